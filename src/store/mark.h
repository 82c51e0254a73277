// SPDX-License-Identifier: MIT
// Inside the store: a mark by which a library knows its log. Whoever writes the first entry into an empty log also
// gives the library a new mark, and keeps the one before. So below a log lies a file with one of these two, and no
// other: a file with another mark was gone on with elsewhere, and the log would overwrite what is newer.
//
// The mark is a row of SQLite's own table sqlite_sequence, which every version of the library has: of a name that no
// table has, so SQLite takes no notice of it.
#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

namespace store {

struct Connection;

struct Mark {
    std::string before;
    std::string now;

    bool operator==(const Mark&) const = default;
};

// All marks are of one length, so that SQLite writes a new one in the place of the old: even where a page was written
// only half, one of the two is to be read.
// Another one after this; nothing is before the first.
Mark next_mark(const std::optional<Mark>& mark);

// Nothing in a library that never had one. All of these throw SQLite::Exception.
std::optional<Mark> read_mark(const SQLite::Database& db);
std::optional<Mark> read_mark(const Connection& connection);
// Inside a transaction.
void write_mark(const Connection& connection, const Mark& mark);

}  // namespace store
