// SPDX-License-Identifier: MIT
// Armies, players and cities as they are typed: "arab", "blue.byzantine", "bulgars", "ank".
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "cli/line/console.h"

#include <optional>
#include <string>
#include <variant>

namespace byzantium::prompt {

// A sentence that says what is wrong with a word, and what would be right.
struct Unknown {
    std::string sentence;
};

// Tells it on console.err; gives the exit status.
int say_unknown(const Unknown& unknown, const cli::Console& console);

// Words may be shortened as long as they fit one thing only; a player must be seated.
std::variant<byzantium::Color, Unknown> player_of(const byzantium::Position& position, const std::string& word);
std::variant<byzantium::CityId, Unknown> city_of(const byzantium::Board& board, const std::string& word);

// Who attacks: an army, or the Bulgars if `army` is none. Without a colour it is `usual`; if there is no usual
// player, the colour is missing.
struct Attacker {
    byzantium::Color player;
    std::optional<byzantium::Side> army;
    bool operator==(const Attacker&) const = default;
};
std::variant<Attacker, Unknown> attacker_of(const byzantium::Position& position, std::optional<byzantium::Color> usual,
                                            const std::string& word);

}  // namespace byzantium::prompt
