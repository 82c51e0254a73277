// SPDX-License-Identifier: MIT
#include "eko/text/awaited.h"

#include "protocol/json_in.h"
#include "values/from_text.h"

#include <algorithm>
#include <array>

namespace eko::text {

using namespace protocol;

namespace {

constexpr std::array<std::string_view, 6> awaited_kinds{"swap", "action", "march", "exchange", "reinforce", "over"};

std::optional<std::string_view> word_at(const json::Value& object, std::string_view key) {
    const auto value = object.find(key);
    if (!value || value->kind() != json::Kind::text) return std::nullopt;
    return value->text();
}

}  // namespace

std::optional<Awaited> read_awaited(std::string_view awaits) {
    const auto document = json::Document::parse(awaits);
    if (!document) return std::nullopt;
    const auto kind = std::find(awaited_kinds.begin(), awaited_kinds.end(), word_at(document->root(), "kind"));
    if (kind == awaited_kinds.end()) return std::nullopt;
    const auto word = word_at(document->root(), "player");
    const auto player = word ? values::from_text<Color>(*word) : std::nullopt;
    const auto known = static_cast<AwaitedKind>(kind - awaited_kinds.begin());
    if (!player && known != AwaitedKind::over) return std::nullopt;
    return Awaited{known, player};
}

}  // namespace eko::text
