// SPDX-License-Identifier: MIT
// A window opened at a position of every kind that can be awaited: one answer, compared with the engine's.
#include "byzantium/window/answers.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using gui_test::Arranged;
using gui_test::Driver;

// It stands among the finished ones, and nothing is asked.
void is_shown_as_over(Driver& driver) {
    driver.key('2');
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(std::holds_alternative<Over>(driver.position().awaits));
    BOOST_TEST(driver.desk().page().rows.empty());
    BOOST_TEST(!driver.desk().dice());
}

// One answer by chance, and the stop if it leaves an increase under way.
std::vector<Entry> some_act(const Table& table, const Arranged& at, std::uint64_t seed) {
    std::vector<Entry> act{support::RandomPlayer{seed, support::Taste::uniform}.entry(table, at.now)};
    if (std::holds_alternative<AwaitIncrease>(apply(table, at.now, act.front())->after.awaits))
        act.push_back(Decision{Stop{}});
    return act;
}

Position after(const Table& table, Position now, const std::vector<Entry>& act) {
    for (const Entry& entry : act) now = apply(table, now, entry)->after;
    return now;
}

void is_answered(const Arranged& at, std::uint64_t seed, void (*answer)(Driver&, const std::vector<Entry>&)) {
    const support::Folder folder;
    gui_test::put_into(folder / "library", at.game, at.kind);
    Driver driver{folder / "library"};
    if (at.kind == "over") return is_shown_as_over(driver);
    driver.resume();
    BOOST_REQUIRE((driver.position() == at.now));
    const Table table{support::standard_table().board, at.game.header.rulings};
    const auto act = some_act(table, at, seed);
    const int before = driver.inputs();
    answer(driver, act);
    gui_test::count(act.front(), driver.inputs() - before);
    BOOST_TEST_REQUIRE(driver.entries() == at.game.entries.size() + act.size(), driver.desk().message());
    BOOST_TEST((driver.position() == after(table, at.now, act)));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(awaits)

BOOST_AUTO_TEST_CASE(every_kind_is_answered_by_keys) {
    std::map<std::string, int> answered;
    for (const Arranged& at : gui_test::one_of_each(1)) {
        BOOST_TEST_CONTEXT("awaited: " << at.kind) { is_answered(at, 1, gui_test::act_by_keys); }
        ++answered[at.kind];
    }
    BOOST_TEST(answered.size() == std::variant_size_v<Awaits>);
    gui_test::report_inputs("every kind by keyboard");
}

BOOST_AUTO_TEST_CASE(every_kind_is_answered_by_mouse) {
    std::map<std::string, int> answered;
    for (const Arranged& at : gui_test::one_of_each(1)) {
        BOOST_TEST_CONTEXT("awaited: " << at.kind) { is_answered(at, 2, gui_test::act_by_mouse); }
        ++answered[at.kind];
    }
    BOOST_TEST(answered.size() == std::variant_size_v<Awaits>);
    gui_test::report_inputs("every kind by mouse");
}

BOOST_AUTO_TEST_SUITE_END()
