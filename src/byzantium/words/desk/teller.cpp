// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/teller.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/desk/before_and_after.h"
#include "byzantium/words/entries/act_headline.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/put_back.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/entries/standing.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

namespace {

std::vector<Teller::Line> lines_of(std::vector<Deed> deeds) {
    std::vector<Teller::Line> lines;
    for (Deed& deed : deeds) lines.push_back({present::LineKind::deed, deed.player, std::move(deed.text)});
    return lines;
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

std::string Teller::act_headline(const std::vector<present::MadeEntry<Game>>& act) const {
    return words::act_headline(names_, act);
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

std::vector<Teller::Line> Teller::put_back_lines(const Position& after, const std::vector<Effect>& effects) const {
    return lines_of(put_back(names_, after, effects));
}

std::vector<Teller::Line> Teller::mended_lines(const Position& at, const std::vector<Effect>& undone,
                                               const std::vector<Effect>& made) const {
    return lines_of(put_right(names_, at, undone, made));
}

bool Teller::ends_a_turn(const std::vector<Effect>& effects) const {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<ActionPhaseEnded>(effect); });
}

std::string Teller::question(const Position& now) const { return words::question(names_, now); }

present::RuleIds Teller::rules_asked(const Position& now) const { return words::rules_asked(now); }

std::string Teller::refusal(const Refusal& why) const { return words::refusal(table_.board, why); }

present::RuleIds Teller::rules_of(const Refusal& why) const { return {to_text(rule(why))}; }

bool Teller::is_for_another_question(const Refusal& why) const { return rule(why) == RuleId::awaits; }

// An action, or what one player gives up at the end of a turn: each is undone by itself.
bool Teller::begins_an_act(const Position& before) const {
    return begins_an_action(before) || std::holds_alternative<AwaitUpkeep>(before.awaits);
}

// Hands carry out the end of a turn as a whole.
bool Teller::hands_go_on(const Position&, const Position& now) const {
    return std::holds_alternative<AwaitUpkeep>(now.awaits);
}

bool Teller::begins_an_action(const Position& now) const { return std::holds_alternative<AwaitAction>(now.awaits); }

// BYZ-61, 62: cities score at the end, on the tracks.
Entry Teller::before_the_end(Entry entry, const Position& before, const Position& after) const {
    auto* const correct = std::get_if<Correct>(&entry);
    if (correct == nullptr) return entry;
    for (Setting& setting : correct->set)
        if (auto* const set = std::get_if<SetDisplayCount>(&setting); set && set->what == DisplayCount::vp)
            set->count += before[set->player][set->side].vp - after[set->player][set->side].vp;
    return entry;
}

present::Passage Teller::before_and_after(const Position& before, const Position& after) const {
    return words::before_and_after(names_, before, after);
}

std::vector<Entry> Teller::likely_missing(const Position& now) const {
    constexpr std::size_t most_answers = 4;
    const auto answers = legal(table_, now);
    if (std::find(answers.begin(), answers.end(), Decision{Stop{}}) != answers.end()) return {Stop{}};
    if (begins_an_action(now) || answers.size() > most_answers) return {};
    return {answers.begin(), answers.end()};
}

std::vector<present::StandingChoice> Teller::standing_choices() const { return words::standing_choices(); }

std::vector<present::StandingChoice> Teller::program_choices() const { return words::program_choices(); }

std::optional<Entry> Teller::standing_entry(const Position& now, std::string_view key) const {
    return words::standing_entry(now, key);
}

std::optional<std::string> Teller::turn_mark(const Position& now) const { return std::to_string(now.turn); }

}  // namespace byzantium::words

template class present::DraftWords<byzantium::words::Teller>;
template class present::LooksOf<byzantium::words::Teller>;
template class present::TableOf<byzantium::words::Teller>;
