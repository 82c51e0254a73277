// SPDX-License-Identifier: MIT
#include "eko/text/foresight.h"

#include "eko/foresight/actions.h"
#include "eko/text/entry.h"
#include "eko/text/pieces.h"
#include "eko/text/position.h"
#include "protocol/json_out.h"

#include <optional>
#include <string_view>

namespace eko::text {

using namespace protocol;

namespace {

using json::Raw;

std::string_view kind_word(foresight::MoveKind kind) {
    switch (kind) {
        case foresight::MoveKind::to_empty:
            return "empty";
        case foresight::MoveKind::stacking:
            return "stacking";
        case foresight::MoveKind::attack:
            return "attack";
        case foresight::MoveKind::kamikaze:
            break;
    }
    return "kamikaze";
}

std::string entries_json(const Table& table, const foresight::Line& line) {
    return json::listed(line, [&](const Decision& decision) { return write_entry(table, decision); });
}

// The end of an object.
void put_way(std::string& out, const Table& table, const foresight::Cost& cost, const foresight::Line& line) {
    json::put_members(out, "march", cost.march == foresight::Paid::yes, "sand", cost.sand == foresight::Paid::yes,
                      "storm", cost.storm, "entries", Raw{entries_json(table, line)});
    out += '}';
}

// An object that its way ends.
template <class... Members>
std::string begun(const Members&... members) {
    std::string out = "{";
    json::put_members(out, members...);
    return out;
}

std::string stack_json(const Table& table, const foresight::StackThreat& threat) {
    std::string out = begun("field", table.board.id(threat.field), "stack", Raw{write_stack(threat.stack)}, "kind",
                            kind_word(threat.kind));
    put_way(out, table, threat.cost, threat.line);
    return out;
}

std::string building_json(const Table& table, const foresight::BuildingThreat& threat) {
    std::string out = begun("field", table.board.id(threat.field), "building", Raw{write_building(threat.building)},
                            "price", threat.price);
    put_way(out, table, threat.cost, threat.line);
    return out;
}

std::string move_json(const Table& table, const foresight::Destination& destination) {
    std::string out = begun("to", table.board.id(destination.to), "kind", kind_word(destination.kind));
    put_way(out, table, destination.cost, destination.line);
    return out;
}

std::string build_json(const Table& table, const foresight::Payable& payable) {
    const std::string replaced = payable.replaced ? write_building(*payable.replaced) : "null";
    std::string out = begun("on", table.board.id(payable.on), "size", to_text(payable.size), "price", payable.price,
                            "replaces", Raw{replaced});
    put_way(out, table, payable.cost, payable.line);
    return out;
}

std::string ending_json(const Table& table, const std::optional<foresight::Ending>& ending) {
    if (!ending) return "null";
    return json::object("entries", Raw{entries_json(table, ending->line)}, "result",
                        Raw{write_result(table, ending->result)});
}

// Each piece of JSON as it is.
template <class List, class ToJson>
std::string list_of(const Table& table, const List& list, ToJson to_json) {
    return json::listed(list, [&](const auto& one) { return to_json(table, one); });
}

}  // namespace

std::string write_threats(const Table& table, const foresight::Threats& threats) {
    return json::object("player", to_text(threats.by), "stacks", Raw{list_of(table, threats.stacks, stack_json)},
                        "buildings", Raw{list_of(table, threats.buildings, building_json)});
}

std::string write_prospect(const Table& table, const foresight::Prospect& prospect) {
    return json::object("player", to_text(prospect.player), "can_win", prospect.can_win(), "alone",
                        Raw{ending_json(table, prospect.alone)}, "shared", Raw{ending_json(table, prospect.shared)},
                        "nobody", Raw{ending_json(table, prospect.nobody)});
}

std::string write_stops(const Table& table, const foresight::Stops& stops) {
    const std::string entries =
        json::listed(stops.entries, [&](const Entry& entry) { return write_entry(table, entry); });
    return json::object("player", to_text(stops.player), "others", Raw{color_list(stops.others)}, "tried", stops.tried,
                        "shares", stops.shares == foresight::Shares::all_tried ? "all_tried" : "too_many", "stops",
                        Raw{entries});
}

std::string write_plan(const Table& table, const foresight::Plan& plan) {
    return json::object("field", table.board.id(plan.field), "stack", Raw{write_stack(plan.stack)}, "moves",
                        Raw{list_of(table, plan.destinations, move_json)}, "builds",
                        Raw{list_of(table, plan.payables, build_json)});
}

}  // namespace eko::text
