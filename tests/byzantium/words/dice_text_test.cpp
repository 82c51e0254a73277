// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/dice_text.h"

#include "present/language/columns.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

namespace {

std::vector<std::string> lines(const byzantium::odds::Throw& thrown) {
    return present::lines_of(byzantium::words::dice_text(byzantium::odds::hit_chances(thrown)));
}

struct Sentence {
    byzantium::odds::Throw thrown;
    const char* words;
};
std::ostream& operator<<(std::ostream& out, const Sentence& row) { return out << row.words; }

const std::vector<Sentence> dice_sentences{
    {{6}, "6 dice at 4 or more: 3 hits expected; the chance of at least 3 is 65.6% (21 in 32)."},
    {{5}, "5 dice at 4 or more: 2.5 hits expected; the chance of at least 3 is 50.0% (1 in 2)."},
    {{1}, "1 die at 4 or more: 0.5 hits expected; the chance of at least 1 is 50.0% (1 in 2)."},
    {{2}, "2 dice at 4 or more: 1 hit expected; the chance of at least 1 is 75.0% (3 in 4)."},
    {{1, 6}, "1 die at 6: 0.17 hits expected; the chance of at least 1 is 16.7% (1 in 6)."},
    {{4, 3}, "4 dice at 3 or more: 2.67 hits expected; the chance of at least 3 is 59.3% (16 in 27)."},
    {{60}, "60 dice at 4 or more: 30 hits expected; the chance of at least 30 is 55.1%."},
    {{0}, "0 dice at 4 or more: no hits."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dice_text)

BOOST_DATA_TEST_CASE(begins_with_one_sentence, dice_sentences, row) {
    BOOST_TEST(lines(row.thrown).at(0) == row.words);
    BOOST_TEST(lines(row.thrown).at(1) == "");
}

BOOST_AUTO_TEST_CASE(goes_on_with_a_table) {
    const std::vector<std::string> expected{
        "  Hits  Exactly          At least",
        "     0    12.5%  1 in 8      100%          ########",
        "     1    37.5%  3 in 8     87.5%  7 in 8  ########################",
        "     2    37.5%  3 in 8     50.0%  1 in 2  ########################",
        "     3    12.5%  1 in 8     12.5%  1 in 8  ########",
    };
    auto table = lines({3});
    table.erase(table.begin(), table.begin() + 2);
    BOOST_TEST(table == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(never_calls_the_possible_impossible_or_certain) {
    const auto rows = lines({20});
    BOOST_TEST(rows.at(3) == "     0  under 0.1%  1 in 1048576           100%                      .");
    BOOST_TEST(rows.at(4) == "     1  under 0.1%  5 in 262144      over 99.9%  1048575 in 1048576  .");
    BOOST_TEST(rows.at(23) == "    20  under 0.1%  1 in 1048576     under 0.1%  1 in 1048576        .");
}

BOOST_AUTO_TEST_CASE(fits_every_screen_and_has_a_row_for_each_number_of_hits) {
    for (int dice = 0; dice <= byzantium::odds::most_dice_thrown; ++dice) {
        for (int threshold = byzantium::odds::lowest_threshold; threshold <= byzantium::odds::highest_threshold;
             ++threshold) {
            const auto all = lines({dice, threshold});
            BOOST_TEST(all.size() == static_cast<std::size_t>(dice) + 4);
            for (const auto& line : all) BOOST_TEST(line.size() <= 100U, line);
            for (const auto& line : all) BOOST_TEST(line.find(" 0.0%") == std::string::npos, line);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
