// SPDX-License-Identifier: MIT
// What players of the game can answer in advance: questions that come to them in somebody else's action, and hold up
// the table.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "present/table/standing_answers.h"

#include <optional>
#include <string_view>
#include <vector>

namespace byzantium::words {

std::vector<present::StandingChoice> standing_choices();
// The answer of that key to what is asked, legal or not; nothing if something else is asked.
std::optional<byzantium::Entry> standing_entry(const byzantium::Position& now, std::string_view key);

}  // namespace byzantium::words
