// SPDX-License-Identifier: MIT
#include "cli/session/seats.h"

#include "cli/line/words.h"
#include "present/language/phrases.h"

namespace cli {

namespace {

constexpr std::size_t longest_name = 20;  // letters

std::string seat_words(const session::Seat& seat, const present::CountedGame* game) {
    const std::string name = present::plain(seat.name, longest_name);
    if (!name.empty()) return name;
    return game != nullptr ? game->marks.heading(seat.color).text : present::plain(seat.color, longest_name);
}

}  // namespace

std::string players_words(const std::vector<session::Seat>& seats, const present::CountedGame* game) {
    std::string words;
    for (const auto& seat : seats)
        words = words.empty() ? seat_words(seat, game)
                              : say("{list}, {next}", arg("list", words), arg("next", seat_words(seat, game)));
    return words;
}

}  // namespace cli
