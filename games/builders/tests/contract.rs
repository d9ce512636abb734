ludi_engine::conformance!(ludi_builders::Builders);
