// SPDX-License-Identifier: MIT
// A journal of Ekö replayed line by line as the protocol says, and held as a session: undone, redone, repaired.
#include "eko/support/scene.h"
#include "eko/text/session.h"
#include "session/tree_count.h"
#include "support/replayed.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace eko;
using namespace eko_support;
using Json = nlohmann::json;

const std::string small_header =
    R"({"game":"eko","format":1,"players":[{"color":"cyan"},{"color":"violet"}],"first":"violet",)"
    R"("board":{"format":1,"rows":["-1:1:mmx..","0:0:......","1:0:rvmc."]},)"
    R"("start":{"0,0":"cyan*","1,0":"cyan","5,0":"violet*","4,1":"violet"}})";

struct Answers {
    std::vector<Json> lines;
    support::ReplayEnd end;
};

Answers answers(const std::vector<std::string>& lines, support::ReplayShows shows = {}) {
    std::stringstream journal;
    for (const auto& line : lines) journal << line << '\n';
    std::stringstream out;
    const auto end = support::replay<text::Game>(journal, out, shows);
    std::vector<Json> told;
    for (std::string line; std::getline(out, line);) told.push_back(Json::parse(line));
    return {std::move(told), end};
}

text::Session fresh() {
    const auto header = text::read_header(small_header).value();
    return {text::table_of(header), header, session::DiceSource::from_seed(1)};
}

void enter(text::Session& session, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) BOOST_TEST_REQUIRE(session.submit(session.state(), entry).has_value());
}

Entry entry_of(const std::string& line) {
    const auto header = text::read_header(small_header).value();
    return text::read_entry(text::table_of(header), line).value();
}

const std::vector<std::string> a_turn{std::string{keep}, std::string{keep}, move("5,0", "4,0"), std::string{go_on},
                                      reinforce("4,0", 2)};

}  // namespace

BOOST_AUTO_TEST_SUITE(replays)

BOOST_AUTO_TEST_CASE(each_line_is_answered_and_refused_ones_change_nothing) {
    const auto [lines, end] = answers({small_header, std::string{keep}, std::string{keep}, move("0,0", "2,0"),
                                       move("5,0", "3,1"), "{", "", move("5,0", "4,0")},
                                      {.positions = true, .legal = true});
    BOOST_TEST_REQUIRE(lines.size() == 8U);
    BOOST_TEST((end == support::ReplayEnd::some_refused));
    for (std::size_t n = 0; n < lines.size(); ++n) BOOST_TEST(lines[n]["n"] == n);
    BOOST_TEST(lines[0]["position"]["turn"] == 0);
    BOOST_TEST(lines[0]["legal"].size() == 2U);
    BOOST_TEST(lines[3]["refusal"]["rule"] == "EKO-13");
    BOOST_TEST(lines[4]["refusal"]["rule"] == "EKO-14");
    BOOST_TEST(lines[5]["refusal"]["rule"] == "FORMAT");
    BOOST_TEST(lines[6]["refusal"]["rule"] == "FORMAT");
    BOOST_TEST(lines[6]["position"] == lines[2]["position"]);
    BOOST_TEST(lines[7]["ok"] == true);
    BOOST_TEST(lines[7]["position"]["stacks"].contains("4,0"));
}

BOOST_AUTO_TEST_CASE(an_unusable_header_ends_it) {
    for (const std::string& header : std::vector<std::string>{"", "{}", R"({"game":"byzantium"})"}) {
        const auto [lines, end] = answers({header, std::string{keep}});
        BOOST_TEST((end == support::ReplayEnd::no_header));
        BOOST_TEST_REQUIRE(lines.size() == 1U);
        BOOST_TEST(lines[0]["refusal"]["rule"] == "FORMAT");
    }
}

BOOST_AUTO_TEST_CASE(a_journal_without_fault_is_accepted) {
    std::vector<std::string> journal{small_header};
    journal.insert(journal.end(), a_turn.begin(), a_turn.end());
    const auto [lines, end] = answers(journal);
    BOOST_TEST((end == support::ReplayEnd::all_accepted));
    BOOST_TEST(!lines[0].contains("position"));
}

BOOST_AUTO_TEST_CASE(a_session_is_undone_redone_and_repaired) {
    auto session = fresh();
    for (const auto& line : a_turn) enter(session, {entry_of(line)});
    const Position end = session.position();
    BOOST_TEST((awaited_player(end.awaits) == Color::cyan));
    while (session.undo()) {
    }
    BOOST_TEST((awaited_player(session.position().awaits) == Color::violet));
    while (session.redo()) {
    }
    BOOST_TEST((session.position() == end));
    text::Repair draft{session};
    draft.change(3, entry_of(move("5,0", "3,0")));
    BOOST_TEST(draft.refused() == (std::vector<std::size_t>{5}), boost::test_tools::per_element());
    draft.change(5, entry_of(reinforce("3,0", 1)));
    BOOST_TEST_REQUIRE(draft.refused().empty());
    BOOST_TEST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
    BOOST_TEST(session.position()[Color::violet].reserve == 13);
}

BOOST_AUTO_TEST_CASE(positions_are_counted_by_divide) {
    const auto header = text::read_header(small_header).value();
    const Table table = text::table_of(header);
    const auto branches = session::divide<text::Game>(table, start(table, header), 2);
    BOOST_TEST_REQUIRE(branches.size() == 2U);
    for (const auto& branch : branches) BOOST_TEST(branch.sequences == 2U);
}

BOOST_AUTO_TEST_CASE(a_library_is_told_how_it_ended) {
    auto session = fresh();
    for (const auto& line : a_turn) enter(session, {entry_of(line)});
    const Table& table = session.table();
    BOOST_TEST(!text::Game::standing(table, session.position()).outcome.has_value());
    Position over = session.position();
    over.awaits = Over{{EndReason::last, {Color::violet}, {3, 7, 0, 0}}};
    const auto outcome = text::Game::standing(table, over).outcome.value();
    BOOST_TEST(outcome.reason == "last");
    BOOST_TEST(outcome.results[0].score == 3);
    BOOST_TEST(outcome.results[0].place == 2);
    BOOST_TEST(outcome.results[1].winner);
    over.awaits = Over{{EndReason::empty, {}, {}}};
    const auto nobody = text::Game::standing(table, over);
    for (const auto& result : nobody.outcome->results) {
        BOOST_TEST(result.place == 1);
        BOOST_TEST(!result.winner);
    }
}

BOOST_AUTO_TEST_CASE(it_names_its_rulings_and_seats) {
    const auto header = text::read_header(small_header).value();
    const auto rulings = text::Game::rulings(header);
    BOOST_TEST_REQUIRE(rulings.size() == 6U);
    BOOST_TEST(rulings.front().ruling == "moon_return");
    BOOST_TEST(rulings.front().choice == "yes");
    BOOST_TEST(text::Game::seats(header).back().color == "violet");
    const Table table = text::table_of(header);
    Position now = start(table, header);
    BOOST_TEST(!text::Game::acting(now).has_value());
    now.awaits = AwaitAction{Color::cyan, Which::first};
    BOOST_TEST((text::Game::acting(now) == Color::cyan));
    BOOST_TEST(text::Game::is_by_table(text::Game::give_action(Color::cyan)));
    BOOST_TEST(!text::Game::is_by_table(Decision{Keep{}}));
    const Refusal refusal{.reason = Reason::no_way_there, .field = FieldId{0}};
    BOOST_TEST(in_english(text::Game::say(table, refusal)) == message(table.board, refusal));
}

BOOST_AUTO_TEST_SUITE_END()
