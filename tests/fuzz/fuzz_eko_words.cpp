// SPDX-License-Identifier: MIT
// Any bytes as what somebody types at a table of Ekö: entries in short words, and corrections. They become JSON that is
// an entry, or is refused with a sentence. A broken promise ends the program.
#include "eko/prompt/entry_words.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/rules/rules.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "fuzz/eko_sample.h"
#include "fuzz/promises.h"
#include "protocol/json_in.h"
#include "protocol/replay.h"

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace eko;
using fuzz::require;
using fuzz::require_json;

const Header& header() {
    static const Header header = *text::read_header(fuzz::eko_sample().front());
    return header;
}

const Table& table() {
    static const Table table = text::table_of(header());
    return table;
}

const Position& position() {
    static const Position position = start(table(), header());
    return position;
}

void try_json(const std::string& json) {
    const auto entry = text::read_entry(table(), json);
    if (!entry) return require_json(protocol::write_refused(1, entry.error()), "a refusal is JSON");
    const auto* decision = std::get_if<Decision>(&*entry);
    if (decision == nullptr) return;
    const auto again = prompt::entry_json(table(), position(), prompt::in_words(table().board, *decision));
    require(again && text::read_entry(table(), *again) == *entry, "a decision in words is read as it was");
}

void try_entry(const std::string& typed) {
    const auto json = prompt::entry_json(table(), position(), typed);
    if (!json) return;
    const auto document = protocol::json::Document::parse(*json);
    const bool words = !typed.starts_with('{');
    require(document || !words || document.error().why == protocol::json::Broken::Why::not_utf8, "words become JSON");
    try_json(*json);
}

// PATH VALUE NOTE
void try_correction(const std::string& typed) {
    std::istringstream in{typed};
    std::string path;
    std::string value;
    std::string note;
    in >> path >> value;
    std::getline(in, note);
    try_json(prompt::correction_json(table().board, path, value, note));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream lines{std::string{reinterpret_cast<const char*>(data), size}};  // NOLINT: bytes are bytes
    for (std::string line; std::getline(lines, line);) {
        try_entry(line);
        try_correction(line);
    }
    return 0;
}
