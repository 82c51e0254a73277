// SPDX-License-Identifier: MIT
#include "byzantium/text/awaited.h"

#include "protocol/json_in.h"
#include "values/from_text.h"

#include <algorithm>
#include <array>

namespace byzantium::text {

using namespace protocol;

namespace {

constexpr std::array<std::string_view, 15> awaited_kinds{"action",  "increase",    "march",    "fleet",  "sail",
                                                         "defence", "sea_retreat", "retreat",  "levy",   "fight",
                                                         "roll",    "losses",      "garrison", "upkeep", "over"};

std::optional<AwaitedKind> kind_of(std::string_view word) {
    const auto found = std::find(awaited_kinds.begin(), awaited_kinds.end(), word);
    if (found == awaited_kinds.end()) return std::nullopt;
    return static_cast<AwaitedKind>(found - awaited_kinds.begin());
}

std::optional<std::string_view> value_of(const json::Value& object, std::string_view key) {
    const auto value = object.find(key);
    if (!value || value->kind() != json::Kind::text) return std::nullopt;
    return value->text();
}

}  // namespace

std::optional<Awaited> read_awaited(std::string_view awaits) {
    const auto document = json::Document::parse(awaits);
    if (!document) return std::nullopt;
    const auto word = value_of(document->root(), "kind");
    const auto kind = word ? kind_of(*word) : std::nullopt;
    if (!kind) return std::nullopt;
    if (*kind == AwaitedKind::over) return Awaited{*kind, std::nullopt};
    const auto name = value_of(document->root(), "player");
    const auto player = name ? values::from_text<byzantium::Color>(*name) : std::nullopt;
    if (!player) return std::nullopt;
    return Awaited{*kind, player};
}

}  // namespace byzantium::text
