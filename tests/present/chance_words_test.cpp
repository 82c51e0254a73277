// SPDX-License-Identifier: MIT
#include "present/language/chance_words.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <ostream>
#include <string>
#include <vector>

namespace {

struct Case {
    std::string name;
    double p;
    std::string words;
};
std::ostream& operator<<(std::ostream& out, const Case& row) { return out << row.name; }

const std::vector<Case> percentages{
    {"half", 0.5, "50.0%"},
    {"nearly certain", 255.0 / 256, "99.6%"},
    {"a third", 1.0 / 3, "33.3%"},
    {"two thirds", 2.0 / 3, "66.7%"},
    {"half a digit goes up", 1.0 / 16, "6.3%"},
    {"from an odd digit too", 15.0 / 16, "93.8%"},
    {"below a half", 5.0 / 16, "31.3%"},
    {"above a half", 13.0 / 16, "81.3%"},
    {"never", 0, "0%"},
    {"always", 1, "100%"},
    {"hardly ever", 1.0 / 4096, "under 0.1%"},
    {"once in all ages", std::ldexp(1.0, -300), "under 0.1%"},
    {"just enough for a digit", 0.00051, "0.1%"},
    {"nearly always", 4095.0 / 4096, "over 99.9%"},
    {"the greatest number below 1", std::nextafter(1.0, 0.0), "over 99.9%"},
    {"just under the greatest digit", 0.9994, "99.9%"},
};

const std::vector<Case> sentences{
    {"half", 0.5, "50.0% (1 in 2)"},
    {"nearly certain", 255.0 / 256, "99.6% (255 in 256)"},
    {"two battles and a siege", 1495.0 / 8192, "18.2% (1495 in 8192)"},
    {"the longest fraction", 65535.0 / 65536, "over 99.9% (65535 in 65536)"},
    {"longer than that", 1.0 / 131072, "under 0.1%"},
    {"not over a power of two", 1.0 / 3, "33.3%"},
    {"never", 0, "never"},
    {"always", 1, "always"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(chance_words)

BOOST_DATA_TEST_CASE(as_a_percentage, percentages, row) { BOOST_TEST(present::percent(row.p) == row.words); }
BOOST_DATA_TEST_CASE(with_its_fraction, sentences, row) { BOOST_TEST(present::in_words(row.p) == row.words); }

// Of all chances in 1024: only what never or always happens is said so, and a fraction is what it stands for.
BOOST_AUTO_TEST_CASE(nothing_possible_is_called_impossible_or_certain) {
    for (int part = 0; part <= 1024; ++part) {
        const double p = part / 1024.0;
        const std::string words = present::percent(p);
        BOOST_TEST((words == "0%") == (part == 0));
        BOOST_TEST((words == "100%") == (part == 1024));
        BOOST_TEST(words != "0.0%");
        BOOST_TEST(words != "100.0%");
        const auto fraction = present::short_fraction(p);
        BOOST_TEST(fraction.has_value() == (part != 0 && part != 1024));
        if (fraction) BOOST_TEST(static_cast<double>(fraction->part) / static_cast<double>(fraction->whole) == p);
    }
}

BOOST_AUTO_TEST_SUITE_END()
