// SPDX-License-Identifier: MIT
#include "session/files.h"

#include "session/library_place.h"
#include "store/disk.h"
#include "store/protected.h"
#include "wording/sentence.h"

#include <cerrno>
#include <sstream>
#include <system_error>
#include <vector>

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

// Takes what is written and keeps nothing that could be lost: /dev/null, a terminal, a pipe.
bool is_device(fs::file_type kind) { return kind == fs::file_type::character || kind == fs::file_type::fifo; }

// A whole disk is no file, and nothing that writes a file goes over it.
[[noreturn]] void fail_as_no_file(const fs::path& path) {
    fail(path, marked("this file cannot be written ({reason})."), std::generic_category().message(EINVAL));
}

void write_whole(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    std::ofstream out{path, std::ios::binary};
    if (!out) fail(path, marked("this file cannot be written ({reason})."), system_reason());
    write(out);
    out.close();
    if (!out) fail(path, marked("writing this file failed ({reason})."), system_reason());
}

std::string written_by(const std::function<void(std::ostream&)>& write) {
    std::ostringstream out;
    write(out);
    return std::move(out).str();
}

// Where the system names no home there is no usual one.
std::vector<fs::path> libraries(const Target& target) {
    std::vector<fs::path> all;
    if (!target.library.empty()) all.push_back(final_target(target.library));
    try {
        all.push_back(final_target(library_file()));
    } catch (const FileError&) {
    }
    return all;
}

[[noreturn]] void fail_as_there(const fs::path& path) {
    throw FileIsThere{{marked("{file}: this file already exists."), {{"file", path.string()}}}};
}

// Does it, and makes the system's errors ours.
template <class Work>
auto explained(const fs::path& path, const Work& work) {
    try {
        return work();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::file_exists) fail_as_there(path);
        if (error.code() == std::errc::device_or_resource_busy)
            fail(path, marked("another program has this journal open. Leave the game there first."));
        fail(path, marked("this file cannot be written ({reason})."), error.code().message());
    }
}

}  // namespace

std::ifstream open_file(const fs::path& path) {
    std::error_code ignored;
    const auto kind = fs::status(path, ignored).type();
    if (kind == fs::file_type::not_found) fail(path, marked("there is no such file."));
    if (kind == fs::file_type::directory) fail(path, marked("this is a folder, not a file."));
    // Some never end.
    if (kind == fs::file_type::character || kind == fs::file_type::block)
        fail(path, marked("this is a device, not a file."));
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

fs::path writable(const Target& target) {
    std::error_code ignored;
    const auto kind = fs::status(target.file, ignored).type();
    if (kind == fs::file_type::directory) fail(target.file, marked("this is a folder, not a file."));
    if (is_device(kind)) return target.file;
    fs::path file = final_target(target.file);
    if (const auto why = store::why_protected(file, libraries(target)))
        throw FileError{{"{file}: {why}", {{"file", target.file.string()}, {"why", *why}}}};
    if (kind == fs::file_type::not_found || kind == fs::file_type::none) return file;
    if (kind != fs::file_type::regular) fail_as_no_file(target.file);
    if (target.if_there == IfThere::refuse) fail_as_there(target.file);
    return file;
}

void put_file(const Target& target, const std::function<void(std::ostream&)>& write) {
    const fs::path file = writable(target);
    std::error_code ignored;
    if (is_device(fs::status(file, ignored).type())) return write_whole(file, write);
    const std::string bytes = written_by(write);
    explained(target.file, [&] {
        store::NewFile made{file};
        made.write(bytes);
        made.put_in_place(target.if_there);
    });
}

void replace_file(const fs::path& path, const std::function<void(std::ostream&)>& write) {
    put_file({path, IfThere::replace}, write);
}

store::HeldFile hold_file(const fs::path& path) {
    open_file(path);  // says what is wrong with it
    if (!fs::is_regular_file(path)) fail_as_no_file(path);
    return explained(path, [&] { return store::HeldFile{final_target(path)}; });
}

store::HeldFile make_held_file(const Target& target, std::string_view bytes) {
    const fs::path file = writable(target);
    return explained(target.file, [&] { return store::HeldFile{file, bytes, target.if_there}; });
}

void write_held_file(store::HeldFile& file, std::string_view bytes, IfThere if_changed) {
    if (if_changed == IfThere::refuse && file.changed_elsewhere())
        fail(file.path(), marked("another program has changed this file, so the game was not saved over it."));
    explained(file.path(), [&] { file.replace(bytes); });
}

}  // namespace session
