// SPDX-License-Identifier: MIT
// What players of the game can answer in advance: questions that come to them in somebody else's action, and hold up
// the table.
#pragma once

#include "byzantium/counsel/thinking.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "present/table/standing_answers.h"

#include <optional>
#include <string_view>
#include <vector>

namespace byzantium::words {

std::vector<present::StandingChoice> standing_choices();
// A seat that the program plays, at its three strengths.
std::vector<present::StandingChoice> program_choices();
// Nothing: that key is none of these.
std::optional<counsel::Strength> strength_of(std::string_view key);
// The answer of that key to what is asked, legal or not; nothing if something else is asked.
std::optional<byzantium::Entry> standing_entry(const byzantium::Position& now, std::string_view key);

}  // namespace byzantium::words
