// SPDX-License-Identifier: MIT
// Entries of Ekö as text: what is a line of the protocol, whatever the rules say of it.
#include "eko/text/entry.h"

#include "eko/support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace eko;
using namespace eko_support;
namespace data = boost::unit_test::data;

const Scene& plain() {
    static const Scene scene{"c2*@0,0 v1@5,0", board_t(), {}, 2};
    return scene;
}
const Scene& stormy() {
    static const Scene scene{"c2*@0,0 v1@5,0", board_t_with("s.s.s.s.s.s."), {}, 2};
    return scene;
}

std::string entry_fault(const Scene& scene, const std::string& line) {
    const auto read = text::read_entry(scene.table(), line);
    return read ? "" : read.error().message();
}

struct WrongLine {
    const char* line;
    const char* says;
};
std::ostream& operator<<(std::ostream& out, const WrongLine& one) { return out << one.line; }

const std::vector<WrongLine> wrong{
    {"", "empty"},
    {"[]", "must be a JSON object"},
    {"7", "must be a JSON object"},
    {"{\"do\":", "breaks off"},
    {R"({"to":"1,0"})", "\"do\" is missing"},
    {R"({"do":"jump"})", "an entry the protocol knows"},
    {R"({"do":7})", "\"do\" must be a text"},
    {R"({"do":"swap"})", "\"to\" is missing"},
    {R"({"do":"swap","to":"9,9"})", "the id of a field on the board"},
    {R"({"do":"swap","to":"01,0"})", "the id of a field on the board"},
    {R"({"do":"swap","to":7})", "the id of a field on the board"},
    {R"({"do":"move","from":"0,0"})", "\"to\" is missing"},
    {R"({"do":"build","from":"0,0","on":"0,1","size":"hut","emperor":false})", "\"camp\", \"tower\" or \"castle\""},
    {R"({"do":"build","from":"0,0","on":"0,1","size":"camp"})", "\"emperor\" is missing"},
    {R"({"do":"build","from":"0,0","on":"0,1","size":"camp","emperor":0})", "must be true or false"},
    {R"({"do":"sand","target":null})", "the id of a field on the board"},
    {R"({"do":"exchange","give":"white"})", "the colour of a player at the table"},
    {R"({"do":"exchange","give":"red"})", "\"cyan\", \"violet\""},
    {R"({"do":"reinforce","place":{"0,0":1}})", "\"emperor\" is missing"},
    {R"({"do":"reinforce","place":[],"emperor":null})", "must be a JSON object"},
    {R"({"do":"reinforce","place":{"9,9":1},"emperor":null})", "place.9,9\" is not the id of a field"},
    {R"({"do":"reinforce","place":{"0,0":1.0},"emperor":null})", "must be a whole number"},
    {R"({"do":"reinforce","place":{"0,0":true},"emperor":null})", "must be a whole number"},
    {R"({"do":"reinforce","place":{"0,0":1},"emperor":false})", "the id of a field on the board"},
    {R"({"do":"moon","to":"0,0"})", "\"emperor\" is missing"},
    {R"({"do":"await"})", "\"player\" is missing"},
    {R"({"do":"await","player":"blue"})", "the colour of a player at the table"},
    {R"({"do":"correct"})", "\"set\" is missing"},
    {R"({"do":"correct","set":[]})", "must be a JSON object"},
    {R"({"do":"correct","set":{},"note":7})", "\"note\" must be a text"},
    {R"({"do":"correct","set":{"player":"cyan"}})", "not a quantity that can be corrected"},
    {R"({"do":"correct","set":{"stacks":{}}})", "not a quantity that can be corrected"},
    {R"({"do":"correct","set":{"stacks.9,9":null}})", "not a quantity that can be corrected"},
    {R"({"do":"correct","set":{"players.cyan.captives":[]}})", "not a quantity that can be corrected"},
    {R"({"do":"correct","set":{"players.white.reserve":1}})", "not a quantity that can be corrected"},
    {R"({"do":"correct","set":{"marched":1}})", "must be true or false"},
    {R"({"do":"correct","set":{"turn":"1"}})", "must be a whole number"},
    {R"({"do":"correct","set":{"stacks.0,0":{"owner":"cyan","count":1}}})", "emperor\" is missing"},
    {R"({"do":"correct","set":{"stacks.0,0":{"owner":"white","count":1,"emperor":false}}})", "colour of a player at"},
    {R"({"do":"correct","set":{"buildings.0,1":{"owner":"cyan","size":1}}})", "\"camp\", \"tower\" or \"castle\""},
    {R"({"do":"correct","set":{"players.cyan.emperor":"captive:white"}})", "\"board\", \"reserve\" or \"captive:\""},
    {R"({"do":"correct","set":{"players.cyan.emperor":"home"}})", "\"board\", \"reserve\" or \"captive:\""},
};

const std::vector<WrongLine> wrong_in_storm{
    {R"({"do":"move","from":"0,0","to":"1,0"})", "\"zones\" is missing"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":[]})", "\"lose_emperor\" is missing"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":"6,0","lose_emperor":false})", "must be a list"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":["7,0"],"lose_emperor":false})",
     "the first field of a storm zone"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":["9,9"],"lose_emperor":false})",
     "the first field of a storm zone"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":["6,0","6,0"],"lose_emperor":false})",
     "a zone after the one before it, in the order of their ids"},
    {R"({"do":"move","from":"0,0","to":"1,0","zones":["8,0","6,0"],"lose_emperor":false})",
     "a zone after the one before it, in the order of their ids"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(entries)

BOOST_DATA_TEST_CASE(a_line_that_is_no_entry_says_why, data::make(wrong), one) {
    const std::string told = entry_fault(plain(), one.line);
    BOOST_TEST(told.find(one.says) != std::string::npos, told);
}

BOOST_DATA_TEST_CASE(zones_are_those_of_the_board_in_order, data::make(wrong_in_storm), one) {
    const std::string told = entry_fault(stormy(), one.line);
    BOOST_TEST(told.find(one.says) != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(without_storm_what_it_costs_is_ignored) {
    const auto read = text::read_entry(
        plain().table(), R"({"do":"move","from":"0,0","to":"1,0","zones":"nonsense","lose_emperor":7,"more":[]})");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(text::write_entry(plain().table(), *read) == move("0,0", "1,0"));
}

BOOST_AUTO_TEST_CASE(more_zones_than_a_stack_can_pay_are_an_entry_that_the_rules_refuse) {
    const std::string line = storm_move("0,0", "1,0", "6,0 8,0 10,0 12,0 14,0 16,0");
    stormy().refuses(line, "EKO-70", "exactly these discs");
    stormy().refuses(storm_move("1,0", "1,0", "6,0 8,0 10,0 12,0 14,0 16,0"), "EKO-13", "no stack on");
}

BOOST_AUTO_TEST_CASE(numbers_are_taken_as_they_are_and_judged_by_the_rules) {
    Scene scene = plain();
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    scene.refuses(reinforce("0,0", -5), "EKO-41", "at least one disc");
    scene.refuses(R"({"do":"reinforce","place":{"0,0":99999999999999999999},"emperor":null})", "EKO-42",
                  "at most 4 discs");
    BOOST_TEST(scene.allows(R"({"do":"reinforce","place":{"0,0":9,"0,0":1},"emperor":null})"));
}

BOOST_AUTO_TEST_CASE(each_form_is_written_as_it_is_read) {
    const std::vector<std::string> lines{
        R"({"do":"swap","to":"1,0"})",
        R"({"do":"keep"})",
        R"({"do":"pass"})",
        R"({"do":"march"})",
        R"({"do":"go_on"})",
        R"({"do":"move","from":"0,0","to":"1,0","zones":["6,0","8,0"],"lose_emperor":true})",
        R"({"do":"build","from":"0,0","on":"0,1","size":"castle","emperor":true})",
        R"({"do":"sand","target":"5,0"})",
        R"({"do":"exchange","give":"violet"})",
        R"({"do":"reinforce","place":{"0,0":2},"emperor":"0,0"})",
        R"({"do":"reinforce","place":{},"emperor":null})",
        R"({"do":"reinforce","place":{"0,0":1,"5,0":2},"emperor":null})",
        R"({"do":"moon","to":"1,0","emperor":false})",
        R"({"do":"stop"})",
        R"({"do":"await","player":"violet"})",
        R"({"do":"correct","set":{}})",
        R"({"do":"correct","set":{"turn":3,"moon_used":1,"marched":true,"sand_used":false,"stacks.0,0":null,)"
        R"("stacks.1,0":{"owner":"cyan","count":4,"emperor":true},"buildings.0,1":{"owner":"violet","size":"camp"},)"
        R"("buildings.1,1":null,"players.cyan.reserve":3,"players.violet.destroyed":0,)"
        R"("players.cyan.emperor":"captive:violet","players.violet.emperor":"reserve"},"note":"as it lies"})"};
    for (const auto& line : lines) {
        const auto read = text::read_entry(stormy().table(), line);
        BOOST_TEST_REQUIRE(read.has_value(), line);
        BOOST_TEST(text::write_entry(stormy().table(), *read) == line);
    }
}

// FORMAT is looked at before AWAITS, AWAITS before the rules.
BOOST_AUTO_TEST_CASE(what_is_not_awaited_is_refused_before_the_rules_are_asked) {
    Scene scene = plain();
    scene.now.awaits = AwaitMarch{Color::cyan};
    const std::vector<std::string> lines{move("5,0", "1,1"), reinforce("0,0", -1),
                                         std::string{pass},  R"({"do":"exchange","give":"cyan"})",
                                         moon("0,0"),        sand("0,0")};
    for (const auto& line : lines)
        scene.refuses(line, "AWAITS", "This entry does not answer the question that is open now.");
    scene.refuses(R"({"do":"correct","set":{"turn":-1}})", "FORMAT", "out of range");
}

BOOST_AUTO_TEST_CASE(any_bytes_are_read_or_refused) {
    const std::string line = storm_move("0,0", "1,0", "6,0 8,0");
    std::size_t refused = 0;
    for (std::size_t at = 0; at < line.size(); ++at)
        for (int c = 0; c < 256; ++c) {
            std::string other = line;
            other[at] = static_cast<char>(c);
            refused += text::read_entry(stormy().table(), other) ? 0 : 1;
        }
    BOOST_TEST(refused > 100U * line.size());
}

BOOST_AUTO_TEST_SUITE_END()
