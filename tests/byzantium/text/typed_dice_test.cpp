// SPDX-License-Identifier: MIT
#include "byzantium/text/typed_dice.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <vector>

namespace {

using byzantium::AwaitRoll;
using byzantium::Color;
using byzantium::Faces;
using byzantium::Hits;
using byzantium::Roll;
using byzantium::RollFor;

constexpr AwaitRoll battle{Color::red, RollFor::battle, 3, 2};
constexpr AwaitRoll siege{Color::red, RollFor::siege, 0, 3};
constexpr AwaitRoll one_sided{Color::red, RollFor::battle, 2, 0};

struct Typed {
    const char* name;
    const char* text;
    AwaitRoll awaited;
    std::optional<Roll> roll;
};
std::ostream& operator<<(std::ostream& out, const Typed& typed) { return out << typed.name; }

const std::vector<Typed> cases{
    {"both sides", "2 4 6 / 1 3", battle, Roll{Faces{{2, 4, 6}, {1, 3}}}},
    {"without blanks", "246/13", battle, Roll{Faces{{2, 4, 6}, {1, 3}}}},
    {"commas", "2,4,6 / 1,3", battle, Roll{Faces{{2, 4, 6}, {1, 3}}}},
    {"no stroke: the attacker's come first", "2 4 6 1 3", battle, Roll{Faces{{2, 4, 6}, {1, 3}}}},
    {"too few are kept for the rules to refuse", "2 4", battle, Roll{Faces{{2, 4}, {}}}},
    {"a wrong face is kept for the rules to refuse", "9 9 9 / 0 0", battle, Roll{Faces{{9, 9, 9}, {0, 0}}}},
    {"the city alone", "1 1 6", siege, Roll{Faces{{}, {1, 1, 6}}}},
    {"the city alone, with a stroke", "/ 1 1 6", siege, Roll{Faces{{}, {1, 1, 6}}}},
    {"the attacker alone", "5 5", one_sided, Roll{Faces{{5, 5}, {}}}},
    {"hits of both", "hits 2 1", battle, Roll{Hits{2, 1}}},
    {"hits in short", "h 0 2", battle, Roll{Hits{0, 2}}},
    {"hits of the city", "hits 3", siege, Roll{Hits{0, 3}}},
    {"hits of the attacker alone", "hits 1", one_sided, Roll{Hits{1, 0}}},
    {"one count where two are needed", "hits 2", battle, std::nullopt},
    {"three counts", "hits 1 1 1", battle, std::nullopt},
    {"no count", "hits", battle, std::nullopt},
    {"a word", "two", siege, std::nullopt},
    {"a count that is no number", "hits 1x", siege, std::nullopt},
    {"a count beyond int", "hits 99999999999", siege, std::nullopt},
    {"a minus", "-1 2 3", siege, std::nullopt},
    {"nothing", "", siege, std::nullopt},
    {"blanks", "  \t", siege, std::nullopt},
    {"two strokes", "1 / 2 / 3", battle, std::nullopt},
};

}  // namespace

BOOST_DATA_TEST_CASE(typed_dice, boost::unit_test::data::make(cases), typed) {
    BOOST_TEST((byzantium::text::read_dice(typed.text, typed.awaited) == typed.roll));
}
