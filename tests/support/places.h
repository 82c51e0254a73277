// SPDX-License-Identifier: MIT
// Where the tests find files. Compiled once, so that no other object depends on the folder it was built in.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace support {

// The top of the tree these tests were built from.
std::filesystem::path source_tree();

// A file of the source tree by its path from the top: "resources/byzantium/boards/byzantium-2005.json".
std::string in_source_tree(std::string_view path);

// The folder of catalogues that holds the invented language.
std::string pseudo_locale();

}  // namespace support
