// SPDX-License-Identifier: MIT
// One session as a file of its own (*.logothete): a library like any other, that holds one.
#pragma once

#include "store/library.h"
#include "store/new_file.h"

#include <cstdint>
#include <filesystem>
#include <variant>

namespace store {

enum class CutsToo : std::uint8_t { yes, no };

// Writes the session into a new file with the same uuid, which takes its name in one go. Notes go along. Throws
// StoreError `no_access` over whatever is not to be replaced, and over any library: see store/protected.h.
void export_session(const Library& library, SessionId session, const std::filesystem::path& file, CutsToo cuts,
                    IfThere if_there = IfThere::refuse);

// The one session of a file that came in, which is only read.
class SessionFile {
public:
    // Throws StoreError: `newer`, `foreign` or `damaged`, also if it holds no or several sessions. What the sessions
    // say is not for the store to judge.
    SessionFile(const std::filesystem::path& file, const Options& options);

    const Library& library() const { return library_; }
    SessionId session() const { return session_; }

private:
    Library library_;
    SessionId session_;
};

// It was not here before.
struct Imported {
    SessionId session;
};
// It is here already, with the same header, entries and cursor: nothing was done.
struct AlreadyHere {
    SessionId session;
};
// A session of the same uuid is here, with other entries: nothing was done.
struct Differs {
    SessionId session;
    std::size_t common;  // entries that are the same, from the first on
    std::size_t ours;    // all entries here
    std::size_t theirs;  // all entries in the file
};
using ImportResult = std::variant<Imported, AlreadyHere, Differs>;

enum class IfDiffers : std::uint8_t { report, add_copy };

// Takes over the session of a file, which the caller has judged: nothing but its tables is looked at here. A copy gets
// a new uuid, and does not count. Throws StoreError; nothing was written then.
ImportResult import_session(Library& library, const SessionFile& file, IfDiffers if_differs);

}  // namespace store
