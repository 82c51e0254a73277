// SPDX-License-Identifier: MIT
// A game at the prompt.
#include "byzantium/prompt/runs.h"
#include "present/shelf/shelf_words.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using support::Folder;

const std::string two_players = "red Anna\nblue Bela\n\nred\n\n\n\n";

// Everything typed at the prompt, a line each.
template <class... Lines>
std::string typed(const Lines&... lines) {
    return (std::string{} + ... + (std::string{lines} + "\n"));
}

// The entries of a journal's text, without its header.
std::string entries(const std::string& text) { return text.substr(text.find('\n') + 1); }

}  // namespace

BOOST_AUTO_TEST_SUITE(play)

BOOST_AUTO_TEST_CASE(the_questions_of_a_new_game) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file}, "red Anna\nblue\nyellow Cem Y\n\nblue\n2\n2\n\nquit\n");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Player 1, colour and name"));
    BOOST_TEST(holds(ran.out, "Blue, choose an action."));
    BOOST_TEST(folder.read("game.jsonl") ==
               R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red","name":"Anna"},)"
               R"({"color":"blue"},{"color":"yellow","name":"Cem Y"}],"first":"blue",)"
               R"("rulings":{"elite_limit":"per_action","casualty_rounding":"down","doomed_retreat":"allowed"}})"
               "\n");
}

BOOST_AUTO_TEST_CASE(wrong_answers_to_them_are_asked_again) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file, "--seed", "1"},
                        "pink Anna\nred Anna\nred Bela\n\nblue Bela\n\ngreen\nr\n3\n1\nx\n2\n0\n2\nquit\n");
    BOOST_TEST(holds(ran.out, "Begin with a colour: red, yellow, blue or green."));
    BOOST_TEST(holds(ran.out, "Somebody plays red already."));
    BOOST_TEST(holds(ran.out, "Nobody at the table plays that colour."));
    BOOST_TEST(holds(ran.out, "Please type 1 or 2."));
    BOOST_TEST(holds(folder.read("game.jsonl"), R"("first":"red")"));
    BOOST_TEST(holds(folder.read("game.jsonl"), R"("casualty_rounding":"down")"));
    BOOST_TEST(holds(folder.read("game.jsonl"), R"("doomed_retreat":"stand")"));
}

BOOST_AUTO_TEST_CASE(colours_are_typed_in_the_language_that_is_spoken) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"--language", "nl", "play", file},
                        "roze Anna\nrood Anna\nge Bas\n\ngeel\n1\n1\n1\nawait rood\nstanding geel 1\nquit\n");
    BOOST_TEST(holds(ran.out, "rood, geel, blauw of groen."), ran.out);
    BOOST_TEST(holds(folder.read("game.jsonl"), R"("players":[{"color":"red","name":"Anna"},{"color":"yellow",)"));
    BOOST_TEST(holds(folder.read("game.jsonl"), R"("first":"yellow")"));
    BOOST_TEST(holds(folder.read("game.jsonl"), R"({"do":"await","player":"red"})"), folder.read("game.jsonl"));
    BOOST_TEST(holds(ran.out, "Bas (geel): "), ran.out);  // what is answered for yellow
    const Ran threats = run({"--language", "nl", "threats", sample_file(), "blauw"});
    BOOST_TEST(threats.out == run({"--language", "nl", "threats", sample_file(), "blue"}).out);
    BOOST_TEST(!threats.out.empty());
    BOOST_TEST(holds(run({"--language", "nl", "threats", sample_file(), "groen"}).err, "rood, geel en blauw"));
}

BOOST_AUTO_TEST_CASE(the_number_of_a_session_begins_no_file) {
    const Ran ran = run({"play", "17"}, "red Anna\nblue Bela\n\nred\n1\n1\n1\nquit\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "17 is the number of a session."), ran.err);
    BOOST_TEST(ran.out.empty());
    BOOST_TEST(!std::filesystem::exists("17"));
}

BOOST_AUTO_TEST_CASE(a_game_that_is_not_begun_leaves_nothing) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    BOOST_TEST(holds(run({"play", file}, "red Anna\nquit\n").out, "No game was begun."));
    BOOST_TEST(holds(run({"play", file}, "red Anna\n").out, "No game was begun."));
    BOOST_TEST(!std::filesystem::exists(file));
}

// Control, fight, dice by face and by hits, losses, increase, tax, church, passes, upkeep: a turn for two.
BOOST_AUTO_TEST_CASE(a_whole_turn) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file}, two_players + typed("a dam pool", "a", "athens", "1",  // two ways to say it
                                                            "c emperor casualty",              // a bought cube
                                                            "f", "a", "tabuk", "jerusalem",    // placed, and on
                                                            "4 5 1", "1",                      // the siege, a loss
                                                            "1",                               // the control cube
                                                            "b am pool", "al pool", "stop",    //
                                                            "d 2 4", "e church cas", "g",      //
                                                            "a mecca pool"));
    BOOST_TEST(ran.status == 0);
    for (const char* part :
         {"1. Anna takes control of Damascus.", "2. Bela takes control of Athens.", "3. Anna becomes Emperor.",
          "Siege of Jerusalem: 3 dice for the city against Bela's Arab army.", "The city scores 2 hits.",
          "Bela captures Jerusalem.", "Bela taxes", "Bela passes.", "Everybody has finished turn 1. Income is paid in.",
          "short for your Byzantine army. Which cubes leave the game? Each costs\n1 VP."}) {
        BOOST_TEST(holds(ran.out, part), part << " is missing in\n" << ran.out);
    }
    const Ran replayed = run({"replay"}, folder.read("game.jsonl"));
    BOOST_TEST(replayed.status == 0);
}

// To make it anew: logothete-cli play NEW.jsonl --seed 278 < tests/byzantium/prompt/three-players.txt
BOOST_AUTO_TEST_CASE(the_sample_is_what_its_script_records) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file, "--seed", "278"}, sample_script());
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(folder.read("game.jsonl") == sample_text());
    BOOST_TEST(holds(ran.out, "Final score"));
    BOOST_TEST(holds(ran.out, "The game is over."));
}

BOOST_AUTO_TEST_CASE(undo_and_redo_move_the_end_of_the_file) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file}, two_players + typed("a dam pool", "a athens pool", "undo 2", "redo", "undo 9",
                                                            "undo", "redo 5", "redo", "undo x", "undo", "quit"));
    BOOST_TEST(holds(ran.out, "Undone, entry 2: Bela takes control of Athens."));
    BOOST_TEST(holds(ran.out, "Redone, entry 1: Anna takes control of Damascus."));
    BOOST_TEST(holds(ran.out, "This is the beginning of the game."));
    BOOST_TEST(holds(ran.out, "There is nothing to redo."));
    BOOST_TEST(holds(ran.out, "undo takes a number of entries"));
    BOOST_TEST(entries(folder.read("game.jsonl")) == std::string{red_takes_damascus} + "\n");
}

BOOST_AUTO_TEST_CASE(what_was_cut_off_stays_readable) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file}, two_players + typed("a dam pool", "undo", "a athens pool", "undo", "history",
                                                            "redo", "history all", "quit"));
    BOOST_TEST(holds(ran.out, "1. Anna takes control of Athens. (undone)"));
    BOOST_TEST(holds(ran.out, "Undone after entry 0 and replaced since:\n    " + std::string{red_takes_damascus}));
}

BOOST_AUTO_TEST_CASE(byz_10_who_sets_an_army_down_is_told_how_to_say_that_a_city_was_taken) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const std::string offer =
        "If Anna has taken control of a Byzantine city before (BYZ-10), enter that too: correct\n"
        "red.byzantine.taken true\n";
    const auto offers = [&](const std::string& line) {
        return holds(run({"play"}, two_players + typed(line.c_str(), "quit")).out, offer);
    };
    BOOST_TEST(offers("correct red.byzantine.army smyrna"));
    BOOST_TEST(offers("correct smyrna.control red"));
    BOOST_TEST(!offers("correct red.arab.army mecca"));
    BOOST_TEST(!offers("correct red.byzantine.army none"));
    BOOST_TEST(!offers("correct red.byzantine.treasury 7"));
    const Ran ran = run({"play", file}, two_players + typed("correct red.byzantine.taken true",
                                                            "correct red.byzantine.army smyrna", "quit"));
    BOOST_TEST(!holds(ran.out, "say so too"));
}

BOOST_AUTO_TEST_CASE(the_table_is_right) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran =
        run({"play", file},
            two_players + typed("correct red.arab.treasury 7 forgot the tax", "correct bulgars 77", "correct nothing 3",
                                "correct red.pool 8", "correct bulgars", "await bela", "await nobody", "quit"));
    BOOST_TEST(holds(ran.out, "1. The table corrects: Anna's Arab treasury holds 7 bezants. (forgot the tax)"));
    BOOST_TEST(holds(ran.out, "Not allowed. "), ran.out);
    BOOST_TEST(holds(ran.out, "is not a quantity that can be corrected. Nothing was entered."));
    BOOST_TEST(holds(ran.out, "Anna: "));  // one cube is missing now
    BOOST_TEST(holds(ran.out, "correct takes a path and a value"));
    BOOST_TEST(holds(ran.out, "The table gives the action to Bela."));
    BOOST_TEST(holds(ran.out, "await takes a player"));
    BOOST_TEST(entries(folder.read("game.jsonl")) ==
               "{\"do\":\"correct\",\"set\":{\"players.red.arab.treasury\":7},\"note\":\"forgot the tax\"}\n"
               "{\"do\":\"correct\",\"set\":{\"players.red.pool\":8}}\n"
               "{\"do\":\"await\",\"player\":\"blue\"}\n");
}

BOOST_AUTO_TEST_CASE(what_is_not_allowed_is_refused_with_its_rule) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"play", file}, two_players + typed("move arab ankara", "a dam pool", "control damascus pool",
                                                            "why control damascus pool", "why", "stand", "quit"));
    BOOST_TEST(holds(ran.out, "Not allowed, BYZ-27: "));
    BOOST_TEST(holds(ran.out, "Not allowed, BYZ-9: Damascus is controlled already."));
    BOOST_TEST(holds(ran.out, "BYZ-9  Take control\n"));
    BOOST_TEST(holds(ran.out, "Not allowed. "));
    BOOST_TEST(entries(folder.read("game.jsonl")) == std::string{red_takes_damascus} + "\n");
}

BOOST_AUTO_TEST_CASE(dice_are_typed_checked_or_rolled) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const std::string attack = "c attack thes pool";
    const Ran ran = run({"play", file, "--seed", "9"}, two_players + typed(attack, "1 2", "7 7 7", "hits 4", "no dice",
                                                                           "hits 0", "undo", "roll", "quit"));
    BOOST_TEST(holds(ran.out, "Type the dice, for example 2 4 6, or hits 1, or roll."));
    BOOST_TEST(
        holds(ran.out, "Not allowed, BYZ-45: Enter the right number of dice: 3 for the city, none for the attacker."));
    BOOST_TEST(holds(ran.out, "Not allowed. A die shows 1 to 6."));
    BOOST_TEST(holds(ran.out, "This is not a roll of dice. Nothing was entered"));
    BOOST_TEST(lines_of(folder.read("game.jsonl")).size() == 3U);
    BOOST_TEST(holds(folder.read("game.jsonl"), R"({"do":"roll","attacker":[],"defender":[)"));
}

BOOST_AUTO_TEST_CASE(the_reports_can_be_had_at_any_time) {
    const InFolder here;
    const Ran ran = run({"play"}, two_players + typed("show", "score", "forecast", "audit", "help", "back", "quit"));
    BOOST_TEST(holds(ran.out, "Byzantine cities"));
    BOOST_TEST(holds(ran.out, "On the tracks now"));
    BOOST_TEST(holds(ran.out, "If turn 1 ended now"));
    BOOST_TEST(holds(ran.out, "Everybody has all 42 cubes, and everything else is in order."));
    BOOST_TEST(holds(ran.out, "correct PATH VALUE"));
    BOOST_TEST(holds(ran.out, "This is the first question"));
}

BOOST_AUTO_TEST_CASE(a_game_goes_on_where_it_was_left) {
    const Folder folder;
    const auto file = folder.write("game.jsonl", journal_of({red_takes_damascus})).string();
    const Ran ran = run({"play", file}, "a athens cas\n");
    BOOST_TEST(holds(ran.out, "1 entries so far.") == false);
    BOOST_TEST(holds(ran.out, "1 entry so far."));
    BOOST_TEST(holds(ran.out, "Bela (blue), choose an action."));
    BOOST_TEST(holds(ran.out, "The game is saved in " + file + " (2 entries)."));
    BOOST_TEST(lines_of(folder.read("game.jsonl")).back() == blue_takes_athens);
}

BOOST_AUTO_TEST_CASE(a_damaged_journal_is_kept_aside) {
    const Folder folder;
    const std::string text = journal_of({red_takes_damascus, "noise", blue_takes_athens});
    const auto file = folder.write("game.jsonl", text).string();
    const Ran ran = run({"play", file}, "a candia pool\nquit\n");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "game.jsonl:3: "));
    BOOST_TEST(holds(ran.out, "The 1 entry before it is kept."));
    BOOST_TEST(folder.read("game-before-1.jsonl") == text);
    BOOST_TEST(lines_of(folder.read("game.jsonl")).size() == 3U);
    BOOST_TEST(run({"replay"}, folder.read("game.jsonl")).status == 0);
}

BOOST_AUTO_TEST_CASE(what_was_not_saved_is_rescued) {
    const InFolder here;
    const Ran ran = run({"play"}, two_players + "a dam pool\n");
    BOOST_TEST(holds(ran.out, "It is now in logothete-unsaved-1.jsonl (1 entry)."));
    BOOST_TEST(entries(here.folder().read("logothete-unsaved-1.jsonl")) == std::string{red_takes_damascus} + "\n");
    BOOST_TEST(holds(run({"play"}, two_players + "a dam pool\nquit\n").out, "logothete-unsaved-2.jsonl"));
    BOOST_TEST(!holds(run({"play"}, two_players + "quit\n").out, "unsaved"));  // there was nothing to lose
}

BOOST_AUTO_TEST_CASE(save_names_the_file_and_never_takes_another_game) {
    const InFolder here;
    here.folder().write("other.jsonl", "another game");
    const Ran ran = run({"play"}, two_players + typed("a dam pool", "save", "save other.jsonl", "save my game.jsonl",
                                                      "a athens cas", "save", "save no/such/folder.jsonl", "quit"));
    BOOST_TEST(holds(ran.out, "save takes a file: save game.jsonl"));
    BOOST_TEST(holds(ran.out, "To overwrite it: save other.jsonl over"));
    BOOST_TEST(here.folder().read("other.jsonl") == "another game");
    BOOST_TEST(holds(ran.out, "Saved in my game.jsonl"));
    BOOST_TEST(holds(ran.out, "this file cannot be written"));
    BOOST_TEST(holds(ran.out, "The game is saved in my game.jsonl (2 entries)."));
    BOOST_TEST(lines_of(here.folder().read("my game.jsonl")).size() == 3U);
    const Ran over = run({"play"}, two_players + typed("a dam pool", "save other.jsonl over", "quit"));
    BOOST_TEST(lines_of(here.folder().read("other.jsonl")).size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_told_and_the_game_is_rescued_elsewhere) {
    const InFolder here;
    const Ran ran = run({"play", "no/such/folder.jsonl"}, two_players + "a dam pool\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "this file cannot be written"));
}

BOOST_AUTO_TEST_CASE(a_correction_that_leaves_nothing_to_answer_has_a_way_out) {
    const Folder folder;
    const auto file = (folder / "game.jsonl").string();
    // Jerusalem fell and wants its cube; then the table says that nobody has any cube left to give.
    const Ran ran = run({"play", file}, two_players + typed("f a tabuk", "jerusalem", "hits 0", "correct red.pool 0",
                                                            "correct red.casualty 0", "correct red.arab.treasury 0",
                                                            "correct red.arab.main 0", "correct red.arab.move 0",
                                                            "pool", "await red", "quit"));
    BOOST_TEST(holds(ran.out, "give somebody the action with await PLAYER"));
    BOOST_TEST(holds(ran.out, "That is not a command; help lists them."));
    BOOST_TEST(holds(ran.out, "The table gives the action to Anna."));
}

BOOST_AUTO_TEST_CASE(any_bytes_may_be_typed) {
    const InFolder here;
    std::string noise;
    for (int byte = 1; byte < 256; ++byte) noise += {static_cast<char>(byte), byte % 7 == 0 ? '\n' : 'x'};
    const Ran ran = run({"play"}, two_players + noise + std::string(2'000'000, 'y') + "\na dam pool\n");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "1. Anna takes control of Damascus."));
}

BOOST_AUTO_TEST_CASE(the_prompt_needs_standard_input_for_itself) {
    const Ran ran = run({"play", "-"}, journal_of({}));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "play reads answers from standard input"));
}

BOOST_AUTO_TEST_SUITE_END()
