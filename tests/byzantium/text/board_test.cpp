// SPDX-License-Identifier: MIT
#include "byzantium/text/board.h"

#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <vector>

using Json = nlohmann::json;

namespace {

using protocol::FormatError;

Json board_json() {
    static const Json board = Json::parse(board_text());
    return board;
}

std::string fault_in(std::string_view text) try {
    byzantium::text::read_board(text, "my.json");
    return "accepted";
} catch (const FormatError& error) {
    return error.what();
}

// A change of the real board: the value at a JSON pointer, or its removal.
struct Fault {
    const char* name;
    const char* at;
    const char* value;  // JSON; empty: taken out
    const char* what;   // the whole message, or how it begins if it ends with `*`
};
std::ostream& operator<<(std::ostream& out, const Fault& fault) { return out << fault.name; }

std::string changed(const Fault& fault) {
    const Json::json_pointer at{fault.at};
    Json board = board_json();
    if (*fault.value != '\0')
        board[at] = Json::parse(fault.value);
    else if (board[at.parent_pointer()].is_array())
        board[at.parent_pointer()].erase(static_cast<std::size_t>(std::stoi(at.back())));
    else
        board[at.parent_pointer()].erase(at.back());
    return board.dump();
}

const std::vector<Fault> faults{
    {"no cities", "/cities", "", "my.json: cities: is missing"},
    {"cities an object", "/cities", "{}", "my.json: cities: must be a list, not an object"},
    {"cities empty, so links lead nowhere", "/cities", "[]",
     "my.json: links[0].between[0]: must be the id of a city in this file, not \"thessalonica\""},
    {"a missing city leaves links to nowhere", "/cities/2", "",
     "my.json: links[0].between[1]: must be the id of a city in this file, not \"athens\""},
    {"no id", "/id", "", "my.json: id: is missing"},
    {"id empty", "/id", R"("")", "my.json: id: must be a text that is not empty, not \"\""},
    {"name a number", "/name", "7", "my.json: name: must be a text, not 7"},
    {"city no object", "/cities/3", "7", "my.json: cities[3]: must be a JSON object, not 7"},
    {"city without id", "/cities/3/id", "", "my.json: cities[3].id: is missing"},
    {"city id with a dot", "/cities/3/id", R"("can.dia")",
     "my.json: cities[3].id: must be an id of small letters, digits, '_' and '-', not \"can.dia\""},
    {"city id empty", "/cities/3/id", R"("")",
     "my.json: cities[3].id: must be an id of small letters, digits, '_' and '-', not \"\""},
    {"city twice", "/cities/-",
     R"({"id":"athens","name":"Athens again","side":"byzantine","strength":2,"lon":0,"lat":0})",
     "my.json: cities[33].id: *"},
    {"city name twice", "/cities/3/name", R"("Athens")", "my.json: cities[3].name: *"},
    {"city without name", "/cities/3/name", "", "my.json: cities[3].name: is missing"},
    {"city of Romans", "/cities/3/side", R"("roman")",
     "my.json: cities[3].side: must be \"byzantine\", \"arab\", \"persian\" or \"bulgar\", not \"roman\""},
    {"city of Bulgars", "/cities/3/side", R"("bulgar")",
     "my.json: cities[3].side: must be \"byzantine\", \"arab\" or \"persian\", not \"bulgar\""},
    {"strength missing", "/cities/3/strength", "", "my.json: cities[3].strength: is missing"},
    {"strength negative", "/cities/3/strength", "-1",
     "my.json: cities[3].strength: must be a whole number from 0 to 9, not -1"},
    {"strength 2.0", "/cities/3/strength", "2.0",
     "my.json: cities[3].strength: must be a whole number from 0 to 9, not 2.0"},
    {"strength too great", "/cities/3/strength", "10",
     "my.json: cities[3].strength: must be a whole number from 0 to 9, not 10"},
    {"strength beyond all numbers", "/cities/3/strength", "18446744073709551616",
     "my.json: cities[3].strength: must be a whole number from 0 to 9, not *"},
    {"more tokens than a city holds", "/cities/3/strength", "4", "my.json: cities[3].strength: *"},
    {"longitude a text", "/cities/3/lon", R"("east")", "my.json: cities[3].lon: must be a number, not \"east\""},
    {"longitude off the globe", "/cities/3/lon", "181",
     "my.json: cities[3].lon: must be from -180 to 180 degrees, not 181"},
    {"latitude off the globe", "/cities/3/lat", "-90.5",
     "my.json: cities[3].lat: must be from -90 to 90 degrees, not -90.5"},
    {"coastal 1", "/cities/3/coastal", "1", "my.json: cities[3].coastal: must be true or false, not 1"},
    {"no capital, so too many tokens", "/cities/5/capital", "", "my.json: cities[5].strength: *"},
    {"two capitals", "/cities/6/capital", "true", "my.json: cities: *"},
    {"no links", "/links", "", "my.json: links: is missing"},
    {"link no object", "/links/4", "[]", "my.json: links[4]: must be a JSON object, not a list"},
    {"link to nowhere", "/links/4/between/1", R"("atlantis")",
     "my.json: links[4].between[1]: must be the id of a city in this file, not \"atlantis\""},
    {"link to a number", "/links/4/between/0", "0", "my.json: links[4].between[0]: must be a text, not 0"},
    {"link of three", "/links/4/between", R"(["athens","candia","smyrna"])",
     "my.json: links[4].between: must name two cities, not 3"},
    {"link to itself", "/links/4/between", R"(["athens","athens"])", "my.json: links[4]: *"},
    {"link twice, turned round", "/links/4/between", R"(["athens","thessalonica"])", "my.json: links[4]: *"},
    {"link of an unknown kind", "/links/4/kind", R"("bridge")",
     "my.json: links[4].kind: must be \"road\", \"desert\" or \"sea\", not \"bridge\""},
    {"factor 0", "/links/4/arab_cost_factor", "0",
     "my.json: links[4].arab_cost_factor: must be a whole number from 1 to 9, not 0"},
    {"no set-up", "/setup", "", "my.json: setup: is missing"},
    {"set-up a list", "/setup", "[]", "my.json: setup: must be a JSON object, not a list"},
    {"five players", "/setup/players", "[2,5]", "my.json: setup.players[1]: must be a whole number from 2 to 4, not 5"},
    {"most before fewest", "/setup/players", "[4,2]", "my.json: setup.players: *"},
    {"players a number", "/setup/players", "4", "my.json: setup.players: must be a list, not 4"},
    {"one number of players", "/setup/players", "[2]",
     "my.json: setup.players: must be the fewest and the most players, such as [2, 4], not a list"},
    {"no turns", "/setup/turns", "0", "my.json: setup.turns: *"},
    {"treasury negative", "/setup/treasury/arab", "-5",
     "my.json: setup.treasury.arab: must be a whole number from 0 to 999, not -5"},
    {"army without move", "/setup/army/arab/move", "", "my.json: setup.army.arab.move: is missing"},
    {"41 cubes", "/setup/cube_pool", "8", "my.json: setup: *"},
    {"43 cubes in armies", "/setup/army/byzantine/elite", "2", "my.json: setup: *"},
    {"another sum", "/setup/cubes_per_player", "41", "my.json: setup: *"},
    {"more Bulgars than cubes", "/setup/bulgar_cubes", "12", "my.json: setup.bulgar_cubes: *"},
    {"maintenance missing", "/maintenance/levy", "", "my.json: maintenance.levy: is missing"},
    {"supply negative", "/supply/arab_tokens", "-1",
     "my.json: supply.arab_tokens: must be a whole number from 0 to 999, not -1"},
    {"supply a text", "/supply/dice", R"("six")",
     "my.json: supply.dice: must be a whole number from 0 to 999, not \"six\""},
    {"too many Bulgars", "/supply/bulgar_cubes", "12",
     "my.json: supply.bulgar_cubes: must be a whole number from 0 to 11, not 12"},
    {"an action box missing", "/special_actions/3", "", "my.json: special_actions: does not name the box emperor"},
    {"an action box twice", "/special_actions/3/id", R"("fortify")",
     "my.json: special_actions[3].side: must be \"either\", not \"byzantine\""},
    {"an action box twice of its side", "/special_actions/3/id", R"("improve_byzantine")",
     "my.json: special_actions[3].id: must be a kind that is not listed twice, not \"improve_byzantine\""},
    {"an unknown action box", "/special_actions/3/id", R"("sultan")",
     "my.json: special_actions[3].id: must be a box of the special action display, not \"sultan\""},
    {"an action box of the other side", "/special_actions/3/side", R"("arab")",
     "my.json: special_actions[3].side: must be \"byzantine\", not \"arab\""},
    {"too many boxes", "/special_actions/3/boxes", "9",
     "my.json: special_actions[3].boxes: must be a whole number from 0 to 8, not 9"},
};

bool fits(std::string_view message, std::string_view expected) {
    if (expected.ends_with('*')) {
        expected.remove_suffix(1);
        return message.starts_with(expected) && message.size() > expected.size() + 5;
    }
    return message == expected;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_board_file)

BOOST_AUTO_TEST_CASE(is_read) {
    const auto board = byzantium::text::read_board(board_text(), "board");
    BOOST_TEST(board.id == "byzantium-2005");
    BOOST_TEST(board.cities.size() == 33u);
    BOOST_TEST(board.links.size() == 56u);
    const auto capital = board.find("constantinople");
    BOOST_REQUIRE(capital.has_value());
    BOOST_TEST((board.capital == *capital));
    BOOST_TEST(board[*capital].strength == 5);
    const auto* strait = board.link(*board.find("nicaea"), *capital);
    BOOST_REQUIRE(strait != nullptr);
    BOOST_TEST(strait->arab_cost_factor == 2);
    BOOST_TEST(board.setup.army[1].main == 8);
    BOOST_TEST(board.maintenance.elite == 3);
    BOOST_TEST(board.action_boxes[index(byzantium::ActionBox::improve_arab)] == 3);
}

BOOST_AUTO_TEST_CASE(is_written_with_everything_it_said) {
    const auto board = byzantium::text::read_board(board_text(), "board");
    BOOST_TEST((Json::parse(byzantium::text::write_board(board)) == board_json()));
}

BOOST_AUTO_TEST_CASE(is_written_the_same_after_being_read_again) {
    const auto once = byzantium::text::write_board(byzantium::text::read_board(board_text(), "board"));
    BOOST_TEST(byzantium::text::write_board(byzantium::text::read_board(once, "once")) == once);
    BOOST_TEST(once.ends_with("}\n"));
}

BOOST_AUTO_TEST_CASE(a_changed_board_is_written_changed) {
    Json other = board_json();
    other["cities"][0]["lon"] = 19.0625;
    other["cities"][0]["name"] = "Durr\xC3\xABs \"new\"";
    const auto written = byzantium::text::write_board(byzantium::text::read_board(other.dump(), "other"));
    BOOST_TEST((Json::parse(written) == other));
    BOOST_TEST((Json::parse(written) != board_json()));
}

BOOST_DATA_TEST_CASE(is_refused_with_place_and_reason, faults, fault) {
    const std::string message = fault_in(changed(fault));
    BOOST_TEST(fits(message, fault.what), message << " is not " << fault.what);
}

BOOST_AUTO_TEST_CASE(that_is_not_json_is_refused_with_line_and_column) {
    const std::string text = board_text();
    const std::size_t strength = text.find("\"strength\": 3");
    std::string broken = text;
    broken.replace(strength, 13, "\"strength\": 3x");
    BOOST_TEST(fault_in(broken) == "my.json: line 6, column 86: this is not JSON");
    const std::string cut = text.substr(0, strength);
    BOOST_TEST(fault_in(cut) == "my.json: line 6, column 73: the file breaks off here");
    broken = text;
    broken.insert(text.find("Athens") + 3, "\xFF");
    BOOST_TEST(fault_in(broken) == "my.json: line 7, column 34: this text is not UTF-8");
    BOOST_TEST(fault_in("") == "my.json: line 1, column 1: the file breaks off here");
    BOOST_TEST(fault_in("[1]") == "my.json: must be a JSON object, not a list");
}

BOOST_AUTO_TEST_CASE(of_hostile_size_is_refused) {
    BOOST_TEST(fault_in(std::string(2'000'000, ' ')) == "my.json: is longer than 1048576 bytes, too long for a board");
    BOOST_TEST(fault_in(std::string(100'000, '[')) == "my.json: holds lists and objects more than 32 deep");
    Json cities = board_json();
    for (int i = 0; i < 40; ++i) cities["cities"].push_back(cities["cities"][0]);
    BOOST_TEST(fault_in(cities.dump()) == "my.json: cities: holds 73 items; at most 64 make sense");
    Json links = board_json();
    for (int i = 0; i < 1000; ++i) links["links"].push_back(links["links"][0]);
    BOOST_TEST(fault_in(links.dump()) == "my.json: links: holds 1056 items; at most 512 make sense");
    Json boxes = board_json();
    for (int i = 0; i < 1000; ++i) boxes["special_actions"].push_back(boxes["special_actions"][0]);
    BOOST_TEST(fault_in(boxes.dump()) == "my.json: special_actions: holds 1010 items; at most 10 make sense");
}

BOOST_AUTO_TEST_CASE(says_what_and_where_apart) {
    try {
        byzantium::text::read_board(changed(faults[0]), "my.json");
        BOOST_ERROR("accepted");
    } catch (const FormatError& error) {
        BOOST_TEST(error.place == "my.json: cities");
        BOOST_TEST(in_english(error.why) == "is missing");
    }
}

BOOST_AUTO_TEST_SUITE_END()
