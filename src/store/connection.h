// SPDX-License-Identifier: MIT
// Inside the store: an open file, its prepared statements and transactions, and errors made into sentences.
#pragma once

#include "store/library.h"
#include "store/mark.h"
#include "store/place.h"
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

// Closing the last connection to a file brings its log into it, and deletes it; or leaves both as they are.
enum class KeepLog : std::uint8_t { no, yes };
void keep_log_at_close(SQLite::Database& db, KeepLog keep);

struct Connection {
    Connection(SQLite::Database database, std::filesystem::path path, const Options& chosen)
        : db{std::move(database)}, file{std::move(path)}, options{chosen} {}
    // Settles, also where SQLite would not because other programs have the library open.
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Prepared once and kept. The text is a literal: it is known by its address.
    SQLite::Statement& statement(const char* sql) const;
    bool in_transaction() const;
    // Grows with every commit to the file, ours and others' (SQLITE_FCNTL_DATA_VERSION; not PRAGMA data_version, which
    // leaves out ours). Of the moment at which the present transaction began.
    std::uint32_t data_version() const;
    // SQLite keeps a log, and lies here from now on.
    void settle_down();
    // As Library::settle.
    Settled settle();

    mutable SQLite::Database db;
    std::filesystem::path file;  // empty in memory
    Options options;
    std::optional<Place> place;  // none unless SQLite keeps a log
    std::optional<wording::Sentence> read_only_because;
    std::vector<wording::Sentence> warnings;
    bool was_changed = false;  // by us, since it was opened

private:
    friend class Writing;
    // What the last transaction of ours left.
    struct Left {
        std::uint32_t data_version = 0;
        std::optional<Mark> mark;
        std::optional<std::uint64_t> log;  // its number: another whenever it is begun anew; none: it is empty
    };

    int checkpoint() const;
    std::optional<std::uint64_t> log_number() const;
    void note_left();

    Left left_;
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
    // Throws StoreError `read_only`, and `vanished` or `damaged` if the file is not as it was left.
    explicit Writing(Connection& connection);
    ~Writing();
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    // Throws StoreError `vanished` if what belongs to the file is not beside it any more.
    void commit();

private:
    void roll_back();
    void begin_checked();
    void check_gone_on_elsewhere();
    void mark_log_begun_anew(std::optional<std::uint64_t> before);
    [[noreturn]] void fail(Amiss amiss);

    Connection& connection_;
};

}  // namespace store
