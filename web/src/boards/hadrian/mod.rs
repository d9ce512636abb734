//! The board of Hadrian's Wall.

super::plain::plain_board!(ludi_registry::Hadrian);
