# The Debian package in a container:
#   cargo install cargo-deb && cargo deb -p ludi && docker build -t ludi .
FROM debian:stable-slim
COPY target/debian/ludi_*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/ludi_*.deb && rm -rf /tmp/ludi_*.deb /var/lib/apt/lists/*
USER ludi
WORKDIR /var/lib/ludi
VOLUME /var/lib/ludi
EXPOSE 8080
ENV LUDI_DB=/var/lib/ludi/ludi.db
CMD ["ludi", "serve", "--addr", "0.0.0.0:8080"]
