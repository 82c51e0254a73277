// SPDX-License-Identifier: MIT
// Lines that are no entry, each with its sentence; and odd lines that are one.
#include "byzantium/text/entry.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <vector>

namespace {

const std::vector<Case> not_json{
    {"empty", "", "The line is empty."},
    {"blank", " \t\r", "The line is empty."},
    {"words", "control athens", "The line is not JSON: it goes wrong near column 1."},
    {"breaks off", R"({"do":"stop")", "The line is not JSON: it breaks off before its end."},
    {"breaks off in a text", R"({"do":"st)", "The line is not JSON: it breaks off before its end."},
    {"two of them", R"({"do":"stop"}{"do":"stop"})", "The line is not JSON: it goes wrong near column 14."},
    {"a comma too many", R"({"do":"stop",})", "The line is not JSON: it goes wrong near column 14."},
    {"single quotes", "{'do':'stop'}", "The line is not JSON: it goes wrong near column 2."},
    {"a comment", R"({"do":"stop"} // enough)", "The line is not JSON: it goes wrong near column 15."},
    {"not a number", R"({"do":"tax","cubes":NaN,"byzantine":0})",
     "The line is not JSON: it goes wrong near column 21."},
    {"leading zero", R"({"do":"tax","cubes":01,"byzantine":0})", "The line is not JSON: it goes wrong near column 22."},
    {"plus sign", R"({"do":"tax","cubes":+1,"byzantine":0})", "The line is not JSON: it goes wrong near column 21."},
    {"not UTF-8", "{\"do\":\"st\xFFp\"}", "The line is not JSON: the text near column 10 is not UTF-8."},
    {"half a surrogate", R"({"do":"\ud800"})", "The line is not JSON: it goes wrong near column 14."},
    {"zero byte behind", std::string{"{\"do\":\"stop\"}\0", 14}, "The line is not JSON: it goes wrong near column 14."},
    {"zero byte inside", std::string{"{\"do\":\0\"stop\"}", 14}, "The line is not JSON: it goes wrong near column 7."},
    {"zero byte in a text", std::string{"{\"do\":\"st\0p\"}", 13},
     "The line is not JSON: it goes wrong near column 10."},
    {"too deep", joined({R"({"do":"stop","x":)", std::string(32, '['), std::string(32, ']'), "}"}),
     "The line holds lists and objects more than 32 deep."},
};

const std::string x39(39, 'x');

const std::vector<Case> not_an_entry{
    {"a list", "[]", "The line must be a JSON object, not a list."},
    {"a text", R"("stop")", "The line must be a JSON object, not \"stop\"."},
    {"a number", "7", "The line must be a JSON object, not 7."},
    {"null", "null", "The line must be a JSON object, not null."},
    {"no do", "{}", "\"do\" is missing."},
    {"do in capitals", R"({"Do":"stop"})", "\"do\" is missing."},
    {"do is a number", R"({"do":7})", "\"do\" must be a text, not 7."},
    {"unknown do", R"({"do":"attack"})", "\"do\" must be an entry the protocol knows, not \"attack\"."},
    {"unknown long do", joined({R"({"do":")", x39, "\xC3\xA9", R"(yz"})"}),
     joined({"\"do\" must be an entry the protocol knows, not \"", x39, "...\"."})},
    {"position word", R"({"do":"over"})", "\"do\" must be an entry the protocol knows, not \"over\"."},
};

const std::vector<Case> wrong_fields{
    {"no city", R"({"do":"control","cube":"pool"})", "\"city\" is missing."},
    {"unknown city", R"({"do":"control","city":"rome","cube":"pool"})",
     "\"city\" must be the id of a city on the board, not \"rome\"."},
    {"city by its name", R"({"do":"control","city":"Athens","cube":"pool"})",
     "\"city\" must be the id of a city on the board, not \"Athens\"."},
    {"city null", R"({"do":"improve","city":null,"cube":"pool"})",
     "\"city\" must be the id of a city on the board, not null."},
    {"city a number", R"({"do":"fortify","city":3,"cube":"pool"})",
     "\"city\" must be the id of a city on the board, not 3."},
    {"no cube", R"({"do":"control","city":"athens"})", "\"cube\" is missing."},
    {"unknown cube", R"({"do":"emperor","cube":"treasury"})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not \"treasury\"."},
    {"cube without side", R"({"do":"caliph","cube":"elite"})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not \"elite\"."},
    {"cube of Persians", R"({"do":"church","cube":"persian.main"})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not \"persian.main\"."},
    {"cube a list", R"({"do":"mosque","cube":["pool"]})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not a list."},
    {"cube null but in pass", R"({"do":"arab_fleet","cube":null})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not null."},
    {"to the pool", R"({"do":"increase","from":"pool","to":"casualty"})",
     "\"to\" must be a box of an army, such as \"arab.move\", not \"casualty\"."},
    {"to a box without side", R"({"do":"increase","from":"pool","to":"elite"})",
     "\"to\" must be a box of an army, such as \"arab.move\", not \"elite\"."},
    {"increase without from", R"({"do":"increase","to":"arab.main"})", "\"from\" is missing."},
    {"count true", R"({"do":"tax","cubes":true,"byzantine":0})", "\"cubes\" must be a whole number, not true."},
    {"count 2.0", R"({"do":"tax","cubes":2.0,"byzantine":0})", "\"cubes\" must be a whole number, not 2.0."},
    {"count 1e2", R"({"do":"tax","cubes":1e2,"byzantine":0})", "\"cubes\" must be a whole number, not 100.0."},
    {"count a text", R"({"do":"tax","cubes":"2","byzantine":0})", "\"cubes\" must be a whole number, not \"2\"."},
    {"count null", R"({"do":"tax","cubes":2,"byzantine":null})", "\"byzantine\" must be a whole number, not null."},
    {"count missing", R"({"do":"tax","cubes":2})", "\"byzantine\" is missing."},
    {"lose missing", R"({"do":"lose","elite":0,"main":1})", "\"move\" is missing."},
    {"lose a fraction", R"({"do":"lose","elite":0,"main":0.5,"move":0})", "\"main\" must be a whole number, not 0.5."},
    {"give_up missing", R"({"do":"give_up","elite":0,"main":1,"move":0})", "\"levy\" is missing."},
    {"side of Persians", R"({"do":"place","side":"persian","city":"basra"})",
     "\"side\" must be \"byzantine\" or \"arab\", not \"persian\"."},
    {"side missing", R"({"do":"move","to":"basra"})", "\"side\" is missing."},
    {"side null", R"({"do":"civil_war","side":null,"cube":"pool"})",
     "\"side\" must be \"byzantine\" or \"arab\", not null."},
    {"move to nowhere", R"({"do":"move","side":"arab","to":"nowhere"})",
     "\"to\" must be the id of a city on the board, not \"nowhere\"."},
    {"unknown colour", R"({"do":"fight","player":"purple"})",
     "\"player\" must be \"red\", \"yellow\", \"blue\" or \"green\", not \"purple\"."},
    {"not seated", R"({"do":"fight","player":"yellow"})",
     "\"player\" must be the colour of a player at the table, not \"yellow\"."},
    {"await not seated", R"({"do":"await","player":"yellow"})",
     "\"player\" must be the colour of a player at the table, not \"yellow\"."},
    {"await nobody", R"({"do":"await","player":null})",
     "\"player\" must be \"red\", \"yellow\", \"blue\" or \"green\", not null."},
    {"await missing", R"({"do":"await"})", "\"player\" is missing."},
    {"pass without cube", R"({"do":"pass"})", "\"cube\" is missing."},
    {"pass false", R"({"do":"pass","cube":false})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not false."},
    {"retreat to null", R"({"do":"retreat","to":null})", "\"to\" must be the id of a city on the board, not null."},
};

const std::vector<Case> wrong_forms{
    {"bulgars do nothing", R"({"do":"bulgars","cube":"pool"})", "\"reinforce\" is missing."},
    {"bulgars attack and reinforce", R"({"do":"bulgars","cube":"pool","attack":"athens","reinforce":true})",
     "The line has both \"attack\" and \"reinforce\": that is two entries in one."},
    {"bulgars attack and do not reinforce", R"({"do":"bulgars","cube":"pool","attack":"athens","reinforce":false})",
     "The line has both \"attack\" and \"reinforce\": that is two entries in one."},
    {"bulgars attack and pay", R"({"do":"bulgars","cube":"casualty","attack":"athens","pay":"arab"})",
     "The line has both \"attack\" and \"pay\": that is two entries in one."},
    {"bulgars attack a list", R"({"do":"bulgars","cube":"pool","attack":["athens"]})",
     "\"attack\" must be the id of a city on the board, not a list."},
    {"bulgars do not reinforce", R"({"do":"bulgars","cube":"pool","reinforce":false})",
     "\"reinforce\" must be true, not false."},
    {"bulgars reinforce by 1", R"({"do":"bulgars","cube":"pool","reinforce":1})",
     "\"reinforce\" must be true or false, not 1."},
    {"a pool cube is not paid", R"({"do":"bulgars","cube":"pool","reinforce":true,"pay":"arab"})",
     "\"pay\" must be left out: a cube from the pool costs nothing."},
    {"a pool cube is not paid by nobody", R"({"do":"bulgars","cube":"pool","reinforce":true,"pay":null})",
     "\"pay\" must be left out: a cube from the pool costs nothing."},
    {"a bought cube is paid", R"({"do":"bulgars","cube":"casualty","reinforce":true})", "\"pay\" is missing."},
    {"paid by the Persians", R"({"do":"bulgars","cube":"casualty","reinforce":true,"pay":"persian"})",
     "\"pay\" must be \"byzantine\" or \"arab\", not \"persian\"."},
    {"no dice", R"({"do":"roll"})", "\"attacker\" is missing."},
    {"no defender's dice", R"({"do":"roll","attacker":[1]})", "\"defender\" is missing."},
    {"dice not in a list", R"({"do":"roll","attacker":4,"defender":[]})", "\"attacker\" must be a list, not 4."},
    {"a die of 0", R"({"do":"roll","attacker":[4,0],"defender":[]})",
     "\"attacker[1]\" must be a whole number from 1 to 6, not 0."},
    {"a die of 7", R"({"do":"roll","attacker":[],"defender":[1,2,7]})",
     "\"defender[2]\" must be a whole number from 1 to 6, not 7."},
    {"a die below 0", R"({"do":"roll","attacker":[-1],"defender":[]})",
     "\"attacker[0]\" must be a whole number from 1 to 6, not -1."},
    {"a die beyond int", R"({"do":"roll","attacker":[4294967297],"defender":[]})",
     "\"attacker[0]\" must be a whole number from 1 to 6, not 2147483647."},
    {"a die of 4.0", R"({"do":"roll","attacker":[4.0],"defender":[]})",
     "\"attacker[0]\" must be a whole number from 1 to 6, not 4.0."},
    {"a die true", R"({"do":"roll","attacker":[true],"defender":[]})",
     "\"attacker[0]\" must be a whole number from 1 to 6, not true."},
    {"faces and hits", R"({"do":"roll","attacker":[4],"defender":[],"hits":{"attacker":1,"defender":0}})",
     "The line has both \"attacker\" and \"hits\": that is two entries in one."},
    {"half the faces and hits", R"({"do":"roll","defender":[],"hits":{"attacker":1,"defender":0}})",
     "The line has both \"defender\" and \"hits\": that is two entries in one."},
    {"hits a number", R"({"do":"roll","hits":2})", "\"hits\" must be a JSON object, not 2."},
    {"hits of one", R"({"do":"roll","hits":{"attacker":1}})", "\"hits.defender\" is missing."},
    {"hits a fraction", R"({"do":"roll","hits":{"attacker":1.5,"defender":0}})",
     "\"hits.attacker\" must be a whole number, not 1.5."},
    {"garrison of nothing", R"({"do":"garrison"})", "\"cube\" is missing."},
    {"garrison by cube and army", R"({"do":"garrison","cube":"pool","city_from":"main","casualty_from":"move"})",
     "The line has both \"cube\" and \"city_from\": that is two entries in one."},
    {"garrison by cube and half an army", R"({"do":"garrison","cube":"pool","casualty_from":"move"})",
     "The line has both \"cube\" and \"casualty_from\": that is two entries in one."},
    {"garrison by half an army", R"({"do":"garrison","city_from":"main"})", "\"casualty_from\" is missing."},
    {"garrison by the other half", R"({"do":"garrison","casualty_from":"main"})", "\"city_from\" is missing."},
    {"garrison with a side", R"({"do":"garrison","city_from":"arab.main","casualty_from":"move"})",
     "\"city_from\" must be \"elite\", \"main\", \"levy\" or \"move\", not \"arab.main\"."},
    {"garrison cube null", R"({"do":"garrison","cube":null})",
     "\"cube\" must be \"pool\", \"casualty\" or a box of an army, such as \"arab.move\", not null."},
};

const std::string huge(400, '9');

const std::vector<Case> odd_but_right{
    {"spaces", " { \"do\" : \"stop\" } \r", R"({"do":"stop"})"},
    {"escapes", R"({"d\u006f":"\u0073top"})", R"({"do":"stop"})"},
    {"unknown fields", R"({"do":"stop","by":"Ann","at":[1,2.5,{"x":null}]})", R"({"do":"stop"})"},
    {"fields of other entries", R"({"do":"stop","city":"nowhere","cube":7})", R"({"do":"stop"})"},
    {"an infinite unknown field", R"({"do":"stop","x":1e400,"y":-1E+400})", R"({"do":"stop"})"},
    {"deep unknown field", joined({R"({"do":"stop","x":)", std::string(31, '['), std::string(31, ']'), "}"}),
     R"({"do":"stop"})"},
    {"said twice: the last counts", R"({"do":"deny","do":7,"do":"stop"})", R"({"do":"stop"})"},
    {"a negative count", R"({"do":"tax","cubes":-1,"byzantine":0})", R"({"do":"tax","cubes":-1,"byzantine":0})"},
    {"a count of -0", R"({"do":"tax","cubes":-0,"byzantine":0})", R"({"do":"tax","cubes":0,"byzantine":0})"},
    {"a count beyond int", R"({"do":"tax","cubes":2147483648,"byzantine":-2147483649})",
     R"({"do":"tax","cubes":2147483647,"byzantine":-2147483648})"},
    {"a count beyond 64 bits", R"({"do":"tax","cubes":18446744073709551616,"byzantine":-9223372036854775809})",
     R"({"do":"tax","cubes":2147483647,"byzantine":-2147483648})"},
    {"a count of 64 bits", R"({"do":"tax","cubes":18446744073709551615,"byzantine":-9223372036854775808})",
     R"({"do":"tax","cubes":2147483647,"byzantine":-2147483648})"},
    {"a count beyond double", joined({R"({"do":"tax","cubes":)", huge, R"(,"byzantine":-)", huge, "}"}),
     R"({"do":"tax","cubes":2147483647,"byzantine":-2147483648})"},
    {"digits in a text beside it",
     joined({R"({"do":"tax","x":"\")", huge, R"(e9","cubes":)", huge, R"(,"byzantine":7})"}),
     R"({"do":"tax","cubes":2147483647,"byzantine":7})"},
    {"an unseated colour as an unknown field", R"({"do":"stop","player":"yellow"})", R"({"do":"stop"})"},
};

const std::vector<Case> long_but_wrong{
    {"a fraction beyond double", joined({R"({"do":"tax","cubes":)", huge, R"(.0,"byzantine":0})"}),
     "\"cubes\" must be a whole number, not 1e+20."},
    {"an exponent beyond double", R"({"do":"tax","cubes":1e400,"byzantine":0})",
     "\"cubes\" must be a whole number, not 10000.0."},
    {"a leading zero before it", joined({R"({"do":"stop","x":)", huge, R"(,"y":0)", huge, "}"}),
     "The line is not JSON: it goes wrong near column 62."},
};

std::string message_of(const Case& row) { return refusal_of(row.text); }

}  // namespace

BOOST_AUTO_TEST_SUITE(a_line_that_is_no_entry)

BOOST_DATA_TEST_CASE(is_not_json, not_json, row) { BOOST_TEST(message_of(row) == row.outcome); }
BOOST_DATA_TEST_CASE(is_other_json, not_an_entry, row) { BOOST_TEST(message_of(row) == row.outcome); }
BOOST_DATA_TEST_CASE(has_wrong_fields, wrong_fields, row) { BOOST_TEST(message_of(row) == row.outcome); }
BOOST_DATA_TEST_CASE(has_no_form_or_two, wrong_forms, row) { BOOST_TEST(message_of(row) == row.outcome); }
BOOST_DATA_TEST_CASE(has_long_numbers, long_but_wrong, row) { BOOST_TEST(message_of(row) == row.outcome); }

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(an_odd_line)

BOOST_DATA_TEST_CASE(is_read_all_the_same, odd_but_right, row) {
    BOOST_TEST(read_and_written(row.text) == row.outcome);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_last_line)

using protocol::Flaw;
using protocol::Line;
using protocol::LineEnd;

protocol::Malformed trouble_with_last(std::string_view text) {
    return byzantium::text::read_entry(table().board, byzantium::text::Seats{header()},
                                       Line{text, LineEnd::end_of_stream})
        .error();
}

BOOST_AUTO_TEST_CASE(is_an_entry_without_its_line_feed_too) {
    BOOST_TEST(refusal_of(Line{R"({"do":"stop"})", LineEnd::end_of_stream}) == "accepted");
}

BOOST_AUTO_TEST_CASE(is_named_as_cut_off) {
    const protocol::Malformed cut{{"The last line is not finished: the file seems to be cut off there."},
                                  Flaw::cut_off};
    BOOST_TEST((trouble_with_last(R"({"do":"control","ci)") == cut));
    BOOST_TEST((trouble_with_last("{") == cut));
    BOOST_TEST((trouble_with_last("{\"do\":\"st\xC3") == cut));
}

BOOST_AUTO_TEST_CASE(is_not_cut_off_when_it_is_json) {
    BOOST_TEST(trouble_with_last(R"({"do":"rest"})").message() ==
               "\"do\" must be an entry the protocol knows, not \"rest\".");
}

BOOST_AUTO_TEST_CASE(a_line_before_it_is_not_called_cut_off) {
    const auto trouble =
        byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, R"({"do":)").error();
    BOOST_TEST(trouble.message() == "The line is not JSON: it breaks off before its end.");
    BOOST_TEST((trouble.flaw == Flaw::cut_off));
}

BOOST_AUTO_TEST_CASE(every_beginning_of_an_entry_is_cut_off) {
    const std::string text = R"({"do":"lose","elite":1,"main":20,"move":-3,"x":[true,null,"\u00e9"]})";
    BOOST_REQUIRE(refusal_of(text) == "accepted");
    for (std::size_t size = 1; size < text.size(); ++size)
        BOOST_TEST((trouble_with_last(text.substr(0, size)).flaw == Flaw::cut_off), text.substr(0, size));
}

BOOST_AUTO_TEST_CASE(too_long_a_line_is_named) {
    BOOST_TEST(refusal_of(Line{"", LineEnd::too_long}) == "The line is too long: more than 1048576 bytes.");
    BOOST_TEST(refusal_of(std::string(protocol::longest_line + 1, ' ')) ==
               "The line is too long: more than 1048576 bytes.");
    BOOST_TEST(refusal_of(joined({R"({"do":"stop"})", std::string(protocol::longest_line - 13, ' ')})) == "accepted");
}

BOOST_AUTO_TEST_SUITE_END()
