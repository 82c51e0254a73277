-- Players can say answers in advance.

PRAGMA user_version = 5;

CREATE TABLE standing_answers (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    answer  TEXT NOT NULL,
    during  TEXT,
    PRIMARY KEY (session, seat, answer),
    FOREIGN KEY (session, seat) REFERENCES players (session, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
