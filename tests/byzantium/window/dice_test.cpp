// SPDX-License-Identifier: MIT
// Dice in the window: whose they are, what they do to the chance, and that none is lost.
#include "byzantium/window/sample_table.h"
#include "gui/hands/readable.h"
#include "present/speaking.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using byzantium::words::DiceSide;
using gui_test::Driver;
using present::CommandId;

// Clara's army before Damascus: four dice of hers, four of Basil's.
struct AtDamascus : gui_test::SampleTable {
    AtDamascus() : SampleTable{64} {}

    bool says(const std::string& canvas, const std::string& text) {
        const auto all = driver().canvas(canvas).written();
        return std::any_of(all.begin(), all.end(),
                           [&](const gui::Drawn& one) { return one.text.find(text) != std::string::npos; });
    }
    bool is_told() { return driver().desk().dice()->complete(); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dice_in_the_window)

BOOST_AUTO_TEST_CASE(lie_beside_their_players_and_their_chance) {
    AtDamascus table;
    for (const char* text : {"Clara's", "Basil's", "Attacker", "Damascus falls", "before the"})
        BOOST_TEST(table.says("decision", text), text);
    BOOST_TEST(!table.says("decision", "after the roll"));
    table.driver().type("64351544");
    BOOST_TEST(table.is_told());
    BOOST_TEST(table.says("decision", "after the roll"));
}

BOOST_AUTO_TEST_CASE(have_all_their_keys_below_them_in_a_language_with_long_words) {
    const Speaking speaking{"de"};
    AtDamascus table;
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.type("643515");
    BOOST_TEST(table.says("decision", driver.desk().page().hint));
    driver.key('H');
    BOOST_TEST(table.says("decision", driver.desk().page().hint));
    BOOST_TEST(gui_test::hard_to_read(driver.canvas("decision"), 11) == std::vector<std::string>{},
               boost::test_tools::per_element());
}

// Names and chances grow with the text, and took more than half of the room of the dice.
BOOST_AUTO_TEST_CASE(are_hardly_smaller_in_larger_text_and_their_names_are_whole) {
    for (const bool says_missing : {false, true}) {
        const auto side_at = [&](double text) {
            AtDamascus table;
            Driver& driver = table.driver();
            driver.look(gui::Tone::light, text, {1280, 720});
            if (says_missing) driver.key(WXK_RETURN);
            BOOST_TEST(driver.has_area("decision", "message:trouble") == says_missing);
            BOOST_TEST(gui_test::hard_to_read(driver.canvas("decision"), 11) == std::vector<std::string>{},
                       boost::test_tools::per_element());
            const gui::Area* const die = driver.canvas("decision").area("die:defender:1");
            BOOST_REQUIRE(die != nullptr);
            return die->where.w;
        };
        const double usual = side_at(1);
        for (const double text : {1.3, 1.5}) {
            const double larger = side_at(text);
            BOOST_TEST(larger >= 0.75 * usual, "at text " << text << ": " << larger << " of " << usual);
        }
    }
}

BOOST_AUTO_TEST_CASE(keep_their_faces_through_hits_and_back) {
    AtDamascus table;
    table.driver().type("643");
    table.driver().key('H');
    BOOST_TEST(table.driver().canvas("decision").area("hits:attacker") != nullptr);
    table.driver().key('H');
    BOOST_TEST(table.driver().desk().dice()->faces(DiceSide::attacker).at(2).value() == 3);
    BOOST_TEST(!table.driver().desk().dice()->faces(DiceSide::attacker).at(3).has_value());
}

BOOST_AUTO_TEST_CASE(that_were_undone_lie_there_again) {
    AtDamascus table;
    table.driver().type("64351544");
    table.driver().key(WXK_RETURN);
    BOOST_REQUIRE(table.driver().entries() == 65U);
    table.driver().run(CommandId::undo);
    BOOST_REQUIRE(table.driver().desk().dice() != nullptr);
    BOOST_TEST(table.is_told());
    BOOST_TEST(table.says("decision", "You undid these dice: Enter accepts them again, a digit starts over."));
    table.driver().type("1");
    BOOST_TEST(!table.is_told());
}

BOOST_AUTO_TEST_CASE(are_large_in_the_table_view_until_the_next_entry) {
    AtDamascus table;
    table.driver().run(CommandId::table_window);
    BOOST_REQUIRE(gui_test::until([&] { return table.driver().has_area("table view", "dice"); }));
    table.driver().type("64351544");
    BOOST_TEST(table.says("table view", "after the roll"));
    BOOST_TEST(table.driver().canvas("table view").area("dice")->where.h >
               table.driver().canvas("table view").area("question")->where.h);
    table.driver().key(WXK_RETURN);
    BOOST_TEST(table.driver().has_area("table view", "dice"));
}

BOOST_AUTO_TEST_SUITE_END()
