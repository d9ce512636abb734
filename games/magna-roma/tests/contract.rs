//! The laws every game has to keep.

ludi_engine::conformance!(ludi_magna_roma::MagnaRoma);
