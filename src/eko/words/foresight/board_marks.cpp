// SPDX-License-Identifier: MIT
#include "eko/words/foresight/board_marks.h"

#include "eko/foresight/actions.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/looking_back/moments.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

// What a tag says by signs; the headings name each of them.
constexpr const char* move_sign = "\u2192";
constexpr const char* join_sign = "+";
constexpr const char* attack_sign = "\u2694";
constexpr const char* kamikaze_sign = "\u2020";
constexpr const char* build_sign = "\u2302";

constexpr std::size_t most_numbers = 3;    // of entries on one tag; the rows have them all
constexpr std::size_t most_numbered = 12;  // entries: with more of them nothing could be read on the board

const char* sign_of(foresight::MoveKind kind) {
    switch (kind) {
        case foresight::MoveKind::to_empty:
            return move_sign;
        case foresight::MoveKind::stacking:
            return join_sign;
        case foresight::MoveKind::attack:
            return attack_sign;
        case foresight::MoveKind::kamikaze:
            break;
    }
    return kamikaze_sign;
}

std::string price_tag(int discs) { return discs == 0 ? std::string{} : std::to_string(discs); }

std::string joined(const std::string& one, const std::string& other) { return other.empty() ? one : one + ' ' + other; }

// Tags in the order of the fields, however they come.
class Tags {
public:
    void add(FieldId field, TagPart part, std::string sentence) {
        auto& tag = tags_.try_emplace(index(field), FieldTag{field, {}, {}}).first->second;
        tag.parts.push_back(std::move(part));
        tag.sentences.push_back(std::move(sentence));
    }
    // Only the sentence.
    void tell(FieldId field, std::string sentence) {
        tags_.try_emplace(index(field), FieldTag{field, {}, {}}).first->second.sentences.push_back(std::move(sentence));
    }
    // A price more behind the last part there, which is of the same kind.
    void add_price(FieldId field, int discs, std::string sentence) {
        auto& tag = tags_.at(index(field));
        tag.parts.back().text += '/' + std::to_string(discs);
        tag.sentences.push_back(std::move(sentence));
    }
    bool has(FieldId field) const { return tags_.contains(index(field)); }
    const FieldTag& at(FieldId field) const { return tags_.at(index(field)); }

    std::vector<FieldTag> all() && {
        std::vector<FieldTag> all;
        for (auto& [field, tag] : tags_) all.push_back(std::move(tag));
        return all;
    }

private:
    std::map<std::size_t, FieldTag> tags_;
};

void add_threats(Tags& tags, const Names& names, const Table& table, const Position& now,
                 const foresight::Threats& threats) {
    const auto turn = foresight::acting_turn_of(table, now, threats.by);
    if (!turn) return;
    const auto told = [&](const foresight::Line& line) { return line_words(names, table, *turn, line); };
    for (const auto& one : threats.stacks) {
        const std::string sign = one.kind == foresight::MoveKind::kamikaze ? kamikaze_sign : "";
        tags.add(one.field, {badge(threats.by), sign + price_tag(discs_of(one.cost))},
                 joined(told(one.line), cost_words(one.cost)));
    }
    for (const auto& one : threats.buildings)
        tags.add(one.field, {badge(threats.by), build_sign + price_tag(one.price + discs_of(one.cost))},
                 joined(joined(told(one.line), building_price(one.price)), cost_words(one.cost)));
}

// Moves onto empty fields that cost discs.
std::size_t far_moves(const foresight::Plan& plan) {
    return static_cast<std::size_t>(std::count_if(
        plan.destinations.begin(), plan.destinations.end(),
        [](const auto& one) { return one.kind == foresight::MoveKind::to_empty && discs_of(one.cost) > 0; }));
}

// Only the signs that are there: a heading of many lines would take the room of the board.
std::string signs_explained(const std::vector<FieldTag>& tags) {
    std::vector<std::string> all;
    const auto explain = [&](const char* sign, std::string words) {
        const auto shows = [&](const TagPart& part) { return part.text.starts_with(sign); };
        if (std::any_of(tags.begin(), tags.end(),
                        [&](const FieldTag& tag) { return std::any_of(tag.parts.begin(), tag.parts.end(), shows); }))
            all.push_back(sign + (' ' + std::move(words)));
    };
    explain(move_sign, translated_as("a stack", "moves"));
    explain(join_sign, translated_as("a stack", "joins"));
    explain(attack_sign, translated_as("a stack", "attacks"));
    explain(kamikaze_sign, translated_as("a stack", "kamikaze"));
    explain(build_sign, translated_as("a stack", "builds"));
    return all.empty() ? std::string{} : ' ' + say("In discs: {signs}.", arg("signs", listed(all)));
}

std::string plan_heading(const Names& names, const foresight::Plan& plan, const std::vector<FieldTag>& tags) {
    const auto stack = arg("discs", discs({plan.stack.count, plan.stack.emperor}));
    const auto player = arg("player", names.player(plan.stack.owner));
    const auto field = arg("field", names.field(plan.field));
    if (tags.empty())
        return say("Within one turn, {discs} of {player} on {field} can do nothing.", stack, player, field);
    return say("Within one turn, {discs} of {player} on {field} can go to the ringed fields.", stack, player, field) +
           signs_explained(tags);
}

std::string what_clicks_show() {
    return std::string{" "} + translated("A click shows the reach of another stack and enters nothing.");
}

}  // namespace

BoardMarks threat_marks(const Names& names, const Table& table, const Position& now,
                        const std::vector<foresight::Threats>& all) {
    Tags tags;
    for (const foresight::Threats& one : all) add_threats(tags, names, table, now, one);
    BoardMarks marks{{}, std::move(tags).all(), {}};
    marks.heading = marks.tags.empty()
                        ? translated("Within one turn, no stack can be attacked and no building replaced.")
                        : say("Who can attack within one turn. A number is the price in discs. {kamikaze} kamikaze, "
                              "{build} by building",
                              arg("kamikaze", kamikaze_sign), arg("build", build_sign));
    return marks;
}

BoardMarks plan_marks(const Names& names, const Table& table, const Position& now, const foresight::Plan& plan) {
    Tags tags;
    const auto turn = foresight::acting_turn_of(table, now, plan.stack.owner);
    const auto told = [&](const foresight::Line& line, const foresight::Cost& cost) {
        return joined(line_words(names, table, *turn, line), cost_words(cost));
    };
    Touched touched{{plan.field}, std::nullopt};
    const bool leaves_prices_out = far_moves(plan) > most_numbered;
    for (const auto& one : plan.destinations) {
        const std::string price = price_tag(discs_of(one.cost));
        const bool has_ring = std::find(touched.fields.begin(), touched.fields.end(), one.to) != touched.fields.end();
        if (one.kind == foresight::MoveKind::to_empty && !has_ring) touched.fields.push_back(one.to);
        if (one.kind == foresight::MoveKind::to_empty && (price.empty() || leaves_prices_out))
            tags.tell(one.to, told(one.line, one.cost));
        else
            tags.add(one.to, {std::nullopt, sign_of(one.kind) + price}, told(one.line, one.cost));
    }
    std::optional<FieldId> built_on;
    for (const auto& one : plan.payables) {
        const int discs = one.price + discs_of(one.cost);
        if (built_on == one.on)
            tags.add_price(one.on, discs, told(one.line, one.cost));
        else
            tags.add(one.on, {std::nullopt, build_sign + std::to_string(discs)}, told(one.line, one.cost));
        built_on = one.on;
    }
    BoardMarks marks{{}, std::move(tags).all(), std::move(touched)};
    marks.heading = plan_heading(names, plan, marks.tags);
    if (leaves_prices_out) marks.heading += std::string{" "} + translated("Point at a ring to see its price.");
    marks.heading += what_clicks_show();
    return marks;
}

BoardMarks entry_marks(const std::vector<Entry>& entries, std::size_t selected) {
    std::map<std::size_t, FieldTag> tags;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries.size() > most_numbered && i != selected) continue;
        for (const FieldId field : touched_by(entries[i]).fields) {
            auto& parts = tags.try_emplace(index(field), FieldTag{field, {}, {}}).first->second.parts;
            if (parts.size() < most_numbers) parts.push_back({std::nullopt, std::to_string(i + 1)});
        }
    }
    BoardMarks marks;
    for (auto& [field, tag] : tags) marks.tags.push_back(std::move(tag));
    if (selected < entries.size()) marks.touched = touched_by(entries[selected]);
    return marks;
}

std::string threats_coming() { return translated("Calculating the threats."); }

std::string plan_coming() { return translated("Calculating what this stack can do."); }

std::string no_stack_there(const Names& names, FieldId field) {
    return say("No stack stands on {field} any more.", arg("field", names.field(field))) + what_clicks_show();
}

std::string no_stack_chosen() {
    return translated(
        "Whose reach? Click a stack, or go to it on the board with the arrow keys and press Enter. Nothing is "
        "entered.");
}

std::string watch_tip() { return translated("Show how, and what stops it (F3)"); }

std::string marks_away_label() { return translated("Close"); }

}  // namespace eko::words
