//! The board of Praetor.

super::plain::plain_board!(ludi_registry::Praetor);
