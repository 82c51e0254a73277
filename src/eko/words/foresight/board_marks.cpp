// SPDX-License-Identifier: MIT
#include "eko/words/foresight/board_marks.h"

#include "eko/foresight/actions.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/looking_back/moments.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

// What a tag says by signs; the headings name each of them.
constexpr const char* join_sign = "+";
constexpr const char* attack_sign = "\u2694";
constexpr const char* kamikaze_sign = "\u2020";
constexpr const char* build_sign = "\u2302";
// Behind another sign: what must be paid first.
constexpr const char* march_sign = "\u00bb";
constexpr const char* sand_sign = "\u2248";
constexpr const char* loss_sign = "\u2212";      // and how many discs a storm takes
constexpr const char* far_ring_sign = "\u25cc";  // for a dashed ring

constexpr std::size_t most_numbers = 3;    // of entries on one tag; the rows have them all
constexpr std::size_t most_numbered = 12;  // entries and losses: with more of them nothing could be read on the board

const char* sign_of(foresight::MoveKind kind) {
    switch (kind) {
        case foresight::MoveKind::to_empty:
            return "";
        case foresight::MoveKind::stacking:
            return join_sign;
        case foresight::MoveKind::attack:
            return attack_sign;
        case foresight::MoveKind::kamikaze:
            break;
    }
    return kamikaze_sign;
}

std::string storm_tag(const foresight::Cost& cost) {
    return cost.storm == 0 ? std::string{} : loss_sign + std::to_string(cost.storm);
}

std::string paid_first(const foresight::Cost& cost) {
    std::string signs;
    if (cost.sand == foresight::Paid::yes) signs += sand_sign;
    if (cost.march == foresight::Paid::yes) signs += march_sign;
    return signs;
}

bool is_at_once(const foresight::Cost& cost) { return paid_first(cost).empty(); }

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
    // A price more, before the signs at the end of the last part there.
    void add_price(FieldId field, int discs, const std::string& end, std::string sentence) {
        auto& tag = tags_.at(index(field));
        std::string& text = tag.parts.back().text;
        text.insert(text.size() - end.size(), '/' + std::to_string(discs));
        tag.sentences.push_back(std::move(sentence));
    }

    std::vector<FieldTag> all() && {
        std::vector<FieldTag> all;
        for (auto& [field, tag] : tags_) all.push_back(std::move(tag));
        return all;
    }

private:
    std::map<std::size_t, FieldTag> tags_;
};

// What one player threatens on a field.
struct Threat {
    foresight::Cost cost;
    TagPart part;
    std::string sentence;
};

// Of those on one field the ones that need least: whoever can attack at once makes what a forced march could do there
// the lesser worry. Sentences tell all of them.
class CheapestThreats {
public:
    void add(FieldId field, Threat threat) { threats_[index(field)].push_back(std::move(threat)); }
    std::vector<FieldTag> tags() && {
        std::vector<FieldTag> all;
        for (auto& [field, threats] : threats_)
            all.push_back(tag_of(FieldId{static_cast<std::uint16_t>(field)}, threats));
        return all;
    }

private:
    static int paid_by(const Threat& threat) {
        foresight::Cost first = threat.cost;
        first.storm = 0;
        return discs_of(first);
    }
    static FieldTag tag_of(FieldId field, std::vector<Threat>& threats) {
        std::stable_sort(threats.begin(), threats.end(),
                         [](const Threat& one, const Threat& other) { return paid_by(one) < paid_by(other); });
        FieldTag tag{field, {}, {}};
        for (Threat& one : threats) {
            if (paid_by(one) == paid_by(threats.front())) tag.parts.push_back(std::move(one.part));
            tag.sentences.push_back(std::move(one.sentence));
        }
        return tag;
    }

    std::map<std::size_t, std::vector<Threat>> threats_;
};

void add_threats(CheapestThreats& all, const Names& names, const Table& table, const Position& now,
                 const foresight::Threats& threats) {
    const auto turn = foresight::acting_turn_of(table, now, threats.by);
    if (!turn) return;
    const auto told = [&](const foresight::Line& line) { return line_words(names, table, *turn, line); };
    for (const auto& one : threats.stacks) {
        const std::string sign = one.kind == foresight::MoveKind::kamikaze ? kamikaze_sign : "";
        all.add(
            one.field,
            {one.cost, {badge(threats.by), sign + paid_first(one.cost)}, joined(told(one.line), cost_words(one.cost))});
    }
    for (const auto& one : threats.buildings)
        all.add(one.field, {one.cost,
                            {badge(threats.by), build_sign + std::to_string(one.price) + paid_first(one.cost)},
                            joined(joined(told(one.line), building_price(one.price)), cost_words(one.cost))});
}

// Moves onto empty fields that lose discs in storms.
std::size_t stormy_moves(const foresight::Plan& plan) {
    return static_cast<std::size_t>(
        std::count_if(plan.destinations.begin(), plan.destinations.end(),
                      [](const auto& one) { return one.kind == foresight::MoveKind::to_empty && one.cost.storm > 0; }));
}

// Only the signs that are there: a heading of many lines would take the room of the board.
class Legend {
public:
    explicit Legend(const std::vector<FieldTag>& tags) : tags_{tags} {}
    void explain(const char* sign, const std::string& words) {
        if (shows(sign)) add(sign, words);
    }
    void add(const char* sign, const std::string& words) {
        text_ += (text_.empty() ? " " : " \u00b7 ") + (sign + (' ' + words));
    }
    bool shows(const char* sign) const {
        return std::any_of(tags_.begin(), tags_.end(), [&](const FieldTag& tag) {
            return std::any_of(tag.parts.begin(), tag.parts.end(),
                               [&](const TagPart& part) { return part.text.find(sign) != std::string::npos; });
        });
    }
    // Behind a sentence.
    const std::string& text() const { return text_; }

private:
    const std::vector<FieldTag>& tags_;
    std::string text_;
};

void explain_what_is_paid(Legend& legend) {
    legend.explain(sand_sign, translated("after the Sand temple"));
    legend.explain(march_sign, translated("by a forced march"));
}

std::string plan_heading(const Names& names, const foresight::Plan& plan, const BoardMarks& marks) {
    const auto stack = arg("discs", discs({plan.stack.count, plan.stack.emperor}));
    const auto player = arg("player", names.player(plan.stack.owner));
    const auto field = arg("field", names.field(plan.field));
    if (marks.tags.empty())
        return say("Within one turn, {discs} of {player} on {field} can do nothing.", stack, player, field);
    Legend legend{marks.tags};
    if (!marks.touched.far.empty()) legend.add(far_ring_sign, translated("destroy discs first"));
    legend.explain(join_sign, translated_as("a stack", "joins"));
    legend.explain(attack_sign, translated_as("a stack", "attacks"));
    legend.explain(kamikaze_sign, translated_as("a stack", "kamikaze"));
    legend.explain(build_sign, translated("builds (price)"));
    legend.explain(loss_sign, translated("lost in storms"));
    explain_what_is_paid(legend);
    return say("Reach in one turn: {player} on {field}.", player, field) + legend.text();
}

std::string what_clicks_show() {
    return std::string{" "} + translated("Clicks only show reach; keys choose as always.");
}

}  // namespace

BoardMarks threat_marks(const Names& names, const Table& table, const Position& now,
                        const std::vector<foresight::Threats>& all) {
    CheapestThreats threats;
    for (const foresight::Threats& one : all) add_threats(threats, names, table, now, one);
    BoardMarks marks{{}, std::move(threats).tags(), {}};
    if (marks.tags.empty()) {
        marks.heading = translated("Within one turn, no stack can be attacked and no building replaced.");
        return marks;
    }
    Legend legend{marks.tags};
    legend.explain(kamikaze_sign, translated_as("a stack", "kamikaze"));
    legend.explain(build_sign, translated("building (price)"));
    explain_what_is_paid(legend);
    marks.heading = std::string{translated("Threats within one turn.")} + legend.text();
    return marks;
}

BoardMarks plan_marks(const Names& names, const Table& table, const Position& now, const foresight::Plan& plan) {
    Tags tags;
    const auto turn = foresight::acting_turn_of(table, now, plan.stack.owner);
    const auto told = [&](const foresight::Line& line, const foresight::Cost& cost) {
        return joined(line_words(names, table, *turn, line), cost_words(cost));
    };
    Touched touched{{plan.field}, std::nullopt};
    const auto ring = [&](FieldId field, const foresight::Cost& cost) {
        const auto has = [&](const std::vector<FieldId>& ringed) {
            return std::find(ringed.begin(), ringed.end(), field) != ringed.end();
        };
        if (!has(touched.fields) && !has(touched.far))
            (is_at_once(cost) ? touched.fields : touched.far).push_back(field);
    };
    const bool leaves_losses_out = stormy_moves(plan) > most_numbered;
    for (const auto& one : plan.destinations) {
        if (one.to == plan.field) continue;  // there and back by a forced march
        const bool is_free = one.kind == foresight::MoveKind::to_empty;
        if (is_free) ring(one.to, one.cost);
        const std::string text =
            (is_free ? std::string{} : sign_of(one.kind) + paid_first(one.cost)) + storm_tag(one.cost);
        if (is_free && (text.empty() || leaves_losses_out))
            tags.tell(one.to, told(one.line, one.cost));
        else
            tags.add(one.to, {std::nullopt, text}, told(one.line, one.cost));
    }
    std::optional<std::pair<FieldId, std::string>> built_before;
    for (const auto& one : plan.payables) {
        std::pair<FieldId, std::string> built{one.on, paid_first(one.cost) + storm_tag(one.cost)};
        if (built_before == built)
            tags.add_price(one.on, one.price, built.second, told(one.line, one.cost));
        else
            tags.add(one.on, {std::nullopt, build_sign + std::to_string(one.price) + built.second},
                     told(one.line, one.cost));
        built_before = std::move(built);
    }
    BoardMarks marks{{}, std::move(tags).all(), std::move(touched)};
    marks.heading = plan_heading(names, plan, marks);
    if (leaves_losses_out) marks.heading += std::string{" "} + translated("Point at a ring to see its price.");
    marks.heading += (marks.heading.ends_with('.') ? "" : ".") + what_clicks_show();
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
    return translated("Whose reach? Click a stack, or go to it on the board with the arrow keys and press Enter.") +
           what_clicks_show();
}

std::string watch_tip() { return translated("Show how, and what stops it (F3)"); }

std::string marks_away_label() { return translated("Close"); }

}  // namespace eko::words
