// SPDX-License-Identifier: MIT
// The toy game in a library: begun, played, undone, repaired, killed at every change of a file, opened again, mailed,
// imported, verified and counted.
#include "session/kept.h"
#include "store/bad_disk.h"
#include "store/child.h"
#include "store/exchange.h"
#include "store/library.h"
#include "store/sample.h"
#include "store/verify.h"
#include "support/counter_game.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace counter {
namespace {

namespace fs = std::filesystem;
using store::Library;
using support::Folder;

const KeptHeader of_two{{0}, 10, {"Anna", "Boris"}};
const Boards no_boards;

store::SessionId begun(Library& library, const std::string& title = "Friday") {
    return session::begin_session(library, of_two, {title, "kitchen"}, no_boards);
}

Session taken_up(Library& library, store::SessionId id) {
    auto taken = session::take_up(library, id, no_boards, session::DiceSource::from_seed(1));
    return std::move(std::get<OpenedKept>(taken).session);
}

OpenedKept seen(const Library& library, store::SessionId id) {
    return session::look_at(library, id, no_boards, session::DiceSource::from_seed(1));
}

void play(Session& session, const std::vector<Add>& entries) {
    for (const Add& add : entries) BOOST_TEST_REQUIRE(session.submit(session.state(), add).has_value());
}

void repair_second(Session& session, const Add& instead) {
    Repair draft{session};
    draft.change(2, instead);
    BOOST_TEST_REQUIRE(draft.refused().empty());
    BOOST_TEST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
}

// The values that the table had after each of these.
constexpr int after_each[] = {0, 2, 3, 4, 5, 4, 6, 5};

// An evening, told as far as it came. Each change is one of `after_each`.
void evening(const fs::path& file, const test::Acknowledge& done) {
    auto library = Library::open(file, test::plain());
    const auto id = library.list().at(0).id;
    auto session = taken_up(library, id);
    for (const Add& add : {Add{2, "a"}, Add{1, "b"}, Add{1, "c"}}) {
        if (!session.submit(session.state(), add)) return;
        done();
    }
    repair_second(session, {2, "b again"});
    done();
    session.undo();
    done();
    session.redo();
    if (!session.submit(session.state(), Add{1, "d"})) return;
    done();
    session.undo();
    done();
}

bool is_whole(const fs::path& file, std::size_t acknowledged) {
    auto library = Library::open(file, test::plain());
    if (!store::faults(library).empty() || !session::replay_all(library, no_boards).empty()) return false;
    const auto id = library.list().at(0).id;
    const int value = taken_up(library, id).position().value;
    // The redo before the last entry is a change of its own, and is not acknowledged.
    const bool redone = acknowledged == 5 && value == 5;
    return value == after_each[acknowledged] || redone ||
           (acknowledged + 1 < std::size(after_each) && value == after_each[acknowledged + 1]);
}

// How many changes of files the whole evening makes.
std::size_t kill_everywhere(test::Failure failure) {
    const test::BadDisk quick{test::Failure::none, 0};
    for (std::size_t at_change = 1;; ++at_change) {
        const Folder folder;
        {
            auto library = Library::open(folder / "library", test::plain());
            begun(library);
        }
        test::Child child{[&](const test::Acknowledge& done) {
            const test::BadDisk disk{failure, at_change};
            evening(folder / "library", done);
        }};
        const auto [status, acknowledged] = child.end();
        BOOST_TEST_REQUIRE((status == 0 || status == test::killed_status));
        BOOST_TEST(is_whole(folder / "library", acknowledged), "ended at change " << at_change);
        if (status == 0) return at_change - 1;
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(the_toy_game_in_a_library)

BOOST_AUTO_TEST_CASE(stands_there_with_what_its_header_says) {
    auto library = Library::in_memory();
    const auto id = begun(library);
    const auto details = library.details(id);
    BOOST_TEST(details.game == "counter");
    BOOST_TEST(details.board.empty());
    BOOST_TEST(!details.printed_board.has_value());
    BOOST_TEST(details.header == R"({"game":"counter","start":0,"limit":10,"players":["Anna","Boris"]})");
    const std::vector<store::Player> players{{"even", "Anna"}, {"odd", "Boris"}};
    BOOST_TEST((details.players == players));
    BOOST_TEST(details.standing.awaits.value() == R"({"kind":"add"})");
}

BOOST_AUTO_TEST_CASE(is_as_it_was_when_its_library_is_opened_again) {
    const Folder folder;
    store::SessionId id{};
    {
        auto library = Library::open(folder / "library");
        id = begun(library);
        auto session = taken_up(library, id);
        play(session, {{2, "a"}, {1, "b"}, {1, "c"}});
        repair_second(session, {2, "b again"});
        play(session, {{1, "d"}});
        BOOST_TEST(session.undo());
    }
    auto library = Library::open(folder / "library");
    auto session = taken_up(library, id);
    BOOST_TEST(session.position().value == 5);
    BOOST_TEST(session.journal().size() == 4U);
    BOOST_TEST(session.journal().record(1).entry == (Add{2, "b again"}));
    BOOST_TEST(library.repairs(id).size() == 1U);
    BOOST_TEST(session.undo());  // the repair
    BOOST_TEST(session.position().value == 4);
    BOOST_TEST(session.redo());
    BOOST_TEST(session.redo());
    BOOST_TEST(session.position().value == 6);
}

BOOST_AUTO_TEST_CASE(is_whole_after_a_death_at_any_change) { BOOST_TEST(kill_everywhere(test::Failure::kill) > 10U); }

BOOST_AUTO_TEST_CASE(is_whole_after_a_death_in_any_write) { BOOST_TEST(kill_everywhere(test::Failure::torn) > 10U); }

BOOST_AUTO_TEST_CASE(is_whole_after_a_power_cut) { BOOST_TEST(kill_everywhere(test::Failure::power_cut) > 10U); }

BOOST_AUTO_TEST_CASE(is_won_by_both_or_by_nobody) {
    auto library = Library::in_memory();
    const auto even = begun(library, "even");
    {
        auto session = taken_up(library, even);
        play(session, {{9}, {1, "z"}});
    }
    const auto won = library.details(even).standing.outcome.value();
    const store::Result each{10, 1, true, R"({"last":"z"})"};
    BOOST_TEST((won == store::Outcome{"full", {each, each}}));
    const auto odd = session::begin_session(library, {{0}, 9, {}}, {"odd", ""}, no_boards);
    {
        auto session = taken_up(library, odd);
        play(session, {{9}});
    }
    const auto lost = library.details(odd).standing.outcome.value();
    for (const auto& result : lost.results) {
        BOOST_TEST(!result.winner);
        BOOST_TEST(result.place == 1);
    }
    BOOST_TEST(store::faults(library).empty());
}

BOOST_AUTO_TEST_CASE(goes_out_as_a_journal_and_comes_in_once) {
    auto library = Library::in_memory();
    const auto id = begun(library);
    auto session = taken_up(library, id);
    play(session, {{2, "a"}, {1, "b"}});
    const std::string lines = session::journal_text(session);
    std::istringstream in{lines};
    auto elsewhere = Library::in_memory();
    const auto taken = session::take_over(elsewhere, in, "game", {"From Anna", ""}, no_boards);
    BOOST_TEST_REQUIRE(std::holds_alternative<session::TakenOver>(taken));
    const auto there = seen(elsewhere, std::get<session::TakenOver>(taken).id);
    BOOST_TEST(session::journal_text(there.session) == lines);
    std::istringstream again{lines};
    BOOST_TEST(std::holds_alternative<session::KnownAlready>(
        session::take_over(elsewhere, again, "game", {"Again", ""}, no_boards)));
    std::istringstream too_much{lines + R"({"add":9,"note":""})" + '\n'};
    const auto refused = session::take_over(elsewhere, too_much, "game", {"More", ""}, no_boards);
    BOOST_TEST_REQUIRE(std::holds_alternative<session::NotTaken<KeptGame>>(refused));
    const auto& not_taken = std::get<session::NotTaken<KeptGame>>(refused);
    BOOST_TEST(not_taken.line == 4U);
    BOOST_TEST(in_english(KeptGame::say(not_taken.table, std::get<Refusal>(not_taken.why))) ==
               "The counter goes to 10 only.");
}

BOOST_AUTO_TEST_CASE(is_mailed_with_what_was_undone) {
    const Folder folder;
    auto library = Library::in_memory();
    const auto id = begun(library);
    {
        auto session = taken_up(library, id);
        play(session, {{2, "a"}, {1, "b"}});
        session.undo();
        play(session, {{2, "c"}});
    }
    session::export_session(library, id, {folder / "friday.logothete"});
    auto elsewhere = Library::in_memory();
    const auto file = folder / "friday.logothete";
    const auto taken = session::take_over_file(elsewhere, file, store::IfDiffers::report, no_boards);
    BOOST_TEST_REQUIRE(std::holds_alternative<store::Imported>(taken));
    const auto there = std::get<store::Imported>(taken).session;
    BOOST_TEST(seen(elsewhere, there).session.position().value == 4);
    BOOST_TEST(elsewhere.details(there).game == "counter");
    BOOST_TEST(elsewhere.cuts(there).size() == 1U);
}

BOOST_AUTO_TEST_CASE(is_counted_once_by_the_measures_that_it_names) {
    auto library = Library::in_memory();
    const auto won = begun(library, "won");
    {
        auto session = taken_up(library, won);
        play(session, {{3, "a"}, {7, "b"}});
    }
    const auto lost = session::begin_session(library, {{0}, 9, {"Anna", "Boris"}}, {"lost", ""}, no_boards);
    {
        auto session = taken_up(library, lost);
        play(session, {{9}});
    }
    begun(library, "still open");
    Counting counting{library, no_boards};
    BOOST_TEST(counting.left() == 2U);
    while (counting.left() > 0) counting.step();
    BOOST_TEST_REQUIRE(counting.sessions().size() == 2U);
    BOOST_TEST(counting.sessions()[0].title == "lost");
    const auto& of_won = counting.sessions()[1];
    BOOST_TEST(of_won.game == "counter");
    BOOST_TEST(of_won.seats[1].name == "Boris");
    const session::Summary expected{
        "counter", "full", 2, 0, 0, {10}, {{"even", 10, 1, true, {3, 0}}, {"odd", 10, 1, true, {7, 1}}}};
    BOOST_TEST((of_won.summary == expected));
    for (const auto& player : counting.sessions()[0].summary.players) BOOST_TEST(!player.winner);
    const Counting again{library, no_boards};  // as the library keeps it
    BOOST_TEST(again.left() == 0U);
    BOOST_TEST((again.sessions()[1].summary == expected));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace counter
