// SPDX-License-Identifier: MIT
// The commands that read a journal and answer people.
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/places.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <sstream>

namespace {

// Every command that takes a journal, with what else it needs.
std::vector<std::string> with_file(const std::string& command, const std::string& file) {
    if (command == "why") return {command, file, "stand"};
    if (command == "divide") return {command, file, "1"};
    return {command, file};
}
const std::vector<std::string> commands{"show", "legal",  "why",     "score",  "forecast", "audit", "divide",
                                        "tour", "advise", "threats", "danger", "luck",     "review"};

}  // namespace

BOOST_AUTO_TEST_SUITE(journals)

BOOST_DATA_TEST_CASE(a_file_that_cannot_be_used_is_named, boost::unit_test::data::make(commands), command) {
    const support::Folder folder;
    const auto missing = run(with_file(command, (folder / "none.jsonl").string()));
    BOOST_TEST(missing.status == 2);
    BOOST_TEST(holds(missing.err, "none.jsonl: there is no such file."));
    BOOST_TEST(missing.out.empty());
    const auto directory = run(with_file(command, (folder / "").string()));
    BOOST_TEST(directory.status == 2);
    BOOST_TEST(holds(directory.err, "this is a folder"));
    const auto binary = run(with_file(command, folder
                                                   .write("b.jsonl", std::string{"\x7f"
                                                                                 "ELF\0\xff",
                                                                                 6})
                                                   .string()));
    BOOST_TEST(binary.status == 2);
    BOOST_TEST(holds(binary.err, "b.jsonl:1: "));
    const auto empty = run(with_file(command, folder.write("e.jsonl", "").string()));
    BOOST_TEST(empty.status == 2);
    BOOST_TEST(holds(empty.err, "The file is empty"));
}

BOOST_DATA_TEST_CASE(what_stands_before_a_refused_entry_is_kept, boost::unit_test::data::make(commands), command) {
    const std::string text = journal_of({red_takes_damascus, red_takes_damascus, blue_takes_athens});
    const Ran ran = run(with_file(command, "-"), text);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err, "standard input:3: Not allowed, BYZ-9: "));
    BOOST_TEST(holds(ran.err, "The 1 entry before it is kept."));
    BOOST_TEST(!ran.out.empty());
}

BOOST_DATA_TEST_CASE(a_broken_line_is_named_and_the_rest_is_kept, boost::unit_test::data::make(commands), command) {
    std::string text = journal_of({red_takes_damascus, blue_takes_athens});
    text.resize(text.size() - 9);
    const Ran ran = run(with_file(command, "-"), text);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err, "standard input:3: "));
    BOOST_TEST(holds(ran.err, "cut off"));
}

BOOST_DATA_TEST_CASE(every_command_reads_the_sample_to_its_end, boost::unit_test::data::make(commands), command) {
    auto arguments = with_file(command, sample_file());
    if (command == "review") arguments.insert(arguments.end(), {"--trials", "2"});  // sixty take a minute
    const Ran ran = run(arguments);
    BOOST_TEST(ran.status == (command == "why" ? 1 : 0));  // nobody can stand when the game is over
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(widest_line(ran.out) <= 100U);
}

BOOST_AUTO_TEST_CASE(the_table_is_shown_at_any_entry) {
    const Ran start = run({"show", sample_file(), "--at", "0"});
    BOOST_TEST(holds(start.out, "Turn 1 of 3. First player: Anna.\nAnna (red), choose an action.\n"));
    const Ran end = run({"show", sample_file()});
    BOOST_TEST(holds(end.out, "The game is over."));
    BOOST_TEST(run({"show", sample_file(), "--at", "139"}).out == end.out);
    const Ran beyond = run({"show", sample_file(), "--at", "140"});
    BOOST_TEST(beyond.status == 2);
    BOOST_TEST(holds(beyond.err, "--at takes 0 to 139"));
}

BOOST_AUTO_TEST_CASE(legal_entries_are_numbered_with_cost_and_rule) {
    const Ran ran = run({"legal", "-"}, journal_of({red_takes_damascus}));
    BOOST_TEST(ran.status == 0);
    const auto lines = lines_of(ran.out);
    BOOST_TEST(lines[0] == "Bela (blue), choose an action.");
    BOOST_TEST(holds(lines[1], "Rule    Decision"));
    BOOST_TEST(holds(lines[3], "  2  BYZ-9   Take control of Dyrrachium with a cube from the Casualty Pool."));
    BOOST_TEST(holds(lines[3], "3 bezants (Byz.)  2 VP (Byz.)"));
    // as many as the protocol lists
    const Ran counted = run({"divide", "-", "1"}, journal_of({red_takes_damascus}));
    BOOST_TEST(holds(counted.out, "total  " + std::to_string(lines.size() - 2) + "\n"));
}

BOOST_AUTO_TEST_CASE(why_names_the_rule_and_its_text) {
    const Ran refused = run({"why", "-", "control damascus pool"}, journal_of({red_takes_damascus}));
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(holds(refused.out, "Not allowed. Damascus is controlled already."));
    BOOST_TEST(holds(refused.out, "BYZ-9  Take control\n  Put one cube on"));
    const Ran allowed = run({"why", "-", R"({"do":"control","city":"athens","cube":"pool"})"}, journal_of({}));
    BOOST_TEST(allowed.status == 0);
    BOOST_TEST(holds(allowed.out, "Allowed: Anna takes control of Athens."));
    const Ran other = run({"why", "-", "stand"}, journal_of({}));
    BOOST_TEST(holds(other.out, "\nWhat is asked now\n  The entry answers a question"), other.out);
    BOOST_TEST(!holds(other.out, "AWAITS"));  // a word for programs
    const Ran noise = run({"why", "-", R"({"do":"control","city":"rome","cube":"pool"})"}, journal_of({}));
    BOOST_TEST(noise.status == 1);
    BOOST_TEST(holds(noise.out, "Not an entry."));
    BOOST_TEST(holds(noise.out, "rome"));
    const Ran words = run({"why", "-", "please let me win"}, journal_of({}));
    BOOST_TEST(words.status == 1);
    BOOST_TEST(holds(words.out, "  control CITY CUBE\n"));
}

BOOST_AUTO_TEST_CASE(why_says_that_the_game_is_over) {
    const Ran over = run({"why", sample_file(), "control damascus pool"});
    BOOST_TEST(over.status == 1);
    BOOST_TEST(over.out == "The game is over.\n");
}

// The first line has no end, and no file is so long.
BOOST_AUTO_TEST_CASE(what_has_no_end_is_refused) {
    const Ran device = run({"show", "/dev/zero"});
    BOOST_TEST(device.status == 2);
    BOOST_TEST(holds(device.err, "/dev/zero: this is a device, not a file."), device.err);
    const std::string command = std::string{LOGOTHETE_CLI} + " show - < /dev/zero 2>&1 | grep -q 'does not end'";
    BOOST_TEST(std::system(command.c_str()) == 0);
    const std::string pipe = "cat " + sample_file() + " | " + LOGOTHETE_CLI + " show /dev/stdin > /dev/null";
    BOOST_TEST(std::system(pipe.c_str()) == 0);
}

BOOST_AUTO_TEST_CASE(the_sample_is_scored) {
    const Ran ran = run({"score", sample_file()});
    BOOST_TEST(holds(ran.out, "Final score\n  1. "));
    BOOST_TEST(holds(ran.out, "both tracks count."));
    BOOST_TEST(holds(ran.out, "are less than half of them."));
}

BOOST_AUTO_TEST_CASE(divide_counts_by_first_entry) {
    const Ran one = run({"divide", "-", "1"}, journal_of({}));
    const Ran two = run({"divide", "-", "2"}, journal_of({}));
    BOOST_TEST(lines_of(one.out).size() == lines_of(two.out).size());
    BOOST_TEST(lines_of(one.out)[0] == R"({"do":"control","city":"dyrrachium","cube":"pool"}  1)");
    std::uint64_t sum = 0;
    for (const auto& line : lines_of(two.out)) {
        if (line.front() == '{') sum += std::stoull(line.substr(line.find("  ") + 2));
    }
    BOOST_TEST(lines_of(two.out).back() == "total  " + std::to_string(sum));
}

BOOST_AUTO_TEST_CASE(divide_goes_through_dice) {
    const Ran ran =
        run({"divide", "-", "1"}, journal_of({R"({"do":"bulgars","cube":"pool","attack":"thessalonica"})"}));
    BOOST_TEST(ran.out ==
               "{\"do\":\"roll\",\"hits\":{\"attacker\":0,\"defender\":0}}  1\n"
               "{\"do\":\"roll\",\"hits\":{\"attacker\":0,\"defender\":1}}  1\n"
               "{\"do\":\"roll\",\"hits\":{\"attacker\":0,\"defender\":2}}  1\n"
               "{\"do\":\"roll\",\"hits\":{\"attacker\":0,\"defender\":3}}  1\n"
               "total  4\n");
}

BOOST_AUTO_TEST_CASE(a_tour_tells_every_entry_and_shows_each_turns_end) {
    const Ran ran = run({"tour", sample_file()});
    for (const char* part : {"\nTurn 1\n======\n", "\nTurn 2\n======\n", "\nTurn 3\n======\n", "\n   1  Anna takes",
                             "\n 139  ", "Final score"}) {
        BOOST_TEST(holds(ran.out, part), part);
    }
    BOOST_TEST(!holds(ran.out, "Press Enter"));
    const Ran waiting = run({"tour", sample_file(), "--wait"}, "\n\n");
    BOOST_TEST(holds(waiting.out, "Press Enter to go on."));
}

BOOST_AUTO_TEST_CASE(missing_rule_texts_do_not_stop_it) {
    const support::Folder folder;
    std::filesystem::create_directories(folder / "byzantium/boards");
    std::filesystem::copy_file(support::in_source_tree("resources/byzantium/boards/byzantium-2005.json"),
                               folder / "byzantium/boards/byzantium-2005.json");
    const support::Environment chosen{"LOGOTHETE_RESOURCES", (folder / "").string()};
    const Ran ran = run({"why", "-", "stand"}, journal_of({}));
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out == "Not allowed. This entry does not answer the question that is open now.\n\n");
    BOOST_TEST(holds(ran.err, "Rules are named by their numbers only."));
}

BOOST_AUTO_TEST_CASE(an_answer_that_cannot_be_written_is_noticed) {
    // The real program, its answer sent where nothing can be written.
    if (!std::filesystem::exists("/dev/full")) return;
    const std::string command = std::string{LOGOTHETE_CLI} + " score " + sample_file() + " > /dev/full 2> /dev/null";
    const int status = std::system(command.c_str());
    BOOST_TEST(status != 0);
}

BOOST_AUTO_TEST_CASE(the_program_itself_replays_the_sample) {
    const std::string command = std::string{LOGOTHETE_CLI} + " replay < " + sample_file() + " > /dev/null";
    BOOST_TEST(std::system(command.c_str()) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
