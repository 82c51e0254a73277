// SPDX-License-Identifier: MIT
// Sentences about standing answers.
#pragma once

#include "present/table/standing_answers.h"

#include <cstddef>
#include <string>

namespace present {

// "Allow the fleet to everybody, this turn"
std::string standing_text(const std::string& choice, Lasting lasting);
// Behind an entry that a standing answer made, and behind an act that holds so many of them.
std::string marked_as_standing(const std::string& entry);
std::string with_standing_in_it(const std::string& act, std::size_t answers);
// "Allow the fleet to everybody, this turn (asked here all the same)"
std::string standing_state(const StandingLine& line);
// "Anna (red): Allow the fleet to everybody, this turn"
std::string standing_line(const std::string& player, const StandingLine& line);
// The heading of all of them, and the words of a button beside one.
std::string standing_heading();
std::string take_back_words();

}  // namespace present
