// SPDX-License-Identifier: MIT
// What a power cut must not take away, and what others must not read. SQLite sees to what is in its files; this sees to
// files of other kinds, and to names: a file that was renamed may come back under its old name, unless its folder is
// written to the disk too.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

namespace store {

// When these return, it is on the disk, as far as the system can do that: some file systems know no such thing for
// folders, and on Windows names need none. What fails is not told, for the file itself is whole either way.
void sync_file(const std::filesystem::path& file);
// The names in the folder that holds this file.
void sync_name_of(const std::filesystem::path& file);

// The folder and those above it that are not there yet, for their user alone, and on the disk.
void make_folders(const std::filesystem::path& folder, std::error_code& failed);
// An empty file for its user alone; it follows no link. `file_exists` if there is something of that name.
void make_private_file(const std::filesystem::path& file, std::error_code& failed);
// A file that is there already becomes its user's alone.
void make_private(const std::filesystem::path& file);

// Tells files from each other, whatever their names. Where the system has no such number, all are alike.
struct FileId {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    bool operator==(const FileId&) const = default;
};

// Nothing if there is no such file. It does not ask for the file's times: on new Linux kernels a file whose times were
// read gets new ones with its next write, which the next fdatasync then writes to the disk as well.
std::optional<FileId> file_id(const std::filesystem::path& file);

struct Look {
    FileId id;
    std::uintmax_t size = 0;
    std::uint64_t names = 1;   // hard links; 0: it was deleted
    std::int64_t written = 0;  // when, as the file system counts; only to be compared

    bool operator==(const Look&) const = default;
};

// With its times: for files that are seldom written.
std::optional<Look> look_at(const std::filesystem::path& file);

// A file that stays the same one while this lives, however it is renamed. It neither reads nor writes the file; closing
// it lets go of no lock, which closing any other file of the same number would.
class Handle {
public:
    explicit Handle(const std::filesystem::path& file);
    ~Handle();
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    // As it is now, whatever its name; nothing where the system knows no such thing.
    std::optional<Look> look() const;

private:
    int opened_ = -1;
};

}  // namespace store
