// SPDX-License-Identifier: MIT
#include "byzantium/words/game.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/kept.h"
#include "byzantium/words/desk/open_session.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/help/guide.h"
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/help/own_tour.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/shelf/new_session.h"
#include "byzantium/words/shelf/shelf_game.h"
#include "byzantium/words/statistics/counted_game.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/own_commands.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/words.h"
#include "present/shelf/practice.h"
#include "present/window/words_of_panels.h"
#include "session/dice.h"
#include "store/holder.h"
#include "store/library.h"

#include <utility>
#include <variant>

namespace byzantium::words {

using present::translated;

Game::Game() : resources_{session::Resources::find()} {}

byzantium::text::Boards Game::boards_beside(const std::filesystem::path& library) const {
    return byzantium::text::Boards{
        resources_, byzantium::text::OwnBoards{session::board_folders(byzantium::text::Game::folder(), library)}};
}

std::string_view Game::id() const { return byzantium::text::Game::id; }

std::string Game::name() const { return std::string{game_name}; }

std::vector<std::string> Game::missing_files(const session::Resources& resources) const {
    return byzantium::text::files(resources).missing();
}

Game::TakenUp Game::take_up(store::Library& library, store::SessionId id) const {
    auto taken =
        byzantium::text::take_up(library, id, boards_beside(library.file()), session::DiceSource::from_system());
    if (const auto* holder = std::get_if<store::Holder>(&taken)) return *holder;
    return std::make_unique<OpenSession>(std::get<byzantium::text::OpenedKept>(std::move(taken)));
}

// Three players, so that everything of the game can be tried.
store::SessionId Game::begin_practice(store::Library& library) const {
    if (const auto untouched = present::untouched_practice(library, this->id())) return *untouched;
    const auto boards = boards_beside(library.file());
    const auto id = byzantium::text::begin_session(library, practice_header(boards.usual_id()),
                                                   {present::practice_title(), ""}, boards);
    library.set_not_counted(id, present::practice_title());
    return id;
}

present::ShelfGame Game::shelf_game(store::Library& library) const {
    return words::shelf_game(library, boards_beside(library.file()));
}

std::unique_ptr<const present::Guide> Game::first_game_guide() const {
    return words::first_game_guide(resources_, boards_beside({}));
}

std::vector<present::TourStep> Game::tour() const { return own_tour(); }

const std::vector<present::ReportWords>& Game::reports() const { return report_words(); }

present::HelpPage Game::scoring_page() const { return words::scoring_page(); }

std::unique_ptr<session::GameCounting> Game::begin_counting(store::Library& library) const {
    return std::make_unique<byzantium::text::Counting>(library, boards_beside(library.file()));
}

present::CountedGame Game::counted_game() const { return words::counted_game(); }

const present::GameCommands& Game::commands() const { return own_commands(); }

present::Handbook Game::handbook(const session::Resources& resources) const { return words::handbook(resources); }

present::HelpSheets Game::help_sheets(const std::string& version) const { return words::help_sheets(version); }

std::vector<present::TablePlayer> Game::players() const {
    std::vector<present::TablePlayer> players;
    for (const Color color : {Color::red, Color::yellow, Color::blue, Color::green})
        players.push_back(
            {std::string{to_text(color)}, capital_word(color), capital_word(color), badge(color), word(color)});
    return players;
}

}  // namespace byzantium::words
