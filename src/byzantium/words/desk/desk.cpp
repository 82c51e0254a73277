// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/desk.h"

#include "byzantium/odds/force.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/entries/refusals.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <charconv>

namespace byzantium::words {

using namespace present;

namespace {

// Questions whose answers are few and belong together are answered with one key.
constexpr std::size_t most_at_once = 12;

Ask way_to_ask(const Position& now, std::size_t decisions) {
    const bool cubes_to_name =
        std::holds_alternative<AwaitLosses>(now.awaits) || std::holds_alternative<AwaitUpkeep>(now.awaits);
    return cubes_to_name && decisions <= most_at_once ? Ask::at_once : Ask::step_by_step;
}

std::optional<int> number_in(const std::string& typed) {
    int value{};
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    return value;
}

}  // namespace

Desk::Desk(byzantium::text::Session& session, Advice advice)
    : session_{session},
      names_{session.table().board, session.header()},
      advice_{advice},
      first_of_last_act_{session.journal().cursor()} {
    ask();
}

const Position& Desk::asked() const {
    if (repair_ && repair_->asks()) return repair_->asked();
    return session_.position();
}

const Position& Desk::shown() const {
    if (looks_back()) return session_.journal().position_at(shown_entries());
    return asked();
}

bool Desk::looks_back() const { return !covers_.empty() && std::holds_alternative<LookingBack>(covers_.front()); }

std::size_t Desk::shown_entries() const {
    if (looks_back()) return std::get<LookingBack>(covers_.front()).entries;
    return repair_ ? repair_->first_marked() : session_.journal().cursor();
}

AboutTo Desk::about_to() const {
    const auto* asking = std::get_if<Asking>(&question_);
    if (!asking || !covers_.empty() || selected_ >= asking->tree.branches().size()) return AboutTo::act;
    const auto& decisions = asking->tree.branches()[selected_].decisions;
    return std::holds_alternative<Pass>(decisions.front()) ? AboutTo::pass : AboutTo::act;
}

const Desk::Typing* Desk::typing() const {
    if (covers_.empty()) return nullptr;
    const auto* correcting = std::get_if<Correcting>(&covers_.back());
    return correcting && correcting->correction.number() ? &correcting->typing : nullptr;
}

bool Desk::corrects() const { return !covers_.empty() && std::holds_alternative<Correcting>(covers_.back()); }

std::string Desk::reason() const { return corrects() ? std::get<Correcting>(covers_.back()).typing.reason : ""; }

// The question of the position, from its beginning.
void Desk::ask() {
    state_ = session_.state();
    const Position& now = asked();
    const auto legal = byzantium::legal(session_.table(), now);
    if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
        question_ = Rolling{DiceTray{*roll}};
    } else if (!legal.empty()) {
        question_ =
            Asking{DecisionTree{DecisionRows{names_, session_.table(), now, legal, way_to_ask(now, legal.size())}}};
    } else {
        question_ = Nothing{};
    }
    covers_.clear();
    show();
    if (automatic_dice_ == Switch::on) roll();
}

void Desk::show() {
    typed_.clear();
    page_ = made_page();
    selected_ = 0;
    if (advice_ == Advice::adviser)
        for (std::size_t i = 0; i < page_.rows.size(); ++i)
            if (page_.rows[i].best) selected_ = i;
}

// --- Answers

void Desk::select(std::size_t row) {
    if (row >= page_.rows.size() || row == selected_) return;
    selected_ = row;
    message_.clear();  // it spoke of the row before
}

void Desk::select_next(int rows) {
    const int last = static_cast<int>(page_.rows.size()) - 1;
    if (last >= 0) select(static_cast<std::size_t>(std::clamp(static_cast<int>(selected_) + rows, 0, last)));
}

void Desk::choose(std::size_t row) {
    if (row >= page_.rows.size()) return;
    selected_ = row;
    message_.clear();
    if (!covers_.empty()) {
        // What it does may take the cover away, so it works on a copy.
        std::visit([&](auto cover) { choose_in(cover, row); }, Cover{covers_.back()});
    } else if (judges_a_draft()) {
        carry_out(repair_->choose(row));
    } else {
        std::visit([&](auto& question) { choose_in(question, row); }, question_);
    }
}

void Desk::choose_in(Asking& asking, std::size_t row) {
    if (const auto decision = asking.tree.choose(row)) return enter(Entry{*decision});
    show();
}

void Desk::choose_in(Rolling&, std::size_t) { roll(); }

void Desk::choose_in(Nothing&, std::size_t row) {
    if (row < seats().size()) enter(Entry{AwaitPlayer{seats()[row]}});
}

void Desk::choose_in(Correcting& correcting, std::size_t row) {
    if (auto also = correcting.correction.also(asked(), row)) {
        covers_.back().emplace<Correcting>(Correcting{*std::move(also), correcting.typing});
        return show();
    }
    byzantium::text::Act act = correcting.correction.options()[row].act;
    if (act.entries.empty()) return static_cast<void>(back());
    auto* first = std::get_if<Correct>(&act.entries.front());
    if (first && !correcting.typing.reason.empty()) first->note = correcting.typing.reason;
    act.entries.size() == 1 ? enter(act.entries.front()) : enter_together(act);
}

void Desk::choose_in(Inspecting& inspecting, std::size_t row) { correct(inspecting.settings[row]); }

void Desk::choose_in(Explaining& explaining, std::size_t row) {
    tell(refusal(session_.table().board, explaining.list[row].why));
    select(row);
}

void Desk::choose_in(Planning& planning, std::size_t row) try {
    if (planning.player) return select(row);
    auto threats = byzantium::odds::threats(session_.table(), shown(), seats()[row]);
    best_first(threats);
    covers_.back() = Planning{seats()[row], std::move(threats)};
    show();
} catch (const byzantium::odds::OutOfLimits&) {
    tell(beyond_reckoning());
}

void Desk::choose_in(Watching&, std::size_t row) { select(row); }

void Desk::choose_city(CityId city) {
    const std::string place = place_of(session_.table().board, city);
    for (std::size_t i = 0; i < page_.rows.size(); ++i)
        if (page_.rows[i].place == place) return choose(i);
    lay_open(city, looks_back() ? std::nullopt : why_not(left_out(), city));
}

bool Desk::type(char key) {
    if (DiceTray* const dice = tray(); dice && key >= '0' && key <= '9') {
        const bool taken = dice->type(key - '0');
        page_ = made_page();
        return taken;
    }
    typed_ += upper(std::string{key});
    std::vector<std::size_t> beginning;
    for (std::size_t i = 0; i < page_.rows.size(); ++i)
        if (page_.rows[i].key.starts_with(typed_)) beginning.push_back(i);
    if (beginning.empty()) {
        const bool again = typed_.size() > 1;
        typed_.clear();
        return again && type(key);
    }
    selected_ = beginning.front();
    if (beginning.size() == 1) choose(beginning.front());
    return true;
}

void Desk::confirm() {
    if (const Typing* typed = typing()) {
        const auto& correcting = std::get<Correcting>(covers_.back());
        const auto number = number_in(typed->number);
        if (!number) {
            tell(translated("Type a number: how many lie there?"));
            return;
        }
        Correct correct{{correcting.correction.with_number(*number)}, {}};
        if (!typed->reason.empty()) correct.note = typed->reason;
        return enter(Entry{std::move(correct)});
    }
    if (const DiceTray* dice = tray()) {
        if (dice->complete()) return enter(Entry{dice->roll()});
        tell(translated("Not all dice are told yet: type their faces, or let the program roll."));
        return;
    }
    choose(selected_);
}

bool Desk::back() {
    message_.clear();
    if (!covers_.empty()) {
        covers_.pop_back();
        show();
        return true;
    }
    if (auto* asking = std::get_if<Asking>(&question_); asking && asking->tree.back()) {
        show();
        return true;
    }
    if (!repair_) return false;
    carry_out(repair_->back());
    return true;
}

// --- Entering

void Desk::enter(const Entry& entry) {
    if (repair_ && repair_->asks()) return carry_out(repair_->answer(entry));
    if (!is_under_repair()) enter_now({{entry}, {}});
}

void Desk::enter_together(const byzantium::text::Act& act) {
    if (!is_under_repair()) enter_now(act);
}

void Desk::enter_now(const byzantium::text::Act& act) {
    const std::size_t first = session_.journal().cursor();
    const auto taken = session_.submit(state_, act);
    if (taken) {
        first_of_last_act_ = first;
        message_.clear();
        return ask();
    }
    std::visit(values::overloaded{[&](const session::Stale&) {
                                      tell(translated("The table has moved on meanwhile; this is the question now."));
                                      ask();
                                  },
                                  [&](const Refusal& why) { tell(refusal(session_.table().board, why)); }},
               taken.error());
}

// --- Looking closer

// Nothing where nothing is asked for.
std::vector<NotOffered> Desk::left_out() const {
    const auto* asking = std::get_if<Asking>(&question_);
    if (!asking || judges_a_draft()) return {};
    return not_offered(names_, session_.table(), asked(), asking->tree);
}

void Desk::explain() {
    if (!std::holds_alternative<Asking>(question_) || !covers_.empty() || judges_a_draft()) return;
    covers_.emplace_back(std::in_place_type<Explaining>, Explaining{left_out()});
    show();
}

void Desk::plan() {
    message_.clear();
    if (!covers_.empty() && !looks_back()) covers_.clear();
    covers_.emplace_back(std::in_place_type<Planning>, Planning{{}, {}});
    show();
}

void Desk::watch() try {
    message_.clear();
    Watching watching{capital_watch(names_, session_.table(), shown())};
    if (!covers_.empty() && !looks_back()) covers_.clear();
    covers_.emplace_back(std::in_place_type<Watching>, std::move(watching));
    show();
} catch (const byzantium::odds::OutOfLimits&) {
    tell(beyond_reckoning());
}

WhatIfStart Desk::what_if() const try {
    const auto* planning = covers_.empty() ? nullptr : std::get_if<Planning>(&covers_.back());
    if (planning && selected_ < planning->threats.size()) return what_if_of(names_, planning->threats[selected_]);
    return what_if_under_way(names_, session_.table(), shown()).value_or(usual_what_if());
} catch (const byzantium::odds::OutOfLimits&) {
    return usual_what_if();
}

void Desk::correct(Setting current) {
    message_.clear();
    Correction correction{names_, session_.table(), seats(), std::move(current)};
    const auto number = correction.number();
    if (corrects()) covers_.pop_back();
    covers_.emplace_back(std::in_place_type<Correcting>,
                         Correcting{std::move(correction), {number ? std::to_string(*number) : "", ""}});
    show();
}

void Desk::offer(const byzantium::text::Restoring& restoring) {
    covers_.emplace_back(std::in_place_type<Correcting>, Correcting{Correction::to_restore(names_, restoring), {}});
    show();
}

void Desk::correct_all(std::vector<Setting> settings, std::string reason) {
    enter(Entry{Correct{std::move(settings), std::move(reason)}});
}

void Desk::inspect(CityId city) { lay_open(city, std::nullopt); }

void Desk::lay_open(CityId city, const std::optional<Refusal>& why_not) {
    message_.clear();
    if (!covers_.empty() && !looks_back()) covers_.clear();
    covers_.emplace_back(std::in_place_type<Inspecting>, Inspecting{city, settings_of(shown(), city), why_not});
    show();
}

void Desk::set_number(std::string typed) {
    if (typing()) std::get<Correcting>(covers_.back()).typing.number = std::move(typed);
}

void Desk::set_reason(std::string reason) {
    if (covers_.empty()) return;
    if (auto* correcting = std::get_if<Correcting>(&covers_.back())) correcting->typing.reason = std::move(reason);
}

void Desk::set_advice(Advice advice) {
    advice_ = advice;
    show();
}

std::vector<Color> Desk::seats() const {
    std::vector<Color> colours;
    for (const Player& player : session_.position().players) colours.push_back(player.color);
    return colours;
}

}  // namespace byzantium::words
