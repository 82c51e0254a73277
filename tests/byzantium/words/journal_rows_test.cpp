// SPDX-License-Identifier: MIT
#include "present/journal/journal_rows.h"

#include "byzantium/text/session.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/table/player_marks.h"
#include "byzantium/words/texts.h"
#include "present/journal/hands_view.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::badge;
using present::Author;
using present::Folding;
using present::Folds;
using present::hands_view;
using present::HandsView;
using present::journal_rows;
using present::JournalLine;
using present::JournalReader;
using present::LineKind;
using present::LineLook;
using present::looked_at;
using present::search_words;
using SeenTable = byzantium::words::Looks;

byzantium::text::Session three_at_table() {
    return {support::standard_table(), three_players(), session::DiceSource::from_seed(1)};
}

void enter(byzantium::text::Session& session, const Entry& entry) {
    BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
}

void control(byzantium::text::Session& session, std::string_view city) {
    enter(session, Control{support::city(city), Cube::pool});
}

std::vector<std::string> row_texts(const byzantium::text::Session& session, const Folds& folds = {}) {
    const SeenTable seen{session};
    JournalReader reader{seen};
    std::vector<std::string> all;
    for (const auto& row : journal_rows(seen, folds)) {
        const JournalLine line = reader.line(row);
        all.push_back(line.number.empty() ? line.text : line.number + ' ' + line.text);
    }
    return all;
}

// Damascus and Athens were undone and replaced by Palmyra; behind it Candia can be redone.
byzantium::text::Session replaced() {
    byzantium::text::Session session = three_at_table();
    for (const char* city : {"alexandria", "damascus", "athens"}) control(session, city);
    session.go_to(1);
    for (const char* city : {"palmyra", "candia"}) control(session, city);
    session.undo();
    return session;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(journal_row_lists)

BOOST_AUTO_TEST_CASE(a_row_names_number_player_and_sentence) {
    byzantium::text::Session session = three_at_table();
    control(session, "alexandria");
    control(session, "damascus");
    const SeenTable seen{session};
    const auto rows = journal_rows(seen, {});
    BOOST_REQUIRE(rows.size() == 2U);
    const JournalLine line = JournalReader{seen}.line(rows[1]);
    BOOST_TEST(line.number == "2");
    BOOST_TEST(line.text == "Basil takes control of Damascus: +3 VP (Byz.).");
    BOOST_TEST(line.player.value().key == "yellow");
    BOOST_TEST((line.look == LineLook::played && line.author == Author::player));
    BOOST_TEST(looked_at(rows[1]).value() == 2U);
}

BOOST_AUTO_TEST_CASE(what_the_table_sets_right_is_the_tables) {
    byzantium::text::Session session = three_at_table();
    enter(session, Correct{{SetBulgars{3}}, std::nullopt});
    enter(session, AwaitPlayer{Color::blue});
    const SeenTable seen{session};
    JournalReader reader{seen};
    for (const auto& row : journal_rows(seen, {})) {
        BOOST_TEST((reader.line(row).author == Author::table));
        BOOST_TEST(!reader.line(row).player.has_value());
    }
}

BOOST_AUTO_TEST_CASE(tails_are_folded_and_can_be_read) {
    const byzantium::text::Session session = replaced();
    const std::vector<std::string> folded{"1 Anna takes control of Alexandria: +3 VP (Byz.).",
                                          "2 entries undone and replaced",
                                          "2 Basil takes control of Palmyra: +3 VP (Byz.).",
                                          "1 entry undone; it can be redone", "3 Clara takes control of Candia."};
    const std::vector<std::string> open{"1 Anna takes control of Alexandria: +3 VP (Byz.).",
                                        "2 entries undone and replaced",
                                        "2 Basil takes control of Damascus.",
                                        "3 Clara takes control of Athens.",
                                        "2 Basil takes control of Palmyra: +3 VP (Byz.).",
                                        "1 entry undone; it can be redone"};
    BOOST_TEST(row_texts(session) == folded, boost::test_tools::per_element());
    BOOST_TEST(row_texts(session, {Folding::folded, {0}}) == open, boost::test_tools::per_element());
}

// Candia is put in before the last entry.
BOOST_AUTO_TEST_CASE(what_undo_brought_back_is_not_called_replaced) {
    byzantium::text::Session session = three_at_table();
    for (const char* city : {"alexandria", "damascus", "athens"}) control(session, city);
    const Entry candia = Control{support::city("candia"), Cube::pool};
    const Entry athens = session.journal().record(2).entry;
    BOOST_REQUIRE(session.repair(3, {{{candia}, {}}, {{athens}, {}}}, "Insertion before entry 3").has_value());
    BOOST_TEST(row_texts(session)[2] == "1 entry undone and replaced");
    BOOST_TEST(session.undo());
    const std::vector<std::string> undone{
        "1 Anna takes control of Alexandria: +3 VP (Byz.).", "2 Basil takes control of Damascus: +3 VP (Byz.).",
        "Insertion before entry 3: undone; it can be redone", "3 Clara takes control of Athens: +2 VP (Byz.)."};
    BOOST_TEST(row_texts(session) == undone, boost::test_tools::per_element());
    BOOST_TEST(session.redo());
    const std::vector<std::string> redone{
        "1 Anna takes control of Alexandria: +3 VP (Byz.).", "2 Basil takes control of Damascus: +3 VP (Byz.).",
        "1 entry undone and replaced", "3 Clara takes control of Candia: +2 VP (Byz.).",
        "4 Anna takes control of Athens: +2 VP (Byz.)."};
    BOOST_TEST(row_texts(session) == redone, boost::test_tools::per_element());
    BOOST_TEST(session.undo());
    control(session, "ankara");
    const std::vector<std::string> replaced{
        "1 Anna takes control of Alexandria: +3 VP (Byz.).", "2 Basil takes control of Damascus: +3 VP (Byz.).",
        "2 entries undone and replaced", "3 Clara takes control of Athens: +2 VP (Byz.).",
        "4 Anna takes control of Ankara: +2 VP (Byz.)."};
    BOOST_TEST(row_texts(session) == replaced, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_cut_off_cannot_be_looked_at) {
    const auto session = replaced();
    const auto rows = journal_rows(SeenTable{session}, {Folding::open, {0}});
    BOOST_TEST(!looked_at(rows[1]).has_value());
    BOOST_TEST(!looked_at(rows[2]).has_value());
    BOOST_TEST(looked_at(rows.back()).value() == 3U);
}

// A tail within what was cut later: its players are those of its own time.
BOOST_AUTO_TEST_CASE(a_tail_is_read_in_the_journal_of_its_time) {
    byzantium::text::Session session = three_at_table();
    for (const char* city : {"alexandria", "damascus", "athens"}) control(session, city);
    session.go_to(2);
    control(session, "candia");
    session.go_to(0);
    enter(session, Pass{Cube::casualty});  // from now on Basil and Clara alone
    const auto all = row_texts(session, {Folding::open, {0, 1}});
    const std::vector<std::string> wanted{"1 entry undone and replaced",
                                          "3 Clara takes control of Athens.",
                                          "3 entries undone and replaced",
                                          "1 Anna takes control of Alexandria.",
                                          "2 Basil takes control of Damascus.",
                                          "3 Clara takes control of Candia.",
                                          "1 Anna passes."};
    BOOST_TEST(all == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(search_finds_words_and_numbers) {
    const byzantium::text::Session session = replaced();
    const SeenTable seen{session};
    const auto rows = journal_rows(seen, {});
    JournalReader reader{seen};
    BOOST_TEST(reader.rows_with(rows, "PALMYRA") == std::vector<std::size_t>{2}, boost::test_tools::per_element());
    BOOST_TEST(reader.rows_with(rows, "3") == (std::vector<std::size_t>{0, 2, 4}), boost::test_tools::per_element());
    BOOST_TEST(reader.rows_with(rows, "").empty());
    BOOST_TEST(reader.rows_with(rows, "damascus").empty());  // it is folded away
}

BOOST_AUTO_TEST_CASE(a_search_says_where_it_stands) {
    BOOST_TEST(search_words({3, 12}) == "3 of 12");
    BOOST_TEST(search_words({1, 0}) == "not found");
}

// Random games with undo: every row can be read, and entries that count are all there in order.
BOOST_AUTO_TEST_CASE(every_row_of_random_games_can_be_read) {
    int cut_rows = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        const Header header = player.header();
        byzantium::text::Session session{support::table_with(header.rulings), header,
                                         session::DiceSource::from_seed(seed)};
        Folds folds;
        for (std::size_t i = 0; i < 150 && !std::holds_alternative<Over>(session.position().awaits); ++i) {
            if (i % 9 == 8) session.go_to(session.journal().cursor() * (i % 4) / 4);
            static_cast<void>(session.submit(session.state(), player.entry(session.table(), session.position())));
            folds.open_cuts.insert(i);
        }
        const byzantium::words::Names called{session.table().board, header};
        const SeenTable seen{session};
        JournalReader reader{seen};
        std::size_t next = 1;
        for (std::size_t i = 1; i <= session.journal().size(); ++i) folds.open_acts.insert(i);
        for (const auto& row : journal_rows(seen, folds)) {
            const JournalLine line = reader.line(row);
            if (line.look == LineLook::cut) ++cut_rows;
            const bool whole_act = line.look == LineLook::played && line.entries == 1;
            if (whole_act || line.look == LineLook::part) BOOST_TEST(line.number == std::to_string(next++));
            if (line.look != LineLook::fold && !is_sentence(line.text)) BOOST_ERROR("no sentence: " << line.text);
        }
        BOOST_TEST(next == session.journal().cursor() + 1);
    }
    BOOST_TEST(cut_rows > 50);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hands_lists)

present::EntryRange all_of(const byzantium::text::Session& session) { return {0, session.journal().cursor()}; }

BOOST_AUTO_TEST_CASE(deeds_stand_without_the_events_between_them) {
    byzantium::text::Session session = three_at_table();
    control(session, "alexandria");
    const HandsView view = hands_view(SeenTable{session}, all_of(session));
    BOOST_TEST(view.heading == "On the table");
    BOOST_REQUIRE(view.lines.size() == 1U);
    BOOST_TEST((view.lines[0].player == badge(Color::red)));
    BOOST_TEST(holds(view.lines[0].text, "Anna: 1 cube from the Cube Pool to Alexandria"));
}

BOOST_AUTO_TEST_CASE(what_hands_do_at_a_turns_end_is_on_its_page_alone) {
    byzantium::text::Session session = three_at_table();
    enter(session, Correct{{SetDisplayCount{Color::red, Side::arab, DisplayCount::treasury, 40},
                            SetDisplayCount{Color::yellow, Side::arab, DisplayCount::treasury, 40},
                            SetDisplayCount{Color::blue, Side::arab, DisplayCount::treasury, 40}},
                           std::nullopt});
    for (int i = 0; i < 3; ++i) enter(session, Pass{Cube::casualty});
    const HandsView view = hands_view(SeenTable{session}, {3, session.journal().cursor()});
    BOOST_TEST(view.heading == "On the table");
    BOOST_TEST(view.page == "The end of the turn is a page of its own (Shift+F6).");
    BOOST_REQUIRE(view.lines.size() == 1U);  // the last pass itself
    BOOST_TEST(view.lines[0].text == "Clara: 1 cube from the Casualty Pool to the Pass box.");
}

BOOST_AUTO_TEST_CASE(cubes_that_are_given_up_are_on_that_page_too) {
    byzantium::text::Session session = three_at_table();
    for (int i = 0; i < 3; ++i) enter(session, Pass{Cube::casualty});
    enter(session, GiveUp{0, 8, 0, 0});
    const HandsView view = hands_view(SeenTable{session}, {3, session.journal().cursor()});
    BOOST_TEST(!view.page.empty());
    BOOST_TEST(view.lines.empty());
}

BOOST_AUTO_TEST_CASE(with_nothing_to_do_there_are_no_lines) {
    byzantium::text::Session session = three_at_table();
    BOOST_TEST(hands_view(SeenTable{session}, all_of(session)).lines.empty());
    enter(session, AwaitPlayer{Color::blue});
    BOOST_TEST(hands_view(SeenTable{session}, all_of(session)).lines.empty());
}

BOOST_AUTO_TEST_SUITE_END()
