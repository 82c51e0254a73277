// SPDX-License-Identifier: MIT
// The increase of an army is one answer, a key for each cube, and one act.
#include "byzantium/words/desk/desk.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;

constexpr ArmyBox byzantine_main{Side::byzantine, Box::main};
constexpr ArmyBox arab_move{Side::arab, Box::move};
Entry from_pool(ArmyBox to) { return Increase{Cube::pool, to}; }

}  // namespace

// Two at a table, whose first player is asked for an action.
struct AtIncrease {
    // One key is one input; Enter is another.
    void types(const std::string& keys) {
        for (const char key : keys) BOOST_TEST(desk.type(key), "key " << key << " of " << keys);
    }
    void corrects(std::vector<Setting> settings) { desk.correct_all(std::move(settings), ""); }
    const present::Row& row(const std::string& key) const {
        const auto& rows = desk.page().rows;
        const auto found =
            std::find_if(rows.begin(), rows.end(), [&](const present::Row& one) { return one.key == key; });
        BOOST_TEST_REQUIRE((found != rows.end()), "no row with the key " << key);
        return *found;
    }
    std::vector<Entry> entries() const {
        std::vector<Entry> all;
        for (const auto& record : session.journal().played()) all.push_back(record.entry);
        return all;
    }
    const Display& army(Side side) const { return session.position()[Color::red][side]; }

    Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                    session::DiceSource::from_seed(1)};
    Desk desk{session, Advice::none};
};

BOOST_FIXTURE_TEST_SUITE(increases, AtIncrease)

// The usual three cubes, wherever they go: four keys.
BOOST_AUTO_TEST_CASE(byz_11_three_cubes_are_four_keys_and_one_act) {
    types("B228");
    const std::vector<Entry> wanted{from_pool(byzantine_main), from_pool(byzantine_main), from_pool(arab_move)};
    BOOST_TEST((entries() == wanted));
    BOOST_TEST((session.position().active == Color::blue));
    BOOST_TEST(session.act_of(2).first == 1U);
    desk.undo();
    BOOST_TEST(session.journal().cursor() == 0U);
}

BOOST_AUTO_TEST_CASE(byz_11_fewer_cubes_end_with_enter) {
    types("B22");
    BOOST_TEST(session.journal().size() == 0U);
    desk.confirm();
    BOOST_TEST((entries() == std::vector{from_pool(byzantine_main), from_pool(byzantine_main), Entry{Stop{}}}));
    BOOST_TEST((session.position().active == Color::blue));
}

BOOST_AUTO_TEST_CASE(nobody_increases_by_no_cube) {
    types("B0");
    BOOST_TEST(desk.message() == "Place one cube at least, or go back with Esc.");
    BOOST_TEST(session.journal().size() == 0U);
}

BOOST_AUTO_TEST_CASE(what_lies_on_the_desk_is_told_in_cubes_and_bezants) {
    types("B");
    BOOST_TEST(desk.page().heading == "red (red), place up to 3 cubes, a key for each: into which boxes?");
    BOOST_TEST(row("2").price == "free");
    const std::string before = row("2").note;
    types("2");
    BOOST_TEST(row("2").note != before);
    BOOST_TEST(row("2").note.ends_with("1 new"));
    types("9");
    BOOST_TEST(desk.page().heading == "Where do the next cubes come from?");
    desk.choose(1);
    BOOST_TEST(row("2").price == "3 bezants (Byz.)");
    types("2");
    BOOST_TEST(desk.page().path.back() == "2 × Byzantine Main");
    BOOST_TEST(row("0").price == "in all 3 bezants (Byz.)");
}

// Whoever strikes a key twice means two cubes: nothing that is asked has changed meanwhile.
BOOST_AUTO_TEST_CASE(the_question_stays_while_cubes_are_placed) {
    const auto asked = [&] {
        std::string all = desk.page().heading;
        for (const present::Row& one : desk.page().rows) all += '\n' + one.key + ' ' + one.text;
        return all;
    };
    types("B");
    const std::string before = asked();
    types("2");
    BOOST_TEST(asked() == before);
}

// Its row stays where it was, is grey, and says why.
BOOST_AUTO_TEST_CASE(byz_12_a_box_that_is_full_for_this_action_is_grey_and_says_why) {
    types("B");
    const auto places = desk.page().rows.size();
    BOOST_TEST(!row("1").why_not);
    types("1");
    BOOST_TEST(desk.page().rows.size() == places);
    BOOST_REQUIRE(row("1").why_not.has_value());
    BOOST_TEST(row("1").why_not->find("BYZ-12") != std::string::npos, *row("1").why_not);
    types("1");
    BOOST_TEST(desk.message() == *row("1").why_not);
    BOOST_TEST(desk.page().path.back() == "Byzantine Elite");
    BOOST_TEST(!row("2").why_not);
    BOOST_TEST(row("8").text == "Arab Move");
    desk.explain();
    BOOST_TEST(desk.page().rows.front().text.starts_with("the Byzantine Elite box"));
}

// A click on the box of the display, as on a city of the map.
BOOST_AUTO_TEST_CASE(a_box_that_is_clicked_takes_the_cube_that_is_asked_for) {
    const auto click = [this](Color player, DisplayCount what, int now) {
        desk.touch(byzantium::SetDisplayCount{player, Side::arab, what, now});
    };
    types("B");
    click(Color::red, DisplayCount::levy, 0);
    BOOST_TEST(desk.page().path.back() == "Arab Levy");
    BOOST_TEST(desk.typing() == nullptr);
    types("9");
    click(Color::red, DisplayCount::main, 5);  // where the next cubes come from
    BOOST_TEST(desk.page().path.back() == "Arab Levy");
    BOOST_TEST(desk.typing() == nullptr);
    click(Color::blue, DisplayCount::levy, 0);
    BOOST_TEST(desk.typing() != nullptr);
}

// What is not entered yet is undone before what is.
BOOST_AUTO_TEST_CASE(undo_takes_back_cubes_that_are_not_entered) {
    types("B2");
    desk.confirm();
    const auto entered = session.journal().cursor();
    types("B22");
    BOOST_TEST(desk.undo_name() == "What is not entered yet");
    for (const char* const left : {"Byzantine Main", "Increase an army"}) {
        BOOST_TEST(desk.undo());
        BOOST_TEST(desk.page().path.back() == left);
    }
    BOOST_TEST(desk.undo());  // which action it is, as Esc does
    BOOST_TEST(desk.page().path.empty());
    BOOST_TEST(session.journal().cursor() == entered);
    BOOST_TEST(desk.undo());
    BOOST_TEST(session.journal().cursor() < entered);
}

BOOST_AUTO_TEST_CASE(back_takes_cube_after_cube_and_then_the_action) {
    types("B22");
    for (const int left : {1, 0}) {
        BOOST_TEST(desk.back());
        BOOST_TEST((row("2").note.find("new") != std::string::npos) == (left > 0));
    }
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().heading == "red (red), choose an action.");
    BOOST_TEST(!desk.back());
    BOOST_TEST(session.journal().size() == 0U);
}

// The last free cube is gone: the others cost something, so somebody has to say where they come from.
BOOST_AUTO_TEST_CASE(byz_7_an_empty_pool_asks_for_another_source) {
    corrects({SetPlayerCount{Color::red, PlayerCount::pool, 1}});
    types("B2");
    BOOST_TEST(desk.page().heading == "Where do the next cubes come from?");
    BOOST_TEST(desk.page().rows.back().text == "no more cubes");
    desk.choose(0);
    BOOST_TEST(row("2").price == "3 bezants (Byz.)");
    types("22");
    BOOST_TEST((session.position().active == Color::blue));
    BOOST_TEST(army(Side::byzantine).treasury == 9);
}

// Nobody asked for another source: what comes before the question is the cube placed last, or the action.
BOOST_AUTO_TEST_CASE(back_from_an_empty_pool_goes_no_further) {
    corrects({SetPlayerCount{Color::red, PlayerCount::pool, 1}});
    types("B2");
    BOOST_TEST(desk.back());
    BOOST_TEST(row("2").note.find("new") == std::string::npos);
    types("2");
    BOOST_TEST(desk.page().heading == "Where do the next cubes come from?");
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().heading == "red (red), choose an action.");
    corrects({SetPlayerCount{Color::red, PlayerCount::pool, 0}});
    types("B");
    BOOST_TEST(desk.page().heading == "Where do the next cubes come from?");
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().heading == "red (red), choose an action.");
}

// A table whose increase was begun elsewhere goes on with it.
BOOST_AUTO_TEST_CASE(an_increase_under_way_goes_on) {
    BOOST_REQUIRE(session.submit(session.state(), from_pool(byzantine_main)).has_value());
    Desk later{session, Advice::none};
    BOOST_TEST(later.page().heading == "red (red), place up to 2 cubes, a key for each: into which boxes?");
    BOOST_TEST(later.page().path.empty());
    BOOST_TEST(!later.back());
    BOOST_TEST(later.type('0'));
    BOOST_TEST((entries() == std::vector{from_pool(byzantine_main), Entry{Stop{}}}));
}

BOOST_AUTO_TEST_SUITE_END()
