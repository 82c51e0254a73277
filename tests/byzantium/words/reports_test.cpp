// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/map_picture.h"
#include "byzantium/words/looking_back/plays.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/looking_back/report_tables.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"
#include "support/zone.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

namespace {

using namespace byzantium;
using byzantium::words::ReportKind;

const SampleReport& sample_report() {
    static const SampleReport all{sample_session()};
    return all;
}

std::string report_cell(const paper::Table& table, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].heading.text == key) return table.rows.at(row).cells.at(i).text;
    return "no such key";
}

SampleReport corrected() {
    byzantium::text::Session session = sample_session(5);
    Correct correct;
    correct.set.push_back(SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 4});
    correct.note = "somebody bumped the table";
    BOOST_REQUIRE(session.submit(session.state(), correct));
    return SampleReport{std::move(session)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(small_maps)

BOOST_AUTO_TEST_CASE(show_every_city_with_its_strength) {
    const auto& session = sample_report().session;
    const auto view = byzantium::words::board_view(sample_report().names, session.table(), session.position());
    const auto picture = byzantium::words::map_picture(view, sample_report().land, "The end");
    for (const byzantium::words::CityView& city : view.cities) {
        const bool named = std::any_of(picture.items.begin(), picture.items.end(), [&](const paper::Item& item) {
            const auto* text = std::get_if<paper::Text>(&item);
            return text != nullptr && text->text == city.name;
        });
        BOOST_TEST(named, city.name);
    }
}

BOOST_AUTO_TEST_CASE(of_one_city_have_it_in_their_middle) {
    const auto& session = sample_report().session;
    const auto view = byzantium::words::board_view(sample_report().names, session.table(), session.position());
    const auto picture = byzantium::words::city_picture(view, sample_report().land, CityId{3}, "A city");
    const auto ring = std::find_if(picture.items.begin(), picture.items.end(), [](const paper::Item& item) {
        const auto* mark = std::get_if<paper::Mark>(&item);
        return mark != nullptr && mark->size > 40;
    });
    BOOST_REQUIRE((ring != picture.items.end()));
    const auto at = std::get<paper::Mark>(*ring).at;
    BOOST_TEST(at.x == picture.width / 2, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(at.y == picture.height / 2, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(reports)

BOOST_AUTO_TEST_CASE(of_every_kind_can_be_made_at_any_time) {
    for (const std::size_t entries : {0U, 1U, 12U, 139U}) {
        const SampleReport some{sample_session(entries)};
        for (const present::ReportWords& words : byzantium::words::report_words())
            BOOST_TEST(
                !byzantium::words::report(byzantium::words::report_kind(words.key).value(), some.reported).empty(),
                words.key);
    }
}

BOOST_AUTO_TEST_CASE(have_words_a_key_and_a_file_name) {
    std::set<std::string> keys;
    for (const present::ReportWords& words : byzantium::words::report_words()) {
        keys.insert(words.key);
        BOOST_TEST(is_sentence(words.help), words.help);
        BOOST_TEST(byzantium::words::words_of(byzantium::words::report_kind(words.key).value()).key == words.key);
        BOOST_TEST(present::report_file_name(words, sample_report().facts.title).ends_with("." + words.ending));
    }
    BOOST_TEST(keys.size() == 10U);
    BOOST_TEST(!byzantium::words::report_kind("novel").has_value());
    BOOST_TEST(present::report_file_name(byzantium::words::words_of(ReportKind::chronicle_pdf),
                                         sample_report().facts.title) == "friday-at-anna-s-chronicle.pdf");
}

BOOST_AUTO_TEST_CASE(file_names_hold_nothing_that_is_a_path) {
    auto facts = sample_report().facts;
    facts.title = "../../etc/passwd";
    BOOST_TEST(present::report_file_name(byzantium::words::words_of(ReportKind::text), facts.title) ==
               "etc-passwd-text.txt");
    facts.title = "///";
    BOOST_TEST(present::report_file_name(byzantium::words::words_of(ReportKind::text), facts.title) ==
               "session-text.txt");
}

BOOST_AUTO_TEST_CASE(of_pages_are_files_of_that_kind) {
    BOOST_TEST(byzantium::words::report(ReportKind::score_sheet_pdf, sample_report().reported).starts_with("%PDF-"));
    BOOST_TEST(
        byzantium::words::report(ReportKind::score_sheet, sample_report().reported).starts_with("<!DOCTYPE html>"));
}

BOOST_AUTO_TEST_CASE(for_a_chat_say_who_won_and_why) {
    const std::string text = byzantium::words::report(ReportKind::text, sample_report().reported);
    BOOST_TEST(text.starts_with("Friday at Anna's\n================\nAnna, Basil, Clara. Vienna, 1 March 2026.\n"
                                "The game is over. Basil wins.\n"),
               text);
    BOOST_TEST(holds(text, "1. Basil (yellow) 71: 42 Byzantine and 29 Arab VP, both tracks count.\n"), text);
}

BOOST_AUTO_TEST_CASE(of_entries_have_a_row_for_each) {
    const auto table = byzantium::words::entries_table(sample_report().reported);
    BOOST_REQUIRE(table.rows.size() == 139U);
    BOOST_TEST(report_cell(table, 0, "time") == "2026-03-01T12:31:00Z");
    BOOST_TEST(report_cell(table, 0, "player") == "red");
    BOOST_TEST(report_cell(table, 0, "act") == "control");
    BOOST_TEST(report_cell(table, 0, "city") == "alexandria");
    BOOST_TEST(report_cell(table, 0, "byzantine_vp") == "3");
    BOOST_TEST(report_cell(table, 9, "act") == "bulgars");
    BOOST_TEST(report_cell(table, 11, "act") == "roll");
}

BOOST_AUTO_TEST_CASE(of_entries_name_the_table_where_it_corrected) {
    const auto table = byzantium::words::entries_table(corrected().reported);
    BOOST_TEST(report_cell(table, 5, "player") == "table");
    BOOST_TEST(report_cell(table, 5, "act") == "correct");
    BOOST_TEST(report_cell(table, 5, "arab_vp").empty());
}

BOOST_AUTO_TEST_CASE(of_players_have_the_result_and_sources_that_add_up) {
    const auto table = byzantium::words::players_table(sample_report().reported);
    BOOST_REQUIRE(table.rows.size() == 3U);
    BOOST_TEST(report_cell(table, 1, "name") == "Basil");
    BOOST_TEST(report_cell(table, 1, "rank") == "1");
    BOOST_TEST(report_cell(table, 1, "winner") == "1");
    BOOST_TEST(report_cell(table, 0, "first_player") == "1");
    for (std::size_t row = 0; row < 3; ++row)
        for (const std::string side : {"byzantine", "arab"}) {
            int sum = 0;
            for (const paper::Column& column : table.columns)
                if (column.heading.text.starts_with(side + "_vp_"))
                    sum += std::stoi(report_cell(table, row, column.heading.text));
            BOOST_TEST(sum == std::stoi(report_cell(table, row, side + "_vp")));
        }
}

BOOST_AUTO_TEST_CASE(of_players_have_keys_of_their_own) {
    const auto table = byzantium::words::players_table(sample_report().reported);
    std::set<std::string> keys;
    for (const paper::Column& column : table.columns) keys.insert(column.heading.text);
    BOOST_TEST(keys.size() == table.columns.size());
}

BOOST_AUTO_TEST_CASE(nobody_has_won_what_is_not_over) {
    const SampleReport running{sample_session(40)};
    const auto table = byzantium::words::players_table(running.reported);
    const auto play = byzantium::words::bg_play(running.reported);
    for (std::size_t row = 0; row < 3; ++row) {
        BOOST_TEST(report_cell(table, row, "winner") == "0");
        BOOST_TEST(!play.players[row].winner);
    }
    BOOST_TEST(play.board == "turn 1, not over");
}

BOOST_AUTO_TEST_CASE(as_a_play_name_winner_ranks_and_first_player) {
    const auto play = byzantium::words::bg_play(sample_report().reported);
    BOOST_REQUIRE(play.players.size() == 3U);
    BOOST_TEST(play.players[0].starts);
    BOOST_TEST(play.players[1].winner);
    BOOST_TEST(play.players[1].score == 71);
    BOOST_TEST(play.players[2].rank == 2);
    BOOST_TEST(play.board == "3 turns");
    BOOST_TEST(!play.game.bgg_id.has_value());
}

BOOST_AUTO_TEST_CASE(a_play_is_as_long_as_its_entries_took) {
    SampleReport timed{sample_session(2)};
    BOOST_TEST(byzantium::words::bg_play(timed.reported).minutes == 0);
    timed.facts.times = {"2026-03-01T12:31:00Z", "2026-03-01T12:56:00Z", "2026-03-01T13:10:00Z"};
    BOOST_TEST(byzantium::words::bg_play(timed.reported).minutes == 25);  // the third entry is undone
    const auto table = byzantium::words::players_table(timed.reported);
    BOOST_TEST(report_cell(table, 0, "minutes") == "25");
    BOOST_TEST(report_cell(table, 0, "ended_by").empty());
}

BOOST_AUTO_TEST_CASE(a_play_has_the_day_that_it_was_at_the_table) {
    SampleReport late{sample_session(2)};
    late.facts.begun = "2026-11-20T01:00:00Z";
    late.facts.changed = "2026-11-20T06:30:00Z";  // after midnight
    const support::Zone new_york{"EST5EDT,M3.2.0,M11.1.0"};
    const auto play = byzantium::words::bg_play(late.reported);
    BOOST_TEST(play.begun == "2026-11-19T20:00:00");
    BOOST_TEST(play.changed == "2026-11-20T01:30:00");
    const std::string file = byzantium::words::report(ReportKind::bg_stats_file, late.reported);
    BOOST_TEST(holds(file, R"("playDate":"2026-11-19 20:00:00","playDateYmd":20261119)"), file);
    BOOST_TEST(report_cell(byzantium::words::players_table(late.reported), 0, "day") == "2026-11-19");
    BOOST_TEST(holds(byzantium::words::report(ReportKind::text, late.reported), "Vienna, 19 November 2026"));
}

BOOST_AUTO_TEST_CASE(for_boardgamegeek_have_its_mark_up) {
    const std::string comment = byzantium::words::bgg_comment(sample_report().reported);
    BOOST_TEST(
        comment.starts_with("[b]The game is over. Basil wins.[/b]\n1. Basil (yellow): 71 (42 Byzantine, 29 Arab VP)\n"),
        comment);
}

BOOST_AUTO_TEST_SUITE_END()
