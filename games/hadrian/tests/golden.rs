ludi_engine::golden!(ludi_hadrian::Hadrian);
