// SPDX-License-Identifier: MIT
#include "store/migration.h"

#include "store/opening.h"
#include "wording/sentence.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <sstream>

namespace store {

namespace {

using wording::marked;

std::int32_t version_of(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

void run_steps(SQLite::Database& db, const Schema& schema) {
    for (const Migration& step : schema.migrations)
        if (step.to == version_of(db) + 1) db.exec(step.sql);
}

bool names_a_missing_row(SQLite::Database& db) {
    SQLite::Statement broken{db, "PRAGMA foreign_key_check"};
    return broken.executeStep();
}

// Without comments and blanks, which mean nothing and differ.
std::string bare(std::string_view sql) {
    constexpr std::string_view blanks = " \n\r\t";
    std::string words;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (sql.substr(i, 2) == "--") i = std::min(sql.find('\n', i), sql.size() - 1);
        if (blanks.find(sql[i]) == blanks.npos) words += sql[i];
    }
    return words;
}

std::vector<std::string> described(SQLite::Database& db) {
    std::vector<std::string> all;
    SQLite::Statement rows{db,
                           "SELECT type || ' ' || name || ': ' || ifnull(sql, '') FROM sqlite_master "
                           "WHERE NOT (type = 'table' AND name LIKE 'sqlite_stat%') ORDER BY 1"};
    while (rows.executeStep()) all.push_back(bare(rows.getColumn(0).getString()));
    return all;
}

std::vector<std::string> described(const Schema& schema, std::int32_t version) {
    auto db = open_database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, {});
    for (const Migration& step : schema.migrations)
        if (step.to <= version) db.exec(step.sql);
    return described(db);
}

// What is to be found in a file that the complete schema made, and the one table that SQLite adds.
std::vector<std::string> statements(const std::string& complete) {
    std::vector<std::string> all{"CREATETABLEsqlite_sequence(name,seq)"};
    std::istringstream words{bare(complete)};
    for (std::string statement; std::getline(words, statement, ';');)
        if (statement.starts_with("CREATE")) all.push_back(statement);
    std::sort(all.begin(), all.end());
    return all;
}

// Told from the text alone, which is several times faster than making such a database beside it. Indexes without a text
// are SQLite's own: it takes none that does not follow from its table.
bool is_made_by(SQLite::Database& db, const std::string& complete) {
    std::vector<std::string> found;
    SQLite::Statement rows{db,
                           "SELECT 'CREATE' || upper(type) || name, sql FROM sqlite_master WHERE sql IS NOT NULL "
                           "AND NOT (type = 'table' AND name LIKE 'sqlite_stat%')"};
    while (rows.executeStep()) {
        found.push_back(bare(rows.getColumn(1).getString()));
        if (!found.back().starts_with(rows.getColumn(0).getString())) return false;
    }
    std::sort(found.begin(), found.end());
    return found == statements(complete);
}

std::string name_in(const std::string& description) { return description.substr(0, description.find(':')); }

}  // namespace

void migrate(SQLite::Database& db, const std::filesystem::path& file, const Schema& schema) {
    SQLite::Transaction whole{db, SQLite::TransactionBehavior::IMMEDIATE};
    if (version_of(db) >= schema.version) return;
    run_steps(db, schema);
    if (version_of(db) != schema.version || names_a_missing_row(db))
        throw StoreError{
            Trouble::damaged,
            file,
            {marked("the library comes from an older version and cannot be upgraded to this one, so it was left "
                    "unchanged. Restore the newest backup; or open it with the version it comes from.")}};
    whole.commit();
}

std::vector<wording::Sentence> schema_faults(SQLite::Database& db, const Schema& schema, std::int32_t version) {
    if (version == schema.version && is_made_by(db, schema.complete)) return {};
    const auto wanted = described(schema, version);
    const auto found = described(db);
    std::vector<wording::Sentence> faults;
    for (const auto& one : wanted)
        if (std::find(found.begin(), found.end(), one) == found.end())
            faults.push_back({marked("{part} is missing or different"), {{"part", name_in(one)}}});
    for (const auto& one : found)
        if (std::find(wanted.begin(), wanted.end(), one) == wanted.end())
            faults.push_back({marked("{part} does not belong there"), {{"part", name_in(one)}}});
    return faults;
}

}  // namespace store
