// SPDX-License-Identifier: MIT
#include "byzantium/text/journal_text.h"

#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "wording/sentence.h"

#include <fmt/format.h>

namespace byzantium::text {

using namespace protocol;
namespace {

std::string place(std::string_view file_name, const LineReader& lines) {
    return fmt::format("{}:{}", file_name, lines.count());
}

}  // namespace

byzantium::Header read_journal_header(LineReader& lines, std::string_view file_name) {
    const auto line = lines.next();
    if (!line)
        throw FormatError{std::string{file_name},
                          {wording::marked("The file is empty; a journal begins with its header.")}};
    auto header = read_header(*line);
    if (!header) throw FormatError{place(file_name, lines), header.error().sentence};
    return *std::move(header);
}

JournalEntries read_journal_entries(LineReader& lines, const byzantium::Board& board, const byzantium::Header& header,
                                    std::string_view file_name) {
    if (const auto trouble = check_header(board, header))
        throw FormatError{fmt::format("{}:1", file_name), trouble->sentence};
    EntryReader reader{board, Seats{header}};
    JournalEntries read;
    while (const auto line = lines.next()) {
        auto entry = reader.read(*line);
        if (!entry) {
            read.broken.emplace(place(file_name, lines), entry.error().sentence);
            break;
        }
        read.entries.push_back(*std::move(entry));
    }
    return read;
}

void write_journal_header(std::ostream& out, const byzantium::Header& header) { out << write_header(header) << '\n'; }

void write_journal_entry(std::ostream& out, const byzantium::Board& board, const byzantium::Entry& entry) {
    out << write_entry(board, entry) << '\n';
}

}  // namespace byzantium::text
