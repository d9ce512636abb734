-- How fast the bots of a table move, as a word of the program that serves it.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';
-- What came out of looking back at a game, as JSON, by the version of the analysis.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    found TEXT NOT NULL
) STRICT, WITHOUT ROWID;
