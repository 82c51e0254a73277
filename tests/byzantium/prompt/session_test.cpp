// SPDX-License-Identifier: MIT
// `session`: a library as somebody at a prompt keeps it.
#include "byzantium/prompt/runs.h"
#include "cli/line/answering_input.h"
#include "support/environment.h"
#include "support/folder.h"
#include "support/zone.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <chrono>
#include <istream>
#include <ostream>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

const std::string damascus = R"({"do":"control","city":"damascus","cube":"pool"})"
                             "\n";
const std::string athens = R"({"do":"control","city":"athens","cube":"pool"})"
                           "\n";
const std::string candia = R"({"do":"control","city":"candia","cube":"pool"})"
                           "\n";

}  // namespace

// A library with one session of Anna and Basil, in which Anna begins.
struct Kept {
    support::Folder folder;
    Ran begun = session({"new", "red=Anna", "blue=Basil", "--title", "Friday", "--first", "red"});

    Ran session(std::vector<std::string> words, const std::string& input = "") const {
        words.insert(words.begin(), "session");
        words.insert(words.end(), {"--library", (folder / "library.logothete").string()});
        return run(words, input);
    }
    std::string journal_of() const { return session({"export", "1", "-"}).out; }
};

// Input that comes late, and then ends.
class LateInput : public std::streambuf {
    int_type underflow() override {
        std::this_thread::sleep_for(std::chrono::milliseconds{2300});
        return traits_type::eof();
    }
};

BOOST_AUTO_TEST_CASE(while_input_is_waited_for_there_is_time_to_rest) {
    LateInput late;
    std::istream in{&late};
    std::ostringstream out;
    int rests = 0;
    cli::AnsweringInput answering{{in, out, out, out}, [&] { ++rests; }};
    BOOST_TEST((std::istream{&answering}.get() == std::istream::traits_type::eof()));
    BOOST_TEST(rests >= 1);
    BOOST_TEST(rests <= 2);
}

BOOST_FIXTURE_TEST_SUITE(sessions, Kept)

BOOST_AUTO_TEST_CASE(begin_and_are_listed) {
    BOOST_TEST(begun.status == 0);
    BOOST_TEST(holds(begun.out, "Session 1, “Friday”, has begun; red is the first player.\n"), begun.out);
    const Ran list = session({"list"});
    BOOST_TEST(holds(list.out, "  1  Friday   Anna, Basil        0  open"), list.out);
    BOOST_TEST(holds(session({"list", "--json"}).out, R"("players":[{"color":"red","name":"Anna"},)"));
}

BOOST_AUTO_TEST_CASE(byz_35_begin_so_that_the_doomed_may_retreat_if_nothing_else_is_said) {
    BOOST_TEST(holds(journal_of(), R"("doomed_retreat":"allowed"})"), journal_of());
    BOOST_TEST(session({"new", "red", "blue", "--doomed-retreat", "stand"}).status == 0);
    BOOST_TEST(holds(session({"export", "2", "-"}).out, R"("doomed_retreat":"stand"})"));
    const Ran wrong = session({"new", "red", "blue", "--doomed-retreat", "never"});
    BOOST_TEST(wrong.status == 2);
    BOOST_TEST(holds(wrong.err, "there is no choice “never”."), wrong.err);
}

BOOST_AUTO_TEST_CASE(that_are_not_there_yet_are_no_fault) {
    const support::Environment usual{"LOGOTHETE_LIBRARY", (folder / "other.logothete").string()};
    const Ran list = run({"session", "list"});
    BOOST_TEST(list.status == 0);
    BOOST_TEST(holds(list.out, "There are no sessions yet"));
}

// What cannot be seen is not called empty.
BOOST_AUTO_TEST_CASE(that_cannot_be_seen_are_said) {
    const std::string mistyped = (folder / "other.logothete").string();
    const Ran named = run({"session", "list", "--library", mistyped});
    BOOST_TEST(named.status == 2);
    BOOST_TEST(holds(named.err, "there is no such library"), named.err);
    std::filesystem::create_symlink(folder / "loop", folder / "loop");
    const Ran loop = run({"session", "list", "--library", (folder / "loop" / "library").string()});
    BOOST_TEST(loop.status == 2);
    BOOST_TEST(holds(loop.err, "). Check that you may open its folder, or choose another file."), loop.err);
    BOOST_TEST(session({"backup"}).status == 0);
    const auto library = folder / "library.logothete";
    std::filesystem::remove(library);
    const support::Environment usual{"LOGOTHETE_LIBRARY", library.string()};
    const Ran gone = run({"session", "list"});
    BOOST_TEST(gone.status == 2);
    BOOST_TEST(holds(gone.err, "there are backups of it"), gone.err);
}

BOOST_AUTO_TEST_CASE(acknowledge_each_entry_or_say_why_not) {
    const Ran ran = session({"append", "1"}, damascus + damascus + "what?\n" + athens);
    BOOST_TEST(ran.status == 1);
    const auto lines = lines_of(ran.out);
    BOOST_REQUIRE(lines.size() == 4U);
    BOOST_TEST(lines[0] == R"({"n":1,"ok":true})");
    BOOST_TEST(holds(lines[1], R"("n":2,"ok":false,"refusal":{"rule":"BYZ-9")"));
    BOOST_TEST(holds(lines[2], R"("rule":"FORMAT")"));
    BOOST_TEST(lines[3] == R"({"n":2,"ok":true})");
    BOOST_TEST(holds(session({"open", "1"}).out, "2  Basil takes control of Athens.\n"));
}

BOOST_AUTO_TEST_CASE(go_back_and_forth) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    BOOST_TEST(holds(session({"undo", "1"}).out,
                     "Undone: the journal now has 1 entry.\n1  Anna takes control of Damascus.\n"));
    BOOST_TEST(holds(session({"open", "1"}).out, "1 entry can be redone.\n"));
    BOOST_TEST(holds(session({"redo", "1"}).out, "Redone: the journal now has 2 entries.\n"));
    const Ran too_far = session({"redo", "1"});
    BOOST_TEST(too_far.status == 1);
    BOOST_TEST(too_far.err == "There is nothing to redo.\n");
    BOOST_TEST(holds(session({"at", "1", "0"}).out, "Anna (red), choose an action."));
    BOOST_TEST(session({"at", "1", "3"}).status == 2);
}

BOOST_AUTO_TEST_CASE(are_repaired_only_when_that_is_accepted) {
    BOOST_TEST(session({"append", "1"}, damascus + athens + candia).status == 0);
    const std::string before = journal_of();
    const Ran broken = session({"repair", "1", "change 1 control candia pool", "--accept"});
    BOOST_TEST(broken.status == 1);
    BOOST_TEST(holds(broken.out, "Entry 1 was: Anna takes control of Damascus. It becomes: Anna takes control of"),
               broken.out);
    BOOST_TEST(holds(broken.out, "Not allowed, BYZ-9: "), broken.out);
    BOOST_TEST(journal_of() == before);
    const std::vector<std::string> edits{"repair", "1", "change 1 control candia pool",
                                         "change 3 control damascus pool"};
    BOOST_TEST(session(edits).status == 0);
    BOOST_TEST(journal_of() == before);
    auto accepted = edits;
    accepted.push_back("--accept");
    BOOST_TEST(session(accepted).status == 0);
    BOOST_TEST(lines_of(journal_of()).at(1) + "\n" == candia);
    BOOST_TEST(holds(session({"verify"}).out, "The library is sound: 1 session replays"));
}

BOOST_AUTO_TEST_CASE(a_repair_is_one_step_of_undo) {
    BOOST_TEST(session({"append", "1"}, damascus + athens + candia).status == 0);
    const std::string before = journal_of();
    BOOST_TEST(session({"repair", "1", "change 3 control ankara pool", "--accept"}).status == 0);
    const std::string repaired = journal_of();
    BOOST_TEST(repaired != before);
    BOOST_TEST(session({"undo", "1"}).status == 0);
    BOOST_TEST(journal_of() == before);
    BOOST_TEST(session({"redo", "1"}).status == 0);
    BOOST_TEST(journal_of() == repaired);
    BOOST_TEST(holds(session({"verify"}).out, "The library is sound: 1 session replays"));
}

BOOST_AUTO_TEST_CASE(a_repair_asks_before_actions_change_hands) {
    BOOST_TEST(session({"append", "1"}, damascus + athens + candia).status == 0);
    const std::string before = journal_of();
    const std::vector<std::string> insert{"repair", "1", "insert 2 control ankara pool", "--accept"};
    const auto with = [&](const std::string& option) {
        auto words = insert;
        words.push_back(option);
        return session(words);
    };
    const Ran asked = session(insert);
    BOOST_TEST(asked.status == 1);
    BOOST_TEST(holds(asked.err, "2 later actions would go to other players."), asked.err);
    BOOST_TEST(journal_of() == before);
    BOOST_TEST(with("--shift").status == 0);
    BOOST_TEST(lines_of(journal_of()).size() == 5U);
    BOOST_TEST(session({"undo", "1"}).status == 0);
    BOOST_TEST(with("--keep-players").status == 0);
    BOOST_TEST(lines_of(journal_of()).size() == 6U);
}

BOOST_AUTO_TEST_CASE(a_repair_names_the_entry_that_is_missing) {
    const std::string cube = R"({"do":"increase","from":"pool","to":"byzantine.main"})"
                             "\n";
    BOOST_TEST(session({"append", "1"}, cube + cube + cube + athens).status == 0);
    const Ran missing = session({"repair", "1", "delete 3"});
    BOOST_TEST(missing.status == 1);
    BOOST_TEST(holds(missing.err, "Perhaps an entry is missing. This edit inserts it: 'insert 3 {\"do\":\"stop\"}'"),
               missing.err);
    BOOST_TEST(!holds(missing.out, "AWAITS"), missing.out);
    const Ran mended = session({"repair", "1", "delete 3", R"(insert 3 {"do":"stop"})", "--accept"});
    BOOST_TEST(mended.status == 0);
}

BOOST_AUTO_TEST_CASE(refuse_edits_that_are_none) {
    BOOST_TEST(session({"append", "1"}, damascus).status == 0);
    for (const char* edit : {"forget 1", "delete", "delete 0", "delete 2", "insert 3 stop", "change 1 dance"}) {
        const Ran ran = session({"repair", "1", edit, "--accept"});
        BOOST_TEST(ran.status == 2, edit);
        BOOST_TEST(holds(ran.err, "An edit is: delete N, insert N ENTRY, or change N ENTRY"), ran.err);
    }
    BOOST_TEST(lines_of(journal_of()).at(1) + "\n" == damascus);
}

BOOST_AUTO_TEST_CASE(travel_as_journals_and_as_files) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    const std::string file = (folder / "friday.logothete").string();
    const std::string lines = (folder / "friday.jsonl").string();
    BOOST_TEST(session({"export", "1", file}).status == 0);
    BOOST_TEST(session({"export", "1", lines}).status == 0);
    BOOST_TEST(holds(session({"import", file}).out, "Session 1 is the same; nothing was imported."));
    BOOST_TEST(holds(session({"import", lines}).out, "Session 1 is the same; nothing was imported."));
    const std::string other = (folder / "other.logothete").string();
    BOOST_TEST(holds(run({"session", "import", lines, "--library", other}).out, "is new here, with 2 entries."));
    BOOST_TEST(run({"session", "export", "1", "-", "--library", other}).out == journal_of());
}

BOOST_AUTO_TEST_CASE(import_nothing_of_a_broken_journal) {
    const Ran ran = session({"import", "-", "--title", "Broken"}, journal_of() + damascus + damascus);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err, "-:3: Not allowed, BYZ-9"), ran.err);
    BOOST_TEST(holds(ran.err, "Nothing was imported.\n"));
    BOOST_TEST(!holds(session({"list", "--all"}).out, "Broken"));
}

BOOST_AUTO_TEST_CASE(import_nothing_of_a_damaged_session_file) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    const std::string file = (folder / "friday.logothete").string();
    BOOST_TEST(session({"export", "1", file}).status == 0);
    std::string bytes = folder.read("friday.logothete");
    const auto place = bytes.find(R"("do":"control","city":"athens")");
    BOOST_TEST_REQUIRE(place != bytes.npos);
    folder.write("friday.logothete", bytes.replace(place + 6, 7, "dancing"));
    const std::string other = (folder / "other.logothete").string();
    const Ran ran = run({"session", "import", file, "--library", other});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err, "Entry 2"), ran.err);
    BOOST_TEST(holds(ran.err, "Nothing was imported."), ran.err);
    BOOST_TEST(!holds(run({"session", "list", "--library", other}).out, "Friday"));
}

// The day's backup holds the evening too.
BOOST_AUTO_TEST_CASE(are_backed_up_when_the_evening_ends) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    BOOST_TEST(session({"append", "1"}, candia).status == 0);
    const auto listed = lines_of(session({"backup", "--list"}).out);
    BOOST_TEST(listed.size() == 1U);
    const Ran restored = session({"restore", listed.at(0).substr(0, listed.at(0).find(' '))});
    BOOST_TEST(restored.status == 0, restored.err);
    BOOST_TEST(lines_of(journal_of()).size() == 4U);
}

BOOST_AUTO_TEST_CASE(are_put_away_and_fetched_back) {
    BOOST_TEST(session({"delete", "1"}).status == 0);
    BOOST_TEST(!holds(session({"list"}).out, "Friday"));
    BOOST_TEST(holds(session({"list", "--all"}).out, "trashed"));
    BOOST_TEST(session({"undelete", "1"}).status == 0);
    BOOST_TEST(session({"archive", "1"}).status == 0);
    BOOST_TEST(holds(session({"list", "--all"}).out, "archived"));
    BOOST_TEST(session({"unarchive", "1"}).status == 0);
    BOOST_TEST(session({"count", "1", "--not", "we forgot the fleet"}).status == 0);
    BOOST_TEST(holds(session({"list"}).out, "open, not counted"));
    BOOST_TEST(session({"delete", "1"}).status == 0);
    BOOST_TEST(session({"empty-trash"}).out == "1 game is deleted for good.\n");
}

BOOST_AUTO_TEST_CASE(know_where_and_when_they_were) {
    BOOST_TEST(session({"place", "1", "the kitchen"}).out == "Session 1 is now played at “the kitchen”.\n");
    const support::Zone new_york{"EST5EDT,M3.2.0,M11.1.0"};
    BOOST_TEST(session({"begun", "1", "2025-12-24"}).out == "Session 1 began on 24 December 2025, 19:00.\n");
    const std::string listed = session({"list", "--json"}).out;
    BOOST_TEST(holds(listed, R"("place":"the kitchen")"), listed);
    BOOST_TEST(holds(listed, R"("created_at":"2025-12-25T00:00:00Z")"), listed);  // seven in the evening
    BOOST_TEST(session({"begun", "1", "2025-12-24 22:15"}).out == "Session 1 began on 24 December 2025, 22:15.\n");
    BOOST_TEST(holds(session({"list", "--json"}).out, R"("created_at":"2025-12-25T03:15:00Z")"));
    BOOST_TEST(session({"begun", "1", "2025-12-25T01:00:00Z"}).out == "Session 1 began on 24 December 2025, 20:00.\n");
    BOOST_TEST(session({"begun", "1", "2025-12-24T19:30:00Z"}).status == 0);
    BOOST_TEST(holds(session({"list", "--json"}).out, R"("created_at":"2025-12-24T19:30:00Z")"));
    for (const char* never : {"yesterday", "2025-02-30", "2025-13-01", "2025-12-24 24:30", "2025-12-24T24:00:00Z"}) {
        const Ran ran = session({"begun", "1", never});
        BOOST_TEST(ran.status == 2, never);
        BOOST_TEST(holds(ran.err, "is not a day. Write it like this: 2026-03-01"), ran.err);
    }
    BOOST_TEST(holds(session({"list", "--json"}).out, R"("created_at":"2025-12-24T19:30:00Z")"));
}

// Day and month are never guessed: 3/1 is one day here and another there.
BOOST_AUTO_TEST_CASE(begin_on_days_as_people_write_them) {
    const support::Zone new_york{"EST5EDT,M3.2.0,M11.1.0"};
    for (const char* day : {"2026-03-01", "2026-3-1", "2026.03.01.", "2026. 3. 1.", "1.3.2026", "01.03.2026",
                            "1. 3. 2026", "01-03-2026", "2026-03-01 19:00", "1.3.2026 19:00"})
        BOOST_TEST(session({"begun", "1", day}).out == "Session 1 began on 1 March 2026, 19:00.\n", day);
    BOOST_TEST(session({"begun", "1", "1.3.2026 9:05"}).out == "Session 1 began on 1 March 2026, 9:05.\n");
    for (const char* never : {"3/1/2026", "1.3.26", "26-03-01", "2026-03", "2026-03-01x", "1.3.20261", "31.4.2026",
                              "2026-03-2026", "", "2026-03-01 19", "2026-03-01 25:00", "99999999999-01-01"})
        BOOST_TEST(session({"begun", "1", never}).status == 2, never);
}

BOOST_AUTO_TEST_CASE(hold_notes) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    BOOST_TEST(session({"note", "1", "Basil is late."}).out == "Session 1 now has note 1.\n");
    BOOST_TEST(session({"note", "1", "A bold start!", "--after", "1"}).status == 0);
    const Ran listed = session({"note", "1"});
    BOOST_TEST(listed.status == 0);
    BOOST_TEST(holds(listed.out, ")  Basil is late.\n"), listed.out);
    BOOST_TEST(holds(listed.out, ", after entry 1)  A bold start!\n"), listed.out);
    BOOST_TEST(holds(session({"note", "1", "--json"}).out, R"({"note":2,"after":1,"text":"A bold start!",)"));
    BOOST_TEST(session({"note", "1", "Too far.", "--after", "3"}).status == 2);
    BOOST_TEST(session({"note", "1", "--remove", "3"}).status == 2);
    BOOST_TEST(session({"note", "1", "--remove", "1"}).status == 0);
    BOOST_TEST(!holds(session({"note", "1"}).out, "late"));
    BOOST_TEST(session({"note", "2"}).status == 2);
}

BOOST_AUTO_TEST_CASE(tell_what_was_undone_beside_the_journal) {
    BOOST_TEST(session({"append", "1"}, damascus + athens).status == 0);
    BOOST_TEST(session({"export", "1", "-", "--undone"}).out.empty());
    BOOST_TEST(session({"undo", "1"}).status == 0);
    const std::string redoable = R"({"undone":{"n":2,"why":"redoable","cut":null,"cut_at":null,"entry":)";
    BOOST_TEST(holds(session({"export", "1", "-", "--undone"}).out, redoable + athens.substr(0, athens.size() - 1)));
    BOOST_TEST(session({"append", "1"}, candia).status == 0);
    const std::string undone = session({"export", "1", "-", "--undone"}).out;
    BOOST_TEST(undone.starts_with(R"({"undone":{"n":2,"why":"undone","cut":1,"cut_at":"2)"), undone);
    BOOST_TEST(lines_of(undone).size() == 1U);
    BOOST_TEST(lines_of(journal_of()).size() == 3U);  // a journal still, with nothing but what counts
    const std::string file = (folder / "undone.jsonl").string();
    BOOST_TEST(session({"export", "1", file, "--undone"}).status == 0);
    const Ran in = session({"import", file});
    BOOST_TEST(in.status == 2);
    BOOST_TEST(holds(in.err, "undone.jsonl:1: \"game\" is missing."), in.err);
    BOOST_TEST(session({"export", "1", (folder / "a.logothete").string(), "--undone"}).status == 2);
}

BOOST_AUTO_TEST_CASE(come_back_from_a_backup) {
    BOOST_TEST(session({"append", "1"}, damascus).status == 0);
    const std::string before = journal_of();
    const std::string made = session({"backup"}).out;
    const std::string number = made.substr(7, made.find(':') - 7);
    BOOST_TEST(session({"append", "1"}, athens).status == 0);
    const Ran restored = session({"restore", number});
    BOOST_TEST(restored.status == 0);
    BOOST_TEST(holds(restored.out, "The previous library is kept as"), restored.out);
    BOOST_TEST(journal_of() == before);
}

BOOST_AUTO_TEST_CASE(are_not_restored_from_a_backup_that_is_not_there) {
    const Ran none = run({"session", "restore", "99", "--library", (folder / "other.logothete").string()});
    BOOST_TEST(none.status == 2);
    BOOST_TEST(holds(none.err, "There are no backups of this library."), none.err);
    BOOST_TEST(session({"backup"}).status == 0);
    const Ran other = session({"restore", "99"});
    BOOST_TEST(other.status == 2);
    BOOST_TEST(holds(other.err, "There is no backup 99: logothete-cli session backup --list lists them."), other.err);
    const Ran file = session({"restore", (folder / "99.logothete").string()});
    BOOST_TEST(holds(file.err, "there is no such library"), file.err);
}

BOOST_AUTO_TEST_CASE(are_listed_with_the_local_time_of_their_last_change_and_backup) {
    const support::Environment utc{"TZ", "UTC"};
    const std::regex time{R"( [1-9]\d? [A-Z][a-z]+ \d{4}, \d?\d:\d\d\b)"};
    const std::string list = session({"list"}).out;
    BOOST_TEST(std::regex_search(list, time), list);
    BOOST_TEST(session({"backup"}).status == 0);
    const std::string backups = session({"backup", "--list"}).out;
    BOOST_TEST(std::regex_search(backups, time), backups);
    BOOST_TEST(!std::regex_search(session({"list", "--json"}).out, time));
    const std::string open = session({"open", "1"}).out;
    BOOST_TEST(std::regex_search(open, time), open);
}

struct BadTitle {
    std::string title;
    std::string said;
    friend std::ostream& operator<<(std::ostream& out, const BadTitle& bad) { return out << bad.said; }
};
const std::vector<BadTitle> bad_titles{{"", "A game needs a title."},
                                       {"   ", "A game needs a title."},
                                       {std::string(61, 'x'), "61 letters are too many: at most 60."}};

BOOST_DATA_TEST_CASE(are_called_by_a_title_that_can_be_shown, boost::unit_test::data::make(bad_titles), bad) {
    for (const char* const act : {"rename", "duplicate"}) {
        const Ran ran = session({act, "1", bad.title});
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(holds(ran.err, bad.said), ran.err);
    }
    BOOST_TEST(lines_of(session({"list", "--json"}).out).size() == 1U);
    BOOST_TEST(session({"rename", "1", " " + std::string(60, 'x') + " "}).status == 0);
    BOOST_TEST(holds(session({"list", "--json"}).out, "\"" + std::string(60, 'x') + "\""));
}

BOOST_AUTO_TEST_CASE(that_are_as_they_were_need_no_mending) {
    BOOST_TEST(session({"append", "1"}, damascus).status == 0);
    const Ran ran = session({"mend", "1"});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.err == "No older reading of a rule has left another table here.\n");
}

BOOST_AUTO_TEST_CASE(that_do_not_exist_are_named) {
    const Ran ran = session({"open", "7"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "there is no session 7 in this library"), ran.err);
    BOOST_TEST(session({"new", "red", "red"}).status == 2);
    BOOST_TEST(session({"new", "purple", "red"}).status == 2);
    BOOST_TEST(session({"new", "red", "blue", "--first", "green"}).status == 2);
    BOOST_TEST(session({"new", "red", "blue", "--elite-limit", "none"}).status == 2);
    BOOST_TEST(session({}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
