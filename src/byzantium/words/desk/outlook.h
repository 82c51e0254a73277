// SPDX-License-Identifier: MIT
// What had better stay in sight while the game goes on: a shortfall to come, Constantinople within reach.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

enum class OutlookKind : std::uint8_t { shortfall, watch, chances };
struct Outlook {
    OutlookKind kind;
    std::string sentence;
    std::string brief{};  // for a single line; empty: the sentence is short
};
// Empty while there is nothing to say, and when the game is over.
std::vector<Outlook> outlooks(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                              AboutTo about_to);

// What a click on it shows.
std::string outlook_tip(OutlookKind kind);

}  // namespace byzantium::words
