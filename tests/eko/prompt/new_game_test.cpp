// SPDX-License-Identifier: MIT
// What `play` asks for a new game: players, board, discs, rulings.
#include "eko/prompt/runs.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <string>

struct NewGameFolder {
    support::Folder folder;
    support::Environment data{"XDG_DATA_HOME", (folder / "data").string()};
    std::string small = folder.write("small.json", R"({"format":1,"rows":["0:0:......","1:0:rvmc"]})").string();
    std::string file = (folder / "game.jsonl").string();

    // What it said, and the header that came of it.
    Ran play(const std::string& input) const { return run_eko({"play", file}, input); }
    std::string header() const { return folder.read("game.jsonl").substr(0, folder.read("game.jsonl").find('\n')); }
};

constexpr const char* no_rulings = "\n\n\n\n\n\n";

BOOST_FIXTURE_TEST_SUITE(new_games, NewGameFolder)

BOOST_AUTO_TEST_CASE(enter_means_the_sample_board_dealt_discs_and_usual_rulings) {
    const Ran ran = play(std::string{"cyan Anna\nviolet\nblue\n\ncyan\n\n\n"} + no_rulings + "quit\n");
    BOOST_TEST(holds(ran.out, "Enter for sample-3: "), ran.out);
    BOOST_TEST(holds(header(), R"("name":"Invented sample, 3 players")"), header());
    BOOST_TEST(holds(header(), R"("moon_return":"yes","win_check":"after_exchange","last_disc_build":"shared",)"
                               R"("around":"stacks_and_buildings","storm_once":"turn","moon_uses":"once")"),
               header());
    BOOST_TEST(!holds(ran.out, "Hint:"), ran.out);
}

BOOST_AUTO_TEST_CASE(every_ruling_can_be_chosen) {
    const Ran ran =
        play("cyan\nviolet\n\ncyan\n" + small + "\n\nno\nbefore_exchange\nbuilder\nstack\nstacks\n2\n2\nquit\n");
    BOOST_TEST(holds(ran.out, "1 = Once, 2 = As often as its player can pay\n  1 or 2, Enter for 1: "), ran.out);
    BOOST_TEST(holds(ran.out, "There is no choice “stack”."), ran.out);
    BOOST_TEST(holds(header(), R"("moon_return":"no","win_check":"before_exchange","last_disc_build":"builder",)"
                               R"("around":"stacks","storm_once":"move","moon_uses":"any")"),
               header());
    BOOST_TEST(holds(ran.out, "Hint: 6 movement fields, and the discs of 2 players fill 32 (EKO-7)."), ran.out);
}

BOOST_AUTO_TEST_CASE(discs_are_typed_and_the_last_colour_has_the_rest) {
    const Ran ran = play("cyan\nviolet\n\ncyan\n" + small + "\ntype\n0,0 9,9 1,0*\n0,0\n2,0*\n\n1,0\n5,0\n" +
                         no_rulings + "quit\n");
    BOOST_TEST(holds(ran.out, "“9,9” is not a movement field without a disc."), ran.out);
    BOOST_TEST(holds(ran.out, "Cyan, 2 of 16; more fields"), ran.out);
    BOOST_TEST(holds(ran.out, "“0,0” is not a movement field without a disc."), ran.out);
    BOOST_TEST(holds(ran.out, "Cyan has only one emperor."), ran.out);
    BOOST_TEST(holds(ran.out, "“1,0” is not a movement field without a disc."), ran.out);
    BOOST_TEST(holds(header(), R"("start":{"0,0":"cyan","1,0":"cyan*","2,0":"violet","3,0":"violet","4,0":"violet",)"
                               R"("5,0":"violet*"})"),
               header());
    BOOST_TEST(holds(ran.out, " C   C*  V   V   V   V*\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(sixteen_discs_have_an_emperor_among_them) {
    const auto long_row = folder.write("long.json", R"({"format":1,"rows":["0:0:................................"]})");
    std::string fields;
    for (int q = 0; q < 17; ++q) fields += std::to_string(q) + ",0 ";
    const Ran ran = play("cyan\nviolet\n\ncyan\n" + long_row.string() + "\ntype\n" + fields + "\n20,0\n3,0\n\n31,0\n" +
                         no_rulings + "quit\n");
    BOOST_TEST(holds(ran.out, "Cyan has only 16 discs."), ran.out);
    BOOST_TEST(holds(ran.out, "Which of these is the emperor of Cyan?"), ran.out);
    BOOST_TEST(holds(header(), R"("3,0":"cyan*")"), header());
    BOOST_TEST(holds(header(), R"("31,0":"violet*")"), header());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_used_is_said_and_asked_again) {
    const auto bad = folder.write("bad.json", "{\"format\":1,\"tiles\":[]}").string();
    const auto discs = folder.write("discs.txt", "0,0=cyan 1,0=cyan").string();
    const Ran ran = play("cyan\nviolet\n\ncyan\nnowhere\n" + bad + "\n" + small + "\n" + discs + "\nnone.txt\n\n" +
                         no_rulings + "quit\n");
    BOOST_TEST(holds(ran.out,
                     "There is no board “nowhere”, and no such file. To list the boards: logothete-cli board list "
                     "--game\neko\n"),
               ran.out);
    BOOST_TEST(holds(ran.out, "has no field at all"), ran.out);
    BOOST_TEST(holds(ran.out, "must have discs of at least two colours"), ran.out);
    BOOST_TEST(holds(ran.out, "none.txt"), ran.out);
    BOOST_TEST(holds(header(), R"("game":"eko")"), header());
}

BOOST_AUTO_TEST_CASE(a_board_that_was_asked_for_is_not_asked_again) {
    const Ran ran =
        run_eko({"play", file, "--board", "sample-2"}, std::string{"cyan\nviolet\n\ncyan\n\n"} + no_rulings + "quit\n");
    BOOST_TEST(!holds(ran.out, "The board: its name"), ran.out);
    BOOST_TEST(holds(header(), R"("name":"Invented sample, 2 players")"), header());
    const Ran none = run_eko({"play", (folder / "other.jsonl").string(), "--board", "nowhere"}, "cyan\n");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(holds(none.err, "There is no board “nowhere”, and no such file."), none.err);
}

BOOST_AUTO_TEST_CASE(who_quits_begins_nothing) {
    for (const char* input : {"quit\n", "cyan\nviolet\n\ncyan\n", "cyan\nviolet\n\ncyan\n\n\nyes\nquit\n"})
        BOOST_TEST(holds(play(input).out, "No game was begun."), input);
}

BOOST_AUTO_TEST_SUITE_END()
