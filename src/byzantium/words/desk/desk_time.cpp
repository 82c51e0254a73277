// SPDX-License-Identifier: MIT
// The desk's way through time: undo and redo, earlier positions, repair of earlier entries.
#include "byzantium/rules/entry.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <array>
#include <functional>

namespace byzantium::words {

using namespace present;

namespace {

// Of a step that has no name: its first entry.
std::string actor_name(const Names& names, const byzantium::text::Session& session, std::size_t first,
                       const std::string& name) {
    if (!name.empty()) return name;
    const auto& journal = session.journal();
    return capitalised(headline(names, journal.position_at(first), journal.record(first).entry));
}

}  // namespace

bool Desk::undo() {
    const std::string name = undo_name();
    if (is_under_repair() || !session_.undo()) return false;
    moved_in_time(translated("Undone: {what}"), name);
    return true;
}

bool Desk::redo() {
    const std::string name = redo_name();
    if (is_under_repair() || !session_.redo()) return false;
    moved_in_time(translated("Done again: {what}"), name);
    return true;
}

std::string Desk::undo_name() const {
    const auto step = session_.undo_step();
    return step ? actor_name(names_, session_, step->entries, step->name) : std::string{};
}

std::string Desk::redo_name() const {
    const auto step = session_.redo_step();
    return step ? actor_name(names_, session_, session_.journal().cursor(), step->name) : std::string{};
}

void Desk::say_so(Mood mood, std::string message) {
    message_ = std::move(message);
    mood_ = mood;
}

void Desk::moved_in_time(const char* sentence, const std::string& what) {
    first_of_last_act_ = session_.journal().cursor();
    ask();
    say_so(Mood::news, say(sentence, arg("what", what)));
}

void Desk::look_at(std::size_t entries) {
    if (is_under_repair() || entries > session_.journal().size()) return;
    message_.clear();
    covers_.clear();
    if (entries != session_.journal().cursor())
        covers_.emplace_back(std::in_place_type<LookingBack>, LookingBack{entries});
    show();
}

void Desk::back_to_now() {
    covers_.clear();
    message_.clear();
    show();
}

void Desk::continue_from_here() {
    if (!looks_back()) return;
    const std::size_t entries = shown_entries();
    session_.go_to(entries);
    first_of_last_act_ = session_.journal().cursor();
    ask();
    say_so(Mood::news,
           say_counted(static_cast<int>(entries),
                       "Going on after entry {n}; what came after it can be redone until something else is entered.",
                       "Going on after entry {n}; what came after it can be redone until something else is entered."));
}

// Rows as in its page.
void Desk::choose_in(LookingBack& looking, std::size_t row) {
    const std::array<std::function<void()>, 5> acts{
        [this] { back_to_now(); }, [this] { continue_from_here(); }, [&] { change_entry(looking.entries); },
        [&] { insert_before(looking.entries); }, [&] { remove_entry(looking.entries); }};
    acts.at(row)();
}

// --- Repair

// What would move the table waits until the repair is accepted or left.
bool Desk::is_under_repair() {
    if (!repair_) return false;
    tell(translated("A repair is under way: accept it first, or leave it with Esc."));
    return true;
}

bool Desk::begin_repair(std::size_t number) {
    if (is_under_repair() || number < 1 || number > session_.journal().cursor()) return false;
    message_.clear();
    repair_ = std::make_unique<RepairLayer>(session_, names_);
    return true;
}

void Desk::change_entry(std::size_t number) {
    if (!begin_repair(number)) return;
    repair_->change(number);
    carry_out(Asks{});
}

void Desk::insert_before(std::size_t number) {
    if (!begin_repair(number)) return;
    repair_->insert_before(number);
    carry_out(Asks{});
}

void Desk::remove_entry(std::size_t number) {
    if (begin_repair(number)) carry_out(repair_->remove(number));
}

void Desk::carry_out(const Outcome& outcome) {
    std::string message;
    Mood mood = Mood::trouble;
    if (const auto* stays = std::get_if<Stays>(&outcome)) message = stays->message;
    if (const auto* leaves = std::get_if<Leaves>(&outcome)) {
        message = leaves->message;
        mood = Mood::news;
        repair_.reset();
        first_of_last_act_ = session_.journal().cursor();
    }
    ask();
    say_so(mood, std::move(message));
    const Entry* const changed = repair_ ? repair_->changed_now() : nullptr;
    if (DiceTray* const dice = tray(); dice && changed)
        if (const auto* roll = std::get_if<Roll>(changed)) dice->fill(*roll);
    page_ = made_page();
}

}  // namespace byzantium::words
