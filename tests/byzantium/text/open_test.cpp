// SPDX-License-Identifier: MIT
#include "byzantium/text/open.h"

#include "byzantium/text/board.h"
#include "byzantium/text/boards.h"
#include "session/files.h"
#include "session/resources.h"
#include "support/environment.h"
#include "support/file_error.h"
#include "support/folder.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <sstream>
#include <string>

namespace {

using byzantium::text::Boards;
using byzantium::text::Opened;
using session::DiceSource;
using session::Resources;
using support::Folder;
using support::holds;

const std::string header_line =
    R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red"},{"color":"blue"}],"first":"red"})"
    "\n";
const std::string damascus = R"({"do":"control","city":"damascus","cube":"pool"})"
                             "\n";
const std::string again = R"({"do":"control","city":"damascus","cube":"pool"})"
                          "\n";
const std::string athens_line = R"({"do":"control","city":"athens","cube":"pool"})"
                                "\n";

Opened open(const std::string& text) {
    std::istringstream lines{text};
    return byzantium::text::open_journal(lines, "game", Boards{Resources::find()}, DiceSource::from_seed(1));
}

std::string saved(const byzantium::text::Session& session) {
    std::ostringstream out;
    byzantium::text::write_journal(out, session);
    return out.str();
}

template <class Error, class Act>
std::string error_of(const Act& act) {
    try {
        act();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(journals_open)

BOOST_AUTO_TEST_CASE(a_whole_journal_opens) {
    const auto opened = open(header_line + damascus + athens_line);
    BOOST_TEST(!opened.trouble.has_value());
    BOOST_TEST(opened.session.journal().size() == 2U);
    const auto again_opened = open(saved(opened.session));
    BOOST_TEST((again_opened.session.position() == opened.session.position()));
}

BOOST_AUTO_TEST_CASE(a_refused_entry_ends_it_and_is_named) {
    const auto opened = open(header_line + damascus + again + athens_line);
    BOOST_REQUIRE(opened.trouble.has_value());
    BOOST_TEST(opened.trouble->line == 3U);
    BOOST_TEST((rule(std::get<byzantium::Refusal>(opened.trouble->why)) == byzantium::byz(9)));
    BOOST_TEST(opened.session.journal().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_broken_last_line_is_named_and_the_rest_is_kept) {
    const auto opened = open(header_line + damascus + athens_line.substr(0, 20));
    BOOST_REQUIRE(opened.trouble.has_value());
    BOOST_TEST(opened.trouble->line == 3U);
    BOOST_TEST(holds(std::get<protocol::FormatError>(opened.trouble->why).what(), "game:3"));
    BOOST_TEST(opened.session.journal().size() == 1U);
}

// Line 3 is refused before the broken line 4 is reached.
BOOST_AUTO_TEST_CASE(the_first_trouble_counts) {
    const auto opened = open(header_line + damascus + again + "noise\n");
    BOOST_REQUIRE(opened.trouble.has_value());
    BOOST_TEST(opened.trouble->line == 3U);
}

BOOST_AUTO_TEST_CASE(without_a_header_there_is_no_session) {
    BOOST_TEST(!error_of<protocol::FormatError>([] { open(""); }).empty());
    BOOST_TEST(!error_of<protocol::FormatError>([] { open(damascus); }).empty());
}

BOOST_AUTO_TEST_CASE(what_was_undone_is_not_written) {
    auto opened = open(header_line + damascus + athens_line);
    opened.session.undo();
    BOOST_TEST(!holds(saved(opened.session), "athens"));
}

BOOST_AUTO_TEST_CASE(a_journal_is_saved_in_a_file) {
    const Folder folder;
    const auto opened = open(header_line + damascus);
    byzantium::text::save_journal({folder / "game.jsonl"}, opened.session);
    BOOST_TEST(folder.read("game.jsonl") == saved(opened.session));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(boards)

BOOST_AUTO_TEST_CASE(a_board_is_found_by_its_id) {
    BOOST_TEST(byzantium::text::shipped_board(Resources::find(), "byzantium-2005").name == "Byzantium (Warfrog, 2005)");
}

BOOST_AUTO_TEST_CASE(a_board_that_is_not_there_is_named) {
    BOOST_TEST(holds(error_of<session::FileError>([] { byzantium::text::shipped_board(Resources::find(), "moon"); }),
                     "“moon”"));
}

BOOST_AUTO_TEST_CASE(without_any_boards_it_is_said_where_they_were_looked_for) {
    const Folder folder;
    const Resources empty{folder / ""};
    BOOST_TEST(byzantium::text::files(empty).board_ids().empty());
    BOOST_TEST(holds(error_of<session::FileError>([&] { byzantium::text::shipped_board(empty, "byzantium-2005"); }),
                     "share/logothete"));
}

BOOST_AUTO_TEST_CASE(a_text_that_is_damaged_is_not_shown) {
    const Folder folder;
    std::filesystem::create_directories(folder / "byzantium/help");
    for (const std::string& broken : {std::string{}, std::string{"PK\3\4"}, std::string{"# Battle\0", 9}}) {
        folder.write("byzantium/help/battle-nl.md", broken);
        BOOST_TEST(holds(error_of<session::FileError>(
                             [&] { byzantium::text::files(Resources{folder / ""}).help_page("battle", "nl"); }),
                         "this file is damaged."));
    }
}

BOOST_AUTO_TEST_CASE(files_that_are_missing_are_named) {
    BOOST_TEST(Resources::find().missing().empty());
    BOOST_TEST(byzantium::text::files(Resources::find()).missing().empty());
    const Folder folder;
    std::filesystem::create_directory(folder / "map");
    const auto all = Resources{folder / ""}.missing();
    folder.write("map/land.geojson", "");
    const auto but_land = Resources{folder / ""}.missing();
    BOOST_TEST(all.size() == but_land.size() + 1);
    BOOST_TEST(std::count(all.begin(), all.end(), "map/land.geojson") == 1);
    BOOST_TEST(std::count(but_land.begin(), but_land.end(), "map/land.geojson") == 0);
    BOOST_TEST(std::count(all.begin(), all.end(), "help/manual-nl.md") == 1);
    const auto of_game = byzantium::text::files(Resources{folder / ""}).missing();
    BOOST_TEST(std::count(of_game.begin(), of_game.end(), "byzantium/rules/rules-hu.txt") == 1);
    BOOST_TEST(of_game.size() == 30U);  // a board, a journal, and seven texts in four languages
}

BOOST_AUTO_TEST_CASE(an_id_never_leads_out_of_the_folder) {
    const Resources resources = Resources::find();
    for (const char* id : {"../rules/x", "/etc/passwd", "..", "", "a b", "a\nb", "a.b"}) {
        BOOST_TEST(holds(error_of<session::FileError>([&] { byzantium::text::shipped_board(resources, id); }),
                         "The board of this game has an invalid name: only letters, digits, - and _ are allowed."));
    }
}

BOOST_AUTO_TEST_CASE(a_board_of_a_file_is_taken_for_any_id_and_then_held_against_the_header) {
    const Folder folder;
    auto facts = static_cast<byzantium::BoardFacts>(support::standard_table().board);
    facts.id = "our-own";
    const auto file = folder.write("board.json", byzantium::text::write_board(facts));
    const Boards boards{Resources::find(), file};
    BOOST_TEST(boards.usual_id() == "our-own");
    BOOST_TEST(boards.board("byzantium-2005").id == "our-own");
    std::istringstream lines{header_line};
    const auto open_it = [&] { byzantium::text::open_journal(lines, "game", boards, DiceSource::from_seed(1)); };
    BOOST_TEST(holds(error_of<protocol::FormatError>(open_it), "our-own"));
}

BOOST_AUTO_TEST_CASE(a_board_file_that_is_none_is_refused_with_its_name) {
    const Folder folder;
    const auto file = folder.write("board.json", "no board");
    BOOST_TEST(holds(error_of<protocol::FormatError>([&] { Boards(Resources::find(), file); }), "board.json"));
}

BOOST_AUTO_TEST_CASE(the_guide_is_played_on_its_own_board_only) {
    const Resources ours = Resources::find();
    BOOST_TEST(byzantium::text::open_guide(ours, Boards{ours}).journal().cursor() > 0U);
    auto facts = static_cast<byzantium::BoardFacts>(support::standard_table().board);
    facts.setup.treasury = {0, 0};
    const Boards poor{ours, byzantium::make_board(facts).value()};
    BOOST_TEST(holds(error_of<session::FileError>([&] { byzantium::text::open_guide(ours, poor); }), "on this board"));
    facts.id = "our-own";
    const Boards other{ours, byzantium::make_board(facts).value()};
    BOOST_TEST(holds(error_of<protocol::FormatError>([&] { byzantium::text::open_guide(ours, other); }), "our-own"));
}

BOOST_AUTO_TEST_CASE(a_guide_that_is_missing_or_damaged_is_named) {
    const Folder folder;
    const Resources empty{folder / ""};
    BOOST_TEST(
        holds(error_of<session::FileError>([&] { byzantium::text::files(empty).guide("nl"); }), "first-game-nl.txt"));
    BOOST_TEST(holds(error_of<session::FileError>([&] { byzantium::text::files(empty).guide_journal(); }),
                     "first-game.jsonl"));
    std::filesystem::create_directories(folder / "byzantium/guide");
    folder.write("byzantium/guide/first-game.jsonl", header_line + "no entry\n");
    BOOST_TEST(
        holds(error_of<protocol::FormatError>([&] { byzantium::text::open_guide(empty, Boards{Resources::find()}); }),
              "jsonl:2"));
}

BOOST_AUTO_TEST_CASE(a_coastline_comes_with_the_program) {
    BOOST_TEST(Resources::find().land().rings.size() > 10U);
    const Folder folder;
    BOOST_TEST(holds(error_of<session::FileError>([&] { Resources{folder / ""}.land(); }), "land.geojson"));
    std::filesystem::create_directory(folder / "map");
    folder.write("map/land.geojson", "no land");
    BOOST_TEST(holds(error_of<protocol::FormatError>([&] { Resources{folder / ""}.land(); }), "land.geojson"));
}

BOOST_AUTO_TEST_CASE(a_new_session_needs_players_the_board_can_seat) {
    const Boards boards{Resources::find()};
    auto alone = support::header_of({byzantium::Color::red});
    alone.board = "byzantium-2005";
    const auto begin = [&] { byzantium::text::new_session(alone, boards, DiceSource::from_seed(1)); };
    BOOST_TEST(holds(error_of<protocol::FormatError>(begin), "2 to 4"));
}

// Where the environment names none, those of the source are found.
BOOST_AUTO_TEST_CASE(a_wrong_place_in_the_environment_is_passed_over) {
    const Folder folder;
    const support::Environment chosen{"LOGOTHETE_RESOURCES", (folder / "nothing").string()};
    BOOST_TEST(byzantium::text::shipped_board(Resources::find(), "byzantium-2005").id == "byzantium-2005");
}

BOOST_AUTO_TEST_CASE(the_environment_names_the_resources) {
    const Folder folder;
    std::filesystem::create_directories(folder / "byzantium/boards");
    const support::Environment chosen{"LOGOTHETE_RESOURCES", (folder / "").string()};
    const auto found = Resources::find().root();
    BOOST_TEST(found == folder / "");
}

BOOST_AUTO_TEST_SUITE_END()
