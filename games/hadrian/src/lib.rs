//! Hadrian's Wall.
