// SPDX-License-Identifier: MIT
// Inside the store: who may write a session.
//
// The lock is a transaction of SQLite's that stays open on an empty file of its own, LIBRARY.UUID.lock. So the system
// keeps it: it falls with the program that holds it, by kill -9 and power cuts too, and no stale lock has to be guessed
// from process numbers or times. It works between programs and inside one, wherever SQLite's own locks work. Who holds
// it stands as text in LIBRARY.UUID.holder, which decides nothing.
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
    SessionLock(SQLite::Database db, std::filesystem::path base) : db_{std::move(db)}, base_{std::move(base)} {}
    ~SessionLock();
    SessionLock(const SessionLock&) = delete;
    SessionLock& operator=(const SessionLock&) = delete;

private:
    SQLite::Database db_;
    std::filesystem::path base_;
};

using Taken = std::variant<std::unique_ptr<SessionLock>, Holder>;

// LIBRARY.UUID, to which `lock` and `holder` are added.
std::filesystem::path lock_base(const std::filesystem::path& library, const std::string& uuid);
// For this holder, or who has it already. Throws SQLite::Exception.
Taken take_lock(const std::filesystem::path& base, const Holder& holder);
// Who has it; nothing if nobody does.
std::optional<Holder> lock_holder(const std::filesystem::path& base);

}  // namespace store
