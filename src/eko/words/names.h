// SPDX-License-Identifier: MIT
// What things are called in sentences: players, colours, buildings, discs, fields.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/table/seat_marks.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace eko::words {

// The game, as players call it in every language.
inline constexpr std::string_view game_name = "Ekö";

// "cyan", "Cyan"
std::string word(Color color);
std::string capital_word(Color color);
// "camp"
std::string word(Size size);
// A mark, an ink and a letter for each colour: C, V, B, W in English.
paper::Badge badge(Color color);

// What tells the seats apart, in the language that is spoken.
present::SeatMarks seat_marks();

// "3 discs", "the emperor", "3 discs with the emperor": the emperor is one of the three.
std::string discs(const Discs& discs);
std::string points(int points);

// What people read of a field: "−4 | 2" in sentences and lists, "–4|2" on the field itself. The id, "-4,2", is a
// decimal number to most of them; it is for JSON and for whoever types.
std::string field_name(Hex at);
std::string field_label(Hex at);

// What one table calls its players and its fields.
class Names {
public:
    Names(const Board& board, const Header& header);

    // "Anna"; the colour of a player without a name, and both where the name alone could mean another.
    const std::string& player(Color color) const { return players_[index(color)]; }
    // "Anna (cyan)", "Cyan"
    const std::string& label(Color color) const { return labels_[index(color)]; }
    // "3 | −1"
    const std::string& field(FieldId field) const { return fields_.at(index(field)); }

    // The zone of a storm by its first field.
    const std::string& zone(ZoneId zone) const { return field(zones_.at(index(zone))); }

    // "the emperor of Anna is a captive of Boris": one quantity as the table set it.
    std::string setting(const Setting& set) const;

private:
    std::array<std::string, most_players> players_;
    std::array<std::string, most_players> labels_;
    std::vector<std::string> fields_;  // by FieldId
    std::vector<FieldId> zones_;       // by ZoneId: the first field of each
};

// The badge, and what the player is called.
paper::Cell player_cell(const Names& names, Color color);

}  // namespace eko::words
