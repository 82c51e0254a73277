// SPDX-License-Identifier: MIT
// Files that were cut off or overwritten: a sentence, or what is left of the sessions, but never a session that looks
// whole and is not, and never a crash.
#include "store/sample.h"
#include "store/sql.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <random>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t entries_played = 300;

std::string whole_library(const Folder& folder) {
    {
        auto library = Library::open(folder / "whole", plain());
        played(library, entries_played, "first");
        played(library, entries_played, "second");
    }
    return folder.read("whole");
}

// Whether all that can be read of the file is as it was written, or a sentence says that it is not.
bool never_silently_wrong(const fs::path& file) {
    const auto error = error_of([&] {
        const auto library = Library::open(file, plain());
        const auto sessions = library.list();
        if (sessions.size() != 2) throw std::runtime_error{"a session is gone without a word"};
        for (const auto& session : sessions)
            if (library.entries(session.id).size() != entries_played) throw std::runtime_error{"entries are gone"};
    });
    return !error || error->trouble == Trouble::damaged || error->trouble == Trouble::foreign;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(damage)

BOOST_AUTO_TEST_CASE(cut_off_anywhere) {
    const Folder folder;
    const auto whole = whole_library(folder);
    std::size_t refused = 0;
    for (std::size_t length = 0; length < whole.size(); length += length < 600 ? 7 : 509) {
        const auto file = folder.write("cut", whole.substr(0, length));
        BOOST_TEST(never_silently_wrong(file), "cut off after " << length);
        refused += error_of([&] { Library::open(file, plain()).list(); }).has_value() ? 1 : 0;
        fs::remove(folder / "cut-wal");
    }
    BOOST_TEST(refused > 100U);
}

// Noise inside a text cannot be seen here: hashes show it, when the journal is replayed.
BOOST_AUTO_TEST_CASE(pages_of_noise_anywhere) {
    const Folder folder;
    const auto whole = whole_library(folder);
    std::mt19937 random{4};
    std::size_t noticed = 0;
    for (std::size_t page = 0; page < whole.size(); page += 4096) {
        auto spoiled = whole;
        for (std::size_t i = page; i < page + 4096; ++i) spoiled[i] = static_cast<char>(random());
        const auto file = folder.write("spoiled", spoiled);
        BOOST_TEST(never_silently_wrong(file), "noise from byte " << page);
        noticed += error_of([&] {
            const auto library = Library::open(file, plain());
            if (!faults(library).empty()) throw StoreError{Trouble::damaged, file, {"found"}};
        })
                       ? 1
                       : 0;
    }
    BOOST_TEST(noticed == whole.size() / 4096);
}

BOOST_AUTO_TEST_CASE(single_bytes_of_noise_never_crash) {
    const Folder folder;
    const auto whole = whole_library(folder);
    std::mt19937 random{5};
    std::size_t opened = 0;
    for (int round = 0; round < 300; ++round) {
        auto spoiled = whole;
        for (int i = 0; i < 3; ++i) spoiled[random() % spoiled.size()] = static_cast<char>(random());
        const auto file = folder.write("spoiled", spoiled);
        const auto error = error_of([&] {
            const auto library = Library::open(file, plain());
            for (const auto& session : library.list()) library.entries(session.id);
            faults(library);
        });
        opened += error ? 0 : 1;
    }
    BOOST_TEST(opened > 0U);
}

BOOST_AUTO_TEST_CASE(a_session_with_a_gap_is_not_read_over_it) {
    const Folder folder;
    auto library = Library::in_memory(plain());
    const auto session = played(library, 5);
    const auto file = folder / "library";
    {
        auto stored = Library::open(file, plain());
        played(stored, 5);
    }
    SQLite::Database{file.string(), SQLite::OPEN_READWRITE}.exec("DELETE FROM entries WHERE number = 3");
    const auto opened = Library::open(file, plain());
    const auto error = error_of([&] { opened.entries(session); }).value();
    BOOST_TEST(error.trouble == Trouble::damaged);
    BOOST_TEST(holds(error.what(), "entry 3 is missing"));
    BOOST_TEST(holds(faults(opened).at(0), "entries are missing"));
}

BOOST_AUTO_TEST_CASE(a_session_without_its_end_is_noticed) {
    const Folder folder;
    const auto file = folder / "library";
    {
        auto stored = Library::open(file, plain());
        auto writing = writer(stored, played(stored, 5));
        writing.set_cursor(writing.state(), 4, awaiting());
    }
    SQLite::Database{file.string(), SQLite::OPEN_READWRITE}.exec("DELETE FROM entries WHERE number > 3");
    const auto opened = Library::open(file, plain());
    BOOST_TEST((trouble_of([&] { opened.entries(SessionId{1}); }) == Trouble::damaged));
    BOOST_TEST(holds(faults(opened).at(0), "last entries are missing"));
}

BOOST_AUTO_TEST_SUITE_END()
