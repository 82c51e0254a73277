// SPDX-License-Identifier: MIT
// The fields of one entry, read against its table: for the readers of entries and corrections only.
// Every function throws Trouble, as in fields.h.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/fields.h"
#include "protocol/fields.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <vector>

namespace byzantium::text {

class EntryFields {
public:
    EntryFields(const byzantium::Board& board, const Seats& seats, protocol::json::Value entry)
        : board_{board}, seats_{seats}, entry_{entry} {}

    bool has(std::string_view key) const { return entry_.find(key).has_value(); }
    protocol::json::Value value(std::string_view key) const { return protocol::member(entry_, key); }

    int count(std::string_view key) const { return protocol::whole(value(key)); }
    byzantium::CityId city(std::string_view key) const { return text::city(board_, value(key)); }
    byzantium::Color color(std::string_view key) const { return seated_color(value(key)); }
    byzantium::Cube cube() const { return protocol::word<byzantium::Cube>(value("cube")); }
    byzantium::Side side() const { return protocol::word<byzantium::Side>(value("side")); }
    byzantium::Box box(std::string_view key) const { return protocol::word<byzantium::Box>(value(key)); }

    byzantium::CityId as_city(protocol::json::Value value) const { return text::city(board_, value); }
    byzantium::Color seated_color(protocol::json::Value value) const;

    // Two forms in one entry: refused if both keys are there.
    void not_both(std::string_view one, std::string_view other) const {
        if (has(one) && has(other)) protocol::refuse_extra(entry_, one, other);
    }

    const byzantium::Board& board() const { return board_; }
    const Seats& seats() const { return seats_; }

private:
    const byzantium::Board& board_;
    const Seats& seats_;
    protocol::json::Value entry_;
};

// The `set` and `note` of a correction.
byzantium::Correct read_correct(const EntryFields& fields);

}  // namespace byzantium::text
