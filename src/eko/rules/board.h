// SPDX-License-Identifier: MIT
// The board as the rules see it: fields, what lies next to what, storm zones, portals and groups. Nothing on it
// changes during a game. Made by `make_board`, which refuses a layout that says what cannot be.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace eko {

struct BoardField {
    Hex at;
    FieldKind kind;
    bool exit = false;  // a portal leads to it from every other exit (EKO-62)
    ZoneId zone{};      // of a storm field; means nothing on others
    bool operator==(const BoardField&) const = default;
};

// For each field some of those around it, in the order of their ids.
class Around {
public:
    std::span<const FieldId> operator[](FieldId field) const {
        return {fields_.data() + ends_[index(field)], fields_.data() + ends_[index(field) + 1]};
    }
    // Those of the next field; fields come in their order.
    void add(const std::vector<FieldId>& fields) {
        fields_.insert(fields_.end(), fields.begin(), fields.end());
        ends_.push_back(static_cast<std::uint32_t>(fields_.size()));
    }

private:
    std::vector<FieldId> fields_;
    std::vector<std::uint32_t> ends_{0};
};

struct Board {
    std::vector<BoardField> fields;              // by FieldId
    Around ways;                                 // movement and storm fields next to a field
    Around sites;                                // building fields next to a field
    std::vector<FieldId> all_ways;               // movement and storm fields
    std::vector<FieldId> all_sites;              // building fields
    std::vector<FieldId> exits;                  // movement or storm fields that portals lead to, each once
    std::vector<FieldId> zones;                  // by ZoneId: the first field of each storm zone
    std::vector<FieldId> capitals;               // and by kind the fields that a building makes useful
    std::vector<FieldId> winds;                  //
    std::vector<FieldId> moons;                  //
    std::vector<FieldId> sands;                  //
    std::vector<std::vector<FieldId>> pyramids;  // for each the fields around it
    std::vector<std::vector<FieldId>> beacons;   // for each lighthouse the fields around it

    const BoardField& operator[](FieldId field) const { return fields[index(field)]; }
    bool has_storm() const { return !zones.empty(); }
    // The field there; nothing if the board has none.
    std::optional<FieldId> find(Hex at) const;
    std::optional<FieldKind> kind_on(Hex at) const;
    std::string id(FieldId field) const { return to_text((*this)[field].at); }
    // The zone whose first field this is.
    std::optional<ZoneId> zone_of_first(FieldId field) const;
};

// What is wrong with a layout: where (as in its JSON, `tiles[3].at`; empty: the whole) and why, as a sentence goes on
// behind that place.
struct BoardFault {
    std::string where;
    wording::Sentence why;
};

tl::expected<Board, BoardFault> make_board(const Layout& layout);

// What is unusual about a board, and may be meant so: nothing here forbids anything.
enum class Hint : std::uint8_t {
    not_joined,        // movement fields that no way joins to the others (EKO-60)
    field_count,       // movement fields are not 16 for each player (EKO-7): need, have
    tile_count,        // tiles laid are not as many as for so many players (EKO-5): need, have
    no_capital,        // so that points win nothing
    capital_count,     // capitals are not one fewer than players: need, have
    exit_not_movement  // a portal's exit is no movement field (EKO-61): field
};
struct BoardHint {
    Hint hint;
    std::optional<FieldId> field{};
    int need{};
    int have{};
    bool operator==(const BoardHint&) const = default;
};
// For so many players, in the order of the kinds. Empty if the board is as the box makes it.
std::vector<BoardHint> hints(const Board& board, const Layout& layout, int players);

}  // namespace eko
