// SPDX-License-Identifier: MIT
// What a person has in front of them at an open session: the question with its rows, dice being told, a correction, an
// earlier position looked at, a repair. Holds everything that is half decided, so that nothing of it is lost by going
// back one question, and changes the session only by `submit` and its like. No window: whoever draws asks for `page`.
//
// One thread. What the session throws (store::StoreError) passes through; nothing has changed then, here and there.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/chances/what_if.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/desk/dice_tray.h"
#include "byzantium/words/desk/not_offered.h"
#include "byzantium/words/desk/repair_layer.h"
#include "present/desk/page.h"
#include "present/help/help_topic.h"
#include "present/window/preferences.h"
#include "session/session.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace byzantium::words {

class Desk {
public:
    // The session must outlive the desk.
    Desk(byzantium::text::Session& session, present::Advice advice);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    const byzantium::text::Session& session() const { return session_; }
    const Names& names() const { return names_; }

    // --- What is shown
    // The position now, the earlier one that is looked at, or the one that a repair has come to.
    const byzantium::Position& shown() const;
    // Entries before it.
    std::size_t shown_entries() const;
    bool looks_back() const;
    // The question, or whatever lies over it.
    const present::Page& page() const { return page_; }
    std::size_t selected() const { return selected_; }
    // Whether the selected row, or what was chosen before it, is a pass.
    AboutTo about_to() const;
    // The dice that are asked for, if they are and nothing lies over them.
    const DiceTray* dice() const;
    // A number is typed: the value of a correction. What was typed so far, and the reason.
    struct Typing {
        std::string number;
        std::string reason;
    };
    const Typing* typing() const;
    // A correction lies over the question: its reason may be typed.
    bool corrects() const;
    // What was typed of it; empty without a correction.
    std::string reason() const;
    // What happened last, or why it did not: one or several sentences; empty if there is nothing to say.
    const std::string& message() const { return message_; }
    // Trouble: something was refused or went wrong. All else is news.
    enum class Mood : std::uint8_t { news, trouble };
    Mood mood() const { return mood_; }
    // Something went wrong outside.
    void tell(std::string trouble) { say_so(Mood::trouble, std::move(trouble)); }
    // Entries before the last accepted act: what hands have to do on the table begins there.
    std::size_t first_of_last_act() const { return first_of_last_act_; }

    present::Advice advice() const { return advice_; }

    // --- Answers
    void select(std::size_t row);
    void select_next(int rows);  // so many down, or up
    void choose(std::size_t row);
    // The row of that city. Without one: why it is not offered, if a city is asked for, and what lies there.
    void choose_city(byzantium::CityId city);
    // A key of a row: a letter, or the digits of its number one after the other. False if no row begins so.
    bool type(char key);
    // The selected row, complete dice, or what was typed.
    void confirm();
    // One question back, or whatever lies over the question away. False if there is nothing to go back from.
    bool back();
    void erase();
    void turn_die(DiceSide side, std::size_t die);
    void count_hits(DiceSide side);
    void other_way_of_dice();
    // The program rolls; the dice are shown complete and wait for `confirm`.
    void roll();

    // --- Looking closer
    void explain();  // why something is not offered
    void plan();     // the chance of every attack within one action, player by player
    void watch();    // every attack on Constantinople within one action
    // The planned attack that is selected, or the one under way, or a usual one; for its numbers to be changed.
    WhatIfStart what_if() const;
    // What to read about here: the rule of what was just refused, else of the selected row, else of what is asked.
    present::HelpTopic topic() const;
    void correct(byzantium::Setting current);
    // To have the table as an older reading of a rule left it.
    void offer(const byzantium::text::Restoring& restoring);
    // Sets all of these at once: one entry, one step back.
    void correct_all(std::vector<byzantium::Setting> settings, std::string reason);
    // As if somebody had answered one question after the other, but undone together.
    void enter_together(const byzantium::text::Act& act);
    void inspect(byzantium::CityId city);
    void set_number(std::string typed);
    void set_reason(std::string reason);
    void set_advice(present::Advice advice);
    // On: dice lie rolled by the program when they are asked for, and wait for `confirm`.
    void set_automatic_dice(present::Switch automatic);

    // --- Time
    bool undo();
    bool redo();
    std::string undo_name() const;  // empty if there is nothing to undo
    std::string redo_name() const;
    void look_at(std::size_t entries);
    void back_to_now();
    void continue_from_here();

    // --- Repair of an earlier entry: number from 1. One at a time; a number that is not there does nothing.
    void change_entry(std::size_t number);
    void insert_before(std::size_t number);
    void remove_entry(std::size_t number);
    const RepairLayer* repair() const { return repair_.get(); }

private:
    struct Asking {
        DecisionTree tree;
    };
    struct Rolling {
        DiceTray tray;
    };
    struct Nothing {};  // over, or nobody has anything to decide after a correction
    using Question = std::variant<Asking, Rolling, Nothing>;

    struct Correcting {
        Correction correction;
        Typing typing;
    };
    struct Inspecting {
        byzantium::CityId city;
        std::vector<byzantium::Setting> settings;
        std::optional<byzantium::Refusal> why_not;  // it was chosen, and is not offered
    };
    struct Explaining {
        std::vector<NotOffered> list;
    };
    struct LookingBack {
        std::size_t entries;
    };
    struct Planning {
        std::optional<byzantium::Color> player;  // none: whose attacks is asked
        std::vector<byzantium::odds::Threat> threats;
    };
    struct Watching {
        CapitalWatch watch;
    };
    using Cover = std::variant<Correcting, Inspecting, Explaining, LookingBack, Planning, Watching>;

    // The page of a repair lies over the question.
    bool judges_a_draft() const { return repair_ && !repair_->asks(); }
    bool is_under_repair();
    bool begin_repair(std::size_t number);
    void carry_out(const present::Outcome& outcome);
    const byzantium::Position& asked() const;
    void ask();
    void show();
    void enter(const byzantium::Entry& entry);
    void enter_now(const byzantium::text::Act& act);
    void say_so(Mood mood, std::string message);
    void moved_in_time(const char* sentence, const std::string& what);

    std::vector<NotOffered> left_out() const;
    void lay_open(byzantium::CityId city, const std::optional<byzantium::Refusal>& why_not);
    present::Page made_page() const;
    present::Page question_page() const;
    present::Page tree_page(const DecisionTree& tree) const;
    present::Page nothing_page() const;
    present::Page cover_page(const Correcting& correcting) const;
    present::Page cover_page(const Inspecting& inspecting) const;
    present::Page cover_page(const Explaining& explaining) const;
    present::Page cover_page(const LookingBack& looking) const;
    present::Page cover_page(const Planning& planning) const;
    present::Page cover_page(const Watching& watching) const;
    void choose_in(Asking& asking, std::size_t row);
    void choose_in(Rolling& rolling, std::size_t row);
    void choose_in(Nothing& nothing, std::size_t row);
    void choose_in(Correcting& correcting, std::size_t row);
    void choose_in(Inspecting& inspecting, std::size_t row);
    void choose_in(Explaining& explaining, std::size_t row);
    void choose_in(LookingBack& looking, std::size_t row);
    void choose_in(Planning& planning, std::size_t row);
    void choose_in(Watching& watching, std::size_t row);
    present::HelpTopic topic_of(const Correcting& correcting) const;
    present::HelpTopic topic_of(const Inspecting& inspecting) const;
    present::HelpTopic topic_of(const Explaining& explaining) const;
    present::HelpTopic topic_of(const LookingBack& looking) const;
    present::HelpTopic topic_of(const Planning& planning) const;
    present::HelpTopic topic_of(const Watching& watching) const;
    std::vector<byzantium::Color> seats() const;
    DiceTray* tray();

    byzantium::text::Session& session_;
    Names names_;
    present::Advice advice_;
    present::Switch automatic_dice_ = present::Switch::off;
    session::StateNumber state_{};  // that the question was asked at
    Question question_{Nothing{}};
    std::vector<Cover> covers_;  // the last lies on top
    std::unique_ptr<RepairLayer> repair_;
    std::string typed_;  // digits of a row's number
    std::size_t selected_ = 0;
    present::Page page_;
    std::string message_;
    Mood mood_ = Mood::news;
    std::size_t first_of_last_act_;
};

}  // namespace byzantium::words
