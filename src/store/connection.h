// SPDX-License-Identifier: MIT
// Inside the store: an open file, its prepared statements and transactions, and errors made into sentences.
#pragma once

#include "store/library.h"
#include "store/store_error.h"
#include "wording/sentence.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace store {

// What SQLite said, as the store says it. `failed` is the beginning: "the entry was not written".
StoreError explained(const SQLite::Exception& error, const std::filesystem::path& file, const char* failed);

// Does it, and makes SQLite's errors the store's.
template <class Work>
auto guarded(const std::filesystem::path& file, const char* failed, const Work& work) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw explained(error, file, failed);
    }
}

// With safe settings for whatever file it is: names in double quotes are names, and no SQL can change the schema
// behind SQLite's back. The last is how long to wait for others.
SQLite::Database open_database(const std::filesystem::path& file, int flags, std::chrono::milliseconds patience);

struct Connection {
    Connection(SQLite::Database database, std::filesystem::path path, const Options& chosen)
        : db{std::move(database)}, file{std::move(path)}, options{chosen} {}

    // Prepared once and kept. The text is a literal: it is known by its address.
    SQLite::Statement& statement(const char* sql) const;
    // The file, and the log that holds what is newest, are still where they were opened. Without this look entries
    // would go on into files without a name, and be gone with the program.
    bool file_in_place() const;
    bool log_in_place() const;
    bool in_transaction() const;
    // Grows with every commit to the file, ours and others' (SQLITE_FCNTL_DATA_VERSION; not PRAGMA data_version, which
    // leaves out ours). Of the moment at which the present transaction began.
    std::uint32_t data_version() const;

    mutable SQLite::Database db;
    std::filesystem::path file;  // empty in memory
    Options options;
    std::filesystem::path log;  // empty unless SQLite keeps one
    std::optional<wording::Sentence> read_only_because;
    std::vector<wording::Sentence> warnings;

private:
    mutable std::unordered_map<const char*, SQLite::Statement> statements_;  // after db: finalized before it is closed
};

// One consistent view for several queries. Inside another transaction it is a part of that.
class Reading {
public:
    explicit Reading(const Connection& connection);
    ~Reading();
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

private:
    const Connection& connection_;
    bool ours_;
};

// IMMEDIATE: waits at its beginning, not in its middle. Without commit() nothing happened.
class Writing {
public:
    // Throws StoreError `read_only`.
    explicit Writing(Connection& connection);
    ~Writing();
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    // Throws StoreError `vanished` if the file is not in its place any more.
    void commit();

private:
    void roll_back();
    [[noreturn]] void fail_vanished();

    Connection& connection_;
};

}  // namespace store
