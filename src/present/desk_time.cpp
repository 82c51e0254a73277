// SPDX-License-Identifier: MIT
// The desk's way through time: undo and redo, earlier positions, repair of earlier entries.
#include "byzantium/entry.h"
#include "byzantium/overloaded.h"
#include "byzantium/refusal.h"
#include "present/desk.h"
#include "present/headline.h"
#include "present/refusals.h"
#include "present/words.h"
#include "session/session.h"

namespace present {

using namespace byzantium;

namespace {

// Of a step that has no name: its first entry.
std::string actor_name(const Names& names, const session::Session& session, std::size_t first,
                       const std::string& name) {
    if (!name.empty()) return name;
    const auto& journal = session.journal();
    return capitalised(headline(names, journal.position_at(first), journal.record(first).entry));
}

}  // namespace

bool Desk::undo() {
    const std::string name = undo_name();
    if (repair_ || !session_.undo()) return false;
    moved_in_time(translated("Undone: {what}"), name);
    return true;
}

bool Desk::redo() {
    const std::string name = redo_name();
    if (repair_ || !session_.redo()) return false;
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

void Desk::moved_in_time(const char* sentence, const std::string& what) {
    first_of_last_act_ = session_.journal().cursor();
    ask();
    message_ = say(sentence, arg("what", what));
}

void Desk::look_at(std::size_t entries) {
    if (repair_ || entries > session_.journal().size()) return;
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
    message_ =
        say_counted(static_cast<int>(entries),
                    "Going on after entry {n}; what came after it can be redone until something else is entered.",
                    "Going on after entry {n}; what came after it can be redone until something else is entered.");
}

// --- Repair

void Desk::change_entry(std::size_t number) { begin_draft({number, Draft::How::change}); }

void Desk::insert_before(std::size_t number) { begin_draft({number, Draft::How::insert}); }

void Desk::begin_draft(Draft draft) {
    if (!repair_) repair_.emplace(session_);
    const std::size_t last = repair_->lines().size() + (draft.how == Draft::How::insert ? 1 : 0);
    if (draft.number < 1 || draft.number > last) return;
    draft_ = draft;
    message_.clear();
    ask();
    if (DiceTray* const dice = tray(); dice && draft.how == Draft::How::change)
        if (const auto* roll = std::get_if<Roll>(&repair_->lines()[draft.number - 1].entry)) dice->fill(*roll);
    page_ = made_page();
}

void Desk::remove_entry(std::size_t number) {
    if (!repair_) repair_.emplace(session_);
    if (number >= 1 && number <= repair_->lines().size()) repair_->remove(number);
    draft_.reset();
    message_.clear();
    ask();
}

void Desk::enter_draft(const Entry& entry) {
    if (!draft_) return;
    if (draft_->how == Draft::How::change) {
        repair_->change(draft_->number, entry);
    } else {
        repair_->insert(draft_->number, entry);
    }
    draft_.reset();
    ask();
}

void Desk::accept_repair() {
    if (!repair_ || !repair_->refused().empty()) return;
    const auto taken = session_.replace_from(repair_->first_change(), repair_->entries());
    if (!taken) {
        if (const auto* why = std::get_if<Refusal>(&taken.error())) message_ = refusal(session_.table().board, *why);
        return;
    }
    repair_.reset();
    draft_.reset();
    first_of_last_act_ = session_.journal().cursor();
    ask();
    message_ = translated("Repaired. The entries as they were are kept beside the journal.");
}

void Desk::drop_repair() {
    repair_.reset();
    draft_.reset();
    ask();
    message_ = translated("Nothing was repaired.");
}

}  // namespace present
