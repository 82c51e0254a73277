// SPDX-License-Identifier: MIT
// Menus whose rows keep their keys: what is not possible now stays in its place and says why.
#include "byzantium/words/desk/fixed_menu.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::DecisionTree;
using byzantium::words::MenuRow;

DecisionTree tree_at(const byzantium::words::Names& all, const Table& table, const Position& now) {
    return DecisionTree{byzantium::words::DecisionRows{all, table, now, byzantium::legal(table, now)}};
}

bool is_grey(const MenuRow& row) { return std::holds_alternative<Refusal>(row.leads); }

// Where each answer stood, over many positions.
class Places {
public:
    void look_at(const std::vector<MenuRow>& rows) {
        for (std::size_t i = 0; i < rows.size(); ++i) places_[rows[i].answer.text].insert(i);
        grey_ += std::count_if(rows.begin(), rows.end(), is_grey);
    }
    void check(std::size_t answers) const {
        BOOST_TEST(places_.size() == answers);
        for (const auto& [answer, where] : places_) BOOST_TEST(where.size() == 1U, answer);
        BOOST_TEST(grey_ > 0);
    }

private:
    std::map<std::string, std::set<std::size_t>> places_;
    std::ptrdiff_t grey_ = 0;
};

}  // namespace

struct AtTheFixedMenu {
    byzantium::text::Session session{support::standard_table(), three_players(), session::DiceSource::from_seed(1)};
    byzantium::words::Desk desk{session, present::Advice::none};
};

BOOST_AUTO_TEST_SUITE(fixed_menus)

// One more key would be a civil war, and the row says only "the Arab army".
BOOST_AUTO_TEST_CASE(a_row_that_would_enter_more_than_it_says_shows_it_first) {
    support::Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 3, 0);
    scene.controls(Color::blue, "tabuk");
    Player& red = scene.player(Color::red);
    red.pool = red.casualty = 0;
    Display& other = red[Side::byzantine];
    other.elite = other.main = other.levy = other.move = red[Side::arab].levy = 0;
    const byzantium::words::Names names{scene.table().board, support::header_of({Color::red, Color::blue})};
    const auto advice = present::Advice::none;
    std::vector<Entry> entered;
    const auto enter = [&](const byzantium::text::Act& act) {
        entered = act.entries;
        return present::Outcome{present::Answered{}};
    };
    byzantium::words::DecisionLayer layer{{names, scene.table(), scene.now, advice, enter, {}},
                                          byzantium::legal(scene.table(), scene.now)};
    const auto menu = layer.page();
    const auto row = std::find_if(menu.rows.begin(), menu.rows.end(), [](const auto& one) { return one.key == "F"; });
    BOOST_REQUIRE((row != menu.rows.end()));
    const auto number = static_cast<std::size_t>(row - menu.rows.begin());
    BOOST_TEST(std::holds_alternative<present::Turns>(layer.choose(number)));
    BOOST_REQUIRE(layer.page().rows.size() == 2U);  // the armies, by their digits
    BOOST_TEST(std::holds_alternative<present::Turns>(layer.choose(1)));
    BOOST_TEST(entered.empty());
    BOOST_REQUIRE(layer.page().rows.size() == 1U);
    BOOST_TEST(layer.page().rows.front().text.find("civil war") != std::string::npos, layer.page().rows.front().text);
    BOOST_TEST(layer.back().has_value());
    BOOST_TEST(layer.back().has_value());
    BOOST_TEST(layer.page().rows.size() == menu.rows.size());
    layer.choose(number);
    layer.choose(1);
    layer.choose(0);
    BOOST_TEST((entered == std::vector<Entry>{CivilWar{Side::arab, Cube::arab_main}}));
}

BOOST_AUTO_TEST_CASE(rows_keep_their_places_through_a_whole_game) {
    const auto session = sample_session();
    const byzantium::words::Names all{session.table().board, session.header()};
    Places actions;
    Places specials;
    Places boxes_of_armies;
    for (std::size_t i = 0; i <= session.journal().size(); ++i) {
        const Position& now = session.journal().position_at(i);
        if (!std::holds_alternative<AwaitAction>(now.awaits)) continue;
        const auto menu = [&](std::size_t row, Places& places) {
            auto tree = tree_at(all, session.table(), now);
            const auto rows = menu_rows(all, session.table(), now, tree);
            if (is_grey(rows.at(row))) return;
            tree.choose(std::get<std::size_t>(rows[row].leads));
            const auto below = menu_rows(all, session.table(), now, tree);
            const bool is_asked = tree.chosen().size() == 1;  // one answer alone is not
            if (is_asked) places.look_at(below);
        };
        const auto tree = tree_at(all, session.table(), now);
        actions.look_at(menu_rows(all, session.table(), now, tree));
        menu(1, boxes_of_armies);
        menu(2, specials);
    }
    actions.check(7);
    specials.check(8);
    boxes_of_armies.check(8);
}

// "F 2" is learnt as the Arab army: its "2" must not answer whatever is asked next.
BOOST_FIXTURE_TEST_CASE(the_only_army_is_asked_for_by_its_digit, AtTheFixedMenu) {
    const Color red = session.position().active;
    std::vector<Setting> none;
    for (const DisplayCount box : {DisplayCount::elite, DisplayCount::main, DisplayCount::levy, DisplayCount::move})
        none.emplace_back(SetDisplayCount{red, Side::byzantine, box, 0});
    none.emplace_back(SetArmy{red, Side::arab, support::city("tabuk")});
    BOOST_REQUIRE(session.submit(session.state(), Entry{Correct{none, std::nullopt}}).has_value());
    desk.follow();
    BOOST_TEST(desk.type('F'));
    BOOST_TEST(desk.page().heading == "With which army?");
    BOOST_REQUIRE(desk.page().rows.size() == 2U);
    BOOST_TEST(desk.page().rows[0].why_not.has_value());
    BOOST_TEST(desk.selected() == 1U);
    BOOST_TEST(desk.type('2'));
    BOOST_TEST(desk.page().heading == "Where does it go?");
    BOOST_TEST(desk.page().path.size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(the_only_number_of_cubes_is_asked_for_by_its_digit, AtTheFixedMenu) {
    const SetPlayerCount one{session.position().active, PlayerCount::pool, 1};
    BOOST_REQUIRE(session.submit(session.state(), Entry{Correct{{one}, std::nullopt}}).has_value());
    desk.follow();
    BOOST_TEST(desk.type('D'));
    BOOST_TEST(desk.page().heading == "How many cubes from the Cube Pool?");
    BOOST_TEST(desk.type('1'));
    BOOST_TEST(desk.page().path.size() == 2U);
    BOOST_TEST(session.journal().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(what_is_not_possible_stays_with_its_reason, AtTheFixedMenu) {
    BOOST_TEST(desk.type('C'));
    const auto& rows = desk.page().rows;
    BOOST_REQUIRE(rows.size() == 8U);
    for (std::size_t i = 0; i < rows.size(); ++i) BOOST_TEST(rows[i].key == std::to_string(i + 1));
    BOOST_TEST(rows[6].text == "Bulgars attack");
    const auto grey = std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.why_not.has_value(); });
    BOOST_TEST(grey > 0);
    BOOST_TEST(grey < 8);
    for (const auto& row : rows)
        if (row.why_not) BOOST_TEST(row.why_not->starts_with("Not allowed, BYZ-"), *row.why_not);
}

BOOST_FIXTURE_TEST_CASE(a_church_and_a_mosque_have_their_price_before_their_cube_is_chosen, AtTheFixedMenu) {
    const auto rich = [&](Side side) {
        return SetDisplayCount{session.position().active, side, DisplayCount::treasury, 40};
    };
    BOOST_REQUIRE(
        session.submit(session.state(), Entry{Correct{{rich(Side::byzantine), rich(Side::arab)}, std::nullopt}})
            .has_value());
    desk.follow();
    BOOST_TEST(desk.type('E'));
    const auto& rows = desk.page().rows;
    BOOST_REQUIRE_MESSAGE(rows.size() == 2U, desk.page().heading + rows.front().text + desk.message());
    BOOST_TEST(rows[0].text == "a church");
    BOOST_TEST(rows[0].price == "from 6 bezants, +2 VP (Byz.)");
    BOOST_TEST(rows[1].price == "from 6 bezants, +2 VP (Arab)");
    BOOST_TEST(desk.back());
    const SetPlayerCount empty_pool{session.position().active, PlayerCount::pool, 0};
    BOOST_REQUIRE(session.submit(session.state(), Entry{Correct{{empty_pool}, std::nullopt}}).has_value());
    desk.follow();
    BOOST_TEST(desk.type('E'));
    BOOST_TEST(desk.page().rows.front().price == "9 bezants, +2 VP (Byz.)");
}

// The Caliph alone had it, where the pool had the only cube for him.
BOOST_FIXTURE_TEST_CASE(emperor_and_caliph_say_what_they_bring_before_their_cube_is_chosen, AtTheFixedMenu) {
    desk.type('C');
    std::size_t leading_on = 0;
    for (const auto& row : desk.page().rows) {
        const bool is_emperor = row.text == "Emperor";
        if ((!is_emperor && row.text != "Caliph") || row.why_not) continue;
        BOOST_TEST(row.price == (is_emperor ? "+2 VP (Byz.)" : "+2 VP (Arab)"), row.text << ": " << row.price);
        if (row.leads_on) ++leading_on;
    }
    BOOST_TEST(leading_on > 0U);
}

BOOST_FIXTURE_TEST_CASE(a_grey_row_answers_with_its_reason_and_nothing_else, AtTheFixedMenu) {
    desk.type('C');
    const auto rows = desk.page().rows;
    const auto grey = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.why_not.has_value(); });
    BOOST_REQUIRE((grey != rows.end()));
    BOOST_TEST(desk.type(grey->key.front()));
    BOOST_TEST(desk.message() == *grey->why_not);
    BOOST_TEST((desk.mood() == present::Desk::Mood::trouble));
    BOOST_TEST(desk.page().path.size() == 1U);
    BOOST_TEST(session.journal().size() == 0U);
    BOOST_TEST((desk.topic() == present::HelpTopic{present::RuleIds{grey->rule}}));
}

BOOST_FIXTURE_TEST_CASE(the_first_row_that_can_be_chosen_is_marked, AtTheFixedMenu) {
    for (const char* const keys : {"", "C", "B"}) {
        while (desk.back()) {
        }
        for (const char key : std::string{keys}) desk.type(key);
        BOOST_TEST(!desk.page().rows.at(desk.selected()).why_not.has_value());
        for (std::size_t i = 0; i < desk.selected(); ++i) BOOST_TEST(desk.page().rows[i].why_not.has_value());
    }
}

BOOST_FIXTURE_TEST_CASE(a_pass_is_known_behind_grey_rows, AtTheFixedMenu) {
    const auto& rows = desk.page().rows;
    BOOST_REQUIRE(rows.size() == 7U);
    desk.select(6);
    BOOST_TEST((desk.about_to() == byzantium::words::AboutTo::pass));
    desk.select(0);
    BOOST_TEST((desk.about_to() == byzantium::words::AboutTo::act));
}

BOOST_AUTO_TEST_SUITE_END()
