// SPDX-License-Identifier: MIT
#include "store/mark.h"

#include "store/query.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <random>
#include <string_view>

namespace store {

namespace {

constexpr std::size_t length = 16;
constexpr const char* no_mark = "0000000000000000";
constexpr const char* select_mark = "SELECT seq FROM sqlite_sequence WHERE name = 'log begun'";

std::string new_mark() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::random_device random;
    auto bits = (std::uint64_t{random()} << 32U) | random();
    std::string mark;
    for (; mark.size() < length; bits >>= 4U) mark += digits[bits & 15U];
    return mark;
}

std::optional<Mark> as_mark(const std::string& text) {
    if (text.size() != 2 * length) return std::nullopt;
    return Mark{text.substr(0, length), text.substr(length)};
}

}  // namespace

Mark next_mark(const std::optional<Mark>& mark) { return {mark ? mark->now : no_mark, new_mark()}; }

std::optional<Mark> read_mark(const SQLite::Database& db) {
    SQLite::Statement row{db, select_mark};
    return row.executeStep() ? as_mark(row.getColumn(0).getString()) : std::nullopt;
}

std::optional<Mark> read_mark(const Connection& connection) {
    Query row{connection, select_mark};
    return row.next() ? as_mark(row.text(0)) : std::nullopt;
}

void write_mark(const Connection& connection, const Mark& mark) {
    const std::string text = mark.before + mark.now;
    if (execute(connection, "UPDATE sqlite_sequence SET seq = ? WHERE name = 'log begun'", text) == 0)
        execute(connection, "INSERT INTO sqlite_sequence (name, seq) VALUES ('log begun', ?)", text);
}

}  // namespace store
