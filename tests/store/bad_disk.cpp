// SPDX-License-Identifier: MIT
#include "store/bad_disk.h"

#include <algorithm>
#include <map>
#include <sqlite3.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace test {

namespace {

// A change that no sync has followed yet, as it can be taken back.
struct Unsynced {
    sqlite3_int64 size_before;
    sqlite3_int64 offset;
    std::string before;
};

struct Disk {
    Failure failure = Failure::none;
    std::size_t at = 0;
    std::size_t changes = 0;
    std::map<sqlite3_file*, std::vector<Unsynced>> unsynced;
};
Disk disk;

sqlite3_vfs* real_disk() {
    static sqlite3_vfs* const found = sqlite3_vfs_find("unix");
    return found;
}

// SQLite's room for one file: this, and behind it what the real disk needs.
struct File {
    sqlite3_file base;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};
sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real(); }

sqlite3_int64 size_of(sqlite3_file* file) {
    sqlite3_int64 size = 0;
    file->pMethods->xFileSize(file, &size);
    return size;
}

void take_back(sqlite3_file* file, const Unsynced& change) {
    if (!change.before.empty())
        file->pMethods->xWrite(file, change.before.data(), static_cast<int>(change.before.size()), change.offset);
    file->pMethods->xTruncate(file, change.size_before);
}

[[noreturn]] void end_process() {
    if (disk.failure == Failure::power_cut)
        for (auto& [file, changes] : disk.unsynced)
            for (auto change = changes.rbegin(); change != changes.rend(); ++change) take_back(file, *change);
    _exit(killed_status);
}

enum class Change : std::uint8_t { write, other };

// SQLITE_OK if the change may be made. A torn write is left to its caller.
int may_change(Change change = Change::other) {
    if (++disk.changes != disk.at) return SQLITE_OK;
    switch (disk.failure) {
        case Failure::none:
        case Failure::full:
            return SQLITE_OK;
        case Failure::torn:
            if (change == Change::write) return SQLITE_OK;
            end_process();
        case Failure::error:
            return SQLITE_IOERR;
        case Failure::kill:
        case Failure::power_cut:
            end_process();
    }
    return SQLITE_OK;
}

bool struck_now(Failure failure) { return disk.failure == failure && disk.changes == disk.at; }
bool is_full() { return disk.failure == Failure::full && disk.changes >= disk.at; }

// The bytes from offset on that a change takes away.
void remember(sqlite3_file* file, sqlite3_int64 offset, sqlite3_int64 length) {
    const auto size = size_of(file);
    std::string before(static_cast<std::size_t>(std::max<sqlite3_int64>(0, std::min(size, offset + length) - offset)),
                       '\0');
    if (!before.empty()) file->pMethods->xRead(file, before.data(), static_cast<int>(before.size()), offset);
    disk.unsynced[file].push_back({size, offset, std::move(before)});
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    auto* const below = real(file);
    if (const int code = may_change(Change::write); code != SQLITE_OK) return code;
    if (is_full() && offset + count > size_of(below)) return SQLITE_FULL;
    if (struck_now(Failure::torn)) {
        below->pMethods->xWrite(below, bytes, count / 2, offset);
        end_process();
    }
    if (disk.failure == Failure::power_cut) remember(below, offset, count);
    return below->pMethods->xWrite(below, bytes, count, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    auto* const below = real(file);
    if (const int code = may_change(); code != SQLITE_OK) return code;
    if (disk.failure == Failure::power_cut) remember(below, size, size_of(below) - size);
    return below->pMethods->xTruncate(below, size);
}

// The machine under the tests does not fail, so nothing waits for its disk.
int sync(sqlite3_file* file, int) {
    auto* const below = real(file);
    if (const int code = may_change(); code != SQLITE_OK) return code;
    disk.unsynced.erase(below);
    return SQLITE_OK;
}

int close(sqlite3_file* file) {
    auto* const below = real(file);
    // What was not synced may be lost later on too, but the file cannot be reached from here any more: it counts as
    // written. SQLite closes nothing that matters without a sync.
    disk.unsynced.erase(below);
    return below->pMethods->xClose(below);
}

int remove(sqlite3_vfs*, const char* name, int sync_folder) {
    if (const int code = may_change(); code != SQLITE_OK) return code;
    return real_disk()->xDelete(real_disk(), name, sync_folder);
}

// Everything else goes straight through.
const sqlite3_io_methods methods{
    2,
    close,
    [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) { return real(f)->pMethods->xRead(real(f), to, n, at); },
    write,
    truncate,
    sync,
    [](sqlite3_file* f, sqlite3_int64* size) { return real(f)->pMethods->xFileSize(real(f), size); },
    [](sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); },
    [](sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); },
    [](sqlite3_file* f, int* held) { return real(f)->pMethods->xCheckReservedLock(real(f), held); },
    [](sqlite3_file* f, int op, void* arg) { return real(f)->pMethods->xFileControl(real(f), op, arg); },
    [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
    [](sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); },
    [](sqlite3_file* f, int page, int size, int extend, void volatile** to) {
        return real(f)->pMethods->xShmMap(real(f), page, size, extend, to);
    },
    [](sqlite3_file* f, int offset, int n, int flags) {
        return real(f)->pMethods->xShmLock(real(f), offset, n, flags);
    },
    [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
    [](sqlite3_file* f, int remove_it) { return real(f)->pMethods->xShmUnmap(real(f), remove_it); },
    nullptr,
    nullptr,
};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* opened) {
    file->pMethods = nullptr;
    if ((flags & SQLITE_OPEN_CREATE) != 0 && name != nullptr && access(name, F_OK) != 0)
        if (const int code = may_change(); code != SQLITE_OK) return SQLITE_CANTOPEN;
    const int code = real_disk()->xOpen(real_disk(), name, real(file), flags, opened);
    if (real(file)->pMethods != nullptr) file->pMethods = &methods;
    return code;
}

// Registered once; only who is the default changes.
sqlite3_vfs& bad_disk() {
    static sqlite3_vfs vfs = [] {
        sqlite3_vfs made = *real_disk();
        made.zName = "bad disk";
        made.szOsFile = static_cast<int>(sizeof(File)) + real_disk()->szOsFile;
        made.pNext = nullptr;
        made.xOpen = open;
        made.xDelete = remove;
        return made;
    }();
    return vfs;
}

}  // namespace

BadDisk::BadDisk(Failure failure, std::size_t at) {
    real_disk();
    disk = Disk{failure, at, 0, {}};
    sqlite3_vfs_register(&bad_disk(), 1);
}

BadDisk::~BadDisk() {
    disk.failure = Failure::none;
    sqlite3_vfs_register(real_disk(), 1);
}

bool BadDisk::struck() const { return disk.changes >= disk.at; }

}  // namespace test
