// SPDX-License-Identifier: MIT
#include "present/desk/desk.h"

#include "present/desk/look_back.h"
#include "present/desk/standing_layer.h"
#include "present/help/rules.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/table/standing_words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace present {

Desk::Desk(OpenTable& table) : table_{table} {}

// --- The stack

void Desk::ask() {
    asked_at_ = table_.state();
    entries_asked_at_ = table_.looks().cursor();
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
    forget_typed();
    page_ = layers_.back()->page();
    selected_ = first_selected(page_);
}

std::size_t Desk::first_selected(const Page& page) const {
    const auto first =
        std::find_if(page.rows.begin(), page.rows.end(), [](const Row& row) { return !row.why_not.has_value(); });
    return first == page.rows.end() ? 0 : static_cast<std::size_t>(first - page.rows.begin());
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
                                      say_so(answered.tells == Answered::Tells::warning ? Mood::trouble : Mood::news,
                                             std::move(answered.message));
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
    forget_typed();
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
    forget_typed();
    selected_ = row;
    message_.clear();
    if (page_.rows[row].why_not) return tell(*page_.rows[row].why_not);
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

void Desk::confirm() {
    if (shows_what_enter_takes()) return;
    if (auto outcome = layers_.back()->confirm()) return carry_out(*std::move(outcome));
    choose(selected_);
}

bool Desk::back() {
    message_.clear();
    if (!typed_.empty()) {
        forget_typed();
        return true;
    }
    auto outcome = layers_.back()->back();
    if (!outcome) return false;
    carry_out(*std::move(outcome));
    return true;
}

void Desk::set_number(std::string typed) {
    Typing* const fields = top().typing();
    if (fields == nullptr || !fields->number) return;
    fields->number = std::move(typed);
    show_typed();
}

void Desk::set_reason(std::string reason) {
    if (Typing* const fields = top().typing()) fields->reason = std::move(reason);
}

void Desk::tell_dice(const DiceTold& told) {
    message_.clear();
    if (auto outcome = top().tell_dice(told)) carry_out(*std::move(outcome));
}

// --- Standing answers

void Desk::show_standing_answers() {
    if (is_under_repair()) return;
    say_nothing();
    if (standing_choices().empty())
        return say_so(Mood::note, translated("This game asks nothing that could be answered in advance."));
    cover(std::make_unique<StandingLayer>(*this));
}

std::vector<StandingChoice> Desk::standing_choices() const {
    auto choices = table_.standing().choices();
    if (has_program())
        for (StandingChoice& one : table_.standing().program_choices()) choices.push_back(std::move(one));
    return choices;
}

void Desk::let_stand(std::size_t seat, const StandingChoice& choice, Lasting lasting) {
    if (is_under_repair()) return;
    table_.standing().give(seat, choice.key, lasting);
    const std::string& player = table_.looks().players().at(seat).label;
    std::string said = say("From now on: {answer}.",
                           arg("answer", standing_line(player, {seat, choice.key, standing_text(choice.text, lasting),
                                                                StandingLine::State::holds})));
    const auto before = table_.state();
    const std::string given = answer_for_seats(std::nullopt);
    drop_covers();
    table_.state() == before ? show() : ask();
    if (table_.state() == before) standing_changed();
    if (!given.empty()) said += ' ' + given;
    say_so(Mood::news, std::move(said));
}

void Desk::take_back(const StandingLine& line) {
    table_.standing().take_back(line.seat, line.key);
    page_ = layers_.back()->page();
    standing_changed();
    say_so(Mood::news, say("Cancelled: {answer}.",
                           arg("answer", standing_line(table_.looks().players().at(line.seat).label,
                                                       {line.seat, line.key, line.text, StandingLine::State::holds}))));
}

void Desk::take_back_last() {
    const auto lines = table_.standing().in_force();
    if (!lines.empty()) take_back(lines.back());
}

std::string Desk::answer_for_seats(const std::optional<std::string>& waiting) {
    std::string told;
    const std::size_t given = table_.standing().answer(waiting);
    const std::size_t now = table_.looks().cursor();
    for (std::size_t number = now - given + 1; number <= now; ++number)
        told += (told.empty() ? "" : " ") + table_.looks().headline(number);
    return told;
}

// --- Time

std::string Desk::undo_name() const {
    if (layers_.back()->has_unentered() || is_half_answered()) return translated("What is not entered yet");
    const auto act = table_.act_back();
    return act ? capitalised(table_.looks().act(*act).text) : table_.undo_name();
}

std::string Desk::redo_name() const {
    const auto act = table_.act_forth();
    return act ? capitalised(table_.looks().act(*act).text) : table_.redo_name();
}

bool Desk::undo() {
    if (layers_.back()->has_unentered()) {
        message_.clear();
        layers_.back()->erase();
        show();
        return true;
    }
    if (is_half_answered() && back()) return true;
    const std::string name = undo_name();
    if (is_under_repair()) return false;
    const auto act = table_.act_back();
    const std::size_t entries = table_.looks().cursor();
    const std::size_t all = table_.looks().size();
    if (!(act ? table_.go_to(act->first) : table_.undo())) return false;
    const bool is_repair = table_.looks().cursor() >= entries || table_.looks().size() != all;
    undone_from(is_repair ? 0 : entries);
    moved_in_time(translated("Undone: {what}"), name);
    return true;
}

bool Desk::redo() {
    const std::string name = redo_name();
    if (is_under_repair()) return false;
    const auto act = table_.act_forth();
    if (!(act ? table_.go_to(act->end) : table_.redo())) return false;
    moved_in_time(translated("Redone: {what}"), name);
    return true;
}

// Of a repair that is undone (0), the page said before what it had changed.
void Desk::undone_from(std::size_t entries) {
    const bool goes_on = undone_to_ > entries && undone_to_ <= table_.looks().size();
    if (!goes_on || entries == 0) undone_to_ = entries;
}

EntryRange Desk::to_put_back() const {
    const std::size_t now = table_.looks().cursor();
    const bool is_there = now < undone_to_ && undone_to_ <= table_.looks().size();
    return {now, is_there ? undone_to_ : now};
}

void Desk::come_back(ForHands left) {
    undone_to_ = left.undone_to;
    table_.come_back(std::move(left.mended));
}

void Desk::moved_in_time(const char* sentence, const std::string& what) {
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

void Desk::open_entry(std::size_t entries) {
    if (is_under_repair() || entries < 1 || entries != table_.looks().cursor()) return look_at(entries);
    message_.clear();
    drop_covers();
    layers_.push_back(std::make_unique<LookBack>(*this, entries));
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
    undone_from(table_.looks().cursor());
    table_.go_to(entries);
    ask();
    say_so(Mood::news,
           say_counted(static_cast<int>(entries),
                       "Continuing after entry {n}. Later entries can be redone until you enter something else.",
                       "Continuing after entry {n}. Later entries can be redone until you enter something else."));
}

// --- Repair

bool Desk::is_under_repair() {
    if (std::none_of(layers_.begin(), layers_.end(), [](const auto& layer) { return layer->outlasts(); })) return false;
    tell(translated("A repair is under way: accept it first, or leave it with Esc."));
    return true;
}

void Desk::begin_repair(Mending mending, std::size_t number) {
    if (is_under_repair() || number < 1 || number > table_.looks().cursor()) return;
    begin_repair(repair_of(mending, number));
}

void Desk::begin_repair(std::unique_ptr<Layer> repair) {
    message_.clear();
    drop_covers();
    layers_.push_back(std::move(repair));
    ask();
}

void Desk::change_entry(std::size_t number) { begin_repair(Mending::change, number); }
void Desk::insert_before(std::size_t number) { begin_repair(Mending::insert_before, number); }
void Desk::remove_entry(std::size_t number) { begin_repair(Mending::remove, number); }
void Desk::remove_act(std::size_t number) { begin_repair(Mending::remove_act, number); }

}  // namespace present
