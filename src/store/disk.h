// SPDX-License-Identifier: MIT
// What a power cut must not take away. SQLite sees to what is in its files; this sees to files of other kinds, and to
// names: a file that was renamed may come back under its old name, unless its folder is written to the disk too.
#pragma once

#include <filesystem>

namespace store {

// When these return, it is on the disk, as far as the system can do that: some file systems know no such thing for
// folders, and on Windows names need none. What fails is not told, for the file itself is whole either way.
void sync_file(const std::filesystem::path& file);
// The names in the folder that holds this file.
void sync_name_of(const std::filesystem::path& file);

// Whether there is a file of this name. It does not ask for the file's times: on new Linux kernels a file whose times
// were read gets new ones with its next write, which the next fdatasync then writes to the disk as well.
bool is_there(const std::filesystem::path& file);

}  // namespace store
