//! Recorded games, each of which is a test.

ludi_engine::golden!(ludi_magna_roma::MagnaRoma);
