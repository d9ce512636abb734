-- What whoever runs the site has decided: who may not speak or act, which tables are shut.
CREATE TABLE measures (
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (what, subject)
) STRICT, WITHOUT ROWID;

-- Links by which guests come back on other devices, one for each guest; only digests are kept.
CREATE TABLE returns (
    guest INTEGER PRIMARY KEY REFERENCES guests (id),
    digest BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT;

-- Who said what, so that they can take it back.
CREATE TABLE voices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX voices_guest ON voices (guest);
CREATE INDEX sessions_guest ON sessions (guest);

-- What was said before at a seat is its guest's.
INSERT INTO voices (table_id, position, guest)
SELECT events.table_id, position, guest FROM events
JOIN seats ON seats.table_id = events.table_id
    AND seat = CASE WHEN json_valid(line) THEN json_extract(line, '$.seat') END
WHERE guest IS NOT NULL
    AND CASE WHEN json_valid(line) THEN json_extract(line, '$.say') END IS NOT NULL;
