// SPDX-License-Identifier: MIT
#include "byzantium/prompt/runs.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace {

const std::vector<std::string> all_commands{"play",    "tour",   "show",   "legal",  "why",   "score",  "forecast",
                                            "audit",   "divide", "replay", "odds",   "dice",  "advise", "plan",
                                            "threats", "danger", "luck",   "review", "rules", "board"};

}  // namespace

BOOST_AUTO_TEST_SUITE(command_line)

BOOST_DATA_TEST_CASE(every_command_helps, boost::unit_test::data::make(all_commands), command) {
    const Ran ran = run({command, "--help"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(holds(ran.out, "For example:\n  logothete-cli " + command));
    BOOST_TEST(holds(ran.out, "Exit status: 0 done; 1"));
    BOOST_TEST(widest_line(ran.out) <= 100U);
}

BOOST_DATA_TEST_CASE(the_help_lists_every_command, boost::unit_test::data::make(all_commands), command) {
    BOOST_TEST(holds(run({"--help"}).out, "\n  " + command + " "));
}

BOOST_AUTO_TEST_CASE(without_arguments_it_helps) {
    const Ran ran = run({});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err,
                     ": it records what happens on the table, checks each\n"
                     "entry against the rules, and scores the game."));
}

BOOST_AUTO_TEST_CASE(it_knows_its_version) {
    BOOST_TEST(run({"--version"}).status == 0);
    BOOST_TEST(holds(run({"--version"}).out, "logothete-cli "));
}

BOOST_AUTO_TEST_CASE(wrong_arguments_are_named) {
    BOOST_TEST(run({"dance"}).status == 2);
    BOOST_TEST(holds(run({"dance"}).err, "There is no command “dance”."));
    BOOST_TEST(run({"show", sample_file(), "--frobnicate"}).status == 2);
    BOOST_TEST(run({"show", sample_file(), "--at", "many"}).status == 2);
    BOOST_TEST(run({"show", sample_file(), "--at", "-1"}).status == 2);
    BOOST_TEST(run({"divide", sample_file(), "0"}).status == 2);
    BOOST_TEST(run({"divide", sample_file(), "1000"}).status == 2);
    BOOST_TEST(run({"play", "a.jsonl", "--seed", "x"}).status == 2);
}

struct Wrong {
    std::vector<std::string> arguments;
    const char* message;
};
std::ostream& operator<<(std::ostream& out, const Wrong& row) { return out << row.message; }

const std::vector<Wrong> wrong{
    {{"show"}, "show: the journal is missing, for example: logothete-cli show game.jsonl --at 12\n"},
    {{"show", "x", "--at", "many"}, "show: --at cannot be “many”, for example: --at 12\n"},
    {{"show", "x", "--at"}, "show: --at needs a value, for example: --at 12\n"},
    {{"show", "x", "y"},
     "show: “y” is not expected here. It is written like this: logothete-cli show game.jsonl --at 12\nlogothete-cli "
     "show --help says more.\n"},
    {{"why", "x"}, "why: the entry is missing, for example: logothete-cli why game.jsonl \"move arab ankara\"\n"},
    {{"report"}, "report: the number of the session is missing, for example: logothete-cli report 3"},
    {{"session"}, "session: the command is missing, for example: logothete-cli session new red=Anna yellow=Basil\n"},
    {{"session", "sing"}, "There is no command “session sing”. logothete-cli session --help says more.\n"},
    {{"session", "new"},
     "session new: the list of players is missing, for example: logothete-cli session new red=Anna"},
    {{"session", "open", "x"}, "session open: SESSION cannot be “x”, for example: logothete-cli session open 1\n"},
    {{"session", "begun", "1"},
     "session begun: the day is missing, for example: logothete-cli session begun 1 2026-03-01\n"},
    {{"session", "repair", "1", "delete 2", "--shift", "--keep-players"},
     "session repair: --shift and --keep-players cannot be used together.\n"},
    {{"play", "--board"}, "play: --board needs a value: begin the game on this board: a file"},
    {{"divide", "x", "1000"},
     "divide: the number of entries in a sequence: must be a whole number from 1 to 20, not 1000, for example: "
     "logothete-cli divide game.jsonl 2\n"},
};

BOOST_DATA_TEST_CASE(what_is_missing_is_named_with_an_example, boost::unit_test::data::make(wrong), row) {
    const Ran ran = run(row.arguments);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.out.empty());
    BOOST_TEST(ran.err.starts_with(row.message), ran.err);
}

// The names below this heading of a --help.
std::vector<std::string> listed_in(const std::string& help, const std::string& heading) {
    std::vector<std::string> names;
    bool below = false;
    for (const std::string& line : lines_of(help)) {
        if (line == heading)
            below = true;
        else if (line.empty())
            below = false;
        else if (below && line[2] != ' ')
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return names;
}

// Of every command with arguments that it needs, and of those below it: what it says without them. Counts them.
int look_at(const std::vector<std::string>& command) {
    std::vector<std::string> asked = command;
    asked.emplace_back("--help");
    const std::string help = run(asked).out;
    int seen = 0;
    for (const std::string& below : listed_in(help, "Subcommands:")) {
        auto longer = command;
        longer.push_back(below);
        seen += look_at(longer);
    }
    const bool needs = holds(help, " REQUIRED ") || !listed_in(help, "Subcommands:").empty();
    if (!needs || command.empty()) return seen;
    const std::string said = run(command).err;
    std::string typed = "logothete-cli";
    for (const std::string& word : command) typed += ' ' + word;
    BOOST_TEST(holds(said, " is missing, for example: " + typed + ' '), said);
    return seen + 1;
}

BOOST_AUTO_TEST_CASE(no_command_is_silent_about_what_it_needs) { BOOST_TEST(look_at({}) >= 40); }

BOOST_AUTO_TEST_SUITE_END()
