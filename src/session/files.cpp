// SPDX-License-Identifier: MIT
#include "session/files.h"

#include "store/disk.h"
#include "wording/sentence.h"

#include <cerrno>
#include <iterator>
#include <system_error>

namespace session {

namespace {

namespace fs = std::filesystem;

using wording::marked;

// `why` may have a place for {reason}.
[[noreturn]] void fail(const fs::path& path, const char* why, const std::string& reason = {}) {
    throw FileError{
        {"{file}: {why}", {{"file", path.string()}, {"why", wording::Sentence{why, {{"reason", reason}}}}}}};
}

std::string system_reason() { return std::generic_category().message(errno); }

// The file behind symbolic links, so that a link stays a link when its file is replaced.
fs::path final_target(const fs::path& path) {
    std::error_code ignored;
    const fs::path target = fs::weakly_canonical(path, ignored);
    return ignored ? path : target;
}

void write_whole(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    std::ofstream out{path, std::ios::binary | std::ios::trunc};
    if (!out) fail(path, marked("this file cannot be written ({reason})."), system_reason());
    write(out);
    out.close();
    if (!out) fail(path, marked("writing this file failed ({reason})."), system_reason());
}

}  // namespace

std::ifstream open_file(const fs::path& path) {
    std::error_code ignored;
    const auto kind = fs::status(path, ignored).type();
    if (kind == fs::file_type::not_found) fail(path, marked("there is no such file."));
    if (kind == fs::file_type::directory) fail(path, marked("this is a folder, not a file."));
    std::ifstream in{path, std::ios::binary};
    if (!in) fail(path, marked("this file cannot be read ({reason})."), system_reason());
    return in;
}

std::string read_file(const fs::path& path, std::size_t most) {
    std::ifstream in = open_file(path);
    std::string text(most + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) fail(path, marked("reading this file failed ({reason})."), system_reason());
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > most)
        fail(path, marked("this file is too large: it may hold {reason} bytes."), std::to_string(most));
    return text;
}

void replace_file(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    std::error_code failed;
    if (fs::is_directory(path, failed)) fail(path, marked("this is a folder, not a file."));
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
    fail(path, marked("this file cannot be replaced ({reason})."), reason);
}

}  // namespace session
