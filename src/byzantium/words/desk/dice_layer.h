// SPDX-License-Identifier: MIT
// The question for dice, as a layer of a desk.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/words/desk/dice_tray.h"
#include "byzantium/words/desk/dice_view.h"
#include "byzantium/words/desk/question.h"
#include "present/desk/dice_told.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::words {

// Dice that lie on the table.
class DiceLayer : public AskedLayer {
public:
    DiceLayer(Questioned asked, const byzantium::AwaitRoll& roll)
        : AskedLayer{std::move(asked)}, awaited_{roll}, tray_{roll}, before_{chance_before(asked_.table, asked_.now)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t) override { return present::Stays{}; }
    std::optional<present::Outcome> confirm() override;
    std::optional<bool> type(char key) override;
    void erase() override { tray_.erase(); }
    bool has_unentered() const override { return !tray_.is_empty() && !offers_undone(); }
    bool is_for_seat() const override { return true; }
    std::vector<present::DiceToTell> dice_to_tell() const override;
    std::optional<present::Outcome> tell_dice(const present::DiceTold& told) override;

    const DiceTray& tray() const { return tray_; }
    DiceTray& tray() { return tray_; }
    // Whether they lie there as they were undone.
    bool offers_undone() const;
    // Dice that were told here and undone: they lie there again.
    void offer(const byzantium::Roll& undone);
    DiceView view() const;

private:
    struct After {
        byzantium::Roll roll;
        std::optional<double> chance;
    };
    present::Outcome entered(const DiceTray& told) const;
    std::optional<double> after() const;
    std::string note() const;

    byzantium::AwaitRoll awaited_;
    DiceTray tray_;
    std::optional<byzantium::Roll> undone_;
    std::optional<double> before_;
    mutable std::optional<After> after_;  // of the dice that it was reckoned for last
};

}  // namespace byzantium::words
