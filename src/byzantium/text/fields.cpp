// SPDX-License-Identifier: MIT
#include "byzantium/text/fields.h"

#include "wording/sentence.h"

namespace protocol {

template <>
const char* choices<byzantium::Side>() {
    return marked("\"byzantine\" or \"arab\"");
}
template <>
const char* choices<byzantium::Allegiance>() {
    return marked("\"byzantine\", \"arab\", \"persian\" or \"bulgar\"");
}
template <>
const char* choices<byzantium::Color>() {
    return marked("\"red\", \"yellow\", \"blue\" or \"green\"");
}
template <>
const char* choices<byzantium::Box>() {
    return marked("\"elite\", \"main\", \"levy\" or \"move\"");
}
template <>
const char* choices<byzantium::ArmyBox>() {
    return marked("a box of an army, such as \"arab.move\"");
}
template <>
const char* choices<byzantium::Cube>() {
    return marked("\"pool\", \"casualty\" or a box of an army, such as \"arab.move\"");
}
template <>
const char* choices<byzantium::LinkKind>() {
    return marked("\"road\", \"desert\" or \"sea\"");
}

}  // namespace protocol

namespace byzantium::text {

using wording::marked;

CityId city(const Board& board, protocol::json::Value value) {
    if (value.kind() == protocol::json::Kind::text)
        if (const auto found = board.find(value.text())) return *found;
    protocol::refuse(value, {marked("the id of a city on the board")});
}

}  // namespace byzantium::text
