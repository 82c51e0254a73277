// SPDX-License-Identifier: MIT
#include "store/disk.h"

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace store {

namespace {

namespace fs = std::filesystem;

#ifdef _WIN32
void sync(const fs::path&) {}
#else
void sync(const fs::path& path) {
    const int opened = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}
#endif

}  // namespace

void sync_file(const fs::path& file) { sync(file); }

void sync_name_of(const fs::path& file) { sync(file.has_parent_path() ? file.parent_path() : fs::path{"."}); }

}  // namespace store
