// SPDX-License-Identifier: MIT
// Inside the store: who may write a session.
//
// The lock is a transaction of SQLite's that stays open on a small file of its own, LIBRARY.UUID.lock. So the system
// keeps it: it falls with the program that holds it, kill -9 and power cuts too, and no stale lock has to be guessed
// from process numbers or times. It works between programs and inside one, wherever SQLite's own locks work; and as
// such a transaction lets others read, the file can say who holds it.
#pragma once

#include "store/connection.h"
#include "store/holder.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace store {

class SessionLock {
public:
    SessionLock(SQLite::Database db, std::filesystem::path file) : db_{std::move(db)}, file_{std::move(file)} {}
    ~SessionLock();
    SessionLock(const SessionLock&) = delete;
    SessionLock& operator=(const SessionLock&) = delete;

private:
    SQLite::Database db_;
    std::filesystem::path file_;
};

using Taken = std::variant<std::unique_ptr<SessionLock>, Holder>;

std::filesystem::path lock_file(const std::filesystem::path& library, const std::string& uuid);
// For this holder, or who has it already. Throws SQLite::Exception.
Taken take_lock(const std::filesystem::path& file, const Holder& holder);
// Who has it; nothing if nobody does.
std::optional<Holder> lock_holder(const std::filesystem::path& file);

}  // namespace store
