// SPDX-License-Identifier: MIT
// What is asked of a journal: show, legal, why, score, audit, divide, tour; and a game played at the prompt.
#include "eko/prompt/runs.h"
#include "eko/support/scene.h"
#include "session/resources.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

struct JournalOnDisk {
    support::Folder folder;
    std::string file = folder.write("game.jsonl", small_header + '\n' + journal_of(a_turn)).string();
};

BOOST_FIXTURE_TEST_SUITE(journals, JournalOnDisk)

BOOST_AUTO_TEST_CASE(show_draws_the_board) {
    const Ran ran = run_eko({"show", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.starts_with("Turn 2. Anna: move a stack or build?\n"), ran.out);
    BOOST_TEST(holds(ran.out, " C1*   C1    .     .     V3*   .\n"), ran.out);
    BOOST_TEST(holds(ran.out, "    r     v     m     c     V1\n"), ran.out);
    const Ran earlier = run_eko({"show", file, "--at", "2"});
    BOOST_TEST(holds(earlier.out, " C1*   C1    .     .     .     V1*\n"), earlier.out);
}

BOOST_AUTO_TEST_CASE(legal_lists_what_can_be_entered) {
    const Ran ran = run_eko({"legal", file});
    BOOST_TEST(holds(ran.out, "  move 1,0 2,0; 3,0;"), ran.out);
    BOOST_TEST(holds(ran.out, "  build 1,0 1,1 camp\n"), ran.out);
    BOOST_TEST(holds(ran.out, "  build 0,0 0,1 camp emperor\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(why_names_the_rule_and_its_text) {
    const Ran refused = run_eko({"why", file, "move 1,0 4,0"});
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(holds(refused.out, "Not allowed. A stack can attack only fewer discs than it has itself; 4,0 holds 3."),
               refused.out);
    BOOST_TEST(holds(refused.out, "EKO-17"), refused.out);
    BOOST_TEST(run_eko({"why", file, "build 1,0 1,1 camp"}).status == 0);
    const Ran unknown = run_eko({"why", file, "dance 1,0"});
    BOOST_TEST(unknown.status == 1);
    BOOST_TEST(holds(unknown.out, "These words are not an entry. Entries in words are:"), unknown.out);
    BOOST_TEST(holds(unknown.out, "  move FROM TO [ZONE ...]"), unknown.out);
}

BOOST_AUTO_TEST_CASE(score_audit_and_divide_answer) {
    BOOST_TEST(holds(run_eko({"score", file}).out, "  Points                         0       0\n"));
    BOOST_TEST(holds(run_eko({"audit", file}).out, "Everybody has 16 discs"));
    const Ran divided = run_eko({"divide", file, "1"});
    BOOST_TEST(holds(divided.out, R"({"do":"build","from":"1,0","on":"1,1","size":"camp","emperor":false}  1)"),
               divided.out);
}

BOOST_AUTO_TEST_CASE(a_tour_tells_turn_by_turn) {
    const Ran ran = run_eko({"tour", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "\nBefore the first turn\n=====================\n"), ran.out);
    BOOST_TEST(holds(ran.out, "\nTurn 1\n======\n"), ran.out);
    BOOST_TEST(holds(ran.out,
                     "   3  Violet moves the stack on 5,0 to 4,0.\n"
                     "        Violet: the emperor from 5,0 to 4,0.\n"),
               ran.out);
    BOOST_TEST(holds(ran.out, "        Turn 2 begins: Anna.\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(a_tour_of_the_sample_tells_it_to_its_end) {
    const auto sample = session::Resources::find().root() / "eko/samples/three-players.jsonl";
    const Ran ran = run_eko({"tour", sample.string()});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "  Captive emperors                0               3              0\n"), ran.out);
    BOOST_TEST(ran.out.ends_with("\n12 points and a building on a capital end the game. Joost wins.\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_the_screen) {
    for (const char* command : {"show", "legal", "score", "audit", "tour"}) {
        const Ran ran = run_eko({command, file});
        std::size_t column = 0;
        for (const char c : ran.out) {
            column = c == '\n' ? 0 : column + 1;
            BOOST_TEST_REQUIRE(column <= 100U, command);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_game_is_played_at_the_prompt) {
    const auto board = folder.write("board.json", R"({"format":1,"rows":["-1:1:mmx..","0:0:......","1:0:rvmc."]})");
    const auto discs = folder.write("discs.txt", "0,0=cyan* 1,0=cyan\n5,0=violet* 4,1=violet\n");
    const std::string out = (folder / "played.jsonl").string();
    const std::string script =
        "cyan Anna\nviolet\n\nviolet\n" + board.string() + '\n' + discs.string() +
        "\n\n\n\n\n\n\n1\nkeep\nmove 5,0 4,0\ngo_on\nreinforce 4,0 2\nbuild 1,0 1,1 tower\nquit\n";
    const Ran ran = run_eko({"play", out}, script);
    BOOST_TEST(holds(ran.out, "Violet moves the stack on 5,0 to 4,0."), ran.out);
    BOOST_TEST(holds(ran.out, "Not allowed, EKO-22: On a free field only a camp can be built."), ran.out);
    const Ran shown = run_eko({"show", out});
    BOOST_TEST(holds(shown.out, " C1*   C1    .     .     V3*   .\n"), shown.out + shown.err);
}

BOOST_AUTO_TEST_CASE(a_correction_is_said_in_short) {
    const std::string script = "correct cyan.reserve 3\ncorrect 3,0 cyan.2\ncorrect 1,1 violet.tower\nquit\n";
    const Ran ran = run_eko({"play", file}, script);
    BOOST_TEST(holds(ran.out, "Anna has 3 discs in reserve"), ran.out);
    const Ran shown = run_eko({"show", file});
    BOOST_TEST(holds(shown.out, " C1*   C1    .     C2    V3*   .\n"), shown.out);
    BOOST_TEST(holds(shown.out, "    r     v[V2] m     c     V1\n"), shown.out);
}

// An emperor is in one place, so his old place and his new one are corrected together.
BOOST_AUTO_TEST_CASE(a_correction_sets_several_things_at_once) {
    const Ran alone = run_eko({"play", file}, "correct 0,0 cyan.1\nquit\n");
    BOOST_TEST(holds(alone.out, "would no longer agree"), alone.out);
    const Ran both = run_eko({"play", file}, "correct 0,0 cyan.1 + 2,0 cyan.1* he stood there\nquit\n");
    BOOST_TEST(holds(both.out, "Anna has 1 disc on 0,0 and Anna has the emperor on 2,0. (he stood there)"), both.out);
    BOOST_TEST(holds(run_eko({"show", file}).out, " C1    C1    C1*   .     V3*   .\n"));
    const Ran lone_sign = run_eko({"play", file}, "correct cyan.reserve 3 + 1\nquit\n");
    BOOST_TEST(holds(lone_sign.out, "(+ 1)"), lone_sign.out);
}

BOOST_AUTO_TEST_SUITE_END()
