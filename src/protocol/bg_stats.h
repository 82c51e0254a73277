// SPDX-License-Identifier: MIT
// A finished session for BG Stats, an app that keeps plays of board games: as a link that opens its form, and as a
// *.bgsplay file. Both have exactly the fields that the app reads; every truth value is written, for it fails on those
// left out.
//
// Ids are uuids of version 5. The play's comes from the session's uuid, so that what is exported again takes the
// place of what was there; a player's comes from the name, so that Anna is one person in all sessions.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace protocol {

struct BgGame {
    std::string name;
    std::optional<int> bgg_id;  // BoardGameGeek's number; left out while nobody has looked it up
    int year;
};

struct BgPlayer {
    std::string name;
    std::string role;  // the colour
    int score;
    int rank;  // from 1; players who are level share it
    bool winner;
    bool starts;
    bool is_named;  // at the table
};

struct BgPlay {
    std::string source;        // the program's name
    std::string session_uuid;  // as libraries write it
    std::string begun;         // by the clock of the table, for a play has its local day: 2026-03-01T19:30:00
    std::string changed;       // likewise
    std::string place;         // may be empty
    std::string board;         // how it ended, in a few words
    std::string comments;
    int rounds;
    int minutes;  // at the table; 0: not known
    bool counted;
    BgGame game;
    std::vector<BgPlayer> players;  // in seating order
};

// Both throw std::runtime_error if the session's uuid is none.
std::string bg_stats_link(const BgPlay& play);
std::string bg_stats_file(const BgPlay& play);

// With every byte but letters, digits and -._~ as %XX.
std::string percent_encoded(const std::string& text);

}  // namespace protocol
