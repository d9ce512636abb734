//! Moving a site.
