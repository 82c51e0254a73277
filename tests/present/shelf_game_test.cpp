// SPDX-License-Identifier: MIT
// Several games do the work of one shelf: each what is of its own sessions and files. And what a game of tellers does.
#include "present/shelf/shelf_game.h"

#include "present/counter_desk.h"
#include "present/shelf/shelf_game_of.h"
#include "present/shelf/shelf_search.h"
#include "session/kept.h"
#include "store/library.h"
#include "support/folder.h"
#include "wording/failure.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
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
            [id, &asked](const std::filesystem::path&, store::IfDiffers) -> present::FileTaken {
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
    BOOST_TEST(listed(draughts).row.game == "The game of draughts");
    BOOST_TEST(present::matches(listed(draughts), "kitchen game of draughts"));
    BOOST_TEST(!present::matches(listed(chess), "draughts"));
    BOOST_TEST(work.games == (std::vector<std::string>{"The game of chess", "The game of draughts"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_no_game_knows_is_listed_plainly) {
    const auto row = listed(unknown).row;
    BOOST_TEST(row.title == "Sunday");
    BOOST_TEST(row.entries == "0 entries");
    BOOST_TEST(row.state == "This window cannot show the game “go”");
    BOOST_TEST(row.players.empty());
    BOOST_TEST((listed(unknown).its_game == present::ItsGame::unknown));
    BOOST_TEST((listed(chess).its_game == present::ItsGame::here));
    const auto sends_to_the_command_line = [](const wording::Failure& failure) {
        const std::string why = failure.what();
        return why.starts_with(
            "The window cannot open sessions of the game “go”. The command line can, if it knows the game: "
            "logothete-cli session open. If it does not, use the version that the session was played with, or a newer "
            "one.");
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
    work.take_journal(folder.write("a.jsonl", "{\"game\":\"draughts\"}\n"), store::IfDiffers::report);
    BOOST_TEST(asked == "draughts");
    for (const char* other : {"{\"game\":\"go\"}\n", "no header\n", ""}) {
        asked.clear();
        work.take_journal(folder.write("b.jsonl", other), store::IfDiffers::report);
        BOOST_TEST(asked == "chess");
    }
}

BOOST_AUTO_TEST_CASE(a_remark_says_why_a_session_does_not_count) {
    library.set_not_counted(chess, "a copy");
    BOOST_TEST(listed(chess).row.remark == "not counted: a copy");
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

present::SeatMarks even_and_odd() {
    return present::colour_marks({{"even", "even", "Even", {paper::Shape::circle, paper::Ink::red, "E"}},
                                  {"odd", "odd", "Odd", {paper::Shape::square, paper::Ink::blue, "O"}}});
}

}  // namespace

// A session of the toy game, two entries long, and what its game does for a shelf.
struct CounterOnAShelf {
    support::Folder folder;
    store::Library library = store::Library::in_memory();
    store::Library other = store::Library::in_memory();
    counter::Boards boards;
    store::SessionId id = played();

    store::SessionId played() {
        const counter::KeptHeader header{{0}, 10, {"Anna", ""}};
        const auto fresh = session::begin_session<counter::KeptGame>(library, header, {"", "kitchen"}, boards);
        const auto dice = session::DiceSource::from_seed(1);
        auto taken = session::take_up<counter::KeptGame>(library, fresh, boards, dice);
        auto& open = std::get<counter::OpenedKept>(taken).session;
        for (const int by : {2, 1}) BOOST_TEST_REQUIRE(open.submit(open.state(), counter::Add{by}).has_value());
        return fresh;
    }
    present::ShelfWork work(store::Library& of) {
        const auto awaited = [](const session::OnShelf&, const present::SeatMarks&) {
            return present::AwaitedWords{"How much?", "odd"};
        };
        const auto refusal = [](const counter::Table& table, const counter::Refusal& why) {
            return counter::Teller{table, {}}.refusal(why);
        };
        return present::shelf_work(
            of, {present::shelf_game_of<counter::Teller>(of, boards, {"Counter", even_and_odd, awaited, refusal})});
    }
    static std::string refused(const present::FileTaken& taken) {
        const auto* why = std::get_if<present::NotTaken>(&taken);
        return why ? why->sentence : "taken";
    }
};

BOOST_FIXTURE_TEST_SUITE(a_game_on_a_shelf, CounterOnAShelf)

BOOST_AUTO_TEST_CASE(a_row_has_its_players_and_who_is_awaited) {
    const auto listed = work(library).sessions().at(0);
    BOOST_TEST(listed.row.title == "Anna, Odd");
    BOOST_TEST(listed.where == "kitchen");
    BOOST_TEST(listed.row.state == "How much?");
    BOOST_TEST_REQUIRE(listed.row.players.size() == 2U);
    BOOST_TEST(listed.row.players[1].name == "Odd");
    BOOST_TEST((listed.row.speaker == listed.row.players[1].badge));
}

BOOST_AUTO_TEST_CASE(a_row_of_a_finished_game_has_its_winner_and_the_scores) {
    const auto dice = session::DiceSource::from_seed(1);
    {
        auto taken = session::take_up<counter::KeptGame>(library, id, boards, dice);
        auto& open = std::get<counter::OpenedKept>(taken).session;
        for (const int by : {2, 2, 2, 1}) BOOST_TEST_REQUIRE(open.submit(open.state(), counter::Add{by}).has_value());
    }
    const auto listed = work(library).sessions().at(0);
    BOOST_TEST(listed.row.state == "Anna and Odd won");
    BOOST_TEST_REQUIRE(listed.row.players.size() == 2U);
    BOOST_TEST(listed.row.players[0].name == "Anna 10");
    BOOST_TEST(listed.row.players[1].name == "Odd 10");
    BOOST_TEST(!present::matches(listed, "bert won"));
    BOOST_TEST(present::matches(listed, "anna won"));
}

BOOST_AUTO_TEST_CASE(a_session_is_found_by_what_its_row_shows) {
    const auto listed = work(library).sessions().at(0);
    for (const char* words : {"", "  ", "anna", "ANNA kit", "how much", "odd"})
        BOOST_TEST(present::matches(listed, words), words);
    for (const char* words : {"anna bert", "won", "3 entries"}) BOOST_TEST(!present::matches(listed, words), words);
}

BOOST_AUTO_TEST_CASE(a_session_found_by_what_its_row_does_not_show_tells_what_was_found) {
    auto listed = work(library).sessions().at(0);
    listed.where = "Utrecht";
    listed.notes = "Anna was late\nOdd brought a cake\n";
    BOOST_TEST(present::found_unseen(listed, "").empty());
    BOOST_TEST(present::found_unseen(listed, "anna").empty());  // the row shows her
    BOOST_TEST(present::found_unseen(listed, "anna CAKE") == "found: Odd brought a cake");
    BOOST_TEST(present::found_unseen(listed, "utr") == "found: Utrecht");
}

BOOST_AUTO_TEST_CASE(the_card_has_the_question_and_the_last_entries) {
    const auto all = work(library);
    const auto card = all.card(all.sessions().at(0));
    BOOST_TEST(card.question == ": how much?");
    BOOST_TEST_REQUIRE(card.last.size() == 2U);
    BOOST_TEST(card.last[0].number == 1U);
    BOOST_TEST(card.last[0].headline == "Anna adds 2.");
}

BOOST_AUTO_TEST_CASE(its_journal_and_its_session_come_into_another_library) {
    const auto from = work(library);
    const auto into = work(other);
    BOOST_TEST(!from.write_journal(id, {folder / "evening.jsonl"}));
    const auto journal = into.take_journal(folder / "evening.jsonl", store::IfDiffers::report);
    BOOST_TEST_REQUIRE(std::holds_alternative<store::Imported>(journal));
    BOOST_TEST(into.sessions().at(0).title == "evening");
    BOOST_TEST(std::holds_alternative<store::AlreadyHere>(
        into.take_journal(folder / "evening.jsonl", store::IfDiffers::report)));
    from.write_session(id, {folder / "whole.logothete"});
    BOOST_TEST(!std::holds_alternative<present::NotTaken>(
        into.take_session(folder / "whole.logothete", store::IfDiffers::report)));
    BOOST_TEST(std::holds_alternative<store::AlreadyHere>(
        from.take_session(folder / "whole.logothete", store::IfDiffers::report)));
}

// Whoever opens a file again goes on with its session; and where both differ, nothing is lost unasked.
BOOST_AUTO_TEST_CASE(a_journal_that_goes_on_elsewhere_is_told_before_it_stands_there_twice) {
    const std::string head = R"({"game":"counter","start":0,"limit":9,"players":["Anna","Boris"]})";
    const auto journal = [&](int adds, const std::string& last = {}) {
        std::string lines = head + '\n';
        for (int i = 0; i < adds; ++i) lines += "{\"add\":2,\"note\":\"\"}\n";
        return folder.write("again.jsonl", lines + last);
    };
    const auto into = work(other);
    const auto take = [&](const std::filesystem::path& file, store::IfDiffers if_differs = store::IfDiffers::report) {
        return into.take_journal(file, if_differs);
    };
    const auto first = take(journal(2));
    BOOST_TEST_REQUIRE(std::holds_alternative<store::Imported>(first));
    for (const std::size_t entries : {std::size_t{3}, std::size_t{1}}) {
        const auto again = take(journal(static_cast<int>(entries)));
        BOOST_TEST_REQUIRE(std::holds_alternative<store::Differs>(again));
        const auto& differs = std::get<store::Differs>(again);
        BOOST_TEST((differs.session == std::get<store::Imported>(first).session));
        BOOST_TEST(differs.common == std::min<std::size_t>(2, entries));
        BOOST_TEST(differs.ours == 2U);
        BOOST_TEST(differs.theirs == entries);
    }
    BOOST_TEST(into.sessions().size() == 1U);
    BOOST_TEST(std::holds_alternative<store::Imported>(take(journal(0))));  // that is how any game begins
    BOOST_TEST(std::holds_alternative<store::Imported>(take(journal(1, "{\"add\":1,\"note\":\"\"}\n"))));
    BOOST_TEST(std::holds_alternative<store::Imported>(take(journal(3), store::IfDiffers::add_copy)));
    BOOST_TEST(std::holds_alternative<store::AlreadyHere>(take(journal(3))));
    BOOST_TEST(into.sessions().size() == 4U);
}

// A repair here, and the file opened again: a second session began unasked.
BOOST_AUTO_TEST_CASE(a_journal_with_several_entries_in_common_is_told_before_it_stands_there_twice) {
    const std::string head = R"({"game":"counter","start":0,"limit":90,"players":["Anna","Boris"]})";
    const auto journal = [&](const std::vector<int>& adds) {
        std::string lines = head + '\n';
        for (const int by : adds) lines += "{\"add\":" + std::to_string(by) + ",\"note\":\"\"}\n";
        return folder.write("again.jsonl", lines);
    };
    const auto into = work(other);
    const auto take = [&](const std::vector<int>& adds) {
        return into.take_journal(journal(adds), store::IfDiffers::report);
    };
    BOOST_TEST_REQUIRE(std::holds_alternative<store::Imported>(take({2, 1, 2, 2, 1})));
    struct Case {
        std::vector<int> adds;
        std::size_t common;
    };
    for (const auto& [adds, common] : {Case{{2, 1, 2, 1, 1, 1}, 3}, Case{{2, 1, 2, 1}, 3}, Case{{2, 2, 2, 2, 1}, 1}}) {
        const auto again = take(adds);
        BOOST_TEST_REQUIRE(std::holds_alternative<store::Differs>(again));
        const auto& differs = std::get<store::Differs>(again);
        BOOST_TEST(differs.common == common);
        BOOST_TEST(differs.ours == 5U);
        BOOST_TEST(differs.theirs == adds.size());
    }
    BOOST_TEST(std::holds_alternative<store::Imported>(take({1, 1, 2, 2, 1})));  // another game from the first on
    BOOST_TEST(std::holds_alternative<store::Imported>(take({2, 2, 1, 1, 2})));
    BOOST_TEST(into.sessions().size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_journal_that_does_not_hold_says_the_line_and_why) {
    const std::string head = R"({"game":"counter","start":0,"limit":3,"players":["Anna","Boris"]})";
    const std::string two = "\n{\"add\":2,\"note\":\"\"}\n";
    BOOST_TEST(refused(work(other).take_journal(folder.write("full.jsonl", head + two + "{\"add\":2,\"note\":\"\"}\n"),
                                                store::IfDiffers::report)) ==
               "full.jsonl, line 3: Not allowed, COU-2: beyond the limit. Nothing was imported.");
    const auto torn = refused(
        work(other).take_journal(folder.write("torn.jsonl", head + two + "{\"add\"\n"), store::IfDiffers::report));
    BOOST_TEST(torn.starts_with("torn.jsonl, line 3: "), torn);
    BOOST_TEST(work(other).sessions().empty());
}

BOOST_AUTO_TEST_CASE(a_session_that_leads_elsewhere_is_not_written_nor_taken) {
    {
        auto writer = std::get<store::Writer>(library.write(id));
        writer.append(writer.state(), {{R"({"add":2,"note":""})", {4711, 1}, 3, {}}}, {});
    }
    const auto from = work(library);
    BOOST_TEST(from.write_journal(id, {folder / "evening.jsonl"})
                   .value()
                   .starts_with("Entry 3 no longer leads to the same position, so the journal was not written. Export "
                                "a session file instead; it contains everything."));
    from.write_session(id, {folder / "whole.logothete"});
    const auto why = refused(work(other).take_session(folder / "whole.logothete", store::IfDiffers::report));
    BOOST_TEST(why.find("Entry 3, written by version") != std::string::npos, why);
    BOOST_TEST(work(other).sessions().empty());
}

BOOST_AUTO_TEST_SUITE_END()
