// SPDX-License-Identifier: MIT
// Dice in the window: whose they are, what they do to the chance, and that none is lost.
#include "byzantium/rules/awaits.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/head_view.h"
#include "gui/hands/readable.h"
#include "present/speaking.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
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

// Before a roll with many dice.
struct ManyDice {
    ManyDice() {
        gui_test::put_into(file_, gui_test::a_battle(6, 3).game, "many dice");
        driver_.emplace(file_);
        driver_->go_on();
    }
    Driver& driver() { return *driver_; }

private:
    support::Folder folder_;
    std::filesystem::path file_ = folder_ / "library.logothete";
    std::optional<Driver> driver_;
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

// The third line of the question lay under the tools.
BOOST_DATA_TEST_CASE(the_question_about_them_stays_above_the_tools,
                     boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    ManyDice table;
    for (const double text : {1.0, 1.5, 2.5}) {
        table.driver().look(gui::Tone::light, text, {1280, 720});
        gui::Canvas& header = table.driver().canvas("header");
        const gui::Area question = *header.area("question");
        std::size_t lines = 0;
        for (const gui::Drawn& one : header.written()) {
            if (one.text.empty() || !question.tip.starts_with(one.text.substr(0, 12))) continue;
            ++lines;
            BOOST_TEST(one.where.y >= question.where.y - 1, one.text + " at " + std::to_string(text));
            BOOST_TEST(one.where.bottom() <= question.where.bottom() + 1, one.text + " at " + std::to_string(text));
        }
        BOOST_TEST(lines > 0U);
    }
}

// Six of them were as low as the letters beside them.
BOOST_AUTO_TEST_CASE(beside_many_dice_words_shrink_before_the_dice_do) {
    const Speaking speaking{"nl"};
    ManyDice table;
    table.driver().look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(table.driver().canvas("decision").area("die:attacker:1")->where.w >= 26);
}

// They were the "Defender's", of nobody, and the mover was shown to decide.
BOOST_AUTO_TEST_CASE(of_the_fleet_are_those_of_its_holder) {
    gui_test::FourAtTable four{"sail", 1};
    Driver& driver = four.driver();
    driver.type(driver.desk().page().rows.front().key);
    const auto* const roll = std::get_if<byzantium::AwaitRoll>(&driver.position().awaits);
    BOOST_TEST_REQUIRE((roll != nullptr && roll->what == byzantium::RollFor::fleet));
    const auto says = [&](const std::string& text) {
        const auto all = driver.canvas("decision").written();
        return std::any_of(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == text; });
    };
    const byzantium::Color holder = byzantium::fleet_holder(driver.position()).value();
    BOOST_TEST_REQUIRE((holder != roll->player));
    BOOST_TEST(says("The Byzantine fleet"));
    BOOST_TEST(says(driver.desk().names().label(holder)));
    BOOST_TEST(!says("Defender"));
    BOOST_TEST((byzantium::words::answering(driver.position()) == holder));
    BOOST_TEST((byzantium::words::head_view(driver.desk().names(), driver.position()).speaker == holder));
}

// "Weiterfa" stood above "hren", and the other answer was cut, beside prices and a chance.
BOOST_DATA_TEST_CASE(are_asked_for_by_rows_that_are_read_whole, boost::unit_test::data::make({"en", "nl", "hu", "de"}),
                     language) {
    const Speaking speaking{language};
    gui_test::FourAtTable four{"sail", 1};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto all = driver.canvas("decision").written();
    for (const auto& row : driver.desk().page().rows) {
        const auto text = present::capitalised(row.text);
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == text; });
        BOOST_TEST_REQUIRE((found != all.end()), text);
        BOOST_TEST(!found->cut.has_value(), text);
        BOOST_TEST((found->letters && found->letters->ink.h < 2 * found->letters->size), text);  // on one line
    }
}

// The table is right, also about the cube by which somebody had the fleet.
BOOST_AUTO_TEST_CASE(of_a_fleet_that_a_correction_took_away_are_still_asked_for) {
    gui_test::FourAtTable four{"sail", 1};
    Driver& driver = four.driver();
    driver.type(driver.desk().page().rows.front().key);
    driver.desk().correct_all({byzantium::SetActionBox{byzantium::ActionBox::byzantine_fleet, {}}}, "no fleet");
    const auto* const roll = std::get_if<byzantium::AwaitRoll>(&driver.position().awaits);
    BOOST_TEST_REQUIRE((roll != nullptr && roll->what == byzantium::RollFor::fleet));
    const auto rows = byzantium::words::dice_rows(driver.desk().names(), driver.position());
    BOOST_TEST(rows.front().role == "The Byzantine fleet");
    BOOST_TEST(!rows.front().mark.has_value());
    BOOST_TEST((byzantium::words::answering(driver.position()) == roll->player));
}

// They moved aside for the chance behind them, and for hits in the plural.
BOOST_AUTO_TEST_CASE(stay_where_they_are_while_they_are_told) {
    for (const double text : {1.0, 1.5}) {
        AtDamascus table;
        Driver& driver = table.driver();
        driver.look(gui::Tone::light, text, {1280, 720});
        const auto last = [&] { return driver.canvas("decision").area("die:defender:4")->where; };
        const gui::Rect before = last();
        for (const char face : std::string{"64351544"}) {
            driver.type(std::string{face});
            BOOST_TEST(last().x == before.x, "at text " << text);
            BOOST_TEST(last().w == before.w, "at text " << text);
        }
        BOOST_TEST(table.is_told());
    }
}

// The names on the map need what they do not.
BOOST_AUTO_TEST_CASE(of_two_rows_leave_the_map_its_room_in_large_text) {
    AtDamascus table;
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(driver.canvas("map").GetClientSize().y > 260);
}

// One row of them needs less room than two.
BOOST_AUTO_TEST_CASE(of_one_row_leave_the_map_its_room_in_large_text) {
    AtDamascus two_rows;
    two_rows.driver().look(gui::Tone::light, 1.5, {1280, 720});
    gui_test::FourAtTable four{"roll", 1};
    Driver& driver = four.driver();
    for (int i = 0; i < 40; ++i, driver.key(WXK_RETURN)) {
        const auto view = driver.desk().dice_view();
        if (view && view->rows.size() == 1 && driver.desk().message().empty()) break;
        if (view) driver.key('R');
    }
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_REQUIRE(driver.desk().dice_view()->rows.size() == 1U);
    BOOST_TEST(driver.canvas("map").GetClientSize().y > two_rows.driver().canvas("map").GetClientSize().y + 30);
    BOOST_TEST(gui_test::hard_to_read(driver.canvas("decision"), 11) == std::vector<std::string>{},
               boost::test_tools::per_element());
    const gui::Area* const die = driver.canvas("decision").area("die:defender:1");
    BOOST_REQUIRE(die != nullptr);
    BOOST_TEST(die->where.h > 50);
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

// "En… B." ran out of the panel.
BOOST_DATA_TEST_CASE(have_a_button_to_confirm_them_that_is_whole,
                     boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    AtDamascus table;
    Driver& driver = table.driver();
    for (const double text : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text, {1280, 720});
        driver.type("64351544");
        const gui::Area* const done = driver.canvas("decision").area("dice:done");
        BOOST_TEST_REQUIRE(done != nullptr);
        BOOST_TEST(done->where.right() < driver.canvas("decision").GetClientSize().x);
        BOOST_TEST(gui_test::hard_to_read(driver.canvas("decision"), 11) == std::vector<std::string>{},
                   boost::test_tools::per_element());
        for (int i = 0; i < 8; ++i) driver.key(WXK_BACK);
    }
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
