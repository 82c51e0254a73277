// SPDX-License-Identifier: MIT
// A file that one program at a time writes, whole each time: a second one that wants it is told so, and what anybody
// else wrote there meanwhile is never written over.
#pragma once

#include "store/new_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace store {

// A lock on a file that is open: falls when this does.
class FileLock {
public:
    FileLock() = default;
    explicit FileLock(int opened) : opened_{opened} {}
    ~FileLock();
    FileLock(FileLock&& other) noexcept : opened_{std::exchange(other.opened_, std::nullopt)} {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(opened_, other.opened_);
        return *this;
    }
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    std::optional<int> opened_;  // its descriptor
};

// The lock is the system's, on the file itself (flock): it falls with the program that holds it. Where a file system
// knows no such lock, the look at what the file holds is left. All of it throws std::system_error; with
// std::errc::device_or_resource_busy if another program holds the file.
class HeldFile {
public:
    // One that is there. Nothing in it changes.
    explicit HeldFile(std::filesystem::path file);
    // A new one with these bytes, as NewFile::put_in_place.
    HeldFile(std::filesystem::path file, std::string_view bytes, IfThere if_there);

    const std::filesystem::path& path() const { return file_; }
    // What it held when it was read or written last.
    const std::string& bytes() const { return known_; }
    // Whether it holds something else by now. A file that is gone holds nothing that could be lost.
    bool changed_elsewhere() const;
    // All of it at once; it is on the disk when this returns.
    void replace(std::string_view bytes);

private:
    void put(std::string_view bytes, IfThere if_there);

    std::filesystem::path file_;
    std::string known_;
    FileLock lock_;
};

}  // namespace store
