// SPDX-License-Identifier: MIT
#include "support/places.h"

namespace support {

std::filesystem::path source_tree() { return LOGOTHETE_SOURCE_DIR; }

std::string in_source_tree(std::string_view path) { return (source_tree() / path).string(); }

std::string pseudo_locale() { return LOGOTHETE_PSEUDO_LOCALE; }

}  // namespace support
