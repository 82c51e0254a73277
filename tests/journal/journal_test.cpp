// SPDX-License-Identifier: MIT
#include "support/counter.h"

#include <boost/test/unit_test.hpp>

#include <random>
#include <vector>

namespace {

using counter::Add;
using counter::Journal;

Journal journal_of(const std::vector<int>& steps) {
    Journal journal{{100}, {10}};
    for (const int by : steps) BOOST_REQUIRE(static_cast<bool>(journal.append({by})));
    return journal;
}

std::vector<int> values(const Journal& journal) {
    std::vector<int> values;
    for (std::size_t n = 0; n <= journal.size(); ++n) values.push_back(journal.position_at(n).value);
    return values;
}

template <class Records>
std::vector<int> steps(const Records& records) {
    std::vector<int> steps;
    for (const auto& record : records) steps.push_back(record.entry.by);
    return steps;
}

const auto per_element = boost::test_tools::per_element();

}  // namespace

BOOST_AUTO_TEST_SUITE(a_journal)

BOOST_AUTO_TEST_CASE(begins_where_the_game_does) {
    const Journal journal{{100}, {10}};
    BOOST_TEST(journal.position().value == 10);
    BOOST_TEST(journal.cursor() == 0u);
    BOOST_TEST(journal.size() == 0u);
    BOOST_TEST(journal.records().empty());
    BOOST_TEST(journal.header().start == 10);
    BOOST_TEST(journal.table().limit == 100);
}

BOOST_AUTO_TEST_CASE(keeps_every_position) {
    const Journal journal = journal_of({1, 2, 3});
    BOOST_TEST(values(journal) == (std::vector{10, 11, 13, 16}), per_element);
    BOOST_TEST(journal.position().value == 16);
    BOOST_TEST(journal.record(1).entry.by == 2);
    BOOST_TEST(journal.record(1).position_hash == counter::Game::hash({13}));
}

BOOST_AUTO_TEST_CASE(would_changes_nothing) {
    const Journal journal = journal_of({1});
    BOOST_TEST((*journal.would({5})).after.value == 16);
    BOOST_TEST(journal.would({500}).error().why == "beyond the limit");
    BOOST_TEST(values(journal) == (std::vector{10, 11}), per_element);
}

BOOST_AUTO_TEST_CASE(a_refused_entry_leaves_it_as_it_was_beyond_the_cursor_too) {
    Journal journal = journal_of({1, 2, 3});
    journal.go_to(1);
    const auto verdict = journal.append({500});
    BOOST_TEST(!verdict);
    BOOST_TEST(verdict.error().why == "beyond the limit");
    BOOST_TEST(journal.cursor() == 1u);
    BOOST_TEST(steps(journal.records()) == (std::vector{1, 2, 3}), per_element);
    BOOST_TEST(journal.cut_off().empty());
}

BOOST_AUTO_TEST_CASE(append_gives_the_step_that_was_made) {
    Journal journal = journal_of({1});
    BOOST_TEST((*journal.append({4})).after.value == 15);
}

BOOST_AUTO_TEST_CASE(takes_a_step_already_made_without_asking_the_game_again) {
    Journal journal = journal_of({1});
    const auto verdict = journal.would({5});
    const int asked = counter::Game::times_applied;
    journal.take({5}, *verdict);
    BOOST_TEST(counter::Game::times_applied == asked);
    BOOST_TEST(values(journal) == (std::vector{10, 11, 16}), per_element);
    BOOST_TEST(journal.record(1).position_hash == counter::Game::hash({16}));
}

BOOST_AUTO_TEST_CASE(undo_goes_to_the_very_start_and_redo_to_the_very_end) {
    Journal journal = journal_of({1, 2, 3});
    for (const int value : {13, 11, 10}) {
        BOOST_TEST(journal.undo());
        BOOST_TEST(journal.position().value == value);
    }
    BOOST_TEST(!journal.undo());
    BOOST_TEST(journal.position().value == 10);
    for (const int value : {11, 13, 16}) {
        BOOST_TEST(journal.redo());
        BOOST_TEST(journal.position().value == value);
    }
    BOOST_TEST(!journal.redo());
    BOOST_TEST(journal.position().value == 16);
}

BOOST_AUTO_TEST_CASE(go_to_refuses_what_lies_beyond_the_end) {
    Journal journal = journal_of({1, 2, 3});
    BOOST_TEST(journal.go_to(2));
    BOOST_TEST(journal.position().value == 13);
    BOOST_TEST(!journal.go_to(4));
    BOOST_TEST(journal.cursor() == 2u);
    BOOST_CHECK_THROW(journal.position_at(4), std::out_of_range);
    BOOST_CHECK_THROW(journal.record(3), std::out_of_range);
}

BOOST_AUTO_TEST_CASE(played_ends_at_the_cursor) {
    Journal journal = journal_of({1, 2, 3});
    journal.go_to(2);
    BOOST_TEST(steps(journal.played()) == (std::vector{1, 2}), per_element);
    BOOST_TEST(steps(journal.records()) == (std::vector{1, 2, 3}), per_element);
}

BOOST_AUTO_TEST_CASE(what_is_cut_off_stays_readable) {
    Journal journal = journal_of({1, 2, 3});
    journal.go_to(1);
    journal.append({7});
    BOOST_TEST(values(journal) == (std::vector{10, 11, 18}), per_element);
    BOOST_TEST(!journal.redo());
    journal.go_to(0);
    journal.append({9});
    BOOST_TEST(values(journal) == (std::vector{10, 19}), per_element);
    BOOST_REQUIRE(journal.cut_off().size() == 2u);
    BOOST_TEST(journal.cut_off()[0].at == 1u);
    BOOST_TEST(steps(journal.cut_off()[0].records) == (std::vector{2, 3}), per_element);
    BOOST_TEST(journal.cut_off()[0].records[1].position_hash == counter::Game::hash({16}));
    BOOST_TEST(journal.cut_off()[1].at == 0u);
    BOOST_TEST(steps(journal.cut_off()[1].records) == (std::vector{1, 7}), per_element);
}

BOOST_AUTO_TEST_CASE(a_copy_goes_its_own_way) {
    const Journal journal = journal_of({1, 2});
    Journal copy = journal;
    copy.undo();
    copy.append({50});
    BOOST_TEST(values(journal) == (std::vector{10, 11, 13}), per_element);
    BOOST_TEST(values(copy) == (std::vector{10, 11, 61}), per_element);
    BOOST_TEST(journal.cut_off().empty());
}

BOOST_AUTO_TEST_CASE(positions_stay_where_they_are_while_it_grows) {
    Journal journal = journal_of({1});
    const auto& start = journal.position_at(0);
    const auto& first = journal.position_at(1);
    for (int i = 0; i < 1000; ++i) journal.append({0});
    BOOST_TEST(&first == &journal.position_at(1));
    BOOST_TEST(&start == &journal.position_at(0));
    BOOST_TEST(first.value == 11);
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

// The same journal written as plainly as can be: entries and a cursor, everything else worked out anew.
struct Plain {
    std::vector<int> entries{};
    std::size_t cursor = 0;
    std::size_t cut = 0;

    int value(std::size_t n) const {
        int value = 10;
        for (std::size_t i = 0; i < n; ++i) value += entries[i];
        return value;
    }
    void append(int by) {
        if (value(cursor) + by > 100) return;
        cut += entries.size() - cursor;
        entries.resize(cursor);
        entries.push_back(by);
        ++cursor;
    }
    void go_to(std::size_t n) {
        if (n <= entries.size()) cursor = n;
    }
};

// What the journal says that the plain one denies; empty if they agree.
std::string difference(const Journal& journal, const Plain& plain) {
    if (journal.cursor() != plain.cursor) return "cursor";
    if (journal.size() != plain.entries.size()) return "size";
    std::size_t cut = 0;
    for (const auto& part : journal.cut_off()) cut += part.records.size();
    if (cut != plain.cut) return "cut off";
    for (std::size_t n = 0; n <= journal.size(); ++n) {
        if (journal.position_at(n).value != plain.value(n)) return "position " + std::to_string(n);
        if (n > 0 && journal.record(n - 1).position_hash != counter::Game::hash({plain.value(n)}))
            return "hash " + std::to_string(n);
    }
    return "";
}

void step_at_random(Journal& journal, Plain& plain, std::mt19937& chance) {
    switch (chance() % 5) {
        case 0:
            journal.undo();
            if (plain.cursor > 0) --plain.cursor;
            return;
        case 1:
            journal.redo();
            plain.go_to(plain.cursor + 1);
            return;
        case 2: {
            const std::size_t n = chance() % 12;
            journal.go_to(n);
            plain.go_to(n);
            return;
        }
        default: {
            const int by = static_cast<int>(chance() % 25) - 5;
            journal.append({by});
            plain.append(by);
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_journal_at_random)

BOOST_AUTO_TEST_CASE(agrees_with_the_plain_one_at_every_step) {
    int compared = 0;
    std::size_t cut = 0;
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 chance{seed};
        Journal journal{{100}, {10}};
        Plain plain;
        for (int i = 0; i < 100; ++i, ++compared) {
            step_at_random(journal, plain, chance);
            BOOST_REQUIRE_MESSAGE(difference(journal, plain).empty(),
                                  "seed " << seed << ", step " << i << ": " << difference(journal, plain));
        }
        cut += plain.cut;
    }
    BOOST_TEST(compared == 20000);
    BOOST_TEST(cut > 1000u);
}

BOOST_AUTO_TEST_CASE(the_comparison_sees_a_planted_fault) {
    Journal journal = journal_of({1, 2});
    Plain plain;
    for (const int by : {1, 2}) plain.append(by);
    BOOST_TEST(difference(journal, plain) == "");
    plain.entries[0] = 0;
    plain.entries[1] = 3;
    BOOST_TEST(difference(journal, plain) == "position 1");
    plain.entries = {1, 3};
    BOOST_TEST(difference(journal, plain) == "position 2");
    journal.undo();
    BOOST_TEST(difference(journal, plain) == "cursor");
    journal.redo();
    const auto wrong = counter::Step{{14}};
    journal.undo();
    journal.take({3}, wrong);
    plain.entries = {1, 3};
    BOOST_TEST(difference(journal, plain) == "cut off");
    plain.cut = 1;
    BOOST_TEST(difference(journal, plain) == "");
    journal.undo();
    journal.take({3}, counter::Step{{15}});  // a step that was not made here
    plain.cut = 2;
    BOOST_TEST(difference(journal, plain) == "position 2");
}

BOOST_AUTO_TEST_SUITE_END()
