// SPDX-License-Identifier: MIT
// All that somebody sees who watches a session from elsewhere, on a phone or a television: a value in words, of
// whatever game, that refers to nothing. It can be handed to another thread.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

class OpenTable;
struct Finale;

// "Money", "12".
struct WatchedFact {
    std::string label;
    std::string shown;
    bool operator==(const WatchedFact&) const = default;
};
struct WatchedPart {
    std::string heading;  // may be empty
    std::vector<WatchedFact> facts;
    bool operator==(const WatchedPart&) const = default;
};
// How far a seat has come.
struct WatchedGauge {
    std::string label;        // "Score"
    int now;                  // at least 0
    int most;                 // where a bar of it ends; at least 1
    std::string after;        // "at the end 42"; may be empty
    std::string explanation;  // in sentences; may be empty
    bool operator==(const WatchedGauge&) const = default;
};
struct WatchedSeat {
    std::string key;    // "red"; never translated
    std::string label;  // "Anna (red)"
    paper::Badge badge;
    std::vector<std::string> marks;  // "first player"
    std::vector<WatchedPart> parts;
    WatchedGauge gauge;
    std::vector<std::string> hands;  // what to move on the table after the last act
};
struct WatchedEntry {
    std::size_t number;  // from 1
    std::string text;
    bool operator==(const WatchedEntry&) const = default;
};
// Two pictures of one size. The ground stays as it is, or changes rarely.
struct WatchedBoard {
    paper::Picture ground;
    paper::Picture pieces;
};
// Where a row's place lies (`Row::place`) on these pictures.
struct WatchedPlace {
    std::string key;
    paper::Point middle;
    double radius;  // of what is drawn there, about
};
struct Watched {
    std::string turn;      // "Turn 2 of 3"
    std::string question;  // what is asked, or how the game ended
    std::optional<std::size_t> asked;
    std::vector<WatchedSeat> seats;    // in seating order
    std::vector<std::string> decided;  // once the game is over: what decided it, in sentences
    std::size_t entries = 0;           // that count
    std::vector<WatchedEntry> last;    // newest first
    WatchedBoard board;
};

// The seats of the table as it is now, with nothing but who they are and what their hands have to do; who is asked, and
// the last entries. What is left is the game's.
Watched watched_of_any_game(const OpenTable& table);
// Once the game is over: who has won, in the place of the question, and what decided it.
void tell_end(Watched& watched, Finale end);

}  // namespace present
