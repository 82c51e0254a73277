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

int paid_first_discs(foresight::Cost cost) {
    cost.storm = 0;
    return discs_of(cost);
}

// One of the ways to do something on a field.
struct WayThere {
    foresight::Cost cost;
    std::optional<int> price;         // of a building, in discs
    std::optional<std::string> sign;  // none: a ring says enough
    std::string sentence;
};

// The cheapest way first. Each field is marked with what needs least to be paid first: where a stack can go at once,
// the sign of what else a forced march could do there would hide the board. Sentences tell all of them.
class WaysThere {
public:
    void add(FieldId field, WayThere way) { ways_[index(field)].push_back(std::move(way)); }
    // In the order of the fields.
    std::vector<FieldTag> tags() && {
        std::vector<FieldTag> all;
        for (auto& [field, ways] : ways_) all.push_back(tag_of(FieldId{static_cast<std::uint16_t>(field)}, ways));
        return all;
    }

private:
    static int discs_for(const WayThere& way) { return discs_of(way.cost) + way.price.value_or(0); }
    static FieldTag tag_of(FieldId field, std::vector<WayThere>& ways) {
        std::stable_sort(ways.begin(), ways.end(), [](const WayThere& one, const WayThere& other) {
            return std::pair{discs_for(one), paid_first_discs(one.cost)} <
                   std::pair{discs_for(other), paid_first_discs(other.cost)};
        });
        int least = paid_first_discs(ways.front().cost);
        for (const WayThere& way : ways) least = std::min(least, paid_first_discs(way.cost));
        FieldTag tag{field, {}, {}};
        const WayThere* last = nullptr;
        for (const WayThere& way : ways) {
            tag.sentences.push_back(tag.sentences.empty() ? way.sentence : say("Or: {way}", arg("way", way.sentence)));
            if (!way.sign || paid_first_discs(way.cost) > least) continue;
            add_part(tag, way, last);
            last = &way;
        }
        return tag;
    }
    // Of one more building there only the price.
    static void add_part(FieldTag& tag, const WayThere& way, const WayThere* last) {
        const bool goes_on = last != nullptr && last->price && way.price && last->cost == way.cost;
        const std::string end = paid_first(way.cost) + storm_tag(way.cost);
        if (goes_on)
            tag.parts.back().text.insert(tag.parts.back().text.size() - end.size(), '/' + std::to_string(*way.price));
        else
            tag.parts.push_back({std::nullopt, *way.sign});
    }

    std::map<std::size_t, std::vector<WayThere>> ways_;
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
    static int paid_by(const Threat& threat) { return paid_first_discs(threat.cost); }
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

// Where the stack itself comes to, or whom it attacks: whole rings at once, dashed ones after something was paid.
Touched rings_of(const foresight::Plan& plan) {
    Touched touched{{plan.field}, std::nullopt};
    const auto has = [](const std::vector<FieldId>& ringed, FieldId field) {
        return std::find(ringed.begin(), ringed.end(), field) != ringed.end();
    };
    for (const auto& one : plan.destinations)
        if (is_at_once(one.cost) && !has(touched.fields, one.to)) touched.fields.push_back(one.to);
    for (const auto& one : plan.destinations)
        if (!has(touched.fields, one.to) && !has(touched.far, one.to)) touched.far.push_back(one.to);
    return touched;
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
    WaysThere ways;
    const auto turn = foresight::acting_turn_of(table, now, plan.stack.owner);
    const auto told = [&](const foresight::Line& line) { return line_words(names, table, *turn, line); };
    const bool leaves_losses_out = stormy_moves(plan) > most_numbered;
    for (const auto& one : plan.destinations) {
        if (one.to == plan.field) continue;  // there and back by a forced march
        const bool is_free = one.kind == foresight::MoveKind::to_empty;
        std::optional<std::string> sign;
        if (!is_free) sign = sign_of(one.kind) + paid_first(one.cost) + storm_tag(one.cost);
        if (is_free && one.cost.storm > 0 && !leaves_losses_out) sign = storm_tag(one.cost);
        ways.add(one.to, {one.cost, std::nullopt, std::move(sign), joined(told(one.line), cost_words(one.cost))});
    }
    for (const auto& one : plan.payables)
        ways.add(one.on, {one.cost, one.price,
                          build_sign + std::to_string(one.price) + paid_first(one.cost) + storm_tag(one.cost),
                          joined(joined(told(one.line), building_price(one.price)), cost_words(one.cost))});
    BoardMarks marks{{}, std::move(ways).tags(), rings_of(plan), WithoutRoom::left_out};
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
