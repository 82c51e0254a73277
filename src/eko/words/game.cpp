// SPDX-License-Identifier: MIT
#include "eko/words/game.h"

#include "eko/rules/ids.h"
#include "eko/rules/refusal.h"
#include "eko/text/awaited.h"
#include "eko/text/counting.h"
#include "eko/words/counted_game.h"
#include "eko/words/desk/open_session.h"
#include "eko/words/guide.h"
#include "eko/words/looking_back/report_files.h"
#include "eko/words/names.h"
#include "eko/words/refusals.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/table/own_commands.h"
#include "eko/words/teller.h"
#include "paper/document.h"
#include "present/language/language.h"
#include "present/language/words.h"
#include "present/shelf/practice.h"
#include "present/shelf/shelf_game_of.h"
#include "present/window/words_of_panels.h"
#include "session/dice.h"
#include "session/game_files.h"
#include "store/holder.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

using text::AwaitedKind;

const char* asked_briefly(AwaitedKind kind) {
    switch (kind) {
        case AwaitedKind::swap:
            return marked("{player}: swap the emperor?");
        case AwaitedKind::action:
            return marked("{player}: move or build");
        case AwaitedKind::march:
            return marked("{player}: a forced march?");
        case AwaitedKind::exchange:
            return marked("{player}: which captive is given?");
        case AwaitedKind::reinforce:
            return marked("{player}: reinforce a stack");
        case AwaitedKind::over:
            break;
    }
    return marked("The game is over");
}

std::string player_of(const std::string& mark, const session::OnShelf& session, const SeatMarks& marks) {
    const auto seat = std::find_if(session.seats.begin(), session.seats.end(),
                                   [&](const session::Seat& one) { return one.color == mark; });
    return seat == session.seats.end() ? marks.heading(mark).text : seat_name(*seat, &marks);
}

AwaitedWords awaited_words(const session::OnShelf& session, const SeatMarks& marks) {
    const auto awaited = session.awaits ? text::read_awaited(*session.awaits) : std::nullopt;
    if (!awaited) return {};
    if (!awaited->player) return {say(asked_briefly(awaited->kind))};
    const std::string player{to_text(*awaited->player)};
    return {say(asked_briefly(awaited->kind), arg("player", player_of(player, session, marks))), player};
}

std::string refused_words(const Table& table, const Refusal& why) { return refusal(table.board, why); }

}  // namespace

std::string_view Game::id() const { return text::Game::id; }

std::string Game::name() const { return std::string{game_name}; }

std::vector<std::string> Game::missing_files(const session::Resources& resources) const {
    return session::GameFiles{resources, text::Game::folder()}.missing();
}

Game::TakenUp Game::take_up(store::Library& library, store::SessionId id) const {
    auto taken = text::take_up(library, id, boards_, session::DiceSource::from_system());
    if (const auto* holder = std::get_if<store::Holder>(&taken)) return *holder;
    return std::make_unique<OpenSession>(std::get<text::OpenedKept>(std::move(taken)));
}

store::SessionId Game::begin_practice(store::Library& library) const {
    if (const auto untouched = untouched_practice(library, this->id())) return *untouched;
    const auto id = text::begin_session(library, practice_header(), {practice_title(), ""}, boards_);
    library.set_not_counted(id, practice_title());
    return id;
}

std::unique_ptr<const present::Guide> Game::first_game_guide() const {
    return words::first_game_guide(session::Resources::find(), boards_);
}

ShelfGame Game::shelf_game(store::Library& library) const {
    return shelf_game_of<Teller>(library, boards_, {name(), seat_marks, awaited_words, refused_words});
}

std::vector<TourStep> Game::tour() const {
    return {{TourPlace::board, translated("The board"),
             translated("Click a stack, then the field it moves to or builds on; the page shows beforehand what a "
                        "click will do. A right click shows what is on a field and lets you correct it.")}};
}

const std::vector<ReportWords>& Game::reports() const { return once_a_language<report_words>(); }

std::unique_ptr<session::GameCounting> Game::begin_counting(store::Library& library) const {
    return std::make_unique<session::Counting<text::Game>>(library, boards_);
}

CountedGame Game::counted_game() const { return words::counted_game(); }

const GameCommands& Game::commands() const { return own_commands(); }

Handbook Game::handbook(const session::Resources& resources) const {
    return Handbook{resources,
                    session::GameFiles{resources, text::Game::folder()},
                    {{{"turn"}, paper::Paging::one_page},
                     {{"scoring"}, paper::Paging::one_page},
                     {{"rulings"}},
                     {{"recording"}, paper::Paging::one_page}}};
}

HelpSheets Game::help_sheets(const std::string& version) const { return words::help_sheets(version); }

std::vector<TablePlayer> Game::players() const {
    std::vector<TablePlayer> players;
    for (const Color color : colors)
        players.push_back(
            {std::string{to_text(color)}, capital_word(color), capital_word(color), badge(color), word(color)});
    return players;
}

}  // namespace eko::words
