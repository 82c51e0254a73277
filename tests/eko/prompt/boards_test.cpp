// SPDX-License-Identifier: MIT
// `board` for Ekö: a library of tiles entered once, boards laid, checked, kept, shared and taken back.
#include "eko/prompt/runs.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

// A user whose data lie in a folder of their own, with the tiles A and B in a board called box.
struct BoardUser {
    support::Folder folder;
    support::Environment data{"XDG_DATA_HOME", (folder / "data").string()};
    support::Environment library{"LOGOTHETE_LIBRARY", (folder / "library.logothete").string()};

    BoardUser() {
        BOOST_REQUIRE(board({"new", "box"}).status == 0);
        BOOST_REQUIRE(board({"tiles", "box", "-"}, "A x..r...\n\nB ......c\n").status == 0);
    }

    static Ran board(std::vector<std::string> words, const std::string& input = "") {
        words.insert(words.begin(), "board");
        return run_eko(words, input);
    }
    // Friday's board, with A and B side by side.
    static void lay_friday() {
        board({"new", "friday", "--tiles", "box", "--players", "2", "--title", "Friday's"});
        board({"lay", "friday", "A"});
        BOOST_REQUIRE(board({"lay", "friday", "B", "2,1", "3"}).status == 0);
    }
    // The file of a board as it is.
    std::string kept(const std::string& name) const {
        return folder.read("data/logothete/boards/eko/" + name + ".json");
    }
    static std::string exported(const std::string& name) { return board({"export", name, "-"}).out; }
};

struct WrongBoardLine {
    std::vector<std::string> words;
    std::string says;
};
std::ostream& operator<<(std::ostream& out, const WrongBoardLine& row) {
    for (const std::string& word : row.words) out << word << ' ';
    return out;
}

const std::vector<WrongBoardLine> wrong_lines{
    {{"tile", "box", "A", "x..R..."}, "box: tile A: letter 4, “R”, must be one of . r v m c x s p w l d and _"},
    {{"tile", "box", "C", "x..r"}, "box: tile C: must have 7 letters, not 4"},
    {{"tile", "box", "Z"}, "box: tile Z: is not in the library"},
    {{"drop", "friday", "A"}, "friday: tile A: is on 0,0: remove it from the board first"},
    {{"lay", "friday", "B", "1,1"}, "friday: lay B 1,1 0: lies on 1,1, where another one lies already"},
    {{"lay", "friday", "Z", "9,9"}, "friday: tile Z: is not in the library"},
    {{"lay", "friday", "A", "9"}, "lay: where its middle lies: must be a place such as 3,-1"},
    {{"turn", "friday", "0,0", "6"},
     "turn: how many sixths of a circle clockwise: must be a whole number from 0 to 5, not 6, for example: "},
    {{"take", "friday", "-5,-5"}, "friday: -5,-5: no tile lies here"},
    {{"paint", "friday", "0:0:sq"}, "friday: paint 0:0:sq: letter 2, “q”, must be one of"},
    {{"paint", "friday", "0:0"}, "paint 0:0: must be r:q:LETTERS"},
    {{"paint", "friday", "0:98:sss"}, "friday: paint 0:98:sss: reaches beyond the sheet"},
    {{"wipe", "friday", "0,0"}, "friday: 0,0: nothing is painted here"},
    {{"wipe", "friday", "0;0"}, "FIELDS: must be a place such as 3,-1"},
    {{"portal", "friday", "0,0", "1,0"}, "friday: portal 0,0 1,0: must be a portal field of the board"},
    {{"group", "friday", "pyramid", "9,9"}, "friday: group pyramid 9,9: must be a field of the board"},
    {{"group", "friday", "tomb", "0,0"}, "group: the kind: must be one of pyramid and beacon, not tomb, for example: "},
    {{"ungroup", "friday", "0,0"}, "friday: 0,0: no group has this field"},
    {{"new", "box"}, "There is already a board “box”."},
    {{"new", "a/b"}, "A board's id has letters, digits, - and _ only."},
    {{"new", "more", "--players", "9"}, "new: --players: must be a whole number from 2 to 4, not 9, for example: "},
    {{"new", "more", "--tiles", "none"},
     "There is no board “none”, and no such file. To list the boards: logothete-cli board list --game eko"},
    {{"lay", "sample-2", "A"},
     "sample-2 is built in and cannot be changed. To change a copy: logothete-cli board new NAME --like sample-2"},
    {{"lay", "none", "A"}, "You have no board “none”. To make one: logothete-cli board new none"},
    {{"check", "box"}, "box: has no field at all"},
    {{"deal", "box", "cyan violet"}, "box: has no field at all"},
    {{"deal", "sample-2", "cyan"}, "COLOURS: must be two to four of cyan, violet, blue and white"},
    {{"deal", "sample-2", "cyan cyan"}, "COLOURS: must be two to four of cyan, violet, blue and white"},
    {{"undo", "none"}, "There is no change to “none” to undo."},
};

BOOST_FIXTURE_TEST_SUITE(boards, BoardUser)

// In one case: each run of the program reads all of its arguments anew, which takes a while.
BOOST_AUTO_TEST_CASE(what_cannot_be_is_said_and_nothing_is_lost) {
    lay_friday();
    const std::string box = kept("box");
    const std::string friday = kept("friday");
    for (const WrongBoardLine& row : wrong_lines) {
        const Ran ran = board(row.words);
        BOOST_TEST(ran.status == 2, row);
        BOOST_TEST(ran.err.starts_with(row.says), ran.err);
        BOOST_TEST(kept("box") == box, row);
        BOOST_TEST(kept("friday") == friday, row);
    }
}

BOOST_AUTO_TEST_CASE(tiles_are_entered_shown_and_changed) {
    BOOST_TEST(board({"tile", "box", "A"}).out == "      . .\nA    . x .\n      r .\n");
    BOOST_TEST(holds(board({"tile", "box", "A", "m..r..."}).out, "A    . m .\n"));
    BOOST_TEST(holds(board({"tiles", "box"}).out, "B    . . .\n"), board({"tiles", "box"}).out);
    BOOST_TEST(board({"drop", "box", "B"}).out == "1 tile in the library, 0 laid\n");
    BOOST_TEST(holds(exported("box"), R"("library":{"A":"m..r..."})"), exported("box"));
}

BOOST_AUTO_TEST_CASE(many_tiles_are_entered_all_or_none) {
    const std::string before = exported("box");
    const Ran ran = board({"tiles", "box", "-"}, "C .......\nD ......\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "box: -:2: tile D: must have 7 letters, not 6"), ran.err);
    BOOST_TEST(holds(board({"tiles", "box", "-"}, "C\n").err, "-:1: must be a tile and its 7 letters"));
    BOOST_TEST(exported("box") == before);
}

BOOST_AUTO_TEST_CASE(a_board_is_laid_by_tile_place_and_turn) {
    lay_friday();
    BOOST_TEST(board({"slots", "friday"}).out == "Free slots:  -3,2  -2,-1  -1,3  1,-3  1,4  3,-2  4,2  5,-1\n");
    BOOST_TEST(board({"turn", "friday", "2,1"}).out == "B on 2,1 is rotated by 4 of six steps.\n");
    BOOST_TEST(holds(exported("friday"), R"({"id":"B","at":"2,1","turn":4})"), exported("friday"));
    BOOST_TEST(holds(board({"take", "friday", "2,1"}).out, "2 tiles in the library, 1 laid\n"));
    const Ran shown = board({"show", "friday"});
    BOOST_TEST(shown.out.starts_with("Friday's\n2 tiles in the library, 1 laid\nTiles (place, rotation):  A 0,0 0;\n"),
               shown.out);
    BOOST_TEST(holds(shown.out, "\n -1,0  0,0   1,0\n .     x     .\n"), shown.out);
}

BOOST_AUTO_TEST_CASE(rows_portals_and_groups_are_painted_and_taken_away) {
    lay_friday();
    BOOST_TEST(board({"paint", "friday", "0:-3:px -1:-1:ss"}).status == 0);
    BOOST_TEST(board({"portal", "friday", "-3,0", "-2,0"}).status == 0);
    const Ran grouped = board({"group", "friday", "pyramid", "-1,-1 0,-1", "S1"});
    BOOST_TEST(holds(grouped.out,
                     "Painted:  -1:-1:ss  0:-3:px\nPortals (field, exit):  -3,0 -2,0;\n"
                     "Groups:  pyramid S1 -1,-1 0,-1;\n"),
               grouped.out + grouped.err);
    BOOST_TEST(holds(board({"check", "friday"}).out, "A portal's exit, -2,0, is not a movement field (EKO-61)."));
    BOOST_TEST(board({"wipe", "friday", "-3,0"}).status == 2);
    BOOST_TEST(board({"portal", "friday", "-3,0"}).status == 0);
    BOOST_TEST(board({"ungroup", "friday", "0,-1"}).status == 0);
    BOOST_TEST(holds(board({"wipe", "friday", "-3,0 -2,0"}).out, "Painted:  -1:-1:ss\n"));
}

BOOST_AUTO_TEST_CASE(a_check_tells_counts_and_hints) {
    lay_friday();
    const Ran ran = board({"check", "friday"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Friday's\n2 tiles are laid, for 2 players.\n11 movement fields.\n1 capital.\n"),
               ran.out);
    BOOST_TEST(holds(ran.out, "Hint: 2 tiles are laid; 2 players have 7 (EKO-5).\n"), ran.out);
    BOOST_TEST(
        holds(board({"check", "friday", "--json"}).out,
              R"({"players":2,"tiles":2,"fields":14,"movement":11,"capitals":1,"hints":[{"hint":"field_count",)"),
        board({"check", "friday", "--json"}).out);
    BOOST_TEST(holds(board({"check", "sample-variants"}).out, "No hints."));
}

BOOST_AUTO_TEST_CASE(boards_are_listed_shared_compared_and_taken_back) {
    lay_friday();
    const std::string file = (folder / "friday.json").string();
    BOOST_TEST(board({"export", "friday", file}).status == 0);
    BOOST_TEST(board({"import", file}).out ==
               "Friday's is now one of your boards, with the id friday-s.\n2 tiles in the library, 2 laid\n");
    BOOST_TEST(board({"compare", "friday", "friday-s"}).out == "Both boards are the same.\n");
    board({"turn", "friday", "0,0"});
    BOOST_TEST(holds(board({"compare", file, "friday"}).out, "-1,0: . on the first, r on the second\n"));
    BOOST_TEST(holds(board({"list"}).out, "  friday-s         Friday's                                  yours\n"),
               board({"list"}).out);
    BOOST_TEST(holds(board({"list", "--json"}).out, R"({"id":"friday","name":"Friday's","origin":"own"})"));
    BOOST_TEST(board({"undo", "friday"}).status == 0);
    BOOST_TEST(board({"compare", file, "friday"}).out == "Both boards are the same.\n");
    const std::string before = exported("friday");
    BOOST_TEST(board({"remove", "friday"}).status == 0);
    BOOST_TEST(board({"show", "friday"}).status == 2);
    BOOST_TEST(board({"undo", "friday"}).status == 0);
    BOOST_TEST(exported("friday") == before);
}

BOOST_AUTO_TEST_CASE(a_copy_of_a_sample_is_ones_own) {
    BOOST_TEST(board({"new", "ours", "--like", "sample-2", "--mirror", "yes"}).status == 0);
    BOOST_TEST(board({"turn", "ours", "0,0", "0"}).status == 0);
    BOOST_TEST(board({"compare", "ours", "sample-2"}).out != "Both boards are the same.\n");
    BOOST_TEST(board({"set", "ours", "--title", "Ours", "--players", "3", "--mirror", "no"}).status == 0);
    BOOST_TEST(holds(exported("ours"), R"({"format":1,"name":"Ours","players":3,"library")"), exported("ours"));
}

BOOST_AUTO_TEST_CASE(files_that_are_no_boards_are_said_and_not_taken_in) {
    for (const char* bytes : {"", "\xff\xfe", "{", "[1]", R"({"format":2})", R"({"format":1,"rows":["0:0:Q"]})",
                              R"({"format":1,"library":{"A":"....."}})"}) {
        const Ran ran = board({"import", folder.write("bad.json", bytes).string()});
        BOOST_TEST(ran.status == 2, bytes);
        BOOST_TEST(holds(ran.err, "bad.json"), ran.err);
    }
    BOOST_TEST(!holds(board({"list"}).out, "bad"));
}

BOOST_AUTO_TEST_CASE(discs_are_dealt_in_the_order_of_hands_and_begin_a_session) {
    const std::string file = (folder / "discs.txt").string();
    const Ran dealt = board({"deal", "sample-2", "cyan violet", file});
    BOOST_TEST(dealt.status == 0, dealt.err);
    const std::string discs = folder.read("discs.txt");
    BOOST_TEST(discs.starts_with("1,-4="), discs);
    BOOST_TEST(holds(dealt.out, discs), dealt.out);
    BOOST_TEST(std::count(discs.begin(), discs.end(), '=') == 32);
    BOOST_TEST(std::count(discs.begin(), discs.end(), '*') == 2);
    const Ran begun = run_eko({"session", "new", "cyan=Anna", "violet", "--board", "sample-2", "--discs", file});
    BOOST_TEST(begun.status == 0, begun.err);
    BOOST_TEST(holds(run_eko({"session", "export", "1", "-"}).out, R"("name":"Invented sample, 2 players")"));
}

BOOST_AUTO_TEST_SUITE_END()
