// SPDX-License-Identifier: MIT
// Corrections: each path of the position, and the kind of its value. Ranges are judged by the game, which
// knows them for corrections made without text too.
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/entry_fields.h"
#include "byzantium/text/words.h"
#include "protocol/fields.h"
#include "values/few.h"
#include "values/from_text.h"

#include <algorithm>
#include <unordered_set>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;

// A path and its value: `players.red.arab.treasury`, 5.
struct PathValue {
    std::vector<std::string_view> steps;
    json::Value value;
};

std::vector<json::Value> last_of_each_key(json::Value set);
std::vector<std::string_view> steps(std::string_view path);
Setting setting(const EntryFields& fields, json::Value value);
std::optional<Setting> table_setting(const EntryFields& fields, const PathValue& at);
std::optional<Setting> player_setting(const EntryFields& fields, const PathValue& at);
std::optional<Setting> display_setting(Color player, Side side, const PathValue& at, const EntryFields& fields);
std::optional<Setting> city_setting(const EntryFields& fields, const PathValue& at);
std::optional<Setting> box_setting(const EntryFields& fields, const PathValue& at);

}  // namespace

Correct read_correct(const EntryFields& fields) {
    const json::Value set = fields.value("set");
    expect_object(set);
    Correct correct;
    for (const json::Value value : last_of_each_key(set)) correct.set.push_back(setting(fields, value));
    if (fields.has("note")) correct.note = text_of(fields.value("note"));
    return correct;
}

namespace {

// In their order. A key said twice counts where it was said last.
std::vector<json::Value> last_of_each_key(json::Value set) {
    std::vector<json::Value> values = set.items();
    std::unordered_set<std::string_view> seen;
    const auto repeated = [&](json::Value value) { return !seen.insert(value.key()).second; };
    values.erase(values.begin(), std::remove_if(values.rbegin(), values.rend(), repeated).base());
    return values;
}

Setting setting(const EntryFields& fields, json::Value value) {
    const PathValue at{steps(value.key()), value};
    for (const auto read : {table_setting, player_setting, city_setting, box_setting})
        if (auto found = read(fields, at)) return *found;
    throw Trouble{value.path(), {marked("is not a quantity that can be corrected")}};
}

std::vector<std::string_view> steps(std::string_view path) {
    std::vector<std::string_view> steps;
    for (;;) {
        const std::size_t dot = path.find('.');
        steps.push_back(path.substr(0, dot));
        if (dot == std::string_view::npos) return steps;
        path.remove_prefix(dot + 1);
    }
}

template <std::size_t Capacity>
values::Few<Color, Capacity> colors(const EntryFields& fields, json::Value value) {
    const auto items = list(value);
    if (items.size() > Capacity)
        throw Trouble{value.path(),
                      {marked("holds more than {most} colours"), {{"most", static_cast<std::int64_t>(Capacity)}}}};
    values::Few<Color, Capacity> colors;
    for (const json::Value item : items) colors.push_back(fields.seated_color(item));
    return colors;
}

std::optional<Setting> table_setting(const EntryFields& fields, const PathValue& at) {
    if (at.steps.size() != 1) return std::nullopt;
    const std::string_view what = at.steps[0];
    if (what == "turn") return SetTurn{whole(at.value)};
    if (what == "first") return SetFirst{fields.seated_color(at.value)};
    if (what == "passed") return SetPassed{colors<4>(fields, at.value)};
    if (what == "bulgars") return SetBulgars{whole(at.value)};
    return std::nullopt;
}

std::optional<Setting> player_setting(const EntryFields& fields, const PathValue& at) {
    if (at.steps.size() < 3 || at.steps[0] != "players") return std::nullopt;
    const auto player = values::from_text<Color>(at.steps[1]);
    if (!player || !contains(fields.seats().colors, *player)) return std::nullopt;
    if (const auto what = player_count(at.steps[2]); what && at.steps.size() == 3)
        return SetPlayerCount{*player, *what, whole(at.value)};
    if (const auto side = values::from_text<Side>(at.steps[2]); side && at.steps.size() == 4)
        return display_setting(*player, *side, at, fields);
    return std::nullopt;
}

std::optional<CityId> city_or_none(const EntryFields& fields, json::Value value) {
    if (value.kind() == json::Kind::null) return std::nullopt;
    return fields.as_city(value);
}

std::optional<Setting> display_setting(Color player, Side side, const PathValue& at, const EntryFields& fields) {
    const std::string_view what = at.steps[3];
    if (what == "guard") return SetGuard{player, side, truth(at.value)};
    if (what == "taken") return SetTaken{player, side, truth(at.value)};
    if (what == "army") return SetArmy{player, side, city_or_none(fields, at.value)};
    if (const auto count = display_count(what)) return SetDisplayCount{player, side, *count, whole(at.value)};
    return std::nullopt;
}

std::optional<Color> color_or_none(const EntryFields& fields, json::Value value) {
    if (value.kind() == json::Kind::null) return std::nullopt;
    return fields.seated_color(value);
}

std::optional<Setting> city_setting(const EntryFields& fields, const PathValue& at) {
    if (at.steps.size() != 3 || at.steps[0] != "cities") return std::nullopt;
    const auto city = fields.board().find(at.steps[1]);
    if (!city) return std::nullopt;
    const std::string_view what = at.steps[2];
    if (what == "side") return SetCitySide{*city, word<Allegiance>(at.value)};
    if (what == "tokens") return SetTokens{*city, whole(at.value)};
    if (what == "control") return SetControl{*city, color_or_none(fields, at.value)};
    if (what == "fortified") return SetFortified{*city, truth(at.value)};
    return std::nullopt;
}

std::optional<Setting> box_setting(const EntryFields& fields, const PathValue& at) {
    if (at.steps.size() != 2 || at.steps[0] != "boxes") return std::nullopt;
    const auto box = values::from_text<ActionBox>(at.steps[1]);
    if (!box) return std::nullopt;
    return SetActionBox{*box, colors<most_in_action_box>(fields, at.value)};
}

}  // namespace
}  // namespace byzantium::text
