// SPDX-License-Identifier: MIT
#include "present/desk/desk.h"

#include "present/desk/look_back.h"
#include "present/help/rules.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace present {

Desk::Desk(OpenTable& table) : table_{table}, first_of_last_act_{table.looks().cursor()} {}

// --- The stack

void Desk::ask() {
    asked_at_ = table_.state();
    while (!layers_.empty() && !layers_.back()->outlasts()) layers_.pop_back();
    if (layers_.empty()) {
        layers_.push_back(question());
    } else if (auto asked = layers_.back()->asks()) {
        layers_.push_back(std::move(asked));
    }
    base_ = layers_.size();
    show();
    asked_anew();
}

void Desk::show() {
    typed_.clear();
    page_ = layers_.back()->page();
    selected_ = first_selected(page_);
}

void Desk::lay(std::unique_ptr<Layer> layer) {
    layers_.push_back(std::move(layer));
    show();
}

void Desk::take_off_top() { layers_.pop_back(); }

void Desk::drop_covers() { layers_.resize(base_); }

void Desk::cover(std::unique_ptr<Layer> layer) {
    if (has_covers() && !looks_back()) drop_covers();
    lay(std::move(layer));
}

std::optional<std::size_t> Desk::looked_at() const { return has_covers() ? layers_[base_]->looks_at() : std::nullopt; }

std::size_t Desk::shown_entries() const { return looked_at().value_or(table_.looks().cursor()); }

void Desk::carry_out(Outcome outcome) {
    std::visit(values::overloaded{[this](Stays& stays) {
                                      if (!stays.message.empty()) tell(std::move(stays.message));
                                  },
                                  [this](Turns&) { show(); },
                                  [this](Leaves& leaves) {
                                      layers_.pop_back();
                                      show();
                                      say_so(Mood::news, std::move(leaves.message));
                                  },
                                  [this](Answered& answered) {
                                      ask();
                                      say_so(Mood::news, std::move(answered.message));
                                  },
                                  [this](Lays& lays) { lay(std::move(lays.layer)); },
                                  [this](Replaced& replaced) {
                                      layers_.back() = std::move(replaced.by);
                                      show();
                                  },
                                  [](Does& does) { does.act(); }},
               outcome);
}

void Desk::say_so(Mood mood, std::string message) {
    message_ = std::move(message);
    mood_ = mood;
}

HelpTopic Desk::topic() const {
    if (auto refused = rules_named(message_, rule_mark()); !refused.empty()) return refused;
    if (selected_ < page_.rows.size() && !page_.rows[selected_].rule.empty())
        return RuleIds{page_.rows[selected_].rule};
    return layers_.back()->topic(selected_);
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
    carry_out(layers_.back()->choose(row));
}

bool Desk::choose_place(const std::string& place) {
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (page_.rows[i].place != place) continue;
        choose(i);
        return true;
    }
    return false;
}

bool Desk::type(char key) {
    if (const auto taken = layers_.back()->type(key)) {
        show_typed();
        return *taken;
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
    if (auto outcome = layers_.back()->confirm()) return carry_out(*std::move(outcome));
    choose(selected_);
}

bool Desk::back() {
    message_.clear();
    auto outcome = layers_.back()->back();
    if (!outcome) return false;
    carry_out(*std::move(outcome));
    return true;
}

void Desk::erase() {
    layers_.back()->erase();
    show_typed();
}

void Desk::set_number(std::string typed) {
    if (Typing* const fields = top().typing(); fields != nullptr && fields->number) fields->number = std::move(typed);
}

void Desk::set_reason(std::string reason) {
    if (Typing* const fields = top().typing()) fields->reason = std::move(reason);
}

// --- Time

bool Desk::undo() {
    const std::string name = undo_name();
    if (is_under_repair() || !table_.undo()) return false;
    moved_in_time(translated("Undone: {what}"), name);
    return true;
}

bool Desk::redo() {
    const std::string name = redo_name();
    if (is_under_repair() || !table_.redo()) return false;
    moved_in_time(translated("Done again: {what}"), name);
    return true;
}

void Desk::moved_in_time(const char* sentence, const std::string& what) {
    first_of_last_act_ = table_.looks().cursor();
    ask();
    say_so(Mood::news, say(sentence, arg("what", what)));
}

void Desk::look_at(std::size_t entries) {
    if (is_under_repair() || entries > table_.looks().size()) return;
    message_.clear();
    drop_covers();
    if (entries != table_.looks().cursor()) layers_.push_back(std::make_unique<LookBack>(*this, entries));
    show();
}

void Desk::back_to_now() {
    drop_covers();
    message_.clear();
    show();
}

void Desk::continue_from_here() {
    if (!looks_back()) return;
    const std::size_t entries = shown_entries();
    table_.go_to(entries);
    first_of_last_act_ = table_.looks().cursor();
    ask();
    say_so(Mood::news,
           say_counted(static_cast<int>(entries),
                       "Going on after entry {n}; what came after it can be redone until something else is entered.",
                       "Going on after entry {n}; what came after it can be redone until something else is entered."));
}

// --- Repair

bool Desk::is_under_repair() {
    if (std::none_of(layers_.begin(), layers_.end(), [](const auto& layer) { return layer->outlasts(); })) return false;
    tell(translated("A repair is under way: accept it first, or leave it with Esc."));
    return true;
}

void Desk::begin_repair(Mending mending, std::size_t number) {
    if (is_under_repair() || number < 1 || number > table_.looks().cursor()) return;
    message_.clear();
    drop_covers();
    layers_.push_back(repair_of(mending, number));
    ask();
}

void Desk::change_entry(std::size_t number) { begin_repair(Mending::change, number); }
void Desk::insert_before(std::size_t number) { begin_repair(Mending::insert_before, number); }
void Desk::remove_entry(std::size_t number) { begin_repair(Mending::remove, number); }

}  // namespace present
