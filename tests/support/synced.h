// SPDX-License-Identifier: MIT
// Which folders a program has written to the disk by name, and when: in place of the system's own fsync, which does the
// work. To be included by one source file of a test program.
#pragma once

#include <sys/syscall.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

namespace support {

// What was synced while `watched` was there under its name.
struct Synced {
    std::filesystem::path watched;
    std::vector<std::filesystem::path> folders;

    bool holds(const std::filesystem::path& path) const {
        return std::find(folders.begin(), folders.end(), std::filesystem::canonical(path)) != folders.end();
    }
};
inline Synced synced;

}  // namespace support

extern "C" int fsync(int file) {
    if (std::filesystem::exists(support::synced.watched))
        support::synced.folders.push_back(std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file)));
    return static_cast<int>(::syscall(SYS_fsync, file));
}
