//! Serves the web table while it is being built.

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let db = args.next().expect("a database");
    let addr = args.next().expect("an address").parse().expect("an address");
    let mut config = ludi_web::Config::new(db, addr);
    if let Some(step) = args.next() {
        config.pace.step = std::time::Duration::from_millis(step.parse().expect("milliseconds"));
        config.pace.grace = config.pace.step;
    }
    ludi_web::serve(config, |_| {}).await.expect("a server");
}
