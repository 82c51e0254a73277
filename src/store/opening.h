// SPDX-License-Identifier: MIT
// Inside the store: from a path to a connection that can be relied on.
#pragma once

#include "store/connection.h"
#include "wording/sentence.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace store {

std::shared_ptr<Connection> open_library(const std::filesystem::path& file, const Options& options);
std::shared_ptr<Connection> open_in_memory(const Options& options);

// A database of whatever program, only to be looked into: without a lock, and whatever log lies beside it. Throws
// SQLite::Exception.
SQLite::Database open_untouched(const std::filesystem::path& file);

// A file made for one purpose and closed again, for its user alone and without a log beside it. It is new, or empty.
std::shared_ptr<Connection> make_plain_file(const std::filesystem::path& file, const Options& options);

// Tables, indices and views that are not as this version of the schema says, a line each.
std::vector<wording::Sentence> schema_faults(SQLite::Database& db, const Schema& schema, std::int32_t version);

// All of it, as it is at one moment. Throws StoreError `busy`.
void copy_database(SQLite::Database& from, SQLite::Database& to, const std::filesystem::path& file);

// Keeps every other program out until it is closed, and has nothing in its log; closing it leaves the log alone. Throws
// StoreError `busy`, and `damaged` if the log is not its own.
SQLite::Database claim(const std::filesystem::path& file, const Options& options);

}  // namespace store
