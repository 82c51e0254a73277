// SPDX-License-Identifier: MIT
// Games of two kinds recorded at the prompt.
#include "cli/two_games.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace {

std::string text_of(const std::string& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(play_of_two_games)

BOOST_AUTO_TEST_CASE(a_game_is_recorded_to_its_end_with_what_is_said_between) {
    const support::Folder folder;
    const std::string file = folder / "game.jsonl";
    const auto ran = run_two({"play", "--game", "counter", file},
                             "Anna\nBoris\n2\n7\nadd 2\nundo\nhalf\nredo\nwhy add 2\nscore\n1\nshow\nhistory\nquit\n");
    BOOST_TEST(ran.status == 0, ran.err);
    BOOST_TEST(holds(ran.out, "Anna: how much?\n  1 to 2\n> "), ran.out);
    BOOST_TEST(holds(ran.out, "1. Anna adds 2.\n   The counter turns.\n   Anna turns it from 0 to 2.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "“7” is not one of the answers. Nothing was entered; help lists the commands.\n"),
               ran.out);
    BOOST_TEST(holds(ran.out, "Undone, entry 2: Anna adds 2.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "\n1\n"), ran.out);  // half of two
    BOOST_TEST(holds(ran.out, "Redone, entry 2: Anna adds 2.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "Not allowed, COU-2: beyond the limit."), ran.out);
    BOOST_TEST(holds(ran.out, "3. Anna adds 1.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "You can still use undo"), ran.out);
    BOOST_TEST(holds(ran.out, "The counter shows 5 of 5.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "The game is saved in " + file + " (3 entries)."), ran.out);
    BOOST_TEST(run_two({"show", file}).out == "The counter shows 5 of 5.\n");
}

BOOST_AUTO_TEST_CASE(a_game_goes_on_as_what_its_file_is) {
    const support::Folder folder;
    const std::string counter = folder / "counter.jsonl";
    const std::string byzantium = folder / "byzantium.jsonl";
    std::ofstream{counter} << counted({1, 2});
    std::ofstream{byzantium} << damascus_taken();
    const auto ran = run_two({"play", counter}, "2\nawait Boris\ncorrect value 3\nquit\n");
    BOOST_TEST(holds(ran.out, "2 entries so far."), ran.out);
    BOOST_TEST(holds(ran.out, "3. Boris adds 2."), ran.out);
    BOOST_TEST(holds(ran.out, "4. Boris adds 1."), ran.out);  // given by the table
    BOOST_TEST(holds(ran.out, "Nothing was entered."), ran.out);
    BOOST_TEST(text_of(counter).ends_with("{\"add\":1,\"note\":\"table\"}\n"));
    const auto other = run_two({"play", byzantium}, "help\nhalf\nquit\n");
    BOOST_TEST(holds(other.out, "why move arab ankara"), other.out);
    BOOST_TEST(holds(other.out, "Nothing was entered"), other.out);  // no word of this game
}

BOOST_AUTO_TEST_CASE(answers_are_given_in_advance_and_asked_for_again_after_undo) {
    const support::Folder folder;
    const std::string file = folder / "game.jsonl";
    const auto ran = run_two({"play", "--game", "counter", file},
                             "Anna\nBoris\nstanding\nstanding boris 1\n1\nundo\n2\nstanding boris off 1\n"
                             "undo\nundo\n1\nquit\n");
    BOOST_TEST(holds(ran.out, "  1  Always one\n  2  Always two\n"), ran.out);
    BOOST_TEST(holds(ran.out, "Boris: Always one\n"), ran.out);
    BOOST_TEST(holds(ran.out, "1. Anna adds 1.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "2. Boris adds 1. (standing answer)\n"), ran.out);
    BOOST_TEST(holds(ran.out, "Undone, entry 2: Boris adds 1. (standing answer)\n"), ran.out);
    BOOST_TEST(holds(ran.out, "2. Boris adds 2.\n"), ran.out);
    BOOST_TEST(text_of(file).ends_with("\n{\"add\":1,\"note\":\"\"}\n"), text_of(file));  // taken back: he is asked
}

BOOST_AUTO_TEST_CASE(a_mark_in_a_file_is_kept) {
    const support::Folder folder;
    const std::string file = folder / "game.jsonl";
    run_two({"play", "--game", "counter", file}, "Anna\nBoris\nstanding boris 1\n1\nquit\n");
    BOOST_TEST(holds(text_of(file), "\"standing\":true}"), text_of(file));
    const auto again = run_two({"play", file}, "history\n2\nquit\n");
    BOOST_TEST(holds(again.out, "2. Boris adds 1. (standing answer)"), again.out);
    BOOST_TEST(holds(text_of(file), "\"standing\":true}"), text_of(file));
}

BOOST_AUTO_TEST_CASE(help_is_that_of_the_game) {
    const auto ran = run_two({"play", "--game", "counter"}, "Anna\nBoris\nhelp\nwhy\nquit\n");
    BOOST_TEST(holds(ran.out, "Answer with a number.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "  half                  half of it\n"), ran.out);
    BOOST_TEST(holds(ran.out, "why takes an entry, for example: why add 1\n  add NUMBER\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(nothing_is_begun_where_nobody_answers_or_the_game_is_not_there) {
    BOOST_TEST(holds(run_two({"play", "--game", "counter"}, "Anna\n").out, "No game was begun."));
    BOOST_TEST(run_two({"play", "--game", "chess"}).status == 2);
    const support::Folder folder;
    std::ofstream{folder / "chess.jsonl"} << "{\"game\":\"chess\"}\n";
    const auto ran = run_two({"play", folder / "chess.jsonl"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "names \"chess\""), ran.err);
}

BOOST_AUTO_TEST_SUITE_END()
