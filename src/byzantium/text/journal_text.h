// SPDX-License-Identifier: MIT
// A whole journal as text: the header and one entry a line. Whether the entries are legal is not judged here.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <optional>
#include <ostream>
#include <string_view>
#include <vector>

namespace byzantium::text {

// The header on the first line. The caller then finds the board it names. Throws FormatError, as "FILE:1".
byzantium::Header read_journal_header(protocol::LineReader& lines, std::string_view file_name);

struct JournalEntries {
    std::vector<byzantium::Entry> entries;
    std::optional<protocol::FormatError>
        broken;  // the first line that is no entry, as "FILE:LINE"; it and all behind it are left out
};
// The entries on the lines that follow. Throws protocol::FormatError if the board does not fit the header.
JournalEntries read_journal_entries(protocol::LineReader& lines, const byzantium::Board& board,
                                    const byzantium::Header& header, std::string_view file_name);

// Each line ends with a line feed. The caller looks at the state of the stream.
void write_journal_header(std::ostream& out, const byzantium::Header& header);
void write_journal_entry(std::ostream& out, const byzantium::Board& board, const byzantium::Entry& entry);

}  // namespace byzantium::text
