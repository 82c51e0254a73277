// SPDX-License-Identifier: MIT
// When memory fails, and how much of it is asked for.
#include "journal/memory.h"
#include "support/counter.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <new>
#include <vector>

namespace {

using counter::Add;
using counter::Journal;

const std::string long_note(100, 'x');

// Everything a journal shows.
struct Shown {
    std::size_t cursor;
    std::vector<counter::Position> positions;
    std::vector<Add> entries;
    std::vector<std::size_t> cuts;
    bool operator==(const Shown&) const = default;
};

Shown shown(const Journal& journal) {
    Shown shown{journal.cursor(), {}, {}, {}};
    for (std::size_t n = 0; n <= journal.size(); ++n) shown.positions.push_back(journal.position_at(n));
    for (const auto& record : journal.records()) shown.entries.push_back(record.entry);
    for (const auto& cut : journal.cut_off()) shown.cuts.push_back(cut.records.size());
    return shown;
}

// Appends with ever more memory until it works; gives how often it failed, each time changing nothing.
int failures_until_appended(Journal& journal) {
    const Shown before = shown(journal);
    for (std::size_t allocations = 0;; ++allocations) {
        const Add entry{5, long_note};
        try {
            const memory::Shortage shortage{allocations};
            journal.append(entry);
        } catch (const std::bad_alloc&) {
            BOOST_REQUIRE((shown(journal) == before));
            continue;
        }
        return static_cast<int>(allocations);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_journal_short_of_memory)

BOOST_AUTO_TEST_CASE(changes_nothing_at_the_end) {
    int failures = 0;
    Journal journal{{1000000}, {0}};
    for (std::size_t i = 0; i < 20; ++i) {
        failures += failures_until_appended(journal);
        BOOST_TEST(journal.size() == i + 1);
        BOOST_TEST(journal.position().value == 5 * static_cast<int>(i + 1));
    }
    BOOST_TEST(failures > 60);  // copies of the entry and the position, and the record, each time
}

BOOST_AUTO_TEST_CASE(changes_nothing_where_something_would_be_cut_off) {
    int failures = 0;
    for (std::size_t at = 0; at < 8; ++at) {
        Journal journal{{1000000}, {0}};
        for (int i = 0; i < 8; ++i) journal.append({1, long_note});
        journal.go_to(at);
        failures += failures_until_appended(journal);
        BOOST_TEST(journal.size() == at + 1);
        BOOST_REQUIRE(journal.cut_off().size() == 1u);
        BOOST_TEST(journal.cut_off()[0].records.size() == 8 - at);
    }
    BOOST_TEST(failures > 60);
}

BOOST_AUTO_TEST_CASE(moves_its_cursor_without_any) {
    Journal journal{{100}, {0}};
    journal.append({1, long_note});
    const memory::Shortage shortage{0};
    const std::array moved{journal.undo(), journal.redo(), journal.go_to(0), journal.go_to(1)};
    BOOST_TEST((moved == std::array{true, true, true, true}));
}

BOOST_AUTO_TEST_CASE(the_shortage_is_real) {
    const auto one_allocation = [] { std::vector<int> filled(10); };
    BOOST_CHECK_NO_THROW(one_allocation());
    bool failed = false;
    try {
        const memory::Shortage shortage{0};
        one_allocation();
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    BOOST_TEST(failed);
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

struct Cost {
    int applied;
    std::size_t allocations;
    std::size_t bytes;
};

// Of opening a journal of so many entries, a tenth of them undone and entered again.
Cost cost_of(int entries) {
    const int applied = counter::Game::times_applied;
    const auto before = memory::used();
    Journal journal{{1000000}, {0}};
    for (int i = 0; i < entries; ++i) {
        if (i % 10 == 9) journal.undo();
        journal.append({1});
    }
    const auto after = memory::used();
    return {counter::Game::times_applied - applied, after.allocations - before.allocations, after.bytes - before.bytes};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_journal_that_grows)

// Counted, not timed. Doubling vectors ask for memory in jumps, hence the double in bytes.
BOOST_AUTO_TEST_CASE(costs_the_same_for_each_entry) {
    const Cost small = cost_of(500);
    const Cost large = cost_of(50000);
    BOOST_TEST(small.applied == 500);
    BOOST_TEST(large.applied == 50000);
    BOOST_TEST(large.allocations <= 100 * small.allocations);
    BOOST_TEST(large.bytes <= 2 * 100 * small.bytes);
}

BOOST_AUTO_TEST_SUITE_END()
