//! The board of Magna Roma.

super::plain::plain_board!(ludi_registry::MagnaRoma);
