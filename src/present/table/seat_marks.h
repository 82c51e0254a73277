// SPDX-License-Identifier: MIT
// What distinguishes the seats of a game, usually colours. In the current language.
#pragma once

#include "paper/table.h"
#include "session/seat.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// Keys are those of session::Seat::color. The word for a key that only a later program knows is the key.
struct SeatMarks {
    std::string by;                                              // for programs: "color"; never translated
    std::vector<std::string> keys;                               // in the order in which they are offered
    std::function<std::string(const std::string& key)> word;     // "red"
    std::function<paper::Cell(const std::string& key)> heading;  // "Red", with its mark
    std::string label;                                           // of the menu that chooses one: "Colour"
    std::string what;                                            // heads a table of them: "colour"
    std::string file;                                            // of their chart; never translated
    std::string tab;
    std::string title;
    std::string text;
};

// The key that a typed word means: the key itself or its word in the current language, ignoring case. Both may be
// shortened as long as only one key fits; a whole one counts before the beginning of another.
std::optional<std::string> key_meant(const SeatMarks& marks, std::string_view typed);

struct SeatColour {
    std::string key;
    std::string word;     // "red"
    std::string capital;  // "Red"
    paper::Badge badge;
};
// The marks of a game whose seats have these colours.
SeatMarks colour_marks(const std::vector<SeatColour>& colours);

// The seat's name, shortened and without control characters; if it is empty, what the game calls the seat. Without
// marks (an unknown game), its key.
std::string seat_name(const session::Seat& seat, const SeatMarks* marks);
// "Anna, Boris, Green"
std::string players_words(const std::vector<session::Seat>& seats, const SeatMarks* marks);

}  // namespace present
