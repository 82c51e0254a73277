// SPDX-License-Identifier: MIT
// Several games do the work of one shelf: each what is of its own sessions and files.
#include "present/shelf/shelf_game.h"

#include "store/library.h"
#include "support/folder.h"
#include "wording/failure.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace {

using session::LocalTime;

store::SessionId begun(store::Library& library, const std::string& game, const std::string& title) {
    store::NewSession record;
    record.game = game;
    record.title = title;
    record.place = "kitchen";
    record.header = "{\"game\":\"" + game + "\"}";
    record.players = {{"red", "Anna"}};
    return library.create(record);
}

// Notes who was asked.
present::ShelfGame game_named(const std::string& id, std::string& asked) {
    return {id,
            "The game of " + id,
            [id](const session::OnShelf& one, const LocalTime& now) {
                auto row = present::plain_row(one, now);
                row.state = id + " asks";
                return row;
            },
            [id, &asked](const present::ShelvedSession& listed) {
                asked = id;
                return present::ResumeCard{listed.row, listed.where, {}, {}};
            },
            [id, &asked](store::SessionId, const session::Target&) -> std::optional<std::string> {
                asked = id;
                return std::nullopt;
            },
            [id, &asked](const std::filesystem::path&, store::IfDiffers) -> present::FileTaken {
                asked = id;
                return present::NotTaken{id};
            },
            [id, &asked](const std::filesystem::path&) -> present::FileTaken {
                asked = id;
                return present::NotTaken{id};
            }};
}

}  // namespace

// Of the toy games of this file.
struct TwoGamesOnAShelf {
    support::Folder folder;
    store::Library library = store::Library::in_memory();
    store::SessionId chess = begun(library, "chess", "Friday");
    store::SessionId draughts = begun(library, "draughts", "Saturday");
    store::SessionId unknown = begun(library, "go", "Sunday");
    std::string asked;
    present::ShelfWork work = present::shelf_work(library, {game_named("chess", asked), game_named("draughts", asked)});

    present::ShelvedSession listed(store::SessionId id) const {
        for (const auto& one : work.sessions())
            if (one.id == id) return one;
        throw std::out_of_range{"no such session"};
    }
    std::filesystem::path file_of(store::SessionId id) const {
        auto file = folder / (std::to_string(static_cast<std::int64_t>(id)) + ".logothete");
        work.write_session(id, {file});
        return file;
    }
};

BOOST_FIXTURE_TEST_SUITE(games_on_a_shelf, TwoGamesOnAShelf)

BOOST_AUTO_TEST_CASE(each_lists_its_own_sessions) {
    BOOST_TEST(work.sessions().size() == 3U);
    BOOST_TEST(listed(chess).row.state == "chess asks");
    BOOST_TEST(listed(draughts).row.state == "draughts asks");
    BOOST_TEST(listed(draughts).where == "kitchen");
    BOOST_TEST(work.games == (std::vector<std::string>{"The game of chess", "The game of draughts"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_no_game_knows_is_listed_plainly) {
    const auto row = listed(unknown).row;
    BOOST_TEST(row.title == "Sunday");
    BOOST_TEST(row.entries == "0 entries");
    BOOST_TEST(row.state.empty());
    BOOST_TEST(row.players.empty());
    const auto sends_to_the_command_line = [](const wording::Failure& failure) {
        const std::string why = failure.what();
        return why.starts_with("The window cannot open sessions of the game \"go\". The command line can");
    };
    BOOST_CHECK_EXCEPTION(work.card(listed(unknown)), wording::Failure, sends_to_the_command_line);
    BOOST_CHECK_EXCEPTION(work.write_journal(unknown, {folder / "go.jsonl"}), wording::Failure,
                          sends_to_the_command_line);
    BOOST_TEST(asked.empty());
    BOOST_TEST(std::filesystem::exists(file_of(unknown)));
}

BOOST_AUTO_TEST_CASE(a_session_is_told_and_written_by_its_game) {
    work.card(listed(draughts));
    BOOST_TEST(asked == "draughts");
    work.write_journal(chess, {folder / "friday.jsonl"});
    BOOST_TEST(asked == "chess");
}

BOOST_AUTO_TEST_CASE(a_file_is_taken_in_by_the_game_that_it_names) {
    work.take_session(file_of(draughts), store::IfDiffers::report);
    BOOST_TEST(asked == "draughts");
    work.take_session(file_of(chess), store::IfDiffers::report);
    BOOST_TEST(asked == "chess");
    work.take_journal(folder.write("a.jsonl", "{\"game\":\"draughts\"}\n"));
    BOOST_TEST(asked == "draughts");
    for (const char* other : {"{\"game\":\"go\"}\n", "no header\n", ""}) {
        asked.clear();
        work.take_journal(folder.write("b.jsonl", other));
        BOOST_TEST(asked == "chess");
    }
}

BOOST_AUTO_TEST_CASE(a_remark_says_why_a_session_does_not_count) {
    library.set_not_counted(chess, "a copy");
    BOOST_TEST(listed(chess).row.remark == "not counted: a copy");
}

BOOST_AUTO_TEST_SUITE_END()
