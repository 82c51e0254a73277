// SPDX-License-Identifier: MIT
// A session told as a story: a sentence or two an action, pictures beside the turning points, few pages.
#include "byzantium/words/looking_back/chronicle.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/looking_back/report_parts.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"
#include "present/speaking.h"
#include "print/pages.h"
#include "print/pdf.h"
#include "print/table_layout.h"
#include "support/pdf_pages.h"
#include "support/random_player.h"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cairo/cairo-pdf.h>

#include <algorithm>
#include <numeric>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::ReportKind;

constexpr int least_pages = 6;
constexpr int most_pages = 8;
const std::vector<std::string> languages{"en", "nl", "hu", "de"};

const SampleReport& evening() {
    static const SampleReport all{sample_session()};
    return all;
}

template <class Block>
std::vector<Block> blocks_told(const paper::Document& document) {
    std::vector<Block> found;
    for (const paper::Block& block : document.blocks)
        if (const auto* one = std::get_if<Block>(&block)) found.push_back(*one);
    return found;
}

std::vector<std::string> chapters(const paper::Document& document) {
    std::vector<std::string> all;
    for (const auto& heading : blocks_told<paper::Heading>(document)) all.push_back(heading.text);
    return all;
}

bool has_chapter(const paper::Document& document, std::string_view one) {
    const auto all = chapters(document);
    return std::find(all.begin(), all.end(), one) != all.end();
}

// The act that has this number.
paper::JournalEntry act_told(const paper::Document& document, std::string_view number) {
    for (auto& entry : blocks_told<paper::JournalEntry>(document))
        if (entry.number == number) return entry;
    return {"none", paper::EntryLook::played, "", {}};
}

SampleReport corrected_evening() {
    byzantium::text::Session session = sample_session(5);
    Correct correct;
    correct.set.push_back(SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 4});
    correct.note = "somebody bumped the table";
    BOOST_REQUIRE(session.submit(session.state(), correct));
    return SampleReport{std::move(session)};
}

// Four players fight to the end, as long as they live.
byzantium::text::Session long_evening() {
    const Header header{"byzantium-2005",
                        {{Color::red, "Maximilian-Konstantin"},
                         {Color::yellow, "Eirene"},
                         {Color::blue, "Photios"},
                         {Color::green, "Demetrios"}},
                        Color::red,
                        {}};
    support::RandomPlayer random{11, support::Taste::warlike};
    auto session = byzantium::text::new_session(header, byzantium::text::Boards{session::Resources::find()},
                                                session::DiceSource::from_seed(11));
    while (!std::holds_alternative<Over>(session.position().awaits))
        BOOST_REQUIRE(session.submit(session.state(), random.entry(session.table(), session.position())));
    return session;
}

// Of every table of a document the widest, and whether it has room for all its words in letters that can be read.
void check_tables(const paper::Document& document) {
    constexpr double page = print::page_width - 2 * 48;
    constexpr double readable = 6.5;
    const print::Surface surface{cairo_pdf_surface_create_for_stream(nullptr, nullptr, 100, 100)};
    print::Brush brush{surface.get()};
    for (const auto& table : blocks_told<paper::Table>(document)) {
        const auto layout = print::lay_out(brush, table, page, 1);
        BOOST_TEST(std::accumulate(layout.widths.begin(), layout.widths.end(), 0.0) <= page + 0.01);
        BOOST_TEST(layout.size >= readable, table.columns.back().heading.text);
        const print::Style bold{layout.size, paper::Face::bold, paper::Ink::ink, paper::Anchor::start};
        const auto check = [&](const paper::Cell& cell, double width) {
            std::istringstream words{cell.text};
            for (std::string word; words >> word;)
                BOOST_TEST(brush.text_width(word, bold) + print::badge_room(cell, layout.size) + print::cell_gap <=
                               width + 0.01,
                           word);
        };
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            check(table.columns[i].heading, layout.widths[i]);
            for (const auto& row : table.rows) check(row.cells[i], layout.widths[i]);
        }
        for (std::size_t i = 0, end = 0; i < table.columns.size(); i = end) {
            end = paper::end_of_group(table, i);
            const auto from = layout.widths.begin() + static_cast<std::ptrdiff_t>(i);
            if (const auto& group = table.columns[i].group)
                check(*group, std::accumulate(from, from + static_cast<std::ptrdiff_t>(end - i), 0.0));
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(chronicles)

BOOST_AUTO_TEST_CASE(tell_each_action_once_with_its_price_and_its_vp) {
    const auto document = byzantium::words::chronicle(evening().reported);
    const auto acts = blocks_told<paper::JournalEntry>(document);
    BOOST_TEST(acts.size() < 110U);  // of 139 entries
    BOOST_TEST(acts[0].number == "1");
    BOOST_TEST(acts[0].who.text == "Anna takes control of Alexandria: +3 VP (Byz.).");
    BOOST_TEST(acts[0].who.badge->letter == "A");  // of her name, not of red
    BOOST_TEST(act_told(document, "36").who.text == "Anna improves Smyrna: \u22123 bezants (Byz.).");
    BOOST_TEST(act_told(document, "10\u201313").who.text ==
               "Anna sends the Bulgars against Thessalonica. The attacker beats Clara's levy. Thessalonica falls to "
               "the Bulgars: +2 VP (Arab).");
    for (const auto& act : acts) BOOST_TEST(act.lines.empty(), act.number);
    for (const char* chapter : {"Turn 1", "Turn 2", "Turn 3", "After turn 1", "At the end", "Final scoring",
                                "How this table reads the rules", "Victory points by source", "Luck and choice"})
        BOOST_TEST(has_chapter(document, chapter), chapter);
}

// What an action brought stands before the end of the turn that it led to.
BOOST_AUTO_TEST_CASE(tell_the_vp_of_the_last_action_of_a_turn) {
    const auto document = byzantium::words::chronicle(evening().reported);
    const std::string text = act_told(document, "43\u201349").who.text;
    BOOST_TEST(text ==
               "Clara sends the Arab army to Jerusalem. The attacker beats Basil's levy. Clara captures Jerusalem: "
               "+2 bezants, \u22123 bezants, +2 VP (Arab). Turn 1 ends.");
    BOOST_TEST(act_told(document, "50").who.text == "Anna gives up 5 Main cubes and 2 Move cubes: \u22127 VP (Arab).");
}

BOOST_AUTO_TEST_CASE(show_a_few_turning_points_beside_their_sentences_and_a_map_at_each_end_of_a_turn) {
    const auto document = byzantium::words::chronicle(evening().reported);
    const auto beside = blocks_told<paper::SideFigure>(document);
    BOOST_TEST(beside.size() >= 5U);
    BOOST_TEST(beside.size() <= 12U);
    for (std::size_t i = 0; i + 1 < document.blocks.size(); ++i) {
        if (!std::holds_alternative<paper::SideFigure>(document.blocks[i])) continue;
        const auto* act = std::get_if<paper::JournalEntry>(&document.blocks[i + 1]);
        BOOST_REQUIRE(act != nullptr);
        BOOST_TEST((act->look == paper::EntryLook::turning_point), act->number);
    }
    std::size_t maps = 0;
    for (const auto& figures : blocks_told<paper::Figures>(document))
        for (const auto& figure : figures.figures) maps += figure.picture.title.starts_with("After turn");
    BOOST_TEST(maps == 2U);
}

BOOST_AUTO_TEST_CASE(have_the_vp_in_front_and_the_luck_behind) {
    const auto all = chapters(byzantium::words::chronicle(evening().reported));
    const auto at = [&](std::string_view one) { return std::find(all.begin(), all.end(), one) - all.begin(); };
    BOOST_TEST(at("Victory points over time") < at("Turn 1"));
    BOOST_TEST(at("Every attack") > at("Final scoring"));
    BOOST_TEST(at("Charts") == static_cast<std::ptrdiff_t>(all.size()));
}

BOOST_DATA_TEST_CASE(take_six_to_eight_pages_for_an_evening, languages, language) {
    const Speaking speaking{language};
    const SampleReport sample{sample_session()};
    const int pages = support::pdf_pages(byzantium::words::report(ReportKind::chronicle_pdf, sample.reported));
    BOOST_TEST(pages >= least_pages);
    BOOST_TEST(pages <= most_pages);
}

BOOST_AUTO_TEST_CASE(of_a_longer_evening_take_hardly_more) {
    const SampleReport four{long_evening()};
    BOOST_TEST_MESSAGE("entries " << four.session.journal().cursor());
    BOOST_TEST(support::pdf_pages(byzantium::words::report(ReportKind::chronicle_pdf, four.reported)) <=
               most_pages + 2);
}

BOOST_DATA_TEST_CASE(have_tables_that_fit_the_page, languages, language) {
    const Speaking speaking{language};
    const SampleReport three{sample_session()};
    const SampleReport four{long_evening()};
    for (const SampleReport* one : {&three, &four}) {
        check_tables(byzantium::words::chronicle(one->reported));
        check_tables(byzantium::words::score_sheet(one->reported));
    }
}

BOOST_AUTO_TEST_CASE(have_a_column_a_player_and_side_under_one_name) {
    const auto table = byzantium::words::sources_table(evening().reported);
    BOOST_REQUIRE(table.columns.size() == 7U);
    BOOST_TEST(table.columns[1].heading.text == "Byz.");
    BOOST_TEST(table.columns[2].group->text == "Anna");
    BOOST_TEST(paper::end_of_group(table, 1) == 3U);
    BOOST_TEST(paper::whole_heading(table.columns[3]).text == "Basil, Byz.");
    for (const auto& cell : table.rows.back().cells) BOOST_TEST(cell.text != "\u00b7");
}

BOOST_AUTO_TEST_CASE(mark_what_the_table_corrected_and_explain_the_mark) {
    const auto document = byzantium::words::chronicle(corrected_evening().reported);
    const auto entries = blocks_told<paper::JournalEntry>(document);
    BOOST_TEST((entries.at(4).look == paper::EntryLook::played));
    BOOST_TEST((entries.at(5).look == paper::EntryLook::correction));
    BOOST_TEST(holds(paper::html(document), "beside a double line"));
    BOOST_TEST(!holds(paper::html(byzantium::words::chronicle(evening().reported)), "beside a double line"));
}

BOOST_AUTO_TEST_CASE(of_a_running_session_end_with_the_question) {
    const SampleReport running{sample_session(10)};
    const auto document = byzantium::words::chronicle(running.reported);
    BOOST_TEST(has_chapter(document, "Now"));
    BOOST_TEST(holds(paper::html(document), "levy"));
    BOOST_TEST(blocks_told<paper::JournalEntry>(document).size() == 10U);
}

BOOST_AUTO_TEST_CASE(say_that_a_session_is_not_counted_and_why) {
    SampleReport other{sample_session(1)};
    other.facts.not_counted = "a copy";
    BOOST_TEST(holds(paper::html(byzantium::words::chronicle(other.reported)), "This game is not counted: a copy."));
}

BOOST_AUTO_TEST_CASE(are_well_formed_pages_without_references) {
    const std::string page = byzantium::words::report(ReportKind::chronicle, evening().reported);
    std::istringstream in{page};
    boost::property_tree::ptree tree;
    BOOST_CHECK_NO_THROW(boost::property_tree::read_xml(in, tree));
    for (const char* reference : {"src=", "href=", "url(", "<script"}) BOOST_TEST(!holds(page, reference), reference);
    BOOST_TEST(holds(page, "BYZ-63"));
    BOOST_TEST(holds(page, "BYZ-12, Elite cubes in one action: One into each Elite box."));
}

BOOST_AUTO_TEST_CASE(can_be_made_without_a_coast) {
    SampleReport other{sample_session(20)};
    other.land.reset();
    BOOST_TEST(!byzantium::words::report(ReportKind::chronicle, other.reported).empty());
}

BOOST_AUTO_TEST_SUITE_END()
