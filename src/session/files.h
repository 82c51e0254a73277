// SPDX-License-Identifier: MIT
// Files of the outside world, with a sentence for each way they fail.
#pragma once

#include "store/held_file.h"
#include "store/new_file.h"
#include "wording/failure.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace session {

// A file that cannot be read or written. what() is one sentence that names it.
struct FileError : wording::Failure {
    using Failure::Failure;
};
// There is a file of that name already, and nobody said that it may go.
struct FileIsThere : FileError {
    using FileError::FileError;
};

// The file, open at its first byte. Throws FileError if there is none, if it is a folder, or cannot be read.
std::ifstream open_file(const std::filesystem::path& path);

// All of it. Throws FileError as open_file does, and if it holds more bytes than `most`.
std::string read_file(const std::filesystem::path& path, std::size_t most);

using store::IfThere;

// A file that somebody named to be written.
struct Target {
    std::filesystem::path file;
    IfThere if_there = IfThere::refuse;
    std::filesystem::path library{};  // that is in use beside the usual one; empty: none
};

// The file to be written, behind all links. Throws FileError if it is a folder, a library (the one in use, the usual
// one, any other), or a name that belongs to a library (store/protected.h), whatever may be replaced; FileIsThere.
std::filesystem::path writable(const Target& target);

// Puts what `write` writes in the place of the file, all at once: a reader sees the old file or the new one, and
// a failure leaves the old one, and nothing beside it. Devices are written as they are. Throws as `writable`.
void put_file(const Target& target, const std::function<void(std::ostream&)>& write);
// The same with a file of the program's own, such as preferences: it may be there.
void replace_file(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write);

// A journal that is gone on with: held, so that no second program goes on with it at the same time. Throws FileError.
store::HeldFile hold_file(const std::filesystem::path& path);
// A new one with these bytes. Throws as `put_file`.
store::HeldFile make_held_file(const Target& target, std::string_view bytes);
// Throws FileError if that failed, or if somebody else has written it meanwhile and that is to be refused: then it
// stays as it is.
void write_held_file(store::HeldFile& file, std::string_view bytes, IfThere if_changed = IfThere::refuse);

}  // namespace session
