// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/teller.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

Teller::Teller(const Table& table, const Header& header) : names_{table.board, header} {
    for (const Seat& seat : header.seats)
        players_.push_back({seat.color,
                            {std::string{to_text(seat.color)}, names_.player(seat.color), names_.label(seat.color),
                             badge(seat.color)}});
}

std::optional<Color> Teller::awaited(const Position& now) const { return awaited_player(now.awaits); }

std::string Teller::headline(const Position& before, const Entry& entry) const {
    return words::headline(names_, before, entry);
}

present::RuleIds Teller::rules_of(const Position& before, const Entry& entry) const {
    return words::rules_of(before, entry);
}

std::vector<Teller::Line> Teller::told_lines(const Position& before, const Entry& entry,
                                             const std::vector<Effect>& effects) const {
    std::vector<Line> lines;
    for (ToldLine& line : words::told_lines(names_, before, entry, effects))
        lines.push_back({line.kind, line.player, std::move(line.text)});
    return lines;
}

bool Teller::ends_a_turn(const std::vector<Effect>& effects) const {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<ActionPhaseEnded>(effect); });
}

}  // namespace byzantium::words

template class present::LooksOf<byzantium::words::Teller>;
template class present::TableOf<byzantium::words::Teller>;
