// SPDX-License-Identifier: MIT
// Any bytes as a board, a header or a journal: the first byte chooses. What is accepted must be written and
// read back as it was; accepted entries are played. A broken promise ends the program.
#include "byzantium/rules/rules.h"
#include "byzantium/text/board.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/position.h"
#include "fuzz/promises.h"
#include "protocol/json_in.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "support/places.h"

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace {

using namespace byzantium;

using fuzz::require;

const Table& table() {
    static const Table table = [] {
        std::ifstream in{support::in_source_tree("resources/byzantium/boards/byzantium-2005.json")};
        std::ostringstream text;
        text << in.rdbuf();
        return Table{byzantium::text::read_board(text.str(), "board"), {}};
    }();
    return table;
}

void try_board(std::string_view text) try {
    const auto written = byzantium::text::write_board(byzantium::text::read_board(text, "board"));
    require(byzantium::text::write_board(byzantium::text::read_board(written, "again")) == written,
            "a board is written as it is read");
} catch (const protocol::FormatError& error) {
    require(!error.place.empty() && !in_english(error.why).empty(), "a refused board has a place and a reason");
}

void require_answer(const protocol::Malformed& malformed) {
    const auto answer = protocol::write_refused(1, malformed);
    require(protocol::json::Document::parse(answer).has_value(), "a refusal is JSON");
}

void try_header(std::string_view text) {
    const auto header = byzantium::text::read_header(text);
    if (!header) return require_answer(header.error());
    const auto again = byzantium::text::read_header(byzantium::text::write_header(*header));
    require(again && *again == *header, "a header is written as it is read");
    if (const auto refused = byzantium::text::check_header(table().board, *header)) return require_answer(*refused);
    const auto position = byzantium::text::write_position(table(), start(table(), *header));
    require(protocol::json::Document::parse(position).has_value(), "a position is JSON");
}

void try_line(const Table& at, Position& now, const protocol::Line& line) {
    const auto entry = byzantium::text::read_entry(table().board, byzantium::text::Seats{now}, line);
    if (!entry) return require_answer(entry.error());
    const auto written = byzantium::text::write_entry(table().board, *entry);
    const auto again = byzantium::text::read_entry(table().board, byzantium::text::Seats{now}, written);
    require(again && *again == *entry, "an entry is written as it is read");
    const Position before = now;
    const auto step = apply(at, now, *entry);
    require(now == before, "apply leaves the position alone");
    if (step) now = step->after;
}

void try_what_is_legal(const Table& at, const Position& now) {
    std::size_t left = 50;
    for (const Decision& decision : legal(at, now)) {
        if (left-- == 0) return;
        const auto again = byzantium::text::read_entry(table().board, byzantium::text::Seats{now},
                                                       byzantium::text::write_entry(table().board, decision));
        require(again && *again == Entry{decision}, "a legal entry is written as it is read");
        require(!check(at, now, decision), "a legal entry is accepted");
    }
}

void try_journal(const Table& at, std::string_view text) {
    using enum Color;
    Position now = start(at, {at.board.id, {{red, ""}, {blue, ""}, {green, ""}}, red, at.rulings});
    std::istringstream in{std::string{text}};
    protocol::LineReader lines{in};
    while (const auto line = lines.next()) try_line(at, now, *line);
    require(protocol::json::Document::parse(byzantium::text::write_position(at, now)).has_value(),
            "a position is JSON");
    try_what_is_legal(at, now);
}

// As a table reads BYZ-35 so or so.
void try_journal(std::string_view text) {
    static const Table allowed{table().board, offered_first};
    try_journal(table(), text);
    try_journal(allowed, text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    switch (data[0] % 3) {
        case 0:
            try_board(text);
            return 0;
        case 1:
            try_header(text);
            return 0;
        default:
            try_journal(text);
            return 0;
    }
}
