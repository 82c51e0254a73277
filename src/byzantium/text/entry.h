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

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace byzantium::text {

// Who sits at the table: only their colours may be named in an entry.
struct Seats {
    values::Few<byzantium::Color, 4> colors;

    explicit Seats(const byzantium::Position& position);
    explicit Seats(const byzantium::Header& header);
};

// So that a text is looked for without a copy of it.
struct HashOfText : std::hash<std::string_view> {
    using is_transparent = void;
};

// The entry a line holds, or why it holds none (rule FORMAT). Whether the entry is legal is not judged
// here: a count keeps any value, and one beyond int becomes the nearest int.
tl::expected<byzantium::Entry, protocol::Malformed> read_entry(const byzantium::Board& board, const Seats& seats,
                                                               const protocol::Line& line);

// Reads many lines of one table. Tables say few things often: what was read before is not read again.
class EntryReader {
public:
    // The board must outlive the reader.
    EntryReader(const byzantium::Board& board, const Seats& seats) : board_{board}, seats_{seats} {}

    // As read_entry.
    tl::expected<byzantium::Entry, protocol::Malformed> read(const protocol::Line& line);

private:
    const byzantium::Board& board_;
    Seats seats_;
    std::unordered_map<std::string, byzantium::Entry, HashOfText, std::equal_to<>> known_;
};

// One line, without a line feed, in the field order of the protocol. Reading it gives the same entry, if
// the note of a correction is UTF-8 (other bytes are written as U+FFFD).
std::string write_entry(const byzantium::Board& board, const byzantium::Entry& entry);
std::string write_entry(const byzantium::Board& board, const byzantium::Decision& decision);

// The word of its kind, the value of "do": "control".
std::string kind_word(const byzantium::Board& board, const byzantium::Entry& entry);

// A JSON list of them, in their order.
std::string write_legal(const byzantium::Board& board, const std::vector<byzantium::Decision>& legal);

}  // namespace byzantium::text
