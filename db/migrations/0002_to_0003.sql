-- A repair becomes one step of undo.

PRAGMA user_version = 3;

CREATE TABLE repairs (
    session    INTEGER NOT NULL,
    cut        INTEGER NOT NULL,
    way        TEXT NOT NULL CHECK (way IN ('undo', 'redo')),
    offered_at INTEGER NOT NULL CHECK (offered_at >= 0),
    first      INTEGER NOT NULL CHECK (first >= 1),
    cursor     INTEGER NOT NULL CHECK (cursor >= 0),
    name       TEXT NOT NULL,
    within     INTEGER,
    PRIMARY KEY (session, cut),
    FOREIGN KEY (session, cut) REFERENCES cuts (session, cut) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
