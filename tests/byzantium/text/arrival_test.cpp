// SPDX-License-Identifier: MIT
// Session files that come in are judged whole before anything of them is taken over.
#include "byzantium/text/acts.h"
#include "byzantium/text/kept.h"
#include "store/store_error.h"
#include "support/folder.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <sqlite3.h>
#include <string>
#include <utility>

namespace {

namespace fs = std::filesystem;

// As somebody with a hex editor would do it: what our own tables would refuse is written all the same.
void spoil(const fs::path& file, const std::string& sql) {
    sqlite3* db = nullptr;
    BOOST_TEST_REQUIRE(sqlite3_open(file.c_str(), &db) == SQLITE_OK);
    const int code = sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr);
    BOOST_TEST_REQUIRE(code == SQLITE_OK, sqlite3_errmsg(db));
    BOOST_TEST_REQUIRE(sqlite3_changes(db) > 0);
    sqlite3_close(db);
}

struct Damage {
    const char* name;
    const char* sql;
};
std::ostream& operator<<(std::ostream& out, const Damage& damage) { return out << damage.name; }

const Damage damages[] = {
    {"a_header_that_is_a_number", "UPDATE sessions SET header = '-1'"},
    {"a_header_of_other_players", "UPDATE sessions SET header = replace(header, 'blue', 'green')"},
    {"a_header_of_another_game", "UPDATE sessions SET header = replace(header, '\"byzantium\"', '\"eko\"')"},
    {"another_game_in_the_list", "UPDATE sessions SET game = 'eko'"},
    {"a_board_that_is_a_list", "UPDATE boards SET text = '[]'"},
    {"another_board_in_the_list", "UPDATE sessions SET board = 'another'"},
    {"other_players_in_the_list", "UPDATE players SET name = 'Zoe' WHERE seat = 1"},
    {"an_entry_without_a_do", "UPDATE entries SET text = '{\"city\":\"athens\"}' WHERE number = 4"},
    {"an_entry_that_is_not_allowed",
     "UPDATE entries SET text = (SELECT text FROM entries WHERE number = 1) "
     "WHERE number = 2"},
    {"an_entry_that_leads_elsewhere", "UPDATE entries SET position_hash = position_hash + 1 WHERE number = 5"},
    {"an_entry_put_aside_that_is_none", "UPDATE cut_entries SET text = '{\"do\":7}' WHERE number = 7"},
    {"a_result_of_nobody", "UPDATE sessions SET finished_by = 'turns'"},
};

}  // namespace

// A session with eight entries that count and two that were put aside, and its file.
struct Arriving {
    support::Folder folder;
    fs::path file = folder / "friday.logothete";
    store::Library theirs = store::Library::in_memory();
    store::Library ours = store::Library::in_memory();

    Arriving() {
        const auto id =
            byzantium::text::begin_session(theirs, support::header_of({byzantium::Color::red, byzantium::Color::blue}),
                                           {"Friday", ""}, shipped_boards());
        auto opened = std::get<byzantium::text::OpenedKept>(
            byzantium::text::take_up(theirs, id, shipped_boards(), session::DiceSource::from_seed(1)));
        support::RandomPlayer random{3, support::Taste::warlike};
        const auto enter = [&](std::size_t entries) {
            while (opened.session.journal().cursor() < entries)
                BOOST_REQUIRE(enters(opened.session, random.entry(opened.session.table(), opened.session.position())));
        };
        enter(8);
        opened.session.go_to(6);
        enter(8);
        store::export_session(theirs, id, file, store::CutsToo::yes);
    }

    byzantium::text::TakenFile take() {
        return byzantium::text::take_over_file(ours, file, store::IfDiffers::report, shipped_boards());
    }
    bool is_refused() {
        try {
            return std::holds_alternative<byzantium::text::DisagreementAt>(take());
        } catch (const protocol::FormatError&) {
            return true;
        } catch (const store::StoreError&) {
            return true;
        }
    }
};

BOOST_AUTO_TEST_SUITE(arrival)

BOOST_FIXTURE_TEST_CASE(a_whole_file_is_taken_over, Arriving) {
    const auto taken = take();
    BOOST_TEST_REQUIRE(std::holds_alternative<store::Imported>(taken));
    const auto id = std::get<store::Imported>(taken).session;
    BOOST_TEST(ours.entries(id).size() == 8U);
    BOOST_TEST(ours.cuts(id).size() == 1U);
    BOOST_TEST(std::holds_alternative<store::AlreadyHere>(take()));
}

BOOST_DATA_TEST_CASE(a_damaged_file_is_refused_and_nothing_is_written, boost::unit_test::data::make(damages), damage) {
    Arriving in;
    spoil(in.file, damage.sql);
    BOOST_TEST(in.is_refused());
    BOOST_TEST(in.ours.list().empty());
}

BOOST_FIXTURE_TEST_CASE(an_entry_that_does_not_hold_is_told_by_its_number, Arriving) {
    spoil(file, "UPDATE entries SET text = '{\"do\":\"dance\"}' WHERE number = 4");
    const auto wrong = std::get<byzantium::text::DisagreementAt>(take());
    BOOST_TEST(wrong.trouble.entry == 4U);
    BOOST_TEST(std::holds_alternative<protocol::FormatError>(wrong.trouble.why));
}

BOOST_AUTO_TEST_SUITE_END()
