// SPDX-License-Identifier: MIT
// What the program writes over, and what it never does.
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, {}));
}

}  // namespace

// A library with two sessions, of which the first has an entry, in a folder of their own.
struct TwoSessions {
    support::Folder folder;
    fs::path library = folder / "lib.logothete";
    support::Environment usual{"LOGOTHETE_LIBRARY", library.string()};

    TwoSessions() {
        run({"session", "new", "red=Anna", "blue=Basil", "--title", "Friday", "--first", "red"});
        run({"session", "new", "red=Anna", "blue=Basil", "--title", "Saturday"});
        run({"session", "append", "1"}, std::string{red_takes_damascus} + "\n");
    }

    // Every command that writes a file, with this one.
    std::vector<std::vector<std::string>> writers(const std::string& file) const {
        return {{"session", "export", "1", file},
                {"session", "export", "1", file, "--undone"},
                {"report", "1", "--format", "text", "--output", file},
                {"statistics", "--csv", file},
                {"board", "export", "byzantium-2005", file}};
    }
    bool both_are_there() const {
        const std::string list = run({"session", "list"}).out;
        return holds(list, "Friday") && holds(list, "Saturday") && run({"session", "verify"}).status == 0;
    }
};

BOOST_FIXTURE_TEST_SUITE(writing, TwoSessions)

BOOST_AUTO_TEST_CASE(nothing_goes_over_the_library_or_what_belongs_to_it) {
    run({"session", "backup"});
    const auto link = folder / "link.jsonl";
    fs::create_symlink(library, link);
    const auto second_name = folder / "second.jsonl";
    fs::create_hard_link(library, second_name);
    const auto backup = fs::directory_iterator { folder / "lib.logothete-backups" } -> path();
    for (const fs::path& file :
         {library, link, second_name, backup, folder / "lib.logothete-wal", folder / "lib.logothete-shm",
          folder / "lib.logothete-journal", folder / "lib.logothete-backups/backup-000099-2026-01-01.jsonl",
          folder / "lib.logothete.0b1f9a3e-7c41-4c6e-9d55-1f6a3b0c2d4e.lock"})
        for (auto command : writers(file.string())) {
            if (file.extension() == ".logothete" && command.back() == "--undone") continue;
            command.push_back("--force");
            const Ran ran = run(command);
            BOOST_TEST(ran.status == 2, file.string() + ": " + ran.out + ran.err);
            BOOST_TEST(holds(ran.err, "Choose another name."), ran.err);
        }
    BOOST_TEST(fs::is_symlink(link));
    BOOST_TEST(!fs::exists(folder / "lib.logothete-journal"));
    BOOST_TEST(files_in(folder / "lib.logothete-backups") == 2U);  // of the day, and the one asked for
    BOOST_TEST(both_are_there());
}

BOOST_AUTO_TEST_CASE(nothing_goes_over_another_library_or_a_session_file) {
    const auto other = folder / "other.db";
    run({"session", "new", "red", "blue", "--title", "Elsewhere", "--library", other.string()});
    const auto sent = folder / "sent.logothete";
    BOOST_TEST(run({"session", "export", "1", sent.string()}).status == 0);
    for (const fs::path& file : {other, sent})
        for (auto command : writers(file.string())) {
            if (file.extension() == ".logothete" && command.back() == "--undone") continue;
            command.push_back("--force");
            const Ran ran = run(command);
            BOOST_TEST(ran.status == 2, file);
            const std::string what = file == sent ? "this is a session file" : "this is a library of sessions";
            BOOST_TEST(holds(ran.err, what), ran.err);
        }
    BOOST_TEST(holds(run({"session", "export", "--help"}).out, "*.logothete, a session file with all that was undone"));
    BOOST_TEST(holds(run({"session", "list", "--library", other.string()}).out, "Elsewhere"));
    BOOST_TEST(holds(run({"session", "import", sent.string()}).out, "is the same"));
}

BOOST_AUTO_TEST_CASE(what_is_there_is_written_over_only_by_force) {
    for (const char* const name : {"mine.txt", "mine.logothete"}) {
        const auto mine = folder / name;
        for (auto command : writers(mine.string())) {
            if (mine.extension() == ".logothete" && command.back() == "--undone") continue;
            folder.write(name, "my own notes");
            const Ran ran = run(command);
            BOOST_TEST(ran.status == 2);
            BOOST_TEST(holds(ran.err, "this file already exists. To overwrite it, add --force."), ran.err);
            BOOST_TEST(folder.read(name) == "my own notes");
            command.push_back("--force");
            BOOST_TEST(run(command).status == 0, ran.err);
            BOOST_TEST(folder.read(name) != "my own notes");
            fs::remove(mine);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_file_beside_with_a_like_name_is_not_touched_and_no_link_followed) {
    const auto victim = folder.write("victim", "my own notes");
    for (const std::string name : {"out.jsonl", "out.logothete"}) {
        fs::create_symlink(victim, folder / (name + ".new"));
        BOOST_TEST(run({"session", "export", "1", (folder / name).string()}).status == 0);
        BOOST_TEST(folder.read("victim") == "my own notes");
        BOOST_TEST(fs::is_symlink(folder / (name + ".new")));
        BOOST_TEST(!fs::is_symlink(folder / name));
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_left_behind_by_what_failed) {
    fs::create_directory(folder / "out");
    fs::create_directory(folder / "out/taken.jsonl");
    fs::create_directory(folder / "out/taken.logothete");
    for (const char* const name : {"out/taken.jsonl", "out/taken.logothete"})
        BOOST_TEST(run({"session", "export", "1", (folder / name).string(), "--force"}).status == 2);
    BOOST_TEST(files_in(folder / "out") == 2U);
    BOOST_TEST(run({"session", "export", "77", (folder / "out/none.logothete").string()}).status == 2);
    BOOST_TEST(files_in(folder / "out") == 2U);
}

BOOST_AUTO_TEST_CASE(a_device_takes_everything_unasked) {
    BOOST_TEST(run({"session", "export", "1", "/dev/null"}).status == 0);
    BOOST_TEST(fs::exists("/dev/null"));
}

BOOST_AUTO_TEST_SUITE_END()
