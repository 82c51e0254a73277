// SPDX-License-Identifier: MIT
// Discs dealt by chance, each deal as likely as any other; and discs as a table laid them.
#include "eko/text/deal.h"

#include "eko/rules/board.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "protocol/text.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace eko;

namespace {

const std::vector<Seat> two{{Color::cyan, ""}, {Color::violet, ""}};

Board board_of(std::initializer_list<Row> rows) { return make_board(eko_support::rows(rows)).value(); }

// How far counts are from what is expected of them; grows with the deals if a deal is not fair.
template <class Counts, class Expected>
double chi_square(const Counts& counts, const Expected& expected_of) {
    double sum = 0;
    for (const auto& [what, count] : counts) {
        const double expected = expected_of(what);
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

// "cv*.": the discs on the fields of a row from the left.
std::string told(const Board& board, const std::vector<StartDisc>& discs) {
    std::map<Hex, std::string> laid;
    for (const StartDisc& disc : discs)
        laid[disc.at] = std::string{to_text(disc.owner).substr(0, 1)} + (disc.emperor ? "*" : "");
    std::string text;
    for (const Hex at : text::laying_order(board)) text += laid.contains(at) ? laid.at(at) : ".";
    return text;
}

std::string fault_of(const Board& board, const std::string& text) try {
    text::read_discs(board, text, "discs.txt");
    return "";
} catch (const protocol::FormatError& error) {
    return error.what();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(deals)

// Of 32 discs three come to lie. How often each arrangement must show follows from the 15 plain discs and the emperor
// of each colour, drawn one after another; those of one colour alone are no deal.
BOOST_AUTO_TEST_CASE(every_arrangement_of_a_tiny_board_is_equally_likely) {
    const Board board = board_of({{{0, 0}, "..r."}});
    constexpr int deals = 300000;
    std::map<std::string, double> expected;
    const std::array<std::pair<std::string, int>, 4> kinds{{{"c", 15}, {"c*", 1}, {"v", 15}, {"v*", 1}}};
    double all = 0;
    for (const auto& one : kinds)
        for (const auto& other : kinds)
            for (const auto& third : kinds) {
                std::map<std::string, int> left{kinds.begin(), kinds.end()};
                double ways = 1;
                for (const auto* kind : {&one, &other, &third}) ways *= left[kind->first]--;
                const bool one_color = one.first[0] == other.first[0] && other.first[0] == third.first[0];
                if (ways <= 0 || one_color) continue;
                expected[one.first + other.first + third.first] = ways;
                all += ways;
            }
    auto chance = session::DiceSource::from_seed(16);
    std::map<std::string, int> counts;
    for (const auto& [what, ways] : expected) counts[what] = 0;
    for (int i = 0; i < deals; ++i) ++counts[told(board, text::dealt(board, two, chance))];
    BOOST_TEST_REQUIRE(counts.size() == expected.size());
    // 99.99 % of fair deals are below this: 35 degrees of freedom or fewer.
    BOOST_TEST(chi_square(counts, [&](const auto& what) { return expected.at(what) * deals / all; }) < 76.0,
               counts.size());
}

BOOST_AUTO_TEST_CASE(every_field_has_every_disc_equally_often) {
    const Board board = board_of({{{0, 0}, "................"}, {{0, 1}, "................"}});
    constexpr int deals = 20000;
    auto chance = session::DiceSource::from_seed(7);
    std::map<Hex, int> emperors;
    std::map<Hex, int> cyans;
    for (const Hex at : text::laying_order(board)) emperors[at] = cyans[at] = 0;
    for (int i = 0; i < deals; ++i)
        for (const StartDisc& disc : text::dealt(board, two, chance)) {
            if (disc.owner != Color::cyan) continue;
            ++cyans[disc.at];
            if (disc.emperor) ++emperors[disc.at];
        }
    // 99.99 % with 31 degrees of freedom; a field is cyan with a chance of a half, which counts twice.
    BOOST_TEST(chi_square(emperors, [&](Hex) { return deals / 32.0; }) < 70.0);
    BOOST_TEST(2 * chi_square(cyans, [&](Hex) { return deals / 2.0; }) < 70.0);
}

BOOST_AUTO_TEST_CASE(fields_without_a_disc_are_any_of_them) {
    const Board board = board_of({{{0, 0}, "...................."}, {{0, 1}, "...................."}});
    constexpr int deals = 20000;
    auto chance = session::DiceSource::from_seed(3);
    std::map<Hex, int> bare;
    for (const Hex at : text::laying_order(board)) bare[at] = 0;
    for (int i = 0; i < deals; ++i) {
        const auto discs = text::dealt(board, two, chance);
        BOOST_TEST_REQUIRE(discs.size() == 32U);
        for (const Hex at : text::bare_fields(board, discs)) ++bare[at];
    }
    BOOST_TEST(chi_square(bare, [&](Hex) { return deals / 5.0; }) < 82.0);  // 99.99 % with 39 degrees of freedom
}

BOOST_AUTO_TEST_CASE(a_deal_is_a_start_and_leaves_storms_alone) {
    const Board board = board_of({{{0, 0}, "..s..mc.p...."}, {{0, 1}, "..........."}});
    auto chance = session::DiceSource::from_seed(5);
    std::vector<Seat> four = two;
    four.push_back({Color::blue, ""});
    four.push_back({Color::white, ""});
    for (int i = 0; i < 200; ++i) {
        const Header header{{}, four, Color::cyan, text::dealt(board, four, chance), {}};
        BOOST_TEST(!check_start({board, seats_of(header), {}}, header).has_value());
        BOOST_TEST(header.start.size() == text::laying_order(board).size());
    }
    auto other = session::DiceSource::from_seed(5);
    auto same = session::DiceSource::from_seed(5);
    BOOST_TEST((text::dealt(board, two, other) == text::dealt(board, two, same)));
    BOOST_TEST(text::dealt(board_of({{{0, 0}, "r.m"}}), two, other).empty());
    BOOST_TEST(text::dealt(board, {two.front(), two.front()}, other).empty());
    BOOST_TEST(text::dealt(board, {}, other).empty());
}

BOOST_AUTO_TEST_CASE(discs_are_told_colour_by_colour_or_field_by_field) {
    const Board board = board_of({{{0, 0}, "....."}});
    const auto read = [&](const std::string& text) { return told(board, text::read_discs(board, text, "discs.txt")); };
    BOOST_TEST(read("0,0=cyan* 3,0=violet") == "c*..v.");
    BOOST_TEST(read("cyan 0,0* 2,0\nviolet: 1,0 4,0*\n") == "c*vc.v*");
    BOOST_TEST(read("cyan 0,0* 2,0 violet 4,0*") == "c*vcvv*");
    BOOST_TEST(read("cyan 0,0* 2,0 violet") == "c*vcvv");
    BOOST_TEST(read("cyan 0,0 1,0 2,0=violet*") == "ccv*..");
    BOOST_TEST(read("") == ".....");
}

BOOST_AUTO_TEST_CASE(what_is_no_disc_is_said) {
    const Board board = board_of({{{0, 0}, "...................."}});
    BOOST_TEST(fault_of(board, "0,0")
                   .starts_with("discs.txt: “0,0” is not a disc on a field, such as 3,-1=cyan, or 3,-1=cyan* for the "
                                "emperor, nor a colour followed by its fields."));
    BOOST_TEST(fault_of(board, "cyan 0,0 green")
                   .starts_with("discs.txt: “green” is not a disc on a field, such as 3,-1=cyan, or 3,-1=cyan* for "
                                "the emperor, nor a colour followed by its fields."));
    BOOST_TEST(fault_of(board, "0,0=red")
                   .starts_with("discs.txt: “0,0=red” is not a disc on a field, such as 3,-1=cyan, or 3,-1=cyan* for "
                                "the emperor, nor a colour followed by its fields."));
    BOOST_TEST(fault_of(board, "cyan 0,0 violet").starts_with("discs.txt: the colour named last has the fields"));
    BOOST_TEST(fault_of(board, "cyan 0,0 1,0 2,0 3,0 4,0 violet 9,9*").starts_with("discs.txt: the colour named last"));
    BOOST_TEST(fault_of(board, "\xff\xfe\x01") != "");
}

BOOST_AUTO_TEST_CASE(discs_are_written_in_the_order_in_which_hands_lay_them) {
    const Board board = board_of({{{2, -1}, ".."}, {{0, 0}, "..."}});
    const std::vector<StartDisc> discs{
        {{1, 0}, Color::violet, true}, {{0, 0}, Color::cyan, false}, {{2, -1}, Color::cyan, true}};
    BOOST_TEST(text::write_discs(discs) == "2,-1=cyan*\n0,0=cyan 1,0=violet*\n");
    BOOST_TEST((text::read_discs(board, text::write_discs(discs), "") == text::in_laying_order(discs)));
    BOOST_TEST((text::laying_order(board) == std::vector<Hex>{{2, -1}, {3, -1}, {0, 0}, {1, 0}, {2, 0}}));
}

BOOST_AUTO_TEST_SUITE_END()
