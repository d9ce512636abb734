-- How fast the bots of a table move, as a word of the program that serves it.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';
