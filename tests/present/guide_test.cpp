// SPDX-License-Identifier: MIT
// The first-game guide tells what happens at the practice table when its journal is played there.
#include "byzantium/rules.h"
#include "present/new_session.h"
#include "present/rules.h"
#include "protocol/journal_text.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace byzantium;
namespace data = boost::unit_test::data;

const std::array<const char*, 4> languages{"en", "nl", "hu", "de"};

std::string guide(const std::string& name) { return support::in_source_tree("resources/guide/first-game") + name; }

struct Told {
    std::size_t entries;
    std::string then;
    std::string rules;
};

std::vector<Told> steps(const std::string& language) {
    std::ifstream in{guide('-' + language + ".txt")};
    std::vector<Told> all;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("STEP-")) all.push_back({});
        if (line.starts_with("entries: ")) all.back().entries = std::stoul(line.substr(9));
        if (line.starts_with("then: ")) all.back().then = line.substr(6);
        if (line.starts_with("rules: ")) all.back().rules = line.substr(7);
    }
    return all;
}

struct Recorded {
    Header header;
    std::vector<Entry> entries;
};

Recorded recorded() {
    std::ifstream in{guide(".jsonl")};
    protocol::LineReader lines{in};
    const auto header = protocol::read_journal_header(lines, "guide");
    auto read = protocol::read_journal_entries(lines, support::standard_table().board, header, "guide");
    BOOST_TEST_REQUIRE(!read.broken.has_value());
    return {header, std::move(read.entries)};
}

support::Scene play() { return support::Scene{Color::red, Color::blue, Color::green}; }

// From how much to how much a quantity went.
using Changes = std::set<std::pair<int, int>>;

Changes changes(const Position& before, const Position& after) {
    Changes found;
    for (const Player& was : before.players)
        for (const Side side : {Side::byzantine, Side::arab}) {
            const Display& old = was[side];
            const Display& now = after[was.color][side];
            found.insert({{old.treasury, now.treasury}, {old.vp, now.vp}, {old.move, now.move}});
        }
    return found;
}

Changes told(const std::string& then) {
    static const std::regex change{R"(from (\d+) to (\d+))"};
    Changes found;
    for (std::sregex_iterator at{then.begin(), then.end(), change}; at != std::sregex_iterator{}; ++at)
        found.insert({std::stoi((*at)[1]), std::stoi((*at)[2])});
    return found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guide_texts)

BOOST_AUTO_TEST_CASE(it_is_played_at_the_practice_table) {
    BOOST_TEST((recorded().header == present::practice_header("byzantium-2005")));
}

BOOST_AUTO_TEST_CASE(every_change_it_tells_happens_in_its_step) {
    const Recorded played = recorded();
    support::Scene scene = play();
    auto next = played.entries.begin();
    std::size_t seen = 0;
    for (const Told& step : steps("en")) {
        const Position before = scene.now;
        for (std::size_t i = 0; i < step.entries; ++i, ++next) {
            BOOST_TEST_REQUIRE((next != played.entries.end()));
            scene.takes(*next);
        }
        const Changes happened = changes(before, scene.now);
        for (const auto& change : told(step.then)) {
            BOOST_TEST(happened.contains(change), step.then << ": " << change.first << " to " << change.second);
            ++seen;
        }
    }
    BOOST_TEST((next == played.entries.end()));
    BOOST_TEST(seen > 10U);
}

BOOST_AUTO_TEST_CASE(it_ends_where_the_second_turn_begins_with_blue) {
    support::Scene scene = play();
    for (const Entry& entry : recorded().entries) scene.takes(entry);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST((scene.awaited() == Color::blue));
    BOOST_TEST(std::holds_alternative<AwaitAction>(scene.now.awaits));
}

BOOST_AUTO_TEST_CASE(each_of_the_seven_actions_comes_up) {
    std::ifstream in{guide(".jsonl")};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    for (const auto* action : {"control", "increase", "emperor", "tax", "church", "move", "pass"})
        BOOST_TEST(text.find('"' + std::string{action} + '"') != text.npos, action);
}

BOOST_DATA_TEST_CASE(its_cities_stand_on_the_board_and_its_rules_have_texts, data::make(languages), language) {
    std::ifstream in{guide('-' + std::string{language} + ".txt")};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    static const std::regex city{R"(\{([^}]*)\})"};
    std::set<std::string> cities;
    for (std::sregex_iterator at{text.begin(), text.end(), city}; at != std::sregex_iterator{}; ++at)
        cities.insert((*at)[1]);
    BOOST_TEST(cities == (std::set<std::string>{"alexandria", "damascus", "jerusalem", "tabuk"}),
               boost::test_tools::per_element());
    for (const auto& id : cities) BOOST_CHECK_NO_THROW(support::city(id));
    std::ifstream rules{support::in_source_tree("resources/rules/byzantium-") + std::string{language} + ".txt"};
    const present::RuleTexts known{std::string{std::istreambuf_iterator<char>{rules}, {}}};
    static const std::regex rule{R"(BYZ-(\d+))"};
    for (std::sregex_iterator at{text.begin(), text.end(), rule}; at != std::sregex_iterator{}; ++at)
        BOOST_TEST((known.find(byz(std::stoi((*at)[1]))) != nullptr), at->str());
}

BOOST_AUTO_TEST_SUITE_END()
