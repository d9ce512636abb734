ludi_engine::conformance!(ludi_hadrian::Hadrian);
