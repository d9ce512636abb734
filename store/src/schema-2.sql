-- Whether players may ask what a bot would do.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
