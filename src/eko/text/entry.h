// SPDX-License-Identifier: MIT
// Entries of the journal as text.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace eko::text {

// The entry a line holds, or why it holds none (rule FORMAT). Whether the entry is legal is not judged here: a count
// keeps any value, and one beyond int becomes the nearest int.
tl::expected<Entry, protocol::Malformed> read_entry(const Table& table, const protocol::Line& line);

// One line, without a line feed, in the field order of the protocol. Reading it gives the same entry, if the note of a
// correction is UTF-8 (other bytes are written as U+FFFD).
std::string write_entry(const Table& table, const Entry& entry);

// A JSON list of them, in their order.
std::string write_legal(const Table& table, const std::vector<Decision>& legal);

}  // namespace eko::text
