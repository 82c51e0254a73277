// SPDX-License-Identifier: MIT
// Files of the outside world, with a sentence for each way they fail.
#pragma once

#include "wording/failure.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ostream>
#include <string>

namespace session {

// A file that cannot be read or written. what() is one sentence that names it.
struct FileError : wording::Failure {
    using Failure::Failure;
};

// The file, open at its first byte. Throws FileError if there is none, if it is a folder, or cannot be read.
std::ifstream open_file(const std::filesystem::path& path);

// All of it. Throws FileError as open_file does, and if it holds more bytes than `most`.
std::string read_file(const std::filesystem::path& path, std::size_t most);

// Puts what `write` writes in the place of the file, all at once: a reader sees the old file or the new one, and
// a failure leaves the old one. Throws FileError.
void replace_file(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write);

}  // namespace session
