// SPDX-License-Identifier: MIT
// The desk's dice: told one by one, as hits, or rolled by the program.
#include "byzantium/text/session.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/desk/dice_tray.h"
#include "present/window/preferences.h"

#include <variant>

namespace byzantium::words {

using namespace present;

const DiceTray* Desk::dice() const {
    const auto* rolling = std::get_if<Rolling>(&question_);
    return rolling && covers_.empty() && !judges_a_draft() ? &rolling->tray : nullptr;
}

DiceTray* Desk::tray() {
    auto* rolling = std::get_if<Rolling>(&question_);
    return rolling && covers_.empty() && !judges_a_draft() ? &rolling->tray : nullptr;
}

void Desk::erase() {
    if (DiceTray* const dice = tray()) dice->erase();
    page_ = made_page();
}

void Desk::turn_die(DiceSide side, std::size_t die) {
    if (DiceTray* const dice = tray()) dice->turn(side, die);
    page_ = made_page();
}

void Desk::count_hits(DiceSide side) {
    if (DiceTray* const dice = tray()) dice->count(side);
    page_ = made_page();
}

void Desk::other_way_of_dice() {
    DiceTray* const dice = tray();
    if (!dice) return;
    dice->set_way(dice->way() == DiceTray::Way::faces ? DiceTray::Way::hits : DiceTray::Way::faces);
    page_ = made_page();
}

void Desk::roll() {
    DiceTray* const dice = tray();
    if (!dice || repair_) return;
    if (const auto rolled = byzantium::text::roll(session_)) dice->fill(*rolled);
    page_ = made_page();
}

void Desk::set_automatic_dice(Switch automatic) {
    automatic_dice_ = automatic;
    if (automatic == Switch::on && dice() && !dice()->complete()) roll();
}

}  // namespace byzantium::words
