// SPDX-License-Identifier: MIT
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/board.h"
#include "byzantium/text/fields.h"
#include "byzantium/text/words.h"
#include "protocol/json_in.h"
#include "values/from_text.h"
#include "wording/printable.h"

#include <algorithm>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;

constexpr int most_counted = 999;  // of anything in the box
constexpr std::size_t most_link_lines = most_cities * most_links / 2;

BoardFacts read_facts(json::Value board);
std::vector<BoardCity> read_cities(json::Value list);
std::vector<Link> read_links(json::Value list, const std::vector<BoardCity>& cities);
Setup read_setup(json::Value setup);
Supply read_supply(json::Value supply);
BoxCounts read_boxes(json::Value boxes);
std::array<int, action_box_kinds> read_action_boxes(json::Value list);

}  // namespace

Board read_board(std::string_view text, std::string_view file_name) try {
    if (text.size() > longest_board)
        throw FormatError{std::string{file_name},
                          {marked("is longer than {most} bytes, too long for a board"),
                           {{"most", static_cast<std::int64_t>(longest_board)}}}};
    const auto document = json::Document::parse(text);
    if (!document) throw broken_file(text, file_name, document.error());
    auto board = make_board(read_facts(document->root()));
    if (!board)
        throw FormatError{place_in(file_name, board.error().where), {"{fault}", {{"fault", board.error().why}}}};
    return *std::move(board);
} catch (const Trouble& trouble) {
    throw FormatError{place_in(file_name, trouble.where), trouble.why};
}

namespace {

int amount(json::Value object, std::string_view key) { return whole_from_to(member(object, key), 0, most_counted); }

bool flag(json::Value object, std::string_view key) {
    const auto value = object.find(key);
    return value && truth(*value);
}

// Fit to be shown.
std::string name(json::Value object, std::string_view key) {
    const json::Value value = member(object, key);
    if (text_of(value).empty()) refuse(value, {marked("a text that is not empty")});
    return wording::printable(text_of(value));
}

BoardFacts read_facts(json::Value board) {
    auto cities = read_cities(member(board, "cities"));
    auto links = read_links(member(board, "links"), cities);
    return {name(board, "id"),
            name(board, "name"),
            std::move(cities),
            std::move(links),
            read_setup(member(board, "setup")),
            read_boxes(member(board, "maintenance")),
            read_supply(member(board, "supply")),
            read_action_boxes(member(board, "special_actions"))};
}

// An id stands in paths like `cities.athens.control`.
std::string city_id(json::Value city) {
    const json::Value value = member(city, "id");
    std::string id = text_of(value);
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
    if (id.empty() || !std::all_of(id.begin(), id.end(), fits))
        refuse(value, {marked("an id of small letters, digits, '_' and '-'")});
    return id;
}

Allegiance city_side(json::Value city) {
    const json::Value value = member(city, "side");
    const auto side = word<Allegiance>(value);
    if (side == Allegiance::bulgar) refuse(value, {marked("\"byzantine\", \"arab\" or \"persian\"")});
    return side;
}

double degrees(json::Value city, std::string_view key, int most) {
    const json::Value value = member(city, key);
    if (number(value) < -most || number(value) > most)
        refuse(value, {marked("from {lowest} to {highest} degrees"),
                       {{"lowest", static_cast<std::int64_t>(-most)}, {"highest", static_cast<std::int64_t>(most)}}});
    return number(value);
}

BoardCity read_city(json::Value city) {
    return {city_id(city),
            name(city, "name"),
            city_side(city),
            whole_from_to(member(city, "strength"), 0, 9),
            degrees(city, "lon", 180),
            degrees(city, "lat", 90),
            flag(city, "coastal"),
            flag(city, "bulgar_arrow"),
            flag(city, "capital")};
}

// Bounds the list before its items are looked at.
std::vector<json::Value> list_up_to(json::Value value, std::size_t most) {
    auto items = list(value);
    if (items.size() > most)
        throw Trouble{value.path(),
                      {marked("holds {n} items; at most {most} make sense"),
                       {{"n", static_cast<std::int64_t>(items.size())}, {"most", static_cast<std::int64_t>(most)}}}};
    return items;
}

std::vector<BoardCity> read_cities(json::Value list) {
    std::vector<BoardCity> cities;
    for (const json::Value city : list_up_to(list, most_cities)) cities.push_back(read_city(city));
    return cities;
}

CityId end_of_link(json::Value value, const std::vector<BoardCity>& cities) {
    const std::string id = text_of(value);
    const auto found = std::find_if(cities.begin(), cities.end(), [&](const BoardCity& city) { return city.id == id; });
    if (found == cities.end()) refuse(value, {marked("the id of a city in this file")});
    return static_cast<CityId>(found - cities.begin());
}

Link read_link(json::Value link, const std::vector<BoardCity>& cities) {
    const json::Value between = member(link, "between");
    const auto ends = list(between);
    if (ends.size() != 2)
        throw Trouble{between.path(),
                      {marked("must name two cities, not {n}"), {{"n", static_cast<std::int64_t>(ends.size())}}}};
    const auto factor = link.find("arab_cost_factor");
    return {{end_of_link(ends[0], cities), end_of_link(ends[1], cities)},
            word<LinkKind>(member(link, "kind")),
            factor ? whole_from_to(*factor, 1, 9) : 1};
}

std::vector<Link> read_links(json::Value list, const std::vector<BoardCity>& cities) {
    std::vector<Link> links;
    for (const json::Value link : list_up_to(list, most_link_lines)) links.push_back(read_link(link, cities));
    return links;
}

std::array<int, 2> read_sides(json::Value sides) { return {amount(sides, "byzantine"), amount(sides, "arab")}; }

BoxCounts read_boxes(json::Value boxes) {
    return {amount(boxes, "elite"), amount(boxes, "main"), amount(boxes, "levy"), amount(boxes, "move")};
}

Setup read_setup(json::Value setup) {
    const json::Value players = member(setup, "players");
    const auto range = list(players);
    if (range.size() != 2) refuse(players, {marked("the fewest and the most players, such as [2, 4]")});
    const json::Value army = member(setup, "army");
    return {whole_from_to(range[0], 2, 4),
            whole_from_to(range[1], 2, 4),
            amount(setup, "turns"),
            read_sides(member(setup, "treasury")),
            read_sides(member(setup, "victory_points")),
            {read_boxes(member(army, "byzantine")), read_boxes(member(army, "arab"))},
            amount(setup, "cube_pool"),
            amount(setup, "casualty_pool"),
            amount(setup, "cubes_per_player"),
            amount(setup, "fortifications_per_player"),
            amount(setup, "bulgar_cubes")};
}

Supply read_supply(json::Value supply) {
    return {{amount(supply, "byzantine_tokens"), amount(supply, "arab_tokens")},
            amount(supply, "bulgar_tokens"),
            whole_from_to(member(supply, "bulgar_cubes"), 0, 11),
            amount(supply, "dice"),
            amount(supply, "silver_counters"),
            amount(supply, "copper_counters")};
}

ActionBox action_box(json::Value kind) {
    const json::Value id = member(kind, "id");
    const auto box = id.kind() == json::Kind::text ? values::from_text<ActionBox>(id.text()) : std::nullopt;
    if (!box) refuse(id, {marked("a box of the special action display")});
    const json::Value side = member(kind, "side");
    if (text_of(side) != side_text(*box)) refuse(side, {"\"{side}\"", {{"side", std::string{side_text(*box)}}}});
    return *box;
}

// Every kind once, in any order.
std::array<int, action_box_kinds> read_action_boxes(json::Value list) {
    std::array<std::optional<int>, action_box_kinds> found;
    for (const json::Value kind : list_up_to(list, action_box_kinds)) {
        const ActionBox box = action_box(kind);
        if (found[index(box)]) refuse(member(kind, "id"), {marked("a kind that is not listed twice")});
        found[index(box)] = whole_from_to(member(kind, "boxes"), 0, static_cast<int>(most_in_action_box));
    }
    std::array<int, action_box_kinds> counts{};
    for (std::size_t i = 0; i < action_box_kinds; ++i) {
        if (!found[i])
            throw Trouble{
                list.path(),
                {marked("does not name the box {box}"), {{"box", std::string{to_text(static_cast<ActionBox>(i))}}}}};
        counts[i] = *found[i];
    }
    return counts;
}

}  // namespace
}  // namespace byzantium::text
