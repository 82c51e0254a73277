// SPDX-License-Identifier: MIT
#include "eko/text/pieces.h"

#include "eko/rules/ids.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

#include <fmt/format.h>

#include <variant>

namespace eko::text {

using namespace protocol;

std::string write_stack(const Stack& stack) {
    return json::object("owner", to_text(stack.owner), "count", stack.count, "emperor", stack.emperor);
}

std::string write_building(const Building& building) {
    return json::object("owner", to_text(building.owner), "size", to_text(building.size));
}

std::string write_emperor(const EmperorAt& at) {
    return std::visit(values::overloaded{
                          [](OnBoard) { return std::string{"board"}; },
                          [](InReserve) { return std::string{"reserve"}; },
                          [](CaptiveOf captive) { return fmt::format("captive:{}", to_text(captive.holder)); },
                      },
                      at);
}

std::string zone_list(const Board& board, const Zones& zones) {
    std::string list;
    json::put_list(list, zones, [&](ZoneId zone) { return board.id(board.zones[index(zone)]); });
    return list;
}

std::string color_list(const Seats& colors) {
    std::string list;
    json::put_list(list, colors, [](Color color) { return to_text(color); });
    return list;
}

}  // namespace eko::text
