// SPDX-License-Identifier: MIT
// What was counted over one session of any game, as JSON that a library keeps, so statistics need not replay the
// session. It holds only what follows from the entries; who played, where and when is in the library, and may be
// changed there.
#pragma once

#include "wording/sentence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// Something that a game counts, in numbers.
struct Measure {
    // How the values of several results are combined.
    enum class Kind : std::uint8_t { mean, sum, share };

    std::string key;          // for programs and files: "cities"; never translated
    wording::Sentence label;  // for people
    Kind kind;
    int decimals = 0;  // that one value has in a file
};

// All that a game counts beside score, place, winners and length.
struct Measures {
    int format;  // raised whenever something is counted in another way: summaries of before are not read then
    std::vector<Measure> of_table;   // one value for a session
    std::vector<Measure> of_player;  // one for each player
};

struct PlayerCount {
    std::string player;  // as Seat::color
    int score;
    int place;  // from 1; players who are level share it
    bool winner;
    std::vector<double> values;  // in the order of Measures::of_player
    bool operator==(const PlayerCount&) const = default;
};

struct Summary {
    std::string game;
    std::optional<std::string> ended;  // how; nothing: not yet, then scores and places are as if it ended now
    std::size_t entries;               // those that count
    int minutes;                       // at the table; 0: not known
    std::size_t first;                 // the seat that began, from 0
    std::vector<double> values;        // in the order of Measures::of_table
    std::vector<PlayerCount> players;  // in seating order
    bool operator==(const Summary&) const = default;
};

// The index of the measure with this key. Throws std::out_of_range if there is none.
std::size_t place_of(const std::vector<Measure>& measures, std::string_view key);

// {"summary":2,"game":"...","format":N,"ended":"..." or null,"entries":N,"minutes":N,"first":SEAT,"table":{KEY:X,...},
//  "players":[{"player":"red","score":N,"place":N,"winner":true,"values":{KEY:X,...}},...]}, where values of 0 are left
// out. One line, without a line feed.
std::string write_summary(const Summary& summary, const Measures& measures);

// Nothing if this is no summary, is of another game, or was counted in another way: the session is then counted again.
std::optional<Summary> read_summary(std::string_view text, std::string_view game, const Measures& measures);

}  // namespace session
