// SPDX-License-Identifier: MIT
// What a whole table reads from where it sits.
#pragma once

#include "eko/text/session.h"
#include "eko/words/desk/desk.h"
#include "eko/words/table/player_view.h"
#include "paper/table.h"

#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// "Turn 12"; before the first one, that it is.
std::string turn_words(int turn);

struct TableView {
    std::string turn;
    std::string question;
    std::optional<paper::Badge> speaker;  // none when nobody is asked
    std::vector<PlayerView> players;      // in seating order
    std::string last;                     // the last entry; empty before the first
    std::string outlook{};                // who can win soon, as far as it is known
};

// Of what lies on the table now.
TableView table_view(const Names& names, const eko::text::Session& session);

}  // namespace eko::words
