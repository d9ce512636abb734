-- Passkeys by which guests come back on other devices: what a device needs to find one, and what
-- checks its signatures, as JSON.
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    handle BLOB NOT NULL,
    key TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_guest ON passkeys (guest);
