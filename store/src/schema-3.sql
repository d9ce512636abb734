-- The tables guests have put away: they leave their lists.
CREATE TABLE away (
    guest INTEGER NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
