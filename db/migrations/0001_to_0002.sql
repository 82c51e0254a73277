-- Boards are kept with their sessions, and what was counted over them; entries get one key, and say how their hashes
-- were reckoned.

PRAGMA user_version = 2;

CREATE TABLE boards (
    id   INTEGER PRIMARY KEY,
    text TEXT NOT NULL CHECK (json_valid(text))
) STRICT;

ALTER TABLE sessions ADD COLUMN printed_board INTEGER REFERENCES boards (id);

ALTER TABLE entries RENAME TO entries_1;
CREATE TABLE entries (
    id            INTEGER PRIMARY KEY CHECK ((id & 4294967295) >= 1),
    session       INTEGER GENERATED ALWAYS AS (id >> 32) VIRTUAL,
    number        INTEGER GENERATED ALWAYS AS (id & 4294967295) VIRTUAL,
    text          TEXT NOT NULL CHECK (json_valid(text)),
    position_hash INTEGER NOT NULL,
    hash_format   INTEGER NOT NULL,
    program       TEXT NOT NULL,
    written_at    TEXT NOT NULL,
    step          INTEGER NOT NULL CHECK (step BETWEEN 1 AND (id & 4294967295)),
    step_name     TEXT NOT NULL,
    standing      TEXT
) STRICT;
INSERT INTO entries (id, text, position_hash, hash_format, program, written_at, step, step_name, standing)
SELECT (session << 32) + number, text, position_hash, 2, program, written_at, step, step_name, standing
FROM entries_1 ORDER BY session, number;
DROP TABLE entries_1;

ALTER TABLE cut_entries RENAME TO cut_entries_1;
CREATE TABLE cut_entries (
    session       INTEGER NOT NULL,
    cut           INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number >= 1),
    text          TEXT NOT NULL CHECK (json_valid(text)),
    position_hash INTEGER NOT NULL,
    hash_format   INTEGER NOT NULL,
    program       TEXT NOT NULL,
    written_at    TEXT NOT NULL,
    step          INTEGER NOT NULL CHECK (step BETWEEN 1 AND number),
    step_name     TEXT NOT NULL,
    PRIMARY KEY (session, cut, number),
    FOREIGN KEY (session, cut) REFERENCES cuts (session, cut) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO cut_entries (session, cut, number, text, position_hash, hash_format, program, written_at, step, step_name)
SELECT session, cut, number, text, position_hash, 2, program, written_at, step, step_name FROM cut_entries_1;
DROP TABLE cut_entries_1;

CREATE TABLE summaries (
    session  INTEGER PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    entries  INTEGER NOT NULL,
    text     TEXT NOT NULL CHECK (json_valid(text))
) STRICT;
