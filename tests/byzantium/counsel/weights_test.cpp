// SPDX-License-Identifier: MIT
// The file of weights: written and read again, and refused with a sentence that names the line.
#include "byzantium/counsel/weights.h"

#include "byzantium/counsel/games/weights_file.h"
#include "wording/sentence.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>

using namespace byzantium::counsel;

namespace {

// Numbers that are all different.
Weights some_weights() {
    Weights weights;
    weights.seed = 18'446'744'073'709'551'615u;
    weights.games = 1'000;
    int number = -7'000;
    for (auto& turns : weights.weight)
        for (auto& weight : turns)
            for (int& one : weight) one = ++number;
    for (auto& turns : weights.honesty)
        for (Honesty& honesty : turns) {
            honesty = {++number + 20'000, 1'000, (number & 1) != 0};
            honesty.curves[1][3] += number;
        }
    for (auto& turns : weights.blend)
        for (Blend& blend : turns) {
            blend = {++number + 20'000, number + 30'000, 2'000, (number & 1) != 0};
            blend.curves[2][4] += number;
        }
    return weights;
}

struct Spoiled {
    const char* name;
    const char* from;  // the first place of this text...
    const char* to;    // ... becomes this
    const char* line;
};
std::ostream& operator<<(std::ostream& out, const Spoiled& spoiled) { return out << spoiled.name; }

const Spoiled spoiled[] = {
    {"another file", "logothete-counsel", "weights", "line 1:"},
    {"another format", "logothete-counsel 4", "logothete-counsel 3", "line 1:"},
    {"other quantities", "quantities ", "quantities 1", "line 2:"},
    {"no seed", "seed ", "sead ", "line 3:"},
    {"games below none", "games 1000", "games -1", "line 3:"},
    {"parts in another order", "players 2 turn 1", "players 3 turn 1", "line 4:"},
    {"a word that is none", "silent", "loud", "line 5:"},
    {"a curve that begins below nothing", "curve 0 ", "curve -1 ", "line 6:"},
    {"a curve beyond what is certain", " 1000000", " 1000001", "line 6:"},
    {"a curve with a point too few", " 500000", "", "line 6:"},
    {"a blend with a number too few", "blend ", "blend", "line 9:"},
    {"a blend with a factor below nothing", "blend ", "blend -", "line 9:"},
    {"a blend with a doubt too great", " 2000 ", " 500001 ", "line 9:"},
    {"another quantity", "score ", "scores ", "line 13:"},
    {"a weight that is no number", "score -6999", "score many", "line 13:"},
    {"a weight too great", "score -6999", "score -16777217", "line 13:"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(weights)

BOOST_AUTO_TEST_CASE(written_are_read_again) {
    const auto read = read_weights(write_weights(some_weights()));
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((*read == some_weights()));
}

BOOST_DATA_TEST_CASE(spoiled_are_refused, boost::unit_test::data::make(spoiled)) {
    std::string text = write_weights(some_weights());
    if (sample.name == std::string{"a word that is none"}) text.replace(text.find("told"), 4, "silent");
    text.replace(text.find(sample.from), std::string{sample.from}.size(), sample.to);
    const auto read = read_weights(text);
    BOOST_REQUIRE(!read.has_value());
    const std::string said = wording::in_english(read.error());
    BOOST_TEST(said.find(sample.line) != std::string::npos, said);
    BOOST_TEST(said.find("Everything else works without it.") != std::string::npos, said);
}

BOOST_AUTO_TEST_CASE(too_short_or_too_long_are_refused) {
    const std::string text = write_weights(some_weights());
    BOOST_TEST(!read_weights("").has_value());
    BOOST_TEST(!read_weights(text.substr(0, text.size() / 2)).has_value());
    BOOST_TEST(!read_weights(text + "more\n").has_value());
}

BOOST_AUTO_TEST_CASE(that_come_with_the_program_fit) { BOOST_TEST(counsel_games::shipped_weights().games > 0); }

BOOST_AUTO_TEST_SUITE_END()
