// SPDX-License-Identifier: MIT
// Headers of Ekö: what is read, and what makes one unusable, with the place named.
#include "eko/text/header.h"

#include "eko/support/scene.h"
#include "eko/text/session.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <string>

namespace {

using namespace eko;
using OrderedJson = nlohmann::ordered_json;
namespace data = boost::unit_test::data;

OrderedJson good_header() {
    return OrderedJson::parse(R"({"game":"eko","format":1,
        "players":[{"color":"violet","name":"Anna"},{"color":"cyan"}],"first":"cyan",
        "board":{"format":1,"name":"ours","players":2,"mirror":true,"library":{"A":"x..r...","B":"......c"},
                 "tiles":[{"id":"A","at":"0,0","turn":0},{"id":"B","at":"2,1","turn":4}],
                 "rows":["-3:0:..p","-4:1:ss."],"portals":[{"at":"2,-3","exit":"1,-3"}],
                 "groups":[{"kind":"pyramid","tile":"S1","fields":["1,-4","2,-4"]},{"kind":"beacon","fields":["0,-3"]}]},
        "start":{"1,0":"cyan*","0,1":"cyan","2,1":"violet"},
        "rulings":{"around":"stacks","moon_uses":"any"}})");
}

std::string fault_of(const OrderedJson& header) {
    const auto read = text::read_header(header.dump());
    return read ? "" : read.error().message();
}

// What is spoiled, and what is said of it.
struct Spoiled {
    const char* name;
    std::function<void(OrderedJson&)> spoil;
    const char* says;
};
std::ostream& operator<<(std::ostream& out, const Spoiled& one) { return out << one.name; }

const std::vector<Spoiled> spoiled{
    {"another_game", [](OrderedJson& h) { h["game"] = "byzantium"; }, "\"game\" must be \"eko\""},
    {"format_2", [](OrderedJson& h) { h["format"] = 2; }, "\"format\" must be 1"},
    {"format_as_fraction", [](OrderedJson& h) { h["format"] = 1.0; }, "\"format\" must be a whole number"},
    {"one_player",
     [](OrderedJson& h) {
         h["players"].erase(1);
         h["first"] = "violet";
     },
     "two to four players"},
    {"same_colour", [](OrderedJson& h) { h["players"][1]["color"] = "violet"; },
     "players[1].color\" must be a colour that"},
    {"unknown_colour", [](OrderedJson& h) { h["players"][1]["color"] = "red"; }, "\"cyan\", \"violet\""},
    {"first_not_seated", [](OrderedJson& h) { h["first"] = "blue"; }, "\"first\" must be the colour of one of"},
    {"unknown_ruling", [](OrderedJson& h) { h["rulings"]["luck"] = "yes"; }, "rulings.luck\" is not a ruling"},
    {"unknown_choice", [](OrderedJson& h) { h["rulings"]["around"] = "all"; },
     "\"stacks_and_buildings\" or \"stacks\""},
    {"no_board", [](OrderedJson& h) { h.erase("board"); }, "\"board\" is missing"},
    {"no_start", [](OrderedJson& h) { h.erase("start"); }, "\"start\" is missing"},
    {"board_format", [](OrderedJson& h) { h["board"]["format"] = 3; }, "board.format\" must be 1"},
    {"no_field",
     [](OrderedJson& h) {
         h["board"] = {{"format", 1}};
     },
     "\"board\" has no field"},
    {"tile_not_in_library", [](OrderedJson& h) { h["board"]["tiles"][0]["id"] = "Z"; },
     "board.tiles[0].id\" must be the id"},
    {"tile_turn", [](OrderedJson& h) { h["board"]["tiles"][0]["turn"] = 6; },
     "tiles[0].turn\" must be a whole number from 0 to"},
    {"tile_at", [](OrderedJson& h) { h["board"]["tiles"][0]["at"] = "00,0"; }, "tiles[0].at\" must be a place such as"},
    {"tile_far", [](OrderedJson& h) { h["board"]["tiles"][0]["at"] = "100,0"; },
     "tiles[0].at\" must be a place such as"},
    {"tile_over_the_edge", [](OrderedJson& h) { h["board"]["tiles"][0]["at"] = "99,0"; }, "tiles[0]\" reaches beyond"},
    {"overlap", [](OrderedJson& h) { h["board"]["tiles"][1]["at"] = "1,0"; }, "board.tiles[1]\" lies on"},
    {"six_letters", [](OrderedJson& h) { h["board"]["library"]["A"] = "x..r.."; },
     "board.library.A\" must have 7 letters, not 6"},
    {"stray_letter", [](OrderedJson& h) { h["board"]["library"]["B"] = "......q"; },
     "board.library.B\" must hold only"},
    {"row_without_numbers", [](OrderedJson& h) { h["board"]["rows"][0] = "..."; },
     "board.rows[0]\" must be a row such as"},
    {"row_with_plus", [](OrderedJson& h) { h["board"]["rows"][0] = "+3:0:.."; },
     "board.rows[0]\" must be a row such as"},
    {"row_with_blank", [](OrderedJson& h) { h["board"]["rows"][0] = "3: 0:.."; },
     "board.rows[0]\" must be a row such as"},
    {"row_with_minus_zero", [](OrderedJson& h) { h["board"]["rows"][0] = "3:-0:.."; },
     "board.rows[0]\" must be a row such as"},
    {"two_rows_on_one_place", [](OrderedJson& h) { h["board"]["rows"].push_back("-3:1:_"); },
     "board.rows[2]\" lies on 1,-3"},
    {"portal_that_is_none", [](OrderedJson& h) { h["board"]["portals"][0]["at"] = "1,-3"; },
     "portals[0].at\" must be a portal"},
    {"exit_elsewhere", [](OrderedJson& h) { h["board"]["portals"][0]["exit"] = "0,-3"; },
     "portals[0].exit\" must be a field"},
    {"group_kind", [](OrderedJson& h) { h["board"]["groups"][0]["kind"] = "sphinx"; },
     "groups[0].kind\" must be \"pyramid\""},
    {"group_without_fields", [](OrderedJson& h) { h["board"]["groups"][0]["fields"] = OrderedJson::array(); },
     "groups[0].fields\" must"},
    {"group_off_the_board", [](OrderedJson& h) { h["board"]["groups"][0]["fields"][1] = "9,9"; },
     "groups[0].fields[1]\" must be"},
    {"start_on_a_reg", [](OrderedJson& h) { h["start"]["-1,1"] = "cyan"; }, "start.-1,1\" is not a movement field"},
    {"start_on_storm", [](OrderedJson& h) { h["start"]["1,-4"] = "cyan"; }, "start.1,-4\" is not a movement field"},
    {"start_off_the_board", [](OrderedJson& h) { h["start"]["9,9"] = "cyan"; }, "start.9,9\" is not a movement field"},
    {"start_nowhere", [](OrderedJson& h) { h["start"]["here"] = "cyan"; }, "start.here\" is not the id of a field"},
    {"start_of_nobody", [](OrderedJson& h) { h["start"]["0,1"] = "blue"; },
     "start.0,1\" has a disc of a colour nobody"},
    {"start_of_no_colour", [](OrderedJson& h) { h["start"]["0,1"] = "cyan**"; },
     "start.0,1\" must be the colour of a player"},
    {"start_as_number", [](OrderedJson& h) { h["start"]["0,1"] = 1; }, "start.0,1\" must be the colour of a player"},
    {"two_emperors", [](OrderedJson& h) { h["start"]["0,1"] = "cyan*"; }, "second emperor"},
    {"one_colour_only", [](OrderedJson& h) { h["start"].erase("2,1"); }, "\"start\" must have discs of at least two"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(headers)

BOOST_AUTO_TEST_CASE(a_header_is_read_with_its_whole_board) {
    const auto read = text::read_header(good_header().dump());
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(read->layout.name == "ours");
    BOOST_TEST(read->layout.mirror);
    BOOST_TEST((read->rulings == Rulings{.around = AroundCounts::stacks, .moon_uses = MoonUses::any}));
    const Table table = text::table_of(*read);
    BOOST_TEST(table.board.fields.size() == 20U);
    BOOST_TEST(table.board.zones.size() == 1U);
    BOOST_TEST(table.board.exits.size() == 1U);
    const Position now = start(table, *read);
    BOOST_TEST(now[Color::cyan].reserve == 14);
    BOOST_TEST((awaited_player(now.awaits) == Color::cyan));
}

BOOST_AUTO_TEST_CASE(a_header_is_written_as_it_was_read) {
    const auto read = text::read_header(good_header().dump());
    const auto again = text::read_header(text::write_header(*read));
    BOOST_TEST_REQUIRE(again.has_value());
    BOOST_TEST((*again == *read));
    BOOST_TEST(text::write_header(*again) == text::write_header(*read));
}

BOOST_DATA_TEST_CASE(an_unusable_header_says_where, data::make(spoiled), one) {
    OrderedJson header = good_header();
    one.spoil(header);
    const std::string told = fault_of(header);
    BOOST_TEST(told.find(one.says) != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(what_means_nothing_to_the_rules_is_not_judged) {
    OrderedJson header = good_header();
    header["board"]["name"] = 7;
    header["board"]["players"] = "two";
    header["board"]["mirror"] = nullptr;
    header["board"]["groups"][0]["tile"] = false;
    header["board"]["unknown"] = {1, 2};
    header["unknown"] = "field";
    BOOST_TEST(fault_of(header) == "");
    for (const auto* key : {"library", "tiles", "rows", "portals", "groups"}) {
        OrderedJson less = good_header();
        less["board"].erase(key);
        BOOST_TEST(fault_of(less).find("is missing") == std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(a_key_said_twice_counts_where_it_was_said_last) {
    const std::string board = R"("board":{"format":1,"rows":["0:0:..."]},)";
    const std::string begin =
        R"({"game":"eko","format":1,"players":[{"color":"cyan"},{"color":"violet"}],"first":"cyan",)";
    const auto read = text::read_header(begin + board + R"("start":{"0,0":"violet","1,0":"violet","0,0":"cyan"}})");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(read->start.size() == 2U);
}

// Any bytes give an answer.
BOOST_AUTO_TEST_CASE(spoiled_bytes_are_refused_or_read) {
    const std::string line = good_header().dump();
    std::size_t refused = 0;
    for (std::size_t at = 0; at < line.size(); ++at)
        for (const char c : {'"', '0', '\0', '\x80', '{', ','}) {
            std::string other = line;
            other[at] = c;
            refused += text::read_header(other) ? 0 : 1;
        }
    BOOST_TEST(refused > line.size());
    for (std::size_t size = 0; size < line.size(); ++size) BOOST_TEST(!text::read_header(line.substr(0, size)));
}

BOOST_AUTO_TEST_CASE(huge_boards_are_read_or_refused_at_once) {
    OrderedJson header = good_header();
    header["board"] = {{"format", 1}, {"library", {{"A", "......."}}}, {"tiles", OrderedJson::array()}};
    const auto before = std::chrono::steady_clock::now();
    for (int i = 0; i < 10'000; ++i) header["board"]["tiles"].push_back({{"id", "A"}, {"at", "0,0"}, {"turn", 0}});
    BOOST_TEST(fault_of(header).find("board.tiles[1]\" lies on 0,0") != std::string::npos);
    header["board"] = {{"format", 1}, {"rows", OrderedJson::array()}};
    for (int r = -99; r <= 99; ++r)
        header["board"]["rows"].push_back(std::to_string(r) + ":-99:" + std::string(199, '.'));
    header["start"] = {{"0,0", "cyan"}, {"50,50", "violet"}};
    const auto read = text::read_header(header.dump());
    BOOST_TEST_REQUIRE(read.has_value());
    const Table table = text::table_of(*read);
    BOOST_TEST(table.board.fields.size() == 39'601U);
    Position now = start(table, *read);
    now.awaits = AwaitAction{Color::cyan, Which::first};
    BOOST_TEST(legal(table, now).size() == 39'599U);
    const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    BOOST_TEST_MESSAGE("huge boards: " << seconds << " s");
    BOOST_TEST(seconds < 30.0);
}

BOOST_AUTO_TEST_SUITE_END()
