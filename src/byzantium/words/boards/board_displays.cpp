// SPDX-License-Identifier: MIT
// The numbers that are printed on displays and come with the box, as fields.
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/boards/board_fields.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr NumberRange counted_range{0, 999};
constexpr NumberRange player_cubes{0, 42};

// `at` gives the number in the facts of a board, which may be changed or not.
template <class At>
BoardField number_field(std::string key, std::string label, NumberRange range, At at) {
    return {std::move(key),
            label,
            FieldKind::number,
            {},
            [at](const BoardFacts& board) -> std::optional<std::string> { return std::to_string(at(board)); },
            [at, label, range](BoardFacts& board, const std::string& text) {
                return put_number(label, range, text, at(board));
            }};
}

template <class At>
std::vector<BoardField> box_fields(const std::string& key, NumberRange range, At at) {
    return {number_field(key + ".elite", capitalised(word(Box::elite)), range,
                         [at](auto& board) -> auto& { return at(board).elite; }),
            number_field(key + ".main", capitalised(word(Box::main)), range,
                         [at](auto& board) -> auto& { return at(board).main; }),
            number_field(key + ".levy", capitalised(word(Box::levy)), range,
                         [at](auto& board) -> auto& { return at(board).levy; }),
            number_field(key + ".move", capitalised(word(Box::move)), range,
                         [at](auto& board) -> auto& { return at(board).move; })};
}

FieldGroup display_of(Side side) {
    const std::size_t i = index(side);
    const std::string name{to_text(side)};
    FieldGroup group{say("{side} display at the start", arg("side", word(side))),
                     {number_field("setup.treasury." + name, translated("Treasury"), counted_range,
                                   [i](auto& board) -> auto& { return board.setup.treasury[i]; }),
                      number_field("setup.victory_points." + name, translated("VP"), counted_range,
                                   [i](auto& board) -> auto& { return board.setup.victory_points[i]; })}};
    for (BoardField& field :
         box_fields("setup.army." + name, player_cubes, [i](auto& board) -> auto& { return board.setup.army[i]; }))
        group.fields.push_back(std::move(field));
    return group;
}

FieldGroup players_at_the_start() {
    const auto field = [](const char* key, std::string label, NumberRange range, int Setup::*member) {
        return number_field(std::string{"setup."} + key, std::move(label), range,
                            [member](auto& board) -> auto& { return board.setup.*member; });
    };
    return {translated("Pools, turns and players"),
            {field("cube_pool", translated("Cube Pool"), player_cubes, &Setup::cube_pool),
             field("casualty_pool", translated("Casualty Pool"), player_cubes, &Setup::casualty_pool),
             field("fortifications_per_player", translated("Fortifications per player"), counted_range,
                   &Setup::fortifications_per_player),
             field("turns", translated("Turns"), {1, 9}, &Setup::turns),
             field("fewest_players", translated("Minimum players"), {2, 4}, &Setup::fewest_players),
             field("most_players", translated("Maximum players"), {2, 4}, &Setup::most_players)}};
}

FieldGroup maintenance() {
    return {translated("Maintenance, bezants per cube"),
            box_fields("maintenance", counted_range, [](auto& board) -> auto& { return board.maintenance; })};
}

FieldGroup special_actions() {
    FieldGroup group{translated("Special action display, boxes"), {}};
    for (std::size_t i = 0; i < action_box_kinds; ++i) {
        const auto box = static_cast<ActionBox>(i);
        group.fields.push_back(number_field("special_actions." + std::string{to_text(box)}, capitalised(word(box)),
                                            {0, static_cast<int>(most_in_action_box)},
                                            [i](auto& board) -> auto& { return board.action_boxes[i]; }));
    }
    return group;
}

FieldGroup bulgars() {
    return {translated("Bulgars"),
            {number_field("setup.bulgar_cubes", translated("Cubes at the start"), {0, 11},
                          [](auto& board) -> auto& { return board.setup.bulgar_cubes; }),
             number_field("supply.bulgar_cubes", translated("Cubes the box holds"), {0, 11},
                          [](auto& board) -> auto& { return board.supply.bulgar_cubes; }),
             number_field("supply.bulgar_tokens", translated("City tokens"), counted_range,
                          [](auto& board) -> auto& { return board.supply.bulgar_tokens; })}};
}

FieldGroup in_the_box() {
    const auto field = [](const char* key, std::string label, auto at) {
        return number_field(std::string{"supply."} + key, std::move(label), counted_range, at);
    };
    return {translated("What comes in the box"),
            {field("byzantine_tokens", translated("Byzantine city tokens"),
                   [](auto& board) -> auto& { return board.supply.tokens[0]; }),
             field("arab_tokens", translated("Arab city tokens"),
                   [](auto& board) -> auto& { return board.supply.tokens[1]; }),
             field("dice", translated("Dice"), [](auto& board) -> auto& { return board.supply.dice; }),
             field("silver_counters", translated("Silver counters"),
                   [](auto& board) -> auto& { return board.supply.silver_counters; }),
             field("copper_counters", translated("Copper counters"),
                   [](auto& board) -> auto& { return board.supply.copper_counters; })}};
}

}  // namespace

std::vector<FieldGroup> display_fields() {
    return {display_of(Side::byzantine),
            display_of(Side::arab),
            players_at_the_start(),
            maintenance(),
            special_actions(),
            bulgars(),
            in_the_box()};
}

}  // namespace byzantium::words
