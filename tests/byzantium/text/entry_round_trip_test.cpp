// SPDX-License-Identifier: MIT
// Every kind of entry is written as the protocol page shows it, and read back as it was.
#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <random>
#include <set>

namespace {

using namespace byzantium;

// An entry, and the text of the protocol page.
struct Pair {
    Entry entry;
    std::string text;
};
std::ostream& operator<<(std::ostream& out, const Pair& pair) { return out << pair.text; }

const std::vector<Pair>& decisions() {
    static const std::vector<Pair> pairs{
        {Decision{Control{city("athens"), Cube::pool}}, R"({"do":"control","city":"athens","cube":"pool"})"},
        {Decision{Increase{Cube::arab_move, {Side::byzantine, Box::elite}}},
         R"({"do":"increase","from":"arab.move","to":"byzantine.elite"})"},
        {Decision{Improve{city("mecca"), Cube::casualty}}, R"({"do":"improve","city":"mecca","cube":"casualty"})"},
        {Decision{Fortify{city("tarsus"), Cube::byzantine_levy}},
         R"({"do":"fortify","city":"tarsus","cube":"byzantine.levy"})"},
        {Decision{Emperor{Cube::byzantine_elite}}, R"({"do":"emperor","cube":"byzantine.elite"})"},
        {Decision{Caliph{Cube::arab_elite}}, R"({"do":"caliph","cube":"arab.elite"})"},
        {Decision{ByzantineFleet{Cube::byzantine_main}}, R"({"do":"byzantine_fleet","cube":"byzantine.main"})"},
        {Decision{ArabFleet{Cube::arab_main}}, R"({"do":"arab_fleet","cube":"arab.main"})"},
        {Decision{BulgarsAttack{Cube::pool, city("adrianople")}},
         R"({"do":"bulgars","cube":"pool","attack":"adrianople"})"},
        {Decision{BulgarsReinforce{Cube::pool, std::nullopt}}, R"({"do":"bulgars","cube":"pool","reinforce":true})"},
        {Decision{BulgarsReinforce{Cube::casualty, Side::arab}},
         R"({"do":"bulgars","cube":"casualty","reinforce":true,"pay":"arab"})"},
        {Decision{Tax{3, 4}}, R"({"do":"tax","cubes":3,"byzantine":4})"},
        {Decision{Church{Cube::byzantine_move}}, R"({"do":"church","cube":"byzantine.move"})"},
        {Decision{Mosque{Cube::arab_levy}}, R"({"do":"mosque","cube":"arab.levy"})"},
        {Decision{Place{Side::arab, city("medina")}}, R"({"do":"place","side":"arab","city":"medina"})"},
        {Decision{Move{Side::byzantine, city("nicaea")}}, R"({"do":"move","side":"byzantine","to":"nicaea"})"},
        {Decision{CivilWar{Side::arab, Cube::pool}}, R"({"do":"civil_war","side":"arab","cube":"pool"})"},
        {Decision{Pass{Cube::casualty}}, R"({"do":"pass","cube":"casualty"})"},
        {Decision{Pass{}}, R"({"do":"pass","cube":null})"},
        {Decision{Stop{}}, R"({"do":"stop"})"},
        {Decision{Impose{}}, R"({"do":"impose"})"},
        {Decision{Allow{}}, R"({"do":"allow"})"},
        {Decision{Deny{}}, R"({"do":"deny"})"},
        {Decision{Proceed{}}, R"({"do":"proceed"})"},
        {Decision{Withdraw{}}, R"({"do":"withdraw"})"},
        {Decision{Stand{}}, R"({"do":"stand"})"},
        {Decision{Retreat{}}, R"({"do":"retreat"})"},
        {Decision{RetreatTo{city("ankara")}}, R"({"do":"retreat","to":"ankara"})"},
        {Decision{UseLevy{}}, R"({"do":"levy"})"},
        {Decision{Decline{}}, R"({"do":"decline"})"},
        {Decision{Fight{Color::green}}, R"({"do":"fight","player":"green"})"},
        {Decision{Lose{1, 2, 3}}, R"({"do":"lose","elite":1,"main":2,"move":3})"},
        {Decision{Garrison{Cube::pool}}, R"({"do":"garrison","cube":"pool"})"},
        {Decision{GarrisonFromArmy{Box::main, Box::move}},
         R"({"do":"garrison","city_from":"main","casualty_from":"move"})"},
        {Decision{GiveUp{1, 2, 3, 4}}, R"({"do":"give_up","elite":1,"main":2,"levy":3,"move":4})"},
    };
    return pairs;
}

const std::vector<Pair>& others() {
    static const std::vector<Pair> pairs{
        {Roll{Faces{{1, 6}, {3}}}, R"({"do":"roll","attacker":[1,6],"defender":[3]})"},
        {Roll{Faces{{}, {4, 4, 4}}}, R"({"do":"roll","attacker":[],"defender":[4,4,4]})"},
        {Roll{Hits{2, 0}}, R"({"do":"roll","hits":{"attacker":2,"defender":0}})"},
        {AwaitPlayer{Color::blue}, R"({"do":"await","player":"blue"})"},
        {Correct{}, R"({"do":"correct","set":{}})"},
        {Correct{{SetTurn{2}}, "we forgot \"it\"\n\xC3\xA9\x01"},
         R"({"do":"correct","set":{"turn":2},"note":"we forgot \"it\"\n)"
         "\xC3\xA9"
         R"(\u0001"})"},
    };
    return pairs;
}

void check_pair(const Pair& pair) {
    BOOST_TEST(byzantium::text::write_entry(table().board, pair.entry) == pair.text);
    const auto read = byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, pair.text);
    BOOST_REQUIRE_MESSAGE(read.has_value(), (read ? std::string{} : read.error().message()));
    BOOST_TEST((*read == pair.entry));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(entries_round_trip)

BOOST_DATA_TEST_CASE(decision, decisions(), pair) { check_pair(pair); }
BOOST_DATA_TEST_CASE(other_entry, others(), pair) { check_pair(pair); }

BOOST_AUTO_TEST_CASE(the_tables_leave_no_kind_out) {
    std::set<std::size_t> kinds;
    for (const Pair& pair : decisions()) kinds.insert(std::get<Decision>(pair.entry).index());
    BOOST_TEST(kinds.size() == std::variant_size_v<Decision>);
    kinds = {0};
    for (const Pair& pair : others()) kinds.insert(pair.entry.index());
    BOOST_TEST(kinds.size() == std::variant_size_v<Entry>);
}

BOOST_AUTO_TEST_CASE(the_comparison_sees_another_entry) {
    const auto read = byzantium::text::read_entry(table().board, byzantium::text::Seats{header()},
                                                  R"({"do":"tax","cubes":3,"byzantine":5})");
    BOOST_TEST((*read != Entry{Decision{Tax{3, 4}}}));
}

BOOST_AUTO_TEST_CASE(a_note_that_is_not_utf8_is_written_as_if_it_were) {
    const auto text = byzantium::text::write_entry(table().board, Correct{{}, "caf\xE9"});
    BOOST_TEST(text == R"({"do":"correct","set":{},"note":"caf)"
                       "\xEF\xBF\xBD"
                       R"("})");
    BOOST_TEST(refusal_of(text) == "accepted");
}

namespace {

Roll some_roll(const AwaitRoll& asked, std::mt19937& chance) {
    Faces faces;
    for (int i = 0; i < asked.attacker; ++i) faces.attacker.push_back(static_cast<int>(chance() % 6) + 1);
    for (int i = 0; i < asked.defender; ++i) faces.defender.push_back(static_cast<int>(chance() % 6) + 1);
    return {faces};
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_legal_entry_of_random_games) {
    const byzantium::text::Seats seats{header()};
    std::mt19937 chance{2005};
    int checked = 0;
    for (int game = 0; game < 5; ++game)
        for (Position now = beginning(); !std::holds_alternative<Over>(now.awaits);) {
            const auto choices = legal(table(), now);
            for (const Decision& decision : choices) {
                const auto text = byzantium::text::write_entry(table().board, decision);
                const auto read = byzantium::text::read_entry(table().board, seats, text);
                BOOST_REQUIRE_MESSAGE(read && *read == Entry{decision}, text);
                ++checked;
            }
            const auto* asked = std::get_if<AwaitRoll>(&now.awaits);
            const Entry next = asked != nullptr ? Entry{some_roll(*asked, chance)} : choices[chance() % choices.size()];
            now = apply(table(), now, next)->after;
        }
    BOOST_TEST(checked > 10000);
}

BOOST_AUTO_TEST_CASE(a_list_of_legal_entries) {
    BOOST_TEST(byzantium::text::write_legal(table().board, {}) == "[]");
    BOOST_TEST(byzantium::text::write_legal(table().board, {Stop{}, Tax{1, 2}}) ==
               R"([{"do":"stop"},{"do":"tax","cubes":1,"byzantine":2}])");
}

BOOST_AUTO_TEST_SUITE_END()
