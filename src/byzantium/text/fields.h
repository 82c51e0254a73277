// SPDX-License-Identifier: MIT
// Fields of JSON objects as words of the game, for the readers of this module only. As in protocol/fields.h, every
// function here throws protocol::Trouble where the text does not say what it should.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"

namespace protocol {

template <>
const char* choices<byzantium::Side>();
template <>
const char* choices<byzantium::Allegiance>();
template <>
const char* choices<byzantium::Color>();
template <>
const char* choices<byzantium::Box>();
template <>
const char* choices<byzantium::ArmyBox>();
template <>
const char* choices<byzantium::Cube>();
template <>
const char* choices<byzantium::LinkKind>();

}  // namespace protocol

namespace byzantium::text {

CityId city(const Board& board, protocol::json::Value value);

}  // namespace byzantium::text
