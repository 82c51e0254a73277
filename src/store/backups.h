// SPDX-License-Identifier: MIT
// Copies of a whole library in the folder FILE-backups beside it, and back again. They are numbered, and the number
// tells which is newer: clocks can be set back.
#pragma once

#include "store/library.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace store {

struct Backup {
    std::filesystem::path file;
    std::uint64_t number;
    std::string date;  // as the clock said when it was made: 2026-03-01
};

constexpr std::size_t backups_kept = 10;

// Newest first; none if there is no such folder. What is no backup by its name is left out.
std::vector<Backup> backups(const std::filesystem::path& library);

// Makes one now, looks whether it is whole, and then takes away the oldest beyond ten. A library that is damaged is
// not backed up, so it cannot push out those that are good: StoreError `damaged`.
Backup back_up(const Library& library);

// Puts a backup, or any other library file, in the place of the library, which is kept beside it as
// FILE-replaced-N; returns that name, nothing if there was no library. Nobody may have the library open: `busy`.
std::optional<std::filesystem::path> restore_backup(const std::filesystem::path& library,
                                                    const std::filesystem::path& backup, const Options& options = {});

}  // namespace store
