// SPDX-License-Identifier: MIT
// A look at a file beside the store's back.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace test {

// First column of every row.
inline std::vector<std::string> texts(SQLite::Database& db, const std::string& query) {
    std::vector<std::string> found;
    for (SQLite::Statement rows{db, query}; rows.executeStep();) found.push_back(rows.getColumn(0).getString());
    return found;
}

inline std::string text(SQLite::Database& db, const std::string& query) { return texts(db, query).at(0); }

inline std::string text_of(const std::string& file, const std::string& query) {
    SQLite::Database db{file, SQLite::OPEN_READWRITE, 1000};
    return text(db, query);
}

inline void change(const std::string& file, const std::string& sql) {
    SQLite::Database{file, SQLite::OPEN_READWRITE, 1000}.exec(sql);
}

}  // namespace test
