// SPDX-License-Identifier: MIT
// A desk at an open table of the game: its question and repair, and what can be laid over them.
//
// One thread. What the session throws (store::StoreError) passes through; nothing has changed then, here and there.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/text/session.h"
#include "eko/words/desk/covers.h"
#include "eko/words/desk/question_layer.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/foresight/foreseeing.h"
#include "eko/words/teller.h"
#include "present/desk/desk_of.h"
#include "present/desk/repair_layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

class Desk : public present::DeskOf<Teller> {
public:
    // The session must outlive the desk.
    explicit Desk(eko::text::Session& session);

    const Names& names() const { return teller().names(); }
    // The field that was chosen to come to the question; nothing at the first one.
    std::optional<FieldId> chosen_field() const;
    // That one, or the one that is looked at closer or corrected.
    std::optional<FieldId> field_at_hand() const;
    // What the page says of the board; nothing if it says nothing of it.
    std::optional<BoardMarks> page_marks() const;

    // --- Answers
    // The row of that field. The field that was chosen last: one question back. Any other: why it is not offered, and
    // what stands there.
    void choose_field(FieldId field);

    // Before the first answer: whoever can only leave the emperor in his place does so.
    void take_forced_swaps();

    // --- Looking closer
    void explain() override;
    void inspect(FieldId field) { lay_open(field, std::nullopt); }
    void correct(const Setting& current);
    // One entry for all of them, with that reason.
    void correct_all(std::vector<Setting> settings, std::string reason);
    void correct_any();
    void show_points();
    // Who can win within the coming turn, how, and what stops it.
    void watch();

    // --- What is certain of the shown position
    // From now on asked for there; it must outlive the desk. At first everything is worked out at once.
    void foresee_by(Foreseeing& foreseeing) { foreseeing_ = &foreseeing; }
    Foreseeing& foreseeing() const { return *foreseeing_; }
    // An answer has come: the page may say more. Nothing else changes.
    void know_more() { show_typed(); }
    void prefer(const present::Preferences&) override {}

private:
    CorrectedAt at_shown() const { return {names(), session().table(), shown()}; }
    Enter entering();
    eko::text::Act with_forced_swaps(eko::text::Act act) const;
    Enter correcting();
    present::Outcome enter_correction(const eko::text::Act& act);
    void lay_open(FieldId field, const std::optional<Refusal>& why_not);
    std::optional<Refusal> why_not(FieldId field) const;
    std::optional<Refusal> why_not_that_stack(FieldId field) const;

    std::unique_ptr<present::Layer> question_of(const Position& now, std::function<present::Outcome()> back,
                                                const Entry* changed) override;

    std::size_t first_selected(const present::Page& page) const override;

    ForeseenAtOnce at_once_;
    Foreseeing* foreseeing_ = &at_once_;
};

}  // namespace eko::words

extern template class present::RepairLayer<eko::words::Teller>;
