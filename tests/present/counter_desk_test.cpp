// SPDX-License-Identifier: MIT
// The toy game at a desk: whatever present still assumed of a real game would show itself here.
#include "present/counter_desk.h"

#include "present/journal/clock.h"
#include "present/journal/hands_view.h"
#include "present/journal/journal_rows.h"
#include "present/table/head.h"
#include "present/table/looks_of.h"
#include "session/kept.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <vector>

namespace {

counter::KeptHeader two_players() {
    counter::KeptHeader header;
    header.start = 0;
    header.names = {"Anna", "Boris"};
    return header;
}

struct AtCounter {
    AtCounter() : session{{two_players().limit}, two_players(), session::DiceSource::from_seed(1)}, desk{session} {}

    // Types the keys; each must be taken.
    void types(const std::string& keys) {
        for (const char key : keys) BOOST_TEST(desk.type(key), "key " << key << " of " << keys);
    }
    std::vector<std::string> journal(const present::Folds& folds = {}) const {
        present::JournalReader reader{desk.table().looks()};
        std::vector<std::string> lines;
        for (const auto& row : present::journal_rows(desk.table().looks(), folds))
            lines.push_back(reader.line(row).text);
        return lines;
    }

    counter::Session session;
    counter::Desk desk;
};

using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(toy_game_at_a_desk)

BOOST_AUTO_TEST_CASE(a_question_is_asked_and_answered_by_its_rows) {
    AtCounter at;
    BOOST_TEST(at.desk.page().heading == "Anna: how much?");
    BOOST_TEST(at.desk.page().rows.size() == 2U);
    at.types("1");
    BOOST_TEST(at.desk.page().heading == "Boris: how much?");
    at.types("2");
    BOOST_TEST(at.session.position().value == 3);
    BOOST_TEST(at.journal() == (Texts{"Anna adds 1.", "Boris adds 2."}), boost::test_tools::per_element());
    BOOST_TEST((at.desk.topic() == present::HelpTopic{present::RuleIds{"COU-1"}}));
    BOOST_TEST(!at.desk.back());
}

// A phone's undo left the table as it was, and nobody was told.
BOOST_AUTO_TEST_CASE(what_another_desk_undoes_is_to_be_put_back_here_too) {
    AtCounter at;
    at.types("12");
    counter::Desk phone{at.session};
    phone.take_back_to(1);
    BOOST_TEST(at.desk.to_put_back().first == at.desk.to_put_back().end);
    BOOST_TEST(at.desk.follow());
    BOOST_TEST(at.desk.to_put_back().first == 1U);
    BOOST_TEST(at.desk.to_put_back().end == 2U);
}

// Three entries, the second repaired, and that undone or not.
BOOST_AUTO_TEST_CASE(what_repairs_put_aside_is_told_alike_after_the_library_was_opened_again) {
    auto library = store::Library::in_memory();
    const counter::Boards boards;
    const auto id = session::begin_session<counter::KeptGame>(library, two_players(), {"Friday", ""}, boards);
    const auto texts = [](const counter::Session& session) {
        const present::LooksOf<counter::Teller> looks{session};
        present::JournalReader reader{looks};
        Texts lines;
        for (const auto& row : present::journal_rows(looks, {})) lines.push_back(reader.line(row).text);
        return lines;
    };
    const auto taken_up = [&] {
        return std::get<counter::OpenedKept>(session::take_up(library, id, boards, session::DiceSource::from_seed(1)));
    };
    Texts repaired;
    {
        auto opened = taken_up();
        for (const int by : {2, 1, 1}) BOOST_REQUIRE(opened.session.submit(opened.session.state(), counter::Add{by}));
        counter::Repair draft{opened.session};
        draft.change(2, counter::Add{2});
        BOOST_REQUIRE(opened.session.repair(draft.first_change(), draft.acts(), "Entry 2"));
        repaired = texts(opened.session);
        BOOST_TEST(repaired[1] == "2 entries undone and replaced");
    }
    Texts undone;
    {
        auto opened = taken_up();
        BOOST_TEST(texts(opened.session) == repaired, boost::test_tools::per_element());
        BOOST_REQUIRE(opened.session.undo());
        undone = texts(opened.session);
        BOOST_TEST(undone[1] == "Entry 2: undone; it can be redone");
    }
    auto opened = taken_up();
    BOOST_TEST(texts(opened.session) == undone, boost::test_tools::per_element());
    BOOST_REQUIRE(opened.session.redo());
    BOOST_TEST(texts(opened.session) == repaired, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(undo_and_redo_say_what_they_do) {
    AtCounter at;
    at.types("12");
    BOOST_TEST(at.desk.undo_name() == "Boris adds 2.");
    BOOST_TEST(at.desk.undo());
    BOOST_TEST(at.desk.message() == "Undone: Boris adds 2.");
    BOOST_TEST(at.desk.redo_name() == "Boris adds 2.");
    BOOST_TEST(at.desk.undo());
    at.types("2");
    BOOST_TEST(at.journal() == (Texts{"2 entries undone and replaced", "Anna adds 2."}),
               boost::test_tools::per_element());
    BOOST_TEST(at.journal({present::Folding::open, {0}}) ==
                   (Texts{"2 entries undone and replaced", "Anna adds 1.", "Boris adds 2.", "Anna adds 2."}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_earlier_position_is_looked_at_and_gone_on_from) {
    AtCounter at;
    at.types("122");
    at.desk.look_at(1);
    BOOST_TEST(at.desk.looks_back());
    BOOST_TEST(at.desk.shown().value == 1);
    BOOST_TEST(at.desk.page().heading == "The table after entry 1 of 3: Anna adds 1.");
    BOOST_TEST(present::head(at.desk).question == "Earlier: Boris: how much?");
    at.desk.choose(1);
    BOOST_TEST(at.session.journal().cursor() == 1U);
    BOOST_TEST(at.desk.page().heading == "Boris: how much?");
    BOOST_TEST(present::head(at.desk).question == "Boris: how much?");
}

// As many as the journal counts beside it: what was undone is none of them.
BOOST_AUTO_TEST_CASE(an_entry_is_one_of_those_that_count) {
    AtCounter at;
    at.types("122");
    at.desk.undo();
    at.desk.look_at(1);
    BOOST_TEST(at.desk.page().heading == "The table after entry 1 of 2: Anna adds 1.");
    at.desk.look_at(3);
    BOOST_TEST(at.desk.page().heading == "The table after entry 3 of 3: Boris adds 2.");
}

// The newest is most often the one to be changed: it is opened as the others are, and the table is no earlier one.
BOOST_AUTO_TEST_CASE(the_newest_entry_is_opened_to_be_changed) {
    AtCounter at;
    at.types("122");
    at.desk.open_entry(3);
    BOOST_TEST(at.desk.looks_back());
    BOOST_TEST(!at.desk.shows_another_time());
    BOOST_TEST(at.desk.page().heading == "The table after entry 3 of 3: Boris adds 2.");
    BOOST_TEST(present::head(at.desk).question == "Boris: how much?");
    at.desk.choose(1);
    BOOST_TEST(at.desk.message() == "The table stands here now: this is the newest entry.");
    at.desk.choose(2);
    BOOST_TEST_REQUIRE(at.desk.repair() != nullptr);
    BOOST_TEST(present::head(at.desk).repair == "Repair: instead of entry 3: Boris adds 2.");
}

BOOST_AUTO_TEST_CASE(stepping_forward_ends_at_the_table_as_it_stands) {
    AtCounter at;
    at.types("122");
    at.desk.look_at(2);
    BOOST_TEST(at.desk.shows_another_time());
    at.desk.look_at(3);
    BOOST_TEST(!at.desk.looks_back());
}

BOOST_AUTO_TEST_CASE(an_entry_is_changed_and_the_repair_undone) {
    AtCounter at;
    at.types("222");
    at.desk.change_entry(1);
    BOOST_REQUIRE(at.desk.repair() != nullptr);
    BOOST_TEST(at.desk.repair()->is_asking());
    BOOST_TEST(!at.desk.undo());  // a repair is under way
    at.types("1");                // one instead of two: now the others have the other's number
    BOOST_TEST(!at.desk.repair()->is_asking());
    BOOST_TEST((at.desk.repair()->marks().at(1) == present::RepairMark::changed));
    BOOST_TEST((at.desk.repair()->marks().at(2) == present::RepairMark::other_player));
    at.desk.choose(0);
    at.desk.choose(0);
    BOOST_TEST(at.desk.repair() == nullptr);
    BOOST_TEST(at.session.position().value == 5);
    BOOST_TEST(at.desk.undo());
    BOOST_TEST(at.session.position().value == 6);
}

BOOST_AUTO_TEST_CASE(what_holds_no_more_is_taken_out_and_escape_leaves_all_as_it_was) {
    AtCounter at;
    at.types("2222");  // eight of ten
    at.desk.insert_before(1);
    at.types("2");
    at.desk.back();
    BOOST_TEST(at.desk.repair() == nullptr);
    BOOST_TEST(at.desk.message() == "Nothing was changed: the journal is as it was.");
    BOOST_TEST(at.session.position().value == 8);
    at.types("2");
    at.desk.insert_before(1);
    at.types("2");  // now the last is beyond the limit
    BOOST_REQUIRE(at.desk.repair() != nullptr);
    BOOST_TEST(at.desk.repair_layer()->draft().refused().size() == 1U);
    BOOST_TEST(at.desk.page().heading == "1 later entry is no longer valid. What now?");
}

BOOST_AUTO_TEST_CASE(hands_and_clock_know_the_players_by_their_seats) {
    AtCounter at;
    at.types("12");
    const auto hands = present::hands_view(at.desk.table().looks(), {1, 2});
    BOOST_REQUIRE(hands.lines.size() == 1U);
    BOOST_TEST(hands.lines[0].text == "Boris turns it from 1 to 3.");
    BOOST_TEST((hands.lines[0].player == at.desk.table().looks().players()[1].badge));
    const auto begun = present::Moment{std::chrono::hours{1}};
    const auto clock = present::clock_rows(at.desk.table().looks(), {begun + std::chrono::seconds{5}}, {begun, {}},
                                           begun + std::chrono::seconds{9});
    BOOST_REQUIRE(clock.size() == 2U);
    BOOST_TEST(clock[0].text == "0:05");
    BOOST_TEST((clock[1].state == present::ClockRow::State::runs));
}

BOOST_AUTO_TEST_SUITE_END()
