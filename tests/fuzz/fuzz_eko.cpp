// SPDX-License-Identifier: MIT
// Any bytes as a board of Ekö, a header, a journal, or lines at a table in the middle of a game: the first byte
// chooses. What is accepted must be written and read back as it was, and is played on. A broken promise ends the
// program.
#include "eko/rules/board.h"
#include "eko/rules/rules.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/text/layout.h"
#include "eko/text/position.h"
#include "eko/text/refusal.h"
#include "fuzz/eko_sample.h"
#include "fuzz/promises.h"
#include "protocol/lines.h"
#include "protocol/replay.h"

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace eko;
using fuzz::require;
using fuzz::require_json;

void try_board(std::string_view bytes) try {
    const Layout layout = text::read_layout(bytes, "board");
    const std::string written = text::write_layout(layout);
    require(text::read_layout(written, "again") == layout, "a board is written as it is read");
    const auto board = make_board(layout);
    require(board && !board->fields.empty(), "a board that is read can be made");
    for (const int players : {2, 3, 4})
        for (const BoardHint& hint : hints(*board, layout, players))
            require(!hint.field || index(*hint.field) < board->fields.size(), "a hint is about a field of the board");
} catch (const protocol::FormatError& error) {
    require(!error.place.empty() && !in_english(error.why).empty(), "a refused board has a place and a reason");
}

// A game, line by line.
class Sitting {
public:
    // The table must outlive it.
    Sitting(const Table& table, const Position& now) : table_{table}, now_{now} {}

    void take(const protocol::Line& line) {
        const auto entry = text::read_entry(table_, line);
        if (!entry) return require_json(protocol::write_refused(1, entry.error()), "a refusal is JSON");
        is_written_as_read(*entry);
        const Position before = now_;
        const auto step = apply(table_, now_, *entry);
        require(now_ == before, "apply leaves the position alone");
        if (!step) return refuse(step.error());
        corrected_ = corrected_ || std::holds_alternative<Correct>(*entry);
        now_ = step->after;
        is_sound();
    }

    void what_is_legal_is_accepted() const {
        require_json(text::write_position(table_, now_), "a position is JSON");
        const auto listed = legal(table_, now_);
        const bool none_may_be = std::holds_alternative<Over>(now_.awaits) ||
                                 (corrected_ && std::holds_alternative<AwaitExchange>(now_.awaits));
        require(!listed.empty() || none_may_be, "something is legal until the end");
        for (std::size_t i = 0; i < listed.size() && i < most_tried; ++i) {
            is_written_as_read(listed[i]);
            require(!check(table_, now_, listed[i]), "a legal entry is accepted");
        }
    }

private:
    static constexpr std::size_t most_tried = 50;

    void is_written_as_read(const Entry& entry) const {
        const auto again = text::read_entry(table_, text::write_entry(table_, entry));
        require(again && *again == entry, "an entry is written as it is read");
    }
    void refuse(const Refusal& refusal) const {
        require_json(protocol::write_refused(1, text::refused(table_.board, refusal)), "a refusal is JSON");
    }
    // A correction may change how many discs there are, and nothing else that is counted.
    void is_sound() const {
        for (const Fault& fault : audit(table_, now_))
            require(corrected_ && fault.kind == FaultKind::disc_count, "a position is possible on a table");
    }

    const Table& table_;
    Position now_;
    bool corrected_ = false;
};

void play(Sitting& sitting, protocol::LineReader& lines) {
    while (const auto line = lines.next()) sitting.take(*line);
    sitting.what_is_legal_is_accepted();
}

void try_journal(std::string_view bytes) {
    std::istringstream in{std::string{bytes}};
    protocol::LineReader lines{in};
    const auto first = lines.next();
    if (!first) return;
    const auto header = text::read_header(*first);
    if (!header) return require_json(protocol::write_refused(0, header.error()), "a refusal is JSON");
    const auto again = text::read_header(text::write_header(*header));
    require(again && *again == *header, "a header is written as it is read");
    const Table table = text::table_of(*header);
    Sitting sitting{table, start(table, *header)};
    play(sitting, lines);
}

// The table of the sample game, and where it stood after each entry.
struct Sample {
    Table table;
    std::vector<Position> positions;
};

const Sample& sample() {
    static const Sample sample = [] {
        const auto& lines = fuzz::eko_sample();
        const auto header = text::read_header(lines.front());
        Sample read{text::table_of(*header), {}};
        read.positions.push_back(start(read.table, *header));
        for (std::size_t n = 1; n < lines.size(); ++n) {
            const auto entry = text::read_entry(read.table, lines[n]);
            read.positions.push_back(apply(read.table, read.positions.back(), *entry).value().after);
        }
        return read;
    }();
    return sample;
}

// Behind the sample as far as the first byte says.
void try_lines(std::string_view bytes) {
    if (bytes.empty()) return;
    const std::size_t played = static_cast<unsigned char>(bytes.front()) % sample().positions.size();
    Sitting sitting{sample().table, sample().positions[played]};
    std::istringstream in{std::string{bytes.substr(1)}};
    protocol::LineReader lines{in};
    play(sitting, lines);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes{reinterpret_cast<const char*>(data) + 1, size - 1};  // NOLINT: bytes are bytes
    switch (data[0] % 3) {
        case 0:
            try_board(bytes);
            return 0;
        case 1:
            try_journal(bytes);
            return 0;
        default:
            try_lines(bytes);
            return 0;
    }
}
