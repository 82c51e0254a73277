// SPDX-License-Identifier: MIT
#include "store/disk.h"

#include <vector>

#ifndef _WIN32
#include <sys/stat.h>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#else
#include <fstream>
#endif

namespace store {

namespace {

namespace fs = std::filesystem;

constexpr auto ours_alone = fs::perms::owner_read | fs::perms::owner_write;

#ifdef _WIN32
void sync(const fs::path&) {}
void make_folder(const fs::path& folder, std::error_code& failed) { fs::create_directory(folder, failed); }
#else
void sync(const fs::path& path) {
    const int opened = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

std::error_code system_error() { return {errno, std::generic_category()}; }

// Another program may make it at the same moment.
void make_folder(const fs::path& folder, std::error_code& failed) {
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST) failed = system_error();
}
#endif

#ifdef __linux__
std::optional<Look> look(int folder, const char* name, int flags, unsigned wanted) {
    struct statx found {};
    if (::statx(folder, name, flags, wanted, &found) != 0) return std::nullopt;
    const auto device = (std::uint64_t{found.stx_dev_major} << 32U) + found.stx_dev_minor;
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return Look{{device, found.stx_ino},
                found.stx_size,
                found.stx_nlink,
                found.stx_mtime.tv_sec * nanoseconds + found.stx_mtime.tv_nsec};
}
#endif

}  // namespace

void sync_file(const fs::path& file) { sync(file); }

void sync_name_of(const fs::path& file) { sync(file.has_parent_path() ? file.parent_path() : fs::path{"."}); }

void make_folders(const fs::path& folder, std::error_code& failed) {
    failed.clear();
    std::vector<fs::path> missing;
    std::error_code unknown;
    for (fs::path one = folder; !one.empty() && !fs::exists(one, unknown) && one != one.parent_path();
         one = one.parent_path())
        if (one.has_filename()) missing.push_back(one);
    for (auto one = missing.rbegin(); one != missing.rend() && !failed; ++one) {
        make_folder(*one, failed);
        sync_name_of(*one);
    }
    if (!failed && !folder.empty() && !fs::is_directory(folder, failed) && !failed)
        failed = std::make_error_code(std::errc::not_a_directory);
}

void make_private(const fs::path& file) {
    std::error_code ignored;
    fs::permissions(file, ours_alone, ignored);
}

#ifdef _WIN32
void make_private_file(const fs::path& file, std::error_code& failed) {
    failed = fs::exists(file) ? std::make_error_code(std::errc::file_exists) : std::error_code{};
    if (!failed) std::ofstream{file};
}
#else
void make_private_file(const fs::path& file, std::error_code& failed) {
    failed.clear();
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (opened < 0) failed = system_error();
    if (opened >= 0) ::close(opened);
}
#endif

#ifdef __linux__
std::optional<FileId> file_id(const fs::path& file) {
    const auto found = look(AT_FDCWD, file.c_str(), 0, STATX_INO);
    return found ? std::optional{found->id} : std::nullopt;
}

std::optional<Look> look_at(const fs::path& file) {
    return look(AT_FDCWD, file.c_str(), 0, STATX_INO | STATX_SIZE | STATX_NLINK | STATX_MTIME);
}

Handle::Handle(const fs::path& file) : opened_{::open(file.c_str(), O_PATH | O_CLOEXEC)} {}
Handle::~Handle() {
    if (opened_ >= 0) ::close(opened_);
}

std::optional<Look> Handle::look() const {
    if (opened_ < 0) return std::nullopt;
    return store::look(opened_, "", AT_EMPTY_PATH, STATX_INO | STATX_SIZE | STATX_NLINK | STATX_MTIME);
}
#else
std::optional<FileId> file_id(const fs::path& file) {
    const auto found = look_at(file);
    return found ? std::optional{found->id} : std::nullopt;
}

#ifdef _WIN32
std::optional<Look> look_at(const fs::path& file) {
    std::error_code none;
    const auto size = fs::file_size(file, none);
    if (none) return std::nullopt;
    return Look{{}, size, fs::hard_link_count(file, none), fs::last_write_time(file, none).time_since_epoch().count()};
}
#else
std::optional<Look> look_at(const fs::path& file) {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) return std::nullopt;
    return Look{{static_cast<std::uint64_t>(found.st_dev), found.st_ino},
                static_cast<std::uintmax_t>(found.st_size),
                found.st_nlink,
                static_cast<std::int64_t>(found.st_mtime)};
}
#endif

Handle::Handle(const fs::path&) {}
Handle::~Handle() = default;
std::optional<Look> Handle::look() const { return std::nullopt; }
#endif

}  // namespace store
