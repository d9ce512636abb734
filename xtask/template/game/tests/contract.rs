//! The laws every game keeps.

ludi_engine::conformance!(ludi_template_game::TemplateGame);
