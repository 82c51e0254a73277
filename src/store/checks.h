// SPDX-License-Identifier: MIT
// Inside the store: what a file must be before it is used as a library. All of them throw StoreError with what is wrong
// and what to do, and SQLite::Exception.
#pragma once

#include "store/library.h"
#include "store/store_error.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>

namespace store {

// The same file by whatever way: SQLite's log and our locks lie beside its real name.
std::filesystem::path real_path(const std::filesystem::path& path);

bool holds_bytes(const std::filesystem::path& file);

// A library is never begun where one seems to have been: that would look as if all sessions were gone.
void check_may_be_made(const std::filesystem::path& file, const Options& options);
// It can be seen, and is a file with something in it.
void check_usable(const std::filesystem::path& file);

// A library of ours, not cut off, with its own log. The version of its tables.
std::int32_t checked_version(SQLite::Database& db, const std::filesystem::path& file);
// Its tables are those of this version: else somebody changed them, and our queries might do anything there.
void check_schema(SQLite::Database& db, const std::filesystem::path& file, const Schema& schema, std::int32_t version);
// Whether the log beside the file goes with it. Inside a transaction.
bool is_its_own_log(const SQLite::Database& db, const std::filesystem::path& file);
// What is thrown if it does not.
StoreError log_of_another(const std::filesystem::path& file);

}  // namespace store
