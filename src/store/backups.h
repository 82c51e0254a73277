// SPDX-License-Identifier: MIT
// Copies of a whole library in the folder FILE-backups beside it, and back again. They are numbered, and the number
// tells which is newer: clocks can be set back.
#pragma once

#include "store/library.h"
#include "wording/sentence.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace store {

// Asked for, also by a new version of the tables; or the one that each day of use has.
enum class BackupKind : std::uint8_t { asked_for, daily };

struct Backup {
    std::filesystem::path file;
    std::uint64_t number;
    std::string date;  // as the clock said when it was made: 2026-03-01
    BackupKind kind;
};

constexpr std::size_t backups_kept = 10;

// Newest first; none if there is no such folder. What is no backup by its name is left out.
std::vector<Backup> backups(const std::filesystem::path& library);

// Makes one now, looks whether it is whole, and then takes away the oldest beyond ten. A library that is damaged is
// not backed up, so it cannot push out those that are good: StoreError `damaged`. Waits for another program that is
// making one: `busy` if that takes too long.
Backup back_up(const Library& library);

// At opening: the day's backup, unless there is one of today, or nothing to back up, or another program is making it.
void back_up_the_day(const Library& library);
// At closing: the day's backup again, in the place of that of the morning, if anything was changed since the library
// was opened. Nobody is kept from leaving because it failed; the sentence says why.
std::optional<wording::Sentence> back_up_the_evening(const Library& library);

// Puts a backup, or any other library file, in the place of the library, which is kept beside it as
// FILE-replaced-N; returns that name, nothing if there was no library. Nobody may have the library open: `busy`.
std::optional<std::filesystem::path> restore_backup(const std::filesystem::path& library,
                                                    const std::filesystem::path& backup, const Options& options = {});

}  // namespace store
