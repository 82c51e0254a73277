// SPDX-License-Identifier: MIT
// A repair as one step: undone and redone with all that it put aside.
#include "store/exchange.h"
#include "store/sample.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <stdexcept>

using namespace store;
using namespace test;

// Five entries, the last of them undone.
struct RepairedSession {
    Library library = Library::in_memory(plain());
    SessionId session = library.create(two_players());
    Writer writing = writer(library, session);
    State state = writing.set_cursor(writing.append(writing.state(), entries(1, 5), awaiting()), 4, awaiting("levy"));

    std::vector<std::string> kept() const { return texts(library.entries(session)); }
    std::size_t repair(std::size_t first, const std::vector<NewEntry>& instead) {
        const auto repaired = writing.repair(state, first, instead, awaiting("repaired"), "Repair");
        state = repaired.state;
        return repaired.cut;
    }
    std::size_t bring_back(std::size_t cut) {
        const auto back = writing.bring_back(state, cut, awaiting("back"));
        state = back.state;
        return back.cut;
    }
    // By number of the cut; none: it is not there, or nothing brings it back.
    std::optional<WayBack> way(std::size_t cut) const {
        const auto all = library.repairs(session);
        const auto found = std::find_if(all.begin(), all.end(), [&](const Cut& one) { return one.number == cut; });
        return found == all.end() ? std::nullopt : found->back;
    }
    std::string awaited() const { return library.details(session).standing.awaits.value(); }
};

BOOST_AUTO_TEST_SUITE(repairs)

BOOST_FIXTURE_TEST_CASE(undone_everything_comes_back, RepairedSession) {
    const auto before = library.entries(session);
    const std::size_t cut = repair(2, entries(2, 3, "tax"));
    BOOST_TEST(state.entries == 3U);
    BOOST_TEST((way(cut) == WayBack{WayBack::By::undo, 3, 2, 4, "Repair", {}}));
    const std::size_t other = bring_back(cut);
    BOOST_TEST((library.entries(session) == before));
    BOOST_TEST(state == (State{3, 5, 4, hash_of(5)}));
    BOOST_TEST(writing.state() == state);
    BOOST_TEST(awaited() == R"({"kind":"back"})");
    BOOST_TEST(!way(cut));
    BOOST_TEST((way(other) == WayBack{WayBack::By::redo, 4, 2, 3, "Repair", {}}));
}

BOOST_FIXTURE_TEST_CASE(redone_it_is_as_it_was_repaired, RepairedSession) {
    const std::size_t cut = repair(2, entries(2, 3, "tax"));
    const auto repaired = library.entries(session);
    const std::size_t again = bring_back(bring_back(cut));
    BOOST_TEST((library.entries(session) == repaired));
    BOOST_TEST(state.cursor == 3U);
    BOOST_TEST(library.cuts(session).size() == 1U);
    BOOST_TEST((way(again) == WayBack{WayBack::By::undo, 3, 2, 4, "Repair", {}}));
}

BOOST_FIXTURE_TEST_CASE(entries_that_were_only_added_can_be_taken_back, RepairedSession) {
    const auto before = kept();
    bring_back(repair(6, {entry(6, "tax")}));
    BOOST_TEST(kept() == before, boost::test_tools::per_element());
    BOOST_TEST(state.cursor == 4U);
}

BOOST_FIXTURE_TEST_CASE(an_earlier_repair_comes_back_with_the_entries_it_made, RepairedSession) {
    const auto before = kept();
    const std::size_t first = repair(3, entries(3, 5, "tax"));
    const auto once = kept();
    const std::size_t second = repair(2, {entry(2, "mosque")});
    BOOST_TEST(way(first)->within.value() == second);
    bring_back(second);
    BOOST_TEST(kept() == once, boost::test_tools::per_element());
    BOOST_TEST(!way(first)->within);
    const std::size_t redo = bring_back(first);
    BOOST_TEST(kept() == before, boost::test_tools::per_element());
    bring_back(redo);
    BOOST_TEST(kept() == once, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(a_repair_further_on_leaves_an_earlier_one_where_it_is, RepairedSession) {
    const std::size_t first = repair(2, {entry(2, "tax")});
    state = writing.append(state, entries(3, 4), awaiting());
    repair(4, {entry(4, "mosque")});
    BOOST_TEST(!way(first)->within);
}

BOOST_FIXTURE_TEST_CASE(a_new_entry_ends_what_could_be_redone_and_no_more, RepairedSession) {
    const std::size_t first = repair(2, entries(2, 3, "tax"));
    state = writing.append(state, {entry(4, "tax")}, awaiting());
    BOOST_TEST(way(first).has_value());  // its entries are all there
    const std::size_t second = repair(4, {entry(4, "mosque")});
    const std::size_t redo = bring_back(second);
    BOOST_TEST(way(redo).has_value());
    state = writing.append(state, {entry(5, "tax")}, awaiting());
    BOOST_TEST(!way(redo));
    BOOST_TEST(way(first).has_value());
    BOOST_TEST(library.cuts(session).size() == 2U);  // nothing is lost
}

BOOST_FIXTURE_TEST_CASE(an_entry_in_the_place_of_repaired_ones_ends_the_way_back, RepairedSession) {
    const std::size_t inner = repair(4, entries(4, 5, "mosque"));
    const std::size_t outer = repair(2, entries(2, 3, "tax"));
    state = writing.append(writing.set_cursor(state, 2, awaiting()), {entry(3)}, awaiting());
    BOOST_TEST(!way(outer));
    BOOST_TEST(!way(inner));  // only that led to it
}

BOOST_FIXTURE_TEST_CASE(a_way_that_is_not_open_is_the_callers_fault, RepairedSession) {
    const std::size_t cut = repair(2, entries(2, 3, "tax"));
    BOOST_CHECK_THROW(writing.bring_back(state, cut + 1, awaiting()), std::logic_error);
    state = writing.set_cursor(state, 2, awaiting());
    BOOST_CHECK_THROW(writing.bring_back(state, cut, awaiting()), std::logic_error);
    BOOST_TEST(writing.state() == state);
}

BOOST_FIXTURE_TEST_CASE(entries_are_left_out_and_the_cursor_moved_in_one_step, RepairedSession) {
    state = writing.keep(state, {3, 2}, awaiting("march"));
    BOOST_TEST(state == (State{2, 3, 2, hash_of(3)}));
    BOOST_TEST(writing.state() == state);
    BOOST_TEST(awaited() == R"({"kind":"march"})");
    BOOST_TEST(texts(library.cuts(session).at(0).entries) == texts(entries(4, 5)), boost::test_tools::per_element());
    BOOST_CHECK_THROW(writing.keep(state, {2, 3}, awaiting()), std::logic_error);
    BOOST_CHECK_THROW(writing.keep(state, {4, 3}, awaiting()), std::logic_error);
}

BOOST_FIXTURE_TEST_CASE(ways_back_travel_with_the_session, RepairedSession) {
    repair(3, entries(3, 5, "tax"));
    repair(2, {entry(2, "mosque")});
    const support::Folder folder;
    export_session(library, session, folder / "one.logothete", CutsToo::yes);
    auto elsewhere = Library::in_memory(plain());
    const auto there = std::get<Imported>(
        import_session(elsewhere, SessionFile{folder / "one.logothete", plain()}, IfDiffers::report));
    BOOST_TEST((elsewhere.cuts(there.session) == library.cuts(session)));
    BOOST_TEST(elsewhere.repairs(there.session).size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
