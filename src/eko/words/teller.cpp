// SPDX-License-Identifier: MIT
#include "eko/words/teller.h"

#include "eko/rules/awaits.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"
#include "eko/words/act_headline.h"
#include "eko/words/headline.h"
#include "eko/words/put_back.h"
#include "eko/words/refusals.h"
#include "eko/words/story.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

std::string change(int was, int is) {
    return was == is ? std::to_string(is) : std::to_string(was) + " -> " + std::to_string(is);
}

std::optional<Building> building_of(const Position& now, Color owner, FieldId field) {
    const auto building = now.cells.building(field);
    return building && building->owner == owner ? building : std::nullopt;
}

// Fields on which pieces of these players differ.
int fields_that_differ(const Board& board, const Position& before, const Position& after, const Seats& colors) {
    int count = 0;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId field{static_cast<std::uint16_t>(i)};
        const auto differs = [&](Color color) {
            return stack_of(before, color, field) != stack_of(after, color, field) ||
                   building_of(before, color, field) != building_of(after, color, field);
        };
        count += std::any_of(colors.begin(), colors.end(), differs) ? 1 : 0;
    }
    return count;
}

}  // namespace

Teller::Teller(const Table& table, const Header& header) : table_{table}, names_{table.board, header} {
    for (const Seat& seat : header.seats)
        players_.push_back({seat.color,
                            {std::string{to_text(seat.color)}, names_.player(seat.color), names_.label(seat.color),
                             badge(seat.color), word(seat.color)}});
}

std::optional<Color> Teller::awaited(const Position& now) const { return awaited_player(now.awaits); }

std::string Teller::headline(const Position& before, const Entry& entry) const {
    return words::headline(names_, before, entry);
}

// An exchange of emperors and what is placed after the first disc belong to what led to them. A forced march is
// answered on its own: an undo that took the action before it along would ask for that once more.
bool Teller::begins_an_act(const Position& before) const {
    const auto* reinforce = std::get_if<AwaitReinforce>(&before.awaits);
    if (reinforce != nullptr) return reinforce->placed == eko::Placed::no;
    return !std::holds_alternative<AwaitExchange>(before.awaits) && !std::holds_alternative<Over>(before.awaits);
}

// A turn is one list: what is reinforced lies beside what was moved. Each exchange before the first turn has its own.
bool Teller::hands_go_on(const Position& before, const Position& next) const {
    return next.turn > 0 && before.turn == next.turn;
}

std::string Teller::act_headline(const std::vector<present::MadeEntry<Game>>& act) const {
    return words::act_headline(names_, table_, act);
}

present::RuleIds Teller::rules_of(const Position& before, const Entry& entry) const {
    return words::rules_of(before, entry);
}

std::vector<Teller::Line> Teller::told_lines(const Position& before, const Entry&,
                                             const std::vector<Effect>& effects) const {
    return words::told_lines(names_, before, effects);
}

std::vector<Teller::Line> Teller::put_back_lines(const Position&, const std::vector<Effect>& effects) const {
    return put_back(names_, effects);
}

std::vector<Teller::Line> Teller::mended_lines(const Position& at, const std::vector<Effect>& undone,
                                               const std::vector<Effect>& made) const {
    auto lines = put_back(names_, undone);
    for (Line& line : words::told_lines(names_, at, made))
        if (line.kind == present::LineKind::deed) lines.push_back(std::move(line));
    return lines;
}

// A turn is one player's, and what hands do in it is little: they find it in the order in which it was done.
bool Teller::ends_a_turn(const std::vector<Effect>&) const { return false; }

std::string Teller::question(const Position& now) const { return words::question(names_, now); }

present::RuleIds Teller::rules_asked(const Position& now) const { return words::rules_asked(now); }

std::string Teller::refusal(const Refusal& why) const { return words::refusal(table_.board, why); }

present::RuleIds Teller::rules_of(const Refusal& why) const { return {to_text(rule(why))}; }

bool Teller::is_for_another_question(const Refusal& why) const { return rule(why) == RuleId::awaits; }

bool Teller::begins_an_action(const Position& now) const { return std::holds_alternative<AwaitAction>(now.awaits); }

present::Passage Teller::before_and_after(const Position& before, const Position& after) const {
    Rows rows{{{""}}};
    for (const Color color : table_.seats) rows.rows.front().push_back(names_.label(color));
    const auto row = [&](std::string what, const auto& count) {
        std::vector<std::string> cells{std::move(what)};
        bool differs = false;
        for (const Color color : table_.seats) {
            differs = differs || count(before, color) != count(after, color);
            cells.push_back(change(count(before, color), count(after, color)));
        }
        if (differs) rows.rows.push_back(std::move(cells));
    };
    row(translated("Points"), [&](const Position& at, Color color) { return points_of(table_, at, color).total(); });
    row(translated("Discs in reserve"), [](const Position& at, Color color) { return at[color].reserve; });
    row(translated("Discs destroyed"), [](const Position& at, Color color) { return at[color].destroyed; });
    row(translated("Captive emperors"),
        [&](const Position& at, Color color) { return static_cast<int>(captives_of(table_.seats, at, color).size()); });
    if (const int fields = fields_that_differ(table_.board, before, after, table_.seats); fields > 0) {
        rows.rows.push_back({say_counted(fields, "{n} field differs on the board", "{n} fields differ on the board")});
        for (const Color color : table_.seats)
            rows.rows.back().push_back(std::to_string(fields_that_differ(table_.board, before, after, {color})));
    }
    if (rows.rows.size() == 1) return Prose{ProseLook::paragraph, translated("No number of any player changes.")};
    return rows;
}

std::vector<Entry> Teller::likely_missing(const Position& now) const {
    constexpr std::size_t most_answers = 4;
    const auto answers = legal(table_, now);
    if (std::find(answers.begin(), answers.end(), Decision{Stop{}}) != answers.end()) return {Decision{Stop{}}};
    if (begins_an_action(now) || answers.size() > most_answers) return {};
    return {answers.begin(), answers.end()};
}

// What nobody but the player of the turn is asked, and many never want.
std::vector<present::StandingChoice> Teller::standing_choices() const {
    return {{"no_march", "march", translated("Make no forced march")}};
}

std::optional<Entry> Teller::standing_entry(const Position& now, std::string_view key) const {
    if (key != "no_march" || !std::holds_alternative<AwaitMarch>(now.awaits)) return std::nullopt;
    return Entry{Decision{GoOn{}}};
}

// A turn is one player's, and asks once.
std::optional<std::string> Teller::turn_mark(const Position&) const { return std::nullopt; }

}  // namespace eko::words

template class present::DraftWords<eko::words::Teller>;
template class present::LooksOf<eko::words::Teller>;
template class present::TableOf<eko::words::Teller>;
