// SPDX-License-Identifier: MIT
// What goes wrong with files and disks.
#pragma once

#include "wording/failure.h"
#include "wording/sentence.h"

#include <cstdint>
#include <filesystem>
#include <utility>

namespace store {

enum class Trouble : std::uint8_t {
    missing,            // there is no such file, backup or session
    no_access,          // it cannot be opened or made: a folder, no permission
    foreign,            // it is something else than a library
    damaged,            // it was a library, and parts of it cannot be read
    read_only,          // it can be read but not written
    disk_full,          // nothing of this was written
    disk_error,         // the disk or the system said no
    busy,               // another program holds it
    newer,              // a later version of the program wrote it
    vanished,           // it was there when it was opened, and is gone or replaced by another
    changed_elsewhere,  // the session is no longer what the caller believed
    refused,            // what was to be written breaks the rules of the file
};

// what() is a sentence or two: the file, what happened, whether anything was lost, what to do. Whoever gets it can
// rely on this: what was acknowledged before is in the file (unless that is what the sentence says), and of what was
// asked for either all was done or nothing.
struct StoreError : wording::Failure {
    StoreError(Trouble kind, std::filesystem::path where, wording::Sentence what_and_what_to_do)
        : Failure{{"{file}: {what}", {{"file", where.string()}, {"what", std::move(what_and_what_to_do)}}}},
          trouble{kind},
          file{std::move(where)} {}

    Trouble trouble;
    std::filesystem::path file;
};

}  // namespace store
