// SPDX-License-Identifier: MIT
// A game at run time: which one it is, how its sessions are begun and taken up, and what it shows on the pages that
// every game has. Texts are in the current language. Each game has one object of its own class whose state never
// changes, so any thread may use it, each with its own library.
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
#include "present/window/preferences.h"
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
    // Files that belong to the program but are missing.
    virtual std::vector<std::string> missing_files(const session::Resources& resources) const = 0;

    // --- Sessions. All of these throw wording::Failure and then change nothing.
    using TakenUp = std::variant<std::unique_ptr<OpenSession>, store::Holder>;
    // Takes up a session of this game; or tells who holds it already. The library must outlive the open session.
    virtual TakenUp take_up(store::Library& library, store::SessionId id) const = 0;
    // Begins a session for trying things out. It never counts.
    virtual store::SessionId begin_practice(store::Library& library) const = 0;
    // What the game does for a list of sessions. The library must outlive it.
    virtual ShelfGame shelf_game(store::Library& library) const = 0;

    // The guide to a first game; nullptr if the game has none. Throws wording::Failure.
    virtual std::unique_ptr<const Guide> first_game_guide() const = 0;
    // The steps of the tour that the game adds for its own tables.
    virtual std::vector<TourStep> tour() const = 0;

    // --- Looking back
    // In the order in which they are offered; at least one.
    virtual const std::vector<ReportWords>& reports() const = 0;
    // The page of the handbook that explains the scores.
    virtual HelpPage scoring_page() const = 0;
    // Counts its sessions for statistics. The library must outlive it. Throws store::StoreError.
    virtual std::unique_ptr<session::GameCounting> begin_counting(store::Library& library) const = 0;
    virtual CountedGame counted_game() const = 0;

    // --- The window
    virtual const GameCommands& commands() const = 0;
    virtual Handbook handbook(const session::Resources& resources) const = 0;
    // `version`: of the program.
    virtual HelpSheets help_sheets(const std::string& version) const = 0;
    // Whether the game rolls dice. Preferences about dice are shown only if a game does.
    virtual Dice dice() const = 0;
    // One player for each mark that the game has.
    virtual std::vector<TablePlayer> players() const = 0;
};

// In the order in which they are offered; at least one.
using Games = std::vector<const Game*>;

// nullptr if there is none of this id.
const Game* game_of(const Games& games, std::string_view id);

}  // namespace present
