// SPDX-License-Identifier: MIT
#include "gui/counter_words.h"

#include "present/shelf/shelf_game_of.h"
#include "session/dice.h"
#include "session/kept.h"
#include "session/resources.h"

#include <stdexcept>
#include <utility>
#include <variant>

namespace counter {

namespace {

present::SeatMarks seat_marks() {
    return present::colour_marks({{"even", "even", "Even", {paper::Shape::circle, paper::Ink::red, "E"}},
                                  {"odd", "odd", "Odd", {paper::Shape::square, paper::Ink::blue, "O"}}});
}

present::AwaitedWords awaited_words(const session::OnShelf& session, const present::SeatMarks&) {
    return {session.awaits.value_or("") == R"({"kind":"add"})" ? "Somebody adds" : "It is full", {}};
}

}  // namespace

std::vector<present::Chart> OpenSession::charts() const {
    present::Chart chart;
    chart.file = "count";
    chart.tab = "Count";
    chart.title = "The counter";
    chart.text = "It says " + std::to_string(session().position().value) + ".";
    chart.picture = {100, 50, "The counter", {}};
    return {chart};
}

present::Finale OpenSession::finale() const {
    const int value = session().position().value;
    present::FinaleBar bar{{}, value, {value}, present::FinaleBar::Counts::yes};
    present::Finale page{"The counter is full",
                         {{{paper::Ink::accent, paper::Hatch::full, paper::Ink::ink}, "Counted"}},
                         value,
                         {},
                         {{present::decided_heading(), {"It was counted to the end."}}}};
    for (const present::TablePlayer& player : desk_.table().looks().players())
        page.players.push_back({1, player.badge, player.name, std::to_string(value), {bar}, {"Counted along."}});
    return page;
}

std::string OpenSession::report(const std::string& key, const store::Details& details,
                                const std::vector<store::Entry>&) const {
    return key + " of " + details.title + ": " + std::to_string(session().position().value) + '\n';
}

WindowGame::TakenUp WindowGame::take_up(store::Library& library, store::SessionId id) const {
    auto taken = session::take_up(library, id, boards_, session::DiceSource::from_seed(1));
    if (const auto* holder = std::get_if<store::Holder>(&taken)) return *holder;
    return std::make_unique<OpenSession>(std::get<OpenedKept>(std::move(taken)));
}

store::SessionId WindowGame::begin_practice(store::Library& library) const {
    KeptHeader header{};
    header.names = {"Anna", "Boris"};
    const auto id = session::begin_session<KeptGame>(library, header, {"Practice", ""}, boards_);
    library.set_not_counted(id, "practice");
    return id;
}

present::ShelfGame WindowGame::shelf_game(store::Library& library) const {
    const auto refusal = [](const Table& table, const Refusal& why) { return Teller{table, {}}.refusal(why); };
    return present::shelf_game_of<Teller>(library, boards_, {name(), seat_marks, awaited_words, refusal});
}

const std::vector<present::ReportWords>& WindowGame::reports() const {
    static const std::vector<present::ReportWords> kinds{
        {"count", "txt", "What it says", "The number alone.", present::Copied::yes}};
    return kinds;
}

std::unique_ptr<session::GameCounting> WindowGame::begin_counting(store::Library& library) const {
    return std::make_unique<Counting>(library, boards_);
}

present::CountedGame WindowGame::counted_game() const {
    present::CountedGame counted;
    counted.id = id();
    counted.name = name();
    counted.measures = KeptGame::measures();
    counted.scores.points = [](int score) { return std::to_string(score) + " points"; };
    counted.scores.step = 1;
    counted.marks = seat_marks();
    return counted;
}

const present::GameCommands& WindowGame::commands() const {
    static const present::GameCommands own{
        {{{add_most, present::Menu::view, "Add as much as fits", "Ctrl+M", "Two, or one at the end."},
          present::CommandId::map}},
        {}};
    return own;
}

present::Handbook WindowGame::handbook(const session::Resources& resources) const {
    return present::Handbook{resources, session::GameFiles{resources, KeptGame::folder()}, {}};
}

present::HelpSheets WindowGame::help_sheets(const std::string& version) const {
    return {present::key_groups({}, present::commands_with(commands())), present::page_key_groups({}),
            present::about_words(version, {"A toy."})};
}

std::vector<present::TablePlayer> WindowGame::players() const {
    std::vector<present::TablePlayer> players;
    const Teller teller{Table{10}, KeptHeader{}};
    for (const auto& seated : teller.players()) players.push_back(seated.seen);
    return players;
}

}  // namespace counter
