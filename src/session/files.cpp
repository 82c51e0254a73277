// SPDX-License-Identifier: MIT
#include "session/files.h"

#include "store/disk.h"

#include <cerrno>
#include <iterator>
#include <system_error>

namespace session {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const std::string& why) { throw FileError{path.string() + ": " + why}; }

std::string system_reason() { return std::generic_category().message(errno); }

// The file behind symbolic links, so that a link stays a link when its file is replaced.
fs::path final_target(const fs::path& path) {
    std::error_code ignored;
    const fs::path target = fs::weakly_canonical(path, ignored);
    return ignored ? path : target;
}

void write_whole(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    std::ofstream out{path, std::ios::binary | std::ios::trunc};
    if (!out) fail(path, "this file cannot be written (" + system_reason() + ").");
    write(out);
    out.close();
    if (!out) fail(path, "writing this file failed (" + system_reason() + ").");
}

}  // namespace

std::ifstream open_file(const fs::path& path) {
    std::error_code ignored;
    const auto kind = fs::status(path, ignored).type();
    if (kind == fs::file_type::not_found) fail(path, "there is no such file.");
    if (kind == fs::file_type::directory) fail(path, "this is a folder, not a file.");
    std::ifstream in{path, std::ios::binary};
    if (!in) fail(path, "this file cannot be read (" + system_reason() + ").");
    return in;
}

std::string read_file(const fs::path& path, std::size_t most) {
    std::ifstream in = open_file(path);
    std::string text(most + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) fail(path, "reading this file failed (" + system_reason() + ").");
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > most) fail(path, "this file is too large: it may hold " + std::to_string(most) + " bytes.");
    return text;
}

void replace_file(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    std::error_code failed;
    if (fs::is_directory(path, failed)) fail(path, "this is a folder, not a file.");
    if (fs::exists(path, failed) && !fs::is_regular_file(path, failed)) return write_whole(path, write);  // a device
    const fs::path target = final_target(path);
    fs::path written = target;
    written += ".new";
    write_whole(written, write);
    store::sync_file(written);
    fs::rename(written, target, failed);
    if (!failed) return store::sync_name_of(target);
    const std::string reason = failed.message();
    fs::remove(written, failed);
    fail(path, "this file cannot be replaced (" + reason + ").");
}

}  // namespace session
