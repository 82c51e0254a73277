// SPDX-License-Identifier: MIT
#include "byzantium/prompt/decision_menu.h"

#include "byzantium/prompt/runs.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <vector>

namespace {

using byzantium::prompt::DecisionMenu;
using support::Scene;
using namespace byzantium;
using MenuWords = std::vector<std::string>;

// A scene with its menu.
struct Asked {
    explicit Asked(Scene scene_)
        : scene{std::move(scene_)},
          names{scene.table().board, support::header_of({Color::red, Color::blue})},
          menu{names, scene.table(), scene.now, scene.legal()} {}

    std::optional<Decision> chosen(const MenuWords& words) {
        const auto outcome = menu.answer(words);
        const auto* done = std::get_if<DecisionMenu::Chosen>(&outcome);
        return done == nullptr ? std::nullopt : std::optional{done->decision};
    }
    std::string confusion(const MenuWords& words) {
        const auto outcome = menu.answer(words);
        const auto* why = std::get_if<DecisionMenu::NotUnderstood>(&outcome);
        return why == nullptr ? "" : why->why;
    }

    Scene scene;
    byzantium::words::Names names;
    DecisionMenu menu;
};

Asked at_start() { return Asked{Scene{Color::red, Color::blue}}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(menus)

BOOST_AUTO_TEST_CASE(several_answers_stand_on_one_line) {
    const Decision expected = Control{support::city("damascus"), Cube::pool};
    BOOST_TEST((at_start().chosen({"a", "dam", "pool"}) == expected));
    BOOST_TEST((at_start().chosen({"A", "Damascus", "1"}) == expected));
    BOOST_TEST((at_start().chosen({"control", "damascus", "p"}) == expected));
}

BOOST_AUTO_TEST_CASE(or_one_by_one_and_back_again) {
    Asked asked = at_start();
    BOOST_TEST(!asked.chosen({"a"}).has_value());
    BOOST_TEST(holds(asked.menu.text(), "Which city?"));
    BOOST_TEST(!asked.chosen({"dam"}).has_value());
    BOOST_TEST(holds(asked.menu.text(), "Where does the cube come from?"));
    BOOST_TEST(asked.menu.back());
    BOOST_TEST(holds(asked.menu.text(), "Which city?"));
    BOOST_TEST((asked.chosen({"athens", "pool"}) == Decision{Control{support::city("athens"), Cube::pool}}));
    BOOST_TEST(asked.menu.back());
    BOOST_TEST(!asked.menu.back());
    BOOST_TEST(asked.menu.at_first_question());
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_changes_nothing) {
    Asked asked = at_start();
    const auto before = asked.menu.text();
    BOOST_TEST(holds(asked.confusion({"a", "rome"}), "“rome” is not one of the answers."));
    BOOST_TEST(holds(asked.confusion({"a", "a"}), "can mean Athens, "));
    BOOST_TEST(holds(asked.confusion({"a", "dam", "pool", "pool"}),
                     "” is one word too many: there is nothing left to answer."));
    BOOST_TEST(holds(asked.confusion({"1"}), "” is not one of the answers."));  // actions have letters
    BOOST_TEST(asked.menu.text() == before);
}

BOOST_AUTO_TEST_CASE(boxes_have_short_names) {
    const Decision expected = Increase{Cube::arab_move, {Side::byzantine, Box::main}};
    BOOST_TEST((at_start().chosen({"b", "bm", "av"}) == expected));
    BOOST_TEST((at_start().chosen({"increase", "byzantine.main", "arab.move"}) == expected));
}

BOOST_AUTO_TEST_CASE(amounts_are_typed_as_they_are) {
    Asked asked = at_start();
    BOOST_TEST(!asked.chosen({"d"}).has_value());
    BOOST_TEST(holds(asked.menu.text(), "How many cubes from the Cube Pool? 1 to 9"));
    BOOST_TEST(!asked.chosen({"3"}).has_value());
    BOOST_TEST(holds(asked.menu.text(), "How many of the 6 bezants go to the Byzantine treasury? 0 to 6"));
    BOOST_TEST((asked.chosen({"4"}) == Decision{Tax{3, 4}}));
    BOOST_TEST(holds(asked.confusion({"7"}), "” is not one of the answers."));
}

BOOST_AUTO_TEST_CASE(a_payment_is_shown_with_its_price) {
    Asked asked = at_start();
    BOOST_TEST(!asked.chosen({"a", "damascus"}).has_value());
    BOOST_TEST(holds(asked.menu.text(), "the Cube Pool            9 there, + 3 Byzantine VP"));
    BOOST_TEST(holds(asked.menu.text(), "the Casualty Pool        12 there, 3 bezants (Byzantine), + 3 Byzantine VP"));
}

// With Move and Main cubes only, the one number left decides: nobody is asked for Elite cubes that are not there.
BOOST_AUTO_TEST_CASE(a_question_with_one_answer_is_not_asked) {
    Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    scene.rolls(0, 2);
    Asked asked{scene};
    BOOST_TEST(holds(asked.menu.text(), "How many Main cubes? 0, 1 or 2") == false);
    BOOST_TEST(holds(asked.menu.text(), "How many Main cubes? 0 to 2"));
    BOOST_TEST((asked.chosen({"1"}) == Decision{Lose{0, 1, 1}}));
    BOOST_TEST((asked.chosen({"1", "1"}) == Decision{Lose{0, 1, 1}}));
    BOOST_TEST(holds(asked.confusion({"1", "2"}), "” is not one of the answers."));
}

BOOST_AUTO_TEST_CASE(passing_is_always_asked) {
    Scene scene{Color::red, Color::blue};
    scene.now.awaits = AwaitAction{Color::red, {}};
    Asked asked{scene};
    BOOST_TEST(holds(asked.menu.text(), "G Pass"));
    BOOST_TEST(asked.chosen({"g"}).has_value());  // the Casualty Pool is the only source
}

// After a correction one legal decision may be left, which the table still has to enter.
BOOST_AUTO_TEST_CASE(a_single_decision_is_asked_for) {
    Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    scene.rolls(0, 0);
    scene.player(Color::red).pool = 0;
    scene.display(Color::red, Side::arab).treasury = 0;
    scene.display(Color::red, Side::arab).main = 0;
    BOOST_REQUIRE(scene.legal().size() == 1U);
    Asked asked{scene};
    BOOST_TEST(holds(asked.menu.text(), "1  Move"));
    BOOST_TEST((asked.chosen({"1"}) == Decision{GarrisonFromArmy{Box::move, Box::move}}));
}

// In whole games every legal decision is reached by its own words, and no list is longer than a screen.
BOOST_AUTO_TEST_CASE(every_legal_decision_can_be_said) {
    support::RandomPlayer player{5, support::Taste::warlike};
    std::set<std::size_t> kinds;
    int said = 0;
    for (int game = 0; game < 3; ++game) {
        const Header header = player.header();
        const Table table = support::table_with(header.rulings);
        const byzantium::words::Names names{table.board, header};
        Position now = start(table, header);
        for (; !std::holds_alternative<Over>(now.awaits); now = apply(table, now, player.entry(table, now))->after) {
            const auto legal = byzantium::legal(table, now);
            if (legal.empty()) continue;
            DecisionMenu menu{names, table, now, legal};
            BOOST_TEST(lines_of(menu.text()).size() <= 24U);
            const auto& wanted = legal[player.below(legal.size())];
            MenuWords words;
            for (const auto& step : byzantium::words::steps(names, table, now, wanted))
                words.push_back(step.answer.words[0]);
            // Leading questions with one answer are not asked.
            while (words.size() > 1 && std::holds_alternative<DecisionMenu::NotUnderstood>(menu.answer(words))) {
                words.erase(words.begin());
            }
            DecisionMenu fresh{names, table, now, legal};
            const auto outcome = fresh.answer(words);
            const auto* chosen = std::get_if<DecisionMenu::Chosen>(&outcome);
            if (chosen == nullptr || chosen->decision != wanted) BOOST_ERROR("not reached at " << now.awaits);
            kinds.insert(wanted.index());
            ++said;
        }
    }
    BOOST_TEST(said > 200);
    BOOST_TEST(kinds.size() > 15U);
}

BOOST_AUTO_TEST_SUITE_END()
