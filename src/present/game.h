// SPDX-License-Identifier: MIT
// A game at run time: which it is, how its sessions are begun and taken up, and what the pages of any game are filled
// with. Words come in the language that is spoken. Each game has one object of its own class, without a state that
// changes: any thread may ask it, each with a library of its own.
#pragma once

#include "present/help/guide.h"
#include "present/help/handbook.h"
#include "present/help/help_pages.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/reports/report_words.h"
#include "present/shelf/shelf_game.h"
#include "present/statistics/counted_game.h"
#include "present/table/open_session.h"
#include "present/table/table_player.h"
#include "present/window/game_commands.h"
#include "session/counting.h"
#include "session/resources.h"
#include "store/holder.h"
#include "store/library.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace present {

class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    // As headers and libraries say it: "byzantium".
    virtual std::string_view id() const = 0;
    // As players say it.
    virtual std::string name() const = 0;
    // Files that should have come with the program, and did not.
    virtual std::vector<std::string> missing_files(const session::Resources& resources) const = 0;

    // --- Sessions. They throw wording::Failure; nothing has changed then.
    using TakenUp = std::variant<std::unique_ptr<OpenSession>, store::Holder>;
    // The session, which is this game's; or who holds it already. The library must outlive what is open.
    virtual TakenUp take_up(store::Library& library, store::SessionId id) const = 0;
    // A new session to try things at. It never counts.
    virtual store::SessionId begin_practice(store::Library& library) const = 0;
    // What it does for a list of sessions; the library must outlive it.
    virtual ShelfGame shelf_game(store::Library& library) const = 0;

    // A first turn told step by step; nullptr if the game tells none. Throws wording::Failure.
    virtual std::unique_ptr<const Guide> first_game_guide() const = 0;
    // What the tour says of its tables itself.
    virtual std::vector<TourStep> tour() const = 0;

    // --- Looking back
    // In the order in which they are offered; at least one.
    virtual const std::vector<ReportWords>& reports() const = 0;
    // The page of the handbook that tells how scores come about.
    virtual HelpPage scoring_page() const = 0;
    // Over its sessions; the library must outlive it. Throws store::StoreError.
    virtual std::unique_ptr<session::GameCounting> begin_counting(store::Library& library) const = 0;
    virtual CountedGame counted_game() const = 0;

    // --- The window
    virtual const GameCommands& commands() const = 0;
    virtual Handbook handbook(const session::Resources& resources) const = 0;
    // `version`: of the program.
    virtual HelpSheets help_sheets(const std::string& version) const = 0;
    // One of each mark that a player can have.
    virtual std::vector<TablePlayer> players() const = 0;
};

// In the order in which they are offered; at least one.
using Games = std::vector<const Game*>;

// nullptr: it is not there.
const Game* game_of(const Games& games, std::string_view id);

}  // namespace present
