// SPDX-License-Identifier: MIT
// The first-game guide tells what happens at the practice table when its journal is played there, in every language.
#include "byzantium/words/help/guide.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/shelf/new_session.h"
#include "present/help/rules.h"
#include "present/speaking.h"
#include "session/texts.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <regex>
#include <set>
#include <string>
#include <utility>

namespace {

using namespace byzantium;
using byzantium::words::Guide;
using present::GuideText;
namespace data = boost::unit_test::data;

Guide guide(const std::string& language = "en") {
    return Guide{byzantium::text::files(resources()).guide(language),
                 byzantium::text::open_guide(resources(), byzantium::text::Boards{resources()})};
}

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

Changes changes_told(const std::string& then) {
    static const std::regex change{R"(from (\d+) to (\d+))"};
    Changes found;
    for (std::sregex_iterator at{then.begin(), then.end(), change}; at != std::sregex_iterator{}; ++at)
        found.insert({std::stoi((*at)[1]), std::stoi((*at)[2])});
    return found;
}

std::string no_city(std::string_view) { return {}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(guide_texts)

BOOST_AUTO_TEST_CASE(it_is_played_at_the_practice_table) {
    BOOST_TEST((guide().turn().header() == byzantium::words::practice_header("byzantium-2005")));
}

BOOST_AUTO_TEST_CASE(every_change_it_tells_happens_in_its_step) {
    const Guide played = guide();
    const auto& journal = played.turn().journal();
    std::size_t seen = 0;
    for (std::size_t i = 0; i < played.text().steps.size(); ++i) {
        const auto& then = played.text().steps[i].then;
        const Changes happened =
            changes(journal.position_at(played.entries_before(i)), journal.position_at(played.entries_before(i + 1)));
        for (const auto& change : changes_told(then)) {
            BOOST_TEST(happened.contains(change), then << ": " << change.first << " to " << change.second);
            ++seen;
        }
    }
    BOOST_TEST(seen > 10U);
}

BOOST_AUTO_TEST_CASE(it_ends_where_the_second_turn_begins_with_blue) {
    const Guide played = guide();
    const Position& now = played.turn().position();
    BOOST_TEST(now.turn == 2);
    BOOST_TEST((awaited_player(now.awaits) == Color::blue));
    BOOST_TEST(std::holds_alternative<AwaitAction>(now.awaits));
}

BOOST_AUTO_TEST_CASE(each_of_the_seven_actions_comes_up) {
    const std::string text = byzantium::text::files(resources()).guide_journal();
    for (const auto* action : {"control", "increase", "emperor", "tax", "church", "move", "pass"})
        BOOST_TEST(text.find('"' + std::string{action} + '"') != text.npos, action);
}

BOOST_DATA_TEST_CASE(its_steps_use_all_of_the_journal_and_say_whole_sentences, data::make(session::text_languages()),
                     language) {
    const Guide told_so = guide(language);
    const GuideText& text = told_so.text();
    BOOST_TEST(text.steps.size() == 14U);
    BOOST_TEST(told_so.entries_before(text.steps.size()) == told_so.turn().journal().size());
    for (const auto& chapter : {text.opening, text.closing}) {
        BOOST_TEST(!chapter.heading.empty());
        BOOST_TEST(chapter.text.ends_with('.'), chapter.text);
    }
    for (const auto& step : text.steps) {
        BOOST_TEST(!step.title.empty());
        for (const auto& said : {step.task, step.why, step.then}) {
            BOOST_TEST(said.ends_with('.'), said);
            BOOST_TEST(said.size() < 330U, said << " is long");
            BOOST_TEST(said.find_first_of("{}") == said.npos, said);
        }
    }
}

BOOST_DATA_TEST_CASE(its_cities_stand_on_the_board_and_its_rules_have_texts, data::make(session::text_languages()),
                     language) {
    std::set<std::string> cities;
    const GuideText text =
        present::read_guide(byzantium::text::files(resources()).guide(language),
                            [&](std::string_view id) { return *cities.insert(std::string{id}).first; });
    BOOST_TEST(cities == (std::set<std::string>{"alexandria", "damascus", "jerusalem", "tabuk"}),
               boost::test_tools::per_element());
    for (const auto& id : cities) BOOST_CHECK_NO_THROW(support::city(id));
    const present::RuleTexts known{byzantium::text::files(resources()).rule_texts(language)};
    for (const auto& step : text.steps) {
        BOOST_TEST(!step.rules.empty(), step.title);
        for (const auto& id : step.rules) BOOST_TEST((known.find(id) != nullptr), id);
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_left_out) {
    const GuideText text = present::read_guide(
        "# ours\r\n\n## Before\r\nOne.\n\nTwo.\nSTEP-1 A town\nentries: 2\nnoise\ndo:  Go to {here}, not {there}.\n"
        "rules: BYZ-1,, BYZ-22 \nSTEP-2 No entries\nentries: many\n## After\nDone.",
        [](std::string_view id) { return std::string{id == "here" ? "Athens" : ""}; });
    BOOST_TEST(text.opening.heading == "Before");
    BOOST_TEST(text.opening.text == "One. Two.");
    BOOST_REQUIRE(text.steps.size() == 1U);
    BOOST_TEST(text.steps[0].title == "A town");
    BOOST_TEST(text.steps[0].entries == 2U);
    BOOST_TEST(text.steps[0].task == "Go to Athens, not {there}.");
    BOOST_TEST(text.steps[0].why.empty());
    BOOST_TEST(text.steps[0].rules == (std::vector<std::string>{"BYZ-1", "BYZ-22"}), boost::test_tools::per_element());
    BOOST_TEST(text.closing.heading == "After");
    BOOST_TEST(text.closing.text == "Done.");
}

BOOST_AUTO_TEST_CASE(no_text_however_broken_does_harm) {
    const std::string whole = byzantium::text::files(resources()).guide("en");
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        const auto text = present::read_guide(std::string_view{whole}.substr(0, length), no_city);
        for (const auto& step : text.steps) BOOST_TEST(step.entries > 0U);
    }
    BOOST_TEST(present::read_guide("STEP-\n{\n## \nentries:", no_city).steps.empty());
}

BOOST_AUTO_TEST_CASE(steps_for_which_the_journal_has_no_entries_are_not_told) {
    const Guide played{"# ours\nSTEP-1 All\nentries: 22\nSTEP-2 More\nentries: 1\n",
                       byzantium::text::open_guide(resources(), byzantium::text::Boards{resources()})};
    BOOST_TEST(played.text().steps.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
