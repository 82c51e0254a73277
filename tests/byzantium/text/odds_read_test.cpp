// SPDX-License-Identifier: MIT
// Questions about odds: what may be left out, and the sentence for each line that is none.
#include "byzantium/text/odds.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using byzantium::odds::Force;
using byzantium::odds::Siege;
using byzantium::text::read_question;
using protocol::Flaw;
using protocol::Line;
using protocol::LineEnd;

// The question, or a failed case.
byzantium::text::Question question(const Line& line) {
    const auto read = read_question(line);
    BOOST_REQUIRE_MESSAGE(read, (read ? std::string{} : read.error().message()) << " " << line.text);
    return *read;
}

std::string message_of_line(const Line& line) {
    const auto read = read_question(line);
    return read ? "accepted" : read.error().message();
}

// A question whose attacker, defenders, city or city and what follows are these.
std::string with_attacker(std::string_view attacker) {
    return joined({R"({"attacker":)", attacker, R"(,"defenders":[],"city":{"tokens":1}})"});
}
std::string with_defenders(std::string_view defenders) {
    return joined({R"({"attacker":{"main":1},"defenders":)", defenders, R"(,"city":{"tokens":1}})"});
}
std::string with_city(std::string_view city) {
    return joined({R"({"attacker":{"main":1},"defenders":[],"city":)", city, "}"});
}

const std::vector<Case> not_json_lines{
    {"empty", "", "The line is empty."},
    {"blank", " \t\r", "The line is empty."},
    {"words", "nine Bulgars", "The line is not JSON: it goes wrong near column 2."},
    {"breaks off", R"({"attacker":{"main":9})", "The line is not JSON: it breaks off before its end."},
    {"not UTF-8", "{\"\xFF\":1}", "The line is not JSON: the text near column 3 is not UTF-8."},
    {"deep", std::string(40, '['), "The line holds lists and objects more than 32 deep."},
    {"a list", "[]", "The line must be a JSON object, not a list."},
    {"a number", "7", "The line must be a JSON object, not 7."},
    {"null", "null", "The line must be a JSON object, not null."},
};

const std::vector<Case> wrong_attackers{
    {"none", R"({"defenders":[],"city":null})", "\"attacker\" is missing."},
    {"null", with_attacker("null"), "\"attacker\" must be a JSON object, not null."},
    {"a list", with_attacker("[1,6,2]"), "\"attacker\" must be a JSON object, not a list."},
    {"without a cube", with_attacker("{}"), "\"attacker\" has no cube: an attack needs at least one, or a guard."},
    {"of nothing", with_attacker(R"({"elite":0,"main":0,"move":0,"guard":false})"),
     "\"attacker\" has no cube: an attack needs at least one, or a guard."},
    {"43 Elite", with_attacker(R"({"elite":43})"), "\"attacker.elite\" must be a whole number from 0 to 42, not 43."},
    {"99 Main", with_attacker(R"({"main":99})"), "\"attacker.main\" must be a whole number from 0 to 42, not 99."},
    {"-1 Move", with_attacker(R"({"main":1,"move":-1})"),
     "\"attacker.move\" must be a whole number from 0 to 42, not -1."},
    {"2.0 Main", with_attacker(R"({"main":2.0})"), "\"attacker.main\" must be a whole number from 0 to 42, not 2.0."},
    {"true Main", with_attacker(R"({"main":true})"),
     "\"attacker.main\" must be a whole number from 0 to 42, not true."},
    {"Main in a text", with_attacker(R"({"main":"6"})"),
     "\"attacker.main\" must be a whole number from 0 to 42, not \"6\"."},
    {"null Main", with_attacker(R"({"main":null})"),
     "\"attacker.main\" must be a whole number from 0 to 42, not null."},
    {"Main beyond int", with_attacker(R"({"main":99999999999999999999})"),
     "\"attacker.main\" must be a whole number from 0 to 42, not 2147483647."},
    {"guard 1", with_attacker(R"({"guard":1})"), "\"attacker.guard\" must be true or false, not 1."},
    {"guard null", with_attacker(R"({"guard":null})"), "\"attacker.guard\" must be true or false, not null."},
};

const std::vector<Case> wrong_defenders{
    {"none", R"({"attacker":{"main":1},"city":null})", "\"defenders\" is missing."},
    {"null", with_defenders("null"), "\"defenders\" must be a list, not null."},
    {"one alone", with_defenders(R"({"kind":"levy","levy":3})"), "\"defenders\" must be a list, not an object."},
    {"nine", with_defenders("[1,2,3,4,5,6,7,8,9]"), "\"defenders\" must hold 8 defenders at most, not 9."},
    {"a number", with_defenders("[3]"), "\"defenders[0]\" must be a JSON object, not 3."},
    {"no kind", with_defenders(R"([{"main":3}])"), "\"defenders[0].kind\" is missing."},
    {"unknown kind", with_defenders(R"([{"kind":"army"},{"kind":"bulgars","main":3}])"),
     "\"defenders[1].kind\" must be \"army\" or \"levy\", not \"bulgars\"."},
    {"kind 1", with_defenders(R"([{"kind":1}])"), "\"defenders[0].kind\" must be \"army\" or \"levy\", not 1."},
    {"levy without levy", with_defenders(R"([{"kind":"levy","main":3}])"), "\"defenders[0].levy\" is missing."},
    {"43 levy", with_defenders(R"([{"kind":"levy","levy":43}])"),
     "\"defenders[0].levy\" must be a whole number from 0 to 42, not 43."},
    {"levy true", with_defenders(R"([{"kind":"levy","levy":true}])"),
     "\"defenders[0].levy\" must be a whole number from 0 to 42, not true."},
    {"43 Elite", with_defenders(R"([{"kind":"army","elite":43}])"),
     "\"defenders[0].elite\" must be a whole number from 0 to 42, not 43."},
    {"-7 Main", with_defenders(R"([{"kind":"army","main":-7}])"),
     "\"defenders[0].main\" must be a whole number from 0 to 42, not -7."},
    {"1e1 Move", with_defenders(R"([{"kind":"army"},{"kind":"army","move":1e1}])"),
     "\"defenders[1].move\" must be a whole number from 0 to 42, not 10.0."},
    {"guard yes", with_defenders(R"([{"kind":"army","guard":"yes"}])"),
     "\"defenders[0].guard\" must be true or false, not \"yes\"."},
};

const std::vector<Case> wrong_cities{
    {"none", R"({"attacker":{"main":1},"defenders":[]})", "\"city\" is missing."},
    {"a number", with_city("3"), "\"city\" must be a JSON object or null, not 3."},
    {"false", with_city("false"), "\"city\" must be a JSON object or null, not false."},
    {"no tokens", with_city("{}"), "\"city.tokens\" is missing."},
    {"no tokens, and not Constantinople", with_city(R"({"constantinople":false})"), "\"city.tokens\" is missing."},
    {"61 tokens", with_city(R"({"tokens":61})"), "\"city.tokens\" must be a whole number from 0 to 60, not 61."},
    {"-1 token", with_city(R"({"tokens":-1})"), "\"city.tokens\" must be a whole number from 0 to 60, not -1."},
    {"3.0 tokens", with_city(R"({"tokens":3.0})"), "\"city.tokens\" must be a whole number from 0 to 60, not 3.0."},
    {"null tokens at Constantinople", with_city(R"({"tokens":null,"constantinople":true})"),
     "\"city.tokens\" must be a whole number from 0 to 60, not null."},
    {"fortified 1", with_city(R"({"tokens":1,"fortified":1})"), "\"city.fortified\" must be true or false, not 1."},
    {"constantinople yes", with_city(R"({"constantinople":"yes"})"),
     "\"city.constantinople\" must be true or false, not \"yes\"."},
    {"43 to keep", with_city(R"({"tokens":1},"keep_move":43)"),
     "\"keep_move\" must be a whole number from 0 to 42, not 43."},
    {"-1 to keep", with_city(R"(null,"keep_move":-1)"), "\"keep_move\" must be a whole number from 0 to 42, not -1."},
    {"null to keep", with_city(R"(null,"keep_move":null)"),
     "\"keep_move\" must be a whole number from 0 to 42, not null."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(a_line_that_is_no_question)

BOOST_DATA_TEST_CASE(is_not_json, not_json_lines, row) { BOOST_TEST(message_of_line(row.text) == row.outcome); }
BOOST_DATA_TEST_CASE(has_a_wrong_attacker, wrong_attackers, row) {
    BOOST_TEST(message_of_line(row.text) == row.outcome);
}
BOOST_DATA_TEST_CASE(has_wrong_defenders, wrong_defenders, row) {
    BOOST_TEST(message_of_line(row.text) == row.outcome);
}
BOOST_DATA_TEST_CASE(has_a_wrong_city, wrong_cities, row) { BOOST_TEST(message_of_line(row.text) == row.outcome); }

BOOST_AUTO_TEST_CASE(is_too_long) {
    BOOST_TEST(message_of_line(Line{"", LineEnd::too_long}) == "The line is too long: more than 1048576 bytes.");
}

BOOST_AUTO_TEST_CASE(is_cut_off_at_the_end_of_the_stream) {
    const auto read = read_question(Line{R"({"attacker":{"ma)", LineEnd::end_of_stream});
    BOOST_REQUIRE(!read);
    BOOST_TEST((read.error().flaw == Flaw::cut_off));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_question)

BOOST_AUTO_TEST_CASE(says_everything) {
    const auto asked =
        question(R"({"attacker":{"elite":1,"main":6,"move":2,"guard":true},)"
                 R"("defenders":[{"kind":"army","elite":3,"main":4,"move":5,"guard":true},{"kind":"levy","levy":7}],)"
                 R"("city":{"tokens":3,"fortified":true,"constantinople":true},"keep_move":2})");
    BOOST_TEST((asked.attack.attacker == Force{1, 6, 2, true}));
    BOOST_REQUIRE(asked.attack.defenders.size() == 2U);
    BOOST_TEST((asked.attack.defenders[0] == Force{3, 4, 5, true}));
    BOOST_TEST((asked.attack.defenders[1] == Force{0, 7, 0, false}));
    BOOST_TEST((asked.attack.siege == Siege{4, 2}));
    BOOST_TEST(asked.policy.keep_move == 2);
}

BOOST_AUTO_TEST_CASE(may_leave_out_what_is_nothing) {
    const auto asked = question(R"({"attacker":{"guard":true},"defenders":[{"kind":"army"}],"city":{"tokens":0}})");
    BOOST_TEST((asked.attack.attacker == Force{0, 0, 0, true}));
    BOOST_REQUIRE(asked.attack.defenders.size() == 1U);
    BOOST_TEST((asked.attack.defenders[0] == Force{}));
    BOOST_TEST((asked.attack.siege == Siege{0, 1}));
    BOOST_TEST(asked.policy.keep_move == 0);
}

BOOST_AUTO_TEST_CASE(may_leave_out_the_tokens_of_constantinople_alone) {
    BOOST_TEST((question(with_city(R"({"constantinople":true})")).attack.siege == Siege{5, 2}));
    BOOST_TEST((question(with_city(R"({"constantinople":true,"fortified":true})")).attack.siege == Siege{6, 2}));
    BOOST_TEST((question(with_city(R"({"constantinople":true,"tokens":2})")).attack.siege == Siege{2, 2}));
}

BOOST_AUTO_TEST_CASE(of_no_city_is_of_the_battles_alone) {
    BOOST_TEST(!question(with_city("null")).attack.siege.has_value());
}

BOOST_AUTO_TEST_CASE(may_reach_every_limit) {
    const auto asked = question(
        R"({"attacker":{"elite":42,"main":42,"move":42,"guard":true},"defenders":[{"kind":"levy","levy":42},)"
        R"({"kind":"army","elite":42,"main":42,"move":42},{"kind":"levy","levy":0},{"kind":"army"},{"kind":"army"},)"
        R"({"kind":"army"},{"kind":"army"},{"kind":"army"}],"city":{"tokens":60,"fortified":true},"keep_move":42})");
    BOOST_TEST(asked.attack.defenders.size() == 8U);
    BOOST_TEST((asked.attack.siege == Siege{61, 1}));
    BOOST_CHECK_NO_THROW(byzantium::odds::check_limits(asked.attack));
}

BOOST_AUTO_TEST_CASE(may_hold_more_than_is_asked) {
    const auto asked =
        question(R"({"id":7,"attacker":{"main":1,"levy":99,"name":[]},"defenders":[{"kind":"levy","levy":2,"main":99},)"
                 R"({"kind":"army","main":3,"levy":99}],"city":{"tokens":1,"name":"Ankara"},"keep":5})");
    BOOST_TEST((asked.attack.attacker == Force{0, 1, 0, false}));
    BOOST_TEST((asked.attack.defenders[0] == Force{0, 2, 0, false}));
    BOOST_TEST((asked.attack.defenders[1] == Force{0, 3, 0, false}));
    BOOST_TEST(asked.policy.keep_move == 0);
}

BOOST_AUTO_TEST_SUITE_END()
