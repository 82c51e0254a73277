// SPDX-License-Identifier: MIT
// In a small window what is needed first is seen: answers of a question that is low in large text, and what hands have
// to do.
#include "eko/window/driver.h"
#include "eko/words/table/own_commands.h"
#include "present/speaking.h"
#include "session/resources.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

using namespace eko;
using gui_test::EkoDriver;
using present::CommandId;

namespace {

const auto all_languages = boost::unit_test::data::make({"en", "nl", "hu", "de"});

// The header and so many entries of the sample of three players, which is open then.
void open_sample(EkoDriver& driver, const support::Folder& folder, int entries, double text) {
    std::ifstream sample{session::Resources::find().root() / "eko" / "samples" / "three-players.jsonl"};
    std::string lines;
    std::string line;
    for (int i = 0; i <= entries && std::getline(sample, line); ++i) lines += line + '\n';
    driver.files.import_file = folder.write("sample.jsonl", lines);
    driver.key('I');
    if (!driver.shows("decision")) driver.key(WXK_RETURN);
    if (driver.shows("finale")) driver.key(WXK_ESCAPE);
    BOOST_REQUIRE(driver.shows("decision"));
    driver.look(gui::Tone::light, text, {1280, 720});
}

void both_answers_can_be_read(EkoDriver& driver) {
    const auto& panel = driver.canvas("decision");
    const auto& rows = driver.desk().page().rows;
    BOOST_TEST_REQUIRE(rows.size() == 2U);
    for (const present::Row& one : rows) {
        const gui::Area* const row = panel.area("row:" + one.key);
        BOOST_TEST_REQUIRE(row != nullptr);
        BOOST_TEST(row->where.h >= panel.theme().scaled(20));
    }
}

}  // namespace

// Ilona's emperor has come back, and there is a Moon temple.
struct LowQuestion {
    explicit LowQuestion(const char* language) : speaking{language} { open_sample(driver, folder, 65, 1.5); }

    const gui::Area* row(std::size_t number) {
        return driver.canvas("decision").area("row:" + driver.desk().page().rows.at(number).key);
    }

    Speaking speaking;
    support::Folder folder;
    EkoDriver driver;
};

BOOST_AUTO_TEST_SUITE(small_windows)

// The Moon temple stood on the page before the one that was shown.
BOOST_DATA_TEST_CASE(few_rows_begin_with_the_first, all_languages, language) {
    LowQuestion low{language};
    BOOST_TEST_REQUIRE(low.driver.desk().page().rows.size() == 5U);
    BOOST_TEST(low.driver.desk().selected() == 1U);
    BOOST_TEST(low.row(0) != nullptr);
    BOOST_TEST(low.row(1) != nullptr);
}

// German had a single row there, half as high as its letters need.
BOOST_DATA_TEST_CASE(what_was_answered_leaves_room_for_rows, all_languages, language) {
    LowQuestion low{language};
    low.driver.key('1');
    BOOST_TEST_REQUIRE(low.driver.desk().page().path.size() == 1U);
    for (const std::size_t number : {0U, 1U}) {
        const gui::Area* const row = low.row(number);
        BOOST_TEST_REQUIRE(row != nullptr);
        BOOST_TEST(row->where.h >= low.driver.canvas("decision").theme().scaled(20));
    }
}

// One of 37 was seen. What a Hungarian attack is called takes half a line of the panel and more.
BOOST_DATA_TEST_CASE(several_answers_of_a_long_list_are_seen, all_languages, language) {
    const Speaking speaking{language};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 64, 1.5);
    driver.key('B');
    const auto& rows = driver.desk().page().rows;
    BOOST_TEST_REQUIRE(rows.size() > 30U);
    const auto& panel = driver.canvas("decision");
    const auto seen = std::count_if(rows.begin(), rows.end(), [&](const present::Row& one) {
        const gui::Area* const row = panel.area("row:" + one.key);
        return row != nullptr && row->where.h >= panel.theme().scaled(17);
    });
    BOOST_TEST(seen >= (std::string_view{language} == "hu" ? 3 : 6));
}

// What was undone is told, and left both answers a strip of half their height.
BOOST_DATA_TEST_CASE(an_undo_leaves_a_long_question_its_answers, all_languages, language) {
    const Speaking speaking{language};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 96, 1.5);
    driver.key('2');
    driver.run(CommandId::undo);
    BOOST_TEST(driver.desk().message() != "");
    both_answers_can_be_read(driver);
    const auto said = driver.canvas("decision").areas();
    BOOST_TEST(std::any_of(said.begin(), said.end(), [](const gui::Area& one) { return one.name == "message:news"; }));
}

// The line of the threats left both answers eight pixels.
BOOST_DATA_TEST_CASE(threats_leave_a_long_question_its_answers, all_languages, language) {
    const Speaking speaking{language};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 96, 1.5);
    driver.key('T', wxMOD_CONTROL);
    driver.settle();
    BOOST_TEST(driver.shows("overlay"));
    both_answers_can_be_read(driver);
}

// Dutch lost how the typing goes on.
BOOST_DATA_TEST_CASE(what_typing_waits_for_is_read_whole, all_languages, language) {
    const Speaking speaking{language};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 64, 1.5);
    driver.key('B');
    driver.key('1');
    const std::string typed = driver.desk().page().typed;
    BOOST_TEST_REQUIRE(typed != "");
    const auto written = driver.canvas("decision").written();
    const auto found =
        std::find_if(written.begin(), written.end(), [&](const gui::Drawn& one) { return one.text == typed; });
    BOOST_TEST_REQUIRE((found != written.end()), typed);
    BOOST_TEST(!found->cut, found->cut.value_or(std::string{}));
}

// Walked with Up, an entry of more lines than the journal showed its last words.
// The price had no room, and a stack was gone without a word before it.
BOOST_AUTO_TEST_CASE(what_a_move_loses_is_said_in_large_text_too) {
    const Speaking speaking{"de"};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 29, 1.5);
    driver.key('A');
    std::size_t losing = 0;
    for (std::size_t stack = 0; stack < driver.desk().page().rows.size() && losing == 0; ++stack) {
        driver.click("decision", "row:" + driver.desk().page().rows[stack].key);
        for (const auto& row : driver.desk().page().rows) losing += row.loss == "Stapel weg" ? 1 : 0;
        if (losing == 0) driver.key(WXK_ESCAPE);
    }
    BOOST_TEST_REQUIRE(losing > 0U);
    std::size_t written = 0;
    for (const auto& one : driver.canvas("decision").written()) written += one.text.ends_with(" (Stapel weg)") ? 1 : 0;
    BOOST_TEST(written == losing);
}

BOOST_AUTO_TEST_CASE(a_long_entry_of_the_journal_begins_with_its_number) {
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 64, 1);
    auto& journal = driver.canvas("journal");
    journal.SetFocus();
    std::size_t walked = 0;
    for (std::size_t entry = 64; entry > 54; --entry) {
        driver.key(WXK_UP);
        const auto written = journal.written();
        const bool is_said = std::any_of(written.begin(), written.end(), [&](const gui::Drawn& one) {
            return one.text == std::to_string(entry) && one.where.y > 0 && one.where.bottom() < journal.GetSize().y;
        });
        walked += is_said ? 1U : 0U;
    }
    BOOST_TEST(walked == 10U);
}

// The only answer ran below the line at the foot.
BOOST_DATA_TEST_CASE(what_is_only_told_is_seen, all_languages, language) {
    LowQuestion low{language};
    low.driver.run(words::OwnCommand::watch);
    BOOST_REQUIRE(gui_test::until([&] {
        return low.driver.desk().page().rows.empty() && low.driver.desk().page().below.find(' ') != std::string::npos;
    }));
    const auto written = low.driver.canvas("decision").written();
    const std::string& told = low.driver.desk().page().below;
    const std::string& hint = low.driver.desk().page().hint;
    const auto at = [&](const auto& wanted) {
        const auto found = std::find_if(written.begin(), written.end(), wanted);
        BOOST_REQUIRE(found != written.end());
        return found->where;
    };
    const auto answer = at([&](const gui::Drawn& one) { return !one.text.empty() && told.starts_with(one.text); });
    const auto foot = at([&](const gui::Drawn& one) { return one.text == hint; });
    BOOST_TEST(answer.bottom() <= foot.y + 1);
}

// Half of the question was in the bar above, and the list began with the other half. The Hungarian one fits there.
BOOST_DATA_TEST_CASE(a_list_begins_with_the_whole_question, boost::unit_test::data::make({"en", "nl", "de"}),
                     language) {
    const Speaking speaking{language};
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 33, 1.5);
    const auto written = driver.canvas("decision").written();
    const auto is_torn = [](const std::string& text) { return text.starts_with("\u2026 "); };
    BOOST_TEST(std::any_of(written.begin(), written.end(), [&](const gui::Drawn& one) { return is_torn(one.text); }));
    const auto lines = driver.canvas("decision").spoken();
    BOOST_TEST(lines.front().text == driver.desk().question_shown());
    for (const auto& line : lines) BOOST_TEST(!is_torn(line.text), line.text);
}

// Ten lines to put back had room for three, and the journal kept two.
BOOST_AUTO_TEST_CASE(what_was_undone_has_more_room_than_the_journal) {
    const support::Folder folder;
    EkoDriver driver;
    open_sample(driver, folder, 100, 1);
    driver.run(CommandId::undo);
    const auto& theme = driver.canvas("journal").theme();
    BOOST_TEST(driver.shows("journal"));
    const auto height = [&](const char* canvas) { return driver.canvas(canvas).GetSize().y; };
    // Who can win is worked out meanwhile, and said between the two. Deeds alone leave the journal 84.
    BOOST_TEST(gui_test::until([&] { return height("journal") < theme.scaled(80); }), height("journal"));
    BOOST_TEST(height("hands") > theme.scaled(110));
}

BOOST_AUTO_TEST_SUITE_END()
