// SPDX-License-Identifier: MIT
#include "store/new_file.h"

#include "store/disk.h"

#include <cerrno>
#include <random>
#include <string>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#else
#include <fstream>
#endif

namespace store {

namespace {

namespace fs = std::filesystem;

constexpr int most_names = 100;

[[noreturn]] void fail(std::errc why) { throw std::system_error{std::make_error_code(why)}; }

fs::path some_name_beside(const fs::path& place) {
    static constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuv";
    std::random_device random;
    std::string name = ".logothete-";
    for (int i = 0; i < 16; ++i) name += letters[random() % letters.size()];
    return place.parent_path() / (name + ".part");
}

#ifdef _WIN32
bool begin_alone(const fs::path& file) {
    if (fs::exists(file)) return false;
    if (!std::ofstream{file}) fail(std::errc::permission_denied);
    return true;
}

void write_through(const fs::path& file, std::string_view bytes) {
    std::ofstream out{file, std::ios::binary};
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) fail(std::errc::io_error);
}
#else
[[noreturn]] void fail_as_the_system() { throw std::system_error{errno, std::generic_category()}; }

constexpr mode_t for_whom_it_may_be = 0666;  // less what the user's umask takes away

// False if something has the name.
bool begin_alone(const fs::path& file) {
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, for_whom_it_may_be);
    if (opened < 0 && errno == EEXIST) return false;
    if (opened < 0) fail_as_the_system();
    ::close(opened);
    return true;
}

class Descriptor {
public:
    explicit Descriptor(int opened) : opened_{opened} {
        if (opened_ < 0) fail_as_the_system();
    }
    ~Descriptor() { ::close(opened_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    void write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(opened_, bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR) fail_as_the_system();
            if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    // Some file systems know no such thing; one that knows it and fails has lost what was written.
    void sync() const {
        if (::fsync(opened_) != 0 && errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) fail_as_the_system();
    }

private:
    int opened_;
};

void write_through(const fs::path& file, std::string_view bytes) {
    const Descriptor opened{::open(file.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC)};
    opened.write(bytes);
    opened.sync();
}
#endif

// A file system without hard links cannot do it in one step: there a look must do.
void name_if_free(const fs::path& made, const fs::path& place) {
    std::error_code failed;
    fs::create_hard_link(made, place, failed);
    if (!failed) return static_cast<void>(fs::remove(made, failed));
    if (failed == std::errc::file_exists || fs::exists(fs::symlink_status(place))) fail(std::errc::file_exists);
    fs::rename(made, place);
}

void replace(const fs::path& made, const fs::path& place) {
    std::error_code unknown;
    const auto before = fs::symlink_status(place, unknown);
    if (before.type() == fs::file_type::regular) fs::permissions(made, before.permissions(), unknown);
    fs::rename(made, place);
}

}  // namespace

NewFile::NewFile(fs::path place) : place_{std::move(place)} {
    for (int i = 0; i < most_names; ++i)
        if (const auto name = some_name_beside(place_); begin_alone(name)) {
            made_ = name;
            return;
        }
    fail(std::errc::file_exists);
}

NewFile::~NewFile() {
    if (made_.empty()) return;
    std::error_code ignored;
    fs::remove(made_, ignored);
    fs::path journal = made_;
    fs::remove(journal += "-journal", ignored);  // if SQLite wrote it
}

void NewFile::write(std::string_view bytes) { write_through(made_, bytes); }

void NewFile::put_in_place(IfThere if_there) {
    if (if_there == IfThere::refuse)
        name_if_free(made_, place_);
    else
        replace(made_, place_);
    made_.clear();
    sync_name_of(place_);
}

}  // namespace store
