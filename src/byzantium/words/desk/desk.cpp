// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/desk.h"

#include "byzantium/odds/force.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/desk/counsel_layer.h"
#include "byzantium/words/desk/dice_layer.h"
#include "byzantium/words/desk/increase_layer.h"
#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/desk/touched.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/entries/standing.h"
#include "byzantium/words/table/table_count.h"
#include "present/desk/repair_layer_impl.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/table/tails_of.h"
#include "session/session.h"
#include "values/overloaded.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

std::string cube_by_cube() { return translated("Click once for each cube that goes; Enter takes the marked answer."); }

std::string no_such_action() {
    return translated("That action is not possible now. A right click there, or F2, corrects whose cube lies in it.");
}

std::string several_answers() {
    return translated("Several answers fit: click there again for the next one, Enter takes the marked one.");
}

bool decides_anybody(const Position& now) {
    return !std::holds_alternative<AwaitRoll>(now.awaits) && !std::holds_alternative<Over>(now.awaits);
}

}  // namespace

Desk::Desk(byzantium::text::Session& session, Advice advice)
    : present::DeskOf<Teller>{session}, advice_{advice}, preferred_advice_{advice} {
    ask();
}

// --- What is shown

AboutTo Desk::about_to() const {
    const auto* const deciding = top_as<DecisionLayer>();
    return deciding != nullptr ? deciding->about_to(selected()) : AboutTo::act;
}

const DiceTray* Desk::dice() const {
    const auto* const rolling = top_as<DiceLayer>();
    return rolling != nullptr ? &rolling->tray() : nullptr;
}

std::optional<DiceView> Desk::dice_view() const {
    const auto* const rolling = top_as<DiceLayer>();
    return rolling != nullptr ? std::optional{rolling->view()} : std::nullopt;
}

// --- The question

Questioned Desk::questioned(Position now, std::function<Outcome()> back) {
    return {names(),
            session().table(),
            std::move(now),
            advice_,
            [this](const byzantium::text::Act& act) { return enter(act); },
            std::move(back)};
}

std::unique_ptr<Layer> Desk::question_of(const Position& now, std::function<Outcome()> back, const Entry* changed) {
    if (!back && changed == nullptr)
        if (const auto strength = program_at(now)) return question_for_program(now, *strength);
    const auto* const corrected = changed != nullptr ? std::get_if<byzantium::Correct>(changed) : nullptr;
    if (corrected != nullptr && corrected->set.size() == 1) return correction_again(now, *corrected, std::move(back));
    auto layer = question_again(questioned(now, std::move(back)), changed);
    auto* const dice = changed == nullptr ? dynamic_cast<DiceLayer*>(layer.get()) : nullptr;
    if (dice != nullptr)
        if (const auto undone = undone_roll(now)) dice->offer(*undone);
    return layer;
}

// Dice do not fall anew because somebody took something back: those told in this very position are still on the table.
// First what could be redone, then what was cut off last.
std::optional<Roll> Desk::undone_roll(const Position& now) const {
    const auto& journal = session().journal();
    const std::size_t cursor = journal.cursor();
    if (cursor < journal.size() && journal.position_at(cursor) == now)
        if (const auto* roll = std::get_if<Roll>(&journal.record(cursor).entry)) return *roll;
    const present::TailsOf<byzantium::text::Game> tails{session()};
    for (std::size_t cut = journal.cut_off().size(); cut-- > 0;) {
        std::optional<Roll> found;
        tails.replay(cut, [&](const Position& at, const Entry& entry) {
            const auto* roll = std::get_if<Roll>(&entry);
            if (roll != nullptr && at == now) found = *roll;
        });
        if (found) return found;
    }
    return std::nullopt;
}

void Desk::asked_anew() {
    if (automatic_dice_ == Switch::on && dice() && !dice()->complete()) roll();
}

std::size_t Desk::first_selected(const Page& page) const {
    // It turned only because it thinks no more: what was read stays selected.
    if (top_as<CounselLayer>() != nullptr) return selected() < page.rows.size() ? selected() : 0;
    if (const auto* const increasing = top_as<IncreaseLayer>()) return increasing->row_that_ends().value_or(0);
    std::size_t selected = DeskOf::first_selected(page);
    if (const auto* const deciding = top_as<DecisionLayer>()) {
        if (const auto before = deciding->row_of_before()) return *before;
        if (const std::size_t cheapest = deciding->cheapest_row(); cheapest > 0) selected = cheapest;
    }
    if (advice_ >= Advice::adviser)
        for (std::size_t i = 0; i < page.rows.size(); ++i)
            if (page.rows[i].best) selected = i;
    return selected;
}

std::string Desk::price_on_map(std::size_t row) const {
    const auto* const deciding = top_as<DecisionLayer>();
    const std::string cubes = deciding != nullptr ? deciding->price_on_map(row) : std::string{};
    return cubes.empty() ? page().rows.at(row).price : cubes;
}

// --- Dice

DiceTray* Desk::tray() {
    auto* const rolling = top_as<DiceLayer>();
    return rolling != nullptr ? &rolling->tray() : nullptr;
}

void Desk::turn_die(DiceSide side, std::size_t die) {
    if (DiceTray* const dice = tray()) dice->turn(side, die);
    show_typed();
}

void Desk::count_hits(DiceSide side) {
    if (DiceTray* const dice = tray()) dice->count(side);
    show_typed();
}

void Desk::other_way_of_dice() {
    DiceTray* const dice = tray();
    if (!dice) return;
    dice->set_way(dice->way() == DiceTray::Way::faces ? DiceTray::Way::hits : DiceTray::Way::faces);
    show_typed();
}

void Desk::roll() {
    DiceTray* const dice = tray();
    if (!dice || repair() != nullptr) return;
    // Everybody has seen them: a second stroke of the key must not throw them again.
    if (dice->complete() && !top_as<DiceLayer>()->offers_undone())
        return tell(translated("The dice are already rolled: Enter accepts them, Backspace takes one back."));
    if (const auto rolled = byzantium::text::roll(open().session())) dice->fill(*rolled);
    show_typed();
}

void Desk::set_automatic_dice(Switch automatic) {
    automatic_dice_ = automatic;
    if (automatic == Switch::on && dice() && !dice()->complete()) roll();
}

// --- Looking closer

// Nothing where nothing is asked for.
std::vector<NotOffered> Desk::left_out() const {
    const auto* const asking = judges_a_draft() ? nullptr : last_as<AskedLayer>();
    return asking != nullptr ? asking->left_out() : std::vector<NotOffered>{};
}

void Desk::explain() {
    if (top_as<DecisionLayer>() != nullptr || top_as<IncreaseLayer>() != nullptr)
        lay(std::make_unique<ExplainLayer>(looked(), left_out()));
}

void Desk::plan() {
    say_nothing();
    cover(std::make_unique<PlanLayer>(looked()));
}

void Desk::watch() try {
    say_nothing();
    cover(std::make_unique<WatchLayer>(looked()));
} catch (const byzantium::odds::OutOfLimits&) {
    tell(beyond_reckoning());
}

void Desk::hint() {
    if (is_under_repair()) return;
    const Position& now = session().position();
    if (program_at(now)) return say_nothing();
    if (looks_back() || !decides_anybody(now))
        return say_so(Mood::note, translated("Nobody has to decide anything here."));
    const auto& weights = counsel_weights();
    if (!weights) return tell(say(weights.error()));
    say_nothing();
    cover(std::make_unique<CounselLayer>(CounselLayer::About{names(), session().table(), now, *weights},
                                         [this](const byzantium::text::Act& act) { return enter(act); }));
}

// --- Seats that the program plays

bool Desk::has_program() const { return advice_ == Advice::counsel && counsel_weights().has_value(); }

std::optional<counsel::Strength> Desk::program_at(const Position& now) const {
    if (!has_program() || !decides_anybody(now)) return std::nullopt;
    const auto seat = open().looks().seat_of(teller().awaited(now));
    for (const StandingLine& line : table().standing().in_force())
        if (line.seat == seat)
            if (const auto strength = strength_of(line.key)) return strength;
    return std::nullopt;
}

std::unique_ptr<Layer> Desk::question_for_program(const Position& now, counsel::Strength strength) {
    return std::make_unique<CounselLayer>(
        CounselLayer::About{names(), session().table(), now, *counsel_weights()},
        [this](const byzantium::text::Act& act) { return enter(act); },
        CounselLayer::AtSeat{strength, [this, now] { return question_again(questioned(now, {}), nullptr); }});
}

void Desk::follow_programs() {
    if (repair() != nullptr || looks_back()) return;
    const auto* const counselling = last_as<CounselLayer>();
    const bool plays = counselling != nullptr && counselling->plays_seat();
    if (plays != program_at(session().position()).has_value()) ask();
}

bool Desk::thinks() const {
    const auto* const counselling = top_as<CounselLayer>();
    return counselling != nullptr && counselling->thinks();
}

bool Desk::learn_from_counsel() {
    auto* const counselling = top_as<CounselLayer>();
    const auto row = counselling != nullptr ? counselling->learn(selected()) : std::nullopt;
    if (!row) return false;
    show_typed();
    select(*row);
    return true;
}

WhatIfStart Desk::what_if() const try {
    const auto* const planning = top_as<PlanLayer>();
    if (const auto* const threat = planning != nullptr ? planning->threat(selected()) : nullptr)
        return what_if_of(names(), *threat);
    return what_if_under_way(names(), session().table(), shown()).value_or(usual_what_if());
} catch (const byzantium::odds::OutOfLimits&) {
    return usual_what_if();
}

std::unique_ptr<Layer> Desk::correction(Setting current) {
    return std::make_unique<CorrectionLayer>(
        Correction{names(), session().table(), seats(session().position()), std::move(current)}, asked(),
        [this](const byzantium::text::Act& act) { return enter_correction(act); });
}

// What it set, to be set otherwise, for the same reason.
std::unique_ptr<Layer> Desk::correction_again(const Position& now, const byzantium::Correct& was,
                                              std::function<Outcome()> back) {
    return std::make_unique<CorrectionLayer>(
        Correction{names(), session().table(), seats(now), was.set.front()}, now,
        [this](const byzantium::text::Act& act) { return enter_correction(act); }, was.note.value_or(std::string{}),
        std::move(back));
}

// What is asked for is an answer; another number is put right. Whoever wants an action that cannot be chosen does not
// want another player in its box.
void Desk::touch(const Setting& current) {
    if (message() != several_answers() && message() != cube_by_cube()) touched_.clear();
    say_nothing();
    if (const auto place = place_of_cubes(current); place && choose_place(*place)) return;
    if (answer_touched(current)) return;
    if (std::holds_alternative<SetActionBox>(current) &&
        std::holds_alternative<AwaitAction>(session().position().awaits))
        return tell(no_such_action());
    correct(current);
}

// Behind a row that nobody saw nothing is entered at once: it is marked.
bool Desk::answer_touched(const Setting& current) {
    auto* const deciding = top_as<DecisionLayer>();
    if (deciding == nullptr) return false;
    auto rows = deciding->rows_touched(current);
    const bool was_seen = !rows.empty();
    if (!was_seen) {
        if (!deciding->go_towards(current)) return false;
        show();
        rows = deciding->rows_touched(current);
    }
    const bool one = rows.size() == 1 && touched_.empty();
    if (one && (was_seen || !deciding->decides(rows.front()))) {
        choose(rows.front());
    } else {
        mark_one_of(rows, current);
    }
    return true;
}

// Of a loss every touch is one more cube, and one too many begins anew; of other answers that fit, the next is marked.
void Desk::mark_one_of(const std::vector<std::size_t>& rows, const Setting& current) {
    touched_.push_back(current);
    if (mark_loss()) return;
    const auto next = std::upper_bound(rows.begin(), rows.end(), selected());
    const bool goes_on = touched_.size() > 1 && next != rows.end();
    touched_.assign(1, current);
    if (mark_loss()) return;
    select(goes_on ? *next : rows.front());
    if (rows.size() > 1) say_so(Mood::note, several_answers());
}

bool Desk::mark_loss() {
    const auto* const deciding = top_as<DecisionLayer>();
    const auto row = deciding != nullptr ? deciding->row_losing(touched_) : std::nullopt;
    if (!row) return false;
    select(*row);
    say_so(Mood::note, cube_by_cube());
    return true;
}

void Desk::correct(Setting current) {
    say_nothing();
    auto layer = correction(std::move(current));
    if (typing() != nullptr) take_off_top();
    lay(std::move(layer));
}

void Desk::offer(const byzantium::text::Restoring& restoring) {
    lay(std::make_unique<CorrectionLayer>(Correction::to_restore(names(), restoring), asked(),
                                          [this](const byzantium::text::Act& act) { return enter(act); }));
}

// Pieces often move by two corrections, one for each place: what is left over is told, and nothing is refused.
Outcome Desk::enter_correction(const byzantium::text::Act& act) {
    const Position before = session().position();
    Outcome outcome = enter(act);
    auto* const answered = std::get_if<Answered>(&outcome);
    if (answered != nullptr && answered->message.empty()) {
        answered->message = wrong_totals(names(), before, session().position());
        answered->tells = Answered::Tells::warning;
    }
    return outcome;
}

void Desk::correct_all(std::vector<Setting> settings, std::string reason) {
    carry_out(enter_correction({{Entry{byzantium::Correct{std::move(settings), std::move(reason)}}}, {}}));
}

void Desk::lay_open(CityId city, const std::optional<Refusal>& why_not) {
    say_nothing();
    cover(std::make_unique<InspectLayer>(looked(), city, why_not,
                                         [this](const Setting& current) { return correction(current); }));
}

void Desk::prefer(const Preferences& preferences) {
    if (preferences.advice != preferred_advice_) set_advice(preferences.advice);
    preferred_advice_ = preferences.advice;
    if (preferences.automatic_dice != automatic_dice_) set_automatic_dice(preferences.automatic_dice);
}

void Desk::set_advice(Advice advice) {
    advice_ = advice;
    show();
    follow_programs();
}

}  // namespace byzantium::words

template class present::RepairLayer<byzantium::words::Teller>;
