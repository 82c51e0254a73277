// SPDX-License-Identifier: MIT
// A desk at an open table of the game: its question, dice and repair, and what can be laid over them.
//
// One thread. What the session throws (store::StoreError) passes through; nothing has changed then, here and there.
#pragma once

#include "byzantium/counsel/thinking.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/restoring.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/chances/what_if.h"
#include "byzantium/words/desk/correction_layer.h"
#include "byzantium/words/desk/covers.h"
#include "byzantium/words/desk/dice_tray.h"
#include "byzantium/words/desk/dice_view.h"
#include "byzantium/words/desk/question.h"
#include "byzantium/words/desk/teller.h"
#include "present/desk/desk_of.h"
#include "present/desk/repair_layer.h"
#include "present/window/preferences.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

using RepairLayer = present::RepairLayer<Teller>;

class Desk : public present::DeskOf<Teller> {
public:
    // The session must outlive the desk.
    Desk(byzantium::text::Session& session, present::Advice advice);

    const Names& names() const { return teller().names(); }

    // --- What is shown
    // Whether the selected row, or what was chosen before it, is a pass.
    AboutTo about_to() const;
    // What stands beside the city of that row on the map, where no chance does: its price, Move cubes in few letters.
    std::string price_on_map(std::size_t row) const;
    // The dice that are asked for, if they are and nothing lies over them.
    const DiceTray* dice() const;
    // The same as everybody sees them.
    std::optional<DiceView> dice_view() const;
    present::Advice advice() const { return advice_; }

    // --- Answers
    // The row of that city. Without one: what can be done there, if an action is asked for; else why it is not offered,
    // if a city is asked for, and what lies there.
    void choose_city(byzantium::CityId city);
    // Whether any city leads on so to what can be done there.
    bool leads_to_cities() const;
    void turn_die(DiceSide side, std::size_t die);
    void count_hits(DiceSide side);
    void other_way_of_dice();
    // The program rolls; the dice are shown complete and wait for `confirm`.
    void roll();

    // --- Looking closer
    void explain() override;
    void plan();   // the chance of every attack within one action, player by player
    void watch();  // every attack on Constantinople within one action
    // The planned attack that is selected, or the one under way, or a usual one; for its numbers to be changed.
    WhatIfStart what_if() const;
    // Lays the three best answers over the question, and thinks about them; says so where nobody decides.
    void hint();
    bool thinks() const;
    // Shows what was thought meanwhile; whether there was anything new.
    bool learn_from_counsel();
    // Somebody clicked what is now this: an answer if the question asks about it, else as `correct`. Where several
    // answers fit, one is marked, and the next by the next click.
    void touch(const byzantium::Setting& current);
    // Another number is put right, whatever is asked.
    void correct(byzantium::Setting current);
    // To have the table as an older reading of a rule left it.
    void offer(const byzantium::text::Restoring& restoring);
    // Sets all of these at once: one entry, one step back.
    void correct_all(std::vector<byzantium::Setting> settings, std::string reason);
    void inspect(byzantium::CityId city) { lay_open(city, std::nullopt); }
    void prefer(const present::Preferences& preferences) override;
    void set_advice(present::Advice advice);
    // On: dice lie rolled by the program when they are asked for, and wait for `confirm`.
    void set_automatic_dice(present::Switch automatic);

private:
    Questioned questioned(byzantium::Position now, std::function<present::Outcome()> back);
    Looked looked() const { return {names(), session().table(), shown()}; }
    std::unique_ptr<present::Layer> correction(byzantium::Setting current);
    std::unique_ptr<present::Layer> correction_again(const byzantium::Position& now, const byzantium::Correct& was,
                                                     std::function<present::Outcome()> back);
    present::Outcome enter_correction(const byzantium::text::Act& act);
    std::vector<NotOffered> left_out() const;
    void lay_open(byzantium::CityId city, const std::optional<byzantium::Refusal>& why_not);
    bool answer_touched(const byzantium::Setting& current);
    void mark_one_of(const std::vector<std::size_t>& rows, const byzantium::Setting& current);
    bool mark_loss();
    DiceTray* tray();
    std::optional<byzantium::Roll> undone_roll(const byzantium::Position& now) const;

    std::unique_ptr<present::Layer> question_of(const byzantium::Position& now, std::function<present::Outcome()> back,
                                                const byzantium::Entry* changed) override;
    void asked_anew() override;
    bool has_program() const override;
    void standing_changed() override { follow_programs(); }
    // At which strength the program plays for whoever decides there; nothing: a person does.
    std::optional<counsel::Strength> program_at(const byzantium::Position& now) const;
    std::unique_ptr<present::Layer> question_for_program(const byzantium::Position& now, counsel::Strength strength);
    // Asks anew if the question is a program's and should be a person's, or the other way round.
    void follow_programs();
    std::size_t first_selected(const present::Page& page) const override;
    std::vector<std::string> places_to_spell() const override;
    void go_to_place(std::size_t city) override;

    present::Advice advice_;
    present::Advice preferred_advice_;  // what is asked for at this desk holds until another is preferred
    present::Switch automatic_dice_ = present::Switch::off;
    std::vector<byzantium::Setting> touched_;  // one after the other, since an answer was marked for them
};

}  // namespace byzantium::words

extern template class present::RepairLayer<byzantium::words::Teller>;
