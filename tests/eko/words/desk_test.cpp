// SPDX-License-Identifier: MIT
// A desk at a table of Ekö beside its questions: fields that are clicked, corrections, the table count, repair.
#include "eko/words/desk/desk.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/header.h"
#include "eko/text/typed_ids.h"
#include "eko/words/places.h"
#include "eko/words/shelf/new_session.h"
#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "present/journal/put_back.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

// Two players on board T; Anna begins.
Header two_on_board_t() {
    return {board_t(),
            {{Color::cyan, "Anna"}, {Color::violet, "Boris"}},
            Color::cyan,
            {{{0, 0}, Color::cyan, true}, {{3, 0}, Color::cyan, false}, {{5, 0}, Color::violet, true}},
            {}};
}

}  // namespace

class DeskOfTwo {
public:
    DeskOfTwo()
        : header_{two_on_board_t()},
          session_{text::table_of(header_), header_, session::DiceSource::from_seed(1)},
          desk{session_} {}

    const text::Session& session() const { return session_; }
    FieldId field(Hex at) const { return *session_.table().board.find(at); }
    void click(Hex at) { desk.choose_field(field(at)); }
    std::string stands(Hex at) const {
        return words::standing_on(desk.names(), session_.table().board, session_.position(), field(at));
    }
    // Anna leaves her emperor where he is; Boris can do nothing else.
    void begin_turns() { desk.choose(0); }
    std::vector<std::string> rows() const {
        std::vector<std::string> all;
        for (const auto& row : desk.page().rows) all.push_back(row.text);
        return all;
    }

private:
    Header header_;
    text::Session session_;

public:
    words::Desk desk;
};

BOOST_FIXTURE_TEST_SUITE(desks, DeskOfTwo)

BOOST_AUTO_TEST_CASE(eko_9_who_can_only_leave_the_emperor_in_his_place_is_not_asked) {
    BOOST_TEST((std::holds_alternative<AwaitSwap>(session().position().awaits)));
    desk.take_forced_swaps();
    BOOST_TEST(session().journal().cursor() == 0U);  // Anna has a choice
    desk.choose(0);
    BOOST_TEST(session().journal().cursor() == 2U);
    BOOST_TEST((std::holds_alternative<AwaitAction>(session().position().awaits)));
    BOOST_TEST(desk.undo());
    BOOST_TEST(session().journal().cursor() == 0U);
    BOOST_TEST((awaited_player(session().position().awaits) == Color::cyan));
}

BOOST_AUTO_TEST_CASE(eko_9_nobody_is_asked_before_the_first_turn_if_nobody_has_a_choice) {
    Header header = two_on_board_t();
    std::erase_if(header.start, [](const StartDisc& one) { return !one.emperor; });
    text::Session alone{text::table_of(header), header, session::DiceSource::from_seed(1)};
    words::Desk asked{alone};
    BOOST_TEST(asked.page().rows.size() == 1U);
    asked.take_forced_swaps();
    BOOST_TEST((std::holds_alternative<AwaitAction>(alone.position().awaits)));
}

BOOST_AUTO_TEST_CASE(two_clicks_are_a_move) {
    begin_turns();
    click({3, 0});
    BOOST_TEST((desk.chosen_field() == field({3, 0})));
    click({4, 0});
    BOOST_TEST(stands({4, 0}) == "Anna: 1 disc");
    BOOST_TEST(session().journal().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(the_chosen_stack_clicked_again_is_let_go) {
    begin_turns();
    click({3, 0});
    click({3, 0});
    BOOST_TEST((desk.chosen_field() == std::nullopt));
    BOOST_TEST(session().journal().cursor() == 2U);
}

BOOST_AUTO_TEST_CASE(a_field_that_is_not_offered_says_why_by_its_rule) {
    begin_turns();
    click({3, 0});
    click({5, 0});
    BOOST_TEST(text::with_ids(desk.page().heading).find("Why not 5,0? Not allowed, EKO-17") == 0U, desk.page().heading);
    desk.back();
    BOOST_TEST((desk.chosen_field() == field({3, 0})));
    desk.explain();
    BOOST_TEST(!desk.page().rows.empty());
    BOOST_TEST(desk.page().heading == "Not possible here, and why: click a field, or select a row");
    click({5, 0});
    BOOST_TEST(text::with_ids(desk.page().heading).find("Why not 5,0?") == 0U, desk.page().heading);
    desk.back();
    for (const auto& row : desk.page().rows) BOOST_TEST(row.rule.starts_with("EKO-"), row.text);
}

BOOST_AUTO_TEST_CASE(eko_13_a_stack_of_somebody_else_is_refused_for_that) {
    begin_turns();
    const Color asked = std::get<AwaitAction>(session().position().awaits).player;
    const auto& board = session().table().board;
    for (const FieldId other : board.all_ways) {
        const auto stack = session().position().cells.stack(other);
        if (!stack || stack->owner == asked || desk.page().rows.empty()) continue;
        desk.choose_field(other);
        BOOST_TEST(desk.page().heading.find("Not allowed, EKO-13") != std::string::npos, desk.page().heading);
        desk.back();
    }
}

// Its correction came without a word.
BOOST_AUTO_TEST_CASE(an_own_stack_that_nothing_is_possible_with_says_why_by_its_rule) {
    begin_turns();
    const Building camp{Color::cyan, Size::camp};
    desk.correct_all({SetStack{field({1, 0}), Stack{Color::violet, 2, false}}, SetBuilding{field({0, 1}), camp},
                      SetBuilding{field({1, -1}), camp}},
                     "arranged");
    click({0, 0});
    BOOST_TEST(text::with_ids(desk.page().heading).find("Why not 0,0? Not allowed, EKO-18") == 0U, desk.page().heading);
    desk.back();
    desk.explain();
    BOOST_TEST(desk.page().rows.front().rule == "EKO-18");
}

// No end follows from a correction by itself; what is told beside a wrong total is told too.
BOOST_AUTO_TEST_CASE(an_end_that_a_correction_leaves_for_the_next_entry_is_told) {
    begin_turns();
    desk.correct(SetReserve{Color::cyan, 13});
    desk.set_number("13");
    desk.confirm();
    BOOST_TEST(desk.message().find("next entry") == std::string::npos, desk.message());
    desk.correct_all(
        {SetStack{field({5, 0}), std::nullopt}, SetReserve{Color::violet, 16}, SetEmperor{Color::violet, InReserve{}}},
        "arranged");
    BOOST_TEST(desk.message().find("Only one player has discs on the board, which ends the game. Anna wins. That is "
                                   "judged with the next entry.") != std::string::npos,
               desk.message());
    BOOST_TEST(unjudged_end(session().table(), session().position()).has_value());
    desk.undo();
    BOOST_TEST(!unjudged_end(session().table(), session().position()).has_value());
}

// The field is right, only the stack is missing.
BOOST_AUTO_TEST_CASE(a_field_that_a_stack_can_go_to_asks_for_the_stack) {
    begin_turns();
    click({4, 0});
    BOOST_TEST(text::with_ids(desk.message()) == "First choose the stack that goes to 4,0.");
    BOOST_TEST(desk.typing() == nullptr);
    click({3, 0});
    click({4, 0});
    BOOST_TEST(stands({4, 0}) == "Anna: 1 disc");
}

BOOST_AUTO_TEST_CASE(what_stands_on_a_field_is_corrected_there) {
    begin_turns();
    desk.inspect(field({3, 0}));
    BOOST_TEST_REQUIRE(desk.page().rows.size() == 1U);
    desk.choose(0);
    BOOST_TEST(text::with_ids(desk.page().heading) == "Recorded: Anna has 1 disc on 3,0. What is right?");
    BOOST_TEST(rows().at(0) == "No stack");
    BOOST_TEST(rows().at(2) == "Anna: 2 discs");
    desk.set_reason("we forgot one");
    desk.choose(2);
    BOOST_TEST(stands({3, 0}) == "Anna: 2 discs");
    BOOST_TEST(text::with_ids(desk.table().looks().headline(3)) ==
               "The table corrects: Anna has 2 discs on 3,0. (we forgot one)");
}

BOOST_AUTO_TEST_CASE(fields_are_found_in_sentences) {
    const auto named = [&](const std::string& text) {
        std::string ids;
        for (const FieldId one : words::fields_named_in(session().table().board, {text, "Nothing."}))
            ids += session().table().board.id(one) + ' ';
        return ids;
    };
    BOOST_TEST(named("From 3|0 to 0\u00A0|\u00A00, then 3 | 0 (5|0).") == "3,0 0,0 5,0 ");
    BOOST_TEST(named("1 disc, 2 discs; -1, 77|0 and 3,0 are no names - nor is |") == "");
    BOOST_TEST(named("") == "");
}

BOOST_AUTO_TEST_CASE(the_digit_of_a_stack_is_its_number_of_discs) {
    begin_turns();
    for (const char digit : {'3', '4', '2', '1'}) {
        desk.correct(SetStack{field({3, 0}), session().position().cells.stack(field({3, 0}))});
        desk.type(digit);
        BOOST_TEST(desk.page().typed.empty());
        BOOST_TEST(session().position().cells.stack(field({3, 0}))->count == digit - '0');
    }
}

BOOST_AUTO_TEST_CASE(the_present_number_of_discs_keeps_its_place_and_says_so) {
    begin_turns();
    desk.correct(SetStack{field({3, 0}), session().position().cells.stack(field({3, 0}))});
    BOOST_TEST(desk.page().rows[1].why_not.value() == "It is 1 now.");
    BOOST_TEST(desk.selected() == 1U);
    desk.confirm();
    BOOST_TEST(desk.message() == "It is 1 now.");
    BOOST_TEST(session().journal().cursor() == 2U);
}

// The list said everything but what the program had there, and Enter took the first of it.
BOOST_AUTO_TEST_CASE(the_present_building_is_in_the_list_and_selected) {
    begin_turns();
    const std::size_t entries = session().journal().cursor();
    const Hex site{0, 1};
    desk.correct(SetBuilding{field(site), session().position().cells.building(field(site))});
    BOOST_TEST(desk.page().rows.front().text == "No building");
    BOOST_TEST(desk.page().rows.front().key == "0");
    BOOST_TEST(desk.page().rows.front().why_not.value() == "It is so now.");
    BOOST_TEST(desk.selected() == 0U);
    desk.confirm();
    BOOST_TEST(desk.message() == "It is so now.");
    BOOST_TEST(session().journal().cursor() == entries);
    desk.type('1');
    BOOST_TEST(session().position().cells.building(field(site)).has_value());
    desk.correct(SetBuilding{field(site), session().position().cells.building(field(site))});
    BOOST_TEST_REQUIRE(desk.selected() > 0U);
    BOOST_TEST(desk.page().rows[desk.selected()].why_not.value() == "It is so now.");
}

BOOST_AUTO_TEST_CASE(nought_takes_a_stack_away_and_a_letter_is_another_owner) {
    begin_turns();
    const auto correct_first = [&] {
        desk.correct(SetStack{field({0, 0}), session().position().cells.stack(field({0, 0}))});
    };
    correct_first();
    BOOST_TEST(desk.page().rows.front().key == "0");
    std::set<std::string> keys;
    for (const auto& row : desk.page().rows) BOOST_TEST((row.key.size() == 1U && keys.insert(row.key).second), row.key);
    desk.type('A');
    BOOST_TEST(session().position().cells.stack(field({0, 0}))->owner == Color::violet);
    correct_first();
    desk.type('0');
    BOOST_TEST(!session().position().cells.stack(field({0, 0})).has_value());
}

BOOST_AUTO_TEST_CASE(a_number_beside_the_board_is_typed) {
    begin_turns();
    desk.correct(SetReserve{Color::cyan, session().position()[Color::cyan].reserve});
    BOOST_TEST_REQUIRE((desk.typing() != nullptr && desk.typing()->number));
    desk.set_number("x");
    desk.confirm();
    BOOST_TEST(desk.message() == "Type a number: how many lie there?");
    desk.set_number("7");
    desk.confirm();
    BOOST_TEST(session().position()[Color::cyan].reserve == 7);
    const std::size_t entries = session().journal().cursor();
    desk.correct(SetReserve{Color::cyan, 7});
    desk.set_number("7");
    desk.confirm();
    BOOST_TEST(desk.message() == "That is already the number there: nothing to correct.");
    BOOST_TEST(session().journal().cursor() == entries);
    BOOST_TEST(desk.typing() == nullptr);
}

BOOST_AUTO_TEST_CASE(enter_makes_no_forced_march) {
    begin_turns();
    desk.enter_together({{Entry{Correct{{SetReserve{Color::cyan, 3}}, {}}}}, {}});
    click({3, 0});
    click({4, 0});
    BOOST_TEST_REQUIRE(std::holds_alternative<AwaitMarch>(session().position().awaits));
    BOOST_TEST(desk.selected() == 1U);
    desk.confirm();
    BOOST_TEST(session().position()[Color::cyan].destroyed == 0);
    BOOST_TEST(!std::holds_alternative<AwaitMarch>(session().position().awaits));
}

// Undo took the move back too, and the table was asked about the march only after it had moved again.
BOOST_AUTO_TEST_CASE(undo_takes_back_the_answer_about_a_forced_march_alone) {
    begin_turns();
    desk.enter_together({{Entry{Correct{{SetReserve{Color::cyan, 3}}, {}}}}, {}});
    click({3, 0});
    click({4, 0});
    const std::size_t moved = session().journal().cursor();
    for (const std::size_t answer : {0U, 1U}) {
        BOOST_TEST_REQUIRE(std::holds_alternative<AwaitMarch>(session().position().awaits));
        desk.choose(answer);
        BOOST_TEST(session().journal().cursor() == moved + 1);
        BOOST_TEST(desk.undo());
        BOOST_TEST(session().journal().cursor() == moved);
    }
    BOOST_TEST(desk.redo());
    BOOST_TEST(session().journal().cursor() == moved + 1);
}

// Nobody answered it, so it has no line of its own in the journal, and undo does not stop there.
BOOST_AUTO_TEST_CASE(a_march_refused_in_advance_stays_with_the_action_before) {
    begin_turns();
    desk.enter_together({{Entry{Correct{{SetReserve{Color::cyan, 3}}, {}}}}, {}});
    desk.let_stand(0, desk.table().standing().choices().front(), present::Lasting::until_taken_back);
    const std::size_t before = session().journal().cursor();
    click({3, 0});
    click({4, 0});
    BOOST_TEST_REQUIRE(session().journal().cursor() == before + 2);
    BOOST_TEST(!desk.table().looks().begins_act(before + 2));
    BOOST_TEST(desk.undo());
    BOOST_TEST(session().journal().cursor() == before);
}

BOOST_AUTO_TEST_CASE(the_turn_can_be_given) {
    begin_turns();
    desk.correct_any();
    desk.choose(desk.page().rows.size() - 1);
    desk.choose(1);
    BOOST_TEST((session().position().awaits == Awaits{AwaitAction{Color::violet, Which::first}}));
}

BOOST_AUTO_TEST_CASE(points_are_told_by_source_with_what_is_missing) {
    begin_turns();
    desk.inspect(field({3, 1}));
    desk.choose(0);
    desk.choose(1);
    desk.show_points();
    BOOST_TEST(desk.page().rows.front().note == "points: camps 1");
    BOOST_TEST(desk.page().rows.front().price == "1 point");
    BOOST_TEST(desk.page().rows.front().text == "Anna (cyan): 11 points are missing, a capital is held");
    BOOST_TEST(desk.page().below == "");
}

BOOST_AUTO_TEST_CASE(an_earlier_entry_is_repaired) {
    begin_turns();
    click({3, 0});
    click({4, 0});
    desk.change_entry(3);
    BOOST_TEST_REQUIRE((desk.repair() != nullptr));
    click({3, 0});
    click({2, 0});
    desk.confirm();
    BOOST_TEST((desk.repair() == nullptr));
    BOOST_TEST(stands({2, 0}) == "Anna: 1 disc");
}

// What was changed in Boris's turn is put back while it lasts, and until Anna has acted: as what he has moved is seen.
BOOST_AUTO_TEST_CASE(what_a_repair_wants_put_back_stays_until_the_next_player_has_acted) {
    const auto wants = [&] {
        const auto lines = present::hands_view(desk.table()).lines;
        return std::any_of(lines.begin(), lines.end(), [](const present::HandsLine& line) {
            return line.text == "Because the journal was changed:";
        });
    };
    const auto play_turn = [&] {
        const Color player = session().position().player;
        for (int i = 0; i < 20 && session().position().player == player; ++i) desk.confirm();
    };
    begin_turns();
    play_turn();
    BOOST_REQUIRE((session().position().player == Color::violet));
    desk.change_entry(1);
    desk.choose(1);
    for (int i = 0; i < 9 && desk.repair() != nullptr; ++i) desk.confirm();
    BOOST_REQUIRE((desk.repair() == nullptr && session().position().player == Color::violet));
    BOOST_TEST(wants());
    play_turn();
    BOOST_REQUIRE((session().position().player == Color::cyan));
    BOOST_TEST(wants());
    play_turn();
    BOOST_TEST(!wants());
}

// It took back the entry before, and what was answered was forgotten.
BOOST_AUTO_TEST_CASE(undo_takes_a_half_answer_back_before_an_entry) {
    begin_turns();
    const auto entries = session().journal().cursor();
    BOOST_TEST(entries > 0U);
    const std::string question = desk.page().heading;
    const auto offered = rows();
    for (std::size_t row = 0; desk.page().path.empty(); ++row) desk.choose(row);
    BOOST_TEST(session().journal().cursor() == entries);
    BOOST_TEST(desk.page().hint.starts_with("Esc, Ctrl+Z: back"), desk.page().hint);
    BOOST_TEST(desk.undo_name() == "What is not entered yet");
    BOOST_TEST(desk.undo());
    BOOST_TEST(session().journal().cursor() == entries);
    BOOST_TEST(desk.page().heading == question);
    BOOST_TEST(rows() == offered, boost::test_tools::per_element());
    BOOST_TEST(desk.undo());
    BOOST_TEST(session().journal().cursor() < entries);
}

BOOST_AUTO_TEST_CASE(what_an_undo_wants_put_back_stays_until_the_next_player_has_acted) {
    present::PutBack back;
    const auto wants = [&] {
        back.follow(desk.table().looks(), desk.to_put_back(), present::hands_due(desk.table().looks()));
        present::HandsView view;
        back.add_to(view);
        return !view.lines.empty();
    };
    enum class Goes { first, last };
    const auto play_turn = [&](Goes where) {
        const Color player = session().position().player;
        desk.choose(0);
        desk.choose(where == Goes::first ? 0 : desk.page().rows.size() - 1);
        wants();
        for (int i = 0; i < 20 && session().position().player == player; ++i) {
            desk.confirm();
            wants();
        }
    };
    begin_turns();
    play_turn(Goes::first);
    play_turn(Goes::first);
    BOOST_REQUIRE((session().position().player == Color::cyan));
    for (int i = 0; i < 9 && session().position().player == Color::cyan; ++i) desk.undo();
    for (int i = 0; i < 9 && !std::holds_alternative<AwaitAction>(session().position().awaits); ++i) desk.undo();
    BOOST_TEST(wants());
    play_turn(Goes::last);
    BOOST_REQUIRE((session().position().player == Color::cyan));
    BOOST_TEST(wants());
    play_turn(Goes::first);
    BOOST_TEST(!wants());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(corrections)

// Whatever is offered can be entered, and leaves each emperor in one place, his disc too.
BOOST_AUTO_TEST_CASE(every_correction_that_is_offered_is_accepted) {
    std::size_t tried = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const Table table = text::table_of(header);
        const words::Names names{table.board, header};
        Position now = start(table, header);
        for (int entries = 0; entries < 30 && !std::holds_alternative<Over>(now.awaits); ++entries)
            now = apply(table, now, random_entry(bits, table, now, legal(table, now)))->after;
        std::vector<Setting> all = words::settings_of_turn(now);
        for (const Color color : table.seats)
            for (const Setting& set : words::settings_of(now, color)) all.push_back(set);
        for (int i = 0; i < 8; ++i)
            for (const Setting& set : words::settings_of(
                     table.board, now, FieldId{static_cast<std::uint16_t>(bits.below(table.board.fields.size()))}))
                all.push_back(set);
        for (const Setting& set : all) {
            const words::Correction correction{{names, table, now}, set};
            for (const auto& option : correction.options()) {
                if (option.why_not) continue;
                const auto refused = check(table, now, option.entry);
                BOOST_TEST(!refused.has_value(), option.text + ": " + (refused ? message(table.board, *refused) : ""));
                if (std::holds_alternative<SetEmperor>(set)) BOOST_TEST(option.warning == "", option.text);
                ++tried;
            }
        }
    }
    BOOST_TEST(tried > 2'000U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(sample_boards)

BOOST_AUTO_TEST_CASE(a_board_for_others_is_said_to_be_unusual) {
    BOOST_TEST(words::board_remark(words::sample_board(2), 2) == "Invented sample, 2 players: 49 fields.");
    BOOST_TEST(words::board_remark(words::sample_board(2), 3).size() > 60U);
}

BOOST_AUTO_TEST_CASE(a_session_begins_with_all_discs_dealt) {
    const Header header = words::practice_header();
    BOOST_TEST(header.start.size() == 32U);
    BOOST_TEST(!check_start(text::table_of(header), header).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
