// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/awaited_words.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/awaited.h"
#include "present/language/words.h"

#include <algorithm>
#include <string>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::text::AwaitedKind;

std::string name_of(const std::string& mark, const session::OnShelf& session, const SeatMarks& marks) {
    const auto seat = std::find_if(session.seats.begin(), session.seats.end(),
                                   [&](const session::Seat& one) { return one.color == mark; });
    return seat == session.seats.end() ? marks.heading(mark).text : seat_name(*seat, &marks);
}

// Shorter than `question`, which needs the position.
const char* asked(AwaitedKind kind) {
    switch (kind) {
        case AwaitedKind::action:
            return translated("{player}: choose an action");
        case AwaitedKind::increase:
            return translated("{player}: place more cubes, or stop");
        case AwaitedKind::march:
            return translated("{player}: go on with the army, or stop");
        case AwaitedKind::fleet:
            return translated("{player}: impose the fleet?");
        case AwaitedKind::sail:
            return translated("{player}: sail, or withdraw the step");
        case AwaitedKind::defence:
            return translated("{player}: stand or retreat?");
        case AwaitedKind::sea_retreat:
            return translated("{player}: allow the retreat by sea?");
        case AwaitedKind::retreat:
            return translated("{player}: where does the army retreat to?");
        case AwaitedKind::levy:
            return translated("{player}: does the levy defend?");
        case AwaitedKind::fight:
            return translated("{player}: whom to fight first?");
        case AwaitedKind::roll:
            return translated("{player}'s attack: the dice");
        case AwaitedKind::losses:
            return translated("{player}: which cubes are lost?");
        case AwaitedKind::garrison:
            return translated("{player}: who holds the city?");
        case AwaitedKind::upkeep:
            return translated("{player}: which cubes leave the game?");
        case AwaitedKind::over:
            break;
    }
    return translated("The game is over");
}

}  // namespace

AwaitedWords awaited_words(const session::OnShelf& session, const SeatMarks& marks) {
    const auto awaited = session.awaits ? byzantium::text::read_awaited(*session.awaits) : std::nullopt;
    if (!awaited) return {};
    if (!awaited->player) return {asked(awaited->kind)};
    const std::string player{to_text(*awaited->player)};
    return {say(asked(awaited->kind), arg("player", name_of(player, session, marks))), player};
}

}  // namespace byzantium::words
