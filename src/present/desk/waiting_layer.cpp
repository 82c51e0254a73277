// SPDX-License-Identifier: MIT
#include "present/desk/waiting_layer.h"

#include "present/desk/desk.h"
#include "present/help/manual.h"
#include "present/language/words.h"

#include <utility>

namespace present {

WaitingLayer::~WaitingLayer() {
    if (answer_->fate == WaitingAnswer::Fate::waits) answer_->fate = WaitingAnswer::Fate::dropped;
}

Page WaitingLayer::page() const {
    Page page;
    page.heading = say("{player} answers on a phone: {answer}", arg("player", player_), arg("answer", answer_->what));
    page.rows = {numbered_row(0, translated("Enter this answer")), numbered_row(1, translated("Refuse this answer"))};
    page.below = translated("The phone is waiting; nothing has been entered yet.");
    page.hint = translated("Enter: enter it   Esc: refuse it");
    return page;
}

// The layer is gone before the answer is entered.
Outcome WaitingLayer::choose(std::size_t row) {
    if (row > 0) return *back();
    return Does{[&desk = desk_, answer = answer_] { desk.enter_waiting(answer); }};
}

std::optional<Outcome> WaitingLayer::back() {
    answer_->fate = WaitingAnswer::Fate::refused;
    return Leaves{say("Refused: {answer}", arg("answer", answer_->what))};
}

HelpTopic WaitingLayer::topic(std::size_t) const { return manual_page(ManualTopic::phones); }

}  // namespace present
