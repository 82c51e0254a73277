// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_draft.h"

#include "byzantium/words/boards/board_differences.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::BoardDraft;
using byzantium::words::BoardPart;

const Board& usual() { return support::standard_table().board; }

BoardDraft fresh() { return BoardDraft{usual(), usual()}; }

std::size_t number(const std::string& id) { return index(support::city(id)); }

std::string value(const BoardDraft& draft, const std::string& key) {
    for (const BoardPart part : {BoardPart::cities, BoardPart::links, BoardPart::displays})
        for (std::size_t row = 0; row < draft.rows(part).size(); ++row)
            for (const auto& field : draft.fields(part, row))
                if (field.key == key) return field.value;
    return "no such field";
}

std::size_t link_number(const std::string& from, const std::string& to) {
    for (std::size_t i = 0; i < usual().links.size(); ++i)
        if (&usual().links[i] == byzantium::words::link_between(usual(), from, to)) return i;
    throw std::runtime_error{"no such link"};
}

struct Refused {
    const char* name;
    const char* key;
    const char* text;
    const char* said;
};
std::ostream& operator<<(std::ostream& out, const Refused& row) { return out << row.name; }

const std::vector<Refused> refusals{
    {"four tokens", "cities.damascus.strength", "4",
     "Damascus holds at most 3 tokens, as every Byzantine or Arab city does."},
    {"strength that is no number", "cities.damascus.strength", "three",
     "Strength must be a whole number from 0 to 3, not “three”."},
    {"strength with a tail", "cities.damascus.strength", "2x",
     "Strength must be a whole number from 0 to 3, not “2x”."},
    {"strength below nothing", "cities.constantinople.strength", "-1",
     "Strength must be a whole number from 0 to 9, not “-1”."},
    {"no name", "cities.damascus.name", "  ", "A name has at least one letter."},
    {"another city's name", "cities.damascus.name", "Athens", "Another city is called Athens already."},
    {"a long name", "cities.damascus.name", "The city of the rose in bloom", "29 letters are too many: at most 20."},
    {"a name that cannot be shown", "cities.damascus.name", "A\x07",
     "There is a character in it that cannot be shown."},
    {"an Arab capital", "cities.constantinople.side", "Arab", "Constantinople is the capital, and Byzantine."},
    {"a place off the map", "cities.damascus.lat", "north",
     "Latitude must be a number of degrees from -85 to 85, such as 31.5."},
    {"too many boxes", "special_actions.fortify", "9", "Fortify must be a whole number from 0 to 8, not “9”."},
    {"no turns", "setup.turns", "0", "Turns must be a whole number from 1 to 9, not “0”."},
    {"no such field", "cities.atlantis.strength", "1", "A board has no field cities.atlantis.strength."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(board_drafts)

BOOST_AUTO_TEST_CASE(every_field_of_the_usual_board_reads_and_can_be_written_as_it_is) {
    std::set<std::string> keys;
    BoardDraft draft = fresh();
    for (const BoardPart part : {BoardPart::cities, BoardPart::links, BoardPart::displays})
        for (std::size_t row = 0; row < draft.rows(part).size(); ++row)
            for (const auto& field : draft.fields(part, row)) {
                BOOST_TEST(keys.insert(field.key).second, field.key);
                BOOST_TEST(field.printed.empty(), field.key);
                BOOST_TEST(draft.set(field.key, field.value).empty(), field.key);
                const auto& options = field.options;
                BOOST_TEST((options.empty() || std::count(options.begin(), options.end(), field.value) == 1));
            }
    BOOST_TEST(keys.size() > 300U);
    BOOST_TEST(!draft.is_changed());
    BOOST_TEST(draft.differences() == 0U);
    BOOST_TEST(draft.fault().empty());
}

BOOST_AUTO_TEST_CASE(a_change_is_seen_beside_what_is_printed) {
    BoardDraft draft = fresh();
    BOOST_TEST(draft.set("cities.damascus.strength", "2").empty());
    BOOST_TEST(draft.rows(BoardPart::cities)[number("damascus")] == "\u2610 Damascus: Byzantine, 2 (printed: 3)");
    const auto fields = draft.fields(BoardPart::cities, number("damascus"));
    BOOST_TEST(fields[2].value == "2");
    BOOST_TEST(fields[2].printed == "printed: 3");
    BOOST_TEST(draft.differences() == 1U);
    BOOST_TEST(draft.is_changed());
    BOOST_TEST(draft.view().cities[number("damascus")].tokens == 2);
    BOOST_TEST(draft.board("ours").id == "ours");
}

BOOST_AUTO_TEST_CASE(everything_can_be_taken_back_and_done_again) {
    BoardDraft draft = fresh();
    draft.set("cities.damascus.strength", "2");
    draft.rename("Ours");
    draft.remove_link(0);
    draft.add_city(0);
    BOOST_TEST(draft.undo_name() == "New city 1");
    for (int i = 0; i < 4; ++i) draft.undo();
    BOOST_TEST(draft.undo_name().empty());
    BOOST_TEST(draft.redo_name() == "Strength: 2");
    BOOST_TEST(!draft.is_changed());
    BOOST_TEST(draft.differences() == 0U);
    BOOST_TEST(draft.facts().name == usual().name);
    for (int i = 0; i < 4; ++i) draft.redo();
    BOOST_TEST(draft.facts().cities.size() == usual().cities.size() + 1);
    BOOST_TEST(draft.facts().name == "Ours");
    draft.undo();
    draft.set("setup.turns", "4");
    BOOST_TEST(draft.redo_name().empty());
}

BOOST_DATA_TEST_CASE(what_cannot_stand_there_is_said_and_changes_nothing, boost::unit_test::data::make(refusals), row) {
    BoardDraft draft = fresh();
    BOOST_TEST(draft.set(row.key, row.text) == row.said);
    BOOST_TEST(!draft.is_changed());
    BOOST_TEST(draft.undo_name().empty());
}

BOOST_AUTO_TEST_CASE(a_strong_persian_city_is_lowered_before_it_changes_sides) {
    BoardDraft draft = fresh();
    const auto& cities = usual().cities;
    const auto persian = std::find_if(cities.begin(), cities.end(),
                                      [](const BoardCity& city) { return city.side == Allegiance::persian; });
    BOOST_REQUIRE(persian != cities.end());
    const std::string key = "cities." + persian->id;
    BOOST_TEST(draft.set(key + ".strength", "5").empty());
    BOOST_TEST(holds(draft.set(key + ".side", "Arab"), "Lower its strength first."));
    BOOST_TEST(draft.set(key + ".strength", "3").empty());
    BOOST_TEST(draft.set(key + ".side", "Arab").empty());
}

BOOST_AUTO_TEST_CASE(cubes_that_do_not_add_up_stay_in_the_draft_and_are_said) {
    BoardDraft draft = fresh();
    const int pool = usual().setup.cube_pool;
    BOOST_TEST(draft.set("setup.cube_pool", std::to_string(pool + 2)).empty());
    BOOST_TEST(draft.fault() ==
               "A player's pools and armies hold 44 cubes at the start; a player has 42 (BYZ-3). Take 2 from a pool or "
               "a box.");
    const int levy = usual().setup.army[0].levy;
    BOOST_TEST(draft.set("setup.army.byzantine.levy", std::to_string(levy - 2)).empty());
    BOOST_TEST(draft.fault().empty());
    draft.set("setup.fewest_players", "4");
    draft.set("setup.most_players", "2");
    BOOST_TEST(holds(draft.fault(), "The minimum number of players is greater than the maximum"));
    BOOST_TEST(!draft.view().cities.empty());
}

BOOST_AUTO_TEST_CASE(links_are_changed_added_and_taken_off) {
    BoardDraft draft = fresh();
    const std::string key = "links." + std::to_string(link_number("adrianople", "constantinople"));
    BOOST_TEST(value(draft, key + ".kind") == "road");
    BOOST_TEST(draft.set(key + ".kind", "sea lane").empty());
    BOOST_TEST(holds(draft.set(key + ".to", value(draft, key + ".from")), "is its other end already"));
    BOOST_TEST(holds(draft.set(key + ".to", "Atlantis"), "There is no city Atlantis"));
    BOOST_TEST(draft.differences() == 1U);
    const std::size_t links = draft.facts().links.size();
    BOOST_TEST(draft.add_link(number("damascus")).empty());
    BOOST_TEST(draft.facts().links.size() == links + 1);
    BOOST_TEST(holds(draft.rows(BoardPart::links).back(), "(not on the printed board)"));
    BOOST_TEST(draft.remove_link(links).empty());
    BOOST_TEST(draft.differences() == 1U);
}

BOOST_AUTO_TEST_CASE(a_city_goes_with_its_links_and_the_capital_stays) {
    BoardDraft draft = fresh();
    BOOST_TEST(draft.remove_city(number("constantinople")) == "Constantinople stays: a board needs its capital.");
    BOOST_TEST(draft.remove_city(number("athens")).empty());
    BOOST_TEST(!byzantium::words::city_with(draft.facts(), "athens"));
    for (const Link& one : draft.facts().links) BOOST_TEST(index(one.between[1]) < draft.facts().cities.size());
    BOOST_TEST(byzantium::words::link_between(draft.facts(), "adrianople", "constantinople"));
    const auto all = byzantium::words::board_differences(usual(), draft.facts());
    BOOST_TEST(all.front().line == "Athens: on the printed board only");
    BOOST_TEST(draft.fault().empty());
}

BOOST_AUTO_TEST_CASE(a_new_city_that_nothing_reaches_is_remarked) {
    BoardDraft draft = fresh();
    BOOST_TEST(draft.add_city(number("damascus")).empty());
    BOOST_TEST(draft.fault().empty());
    BOOST_REQUIRE(draft.remarks().size() == 1U);
    BOOST_TEST(draft.remarks()[0] == "No link leads to New city 1.");
    BOOST_TEST(draft.add_link(draft.facts().cities.size() - 1).empty());
    BOOST_TEST(draft.remarks().empty());
    BOOST_TEST(draft.add_city(0).empty());
    BOOST_TEST(draft.facts().cities.back().name == "New city 2");
}

BOOST_AUTO_TEST_CASE(ticks_lead_round_the_cities_and_are_no_change) {
    BoardDraft draft = fresh();
    const std::size_t all = draft.facts().cities.size();
    std::size_t city = 3;
    for (std::size_t i = 0; i < all; ++i) {
        draft.tick(city);
        city = draft.next_unticked(city).value_or(all);
    }
    BOOST_TEST(city == all);
    BOOST_TEST(draft.ticked() == all);
    BOOST_TEST(draft.rows(BoardPart::cities)[0].starts_with("\u2611 "));
    BOOST_TEST(!draft.is_changed());
    draft.untick(7);
    BOOST_TEST(*draft.next_unticked(7) == 7U);
}

BOOST_AUTO_TEST_SUITE_END()
