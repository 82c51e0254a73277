// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/session_rows.h"

#include "byzantium/text/awaited.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/words.h"
#include "present/shelf/shelf_game.h"

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::text::AwaitedKind;

constexpr std::size_t last_shown = 3;

std::string name_of(Color color, const std::vector<Seat>& seats) {
    for (const Seat& seat : seats)
        if (seat.color == color) return player_name(seat);
    return capital_word(color);
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
            return translated("{player}: sail, or take the step back");
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

std::string state_of(const byzantium::text::OnShelf& session) {
    if (!session.awaited) return {};
    if (!session.awaited->player) return asked(session.awaited->kind);
    return say(asked(session.awaited->kind), arg("player", name_of(*session.awaited->player, session.seats)));
}

}  // namespace

SessionRow session_row(const byzantium::text::OnShelf& session, const session::LocalTime& now) {
    SessionRow row = plain_row({session.id,
                                session.game,
                                session.title,
                                session.place,
                                {},
                                session.played,
                                session.shelf,
                                session.not_counted,
                                session.entries,
                                {}},
                               now);
    row.state = state_of(session);
    if (row.title.empty()) row.title = players_words(session.seats);
    for (const Seat& seat : session.seats) row.players.push_back({badge(seat.color), player_name(seat)});
    if (session.awaited && session.awaited->player) row.speaker = badge(*session.awaited->player);
    return row;
}

std::vector<NumberedLine> last_entries(const Names& names, const byzantium::text::Session& session, std::size_t most) {
    std::vector<NumberedLine> lines;
    const auto& journal = session.journal();
    const std::size_t count = journal.cursor();
    for (std::size_t n = count > most ? count - most + 1 : 1; n <= count; ++n)
        lines.push_back({n, headline(names, journal.position_at(n - 1), journal.record(n - 1).entry)});
    return lines;
}

ResumeCard resume_card(const ShelvedSession& listed, const byzantium::text::Session& session) {
    const Names names{session.table().board, session.header()};
    return {listed.row, listed.where, question(names, session.position()), last_entries(names, session, last_shown)};
}

std::string players_words(const std::vector<Seat>& seats) {
    std::string words;
    for (const Seat& seat : seats)
        words = words.empty() ? player_name(seat)
                              : say("{list}, {next}", arg("list", words), arg("next", player_name(seat)));
    return words;
}

}  // namespace byzantium::words
