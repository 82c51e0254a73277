// SPDX-License-Identifier: MIT
// The first line of a journal.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace byzantium::text {

// The header a line holds. Which board it names, and whether that board seats so many, is for the caller
// to find out: see check_header.
tl::expected<byzantium::Header, protocol::Malformed> read_header(const protocol::Line& line);

// Why this board cannot be played with this header: another board, too few or too many players.
std::optional<protocol::Malformed> check_header(const byzantium::Board& board, const byzantium::Header& header);

// One line, without a line feed. `rulings` are always written, empty names are left out.
std::string write_header(const byzantium::Header& header);
// The same line as versions wrote it that did not know every ruling; nothing if the header holds one of those otherwise
// than they all had it.
std::optional<std::string> write_header_of_old(const byzantium::Header& header);
// Only its rulings, all of them: as positions say them too.
std::string write_rulings(const byzantium::Rulings& rulings);

}  // namespace byzantium::text
