// SPDX-License-Identifier: MIT
// The toy game at run time, in words for the window.
#pragma once

#include "present/counter_desk.h"
#include "present/game.h"
#include "present/watched/watched.h"
#include "session/open.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace counter {

class OpenSession : public present::OpenSession {
public:
    explicit OpenSession(OpenedKept opened) : opened_{std::move(opened)}, desk_{opened_.session} {}

    const Session& session() const { return opened_.session; }

    const store::Details& details() const override { return opened_.details; }
    Desk& desk() override { return desk_; }
    present::SeatDesk& seat_desk(std::size_t seat) override {
        return seats_.of(seat, [this] { return std::make_unique<Desk>(opened_.session); });
    }
    present::TableChoices choices() const override { return {{"counting"}, {}}; }
    std::vector<present::Chart> charts() const override;
    std::optional<present::TurnEnd> turn_end(std::size_t) const override { return std::nullopt; }
    bool is_over() const override { return session().position().value == session().table().limit; }
    present::Finale finale() const override;
    present::Watched watched() const override { return present::watched_of_any_game(desk_.table()); }
    // One above the other, as the window has them beside each other.
    std::vector<present::WatchedPlace> places() const override {
        return {{"add:1", {10.26, 20}, 5}, {"add:2", {10.26, 40}, 5}};
    }
    std::string report(const std::string& key, const store::Details& details,
                       const std::vector<store::Entry>& entries) const override;

private:
    OpenedKept opened_;
    Desk desk_;
    present::SeatDesks seats_{};
};

class WindowGame : public present::Game {
public:
    const Boards& boards() const { return boards_; }

    std::string_view id() const override { return KeptGame::id; }
    std::string name() const override { return "Counter"; }
    std::vector<std::string> missing_files(const session::Resources&) const override { return {}; }
    TakenUp take_up(store::Library& library, store::SessionId id) const override;
    store::SessionId begin_practice(store::Library& library) const override;
    present::ShelfGame shelf_game(store::Library& library) const override;
    std::unique_ptr<const present::Guide> first_game_guide() const override { return nullptr; }
    std::vector<present::TourStep> tour() const override { return {}; }
    const std::vector<present::ReportWords>& reports() const override;
    present::HelpPage scoring_page() const override { return {"counting"}; }
    std::unique_ptr<session::GameCounting> begin_counting(store::Library& library) const override;
    present::CountedGame counted_game() const override;
    const present::GameCommands& commands() const override;
    present::Handbook handbook(const session::Resources& resources) const override;
    present::HelpSheets help_sheets(const std::string& version) const override;
    present::Dice dice() const override { return present::Dice::none; }
    std::vector<present::TablePlayer> players() const override;

    // What only its window can do: adds two, or one where there is no room for two.
    static constexpr present::CommandId add_most{"add_most"};

private:
    Boards boards_;
};

}  // namespace counter
