// SPDX-License-Identifier: MIT
// The fields of one entry, read against its table: for the readers of entries and corrections only.
// Every function throws Trouble, as in fields.h.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/text/fields.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"

#include <optional>
#include <string_view>

namespace eko::text {

class EntryFields {
public:
    EntryFields(const Table& table, protocol::json::Value entry) : table_{table}, entry_{entry} {}

    bool has(std::string_view key) const { return entry_.find(key).has_value(); }
    protocol::json::Value value(std::string_view key) const { return protocol::member(entry_, key); }

    FieldId field(std::string_view key) const { return text::field(table_.board, value(key)); }
    Color color(std::string_view key) const { return seated_color(table_.seats, value(key)); }
    bool truth(std::string_view key) const { return protocol::truth(value(key)); }

    const Table& table() const { return table_; }

private:
    const Table& table_;
    protocol::json::Value entry_;
};

// The `set` and `note` of a correction.
Correct read_correct(const EntryFields& fields);

}  // namespace eko::text
