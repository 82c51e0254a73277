// SPDX-License-Identifier: MIT
// The SQL of db/, compiled in: no file of it is needed at run time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace store {

constexpr std::int32_t application_id = 0x4C677468;  // "Lgth" in bytes 68 to 71 of the file

struct Migration {
    std::int32_t to;  // from the version before
    std::string sql;  // without BEGIN and COMMIT; sets user_version
};

// The versions of the file that a program knows.
struct Schema {
    std::int32_t version;
    std::string complete;               // makes the newest version from nothing
    std::vector<Migration> migrations;  // from version 0, nothing, to the newest, one step each
};

// What db/ holds.
const Schema& schema();

}  // namespace store
