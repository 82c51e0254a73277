// SPDX-License-Identifier: MIT
// Inside the store: one program at a time makes something beside a library: the library itself, a backup, what is
// restored, a new version. The lock is LIBRARY.making.lock; as any of ours it falls with its program.
#pragma once

#include "store/library.h"
#include "store/lock.h"
#include "store/store_error.h"
#include "wording/sentence.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace store {

class Making {
public:
    // Waits for other programs. Throws StoreError `busy` if they take longer than the options' patience, and
    // SQLite::Exception.
    Making(const std::filesystem::path& library, const Options& options);
    ~Making();
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;

    // Does not wait: nothing if another program is at it.
    static std::unique_ptr<Making> if_free(const std::filesystem::path& library, const Options& options);

    // What is being made lies here until it is put in its place; gone when this ends. What a program that was killed
    // left there is gone as well.
    const std::filesystem::path& unfinished() const { return unfinished_; }

private:
    Making(const std::filesystem::path& library, std::unique_ptr<SessionLock> lock);

    std::filesystem::path unfinished_;
    std::unique_ptr<SessionLock> lock_;
};

struct Backup;
// As back_up, for who is alone already.
Backup back_up(const Library& library, const Making& alone);
// There is no backup of today, and why.
wording::Sentence no_backup_of_today(const StoreError& error);

}  // namespace store
