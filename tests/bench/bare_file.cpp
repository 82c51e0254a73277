// SPDX-License-Identifier: MIT
#include "bench/bare_file.h"

namespace bench {
namespace {

SQLite::Statement make(SQLite::Database& db) {
    db.exec(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE entries (n INTEGER PRIMARY KEY, "
        "text TEXT NOT NULL)");
    return {db, "INSERT INTO entries (text) VALUES (?)"};
}

}  // namespace

BareFile::BareFile(const std::filesystem::path& file)
    : db_{file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}, insert_{make(db_)} {}

void BareFile::insert(const std::string& text) {
    insert_.reset();
    insert_.bind(1, text);
    insert_.exec();
}

void BareFile::settle() { db_.exec("PRAGMA wal_checkpoint(TRUNCATE)"); }

double select_all(const std::filesystem::path& file) {
    SQLite::Database db{file.string(), SQLite::OPEN_READONLY};
    SQLite::Statement row{db, "SELECT number, text, position_hash FROM entries WHERE session = 1 ORDER BY number"};
    std::size_t seen = 0;
    while (row.executeStep()) seen += row.getColumn(1).getString().size();
    return seen > 0 ? 1 : 0;
}

}  // namespace bench
