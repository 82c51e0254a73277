// SPDX-License-Identifier: MIT
#include "store/verify.h"

#include "store/inside.h"
#include "store/opening.h"
#include "store/query.h"

namespace store {

namespace {

using wording::marked;
using wording::Sentence;

struct Rule {
    const char* sql;     // the sessions that break it
    const char* broken;  // what is wrong with them
};

constexpr Rule rules[] = {
    {"SELECT session FROM entries GROUP BY session HAVING count(*) <> max(number)", marked("entries are missing")},
    {"SELECT DISTINCT session FROM entries WHERE session NOT IN (SELECT id FROM sessions)",
     marked("its entries belong to no session")},
    {"SELECT id FROM sessions s WHERE cursor > (SELECT count(*) FROM entries WHERE id BETWEEN (s.id << 32) + 1 AND "
     "(s.id + 1 << 32) - 1)",
     marked("the last entries are missing")},
    {"SELECT id FROM sessions WHERE finished_by IS NOT NULL AND (SELECT count(*) FROM scores WHERE session = id) <> "
     "(SELECT count(*) FROM players WHERE session = id)",
     marked("results are missing")},
    {"SELECT session FROM cuts WHERE NOT EXISTS (SELECT 1 FROM cut_entries e WHERE e.session = cuts.session AND e.cut "
     "= cuts.cut)",
     marked("entries that were put aside are missing")},
};

// A check that cannot go on is a fault as well.
template <class Check>
void collect(std::vector<Sentence>& faults, const Check& check) {
    try {
        check();
    } catch (const SQLite::Exception& error) {
        faults.push_back({marked("it cannot be read any further: {why}"), {{"why", error.what()}}});
    }
}

void check_pages(const Connection& connection, std::vector<Sentence>& faults) {
    Query row{connection, "PRAGMA integrity_check"};
    while (row.next())
        if (row.text(0) != "ok") faults.push_back({"{sqlite}", {{"sqlite", row.text(0)}}});
}

void check_references(const Connection& connection, std::vector<Sentence>& faults) {
    Query row{connection, "PRAGMA foreign_key_check"};
    while (row.next())
        faults.push_back({marked("a row of {child} belongs to nothing in {parent}"),
                          {{"child", row.text(0)}, {"parent", row.text(2)}}});
}

void check_rules(const Connection& connection, std::vector<Sentence>& faults) {
    for (const Rule& rule : rules) {
        Query row{connection, rule.sql};
        while (row.next())
            faults.push_back(
                {marked("session {session}: {what}"), {{"session", row.text(0)}, {"what", Sentence{rule.broken}}}});
    }
}

}  // namespace

std::vector<Sentence> faults(const Library& library) {
    const Connection& connection = Inside::of(library);
    std::vector<Sentence> found;
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
