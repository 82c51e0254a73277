// SPDX-License-Identifier: MIT
// Inside the store: uses of prepared statements.
#pragma once

#include "store/connection.h"

#include <SQLiteCpp/Column.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace store {

// Makes a statement free for its next use.
struct Cleared {
    SQLite::Statement& statement;

    explicit Cleared(SQLite::Statement& used) : statement{used} {}
    ~Cleared() {
        statement.tryReset();
        statement.clearBindings();
    }
    Cleared(const Cleared&) = delete;
    Cleared& operator=(const Cleared&) = delete;
};

// Enums and whole numbers as such, texts as a copy or, for who keeps them until the statement has run, as they are.
enum class Texts : std::uint8_t { copied, kept };

template <Texts texts, class Value>
void bind(SQLite::Statement& statement, int place, const Value& value) {
    if constexpr (std::is_enum_v<Value> || std::integral<Value>) {
        statement.bind(place, static_cast<std::int64_t>(value));
    } else if constexpr (texts == Texts::kept && std::is_same_v<Value, std::string>) {
        statement.bindNoCopy(place, value);
    } else {
        statement.bind(place, std::string{value});
    }
}
template <Texts texts, class Value>
void bind(SQLite::Statement& statement, int place, const std::optional<Value>& value) {
    if (value) return bind<texts>(statement, place, *value);
    statement.bind(place);
}

// Does what gives no rows; how many rows it changed.
template <class... Values>
int execute(const Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.statement(sql);
    const Cleared when_done{statement};
    int place = 0;
    (bind<Texts::kept>(statement, ++place, values), ...);
    return statement.exec();
}

// Bound to its values at once; free for the next use when it ends. The same text must not be in use twice at a time.
class Query {
public:
    template <class... Values>
    Query(const Connection& connection, const char* sql, const Values&... values)
        : statement_{connection.statement(sql)}, when_done_{statement_} {
        int place = 0;
        (bind<Texts::copied>(statement_, ++place, values), ...);
    }
    // The next row, if there is one.
    bool next() { return statement_.executeStep(); }
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
    SQLite::Statement& statement_;
    Cleared when_done_;
};

}  // namespace store
