//! Recorded games: every file below `tests/games` is a test.

ludi_engine::golden!(ludi_template_game::TemplateGame);
