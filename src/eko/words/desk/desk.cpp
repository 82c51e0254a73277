// SPDX-License-Identifier: MIT
#include "eko/words/desk/desk.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/words/desk/covers.h"
#include "eko/words/desk/watch_layer.h"
#include "eko/words/desk/zone_ways.h"
#include "eko/words/places.h"
#include "eko/words/story.h"
#include "eko/words/table/table_count.h"
#include "present/desk/repair_layer_impl.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

Desk::Desk(eko::text::Session& session) : present::DeskOf<Teller>{session}, at_once_{session.table()} { ask(); }

Enter Desk::entering() {
    return [this](const eko::text::Act& act) { return enter(repair() == nullptr ? with_forced_swaps(act) : act); };
}

// EKO-9: who can only leave the emperor in his place has nothing to answer. The answer before takes that along, so
// undo takes both back.
eko::text::Act Desk::with_forced_swaps(eko::text::Act act) const {
    Position now = asked();
    const auto take = [&](const Entry& entry) {
        const auto step = apply(session().table(), now, entry);
        if (step) now = step->after;
        return step.has_value();
    };
    for (const Entry& entry : act.entries)
        if (!take(entry)) return act;
    while (std::holds_alternative<AwaitSwap>(now.awaits)) {
        const auto all = legal(session().table(), now);
        if (all.size() != 1 || !take(all.front())) break;
        act.entries.emplace_back(all.front());
    }
    return act;
}

void Desk::take_forced_swaps() {
    const auto act = with_forced_swaps({});
    if (!act.entries.empty()) enter_together(act);
}

// Discs often move by two corrections, one for each place: what is left over is told, and nothing is refused. So is an
// end that no correction brings by itself.
Outcome Desk::enter_correction(const eko::text::Act& act) {
    const Position before = session().position();
    Outcome outcome = enter(act);
    auto* const answered = std::get_if<Answered>(&outcome);
    if (answered != nullptr && answered->message.empty()) {
        const auto& table = session().table();
        answered->message = wrong_totals(names(), table, before, session().position());
        if (const auto end = unjudged_end(table, session().position()))
            answered->message += (answered->message.empty() ? "" : " ") + next_ends(names(), *end);
        answered->tells = Answered::Tells::warning;
    }
    return outcome;
}

Enter Desk::correcting() {
    return [this](const eko::text::Act& act) { return enter_correction(act); };
}

std::unique_ptr<Layer> Desk::question_of(const Position& now, std::function<Outcome()> back, const Entry*) {
    return question_layer(names(), session().table(), now, {entering(), std::move(back)});
}

// A correction begins with what the program has: Enter, struck in passing, changes nothing.
std::size_t Desk::first_selected(const Page& page) const {
    const auto as_it_is = std::find_if(page.rows.begin(), page.rows.end(),
                                       [](const present::Row& row) { return row.why_not.has_value(); });
    if (top_as<CorrectionLayer>() != nullptr && as_it_is != page.rows.end())
        return static_cast<std::size_t>(as_it_is - page.rows.begin());
    const auto* const deciding = top_as<DecisionLayer>();
    return deciding != nullptr ? deciding->first_row() : DeskOf::first_selected(page);
}

std::optional<FieldId> Desk::chosen_field() const {
    const auto* const deciding = top_as<DecisionLayer>();
    return deciding != nullptr ? field_at(session().table().board, deciding->about()) : std::nullopt;
}

std::optional<FieldId> Desk::field_at_hand() const {
    if (const auto* const closer = top_as<FieldLayer>()) return closer->field();
    if (const auto* const correction = top_as<CorrectionLayer>()) return correction->field();
    return chosen_field();
}

std::optional<BoardMarks> Desk::page_marks() const {
    const auto* const watching = top_as<WatchLayer>();
    return watching != nullptr ? std::optional{watching->marks(selected())} : std::nullopt;
}

void Desk::choose_field(FieldId field) {
    // What is offered there comes first: a stack may get one disc after another.
    if (choose_place(place_of(session().table().board, field))) return;
    if (chosen_field() == field) {
        back();
        return;
    }
    if (const auto* const deciding = top_as<DecisionLayer>(); deciding && deciding->is_reached_later(field))
        return say_so(Mood::note,
                      say("First choose the stack that goes to {field}.", arg("field", names().field(field))));
    lay_open(field, looks_back() ? std::nullopt : why_not(field));
}

std::optional<Refusal> Desk::why_not(FieldId field) const {
    const auto* const deciding = judges_a_draft() ? nullptr : last_as<DecisionLayer>();
    if (deciding == nullptr) return std::nullopt;
    if (deciding->is_at_first())
        if (auto whose = why_not_that_stack(field)) return whose;
    const std::string place = place_of(session().table().board, field);
    for (const NotOffered& one : deciding->left_out())
        if (one.place == place) return one.why;
    return std::nullopt;
}

// Whose it is, before anything else that could be wrong with it.
std::optional<Refusal> Desk::why_not_that_stack(FieldId field) const {
    const auto& table = session().table();
    const auto* const asked = std::get_if<AwaitAction>(&shown().awaits);
    const auto stack = shown().cells.stack(field);
    if (asked == nullptr || !stack || stack->owner == asked->player) return std::nullopt;
    const auto& ways = table.board.all_ways;
    return why_no_move(table, shown(), field, ways.front() == field ? ways.back() : ways.front());
}

void Desk::explain() {
    if (const auto* const deciding = top_as<DecisionLayer>())
        lay(std::make_unique<ExplainLayer>(session().table().board, deciding->left_out()));
}

void Desk::lay_open(FieldId field, const std::optional<Refusal>& why_not) {
    say_nothing();
    cover(field_layer(at_shown(), field, why_not, correcting()));
}

void Desk::correct(const Setting& current) {
    say_nothing();
    auto layer = std::make_unique<CorrectionLayer>(Correction{at_shown(), current}, correcting());
    if (typing() != nullptr) take_off_top();
    lay(std::move(layer));
}

void Desk::correct_all(std::vector<Setting> settings, std::string reason) {
    carry_out(enter_correction({{Entry{Correct{std::move(settings), std::move(reason)}}}, {}}));
}

void Desk::correct_any() {
    say_nothing();
    cover(quantities_layer(at_shown(), correcting()));
}

void Desk::show_points() {
    say_nothing();
    cover(std::make_unique<PointsLayer>(at_shown()));
}

void Desk::watch() {
    say_nothing();
    cover(std::make_unique<WatchLayer>(at_shown(), *foreseeing_));
}

}  // namespace eko::words

template class present::RepairLayer<eko::words::Teller>;
