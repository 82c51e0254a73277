// SPDX-License-Identifier: MIT
// Inside the store: where an open library lies, and whether it is all still there. Without this look entries would go
// on into files without a name, and be gone with the program; or two programs would write beside each other.
#pragma once

#include "store/disk.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace store {

enum class Amiss : std::uint8_t {
    moved,     // the library has another name now, or none, or another file has its name
    cut_off,   // it is shorter than it was
    no_log,    // its log is gone, or another file has its name
    no_index,  // the same with the index of the log (-shm), by which programs agree on who writes
};

// What a look at the file itself shows. Written: not by us, since `note`. Another program brought the log into it, or
// went on with the file elsewhere.
enum class FileNow : std::uint8_t { as_noted, written, moved, cut_off };

class Place {
public:
    // Of a library that is open and keeps a log beside it.
    explicit Place(const std::filesystem::path& library);

    FileNow file_now() const;
    // What is wrong beside the file, if anything is.
    std::optional<Amiss> beside_now() const;
    // This is how the file is now, by our own hand or with our knowledge.
    void note();
    // The file was renamed, nothing has taken its place, and its log lies where it lay: the log can still be brought
    // into it.
    bool is_elsewhere() const;
    // The index is not the one that was there, so another program may be writing without our knowledge.
    bool may_be_shared() const;

    const std::filesystem::path& log() const { return log_; }

private:
    std::filesystem::path file_;
    std::filesystem::path log_;
    std::filesystem::path index_;
    Handle handle_;
    Look known_;
    std::optional<FileId> log_id_;
    std::optional<FileId> index_id_;
};

// LIBRARY-wal and LIBRARY-shm.
std::filesystem::path log_of(std::filesystem::path library);
std::filesystem::path index_of(std::filesystem::path library);

}  // namespace store
