// SPDX-License-Identifier: MIT
// What a desk does for those who answer away from the table: a seat's own desk follows the table, and the desk of the
// table holds answers that wait for Enter.
#include "present/desk/desk.h"
#include "present/desk/waiting_layer.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace present {

// --- For a seat that answers away from the table

bool Desk::follow() {
    if (asked_at_ == table_.state()) return false;
    const auto looked = looked_at();
    // What another desk has undone is to be put back by the same hands.
    if (table_.looks().cursor() < entries_asked_at_) undone_from(entries_asked_at_);
    ask();
    say_nothing();
    if (looked) look_at(*looked);
    return true;
}

void Desk::take_back_to(std::size_t entries) {
    if (is_under_repair() || entries >= table_.looks().cursor()) return;
    const std::string name = capitalised(table_.looks().headline(entries + 1));
    undone_from(table_.looks().cursor());
    if (table_.go_to(entries)) moved_in_time(translated("Undone: {what}"), name);
}

// --- Answers from away that wait for Enter

void Desk::let_wait(std::size_t seat, std::shared_ptr<WaitingAnswer> answer) {
    say_nothing();
    lay(std::make_unique<WaitingLayer>(*this, table_.looks().players().at(seat).label, std::move(answer)));
}

void Desk::enter_waiting(const std::shared_ptr<WaitingAnswer>& answer) {
    drop_waiting(*answer);
    const auto why = answer->enter();
    answer->trouble = why.value_or("");
    if (why) return tell(*why);
    answer->fate = WaitingAnswer::Fate::entered;
    follow();
}

void Desk::drop_waiting(const WaitingAnswer& answer) {
    const auto gone = std::erase_if(layers_, [&](const auto& layer) {
        const auto* const one = dynamic_cast<const WaitingLayer*>(layer.get());
        return one != nullptr && &one->answer() == &answer;
    });
    if (gone > 0) show();
}

}  // namespace present
