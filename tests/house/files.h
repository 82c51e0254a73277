// SPDX-License-Identifier: MIT
// Files of the source tree as values, so that every check also runs on text made up by a test.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace house {

struct File {
    std::string path;  // from the top of the tree, with `/`
    std::string text;
};

// What is wrong, each as one sentence that names the file.
using Faults = std::vector<std::string>;

// One file; throws std::runtime_error if it cannot be read.
File read_file(const std::filesystem::path& top, const std::filesystem::path& file);
// Every file below `top/folder`, by path. Git's and build folders and the fuzz corpus are left out.
std::vector<File> read_folder(const std::filesystem::path& top, const std::string& folder);
// Those whose path begins and ends so.
std::vector<File> select(const std::vector<File>&, std::string_view begin, std::string_view end);

std::vector<std::string> lines(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);
// Without blanks and backticks at both ends.
std::string bare(std::string_view text);
// The part before `separator`; all of it if there is none.
std::string before(std::string_view text, char separator);

}  // namespace house
