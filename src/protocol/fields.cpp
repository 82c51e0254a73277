// SPDX-License-Identifier: MIT
#include "protocol/fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace protocol {

namespace {

constexpr auto deepest = static_cast<std::int64_t>(json::deepest);

}  // namespace

Malformed malformed(const Trouble& trouble) {
    if (trouble.where.empty()) return {{marked("The line {fault}."), {{"fault", trouble.why}}}};
    return {{marked("\"{place}\" {fault}."), {{"place", trouble.where}, {"fault", trouble.why}}}};
}

Malformed malformed(const json::Broken& broken) {
    const auto column = static_cast<std::int64_t>(broken.offset) + 1;
    switch (broken.why) {
        case json::Broken::Why::cut_off:
            return {{marked("The line is not JSON: it breaks off before its end.")}, Flaw::cut_off};
        case json::Broken::Why::not_utf8:
            return {{marked("The line is not JSON: the text near column {column} is not UTF-8."), {{"column", column}}},
                    Flaw::not_json};
        case json::Broken::Why::too_deep:
            return {{marked("The line holds lists and objects more than {most} deep."), {{"most", deepest}}},
                    Flaw::not_json};
        case json::Broken::Why::syntax:
            break;
    }
    return {{marked("The line is not JSON: it goes wrong near column {column}."), {{"column", column}}},
            Flaw::not_json};
}

FormatError broken_file(std::string_view text, std::string_view file_name, const json::Broken& broken) {
    if (broken.why == json::Broken::Why::too_deep)
        return {std::string{file_name}, {marked("holds lists and objects more than {most} deep"), {{"most", deepest}}}};
    const std::string_view before = text.substr(0, broken.offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    const auto where = fmt::format("{}: line {}, column {}", file_name, line, broken.offset - line_begin + 1);
    switch (broken.why) {
        case json::Broken::Why::cut_off:
            return {where, {marked("the file breaks off here")}};
        case json::Broken::Why::not_utf8:
            return {where, {marked("this text is not UTF-8")}};
        case json::Broken::Why::syntax:
        case json::Broken::Why::too_deep:
            break;
    }
    return {where, {marked("this is not JSON")}};
}

std::string place_in(std::string_view file_name, std::string_view where) {
    return where.empty() ? std::string{file_name} : fmt::format("{}: {}", file_name, where);
}

void refuse(json::Value value, const wording::Sentence& must_be) {
    throw Trouble{value.path(),
                  {marked("must be {right}, not {value}"), {{"right", must_be}, {"value", json::quoted(value)}}}};
}

void refuse_extra(json::Value object, std::string_view one, std::string_view other) {
    throw Trouble{object.path(),
                  {marked("has both \"{one}\" and \"{other}\": that is two entries in one"),
                   {{"one", std::string{one}}, {"other", std::string{other}}}}};
}

json::Value member(json::Value object, std::string_view key) {
    expect_object(object);
    if (const auto found = object.find(key)) return *found;
    const std::string path = object.path();
    throw Trouble{fmt::format("{}{}{}", path, path.empty() ? "" : ".", key), {marked("is missing")}};
}

void expect_object(json::Value value) {
    if (value.kind() != json::Kind::object) refuse(value, {marked("a JSON object")});
}

std::vector<json::Value> list(json::Value value) {
    if (value.kind() != json::Kind::list) refuse(value, {marked("a list")});
    return value.items();
}

int whole(json::Value value) {
    if (value.kind() != json::Kind::whole) refuse(value, {marked("a whole number")});
    return value.whole();
}

int whole_from_to(json::Value value, int lowest, int highest) {
    if (value.kind() != json::Kind::whole || value.whole() < lowest || value.whole() > highest)
        refuse(value,
               {marked("a whole number from {lowest} to {highest}"), {{"lowest", lowest}, {"highest", highest}}});
    return value.whole();
}

double number(json::Value value) {
    if (value.kind() != json::Kind::whole && value.kind() != json::Kind::fraction) refuse(value, {marked("a number")});
    return value.number();
}

bool truth(json::Value value) {
    if (value.kind() != json::Kind::boolean) refuse(value, {marked("true or false")});
    return value.truth();
}

std::string text_of(json::Value value) {
    if (value.kind() != json::Kind::text) refuse(value, {marked("a text")});
    return std::string{value.text()};
}

}  // namespace protocol
