// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/row_chance.h"

#include "byzantium/rules/rules.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/desk/dice_view.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <set>
#include <sstream>

namespace {

using namespace byzantium;

// The recorded sample, as far as so many entries.
byzantium::text::Session sample_of(std::size_t entries) {
    const session::Resources resources = session::Resources::find();
    std::ifstream all{resources.root() / "byzantium/samples" / "three-players.jsonl"};
    std::stringstream some;
    std::string line;
    for (std::size_t i = 0; i <= entries && std::getline(all, line); ++i) some << line << '\n';
    return byzantium::text::open_journal(some, "sample", byzantium::text::Boards{resources},
                                         session::DiceSource::from_seed(1))
        .session;
}

std::vector<std::string> row_sentences(std::size_t entries) {
    const byzantium::text::Session session = sample_of(entries);
    const byzantium::words::Names sample_names{session.table().board, session.header()};
    std::vector<std::string> all;
    for (const Decision& decision : session.legal())
        if (const auto chance =
                byzantium::words::detail_of(sample_names, session.table(), session.position(), decision))
            all.push_back(chance->sentence);
    return all;
}

std::string sentence_of(const support::Scene& scene, const Decision& decision) {
    const byzantium::words::Names names{scene.table().board,
                                        support::header_of({Color::red, Color::yellow, Color::blue, Color::green})};
    const auto detail = byzantium::words::detail_of(names, scene.table(), scene.now, decision);
    return detail ? detail->sentence : std::string{};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(row_chances)

// A battle that is lost already, and losses to be chosen all the same; a retreat that gives the city away.
BOOST_AUTO_TEST_CASE(what_is_certain_is_not_said_as_a_chance) {
    for (const std::size_t entries : {63U, 65U}) {
        const auto all = row_sentences(entries);
        BOOST_TEST(!all.empty());
        for (const std::string& sentence : all) {
            BOOST_TEST(is_sentence(sentence), sentence);
            BOOST_TEST(!holds(sentence, "with never"), sentence);
            BOOST_TEST(!holds(sentence, "with always"), sentence);
        }
    }
    BOOST_TEST(holds(row_sentences(65).front(), "the battle is lost and the chance to keep the city is 12.5%"));
    BOOST_TEST(holds(row_sentences(63).back(), "is lost for certain"));
}

// A cube of the army itself fights no more: each source has the chance that its dice have.
BOOST_AUTO_TEST_CASE(byz_24_each_cube_of_a_civil_war_has_its_own_chance) {
    support::Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 2, 1);
    scene.controls(Color::blue, "tabuk");
    const words::Names names{scene.table().board, support::header_of({Color::red, Color::blue})};
    std::set<double> different;
    for (const Cube cube : {Cube::pool, Cube::arab_main, Cube::arab_move, Cube::byzantine_main}) {
        const auto row = words::detail_of(names, scene.table(), scene.now, CivilWar{Side::arab, cube});
        BOOST_REQUIRE(row.has_value());
        const auto step = apply(scene.table(), scene.now, Entry{CivilWar{Side::arab, cube}});
        BOOST_REQUIRE(step.has_value());
        const auto before = words::chance_before(scene.table(), step->after);
        BOOST_REQUIRE(before.has_value());
        BOOST_TEST(row->p == *before, boost::test_tools::tolerance(1e-12));
        different.insert(row->p);
    }
    BOOST_TEST(different.size() > 1U);
}

// The number of a row is the chance of whoever answers: a defender's is that the city is kept, before and after dice.
BOOST_AUTO_TEST_CASE(a_defender_who_loses_cubes_is_told_the_chance_to_keep_the_city) {
    const byzantium::text::Session session = sample_of(65);
    const auto* asked = std::get_if<AwaitLosses>(&session.position().awaits);
    BOOST_REQUIRE(asked != nullptr);
    BOOST_REQUIRE((asked->player != session.position().active));
    const byzantium::words::Names sample_names{session.table().board, session.header()};
    const auto row = byzantium::words::detail_of(sample_names, session.table(), session.position(), session.legal()[0]);
    BOOST_REQUIRE(row.has_value());
    BOOST_TEST(row->p == 0.125);
    BOOST_TEST(row->brief == "12.5%");
    BOOST_TEST(holds(row->sentence, "Left to the army: "), row->sentence);
}

BOOST_AUTO_TEST_CASE(beside_cubes_that_are_lost_stands_what_the_chance_is_of) {
    const byzantium::text::Session session = sample_of(65);
    BOOST_TEST(byzantium::words::chance_of_what(session.position(), session.legal()[0]) == "chance to keep the city");
    BOOST_TEST(byzantium::words::chance_of_what(session.position(), Decision{Stand{}}).empty());
}

BOOST_AUTO_TEST_CASE(the_others_who_defend_are_named_as_many_as_they_are) {
    support::Scene scene{{Color::red, Color::yellow, Color::blue, Color::green}};
    scene.army(Color::red, Side::arab, "tabuk", 0, 5, 2);
    scene.army(Color::yellow, Side::byzantine, "jerusalem", 0, 4, 1);
    scene.controls(Color::yellow, "jerusalem");
    const auto said = [](support::Scene at) {
        at.takes(Move{Side::arab, support::city("jerusalem")});
        return sentence_of(at, Decision{Stand{}});
    };
    BOOST_TEST(!holds(said(scene), "defender"), said(scene));
    scene.army(Color::blue, Side::byzantine, "jerusalem", 0, 1, 1);
    BOOST_TEST(holds(said(scene), "if the other defender does their best;"), said(scene));
    scene.army(Color::green, Side::byzantine, "jerusalem", 0, 1, 1);
    BOOST_TEST(holds(said(scene), "if all other defenders do their best;"), said(scene));
}

// Whoever took the Emperor may let a levy fight for Constantinople.
BOOST_AUTO_TEST_CASE(byz_37_the_emperors_levy_is_another_defender_unless_an_army_stands) {
    support::Scene scene{{Color::red, Color::yellow, Color::blue, Color::green}};
    scene.at("nicaea").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "nicaea", 0, 5, 4);
    scene.army(Color::blue, Side::byzantine, "constantinople", 0, 4, 1);
    scene.now[ActionBox::emperor].push_back(Color::green);
    scene.takes(Move{Side::arab, support::city("constantinople")});
    for (const Decision& decision : scene.legal()) {
        const std::string said = sentence_of(scene, decision);
        const bool stands = std::holds_alternative<Stand>(decision);
        BOOST_TEST(holds(said, "the other defender") == !stands, said);
    }
}

BOOST_AUTO_TEST_CASE(nobody_answers_to_the_losses_of_a_siege) {
    support::Scene scene{{Color::red, Color::yellow}};
    scene.army(Color::red, Side::arab, "tabuk", 0, 5, 2);
    scene.controls(Color::yellow, "jerusalem");
    scene.at("jerusalem").tokens = 2;
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    if (std::holds_alternative<AwaitLevy>(scene.now.awaits)) scene.takes(Decline{});
    scene.rolls(0, 1);
    BOOST_REQUIRE((scene.awaits<AwaitLosses>().from == LossFrom::siege));
    // "2 Move cubes stay" left the Main cubes unsaid.
    std::set<std::string> all;
    for (const Decision& decision : scene.legal()) {
        all.insert(sentence_of(scene, decision));
        BOOST_TEST(byzantium::words::chance_of_what(scene.now, decision) == "chance to take the city");
    }
    BOOST_TEST((all == std::set<std::string>{"The city is taken. Left to the army: 5 Main.",
                                             "The city is taken. Left to the army: 4 Main and 1 Move."}));
}

// Red's Arab army sails from Alexandria to Candia, past the fleet of blue.
BOOST_AUTO_TEST_CASE(byz_18_each_answer_about_the_fleet_has_the_chance_of_whoever_answers) {
    support::Scene scene{Color::red, Color::yellow, Color::blue};
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 6, 4);
    scene.at("candia").tokens = 4;
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    scene.takes(Move{Side::arab, support::city("candia")});
    const words::Names names{scene.table().board, support::header_of({Color::red, Color::yellow, Color::blue})};
    const auto told = [&](const Decision& decision) {
        const auto row = words::detail_of(names, scene.table(), scene.now, decision);
        BOOST_TEST_REQUIRE(row.has_value());
        return *row;
    };
    const auto imposed = told(Impose{});
    const auto allowed = told(Allow{});
    BOOST_TEST(imposed.p > allowed.p);
    BOOST_TEST(holds(imposed.sentence, "chance that Candia holds out"), imposed.sentence);
    BOOST_TEST(holds(allowed.sentence, "chance that Candia holds out"), allowed.sentence);
    BOOST_TEST(words::chance_of_what(scene.now, Impose{}) == "chance that the city holds out");

    scene.takes(Impose{});
    const auto sails = told(Proceed{});
    BOOST_TEST(sails.p == 1 - imposed.p, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(holds(sails.sentence, "chance to take Candia"), sails.sentence);
    BOOST_TEST(words::chance_of_what(scene.now, Proceed{}) == "chance to take the city");
    BOOST_TEST(!words::detail_of(names, scene.table(), scene.now, Withdraw{}));

    scene.takes(Proceed{});
    const auto before = words::chance_before(scene.table(), scene.now);
    BOOST_TEST_REQUIRE(before.has_value());
    BOOST_TEST(*before == sails.p, boost::test_tools::tolerance(1e-12));
    const auto miss = words::chance_after(scene.table(), scene.now, Roll{Hits{0, 0}});
    const auto hits = words::chance_after(scene.table(), scene.now, Roll{Hits{0, 2}});
    BOOST_TEST_REQUIRE((miss && hits));
    BOOST_TEST(*hits < *before);
    BOOST_TEST(*before < *miss);
    const auto shown = words::dice_chance(names, scene.now, before, miss);
    BOOST_TEST_REQUIRE(shown.has_value());
    BOOST_TEST(shown->city == "Candia falls");
}

BOOST_AUTO_TEST_SUITE_END()
