// SPDX-License-Identifier: MIT
#include "store/verify.h"

#include "store/inside.h"
#include "store/opening.h"
#include "store/query.h"

namespace store {

namespace {

struct Rule {
    const char* sql;     // the sessions that break it
    const char* broken;  // what is wrong with them
};

constexpr Rule rules[] = {
    {"SELECT session FROM entries GROUP BY session HAVING count(*) <> max(number)", "entries are missing"},
    {"SELECT DISTINCT session FROM entries WHERE session NOT IN (SELECT id FROM sessions)",
     "its entries belong to no session"},
    {"SELECT id FROM sessions s WHERE cursor > (SELECT count(*) FROM entries WHERE id BETWEEN (s.id << 32) + 1 AND "
     "(s.id + 1 << 32) - 1)",
     "the last entries are missing"},
    {"SELECT id FROM sessions WHERE finished_by IS NOT NULL AND (SELECT count(*) FROM results WHERE session = id) <> "
     "(SELECT count(*) FROM players WHERE session = id)",
     "results are missing"},
    {"SELECT session FROM cuts WHERE NOT EXISTS (SELECT 1 FROM cut_entries e WHERE e.session = cuts.session AND e.cut "
     "= cuts.cut)",
     "entries that were put aside are missing"},
};

// A check that cannot go on is a fault as well.
template <class Check>
void collect(std::vector<std::string>& faults, const Check& check) {
    try {
        check();
    } catch (const SQLite::Exception& error) {
        faults.push_back(std::string{"it cannot be read any further: "} + error.what());
    }
}

void check_pages(const Connection& connection, std::vector<std::string>& faults) {
    Query row{connection, "PRAGMA integrity_check"};
    while (row.next())
        if (row.text(0) != "ok") faults.push_back(row.text(0));
}

void check_references(const Connection& connection, std::vector<std::string>& faults) {
    Query row{connection, "PRAGMA foreign_key_check"};
    while (row.next()) faults.push_back("a row of " + row.text(0) + " belongs to nothing in " + row.text(2));
}

void check_rules(const Connection& connection, std::vector<std::string>& faults) {
    for (const Rule& rule : rules) {
        Query row{connection, rule.sql};
        while (row.next()) faults.push_back("session " + row.text(0) + ": " + rule.broken);
    }
}

}  // namespace

std::vector<std::string> faults(const Library& library) {
    const Connection& connection = Inside::of(library);
    std::vector<std::string> found;
    collect(found, [&] { check_pages(connection, found); });
    if (!found.empty()) return found;  // the rest would only say what follows from it
    collect(found, [&] {
        const auto version = Inside::version(library);
        if (version <= connection.options.schema.version)
            found = schema_faults(connection.db, connection.options.schema, version);
    });
    collect(found, [&] { check_references(connection, found); });
    collect(found, [&] { check_rules(connection, found); });
    return found;
}

}  // namespace store
