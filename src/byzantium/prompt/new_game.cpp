// SPDX-License-Identifier: MIT
#include "byzantium/prompt/new_game.h"

#include "byzantium/rules/header.h"
#include "byzantium/text/seats.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "cli/line/words.h"
#include "cli/session/new_seats.h"

#include <cstddef>
#include <string>

namespace byzantium::prompt {

using namespace cli;

namespace {

// 1 or 2; Enter is 1.
int choice(Prompt& prompt, const Console& console, const std::string& question) {
    for (;;) {
        const std::string line = answer_to(prompt, question + '\n' + translated("  1 or 2, Enter for 1: "));
        if (line.empty() || line == "1") return 1;
        if (line == "2") return 2;
        console.out << translated("Please type 1 or 2.") << '\n';
    }
}

SeatsWanted seats_wanted(const byzantium::Board& board) {
    return {std::string{words::game_name}, words::seat_marks(), static_cast<std::size_t>(board.setup.fewest_players),
            static_cast<std::size_t>(board.setup.most_players)};
}

byzantium::Rulings ask_rulings(Prompt& prompt, const Console& console) {
    const int elite =
        choice(prompt, console,
               translated("Elite cubes (BYZ-12): 1 = one into each Elite box per action, 2 = one per action in all."));
    const int odd = choice(
        prompt, console,
        translated(
            "Half of the Casualty Pool comes back at the end of a turn (BYZ-60): 1 = rounded up, 2 = rounded down."));
    const int doomed =
        choice(prompt, console,
               translated("Retreat before battle when no way lets the army survive (BYZ-35): 1 = allowed: the army is "
                          "destroyed and the levy may fight, 2 = not possible: the army stands."));
    byzantium::Rulings rulings = byzantium::offered_first;
    if (elite == 2) rulings.elite_limit = byzantium::EliteLimit::per_action;
    if (odd == 2) rulings.casualty_rounding = byzantium::CasualtyRounding::down;
    if (doomed == 2) rulings.doomed_retreat = byzantium::DoomedRetreat::stand;
    return rulings;
}

}  // namespace

std::optional<byzantium::Header> ask_new_game(Prompt& prompt, const Console& console, const byzantium::Board& board,
                                              session::DiceSource& dice) try {
    const auto wanted = seats_wanted(board);
    const auto seats = ask_seats(prompt, console, wanted);
    const auto first = ask_first(prompt, console, seats, wanted.marks, dice);
    return byzantium::text::header_of(board.id, seats, first, ask_rulings(prompt, console));
} catch (const NoMoreAnswers&) {
    return std::nullopt;
}

}  // namespace byzantium::prompt
