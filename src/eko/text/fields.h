// SPDX-License-Identifier: MIT
// Fields of JSON objects as words of the game, for the readers of this module only. As in protocol/fields.h, every
// function here throws protocol::Trouble where the text does not say what it should.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"

#include <optional>
#include <string_view>
#include <vector>

namespace protocol {

template <>
const char* choices<eko::Color>();
template <>
const char* choices<eko::Size>();

}  // namespace protocol

namespace eko::text {

// A place such as "3,-1", on a board or not.
Hex hex(protocol::json::Value value);
// A field of the board.
FieldId field(const Board& board, protocol::json::Value value);
std::optional<FieldId> field_or_none(const Board& board, protocol::json::Value value);
// The field that this text names, such as the key of an object; nothing if the board has none.
std::optional<FieldId> field_named(const Board& board, std::string_view text);
Color seated_color(const Seats& seats, protocol::json::Value value);

// The members of an object in their order. A key said twice counts where it was said last.
std::vector<protocol::json::Value> last_of_each_key(protocol::json::Value object);

}  // namespace eko::text
