// SPDX-License-Identifier: MIT
// A click on the table answers what is asked about what lies there, else it begins a correction.
#include "byzantium/words/desk/desk.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;

constexpr auto several = "Several answers fit: click there again for the next one, Enter takes the marked one.";

constexpr auto not_now = "That action is not possible now. A right click there, or F2, corrects whose cube lies in it.";
constexpr auto one_for_each = "Click once for each cube that goes; Enter takes the marked answer.";

}  // namespace

// Two at a table, whose first player is asked for an action.
struct AtTheTable {
    void corrects(std::vector<Setting> settings) { desk.correct_all(std::move(settings), ""); }
    void enters(const Entry& entry) {
        BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
        desk.look_at(session.journal().cursor());
        desk.follow();
    }
    // Red attacks Blue at Jerusalem, and both lose cubes.
    void fights(int hits_of_red, int hits_of_blue) {
        const CityId from = support::city("tabuk");
        const CityId at = support::city("jerusalem");
        corrects({SetArmy{Color::red, Side::arab, from}, cubes(Color::red, Side::arab, DisplayCount::main, 9),
                  cubes(Color::red, Side::arab, DisplayCount::move, 5), SetArmy{Color::blue, Side::byzantine, at},
                  cubes(Color::blue, Side::byzantine, DisplayCount::elite, 2),
                  cubes(Color::blue, Side::byzantine, DisplayCount::main, 6),
                  cubes(Color::blue, Side::byzantine, DisplayCount::move, 2)});
        enters(Move{Side::arab, at});
        enters(Stand{});
        enters(Roll{Hits{hits_of_red, hits_of_blue}});
    }
    static SetDisplayCount cubes(Color player, Side side, DisplayCount what, int count) {
        return {player, side, what, count};
    }
    const Position& now() const { return session.position(); }
    bool corrects_now() const { return desk.typing() != nullptr; }
    const std::string& marked() const { return desk.page().rows.at(desk.selected()).text; }

    Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                    session::DiceSource::from_seed(1)};
    Desk desk{session, Advice::none};
};

BOOST_FIXTURE_TEST_SUITE(touches, AtTheTable)

BOOST_AUTO_TEST_CASE(a_cube_that_is_lost_is_named_by_its_box) {
    fights(0, 1);
    BOOST_REQUIRE((std::get<AwaitLosses>(now().awaits).player == Color::red));
    const int move = now()[Color::red][Side::arab].move;
    desk.touch(cubes(Color::red, Side::arab, DisplayCount::move, move));
    BOOST_TEST(!corrects_now());
    BOOST_TEST(now()[Color::red][Side::arab].move == move - 1);
}

BOOST_AUTO_TEST_CASE(other_boxes_than_those_of_the_loss_are_corrected) {
    fights(0, 1);
    for (const auto& other : {cubes(Color::red, Side::byzantine, DisplayCount::move, 0),
                              cubes(Color::blue, Side::byzantine, DisplayCount::move, 2),
                              cubes(Color::red, Side::arab, DisplayCount::levy, 0),
                              cubes(Color::red, Side::arab, DisplayCount::treasury, 5)}) {
        desk.touch(other);
        BOOST_TEST(corrects_now());
        BOOST_TEST(desk.back());
    }
}

// Without a question about it, and for whoever asks for it, a number is put right.
BOOST_AUTO_TEST_CASE(the_box_of_a_loss_is_still_corrected_by_its_key) {
    fights(0, 1);
    desk.correct(cubes(Color::red, Side::arab, DisplayCount::move, 5));
    BOOST_TEST(corrects_now());
}

BOOST_AUTO_TEST_CASE(each_click_at_a_loss_is_one_more_cube_and_one_too_many_begins_anew) {
    fights(2, 0);
    BOOST_REQUIRE((std::get<AwaitLosses>(now().awaits).player == Color::blue));
    const auto clicks = [&](DisplayCount box) {
        desk.touch(cubes(Color::blue, Side::byzantine, box, 0));
        BOOST_TEST(!corrects_now());
        BOOST_TEST(desk.message() == one_for_each);
        return marked();
    };
    clicks(DisplayCount::main);
    const std::string mixed = clicks(DisplayCount::move);
    BOOST_TEST(mixed.find("1 Main") != std::string::npos, mixed);
    BOOST_TEST(mixed.find("1 Move") != std::string::npos, mixed);
    const std::string anew = clicks(DisplayCount::elite);
    BOOST_TEST(anew.find("Elite") != std::string::npos, anew);
    BOOST_TEST(clicks(DisplayCount::elite).find("2 Elite") != std::string::npos, marked());
    const int elite = now()[Color::blue][Side::byzantine].elite;
    desk.confirm();
    BOOST_TEST(now()[Color::blue][Side::byzantine].elite == elite - 2);
}

BOOST_AUTO_TEST_CASE(a_box_whose_action_is_not_possible_says_so_and_is_corrected_by_its_key) {
    desk.touch(SetActionBox{ActionBox::civil_war_byzantine, {}});
    BOOST_TEST(!corrects_now());
    BOOST_TEST(desk.message() == not_now);
    BOOST_TEST(session.journal().size() == 0U);
    desk.correct(SetActionBox{ActionBox::civil_war_byzantine, {}});
    BOOST_TEST(corrects_now());
}

BOOST_AUTO_TEST_CASE(byz_54_both_cubes_of_a_garrison_are_named_by_their_boxes) {
    const CityId at = support::city("jerusalem");
    corrects(
        {SetArmy{Color::red, Side::arab, support::city("tabuk")}, cubes(Color::red, Side::arab, DisplayCount::main, 9),
         cubes(Color::red, Side::arab, DisplayCount::move, 5), cubes(Color::red, Side::arab, DisplayCount::treasury, 0),
         SetPlayerCount{Color::red, PlayerCount::pool, 0}, SetTokens{at, 1}});
    enters(Move{Side::arab, at});
    enters(Roll{Hits{0, 0}});
    BOOST_REQUIRE(std::holds_alternative<AwaitGarrison>(now().awaits));
    desk.correct_all({cubes(Color::red, Side::arab, DisplayCount::elite, 2)}, "");
    BOOST_TEST(desk.page().rows.at(desk.selected()).text.find("Main") != std::string::npos,
               desk.page().rows.at(desk.selected()).text);  // Enter in passing costs no Elite cube
    const int casualties = now()[Color::red].casualty;
    desk.touch(cubes(Color::red, Side::arab, DisplayCount::move, 4));
    desk.touch(cubes(Color::red, Side::arab, DisplayCount::main, 9));
    BOOST_TEST(!corrects_now());
    BOOST_TEST((now()[at].control == Color::red));
    BOOST_TEST(now()[Color::red][Side::arab].main == 8);
    BOOST_TEST(now()[Color::red].casualty == casualties + 1);
}

// "1 Holzwürfel der Bewegung" lay under the name of the next city but one.
BOOST_AUTO_TEST_CASE(on_the_map_move_cubes_are_paid_in_few_letters) {
    corrects({SetArmy{Color::red, Side::arab, support::city("tabuk")},
              cubes(Color::red, Side::arab, DisplayCount::main, 5),
              cubes(Color::red, Side::arab, DisplayCount::move, 5)});
    desk.type('F');
    desk.choose(1);  // the Arab army
    bool paid = false;
    for (std::size_t i = 0; i < desk.page().rows.size(); ++i) {
        const auto& row = desk.page().rows[i];
        if (row.price != "1 Move cube") continue;
        BOOST_TEST(desk.price_on_map(i) == "1 Move");
        paid = true;
    }
    BOOST_TEST(paid);
    desk.back();
    desk.back();
    desk.type('D');
    for (std::size_t i = 0; i < desk.page().rows.size(); ++i)
        BOOST_TEST(desk.price_on_map(i) == desk.page().rows[i].price);
}

// The price alone was said, and the army was gone.
BOOST_AUTO_TEST_CASE(byz_8_a_cube_that_is_an_armys_last_active_one_says_that_the_army_is_destroyed) {
    corrects({SetArmy{Color::red, Side::byzantine, support::city("nicaea")},
              cubes(Color::red, Side::byzantine, DisplayCount::elite, 1),
              cubes(Color::red, Side::byzantine, DisplayCount::main, 0),
              cubes(Color::red, Side::byzantine, DisplayCount::move, 0),
              cubes(Color::red, Side::arab, DisplayCount::elite, 1)});
    desk.type('A');
    BOOST_TEST_REQUIRE(desk.choose_place("city:ankara"));
    int said = 0;
    for (const auto& row : desk.page().rows) {
        const bool is_last = row.text == "the Byzantine Elite box";
        BOOST_TEST((row.note.find("is destroyed") != std::string::npos) == is_last, row.text + ": " + row.note);
        BOOST_TEST(row.loss.empty() == !is_last);
        said += is_last ? 1 : 0;
    }
    BOOST_TEST(said == 1);
}

BOOST_AUTO_TEST_CASE(a_box_of_special_actions_chooses_its_action) {
    desk.type('C');
    desk.touch(SetActionBox{ActionBox::improve_byzantine, {}});
    BOOST_TEST(!corrects_now());
    BOOST_TEST(desk.page().path.back() == "Improve a city");
}

// From the seven actions it leads on as far as nothing is entered: that row is marked.
BOOST_AUTO_TEST_CASE(a_box_of_special_actions_leads_from_the_choice_of_an_action_to_its_row) {
    desk.touch(SetActionBox{ActionBox::emperor, {}});
    BOOST_TEST(!corrects_now());
    BOOST_TEST(session.journal().size() == 0U);
    BOOST_TEST(desk.page().path.back() == "Emperor");
    BOOST_TEST(desk.page().heading == "Where does the cube come from?");
    desk.back();
    desk.back();
    corrects({SetPlayerCount{Color::red, PlayerCount::casualty, 0},
              cubes(Color::red, Side::byzantine, DisplayCount::treasury, 0),
              cubes(Color::red, Side::arab, DisplayCount::treasury, 0)});
    const auto entries = session.journal().size();
    desk.touch(SetActionBox{ActionBox::emperor, {}});
    BOOST_TEST(session.journal().size() == entries);
    BOOST_TEST(marked() == "Emperor");
    desk.touch(SetActionBox{ActionBox::emperor, {}});
    BOOST_TEST(session.journal().size() == entries + 1);
}

BOOST_AUTO_TEST_CASE(a_box_that_begins_two_actions_marks_one_after_the_other) {
    corrects({SetControl{support::city("thessalonica"), Color::red}});
    desk.type('C');
    desk.touch(SetActionBox{ActionBox::bulgar_attack, {}});
    BOOST_TEST(marked() == "Bulgars attack");
    desk.touch(SetActionBox{ActionBox::bulgar_attack, {}});
    BOOST_TEST(marked() == "Bulgars get four more cubes");
    BOOST_TEST(!corrects_now());
}

BOOST_AUTO_TEST_CASE(a_box_that_is_taken_says_why_and_is_corrected_by_its_key) {
    corrects({SetActionBox{ActionBox::emperor, {Color::blue}}});
    const SetActionBox taken{ActionBox::emperor, {Color::blue}};
    desk.touch(taken);
    BOOST_TEST(!corrects_now());
    BOOST_TEST(desk.message() == not_now);
    desk.correct(taken);
    BOOST_TEST(corrects_now());
    desk.back();
    desk.type('C');
    desk.touch(taken);
    BOOST_TEST(desk.message().find("BYZ-") != std::string::npos, desk.message());
}

BOOST_AUTO_TEST_CASE(byz_3_a_correction_that_leaves_too_many_cubes_says_so) {
    const int pool = now()[Color::red].pool;
    desk.correct(SetPlayerCount{Color::red, PlayerCount::pool, pool});
    desk.set_number(std::to_string(pool + 2));
    desk.confirm();
    BOOST_TEST(desk.message().find("44 of 42 cubes: 2 too many") != std::string::npos, desk.message());
    desk.correct(SetPlayerCount{Color::red, PlayerCount::casualty, now()[Color::red].casualty});
    desk.set_number(std::to_string(now()[Color::red].casualty - 2));
    desk.confirm();
    BOOST_TEST(desk.message().empty());
}

BOOST_AUTO_TEST_CASE(a_pawn_chooses_its_army_while_one_is_asked_for) {
    corrects({SetArmy{Color::red, Side::byzantine, support::city("smyrna")}});
    desk.touch(SetArmy{Color::red, Side::byzantine, support::city("smyrna")});
    BOOST_TEST(desk.page().path.empty());
    desk.back();
    desk.type('F');
    BOOST_REQUIRE(desk.page().rows.size() > 1U);
    desk.touch(SetArmy{Color::red, Side::byzantine, support::city("smyrna")});
    BOOST_TEST(desk.page().path.back() == "the Byzantine army");
}

BOOST_AUTO_TEST_SUITE_END()
