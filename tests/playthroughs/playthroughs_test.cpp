// SPDX-License-Identifier: MIT
// Every *.jsonl here leads, entry by entry, where its *.expected.jsonl says.
// `playthroughs_test -- --remake` writes those files anew; the difference is reviewed like code.
#include "playthroughs/difference.h"
#include "playthroughs/replay.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <string_view>

using namespace playthroughs;
namespace fs = std::filesystem;

namespace {

const fs::path folder{support::in_source_tree("tests/playthroughs")};
constexpr std::size_t most_lines = 200;

std::vector<fs::path> journals() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator{folder})
        if (entry.path().extension() == ".jsonl" && entry.path().stem().extension() != ".expected")
            found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

std::string expected_beside(const fs::path& journal) {
    return (journal.parent_path() / journal.stem()).string() + ".expected.jsonl";
}

bool remaking() {
    const auto& suite = boost::unit_test::framework::master_test_suite();
    return std::any_of(suite.argv, suite.argv + suite.argc,
                       [](const char* word) { return std::string_view{word} == "--remake"; });
}

const Lines small_journal{
    R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red"},{"color":"blue"}],"first":"red"})",
    R"({"do":"control","city":"mecca","cube":"pool"})", R"({"do":"control","city":"mecca","cube":"pool"})",
    R"({"do":"no such thing"})"};

}  // namespace

BOOST_AUTO_TEST_SUITE(playthroughs)

BOOST_AUTO_TEST_CASE(every_playthrough_leads_where_it_is_expected_to) {
    for (const fs::path& journal : journals()) {
        const Lines replayed = replay(read_lines(journal.string()));
        if (remaking()) write_lines(expected_beside(journal), replayed);
        const auto part = parting(read_lines(expected_beside(journal)), replayed);
        BOOST_TEST(!part.has_value(), journal.filename().string() << ", " << part.value_or(""));
        BOOST_TEST(replayed.size() < most_lines, journal.filename().string() << " is too long to be read");
    }
}

BOOST_AUTO_TEST_CASE(the_rulebooks_nine_examples_are_there) {
    const auto all = journals();
    for (const std::string number : {"01", "02", "03", "04", "05", "06", "07", "08", "09"})
        BOOST_TEST(
            std::any_of(all.begin(), all.end(),
                        [&](const fs::path& path) { return path.filename().string().starts_with(number + "_"); }),
            number);
}

BOOST_AUTO_TEST_CASE(a_line_tells_what_changed_and_a_refused_one_its_rule) {
    const Lines told = replay(small_journal);
    BOOST_TEST_REQUIRE(told.size() == 5U);
    BOOST_TEST(told[1].find(R"("cities.mecca.control":"red")") != std::string::npos, told[1]);
    BOOST_TEST(told[1].find(R"("players.red.arab.vp":12)") != std::string::npos, told[1]);
    BOOST_TEST(told[1].find("treasury") == std::string::npos, told[1]);
    BOOST_TEST(told[2].find(R"("refused":"BYZ-9")") != std::string::npos, told[2]);
    BOOST_TEST(told[3].find(R"("refused":"FORMAT")") != std::string::npos, told[3]);
    BOOST_TEST(told[4].find(R"("position":{)") != std::string::npos, told[4]);
}

BOOST_AUTO_TEST_CASE(a_difference_names_values_lists_and_what_is_gone) {
    BOOST_TEST(difference(R"({"a":{"b":1,"c":2},"l":[1]})", R"({"a":{"b":1,"c":3},"l":[1,2]})") ==
               R"({"a.c":3,"l":[1,2]})");
    BOOST_TEST(difference(R"({"a":1,"result":{"x":1}})", R"({"a":1})") == R"({"result":null})");
    BOOST_TEST(difference(R"({"a":1})", R"({"a":1})") == "{}");
}

BOOST_AUTO_TEST_CASE(a_planted_fault_is_reported_with_its_line) {
    const Lines told = replay(small_journal);
    BOOST_TEST(!parting(told, told).has_value());
    for (std::size_t n = 0; n < told.size(); ++n) {
        Lines other = told;
        other[n].back() = '!';
        const auto part = parting(other, told);
        BOOST_TEST_REQUIRE(part.has_value());
        BOOST_TEST(part->starts_with("line " + std::to_string(n + 1) + "\n"), *part);
    }
    Lines shorter = told;
    shorter.pop_back();
    BOOST_TEST(parting(shorter, told).has_value());
    BOOST_TEST(parting(told, shorter).has_value());
}

BOOST_AUTO_TEST_CASE(another_entry_leads_elsewhere) {
    Lines other = small_journal;
    other[1] = R"({"do":"control","city":"medina","cube":"pool"})";
    BOOST_TEST(parting(replay(other), replay(small_journal)).has_value());
}

BOOST_AUTO_TEST_CASE(a_journal_without_a_header_is_no_playthrough) {
    BOOST_CHECK_THROW(replay({}), std::runtime_error);
    BOOST_CHECK_THROW(replay({small_journal[1]}), std::runtime_error);
}

BOOST_AUTO_TEST_SUITE_END()
