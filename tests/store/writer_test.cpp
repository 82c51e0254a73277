// SPDX-License-Identifier: MIT
// Entries: append, undo, redo, cut, repair.
#include "store/writer.h"

#include "store/sample.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

using namespace store;
using namespace test;

struct OneSession {
    Library library = Library::in_memory(plain());
    SessionId session = library.create(two_players());
    Writer writing = writer(library, session);
};

BOOST_AUTO_TEST_SUITE(writing_entries)

BOOST_FIXTURE_TEST_CASE(an_entry_is_kept_with_all_that_belongs_to_it, OneSession) {
    const auto state = writing.append(writing.state(), {entry(1)}, awaiting("roll"));
    BOOST_TEST(state == (State{0, 1, 1, hash_of(1)}));
    BOOST_TEST(state == writing.state());
    const auto kept = library.entries(session).at(0);
    const Entry told{entry(1), 1, "1.2.3", "2026-03-01T19:30:00Z"};
    BOOST_TEST((kept == told));
    BOOST_TEST(library.details(session).standing.awaits.value() == R"({"kind":"roll"})");
}

BOOST_FIXTURE_TEST_CASE(several_entries_of_one_act_come_together, OneSession) {
    auto act = entries(1, 3);
    for (auto& one : act) one.step = 1;
    writing.append(writing.state(), act, awaiting());
    for (const auto& one : library.entries(session)) BOOST_TEST(one.step == 1U);
}

BOOST_FIXTURE_TEST_CASE(undo_and_redo_move_the_cursor_alone, OneSession) {
    auto state = writing.append(writing.state(), entries(1, 3), awaiting());
    state = writing.set_cursor(state, 1, awaiting("march"));
    BOOST_TEST(state == (State{1, 3, 1, hash_of(3)}));
    BOOST_TEST(library.details(session).standing.awaits.value() == R"({"kind":"march"})");
    state = writing.set_cursor(state, 3, awaiting());
    BOOST_TEST(state.cursor == 3U);
    BOOST_TEST(library.entries(session).size() == 3U);
    BOOST_TEST(library.cuts(session).empty());
}

BOOST_FIXTURE_TEST_CASE(what_lay_beyond_the_cursor_is_put_aside_and_stays_readable, OneSession) {
    auto state = writing.append(writing.state(), entries(1, 4), awaiting());
    const auto before = library.entries(session);
    state = writing.append(writing.set_cursor(state, 2, awaiting()), {entry(3, "tax")}, awaiting());
    BOOST_TEST(state == (State{2, 3, 3, hash_of(3)}));
    BOOST_TEST(library.entries(session).back().text == entry(3, "tax").text);
    const auto cuts = library.cuts(session);
    BOOST_TEST_REQUIRE(cuts.size() == 1U);
    BOOST_TEST((cuts[0].reason == CutReason::undone));
    BOOST_TEST((cuts[0].entries == std::vector<Entry>{before[2], before[3]}));
    state = writing.append(writing.set_cursor(state, 0, awaiting()), {entry(1, "tax")}, awaiting());
    BOOST_TEST(library.cuts(session).size() == 2U);
    BOOST_TEST(library.cuts(session)[1].entries.size() == 3U);
}

BOOST_FIXTURE_TEST_CASE(a_repair_replaces_the_end_and_keeps_what_was_there, OneSession) {
    auto state = writing.append(writing.state(), entries(1, 5), awaiting());
    state = writing.set_cursor(state, 4, awaiting());
    state = writing.replace_from(state, 2, entries(2, 3, "tax"), awaiting());
    BOOST_TEST(state == (State{2, 3, 3, hash_of(3)}));
    auto wanted = texts(entries(1, 1));
    for (const auto& text : texts(entries(2, 3, "tax"))) wanted.push_back(text);
    BOOST_TEST(texts(library.entries(session)) == wanted, boost::test_tools::per_element());
    const auto cuts = library.cuts(session);
    BOOST_TEST_REQUIRE(cuts.size() == 1U);
    BOOST_TEST((cuts[0].reason == CutReason::repaired));
    BOOST_TEST(texts(cuts[0].entries) == texts(entries(2, 5)), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(a_repair_may_delete_all_and_may_only_add, OneSession) {
    auto state = writing.append(writing.state(), entries(1, 2), awaiting());
    state = writing.replace_from(state, 3, {entry(3)}, awaiting());
    BOOST_TEST(state.entries == 3U);
    BOOST_TEST(library.cuts(session).empty());
    state = writing.replace_from(state, 1, {}, awaiting());
    BOOST_TEST(state == (State{2, 0, 0, std::nullopt}));
    BOOST_TEST(library.cuts(session).at(0).entries.size() == 3U);
}

BOOST_FIXTURE_TEST_CASE(results_come_with_the_end_and_go_with_its_undoing, OneSession) {
    auto state = writing.append(writing.state(), {entry(1)}, over());
    BOOST_TEST((library.details(session).standing == over()));
    BOOST_TEST(library.details(session).shelf == Shelf::finished);
    state = writing.set_cursor(state, 0, awaiting());
    BOOST_TEST((library.details(session).standing == awaiting()));
    BOOST_TEST(library.details(session).shelf == Shelf::open);
    state = writing.set_cursor(state, 1, over());
    BOOST_TEST((library.details(session).standing == over()));
}

BOOST_FIXTURE_TEST_CASE(results_of_more_players_than_there_are_undo_the_whole_change, OneSession) {
    auto wrong = over();
    wrong.outcome->results.push_back({});
    BOOST_TEST((trouble_of([&] { writing.append(writing.state(), {entry(1)}, wrong); }) == Trouble::refused));
    BOOST_TEST(writing.state() == State{});
}

BOOST_FIXTURE_TEST_CASE(a_session_that_is_not_as_believed_is_left_alone, OneSession) {
    const auto old = writing.state();
    const auto now = writing.append(old, entries(1, 2), awaiting());
    auto other_hash = now;
    other_hash.last_hash = 1;
    for (const State& wrong : {old, other_hash}) {
        BOOST_TEST((trouble_of([&] { writing.append(wrong, {entry(1)}, awaiting()); }) == Trouble::changed_elsewhere));
        BOOST_TEST((trouble_of([&] { writing.set_cursor(wrong, 0, awaiting()); }) == Trouble::changed_elsewhere));
        BOOST_TEST((trouble_of([&] { writing.replace_from(wrong, 1, {}, awaiting()); }) == Trouble::changed_elsewhere));
    }
    BOOST_TEST(writing.state() == now);
}

BOOST_FIXTURE_TEST_CASE(one_bad_entry_undoes_all_of_them, OneSession) {
    auto some = entries(1, 3);
    some[2].text = "no JSON";
    BOOST_TEST((trouble_of([&] { writing.append(writing.state(), some, awaiting()); }) == Trouble::refused));
    some[2] = entry(3);
    some[2].step = 4;  // after itself
    BOOST_TEST((trouble_of([&] { writing.append(writing.state(), some, awaiting()); }) == Trouble::refused));
    BOOST_TEST(writing.state() == State{});
    BOOST_TEST(library.entries(session).empty());
}

BOOST_FIXTURE_TEST_CASE(what_the_header_forbids_is_our_fault_and_said_so, OneSession) {
    const auto state = writing.state();
    BOOST_CHECK_THROW(writing.append(state, {}, awaiting()), std::logic_error);
    BOOST_CHECK_THROW(writing.set_cursor(state, 1, awaiting()), std::logic_error);
    BOOST_CHECK_THROW(writing.replace_from(state, 0, {}, awaiting()), std::logic_error);
    BOOST_CHECK_THROW(writing.replace_from(state, 2, {}, awaiting()), std::logic_error);
}

BOOST_FIXTURE_TEST_CASE(entries_are_ordered_by_number_though_the_clock_goes_back, OneSession) {
    std::string now = "2026-03-01T19:30:00Z";
    auto options = plain();
    options.now = [&now] { return now; };
    auto other = Library::in_memory(options);
    auto one = writer(other, other.create(two_players()));
    auto state = one.append(one.state(), {entry(1)}, awaiting());
    now = "1999-01-01T00:00:00Z";
    state = one.append(state, {entry(2)}, awaiting());
    BOOST_TEST(texts(other.entries(one.session())) == texts(entries(1, 2)), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(entries_are_visited_from_any_number_on, OneSession) {
    writing.append(writing.state(), entries(1, 5), awaiting());
    std::vector<std::size_t> seen;
    library.visit(
        session, [&](const EntryView& one) { seen.push_back(one.number); }, 4);
    BOOST_TEST(seen == (std::vector<std::size_t>{4, 5}), boost::test_tools::per_element());
    library.visit(
        session, [](const EntryView&) { BOOST_FAIL("there is no sixth entry"); }, 6);
}

BOOST_FIXTURE_TEST_CASE(a_library_may_be_closed_before_its_writer, OneSession) {
    auto state = writing.state();
    { const Library gone = std::move(library); }
    state = writing.append(state, {entry(1)}, awaiting());
    BOOST_TEST(writing.state().entries == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
