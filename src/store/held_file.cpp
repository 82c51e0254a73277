// SPDX-License-Identifier: MIT
#include "store/held_file.h"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace store {

namespace {

namespace fs = std::filesystem;

#ifdef _WIN32
FileLock lock_of(const fs::path&) { return {}; }
#else
// Whether the file that is open still has the name: another program may have put a new one there since.
bool has_the_name(int opened, const fs::path& file) {
    struct stat ours {};
    struct stat named {};
    return ::fstat(opened, &ours) == 0 && ::stat(file.c_str(), &named) == 0 && ours.st_dev == named.st_dev &&
           ours.st_ino == named.st_ino;
}

// What holds the file for us until it is closed.
FileLock lock_of(const fs::path& file) {
    for (;;) {
        const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (opened < 0) throw std::system_error{errno, std::generic_category()};
        FileLock lock{opened};
        const bool busy = ::flock(opened, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (!busy && has_the_name(opened, file)) return lock;
        if (busy) throw std::system_error{std::make_error_code(std::errc::device_or_resource_busy)};
    }
}
#endif

std::optional<std::string> bytes_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

#ifdef _WIN32
FileLock::~FileLock() = default;
#else
FileLock::~FileLock() {
    if (opened_) ::close(*opened_);
}
#endif

HeldFile::HeldFile(fs::path file) : file_{std::move(file)}, lock_{lock_of(file_)} {
    auto bytes = bytes_of(file_);
    if (!bytes) throw std::system_error{std::make_error_code(std::errc::io_error)};
    known_ = *std::move(bytes);
}

HeldFile::HeldFile(fs::path file, std::string_view bytes, IfThere if_there) : file_{std::move(file)}, known_{bytes} {
    std::error_code none;
    if (if_there == IfThere::replace && fs::exists(file_, none)) lock_ = lock_of(file_);  // so nobody else holds it
    put(bytes, if_there);
}

bool HeldFile::changed_elsewhere() const {
    const auto now = bytes_of(file_);
    return now && *now != known_;
}

void HeldFile::replace(std::string_view bytes) {
    put(bytes, IfThere::replace);
    known_ = bytes;
}

// Locked before it has its name: there is no moment in which others could take it.
void HeldFile::put(std::string_view bytes, IfThere if_there) {
    NewFile made{file_};
    made.write(bytes);
    FileLock lock = lock_of(made.path());
    made.put_in_place(if_there);
    lock_ = std::move(lock);
}

}  // namespace store
