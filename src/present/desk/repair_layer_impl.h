// SPDX-License-Identifier: MIT
// Members of RepairLayer<T>, for the one source file of a game that instantiates it.
#pragma once

#include "present/desk/repair_layer.h"
#include "present/help/manual.h"
#include "present/language/words.h"
#include "session/repair.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace present {

inline std::string nothing_was_repaired() { return translated("Nothing was changed: the journal is as it was."); }

// --- What is changed

// The line of the draft that the entry of the session is, or that stands in its place.
template <Teller T>
std::size_t RepairLayer<T>::line_of(std::size_t number) const {
    const auto& lines = draft_.lines();
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const auto& line) { return line.was == number || line.instead_of == number; });
    return static_cast<std::size_t>(found - lines.begin()) + 1;
}

template <Teller T>
void RepairLayer<T>::change(std::size_t number) {
    kind_ = RepairKind::change;
    first_touched_ = number;
    place_ = Place{line_of(number), Place::How::change};
}

template <Teller T>
void RepairLayer<T>::insert_before(std::size_t number) {
    kind_ = RepairKind::insertion;
    first_touched_ = number;
    place_ = Place{line_of(number), Place::How::insert};
}

template <Teller T>
void RepairLayer<T>::remove(std::size_t number) {
    kind_ = RepairKind::removal;
    first_touched_ = number;
    draft_.remove(line_of(number));
    judge_draft();
}

// All of them go before the draft is judged: what one of them alone would leave behind is nobody's question.
template <Teller T>
void RepairLayer<T>::remove(EntryRange entries) {
    kind_ = RepairKind::removal_of_act;
    first_touched_ = entries.first + 1;
    for (std::size_t number = entries.end; number > entries.first; --number) draft_.remove(line_of(number));
    judge_draft();
}

template <Teller T>
bool RepairLayer<T>::correct_before(std::size_t number, const Entry& correction) {
    kind_ = RepairKind::insertion;
    first_touched_ = number;
    const std::size_t line = line_of(number);
    const Entry earlier = table_.teller().before_the_end(correction, draft_.before(line), draft_.before(line + 1));
    draft_.insert(line, earlier);
    if (!draft_.refused().empty()) return false;
    const Position& at_the_end = draft_.before(draft_.lines().size() + 1);
    const auto again = Game::apply(table_.session().table(), at_the_end, correction);
    if (!again || !((*again).after == at_the_end)) return false;
    judge_draft();
    return true;
}

template <Teller T>
const typename T::Game::Entry* RepairLayer<T>::changed_now() const {
    if (!place_ || place_->how == Place::How::insert) return nullptr;
    return &draft_.lines()[place_->line - 1].entry;
}

// What is put in may be the first of several answers that are one act: then the next question is asked at once.
template <Teller T>
Outcome RepairLayer<T>::answer(const Entry& entry) {
    if (place_->how == Place::How::change) {
        draft_.change(place_->line, entry);
        return judge();
    }
    draft_.insert(place_->line, entry);
    ++place_->line;
    if (act_goes_on()) return Answered{};
    return judge();
}

template <Teller T>
bool RepairLayer<T>::act_goes_on() const {
    if (place_->line > draft_.lines().size()) return false;
    const auto& why = draft_.lines()[place_->line - 1].refused;
    return why && table_.teller().is_for_another_question(*why) && !table_.teller().begins_an_action(asked());
}

// The question of the entry that is being chosen.
template <Teller T>
std::unique_ptr<Layer> RepairLayer<T>::asks() {
    if (!place_) return nullptr;
    return question_of(
        asked(), [this] { return left_or_judged(); }, changed_now());
}

template <Teller T>
Outcome RepairLayer<T>::over(std::string message) {
    is_over_ = true;
    return Answered{std::move(message)};
}

// The draft is another one: its page is due.
template <Teller T>
Outcome RepairLayer<T>::judge() {
    if (draft_.is_unchanged()) return over(nothing_was_repaired());
    judge_draft();
    return Answered{};
}

template <Teller T>
void RepairLayer<T>::judge_draft() {
    place_.reset();
    hands_are_settled_ = false;
    later_ = words().consequences();
    choices_.clear();
    const auto refused = draft_.refused();
    if (!refused.empty()) {
        offer_mends();
        offer_another_answer(refused.front());
        offer_taking_out(refused.front());
    } else if (!draft_.changed_hands().empty()) {
        offer_hands();
    } else {
        add(translated("Accept the repair"), {}, [this] { return accept(); });
    }
    add(translated("Leave everything as it was"), {}, [this] { return left_or_judged(); });
}

// The player whom the table gives the action, if it is one.
template <Teller T>
std::string RepairLayer<T>::given_back(const session::Repair<Game>& kept) const {
    std::vector<Entry> given;
    for (const auto& line : kept.lines())
        if (!line.was && gives_action(line.entry)) given.push_back(line.entry);
    for (const auto& line : draft_.lines())
        if (const auto there = std::find(given.begin(), given.end(), line.entry); !line.was && there != given.end())
            given.erase(there);
    if (given.size() == 1) return table_.teller().headline(draft_.before(1), given.front());
    return translated("the table gives each action to its player");
}

template <Teller T>
bool RepairLayer<T>::gives_action(const Entry& entry) const {
    const auto& all = table_.teller().players();
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& seated) { return Entry{Game::give_action(seated.player)} == entry; });
}

// --- Its page

template <Teller T>
void RepairLayer<T>::add(std::string text, std::string note, std::function<Outcome()> act) {
    Row row;
    row.key = std::to_string(choices_.size() + 1);
    row.text = std::move(text);
    row.note = std::move(note);
    row.rule = {};
    choices_.push_back({std::move(row), std::move(act)});
}

inline std::string still_refused(std::size_t entries) {
    if (entries == 0) return translated("Then all entries are valid.");
    return say_counted(static_cast<int>(entries), "Then {n} entry is still not valid.",
                       "Then {n} entries are still not valid.");
}

// What is missing comes first: it throws nothing away.
template <Teller T>
void RepairLayer<T>::offer_mends() {
    for (const Mend<Game>& mend : mends(table_.teller(), table_.session(), draft_))
        add(say("Insert what is missing: {what}",
                arg("what", table_.teller().headline(draft_.before(mend.before), mend.missing))),
            still_refused(mend.refused), [this, mend] { return put_in(mend); });
    session::Repair<Game> kept{draft_};
    kept.keep_players();
    if (kept.refused().size() < draft_.refused().size())
        add(translated("Keep each entry with its player"), still_refused(kept.refused().size()), [this] {
            draft_.keep_players();
            return judge();
        });
}

// To the question of that line: a changed roll may ask what was never asked, or what is answered otherwise now.
template <Teller T>
void RepairLayer<T>::offer_another_answer(std::size_t line) {
    const auto ask = [this, line](typename Place::How how) {
        return [this, line, how] {
            place_ = Place{line, how};
            return Outcome{Answered{}};
        };
    };
    const auto& now = draft_.before(line);
    const bool is_other = table_.teller().is_for_another_question(draft_.lines()[line - 1].refused.value());
    if (is_other && !table_.teller().begins_an_action(now))
        return add(say("Answer what is asked there now: {question}", arg("question", words().question_before(line))),
                   translated("or enter a correction there"), ask(Place::How::insert));
    const std::string what = words().told_of_line(line);
    if (!is_other) add(say("Enter something else instead of: {what}", arg("what", what)), {}, ask(Place::How::change));
    add(say("Insert an entry or a correction before: {what}", arg("what", what)), {}, ask(Place::How::insert));
}

template <Teller T>
void RepairLayer<T>::offer_taking_out(std::size_t first) {
    // Of the entry, and not of the row: it can be deleted.
    auto why = say("It no longer holds. {why}", arg("why", words().why_refused(first)));
    add(say("Delete: {what}", arg("what", words().told_of_line(first))), std::move(why), [this, first] {
        draft_.remove(first);
        return judge();
    });
    if (draft_.refused().size() == 1) return;
    const auto all = static_cast<int>(entries_to_take_out<Game>(draft_));
    add(say_counted(all, "Delete {n} entry, so that all others are valid",
                    "Delete {n} entries, so that all others are valid"),
        {}, [this] { return take_out_all(); });
}

template <Teller T>
void RepairLayer<T>::offer_hands() {
    const auto entries = static_cast<int>(draft_.changed_hands().size());
    add(say_counted(entries, "Shift it: {n} action goes to the next player",
                    "Shift them: {n} actions go to the next player"),
        translated("right if they were entered for the wrong players"), [this] {
            choices_.clear();
            hands_are_settled_ = true;
            add(translated("Accept the repair"), {}, [this] { return accept(); });
            add(translated("Leave everything as it was"), {}, [this] { return left_or_judged(); });
            return Outcome{Turns{}};
        });
    session::Repair<Game> kept{draft_};
    kept.keep_players();
    if (!kept.refused().empty()) return;
    add(translated("Keep each with its player"), given_back(kept), [this] {
        draft_.keep_players();
        return judge();
    });
}

template <Teller T>
Page RepairLayer<T>::page() const {
    Page page;
    const auto refused = draft_.refused().size();
    const bool asks_for_hands = !draft_.changed_hands().empty() && !hands_are_settled_;
    if (refused > 0) {
        page.heading = say_counted(static_cast<int>(refused), "{n} later entry is no longer valid. What now?",
                                   "{n} later entries are no longer valid. What now?");
    } else if (asks_for_hands) {
        page.heading = translated("Later actions would go to other players. Who played them?");
    } else {
        page.heading = translated("All entries are valid. Accept the repair?");
    }
    for (const Choice& choice : choices_) page.rows.push_back(choice.row);
    page.below = translated("Nothing is saved yet. Once accepted, the repair is one step: undo reverts it.");
    page.hint = translated("Esc: leave everything as it was");
    return page;
}

// A choice makes new choices, so it is called as a copy.
template <Teller T>
Outcome RepairLayer<T>::choose(std::size_t row) {
    const auto act = choices_.at(row).act;
    return act();
}

template <Teller T>
Outcome RepairLayer<T>::left_or_judged() {
    if (!place_ || draft_.is_unchanged()) return over(nothing_was_repaired());
    return judge();
}

template <Teller T>
HelpTopic RepairLayer<T>::topic(std::size_t) const {
    const auto refused = draft_.refused();
    if (place_ || refused.empty()) return manual_page(ManualTopic::repair);
    const auto& why = draft_.lines()[refused.front() - 1].refused.value();
    if (table_.teller().is_for_another_question(why))
        return table_.teller().rules_asked(draft_.before(refused.front()));
    return table_.teller().rules_of(why);
}

// --- What a row does

template <Teller T>
Outcome RepairLayer<T>::put_in(const Mend<Game>& mend) {
    draft_.insert(mend.before, mend.missing);
    return judge();
}

template <Teller T>
Outcome RepairLayer<T>::take_out_all() {
    for (auto refused = draft_.refused(); !refused.empty(); refused = draft_.refused()) draft_.remove(refused.front());
    return judge();
}

template <Teller T>
Outcome RepairLayer<T>::accept() {
    const auto taken = table_.mending([this] {
        return table_.session().repair(draft_.first_change(), draft_.acts(), repair_name(kind_, first_touched_));
    });
    if (taken) return over(translated("Repaired. Undo reverts the whole repair."));
    const auto* why = std::get_if<typename Game::Refusal>(&taken.error());
    return Stays{why != nullptr ? table_.teller().refusal(*why) : std::string{}};
}

// --- What the window says around it

template <Teller T>
std::string RepairLayer<T>::banner() const {
    if (!place_) return translated("Repair of the journal: nothing is saved yet");
    const auto& lines = draft_.lines();
    if (place_->line > lines.size()) return translated("Repair: a new entry after the last");
    const auto& line = lines[place_->line - 1];
    const auto number = line.was ? line.was : line.instead_of;
    const std::string what = words().told_of_line(place_->line);
    if (!number) return say("Repair: before the new entry: {what}", arg("what", what));
    return place_->how == Place::How::change
               ? say("Repair: instead of entry {n}: {what}", arg("n", *number), arg("what", what))
               : say("Repair: before entry {n}: {what}", arg("n", *number), arg("what", what));
}

template <Teller T>
RepairMarks RepairLayer<T>::marks() const {
    if (!place_) return words().marks(later_);
    RepairMarks marks = words().marks({});
    if (place_->line > draft_.lines().size()) return marks;
    const auto& line = draft_.lines()[place_->line - 1];
    if (const auto number = line.was ? line.was : line.instead_of)
        marks[*number] = place_->how == Place::How::change ? RepairMark::changes_now : RepairMark::new_in_front;
    return marks;
}

template <Teller T>
std::size_t RepairLayer<T>::first_marked() const {
    const auto all = marks();
    return all.empty() ? first_touched_ : all.begin()->first;
}

template <Teller T>
std::optional<Article> RepairLayer<T>::article() const {
    return place_ ? std::nullopt : std::optional{words().article()};
}

}  // namespace present
