// SPDX-License-Identifier: MIT
#include "protocol/typed.h"

#include "protocol/json_out.h"

namespace protocol {
namespace {

void put_field(std::string& out, const TypedField& field) {
    const auto put = [&](const auto& value) { json::put_member(out, field.name, value); };
    if (const auto* json = std::get_if<TypedJson>(&field.value)) return put(json::Raw{json->text});
    if (const auto* text = std::get_if<std::string>(&field.value)) return put(std::string_view{*text});
    if (const auto* number = std::get_if<int>(&field.value)) return put(*number);
    if (const auto* truth = std::get_if<bool>(&field.value)) return put(*truth);
    put(nullptr);
}

}  // namespace

std::string write_typed(std::string_view act, const std::vector<TypedField>& fields) {
    std::string out = "{";
    json::put_member(out, "do", act);
    for (const TypedField& field : fields) put_field(out, field);
    return out + '}';
}

std::string write_typed_correction(const std::vector<TypedField>& quantities, std::string_view note) {
    std::string set = "{";
    for (const TypedField& quantity : quantities) put_field(set, quantity);
    set += '}';
    if (note.empty()) return json::object("do", "correct", "set", json::Raw{set});
    return json::object("do", "correct", "set", json::Raw{set}, "note", note);
}

std::string act_of(std::string_view entry) {
    constexpr std::string_view before = "{\"do\":\"";
    return std::string{entry.substr(before.size(), entry.find('"', before.size()) - before.size())};
}

}  // namespace protocol
