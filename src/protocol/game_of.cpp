// SPDX-License-Identifier: MIT
#include "protocol/game_of.h"

#include "protocol/json_in.h"

namespace protocol {

std::optional<std::string> game_of(std::string_view header) {
    const auto document = json::Document::parse(header);
    if (!document) return std::nullopt;
    const auto game = document->root().find("game");
    if (!game || game->kind() != json::Kind::text) return std::nullopt;
    return std::string{game->text()};
}

}  // namespace protocol
