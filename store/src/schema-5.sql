-- The components of tables, by the SHA-256 of their text: a table brings its own, whatever the program has.
CREATE TABLE packs (
    sha256 TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
