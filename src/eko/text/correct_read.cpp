// SPDX-License-Identifier: MIT
// Corrections: each path of the position, and the kind of its value. Ranges, and whether emperors and buildings can be
// so, are judged by the game, which knows them for corrections made without text too.
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/text/entry_fields.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"
#include "values/few.h"
#include "values/from_text.h"

#include <optional>
#include <string_view>

namespace eko::text {

using namespace protocol;

namespace {

using json::Value;

// What follows a first step such as `stacks.`; nothing if the path begins otherwise.
std::optional<std::string_view> behind(std::string_view path, std::string_view first) {
    if (!path.starts_with(first)) return std::nullopt;
    return path.substr(first.size());
}

std::optional<Setting> turn_setting(Value value) {
    if (value.key() == "turn") return SetTurn{whole(value)};
    if (value.key() == "moon_used") return SetMoonUsed{whole(value)};
    if (value.key() == "marched") return SetMarched{truth(value)};
    if (value.key() == "sand_used") return SetSandUsed{truth(value)};
    return std::nullopt;
}

Stack stack(const Seats& seats, Value value) {
    return {seated_color(seats, member(value, "owner")), whole(member(value, "count")),
            truth(member(value, "emperor"))};
}

Building building(const Seats& seats, Value value) {
    return {seated_color(seats, member(value, "owner")), word<Size>(member(value, "size"))};
}

std::optional<Setting> field_setting(const Table& table, Value value) {
    const bool gone = value.kind() == json::Kind::null;
    if (const auto id = behind(value.key(), "stacks."))
        if (const auto field = field_named(table.board, *id))
            return SetStack{*field, gone ? std::nullopt : std::optional{stack(table.seats, value)}};
    if (const auto id = behind(value.key(), "buildings."))
        if (const auto field = field_named(table.board, *id))
            return SetBuilding{*field, gone ? std::nullopt : std::optional{building(table.seats, value)}};
    return std::nullopt;
}

EmperorAt emperor_at(const Seats& seats, Value value) {
    const std::string text = text_of(value);
    if (text == "board") return OnBoard{};
    if (text == "reserve") return InReserve{};
    if (const auto word = behind(text, "captive:"))
        if (const auto holder = values::from_text<Color>(*word); holder && contains(seats, *holder))
            return CaptiveOf{*holder};
    refuse(value, {marked("\"board\", \"reserve\" or \"captive:\" and the colour of a player")});
}

std::optional<Setting> player_setting(const Table& table, Value value) {
    const auto path = behind(value.key(), "players.");
    const std::size_t dot = path ? path->find('.') : std::string_view::npos;
    if (dot == std::string_view::npos) return std::nullopt;
    const auto color = values::from_text<Color>(path->substr(0, dot));
    if (!color || !contains(table.seats, *color)) return std::nullopt;
    const std::string_view what = path->substr(dot + 1);
    if (what == "reserve") return SetReserve{*color, whole(value)};
    if (what == "destroyed") return SetDestroyed{*color, whole(value)};
    if (what == "emperor") return SetEmperor{*color, emperor_at(table.seats, value)};
    return std::nullopt;
}

Setting setting(const Table& table, Value value) {
    if (const auto found = turn_setting(value)) return *found;
    if (const auto found = field_setting(table, value)) return *found;
    if (const auto found = player_setting(table, value)) return *found;
    throw Trouble{value.path(), {marked("is not a quantity that can be corrected")}};
}

}  // namespace

Correct read_correct(const EntryFields& fields) {
    Correct correct;
    for (const Value value : last_of_each_key(fields.value("set")))
        correct.set.push_back(setting(fields.table(), value));
    if (fields.has("note")) correct.note = text_of(fields.value("note"));
    return correct;
}

}  // namespace eko::text
