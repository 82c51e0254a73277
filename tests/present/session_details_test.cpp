// SPDX-License-Identifier: MIT
// What a table knows of a session beside the game is changed together, or not at all.
#include "present/shelf/session_details.h"

#include "session/times.h"

#include <boost/test/unit_test.hpp>

#include <string>

using present::Counts;
using present::SessionDetails;

struct OneSession {
    store::Library library = store::Library::in_memory();
    store::SessionId id = begun();

    store::SessionId begun() {
        store::NewSession record;
        record.game = "chess";
        record.title = "Friday";
        record.header = "{}";
        record.players = {{"red", "Anna"}};
        return library.create(record);
    }
    SessionDetails details() const { return present::details_of(library, id); }
    std::string save(const SessionDetails& wished) { return present::save_details(library, id, wished); }
};

BOOST_FIXTURE_TEST_SUITE(session_details, OneSession)

BOOST_AUTO_TEST_CASE(all_of_them_are_changed_together) {
    SessionDetails wished = details();
    BOOST_TEST(wished.title == "Friday");
    wished = {" Saturday ", "kitchen", "2026-03-01 19:30", Counts::no, {}, "Basil came late"};
    BOOST_TEST(save(wished).empty());
    const auto kept = details();
    BOOST_TEST(kept.title == "Saturday");
    BOOST_TEST(kept.place == "kitchen");
    BOOST_TEST(kept.begun == "2026-03-01 19:30");
    BOOST_TEST((kept.counts == Counts::no));
    BOOST_TEST_REQUIRE(kept.notes.size() == 1U);
    BOOST_TEST(kept.notes[0].text == "Basil came late");
    BOOST_TEST(kept.new_note.empty());
}

BOOST_AUTO_TEST_CASE(a_note_is_changed_and_removed) {
    library.add_note(id, "first");
    library.add_note(id, "second");
    SessionDetails wished = details();
    wished.notes[0].text = "earlier";
    wished.notes[1].text = "  ";
    BOOST_TEST(save(wished).empty());
    BOOST_TEST_REQUIRE(details().notes.size() == 1U);
    BOOST_TEST(details().notes[0].text == "earlier");
    BOOST_TEST((details().notes[0].id == wished.notes[0].id));
}

BOOST_AUTO_TEST_CASE(a_day_alone_is_enough_and_no_day_is_said) {
    SessionDetails wished = details();
    wished.begun = "2026-03-01";
    BOOST_TEST(save(wished).empty());
    BOOST_TEST(details().begun.starts_with("2026-03-01 "));
    for (const char* wrong : {"", "yesterday", "2026-02-30", "2026-3", "2026-03-01 25:00", "2026-03-01T19:30"}) {
        wished = details();
        wished.place = "elsewhere";
        wished.begun = wrong;
        BOOST_TEST(save(wished) ==
                   "“" + std::string{wrong} +
                       "” is not a day. Write it like this: 2026-03-01, or with the time: 2026-03-01 19:30.");
        BOOST_TEST(details().place.empty());  // nothing else was written either
    }
}

BOOST_AUTO_TEST_CASE(bad_texts_change_nothing) {
    for (const auto& spoil : {+[](SessionDetails& wished) { wished.title = " "; },
                              +[](SessionDetails& wished) { wished.title = std::string(100, 'a'); },
                              +[](SessionDetails& wished) { wished.place = "a\x01"; },
                              +[](SessionDetails& wished) { wished.new_note = std::string(3000, 'a'); }}) {
        SessionDetails wished = details();
        wished.counts = Counts::no;
        spoil(wished);
        BOOST_TEST(!save(wished).empty());
        BOOST_TEST((details().counts == Counts::yes));
    }
}

BOOST_AUTO_TEST_CASE(the_reason_why_a_session_does_not_count_is_written_and_kept) {
    SessionDetails wished = details();
    wished.counts = Counts::no;
    wished.why_not = " half the rules ";
    BOOST_TEST(save(wished).empty());
    BOOST_TEST(library.details(id).not_counted.value() == "half the rules");
    BOOST_TEST(details().why_not == "half the rules");
    wished = details();
    wished.why_not = "a\x01";
    BOOST_TEST(save(wished).starts_with("Why it does not count: "));
    wished = details();
    wished.counts = Counts::yes;  // then there is nothing to give a reason for
    BOOST_TEST(save(wished).empty());
    BOOST_TEST(!library.details(id).not_counted);
}

BOOST_AUTO_TEST_CASE(the_length_of_an_evening_is_said_in_short) {
    BOOST_TEST(present::length_words(library, id).empty());
    present::ShelvedSession session;
    session.id = id;
    session.row.entries = "3 entries";  // those that are undone do not count
    BOOST_TEST(present::length_sentence(library, session) == "3 entries");
}

BOOST_AUTO_TEST_CASE(what_was_not_changed_is_not_written) {
    library.set_not_counted(id, "a copy");
    SessionDetails wished = details();
    wished.place = "kitchen";
    BOOST_TEST(save(wished).empty());
    BOOST_TEST(library.details(id).not_counted.value() == "a copy");
    wished = details();
    wished.counts = Counts::yes;
    BOOST_TEST(save(wished).empty());
    BOOST_TEST(!library.details(id).not_counted);
}

BOOST_AUTO_TEST_SUITE_END()
