// SPDX-License-Identifier: MIT
// Inside the store: one use of a prepared statement.
#pragma once

#include "store/connection.h"

#include <SQLiteCpp/Column.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace store {

// Bound to its values at once; free for the next use when it ends. The same text must not be in use twice at a time.
class Query {
public:
    template <class... Values>
    Query(const Connection& connection, const char* sql, const Values&... values)
        : statement_{connection.statement(sql)} {
        int place = 0;
        (bind(++place, values), ...);
    }
    ~Query() {
        statement_.tryReset();
        statement_.clearBindings();
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    // The next row, if there is one.
    bool next() { return statement_.executeStep(); }
    // To the end, for what gives no rows; how many rows it changed.
    int run() { return statement_.exec(); }

    std::int64_t number(int column) const { return statement_.getColumn(column).getInt64(); }
    bool is_null(int column) const { return statement_.getColumn(column).isNull(); }
    std::size_t count(int column) const { return static_cast<std::size_t>(number(column)); }
    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    std::optional<std::string> maybe_text(int column) const {
        return is_null(column) ? std::nullopt : std::optional{text(column)};
    }
    // Into a string that keeps its room from row to row.
    void text_into(int column, std::string& text) const {
        const SQLite::Column value = statement_.getColumn(column);
        text.assign(value.getText(), static_cast<std::size_t>(value.getBytes()));
    }

private:
    template <class Value>
    void bind(int place, const Value& value) {
        if constexpr (std::is_enum_v<Value> || std::integral<Value>) {
            statement_.bind(place, static_cast<std::int64_t>(value));
        } else {
            statement_.bind(place, std::string{value});
        }
    }
    template <class Value>
    void bind(int place, const std::optional<Value>& value) {
        if (value) return bind(place, *value);
        statement_.bind(place);
    }

    SQLite::Statement& statement_;
};

}  // namespace store
