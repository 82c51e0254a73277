// SPDX-License-Identifier: MIT
#include "store/disk.h"

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#else
#include <system_error>
#endif

namespace store {

namespace {

namespace fs = std::filesystem;

#ifdef _WIN32
void sync(const fs::path&) {}
bool may_be_seen(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}
#else
bool may_be_seen(const fs::path& path) { return ::access(path.c_str(), F_OK) == 0; }
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

bool is_there(const fs::path& file) { return may_be_seen(file); }

}  // namespace store
