CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    digest BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES guests (id),
    public INTEGER NOT NULL,
    rematch TEXT REFERENCES tables (id),
    position INTEGER NOT NULL,
    players TEXT NOT NULL,
    turn INTEGER NOT NULL,
    bots_wait INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_open ON tables (changed DESC) WHERE public = 1 AND finished = 0;
CREATE INDEX tables_bots ON tables (changed) WHERE bots_wait = 1;

-- Apart from what everybody may read.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seed BLOB NOT NULL,
    key BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    open INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
