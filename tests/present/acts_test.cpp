// SPDX-License-Identifier: MIT
// Acts of several entries, in the journal and for the hands: of the toy game, whose counter goes on at seven.
#include "present/journal/acts.h"

#include "present/counter_desk.h"
#include "present/journal/hands_left.h"
#include "present/journal/hands_view.h"
#include "present/journal/journal_rows.h"
#include "present/journal/put_back.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using present::EntryRange;
using present::Folding;
using present::Folds;
using present::RepairMark;
using present::RepairMarks;
using Texts = std::vector<std::string>;

counter::KeptHeader from_three() {
    counter::KeptHeader header;
    header.start = 3;
    header.limit = 20;
    header.names = {"Anna", "Boris"};
    return header;
}

}  // namespace

// 1: three to five, 2: five to seven, 3: seven to eight, 4: eight to nine. The second and the third are one act.
struct AtSeven {
    explicit AtSeven(int numbers = 4) {
        const std::vector<int> by{2, 2, 1, 1};
        for (int i = 0; i < numbers; ++i) adds(by.at(static_cast<std::size_t>(i)));
    }

    void adds(int by, const std::string& note = {}) {
        BOOST_REQUIRE(session.submit(session.state(), counter::Add{by, note}).has_value());
    }
    const present::Looks& looks() const { return desk.table().looks(); }
    Texts journal(const Folds& folds = {}, const RepairMarks& marks = {}) const {
        present::JournalReader reader{looks(), marks};
        Texts lines;
        for (const auto& row : present::journal_rows(looks(), folds, marks)) {
            const auto line = reader.line(row);
            const bool part = line.look == present::LineLook::part;
            lines.push_back((part ? "  " : "") + line.number + (line.entries > 1 ? "+ " : " ") + line.text);
        }
        return lines;
    }
    Texts hands() const {
        Texts lines;
        for (const auto& line : present::hands_view(looks(), present::hands_due(looks())).lines)
            lines.push_back(line.text);
        return lines;
    }

    counter::Session session{{from_three().limit}, from_three(), session::DiceSource::from_seed(1)};
    counter::Desk desk{session};
};

namespace {

Texts lines_to_put_back(AtSeven& one, present::PutBack& back) {
    back.follow(one.looks(), one.desk.to_put_back(), present::hands_due(one.looks()));
    present::HandsView view;
    back.add_to(view);
    Texts lines;
    for (const auto& line : view.lines) lines.push_back(line.text);
    return lines;
}

const Texts folded{"1 Boris adds 2.", "2+ Boris adds 2. In the end the counter shows 8.", "4 Anna adds 1."};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(acts, AtSeven)

BOOST_AUTO_TEST_CASE(an_act_is_one_line_that_unfolds_to_its_entries) {
    BOOST_TEST(journal() == folded, boost::test_tools::per_element());
    const Texts unfolded{folded[0], folded[1], "  2 Boris adds 2.", "  3 Boris adds 1.", folded[2]};
    BOOST_TEST(journal({Folding::open, {}, {2}}) == unfolded, boost::test_tools::per_element());
    BOOST_TEST(journal({Folding::open, {}, {1, 3, 4}}) == folded, boost::test_tools::per_element());
}

// Every entry can be reached from its own line, and an act is looked at as it ended.
BOOST_AUTO_TEST_CASE(a_line_leads_to_its_entry) {
    const auto rows = present::journal_rows(looks(), {Folding::open, {}, {2}});
    const std::vector<std::size_t> wanted{1, 3, 2, 3, 4};
    BOOST_REQUIRE(rows.size() == wanted.size());
    for (std::size_t i = 0; i < rows.size(); ++i) BOOST_TEST(present::looked_at(rows[i]).value() == wanted[i]);
}

BOOST_AUTO_TEST_CASE(an_act_with_a_mark_is_unfolded_and_its_entry_bears_the_mark) {
    const Texts marked{folded[0], folded[1], "  2 Boris adds 2.", "  3 Boris adds 1. [is deleted]", folded[2]};
    BOOST_TEST(journal({}, {{3, RepairMark::taken_out}}) == marked, boost::test_tools::per_element());
    BOOST_TEST(journal({}, {{4, RepairMark::taken_out}}).size() == folded.size());
}

BOOST_AUTO_TEST_CASE(what_is_folded_away_is_found_all_the_same) {
    const auto rows = present::journal_rows(looks(), {});
    present::JournalReader reader{looks()};
    BOOST_TEST(reader.rows_with(rows, "3") == std::vector<std::size_t>{1}, boost::test_tools::per_element());
    BOOST_TEST(reader.rows_with(rows, "boris adds 1") == std::vector<std::size_t>{1}, boost::test_tools::per_element());
}

// An act that was half taken back, and one whose end was replaced.
BOOST_AUTO_TEST_CASE(only_entries_that_count_belong_to_an_act) {
    session.go_to(2);
    const Texts undone{"1 Boris adds 2.", "2 Boris adds 2.", " 2 entries undone; they can be redone", "3 Boris adds 1.",
                       "4 Anna adds 1."};
    BOOST_TEST(journal() == undone, boost::test_tools::per_element());
    adds(2);
    const Texts replaced{"1 Boris adds 2.", "2+ Boris adds 2. In the end the counter shows 9.",
                         " 2 entries undone and replaced"};
    BOOST_TEST(journal() == replaced, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_the_table_sets_right_is_an_act_of_its_own) {
    session.go_to(2);
    adds(2, "table");
    BOOST_TEST(journal().size() == 4U);  // with what was replaced
    BOOST_TEST((present::act_of(looks(), 3, 3) == EntryRange{2, 3}));
}

BOOST_AUTO_TEST_CASE(an_act_that_is_through_is_undone_and_redone_as_a_whole) {
    session.go_to(3);
    const std::string name = "Boris adds 2. In the end the counter shows 8.";
    BOOST_TEST(desk.undo_name() == name);
    BOOST_TEST(desk.undo());
    BOOST_TEST(desk.message() == "Undone: " + name);
    BOOST_TEST(session.journal().cursor() == 1U);
    BOOST_TEST(desk.redo_name() == name);
    BOOST_TEST(desk.redo());
    BOOST_TEST(session.journal().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(of_an_act_that_goes_on_the_last_answer_is_undone) {
    session.go_to(2);
    BOOST_TEST(desk.undo_name() == "Boris adds 2.");
    BOOST_TEST(desk.undo());
    BOOST_TEST(session.journal().cursor() == 1U);
}

// A repair is one step, whatever act its last entry belongs to.
BOOST_AUTO_TEST_CASE(the_undo_of_a_repair_comes_first) {
    session.go_to(3);
    BOOST_REQUIRE(session.repair(2, {{{counter::Add{2}}, {}}, {{counter::Add{2}}, {}}}, "Entry 3").has_value());
    BOOST_TEST(desk.undo_name() == "Entry 3");
    BOOST_TEST(desk.undo());
    BOOST_TEST(session.position().value == 8);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hands_of_acts)

// The list of an act stays until the next one is through.
BOOST_AUTO_TEST_CASE(hands_keep_an_act_until_the_next_is_through) {
    AtSeven one{1};
    BOOST_TEST(one.hands() == (Texts{"Boris turns it from 3 to 5."}), boost::test_tools::per_element());
    one.adds(2);
    BOOST_TEST(one.hands() == (Texts{"Boris turns it from 5 to 7.", "Boris turns it from 3 to 5."}),
               boost::test_tools::per_element());
    one.adds(1);
    BOOST_TEST(one.hands() == (Texts{"Boris turns it from 5 to 7."}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_list_of_several_acts_says_its_order) {
    AtSeven one{4};
    BOOST_TEST(present::hands_view(one.looks(), {0, 1}).with_order.empty());
    BOOST_TEST(present::hands_view(one.looks(), {0, 4}).with_order == "On the table, latest action first");
}

// Where the game makes one list of several acts, it stays until an act of the next list is through.
BOOST_AUTO_TEST_CASE(hands_keep_a_list_of_several_acts) {
    AtSeven one{4};
    for (int i = 0; i < 3; ++i) one.adds(2);  // to 11, 13, 15; from 11 on it is one list
    BOOST_TEST(one.hands() == (Texts{"Boris turns it from 13 to 15.", "Boris turns it from 11 to 13."}),
               boost::test_tools::per_element());
}

// Undo brings back the list as it was, and says what is to be put back, until hands have had time to do so; redo takes
// that off again.
BOOST_AUTO_TEST_CASE(what_was_undone_is_to_be_put_back) {
    AtSeven one{4};
    const Texts last{"Anna turns it from 8 to 9."};
    const Texts before{"Boris turns it from 5 to 7."};
    const std::string heading = "Undone, so put this back:";
    const std::string stays = "This stays as it was done:";
    const std::string last_back = "\u21B6 It turns back from 9 to 8.";
    const std::string before_back = "\u21B6 It turns back from 8 to 5.";
    present::PutBack back;
    const auto put_back = [&] { return lines_to_put_back(one, back); };
    BOOST_TEST(one.hands() == last, boost::test_tools::per_element());
    BOOST_TEST(put_back().empty());
    one.desk.undo();
    BOOST_TEST(one.hands() == before, boost::test_tools::per_element());
    BOOST_TEST(put_back() == (Texts{heading, last_back}), boost::test_tools::per_element());
    one.desk.undo();
    BOOST_TEST(put_back() == (Texts{heading, last_back, before_back}), boost::test_tools::per_element());
    one.desk.redo();
    BOOST_TEST(put_back() == (Texts{heading, last_back}), boost::test_tools::per_element());
    one.desk.redo();
    BOOST_TEST(put_back().empty());
    one.desk.undo();
    put_back();
    one.adds(2);  // in the place of what was undone
    BOOST_TEST(put_back() == (Texts{heading, last_back}), boost::test_tools::per_element());
    present::HandsView view = present::hands_view(one.looks(), present::hands_due(one.looks()));
    const std::size_t due = view.lines.size();
    back.add_to(view);
    BOOST_REQUIRE(view.lines.size() == due + 3);  // what is newest comes first: it must be in sight
    BOOST_TEST(view.lines.front().text == "New:");
    BOOST_TEST(view.lines[due + 1].text == "Before that, put back what was undone:");
    BOOST_TEST(view.lines.back().text == last_back);
    for (int i = 0; i < 3; ++i) one.adds(2);
    BOOST_TEST(put_back().empty());
    one.desk.undo();
    back.follow(one.looks(), one.desk.to_put_back(), present::hands_due(one.looks()));
    back.add_to(view = present::hands_view(one.looks(), present::hands_due(one.looks())));
    BOOST_TEST(
        (std::any_of(view.lines.begin(), view.lines.end(), [&](const auto& line) { return line.text == stays; })));
}

// The new act begins like the one that was undone.
BOOST_AUTO_TEST_CASE(what_is_done_again_only_in_part_is_to_be_put_back) {
    AtSeven one{4};
    present::PutBack back;
    one.desk.undo();
    one.desk.undo();
    const std::size_t undone = lines_to_put_back(one, back).size();
    BOOST_TEST(undone == 3U);  // under its heading
    one.adds(2);
    BOOST_TEST(lines_to_put_back(one, back).size() == undone);
}

// The second undo took the place of the first in the list, though nothing of that had been put back.
BOOST_AUTO_TEST_CASE(what_was_undone_stays_when_what_took_its_place_is_undone_too) {
    AtSeven one{4};
    present::PutBack back;
    const auto put_back = [&] { return lines_to_put_back(one, back); };
    const std::string heading = "Undone, so put this back:";
    const std::string first = "\u21B6 It turns back from 9 to 8.";
    const std::string second = "\u21B6 It turns back from 10 to 8.";
    one.desk.undo();
    BOOST_TEST(put_back() == (Texts{heading, first}), boost::test_tools::per_element());
    one.adds(2);
    BOOST_TEST(put_back() == (Texts{heading, first}), boost::test_tools::per_element());
    one.desk.undo();
    BOOST_TEST(put_back() == (Texts{heading, second, first}), boost::test_tools::per_element());
    one.desk.redo();
    BOOST_TEST(put_back() == (Texts{heading, first}), boost::test_tools::per_element());
}

// Whoever leaves a table and comes back finds the list; whoever finds another journal there does not.
BOOST_AUTO_TEST_CASE(what_is_to_be_put_back_is_kept_as_long_as_the_journal_is_as_it_was_left) {
    AtSeven one{4};
    present::PutBack back;
    one.desk.undo();
    const auto before = lines_to_put_back(one, back);
    present::HandsLeft<present::PutBack> left;
    left.leave("a", one.looks(), back);
    BOOST_TEST(!left.come_back("b", one.looks()).has_value());
    auto again = left.come_back("a", one.looks());
    BOOST_TEST_REQUIRE(again.has_value());
    BOOST_TEST(lines_to_put_back(one, *again) == before, boost::test_tools::per_element());
    one.desk.redo();
    BOOST_TEST(!left.come_back("a", one.looks()).has_value());
    one.desk.undo();
    BOOST_TEST(left.come_back("a", one.looks()).has_value());
    one.adds(2);  // as many entries, the last of them undone
    one.desk.undo();
    BOOST_TEST(!left.come_back("a", one.looks()).has_value());
}

// Another desk at the same table, as after opening the session once more.
BOOST_AUTO_TEST_CASE(a_desk_that_comes_back_knows_what_was_undone_and_changed) {
    AtSeven one{4};
    one.desk.remove_entry(1);
    for (int i = 0; i < 5 && one.desk.repair(); ++i) one.desk.confirm();
    const auto changed = one.desk.for_hands();
    BOOST_TEST(!changed.mended.lines.empty());
    one.desk.come_back({});
    BOOST_TEST(one.desk.table().mended().lines.empty());
    one.desk.come_back(changed);
    BOOST_TEST(one.desk.table().mended().lines.size() == changed.mended.lines.size());
    one.adds(2);
    one.desk.undo();
    const auto undone = one.desk.to_put_back();
    BOOST_TEST(undone.end > undone.first);
    const auto known = one.desk.for_hands();
    one.desk.come_back({});
    BOOST_TEST((one.desk.to_put_back().end == one.desk.to_put_back().first));
    one.desk.come_back(known);
    BOOST_TEST((one.desk.to_put_back() == undone));
}

BOOST_AUTO_TEST_CASE(a_correction_leaves_the_list_as_it_is) {
    AtSeven one{4};
    const Texts before = one.hands();
    one.adds(2, "table");
    BOOST_TEST(one.hands().back() == before.back());
}

// One line of the journal is several entries: whoever opens it can take out one of them or all.
BOOST_AUTO_TEST_CASE(an_act_of_several_entries_is_deleted_as_a_whole) {
    AtSeven one{4};
    one.desk.look_at(3);
    Texts rows;
    for (const auto& row : one.desk.page().rows) rows.push_back(row.text);
    BOOST_TEST(rows == (Texts{"Back to now", "Continue from here", "Change only entry 3", "Insert before entry 3",
                              "Delete only entry 3", "Delete the whole action (2 entries)"}),
               boost::test_tools::per_element());
    BOOST_TEST(one.desk.type('6'));
    BOOST_REQUIRE(one.desk.repair());
    const RepairMarks marks = one.desk.repair()->marks();
    BOOST_TEST((marks.at(2) == RepairMark::taken_out && marks.at(3) == RepairMark::taken_out));
    for (int i = 0; i < 5 && one.desk.repair(); ++i) one.desk.confirm();
    BOOST_REQUIRE(!one.desk.repair());
    BOOST_TEST(one.session.position().value == 6);
    BOOST_TEST(one.desk.undo_name() == "Deletion of the action from entry 2 on");
    BOOST_TEST(one.desk.undo());
    BOOST_TEST(one.session.position().value == 9);
}

// What was due before may lie undone yet, as in the middle of a battle: it stays below what the repair changed.
BOOST_AUTO_TEST_CASE(a_repair_lists_what_it_changed_above_what_was_due) {
    AtSeven one{4};
    const auto texts = [&] {
        Texts all;
        for (const auto& line : present::hands_view(one.desk.table()).lines) all.push_back(line.text);
        return all;
    };
    const int before = one.session.position().value;
    const Texts due = texts();
    BOOST_REQUIRE(!due.empty());
    one.desk.remove_entry(1);
    for (int i = 0; i < 5 && one.desk.repair(); ++i) one.desk.confirm();
    BOOST_REQUIRE(!one.desk.repair());
    const auto turns = [](int from, int to, const Texts& then) {
        Texts all{"Because the journal was changed:",
                  "It turns from " + std::to_string(from) + " to " + std::to_string(to) + ".",
                  "Before that, unless it is done:"};
        all.insert(all.end(), then.begin(), then.end());
        return all;
    };
    const int after = one.session.position().value;
    BOOST_REQUIRE(after != before);
    const Texts repaired = turns(before, after, due);
    BOOST_TEST(texts() == repaired, boost::test_tools::per_element());
    one.desk.undo();
    BOOST_TEST(texts() == turns(after, before, repaired), boost::test_tools::per_element());
    for (int i = 0; i < 4; ++i) one.adds(1);
    BOOST_TEST(texts() == one.hands(), boost::test_tools::per_element());
}

// The list is that of the journal as it is now.
BOOST_AUTO_TEST_CASE(a_repair_leaves_the_list_of_the_last_act) {
    AtSeven one{4};
    one.desk.remove_entry(1);
    BOOST_REQUIRE(one.desk.repair());
    for (int i = 0; i < 5 && one.desk.repair(); ++i) one.desk.confirm();
    BOOST_REQUIRE(!one.desk.repair());
    BOOST_TEST(one.hands().size() >= 1U);
    const AtSeven opened{4};  // a session that was kept: the last act is still to be seen
    BOOST_TEST(opened.hands().size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
