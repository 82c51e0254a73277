// SPDX-License-Identifier: MIT
#include "store/mark.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <random>
#include <string_view>

namespace store {

namespace {

constexpr std::size_t length = 16;
constexpr const char* no_mark = "0000000000000000";

std::string new_mark() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::random_device random;
    std::string mark;
    while (mark.size() < length) mark += digits[random() % digits.size()];
    return mark;
}

}  // namespace

std::optional<Mark> read_mark(const SQLite::Database& db) {
    SQLite::Statement row{db, "SELECT seq FROM sqlite_sequence WHERE name = 'log begun'"};
    if (!row.executeStep()) return std::nullopt;
    const std::string text = row.getColumn(0).getString();
    if (text.size() != 2 * length) return std::nullopt;
    return Mark{text.substr(0, length), text.substr(length)};
}

void renew_mark(SQLite::Database& db) {
    const auto mark = read_mark(db);
    const std::string text = (mark ? mark->now : no_mark) + new_mark();
    SQLite::Statement change{db, "UPDATE sqlite_sequence SET seq = ? WHERE name = 'log begun'"};
    change.bind(1, text);
    if (change.exec() > 0) return;
    SQLite::Statement first{db, "INSERT INTO sqlite_sequence (name, seq) VALUES ('log begun', ?)"};
    first.bind(1, text);
    first.exec();
}

}  // namespace store
