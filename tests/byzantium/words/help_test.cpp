// SPDX-License-Identifier: MIT
// The worked fights of the help page are what the program reckons: every row, every sentence, every percentage.
#include "byzantium/odds/chain.h"
#include "byzantium/odds/report.h"
#include "present/language/chance_words.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

using present::in_words;

std::string help_page() {
    std::ifstream file{support::in_source_tree("resources/byzantium/help/odds-en.md")};
    return {std::istreambuf_iterator<char>{file}, {}};
}

byzantium::odds::Attack field_battle() { return {{0, 9, 3}, {{1, 6, 1}}, byzantium::odds::Siege{4}}; }
byzantium::odds::Attack levy() { return {{0, 4, 1}, {{0, 2, 0}}, byzantium::odds::Siege{2}}; }
byzantium::odds::Attack without_levy() { return {{0, 4, 1}, {}, byzantium::odds::Siege{2}}; }
byzantium::odds::Attack bulgars(int cubes) { return {{0, cubes, 0}, {}, byzantium::odds::Siege{5, 2}}; }
byzantium::odds::Attack not_doubled() { return {{0, 9, 0}, {}, byzantium::odds::Siege{5, 1}}; }

// A row for each number of cubes lost that can be, told by `lost` or by hits.
std::vector<std::string> rows(const byzantium::odds::Attack& attack, int cubes_a_row) {
    const byzantium::odds::Chain ends = byzantium::odds::chain(attack);
    std::vector<std::string> list;
    for (int lost = 0; lost <= ends.cubes; ++lost) {
        const auto place = static_cast<std::size_t>(lost);
        const double p = ends.taken[place] + ends.beaten[place];
        if (p == 0) continue;
        const int number = (lost + cubes_a_row - 1) / cubes_a_row;
        list.push_back(fmt::format("| {} | {} | {} | {} |\n", number, in_words(p),
                                   strength(after(attack.attacker, lost)), ends.taken[place] > 0 ? "taken" : "holds"));
    }
    return list;
}

std::string cost_sentence(const byzantium::odds::Attack& attack) {
    return fmt::format("It costs {:.2f} cubes on average.", byzantium::odds::chain(attack).expected.total);
}

std::string taken_sentence(const byzantium::odds::Attack& attack, const char* words) {
    return fmt::format("{} is {}. {}", words, in_words(byzantium::odds::chain(attack).p_capture),
                       cost_sentence(attack));
}

std::vector<std::string> help_sentences() {
    const auto chance = [](const byzantium::odds::Attack& attack) {
        return in_words(byzantium::odds::chain(attack).p_capture);
    };
    return {taken_sentence(field_battle(), "The chance to take the city"),
            taken_sentence(levy(), "The chance to take the city"),
            fmt::format("the city is taken, {}. {}", chance(without_levy()), cost_sentence(without_levy())),
            fmt::format("The chance of that is {}:", in_words(byzantium::odds::report(levy(), {1}).p_kept)),
            taken_sentence(bulgars(9), "The chance that Constantinople falls"),
            fmt::format("you would expect {}, and end", chance(not_doubled())),
            fmt::format("have a chance of {} to take the city.", chance(bulgars(11)))};
}

std::vector<std::string> whole_tables() {
    std::vector<std::string> tables;
    for (const auto& some : {rows(field_battle(), 1), rows(levy(), 1), rows(bulgars(9), 2)}) {
        std::string& table = tables.emplace_back("|---|---|---|---|\n");
        for (const std::string& row : some) table += row;
    }
    return tables;
}

std::size_t percentages_in(const std::string& text) {
    const std::regex percentage{R"(\d%)"};
    return static_cast<std::size_t>(std::distance(std::sregex_iterator{text.begin(), text.end(), percentage}, {}));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(help_pages)

BOOST_AUTO_TEST_CASE(the_tables_of_the_worked_fights_are_what_the_program_reckons) {
    const std::string text = help_page();
    for (const std::string& table : whole_tables())
        BOOST_TEST((text.find(table + "\n") != std::string::npos), "the page lacks this table:\n" << table);
}

BOOST_AUTO_TEST_CASE(so_are_the_sentences_about_them) {
    const std::string text = help_page();
    for (const std::string& sentence : help_sentences())
        BOOST_TEST((text.find(sentence) != std::string::npos), "the page lacks: " << sentence);
}

BOOST_AUTO_TEST_CASE(no_percentage_stands_on_the_page_that_is_not_checked) {
    std::size_t checked = 0;
    for (const std::string& table : whole_tables()) checked += percentages_in(table);
    for (const std::string& sentence : help_sentences()) checked += percentages_in(sentence);
    BOOST_TEST(checked > 20U);
    BOOST_TEST(percentages_in(help_page()) == checked);
}

BOOST_AUTO_TEST_SUITE_END()
