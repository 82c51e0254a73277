// SPDX-License-Identifier: MIT
// The first line of a journal, with the whole board in it.
#pragma once

#include "eko/rules/header.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <tl/expected.hpp>

#include <string>

namespace eko::text {

// The header that a line holds, fit to be played with: its board can be made, its discs can lie so.
tl::expected<Header, protocol::Malformed> read_header(const protocol::Line& line);

// One line, without a line feed. `rulings` are always written, empty names are left out.
std::string write_header(const Header& header);

// What is fixed for a session. The header must be one that was read, or fit like those.
Table table_of(const Header& header);

}  // namespace eko::text
