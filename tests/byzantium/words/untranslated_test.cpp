// SPDX-License-Identifier: MIT
// In an invented language every text of the catalogue has accents on all its vowels. A word with a plain vowel was
// said past the catalogue, or glued to a sentence from outside.
#include "byzantium/odds/luck.h"
#include "byzantium/odds/threats.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/chances/danger_text.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/help/own_tour.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/table/audit_text.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/own_commands.h"
#include "byzantium/words/table/table_text.h"
#include "byzantium/words/texts.h"
#include "present/help/help_pages.h"
#include "present/help/tour.h"
#include "present/language/chance_words.h"
#include "present/shelf/start_words.h"
#include "present/speaking.h"
#include "present/window/command_words.h"
#include "present/window/preferences.h"

#include <boost/test/unit_test.hpp>

#include <cctype>
#include <set>

namespace {

using namespace byzantium;

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// What is no text of the program: names of the board and of players, rules, sizes of things that people call so.
const std::set<std::string>& facts() {
    static const std::set<std::string> all = [] {
        std::set<std::string> known{"Anna", "Basil", "Clara", "Logothete", "Friday", "Vienna", "byzantium"};
        const auto session = sample_session(0);
        for (const auto& city : session.table().board.cities) {
            std::string word;
            for (const char c : city.name + ' ') {
                if (is_letter(c)) {
                    word += c;
                    continue;
                }
                known.insert(word);
                word.clear();
            }
        }
        return known;
    }();
    return all;
}

// Words of Latin letters without accents, three of them or more, with a vowel.
std::set<std::string> english_words(const std::string& text) {
    std::set<std::string> found;
    std::string word;
    for (const char c : text + ' ') {
        if (is_letter(c)) {
            word += c;
            continue;
        }
        const bool spoken = word.size() > 2 && word.find_first_of("aeiouAEIOU") != std::string::npos;
        if (spoken && !facts().contains(word)) found.insert(word);
        word.clear();
    }
    return found;
}

boost::test_tools::predicate_result all_invented(const std::string& text) {
    const auto english = english_words(text);
    boost::test_tools::predicate_result right{english.empty()};
    for (const std::string& word : english) right.message() << "\n  " << word;
    if (!english.empty()) right.message() << "\nin: " << text.substr(0, 600);
    return right;
}

std::string desk_text(const byzantium::words::Desk& desk) {
    const auto& page = desk.page();
    std::string text = page.heading + '\n' + page.below + '\n' + page.hint + '\n' + desk.message() + '\n';
    for (const auto& row : page.rows) {
        text += row.text + '\n' + row.note + '\n' + row.price + '\n';
        if (row.detail) text += row.detail->sentence + '\n' + row.detail->bars_title + '\n';
    }
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(untranslated)

BOOST_AUTO_TEST_CASE(an_english_word_is_found) {
    const Speaking invented = invented_language();
    BOOST_TEST(english_words("[Ťhé bőářď~~] Ankara and BYZ").size() == 1U);
    BOOST_TEST(all_invented(byzantium::words::cubes(3)));
}

BOOST_AUTO_TEST_CASE(no_word_of_a_whole_game_comes_past_the_catalogue) {
    const Speaking invented = invented_language();
    const auto session = sample_session();
    const auto& journal = session.journal();
    const byzantium::words::Names names{session.table().board, session.header()};
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto& before = journal.position_at(i);
        std::string text = byzantium::words::question(names, before) + '\n';
        const auto told = byzantium::words::story(names, before, journal.record(i).entry, session.effects(i));
        text += told.headline;
        for (const auto& line : told.lines) text += '\n' + line;
        BOOST_TEST(all_invented(text), "entry " << i + 1);
    }
}

BOOST_AUTO_TEST_CASE(no_word_of_a_page_of_text_comes_past_the_catalogue) {
    const Speaking invented = invented_language();
    for (const std::size_t entries : {std::size_t{0}, std::size_t{40}, std::size_t{90}, std::size_t{139}}) {
        const auto session = sample_session(entries);
        const auto& table = session.table();
        const auto& now = session.position();
        const byzantium::words::Names names{table.board, session.header()};
        BOOST_TEST(all_invented(byzantium::words::table_text(names, table, now)));
        BOOST_TEST(all_invented(byzantium::words::score_text(names, now, byzantium::text::vp_ledger(session))));
        BOOST_TEST(all_invented(byzantium::words::forecast_text(names, table, now)));
        BOOST_TEST(all_invented(byzantium::words::audit_text(names, table.board, now)));
        BOOST_TEST(
            all_invented(byzantium::words::danger_text(names, table, now, byzantium::odds::dangers(table, now))));
        BOOST_TEST(all_invented(byzantium::words::capital_watch_text(names, table, now)));
        const Color red = session.header().seats.front().color;
        BOOST_TEST(all_invented(
            byzantium::words::threats_text(names, table, now, red, byzantium::odds::threats(table, now, red))));
    }
}

BOOST_AUTO_TEST_CASE(no_word_of_the_desk_comes_past_the_catalogue) {
    const Speaking invented = invented_language();
    auto session = sample_session(50);
    byzantium::words::Desk desk{session, present::Advice::adviser};
    BOOST_TEST(all_invented(desk_text(desk)));
    for (std::size_t row = 0; row < desk.page().rows.size(); ++row) {
        desk.choose(row);
        BOOST_TEST(all_invented(desk_text(desk)));
        while (desk.back()) {
        }
    }
    desk.explain();
    BOOST_TEST(all_invented(desk_text(desk)));
    desk.back();
    desk.plan();
    BOOST_TEST(all_invented(desk_text(desk)));
    desk.undo();
    BOOST_TEST(all_invented(desk_text(desk)));
}

BOOST_AUTO_TEST_CASE(no_word_of_the_menus_and_pages_comes_past_the_catalogue) {
    const Speaking invented = invented_language();
    for (const auto& command : present::command_words()) BOOST_TEST(all_invented(command.label + ' ' + command.help));
    for (const auto& [command, after] : byzantium::words::own_commands().commands)
        BOOST_TEST(all_invented(command.label + ' ' + command.help));
    for (const auto& step : present::tour_steps(byzantium::words::own_tour(), present::Counts::no))
        BOOST_TEST(all_invented(step.heading + ' ' + step.text));
    for (const auto& report : byzantium::words::report_words())
        BOOST_TEST(all_invented(report.label + ' ' + report.help));
    for (const auto& one : present::preference_list()) {
        if (one.group == present::PreferenceGroup::hidden || one.name == "language") continue;
        std::string text = one.label + ' ' + one.help;
        for (const auto& option : one.options) text += ' ' + option.label;
        BOOST_TEST(all_invented(text));
    }
    const auto start = present::start_words();
    BOOST_TEST(all_invented(start.welcome + start.practice_card + start.new_session_card));
}

BOOST_AUTO_TEST_CASE(no_word_of_a_report_comes_past_the_catalogue) {
    const Speaking invented = invented_language();
    const SampleReport sample{sample_session()};
    const std::string text = byzantium::words::report(byzantium::words::ReportKind::text, sample.reported);
    BOOST_TEST(all_invented(text.substr(0, text.rfind('\n', text.size() - 2))));  // the last line holds codes
}

BOOST_AUTO_TEST_SUITE_END()
