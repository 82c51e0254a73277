// SPDX-License-Identifier: MIT
// The list of sessions and what is done to them as wholes.
#include "store/bad_disk.h"
#include "store/library.h"
#include "store/sample.h"
#include "store/sql.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace store;
using namespace test;

namespace {

std::vector<std::string> titles(const Library& library) {
    std::vector<std::string> found;
    for (const auto& one : library.list()) found.push_back(one.title);
    return found;
}

Shelf shelf(const Library& library, SessionId session) { return library.details(session).shelf; }

}  // namespace

BOOST_AUTO_TEST_SUITE(sessions)

BOOST_AUTO_TEST_CASE(a_new_session_is_as_it_was_told) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    const auto details = library.details(session);
    const auto told = two_players();
    BOOST_TEST(details.title == told.title);
    BOOST_TEST(details.place == told.place);
    BOOST_TEST(details.board == told.board);
    BOOST_TEST(details.header == told.header);
    BOOST_TEST((details.players == told.players));
    BOOST_TEST((details.rulings == told.rulings));
    BOOST_TEST((details.standing == Standing{told.awaits, {}}));
    BOOST_TEST(details.created_at == "2026-03-01T19:30:00Z");
    BOOST_TEST(details.uuid.size() == 36U);
    BOOST_TEST(details.state == State{});
    BOOST_TEST(details.shelf == Shelf::open);
    BOOST_TEST(!details.not_counted);
}

BOOST_AUTO_TEST_CASE(the_list_says_what_is_needed_to_choose) {
    auto library = Library::in_memory(plain());
    const auto session = played(library, 3);
    auto writing = writer(library, session);
    writing.set_cursor(writing.state(), 2, awaiting("roll"));
    const auto listed = library.list().at(0);
    BOOST_TEST(listed.id == session);
    BOOST_TEST(listed.entries == 3U);
    BOOST_TEST(listed.cursor == 2U);
    BOOST_TEST((listed.players == two_players().players));
    BOOST_TEST(listed.awaits.value() == R"({"kind":"roll"})");
}

BOOST_AUTO_TEST_CASE(the_last_taken_up_comes_first_whatever_the_clock_says) {
    std::string now = "2026-03-01T19:30:00Z";
    auto options = plain();
    options.now = [&now] { return now; };
    auto library = Library::in_memory(options);
    const auto first = library.create(two_players("first"));
    now = "1999-01-01T00:00:00Z";
    library.create(two_players("second"));
    BOOST_TEST(titles(library) == (std::vector<std::string>{"second", "first"}), boost::test_tools::per_element());
    writer(library, first);
    BOOST_TEST(titles(library) == (std::vector<std::string>{"first", "second"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(title_place_and_counting_can_be_changed) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    library.rename(session, "Saturday \"late\"; DROP TABLE sessions");
    library.set_place(session, "Pécs");
    library.set_not_counted(session, "aborted");
    const auto details = library.details(session);
    BOOST_TEST(details.title == "Saturday \"late\"; DROP TABLE sessions");
    BOOST_TEST(details.place == "Pécs");
    BOOST_TEST(details.not_counted.value() == "aborted");
    library.set_created_at(session, "2025-12-24T00:00:00Z");
    BOOST_TEST(library.details(session).created_at == "2025-12-24T00:00:00Z");
    library.set_not_counted(session, std::nullopt);
    BOOST_TEST(!library.details(session).not_counted);
}

BOOST_AUTO_TEST_CASE(what_players_say_in_advance_stays_with_the_session) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    auto writing = writer(library, session);
    const std::vector<StandingAnswer> said{{1, "fleet_allow", "2"}, {2, "levy_fights", {}}};
    writing.set_standing_answers(said);
    BOOST_TEST((library.standing_answers(session) == said));
    const auto copy = library.duplicate(session, "copy");
    BOOST_TEST((library.standing_answers(copy) == said));
    writing.set_standing_answers({said[1]});
    BOOST_TEST((library.standing_answers(session) == std::vector{said[1]}));
    // There is no third seat: nothing of it is kept.
    BOOST_TEST((trouble_of([&] { writing.set_standing_answers({said[0], {3, "levy_fights", {}}}); }).has_value()));
    BOOST_TEST((library.standing_answers(session) == std::vector{said[1]}));
    BOOST_TEST(library.standing_answers(copy).size() == 2U);
}

BOOST_AUTO_TEST_CASE(an_evening_is_changed_as_a_whole) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    const auto first = library.add_note(session, "first");
    const auto second = library.add_note(session, "second", 3);
    library.set_evening(
        session, {"Saturday", "Pécs", "2025-12-24T00:00:00Z", "aborted", {{first, ""}, {second, "later"}}, "new"});
    const auto details = library.details(session);
    BOOST_TEST(details.title == "Saturday");
    BOOST_TEST(details.place == "Pécs");
    BOOST_TEST(details.created_at == "2025-12-24T00:00:00Z");
    BOOST_TEST(details.not_counted.value() == "aborted");
    const auto notes = library.notes(session);
    BOOST_TEST_REQUIRE(notes.size() == 2U);
    BOOST_TEST(notes[0].text == "later");
    BOOST_TEST(notes[0].after.value() == 3U);
    BOOST_TEST(notes[1].text == "new");
    BOOST_TEST((trouble_of([&] { library.set_evening(SessionId{77}, {}); }) == Trouble::missing));
}

// A disk that fails at any change while an evening is written: all of it is there, or nothing.
BOOST_AUTO_TEST_CASE(an_evening_is_written_by_one_transaction) {
    bool struck = true;
    for (std::size_t at = 1; struck; ++at) {
        const support::Folder folder;
        SessionId session{};
        {
            auto library = Library::open(folder / "library", plain());
            session = library.create(two_players());
            library.add_note(session, "first");
        }
        {
            const BadDisk disk{Failure::full, at};
            const auto failed = trouble_of([&] {
                auto library = Library::open(folder / "library", plain());
                const auto note = library.notes(session).at(0).id;
                library.set_evening(session,
                                    {std::string(9000, 'a'), "Pécs", "2025", "aborted", {{note, "later"}}, "new"});
            });
            struck = disk.struck();
            BOOST_TEST((failed.has_value() || !struck || at > 1));
        }
        auto library = Library::open(folder / "library", plain());
        const auto details = library.details(session);
        const auto notes = library.notes(session);
        const bool all = details.place == "Pécs";
        BOOST_TEST((details.title == "Friday") != all);
        BOOST_TEST(details.not_counted.has_value() == all);
        BOOST_TEST((details.created_at == "2025") == all);
        BOOST_TEST(notes.size() == (all ? 2U : 1U));
        BOOST_TEST((notes.at(0).text == "later") == all);
        BOOST_TEST((all || struck));
    }
}

// The second of two notes belongs to nobody: a constraint stops it, and the title is as it was.
BOOST_AUTO_TEST_CASE(what_the_tables_refuse_leaves_the_evening_as_it_was) {
    const support::Folder folder;
    auto library = Library::open(folder / "library", plain());
    const auto session = library.create(two_players());
    library.add_note(session, "first");
    change((folder / "library").string(),
           "CREATE TRIGGER planted BEFORE INSERT ON notes BEGIN SELECT raise(ABORT, 'planted'); END");
    BOOST_TEST(trouble_of([&] { library.set_evening(session, {"Saturday", "", "", {}, {}, "new"}); }).has_value());
    BOOST_TEST(library.details(session).title == "Friday");
}

BOOST_AUTO_TEST_CASE(times_and_notes_are_read_without_the_rest) {
    auto library = Library::in_memory(plain());
    const auto session = played(library, 2);
    BOOST_TEST((library.entry_times(session) == std::vector<std::string>(2, "2026-03-01T19:30:00Z")));
    BOOST_TEST(library.note_texts().empty());
    library.add_note(session, "first");
    library.add_note(session, "sec\x01ond");
    BOOST_TEST_REQUIRE(library.note_texts().size() == 1U);
    BOOST_TEST(library.note_texts().at(session).size() == 2U);
    BOOST_TEST(library.note_texts().at(session).back().find('\x01') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(made_with_entries_is_as_if_they_had_been_appended) {
    auto library = Library::in_memory(plain());
    const auto appended = library.create(two_players());
    auto writing = writer(library, appended);
    writing.append(writing.state(), entries(1, 3), over());
    const auto made = library.create(two_players(), entries(1, 3), over());
    BOOST_TEST((library.entries(made) == library.entries(appended)));
    const auto one = library.details(made);
    const auto other = library.details(appended);
    BOOST_TEST((one.state == other.state));
    BOOST_TEST((one.standing == other.standing));
    BOOST_TEST(shelf(library, made) == Shelf::finished);
    BOOST_TEST(library.list().at(0).awaits.value() == over().awaits.value());
    auto going_on = writer(library, made);
    going_on.append(going_on.state(), {entry(4)}, awaiting());
    BOOST_TEST(library.entries(made).size() == 4U);
    BOOST_TEST(shelf(library, made) == Shelf::open);
}

BOOST_AUTO_TEST_CASE(shelves_are_left_as_they_were_entered) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    library.archive(session);
    BOOST_TEST(shelf(library, session) == Shelf::archived);
    library.trash(session);
    BOOST_TEST(shelf(library, session) == Shelf::trashed);
    library.restore(session);
    BOOST_TEST(shelf(library, session) == Shelf::archived);
    library.unarchive(session);
    BOOST_TEST(shelf(library, session) == Shelf::open);
}

BOOST_AUTO_TEST_CASE(the_trash_keeps_everything_until_it_is_emptied) {
    auto library = Library::in_memory(plain());
    const auto kept = played(library, 2, "kept");
    const auto session = played(library, 5, "gone");
    library.add_note(session, "a note");
    library.trash(session);
    BOOST_TEST(library.entries(session).size() == 5U);
    BOOST_TEST(library.empty_trash() == 1U);
    BOOST_TEST((trouble_of([&] { library.details(session); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.entries(session); }) == Trouble::missing));
    BOOST_TEST(library.entries(kept).size() == 2U);
    BOOST_TEST(library.empty_trash() == 0U);
    BOOST_TEST(library.create(two_players()) > session);  // a number is never used again
}

BOOST_AUTO_TEST_CASE(a_copy_has_everything_and_does_not_count) {
    auto library = Library::in_memory(plain());
    const auto session = played(library, 4);
    {
        auto writing = writer(library, session);
        writing.set_cursor(writing.state(), 2, awaiting());
        writing.append(writing.state(), {entry(3, "tax")}, over());
        library.add_note(session, "well played", 3);
    }
    const auto copy = library.duplicate(session, "What if");
    const auto of_copy = library.details(copy);
    const auto of_original = library.details(session);
    BOOST_TEST(of_copy.uuid != of_original.uuid);
    BOOST_TEST(of_copy.title == "What if");
    BOOST_TEST(of_copy.not_counted.has_value());
    BOOST_TEST(!of_original.not_counted);
    BOOST_TEST((of_copy.players == of_original.players));
    BOOST_TEST((of_copy.standing == of_original.standing));
    BOOST_TEST((library.entries(copy) == library.entries(session)));
    BOOST_TEST((library.cuts(copy) == library.cuts(session)));
    BOOST_TEST(library.cuts(copy).size() == 1U);
    BOOST_TEST(library.notes(copy).at(0).text == "well played");
}

BOOST_AUTO_TEST_CASE(notes_stay_in_their_order_and_can_be_taken_away) {
    auto library = Library::in_memory(plain());
    const auto session = library.create(two_players());
    const auto first = library.add_note(session, "first", 7);
    library.add_note(session, "second");
    BOOST_TEST(library.notes(session).size() == 2U);
    BOOST_TEST(library.notes(session).at(0).after.value() == 7U);
    BOOST_TEST(!library.notes(session).at(1).after);
    library.remove_note(first);
    BOOST_TEST(library.notes(session).at(0).text == "second");
}

BOOST_AUTO_TEST_CASE(what_is_not_there_is_said_to_be_missing) {
    auto library = Library::in_memory(plain());
    const SessionId none{99};
    BOOST_TEST((trouble_of([&] { library.details(none); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.rename(none, ""); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.trash(none); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.duplicate(none, ""); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.write(none); }) == Trouble::missing));
    BOOST_TEST((trouble_of([&] { library.add_note(none, ""); }) == Trouble::missing));
    BOOST_TEST(!library.find("no such uuid"));
}

BOOST_AUTO_TEST_CASE(what_is_no_journal_is_refused_whole) {
    auto library = Library::in_memory(plain());
    auto broken = two_players();
    broken.header = "no JSON";
    BOOST_TEST((trouble_of([&] { library.create(broken); }) == Trouble::refused));
    broken = two_players();
    broken.players.push_back({"red", "twice"});
    BOOST_TEST((trouble_of([&] { library.create(broken); }) == Trouble::refused));
    BOOST_TEST(library.list().empty());
}

BOOST_AUTO_TEST_CASE(a_journal_is_found_again_by_what_is_in_it) {
    auto library = Library::in_memory(plain());
    const auto session = played(library, 3);
    played(library, 2);
    const auto all = texts(entries(1, 3));
    BOOST_TEST((library.same_journal(two_players().header, all) == std::vector{session}));
    BOOST_TEST(library.same_journal("{}", all).empty());
    BOOST_TEST(library.same_journal(two_players().header, texts(entries(1, 3, "tax"))).empty());
}

BOOST_AUTO_TEST_CASE(uuids_differ) {
    auto library = Library::in_memory(plain());
    std::set<std::string> seen;
    for (int i = 0; i < 50; ++i) seen.insert(library.details(library.create(two_players())).uuid);
    BOOST_TEST(seen.size() == 50U);
    BOOST_TEST(library.find(*seen.begin()).has_value());
}

BOOST_AUTO_TEST_CASE(what_was_counted_is_good_until_the_session_changes) {
    auto library = Library::in_memory(plain());
    const auto id = played(library, 3);
    played(library, 2, "Another");
    BOOST_TEST(library.summaries().empty());
    library.set_summary(id, library.details(id).state, R"({"a":1})");
    library.set_summary(id, library.details(id).state, R"({"a":2})");
    BOOST_TEST((library.summaries() == std::map<SessionId, std::string>{{id, R"({"a":2})"}}));
    auto writing = writer(library, id);
    const auto state = writing.append(writing.state(), {entry(4)}, awaiting());
    BOOST_TEST(library.summaries().empty());
    library.set_summary(id, state, R"({"a":3})");
    BOOST_TEST(library.summaries().size() == 1U);
    writing.set_cursor(state, 2, awaiting());
    BOOST_TEST(library.summaries().empty());
    BOOST_TEST((trouble_of([&] { library.set_summary(SessionId{99}, {}, "{}"); }) == Trouble::missing));
}

BOOST_AUTO_TEST_SUITE_END()
