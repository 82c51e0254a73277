// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/dice_layer.h"

#include "byzantium/words/entries/questions.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

Page DiceLayer::page() const {
    Page page;
    page.heading = question(asked_.names, asked_.now);
    page.hint = tray_.way() == DiceTray::Way::faces
                    ? translated("1 to 6: a die   Backspace: undo   H: hits only   R: roll for me   Enter: done")
                    : translated("A number: hits   Backspace: undo   H: each die   R: roll for me   Enter: done");
    page.below = note();
    return page;
}

std::string DiceLayer::note() const {
    return offers_undone() ? translated("You undid these dice: Enter accepts them again, a digit starts over.")
                           : std::string{};
}

bool DiceLayer::offers_undone() const { return undone_ && tray_.complete() && tray_.roll() == *undone_; }

void DiceLayer::offer(const Roll& undone) {
    undone_ = undone;
    tray_.fill(undone);
}

std::optional<double> DiceLayer::after() const {
    if (!tray_.complete()) return std::nullopt;
    const Roll roll = tray_.roll();
    if (!after_ || after_->roll != roll) after_ = After{roll, chance_after(asked_.table, asked_.now, roll)};
    return after_->chance;
}

DiceView DiceLayer::view() const {
    return {dice_rows(asked_.names, asked_.now), tray_, note(),
            dice_chance(asked_.names, asked_.now, before_, after())};
}

std::optional<Outcome> DiceLayer::confirm() { return entered(tray_); }

Outcome DiceLayer::entered(const DiceTray& told) const {
    if (told.complete()) return asked_.enter({{Entry{told.roll()}}, {}});
    return Stays{translated("Some dice are still missing: type them in, or let the program roll.")};
}

std::vector<DiceToTell> DiceLayer::dice_to_tell() const {
    std::vector<DiceToTell> all;
    for (const DiceRow& row : dice_rows(asked_.names, asked_.now))
        all.push_back({say("{side}: {what}", arg("side", row.role), arg("what", row.name)), tray_.dice(row.side)});
    return all;
}

std::optional<Outcome> DiceLayer::tell_dice(const DiceTold& told) {
    DiceTray tray{awaited_};
    tray.set_way(told.way == DiceTold::Way::faces ? DiceTray::Way::faces : DiceTray::Way::hits);
    for (const int number : told.numbers)
        if (!tray.type(number)) return Stays{translated("This roll needs other dice.")};
    return entered(tray);
}

std::optional<bool> DiceLayer::type(char key) {
    if (key < '0' || key > '9') return std::nullopt;
    if (offers_undone()) tray_.clear();
    return tray_.type(key - '0');
}

}  // namespace byzantium::words
