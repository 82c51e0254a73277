// SPDX-License-Identifier: MIT
#include "store/schema.h"

#include "store/sql.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

SQLite::Database in_memory() { return {":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}; }

// Without blanks and comments.
std::string bare(const std::string& sql) {
    return std::regex_replace(std::regex_replace(sql, std::regex{"--[^\n]*"}, ""), std::regex{"\\s+"}, "");
}

// All that SQLite keeps of a schema, and both numbers.
std::vector<std::string> described(SQLite::Database& db) {
    auto all = test::texts(db, "SELECT type || ' ' || name || ' ' || ifnull(sql, '') FROM sqlite_master ORDER BY 1");
    for (auto& one : all) one = bare(one);
    all.push_back(test::text(db, "PRAGMA application_id"));
    all.push_back(test::text(db, "PRAGMA user_version"));
    return all;
}

std::vector<std::string> complete() {
    auto db = in_memory();
    db.exec(store::schema().complete);
    return described(db);
}

std::vector<std::string> by_migrations(const std::vector<store::Migration>& chain) {
    auto db = in_memory();
    for (const auto& step : chain) db.exec(step.sql);
    return described(db);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(schema)

BOOST_AUTO_TEST_CASE(schema_migrations_and_program_agree) {
    BOOST_TEST(complete() == by_migrations(store::schema().migrations), boost::test_tools::per_element());
    BOOST_TEST(complete().back() == std::to_string(store::schema().version));
    BOOST_TEST(*(complete().end() - 2) == std::to_string(store::application_id));
    BOOST_TEST(complete().size() > 12U);
}

// What the desktop knows the files by: SQLite's beginning, and our number where SQLite keeps it.
BOOST_AUTO_TEST_CASE(the_file_type_of_the_desktop_is_ours) {
    std::ifstream in{support::in_source_tree("installer/logothete-mime.xml")};
    const std::string xml{std::istreambuf_iterator<char>{in}, {}};
    std::smatch number;
    BOOST_REQUIRE(
        std::regex_search(xml, number, std::regex{R"re(type="big32" value="0x([0-9a-f]{8})" offset="68")re"}));
    BOOST_TEST(std::stoul(number[1], nullptr, 16) == static_cast<unsigned long>(store::application_id));
    BOOST_TEST(xml.find(R"(type="string" value="SQLite format 3\0" offset="0")") != std::string::npos);
    BOOST_TEST(xml.find(R"(<glob pattern="*.logothete"/>)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_migration_that_leads_elsewhere_is_noticed) {
    auto chain = store::schema().migrations;
    chain.back().sql += "ALTER TABLE notes ADD COLUMN planted TEXT;";
    BOOST_TEST((by_migrations(chain) != complete()));
    chain.back() = store::schema().migrations.back();
    chain.back().sql += "PRAGMA user_version = 77;";
    BOOST_TEST((by_migrations(chain) != complete()));
}

BOOST_AUTO_TEST_CASE(migrations_go_up_one_by_one) {
    std::int32_t before = 0;
    for (const auto& step : store::schema().migrations) {
        auto db = in_memory();
        db.exec(step.to == 1 ? step.sql : "PRAGMA user_version = " + std::to_string(step.to));
        BOOST_TEST(step.to == ++before);
        BOOST_TEST(step.sql.find("PRAGMA user_version = " + std::to_string(step.to)) != std::string::npos);
    }
    BOOST_TEST(before == store::schema().version);
}

BOOST_AUTO_TEST_CASE(every_table_is_strict) {
    auto db = in_memory();
    db.exec(store::schema().complete);
    const auto loose = test::texts(
        db, "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'");
    BOOST_TEST(loose.empty());
}

BOOST_AUTO_TEST_CASE(what_makes_no_sense_is_refused) {
    auto db = in_memory();
    db.exec(store::schema().complete);
    db.exec("PRAGMA foreign_keys = ON");
    const std::string session =
        "INSERT INTO sessions (uuid, title, place, board, header, created_at, changed_at, taken_up, revision, cursor) ";
    const std::string entry =
        "INSERT INTO entries (id, text, position_hash, hash_format, program, written_at, step, step_name, standing) "
        "VALUES ";
    const std::string uuid(36, 'a');
    db.exec(session + "VALUES ('" + uuid + "', 't', '', 'b', '{}', '', '', 1, 0, 0)");
    db.exec("INSERT INTO players VALUES (1, 2, 'red', '')");
    for (const std::string& wrong : {
             session + "VALUES ('short', 't', '', 'b', '{}', '', '', 1, 0, 0)",
             session + "VALUES ('" + std::string(36, '/') + "', 't', '', 'b', '{}', '', '', 1, 0, 0)",
             session + "VALUES ('" + std::string(36, 'b') + "', 't', '', 'b', 'no JSON', '', '', 1, 0, 0)",
             session + "VALUES ('" + std::string(36, 'b') + "', 't', '', 'b', '{}', '', '', 1, 0, -1)",
             entry + "(4294967297, 'no JSON', 0, 1, '', '', 1, '', NULL)",
             entry + "(4294967296, '{}', 0, 1, '', '', 0, '', NULL)",
             entry + "(4294967297, '{}', 0, 1, '', '', 2, '', NULL)",
             entry + "(4294967297, '{}', 'x', 1, '', '', 1, '', NULL)",
             std::string{"INSERT INTO boards VALUES (1, 'no JSON')"},
             std::string{"UPDATE sessions SET printed_board = 7"},
             std::string{"INSERT INTO cuts VALUES (1, 1, '', 'because')"},
             std::string{"INSERT INTO scores VALUES (1, 1, 0, 1, 0, '{}')"},
             std::string{"INSERT INTO scores VALUES (1, 2, 0, 0, 0, '{}')"},
             std::string{"INSERT INTO scores VALUES (1, 2, 0, 1, 2, '{}')"},
             std::string{"INSERT INTO scores VALUES (1, 2, 0, 1, 0, 'no JSON')"},
         })
        BOOST_CHECK_THROW(db.exec(wrong), SQLite::Exception);
    db.exec("INSERT INTO scores VALUES (1, 2, 0, 1, 0, '{}')");
    db.exec(entry + "(4294967297, '{}', 0, 1, '', '', 1, '', NULL)");
}

BOOST_AUTO_TEST_SUITE_END()
