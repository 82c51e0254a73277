// SPDX-License-Identifier: MIT
// A disk between SQLite and the real one that goes wrong at the n-th change: every write, sync, truncation, creation
// and deletion of a file counts.
#pragma once

#include <cstddef>
#include <cstdint>

namespace test {

enum class Failure : std::uint8_t {
    none,
    error,      // that one change fails; later ones succeed
    full,       // from then on there is no room for a write that makes a file longer
    kill,       // the process ends before the change
    torn,       // the process ends in the middle of a write
    power_cut,  // the process ends, and of what was written since the last sync of each file nothing is left
};

// As long as it lives, SQLite uses this disk for every file opened meanwhile. One at a time.
class BadDisk {
public:
    BadDisk(Failure failure, std::size_t at);
    ~BadDisk();
    BadDisk(const BadDisk&) = delete;
    BadDisk& operator=(const BadDisk&) = delete;

    // The n-th change was reached.
    bool struck() const;
};

// What a process killed by this disk ends with.
constexpr int killed_status = 77;

}  // namespace test
