// SPDX-License-Identifier: MIT
#include "protocol/fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace protocol {

Malformed malformed(const Trouble& trouble) {
    if (trouble.where.empty()) return {fmt::format("The line {}.", trouble.why)};
    return {fmt::format("\"{}\" {}.", trouble.where, trouble.why)};
}

Malformed malformed(const json::Broken& broken) {
    switch (broken.why) {
        case json::Broken::Why::cut_off:
            return {"The line is not JSON: it breaks off before its end.", Flaw::cut_off};
        case json::Broken::Why::not_utf8:
            return {fmt::format("The line is not JSON: the text near column {} is not UTF-8.", broken.offset + 1),
                    Flaw::not_json};
        case json::Broken::Why::too_deep:
            return {fmt::format("The line holds lists and objects more than {} deep.", json::deepest), Flaw::not_json};
        case json::Broken::Why::syntax:
            break;
    }
    return {fmt::format("The line is not JSON: it goes wrong near column {}.", broken.offset + 1), Flaw::not_json};
}

FormatError broken_file(std::string_view text, std::string_view file_name, const json::Broken& broken) {
    if (broken.why == json::Broken::Why::too_deep)
        return {std::string{file_name}, fmt::format("holds lists and objects more than {} deep", json::deepest)};
    const std::string_view before = text.substr(0, broken.offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    const auto where = fmt::format("{}: line {}, column {}", file_name, line, broken.offset - line_begin + 1);
    switch (broken.why) {
        case json::Broken::Why::cut_off:
            return {where, "the file breaks off here"};
        case json::Broken::Why::not_utf8:
            return {where, "this text is not UTF-8"};
        case json::Broken::Why::syntax:
        case json::Broken::Why::too_deep:
            break;
    }
    return {where, "this is not JSON"};
}

std::string place_in(std::string_view file_name, std::string_view where) {
    return where.empty() ? std::string{file_name} : fmt::format("{}: {}", file_name, where);
}

void refuse(json::Value value, std::string_view must_be) {
    throw Trouble{value.path(), fmt::format("must be {}, not {}", must_be, json::quoted(value))};
}

void refuse_extra(json::Value object, std::string_view one, std::string_view other) {
    throw Trouble{object.path(), fmt::format("has both \"{}\" and \"{}\": that is two entries in one", one, other)};
}

json::Value member(json::Value object, std::string_view key) {
    expect_object(object);
    if (const auto found = object.find(key)) return *found;
    const std::string path = object.path();
    throw Trouble{fmt::format("{}{}{}", path, path.empty() ? "" : ".", key), "is missing"};
}

void expect_object(json::Value value) {
    if (value.kind() != json::Kind::object) refuse(value, "a JSON object");
}

std::vector<json::Value> list(json::Value value) {
    if (value.kind() != json::Kind::list) refuse(value, "a list");
    return value.items();
}

int whole(json::Value value) {
    if (value.kind() != json::Kind::whole) refuse(value, "a whole number");
    return value.whole();
}

int whole_from_to(json::Value value, int lowest, int highest) {
    if (value.kind() != json::Kind::whole || value.whole() < lowest || value.whole() > highest)
        refuse(value, fmt::format("a whole number from {} to {}", lowest, highest));
    return value.whole();
}

double number(json::Value value) {
    if (value.kind() != json::Kind::whole && value.kind() != json::Kind::fraction) refuse(value, "a number");
    return value.number();
}

bool truth(json::Value value) {
    if (value.kind() != json::Kind::boolean) refuse(value, "true or false");
    return value.truth();
}

std::string text(json::Value value) {
    if (value.kind() != json::Kind::text) refuse(value, "a text");
    return std::string{value.text()};
}

template <>
std::string_view choices<byzantium::Side>() {
    return "\"byzantine\" or \"arab\"";
}
template <>
std::string_view choices<byzantium::Allegiance>() {
    return "\"byzantine\", \"arab\", \"persian\" or \"bulgar\"";
}
template <>
std::string_view choices<byzantium::Color>() {
    return "\"red\", \"yellow\", \"blue\" or \"green\"";
}
template <>
std::string_view choices<byzantium::Box>() {
    return "\"elite\", \"main\", \"levy\" or \"move\"";
}
template <>
std::string_view choices<byzantium::ArmyBox>() {
    return "a box of an army, such as \"arab.move\"";
}
template <>
std::string_view choices<byzantium::Cube>() {
    return "\"pool\", \"casualty\" or a box of an army, such as \"arab.move\"";
}
template <>
std::string_view choices<byzantium::LinkKind>() {
    return "\"road\", \"desert\" or \"sea\"";
}

byzantium::CityId city(const byzantium::Board& board, json::Value value) {
    if (value.kind() == json::Kind::text)
        if (const auto found = board.find(value.text())) return *found;
    refuse(value, "the id of a city on the board");
}

}  // namespace protocol
