// SPDX-License-Identifier: MIT
// Chronicle, score sheet, tables, plays and charts of a session.
#include "eko/text/typed_ids.h"
#include "eko/words/looking_back.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/looking_back/chronicle.h"
#include "eko/words/looking_back/history.h"
#include "eko/words/looking_back/plays.h"
#include "eko/words/looking_back/report_files.h"
#include "eko/words/looking_back/report_tables.h"
#include "paper/document.h"
#include "paper/svg.h"
#include "present/reports/chart.h"
#include "present/reports/report_words.h"
#include "present/speaking.h"
#include "session/resources.h"
#include "support/holds.h"
#include "support/pdf_pages.h"
#include "support/zone.h"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using namespace eko_support;

namespace {

using eko::words::report;

constexpr auto in_turn = boost::test_tools::per_element();
using CellTexts = std::vector<std::string>;

const EkoReport& short_one() {
    static const EkoReport all{short_game()};
    return all;
}

EkoReport first_entries(std::size_t entries) {
    auto lines = short_game();
    lines.resize(entries + 1);
    return EkoReport{lines};
}

template <class Block>
std::vector<Block> blocks_in(const paper::Document& document) {
    std::vector<Block> found;
    for (const paper::Block& block : document.blocks)
        if (const auto* one = std::get_if<Block>(&block)) found.push_back(*one);
    return found;
}

std::vector<std::string> headings_in(const paper::Document& document) {
    std::vector<std::string> all;
    for (const auto& heading : blocks_in<paper::Heading>(document)) all.push_back(heading.text);
    return all;
}

// The act that begins with this entry.
paper::JournalEntry act_told(const paper::Document& document, std::string_view number) {
    for (auto& entry : blocks_in<paper::JournalEntry>(document))
        if (entry.number.substr(0, entry.number.find("\u2013")) == number) return entry;
    return {"none", paper::EntryLook::played, "", {}};
}

CellTexts cells_of(const paper::Row& row) {
    CellTexts all;
    for (const paper::Cell& cell : row.cells) all.push_back(eko::text::with_ids(cell.text));
    return all;
}

std::string keyed_cell(const paper::Table& table, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].heading.text == key) return eko::text::with_ids(table.rows.at(row).cells.at(i).text);
    return "no such key";
}

std::vector<std::string> captions_in(const paper::Document& document) {
    std::vector<std::string> all;
    for (const auto& beside : blocks_in<paper::SideFigure>(document)) all.push_back(beside.figure.caption);
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(chronicles)

BOOST_AUTO_TEST_CASE(tell_every_act_with_its_points_ten_turns_at_a_time) {
    const auto document = eko::words::chronicle(short_one().reported);
    BOOST_TEST(eko::text::with_ids(act_told(document, "6").who.text) ==
               "Anna builds a camp on 1,1. Anna now has 1 point.");
    BOOST_TEST(act_told(document, "6").who.badge->letter == "A");  // of her name, not of the colour
    const CellTexts all{"Friday",
                        "Points over time",
                        "The board at the start",
                        "The game",
                        "Before the first turn",
                        "Turns 1 to 5",
                        "At the end",
                        "Points by source",
                        "Discs over time",
                        "How this table reads the rules"};
    BOOST_TEST(headings_in(document) == all, in_turn);
}

BOOST_AUTO_TEST_CASE(tell_what_came_of_a_fight) {
    const auto act = act_told(eko::words::chronicle(short_one().reported), "15");
    BOOST_TEST(eko::text::with_ids(act.who.text) ==
               "Boris attacks Anna's stack on 3,0 from 4,0. Boris captures the emperor of Anna on 3,0. Anna: 3 discs "
               "from 3,0 to the reserve, beaten. Only one player has discs on the board, which ends the game. Boris "
               "wins. Boris now has 5 points.");
    BOOST_TEST(act.lines.empty());
    BOOST_TEST((act.look == paper::EntryLook::turning_point));
}

BOOST_AUTO_TEST_CASE(show_boards_beside_turning_points) {
    BOOST_TEST(captions_in(eko::words::chronicle(short_one().reported)).size() == 2U);
}

BOOST_AUTO_TEST_CASE(take_six_to_eight_pages_for_an_evening) {
    const auto resources = session::Resources::find();
    std::ifstream file{resources.root() / "eko/samples/three-players.jsonl"};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    for (const char* const language : {"en", "nl", "hu", "de"}) {
        const Speaking speaking{language};
        const EkoReport told{lines};
        const int pages = support::pdf_pages(report(told.reported, "chronicle-pdf"));
        BOOST_TEST(pages >= 6, language);
        BOOST_TEST(pages <= 8, language);
        const auto boards = captions_in(eko::words::chronicle(told.reported));
        BOOST_TEST(boards.size() >= 4U);
        BOOST_TEST(boards.size() <= 10U);
    }
}

BOOST_AUTO_TEST_CASE(mark_what_the_table_corrected_and_explain_the_mark) {
    const auto document = eko::words::chronicle(short_one().reported);
    BOOST_TEST((act_told(document, std::to_string(short_game_correction)).look == paper::EntryLook::correction));
    BOOST_TEST((act_told(document, std::to_string(short_game_correction + 1)).look != paper::EntryLook::correction));
    const std::string page = eko::text::with_ids(paper::html(document));
    BOOST_TEST(support::holds(page, "beside a double line"));
    BOOST_TEST(support::holds(page, "The table corrects: Boris has a building on 2,1: camp. (forgotten)"));
    BOOST_TEST(!support::holds(paper::html(eko::words::chronicle(first_entries(8).reported)), "beside a double line"));
}

BOOST_AUTO_TEST_CASE(of_a_running_session_end_with_the_question) {
    const auto running = first_entries(5);
    const auto document = eko::words::chronicle(running.reported);
    const auto all = headings_in(document);
    BOOST_TEST((std::find(all.begin(), all.end(), "Now") != all.end()));
    BOOST_TEST(blocks_in<paper::Paragraph>(document).at(1).text == "Turn 2. Anna: move a stack or build?");
}

BOOST_AUTO_TEST_CASE(are_well_formed_pages_without_references) {
    const std::string page = report(short_one().reported, "chronicle");
    std::istringstream in{page};
    boost::property_tree::ptree tree;
    BOOST_CHECK_NO_THROW(boost::property_tree::read_xml(in, tree));
    for (const char* reference : {"src=", "href=", "url(", "<script"})
        BOOST_TEST(!support::holds(page, reference), reference);
}

BOOST_AUTO_TEST_CASE(as_text_say_the_same_without_pictures) {
    const std::string text = eko::text::with_ids(report(short_one().reported, "chronicle-text"));
    BOOST_TEST(support::holds(text,
                              "     15   Boris attacks Anna's stack on 3,0 from 4,0. Boris captures the emperor of "
                              "Anna on 3,0. "),
               text);
    BOOST_TEST(support::holds(text, "      9 * The table corrects: Boris has a building on 2,1: camp. (forgotten)\n"),
               text);
}

BOOST_AUTO_TEST_CASE(say_that_a_session_is_not_counted_and_why) {
    EkoReport other{short_game()};
    other.facts.not_counted = "a copy";
    BOOST_TEST(support::holds(report(other.reported, "text"), "This game is not counted: a copy."));
}

BOOST_AUTO_TEST_CASE(of_a_huge_board_show_the_start_and_the_end_alone) {
    auto lines = short_game();
    lines[0].replace(lines[0].find("1:0:rvmc."), 9,
                     R"(1:0:rvmc.","9:0:)" + std::string(90, '.') + R"(","10:0:)" + std::string(90, '.') +
                         R"(","11:0:)" + std::string(90, '.') + R"(","12:0:)" + std::string(90, '.') + R"(","13:0:)" +
                         std::string(90, '.') + R"(","14:0:)" + std::string(90, '.'));
    const EkoReport huge{lines};
    const auto document = eko::words::chronicle(huge.reported);
    BOOST_TEST(captions_in(document).empty());
    BOOST_TEST(blocks_in<paper::Figures>(document).size() == 5U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(reports)

BOOST_AUTO_TEST_CASE(of_every_kind_can_be_made_at_any_time) {
    for (const std::size_t entries : {0U, 1U, 5U, 9U, 15U}) {
        const auto some = first_entries(entries);
        for (const present::ReportWords& words : eko::words::report_words())
            BOOST_TEST(!report(some.reported, words.key).empty(), words.key);
    }
}

BOOST_AUTO_TEST_CASE(have_a_key_of_their_own_and_a_sentence) {
    std::set<std::string> keys;
    for (const present::ReportWords& words : eko::words::report_words()) {
        keys.insert(words.key);
        BOOST_TEST(words.help.ends_with('.'), words.help);
    }
    BOOST_TEST(keys.size() == 14U);
    for (const char* key : {"chronicle", "chronicle-pdf", "sheet", "sheet-pdf", "text", "csv", "players-csv", "bgg",
                            "bgstats-link", "bgstats"})
        BOOST_TEST(keys.count(key) == 1U, key);
    BOOST_CHECK_THROW(report(short_one().reported, "novel"), std::out_of_range);
}

BOOST_AUTO_TEST_CASE(of_pages_and_pictures_are_files_of_that_kind) {
    const auto& reported = short_one().reported;
    BOOST_TEST(report(reported, "chronicle-pdf").starts_with("%PDF-"));
    BOOST_TEST(report(reported, "sheet-pdf").starts_with("%PDF-"));
    BOOST_TEST(report(reported, "sheet").starts_with("<!DOCTYPE html>"));
    BOOST_TEST(report(reported, "board").starts_with("<?xml"));
    BOOST_TEST(report(reported, "board-png").starts_with("\x89PNG"));
}

BOOST_AUTO_TEST_CASE(for_a_chat_say_who_won_and_by_what) {
    const std::string text = report(short_one().reported, "text");
    const std::string golden =
        "Friday\n======\nAnna, Boris. Vienna, 1 March 2026.\n"
        "Only one player has discs on the board, which ends the game. Boris wins.\n\n"
        "place  player  Points  Camps  Towers  Castle  Captive emperors  Capital  won\n"
        "    1  Boris        5      2       0       0                 3  yes      yes\n"
        "    2  Anna         1      1       0       0                 0  no       no\n\n"
        "Written by Logothete 0.1.0; session 4ac55ae2-f454-48be-a7c8-e5d3fadb691f.\n";
    BOOST_TEST(text == golden);
}

BOOST_AUTO_TEST_CASE(of_entries_have_a_row_for_each) {
    const auto table = eko::words::entries_table(short_one().reported);
    BOOST_REQUIRE(table.rows.size() == 15U);
    BOOST_TEST(cells_of(table.rows[5]) == (CellTexts{"6", "", "2", "cyan", "Anna", "build", "1,0", "1,1", "1", "0", "1",
                                                     "15", "0", "0", "Anna builds a camp on 1,1."}),
               in_turn);
    BOOST_TEST(keyed_cell(table, 0, "time") == "2026-03-01T12:31:00Z");
    BOOST_TEST(keyed_cell(table, 4, "on") == "4,0");
    BOOST_TEST(keyed_cell(table, 14, "from") == "4,0");
    BOOST_TEST(keyed_cell(table, 14, "captives") == "1");
    BOOST_TEST(keyed_cell(table, 14, "points") == "5");
}

BOOST_AUTO_TEST_CASE(of_entries_name_the_table_where_it_corrected) {
    const auto table = eko::words::entries_table(short_one().reported);
    BOOST_TEST(keyed_cell(table, 8, "player") == "table");
    BOOST_TEST(keyed_cell(table, 8, "act") == "correct");
    BOOST_TEST(keyed_cell(table, 8, "on") == "2,1");
    BOOST_TEST(keyed_cell(table, 8, "points").empty());
}

BOOST_AUTO_TEST_CASE(of_turns_have_a_row_for_each_player_at_each_end) {
    const auto table = eko::words::turns_table(short_one().reported);
    BOOST_REQUIRE(table.rows.size() == 12U);
    BOOST_TEST(cells_of(table.rows[5]) == (CellTexts{"2", "8", "violet", "Boris", "0", "0", "4", "12", "0", "0"}),
               in_turn);
    BOOST_TEST(cells_of(table.rows[11]) == (CellTexts{"5", "15", "violet", "Boris", "5", "1", "5", "11", "0", "1"}),
               in_turn);
}

BOOST_AUTO_TEST_CASE(of_players_have_the_result_and_sources_that_add_up) {
    const auto table = eko::words::players_table(short_one().reported);
    BOOST_REQUIRE(table.rows.size() == 2U);
    BOOST_TEST(keyed_cell(table, 0, "board") == "T");
    BOOST_TEST(keyed_cell(table, 1, "winner") == "1");
    BOOST_TEST(keyed_cell(table, 0, "rank") == "2");
    BOOST_TEST(keyed_cell(table, 1, "first_player") == "1");
    BOOST_TEST(keyed_cell(table, 1, "captures") == "1");
    for (std::size_t row = 0; row < 2; ++row) {
        int sum = 0;
        for (const char* source : {"camps", "towers", "castles", "captives", "pyramids"})
            sum += std::stoi(keyed_cell(table, row, source));
        BOOST_TEST(sum == std::stoi(keyed_cell(table, row, "score")));
    }
}

BOOST_AUTO_TEST_CASE(as_a_play_name_winner_ranks_and_first_player) {
    const auto play = eko::words::bg_play(short_one().reported);
    BOOST_REQUIRE(play.players.size() == 2U);
    BOOST_TEST(play.game.name == "Ekö");
    BOOST_TEST(!play.game.bgg_id.has_value());
    BOOST_TEST(play.game.year == 2015);
    BOOST_TEST(play.players[1].winner);
    BOOST_TEST(play.players[1].starts);
    BOOST_TEST(play.players[1].score == 5);
    BOOST_TEST(play.players[0].rank == 2);
    BOOST_TEST(play.board == "last on the board");
    BOOST_TEST(play.rounds == 5);
    BOOST_TEST(play.minutes == 25);
}

BOOST_AUTO_TEST_CASE(a_play_has_the_day_that_it_was_at_the_table) {
    EkoReport late{short_game()};
    late.facts.begun = "2026-11-20T01:00:00Z";
    const support::Zone new_york{"EST5EDT,M3.2.0,M11.1.0"};
    BOOST_TEST(eko::words::bg_play(late.reported).begun == "2026-11-19T20:00:00");
}

BOOST_AUTO_TEST_CASE(nobody_has_won_what_is_not_over_or_what_emptied_the_board) {
    for (const auto& lines : {std::vector<std::string>{short_game().front()}, game_nobody_wins()}) {
        const EkoReport some{lines};
        for (const auto& player : eko::words::bg_play(some.reported).players) BOOST_TEST(!player.winner);
        const auto table = eko::words::players_table(some.reported);
        for (std::size_t row = 0; row < 2; ++row) BOOST_TEST(keyed_cell(table, row, "winner") == "0");
    }
    const EkoReport empty{game_nobody_wins()};
    BOOST_TEST(eko::words::bg_play(empty.reported).board == "the board is empty");
    BOOST_TEST(support::holds(report(empty.reported, "text"),
                              "Nobody has discs on the board, which ends the game. Nobody wins."));
}

BOOST_AUTO_TEST_CASE(for_boardgamegeek_have_its_mark_up) {
    const std::string golden =
        "[b]Only one player has discs on the board, which ends the game. Boris wins.[/b]\n"
        "1. Boris (violet): 5 (Camps 2, Captive emperors 3)\n"
        "2. Anna (cyan): 1 (Camps 1)\n"
        "[i]EKO-51: the end is judged after emperors are exchanged.[/i]\n"
        "[i]EKO-55: whoever wins by spending the last disc on a building shares the win with the last player on "
        "the board.[/i]\n";
    BOOST_TEST(eko::words::bgg_comment(short_one().reported) == golden);
}

BOOST_AUTO_TEST_CASE(tell_the_rulings_that_matter_on_the_board) {
    auto lines = short_game();
    lines[0].replace(lines[0].find("rvmc."), 5, "rvmc.slw");
    lines.resize(1);
    const std::string sheet = report(EkoReport{lines}.reported, "bgg");
    BOOST_TEST(support::holds(sheet, "EKO-70: a stack pays for a storm zone once per turn."), sheet);
    BOOST_TEST(support::holds(sheet, "EKO-74: the Moon temple can be used once per turn."), sheet);
    BOOST_TEST(!support::holds(sheet, "EKO-65"), sheet);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(session_charts)

BOOST_AUTO_TEST_CASE(have_a_name_a_picture_and_tables) {
    std::set<std::string> files;
    for (const auto& chart : eko::words::charts(short_one().reported.names(), short_one().session)) {
        files.insert(chart.file);
        BOOST_TEST(chart.text.ends_with('.'));
        BOOST_TEST(!chart.picture.items.empty());
        for (const paper::Table* table : {&chart.table, &chart.numbers}) {
            BOOST_TEST(!table->rows.empty());
            for (const paper::Row& row : table->rows) BOOST_TEST(row.cells.size() == table->columns.size());
        }
    }
    BOOST_TEST(files == (std::set<std::string>{"points", "sources", "discs"}), in_turn);
}

BOOST_AUTO_TEST_CASE(of_points_show_what_wins) {
    const auto chart = eko::words::points_chart(short_one().reported.names(), short_one().session);
    BOOST_TEST(support::holds(paper::svg_file(chart.picture), ">12 points<"));
    BOOST_TEST(cells_of(chart.table.rows.back()) == (CellTexts{"end", "1", "5"}), in_turn);
    BOOST_TEST(cells_of(chart.numbers.rows.at(1)) == (CellTexts{"6", "2", "1", "0"}), in_turn);
}

BOOST_AUTO_TEST_CASE(of_discs_count_sixteen_with_a_captive_emperor) {
    const auto chart = eko::words::discs_chart(short_one().reported.names(), short_one().session);
    const auto& rows = chart.table.rows;
    BOOST_TEST(cells_of(rows.at(0)) == (CellTexts{"start", "Anna", "2", "14", "0"}), in_turn);
    BOOST_TEST(cells_of(rows.at(rows.size() - 2)) == (CellTexts{"end", "Anna", "0", "15", "0"}), in_turn);
    BOOST_TEST(cells_of(rows.back()) == (CellTexts{"", "Boris", "5", "11", "0"}), in_turn);
}

BOOST_AUTO_TEST_CASE(of_a_long_session_have_few_labels) {
    auto lines = short_game();
    lines.resize(1);
    for (int turn = 1; turn <= 60; ++turn)
        lines.push_back(R"({"do":"correct","set":{"turn":)" + std::to_string(turn) + "}}");
    const EkoReport long_one{lines};
    const auto moments = eko::words::milestones(long_one.session);
    BOOST_TEST(eko::words::turn_ends(long_one.session).size() == 60U);
    BOOST_TEST(moments.size() == 7U);  // start, turns 10 to 50, now
    BOOST_TEST(moments.at(1).label == "turn 10");
    BOOST_TEST(moments.back().label == "now");
}

BOOST_AUTO_TEST_SUITE_END()
