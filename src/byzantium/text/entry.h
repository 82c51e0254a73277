// SPDX-License-Identifier: MIT
// Entries of the journal as text.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "protocol/lines.h"
#include "protocol/text.h"
#include "values/few.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace byzantium::text {

// Who sits at the table: only their colours may be named in an entry.
struct Seats {
    values::Few<byzantium::Color, 4> colors;

    explicit Seats(const byzantium::Position& position);
    explicit Seats(const byzantium::Header& header);
};

// The entry a line holds, or why it holds none (rule FORMAT). Whether the entry is legal is not judged
// here: a count keeps any value, and one beyond int becomes the nearest int.
tl::expected<byzantium::Entry, protocol::Malformed> read_entry(const byzantium::Board& board, const Seats& seats,
                                                               const protocol::Line& line);

// One line, without a line feed, in the field order of the protocol. Reading it gives the same entry, if
// the note of a correction is UTF-8 (other bytes are written as U+FFFD).
std::string write_entry(const byzantium::Board& board, const byzantium::Entry& entry);
std::string write_entry(const byzantium::Board& board, const byzantium::Decision& decision);

// A JSON list of them, in their order.
std::string write_legal(const byzantium::Board& board, const std::vector<byzantium::Decision>& legal);

}  // namespace byzantium::text
