// SPDX-License-Identifier: MIT
// Byzantium at run time, for pages of any game.
#pragma once

#include "byzantium/text/boards.h"
#include "present/game.h"
#include "session/counting.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/records.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::words {

class Game : public present::Game {
public:
    Game();

    // Those that come with the program, and the user's own beside that library; empty: the usual one.
    byzantium::text::Boards boards_beside(const std::filesystem::path& library) const;

    std::string_view id() const override;
    std::string name() const override;
    std::vector<std::string> missing_files(const session::Resources& resources) const override;
    TakenUp take_up(store::Library& library, store::SessionId id) const override;
    store::SessionId begin_practice(store::Library& library) const override;
    present::ShelfGame shelf_game(store::Library& library) const override;
    std::unique_ptr<const present::Guide> first_game_guide() const override;
    std::vector<present::TourStep> tour() const override;
    const std::vector<present::ReportWords>& reports() const override;
    present::HelpPage scoring_page() const override;
    std::unique_ptr<session::GameCounting> begin_counting(store::Library& library) const override;
    present::CountedGame counted_game() const override;
    const present::GameCommands& commands() const override;
    present::Handbook handbook(const session::Resources& resources) const override;
    present::HelpSheets help_sheets(const std::string& version) const override;
    present::Dice dice() const override { return present::Dice::rolled; }
    std::vector<present::TablePlayer> players() const override;

private:
    session::Resources resources_;
};

}  // namespace byzantium::words
