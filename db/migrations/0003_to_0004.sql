-- Sessions name their game. Results are a score, a place and whether somebody won; all else is what the game says of it.

PRAGMA user_version = 4;

ALTER TABLE sessions ADD COLUMN game TEXT NOT NULL DEFAULT 'byzantium';

CREATE TABLE scores (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    score   INTEGER NOT NULL,
    place   INTEGER NOT NULL CHECK (place >= 1),
    winner  INTEGER NOT NULL CHECK (winner IN (0, 1)),
    facts   TEXT NOT NULL CHECK (json_valid(facts)),
    PRIMARY KEY (session, seat),
    FOREIGN KEY (session, seat) REFERENCES players (session, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO scores (session, seat, score, place, winner, facts)
SELECT session, seat, total, place, winner, json_object('byzantine_vp', byzantine_vp, 'arab_vp', arab_vp) FROM results;
DROP VIEW counted_results;
DROP TABLE results;

CREATE VIEW results AS
SELECT session, seat, json_extract(facts, '$.byzantine_vp') AS byzantine_vp, json_extract(facts, '$.arab_vp') AS arab_vp,
       score AS total, place, winner, facts
FROM scores;

CREATE VIEW counted_results AS
SELECT s.uuid, s.title, s.board, s.place AS played_at, s.changed_at, s.finished_by, p.seat, p.color, p.name,
       r.byzantine_vp, r.arab_vp, r.total, r.place, r.winner, s.game, r.facts
FROM results r JOIN players p USING (session, seat) JOIN sessions s ON s.id = r.session
WHERE s.not_counted IS NULL AND s.trashed_at IS NULL;
