-- A library of sessions, complete, in its newest version. A file for one session has the same schema.
-- db/README.md says what each table is for and how to change it. Times are UTC text, 2026-03-01T19:30:00Z; they
-- are told to people and never decide an order.

PRAGMA application_id = 1281848424;  -- "Lgth"
PRAGMA user_version = 5;

-- The boards as printed, each kept once: a session stays on the one it was begun on, whatever board later versions of
-- the program bring along.
CREATE TABLE boards (
    id   INTEGER PRIMARY KEY,
    text TEXT NOT NULL CHECK (json_valid(text))
) STRICT;

CREATE TABLE sessions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,  -- of this file alone, never used twice
    uuid        TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36 AND uuid NOT GLOB '*[^0-9a-f-]*'),  -- the same in every file
    title       TEXT NOT NULL,
    place       TEXT NOT NULL,                      -- where it is played
    board       TEXT NOT NULL,                      -- what the header calls it
    header      TEXT NOT NULL CHECK (json_valid(header)),  -- first line of the journal
    created_at  TEXT NOT NULL,
    changed_at  TEXT NOT NULL,                      -- when that changed which is not told by the last entry
    taken_up    INTEGER NOT NULL,                   -- grows whenever a session of this file is taken up: order of lists
    revision    INTEGER NOT NULL,                   -- grows when entries change in another way than by one more
    cursor      INTEGER CHECK (cursor >= 0),        -- entries that count, those beyond can be redone; NULL: all of them
    standing    TEXT CHECK (standing IS NULL OR json_valid(standing)),  -- awaited at the cursor, or at the beginning
    finished_by TEXT,                               -- how the game ended, if it is over at the cursor
    archived_at TEXT,
    trashed_at  TEXT,
    not_counted TEXT,                               -- why statistics leave it out; NULL: it counts
    state       TEXT NOT NULL GENERATED ALWAYS AS (
        CASE WHEN trashed_at IS NOT NULL THEN 'trashed'
             WHEN archived_at IS NOT NULL THEN 'archived'
             WHEN finished_by IS NOT NULL THEN 'finished'
             ELSE 'open' END) VIRTUAL,
    printed_board INTEGER REFERENCES boards (id),   -- NULL: the header holds it, or it was begun before boards were kept
    game        TEXT NOT NULL DEFAULT 'byzantium'   -- as the header names it
) STRICT;

CREATE INDEX sessions_by_taken_up ON sessions (taken_up);

CREATE TABLE players (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL CHECK (seat >= 1),     -- clockwise
    color   TEXT NOT NULL,                          -- or whatever tells the players of the game apart
    name    TEXT NOT NULL,                          -- empty: not named
    PRIMARY KEY (session, seat),
    UNIQUE (session, color)
) STRICT, WITHOUT ROWID;

CREATE TABLE rulings (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    ruling  TEXT NOT NULL,
    choice  TEXT NOT NULL,
    PRIMARY KEY (session, ruling)
) STRICT, WITHOUT ROWID;

-- The journal: the only truth. Numbers run from 1 without a gap. One key of both, because SQLite adds a row behind all
-- others of its table with one page written; to an index, or a table without rowid, with several when a page is full.
-- No foreign key, which would search all entries for those of one session: they are deleted with it by hand.
CREATE TABLE entries (
    id            INTEGER PRIMARY KEY CHECK ((id & 4294967295) >= 1),  -- session * 2^32 + number
    session       INTEGER GENERATED ALWAYS AS (id >> 32) VIRTUAL,
    number        INTEGER GENERATED ALWAYS AS (id & 4294967295) VIRTUAL,
    text          TEXT NOT NULL CHECK (json_valid(text)),
    position_hash INTEGER NOT NULL,                 -- of the position it led to; 64 bits, read as signed
    hash_format   INTEGER NOT NULL,                 -- how that was reckoned; only the same can be compared
    program       TEXT NOT NULL,                    -- version of the program that wrote it
    written_at    TEXT NOT NULL,
    step          INTEGER NOT NULL CHECK (step BETWEEN 1 AND (id & 4294967295)),  -- number of its act's first entry
    step_name     TEXT NOT NULL,                    -- what undo takes back, in words; empty: not named
    standing      TEXT                              -- JSON: what is awaited after it, for lists
) STRICT;

-- What was put aside: by a new entry after an undo, or by a repair in the past. Never replayed.
CREATE TABLE cuts (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    cut     INTEGER NOT NULL CHECK (cut >= 1),      -- in the order they were made
    cut_at  TEXT NOT NULL,
    reason  TEXT NOT NULL CHECK (reason IN ('undone', 'repaired')),
    PRIMARY KEY (session, cut)
) STRICT, WITHOUT ROWID;

CREATE TABLE cut_entries (
    session       INTEGER NOT NULL,
    cut           INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number >= 1),    -- the one it had
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

-- A repair is one step of undo: this brings back what it put aside. Undo takes the entries of the cut back and leaves a
-- cut of its own behind, with which redo does the same. A row goes when a later entry makes that impossible; its cut stays.
CREATE TABLE repairs (
    session    INTEGER NOT NULL,
    cut        INTEGER NOT NULL,                    -- its entries come back
    way        TEXT NOT NULL CHECK (way IN ('undo', 'redo')),   -- by this command
    offered_at INTEGER NOT NULL CHECK (offered_at >= 0),        -- while the cursor is here
    first      INTEGER NOT NULL CHECK (first >= 1), -- they take the place of all entries from this one on
    cursor     INTEGER NOT NULL CHECK (cursor >= 0),            -- that comes back with them
    name       TEXT NOT NULL,                       -- what is undone or redone, in words
    within     INTEGER,                             -- the cut that must come back before; NULL: none
    PRIMARY KEY (session, cut),
    FOREIGN KEY (session, cut) REFERENCES cuts (session, cut) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Of sessions that are over at their cursor. Nobody need have won, nor whoever has the first place.
CREATE TABLE scores (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    score   INTEGER NOT NULL,
    place   INTEGER NOT NULL CHECK (place >= 1),    -- players who are level share a place
    winner  INTEGER NOT NULL CHECK (winner IN (0, 1)),
    facts   TEXT NOT NULL CHECK (json_valid(facts)),        -- what else the game says of the player's end
    PRIMARY KEY (session, seat),
    FOREIGN KEY (session, seat) REFERENCES players (session, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The same as versions 1 to 3 had it; programs of then, which open this file for reading, ask for it by these names.
CREATE VIEW results AS
SELECT session, seat, json_extract(facts, '$.byzantine_vp') AS byzantine_vp, json_extract(facts, '$.arab_vp') AS arab_vp,
       score AS total, place, winner, facts
FROM scores;

-- What was counted over a session, so that statistics need not replay it. Good as long as the session still has the
-- revision and the number of entries that were counted; else, or if there is none, it is counted anew.
CREATE TABLE summaries (
    session  INTEGER PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    entries  INTEGER NOT NULL,
    text     TEXT NOT NULL CHECK (json_valid(text))
) STRICT;

-- What the table wrote down beside the game.
CREATE TABLE notes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session    INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number     INTEGER CHECK (number >= 0),         -- after that many entries; NULL: of the whole session
    text       TEXT NOT NULL,
    written_at TEXT NOT NULL
) STRICT;

CREATE INDEX notes_by_session ON notes (session);

-- What players said in advance: their seats give these answers when they are asked. Never truth: an answer given so is an
-- entry like any other.
CREATE TABLE standing_answers (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    answer  TEXT NOT NULL,                          -- as the game names it
    during  TEXT,                                   -- the turn it holds for, as the game names it; NULL: until taken back
    PRIMARY KEY (session, seat, answer),
    FOREIGN KEY (session, seat) REFERENCES players (session, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- For statistics: one row for each player of each session that is over and counts.
CREATE VIEW counted_results AS
SELECT s.uuid, s.title, s.board, s.place AS played_at, s.changed_at, s.finished_by, p.seat, p.color, p.name,
       r.byzantine_vp, r.arab_vp, r.total, r.place, r.winner, s.game, r.facts
FROM results r JOIN players p USING (session, seat) JOIN sessions s ON s.id = r.session
WHERE s.not_counted IS NULL AND s.trashed_at IS NULL;
