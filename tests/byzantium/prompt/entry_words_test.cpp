// SPDX-License-Identifier: MIT
#include "byzantium/prompt/entry_words.h"

#include "byzantium/text/entry.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Words {
    const char* words;
    const char* json;
};
std::ostream& operator<<(std::ostream& out, const Words& row) { return out << row.words; }

const std::vector<Words> cases{
    {"control damascus pool", R"({"do":"control","city":"damascus","cube":"pool"})"},
    {"Control DAM cas", R"({"do":"control","city":"damascus","cube":"casualty"})"},
    {"control ath bm", R"({"do":"control","city":"athens","cube":"byzantine.main"})"},
    {"increase ae av", R"({"do":"increase","to":"arab.elite","from":"arab.move"})"},
    {"increase a.elite arab.move", R"({"do":"increase","to":"arab.elite","from":"arab.move"})"},
    {"bulgars attack thes pool", R"({"do":"bulgars","attack":"thessalonica","cube":"pool"})"},
    {"bulgars reinforce pool", R"({"do":"bulgars","cube":"pool","reinforce":true})"},
    {"bulgars reinforce cas arab", R"({"do":"bulgars","cube":"casualty","pay":"arab","reinforce":true})"},
    {"tax 3 4", R"({"do":"tax","cubes":3,"byzantine":4})"},
    {"place a tabuk", R"({"do":"place","side":"arab","city":"tabuk"})"},
    {"move b ankara", R"({"do":"move","side":"byzantine","to":"ankara"})"},
    {"civil_war arab pool", R"({"do":"civil_war","side":"arab","cube":"pool"})"},
    {"pass", R"({"do":"pass","cube":null})"},
    {"pass casualty", R"({"do":"pass","cube":"casualty"})"},
    {"retreat", R"({"do":"retreat"})"},
    {"retreat antioch", R"({"do":"retreat","to":"antioch"})"},
    {"fight blue", R"({"do":"fight","player":"blue"})"},
    {"lose 0 1 2", R"({"do":"lose","elite":0,"main":1,"move":2})"},
    {"give_up 0 1 2 3", R"({"do":"give_up","elite":0,"main":1,"levy":2,"move":3})"},
    {R"({"do": "stop"})", R"({"do": "stop"})"},
    // What does not exist is left for the protocol to name.
    {"control rome pool", R"({"do":"control","city":"rome","cube":"pool"})"},
    {"control a pool", R"({"do":"control","city":"a","cube":"pool"})"},  // ankara, antioch, athens and more
    {"control \"}, pool", R"({"do":"control","city":"\"},","cube":"pool"})"},
    {"tax many 4", R"({"do":"tax","cubes":"many","byzantine":4})"},
};

// A place of the help's forms with something in it; other words as they are.
std::string filled(const std::string& word) {
    if (word == "CITY") return "athens";
    if (word == "CUBE") return "pool";
    if (word == "BOX") return "bm";
    if (word == "SIDE") return "arab";
    if (word == "PLAYER") return "blue";
    return word.front() >= 'A' && word.front() <= 'Z' ? "1" : word;
}

const byzantium::Board& board() { return support::standard_table().board; }

}  // namespace

BOOST_AUTO_TEST_SUITE(entries_in_words)

BOOST_DATA_TEST_CASE(words_become_json, boost::unit_test::data::make(cases), row) {
    const auto json = byzantium::prompt::entry_json(board(), row.words);
    BOOST_REQUIRE(json.has_value());
    BOOST_TEST(*json == row.json);
}

BOOST_AUTO_TEST_CASE(other_words_are_no_entry) {
    for (const char* words : {"", "dance", "control", "control damascus", "control damascus pool pool", "bulgars"}) {
        BOOST_TEST(!byzantium::prompt::entry_json(board(), words).has_value(), words);
    }
}

BOOST_AUTO_TEST_CASE(a_correction_may_be_short) {
    const auto correction = [](const char* path, const char* value, const char* note = "") {
        return byzantium::prompt::correction_json(board(), path, value, note);
    };
    BOOST_TEST(correction("red.arab.treasury", "7", "forgot \"it\"") ==
               R"({"do":"correct","set":{"players.red.arab.treasury":7},"note":"forgot \"it\""})");
    BOOST_TEST(correction("athens.control", "none") == R"({"do":"correct","set":{"cities.athens.control":null}})");
    BOOST_TEST(correction("emperor", R"(["red"])") == R"({"do":"correct","set":{"boxes.emperor":["red"]}})");
    BOOST_TEST(correction("players.red.pool", "8") == R"({"do":"correct","set":{"players.red.pool":8}})");
    BOOST_TEST(correction("first", "blue") == R"({"do":"correct","set":{"first":"blue"}})");
    BOOST_TEST(correction("red.arab.guard", "true") == R"({"do":"correct","set":{"players.red.arab.guard":true}})");
}

// Every form of the help, filled with things that exist, is an entry for the protocol.
BOOST_AUTO_TEST_CASE(every_form_is_an_entry) {
    int forms = 0;
    std::istringstream help{byzantium::prompt::entry_words_help()};
    for (std::string line; std::getline(help, line) && line.find(':') == std::string::npos;) {
        std::string words;
        std::istringstream in{line};
        for (std::string word; in >> word;) words += (words.empty() ? "" : " ") + filled(word);
        if (words == "bulgars reinforce pool arab") words = "bulgars reinforce casualty arab";  // the pool is free
        const auto json = byzantium::prompt::entry_json(board(), words);
        BOOST_REQUIRE_MESSAGE(json.has_value(), words);
        const support::Scene scene{byzantium::Color::red, byzantium::Color::blue};
        BOOST_TEST(byzantium::text::read_entry(board(), byzantium::text::Seats{scene.now}, *json).has_value(), *json);
        ++forms;
    }
    BOOST_TEST(forms == 34);
}

BOOST_AUTO_TEST_SUITE_END()
