// SPDX-License-Identifier: MIT
// The first-game guide tells what happens at the practice table when its journal is played there, in every language.
#include "eko/words/guide.h"

#include "eko/rules/awaits.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/text/open.h"
#include "eko/text/session.h"
#include "eko/words/shelf/new_session.h"
#include "present/help/guide_text.h"
#include "present/help/rules.h"
#include "session/game_files.h"
#include "session/resources.h"
#include "session/texts.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <regex>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace {

using namespace eko;
namespace data = boost::unit_test::data;

session::GameFiles guide_files() { return {session::Resources::find(), text::Game::folder()}; }

words::Guide guide(const std::string& language = "en") {
    return {guide_files().guide(language), text::open_guide(session::Resources::find(), text::Boards{})};
}

// From how much to how much a quantity went.
using Changes = std::set<std::pair<int, int>>;

Changes changes(const Table& table, const Position& before, const Position& after) {
    Changes found;
    for (const Color color : table.seats) {
        const Player& was = before[color];
        const Player& now = after[color];
        found.insert({{was.reserve, now.reserve},
                      {was.destroyed, now.destroyed},
                      {all_points(table, before)[index(color)], all_points(table, after)[index(color)]}});
    }
    // A stack that moved onto another, or was reinforced, is found on the field where it ends.
    for (const FieldId to : table.board.all_ways)
        if (const auto now = after.cells.stack(to))
            for (const FieldId from : table.board.all_ways)
                if (const auto was = before.cells.stack(from); was && was->owner == now->owner)
                    found.insert({was->count, now->count});
    return found;
}

Changes changes_told(const std::string& then) {
    static const std::regex change{R"(from (\d+) to (\d+))"};
    Changes found;
    for (std::sregex_iterator at{then.begin(), then.end(), change}; at != std::sregex_iterator{}; ++at)
        found.insert({std::stoi((*at)[1]), std::stoi((*at)[2])});
    return found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guide_texts)

BOOST_AUTO_TEST_CASE(it_is_played_at_the_practice_table) {
    BOOST_TEST((guide().turn().header() == words::practice_header()));
}

BOOST_AUTO_TEST_CASE(every_change_it_tells_happens_in_its_step) {
    const words::Guide played = guide();
    const auto& journal = played.turn().journal();
    std::size_t seen = 0;
    for (std::size_t i = 0; i < played.text().steps.size(); ++i) {
        const auto& then = played.text().steps[i].then;
        const Changes happened = changes(played.turn().table(), journal.position_at(played.entries_before(i)),
                                         journal.position_at(played.entries_before(i + 1)));
        for (const auto& change : changes_told(then)) {
            BOOST_TEST(happened.contains(change), then << ": " << change.first << " to " << change.second);
            ++seen;
        }
    }
    BOOST_TEST(seen > 10U);
}

BOOST_AUTO_TEST_CASE(it_ends_with_a_captive_a_capital_and_a_march_behind_it) {
    const words::Guide played = guide();
    const Position& now = played.turn().position();
    BOOST_TEST(std::holds_alternative<AwaitAction>(now.awaits));
    BOOST_TEST((now.player == Color::violet));
    BOOST_TEST((now[Color::cyan].emperor == EmperorAt{CaptiveOf{Color::violet}}));
    BOOST_TEST(now[Color::cyan].destroyed == 3);
    BOOST_TEST(all_points(played.turn().table(), now)[index(Color::violet)] == 5);
}

BOOST_DATA_TEST_CASE(its_steps_use_all_of_the_journal_and_say_whole_sentences, data::make(session::text_languages()),
                     language) {
    const words::Guide told_so = guide(language);
    const present::GuideText& text = told_so.text();
    BOOST_TEST(text.steps.size() == 12U);
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

BOOST_DATA_TEST_CASE(its_steps_are_the_english_ones_and_its_rules_have_texts, data::make(session::text_languages()),
                     language) {
    const present::RuleTexts known{guide_files().rule_texts(language)};
    const words::Guide english = guide("en");
    const words::Guide told_so = guide(language);
    for (std::size_t i = 0; i < english.text().steps.size(); ++i) {
        const auto& step = told_so.text().steps.at(i);
        BOOST_TEST(step.entries == english.text().steps[i].entries, step.title);
        BOOST_TEST(step.rules == english.text().steps[i].rules, boost::test_tools::per_element());
        BOOST_TEST(!step.rules.empty(), step.title);
        for (const auto& id : step.rules) BOOST_TEST((known.find(id) != nullptr), id);
    }
}

BOOST_DATA_TEST_CASE(the_other_languages_name_the_same_fields, data::make(session::text_languages()), language) {
    const auto fields_of = [](const std::string& of) {
        std::multiset<std::string> fields;
        present::read_guide(guide_files().guide(of), [&](std::string_view id) {
            fields.insert(std::string{id});
            return std::string{id};
        });
        return fields;
    };
    BOOST_TEST(fields_of(language) == fields_of("en"), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
