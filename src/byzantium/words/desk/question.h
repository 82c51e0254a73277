// SPDX-License-Identifier: MIT
// The question of a position, as the lowest layer of a desk: decisions to choose from, the end of the game; dice are
// told in a layer of their own.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/desk/fixed_menu.h"
#include "byzantium/words/desk/not_offered.h"
#include "byzantium/words/table/names.h"
#include "present/desk/layer.h"
#include "present/window/preferences.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace byzantium::words {

// Takes what somebody entered, whatever lies on the desk: a session, or a repair.
using Enter = std::function<present::Outcome(const byzantium::text::Act& act)>;

// A position whose question is asked. What it refers to must outlive the layers made of it.
struct Questioned {
    const Names& names;
    const byzantium::Table& table;
    byzantium::Position now;
    const present::Advice& advice;
    Enter enter;
    // Escape at the first question; without one there is no way back.
    std::function<present::Outcome()> back{};

    // A repair asks for one entry at a time, and its question can be left.
    bool takes_acts() const { return !back; }
};

// What is asked of a position, from the beginning.
std::unique_ptr<present::Layer> question_layer(Questioned asked);

// The same where an entry is made again: dice begin as they fell then. Nothing fell if there was no such entry.
std::unique_ptr<present::Layer> question_again(Questioned asked, const byzantium::Entry* changed);

class AskedLayer : public present::Layer {
public:
    explicit AskedLayer(Questioned asked) : asked_{std::move(asked)} {}

    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;

    // Answers like those it offers that no legal decision gives.
    virtual std::vector<NotOffered> left_out() const { return {}; }

protected:
    Questioned asked_;
};

// Decisions, as a tree of short questions.
class DecisionLayer : public AskedLayer {
public:
    // At least one is legal.
    DecisionLayer(Questioned asked, const std::vector<byzantium::Decision>& legal);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> back() override;
    bool is_for_seat() const override { return true; }
    std::vector<NotOffered> left_out() const override;
    // Whether that row, or what was chosen before it, is a pass.
    AboutTo about_to(std::size_t row) const;
    // Its rows that somebody may mean who touched that on the table.
    std::vector<std::size_t> rows_touched(const byzantium::Setting& touched) const;
    std::optional<std::size_t> row_losing(const std::vector<byzantium::Setting>& touches) const;
    // On to the later question that has such rows; false, and all is as before, if none is found.
    bool go_towards(const byzantium::Setting& touched);
    // On to what can be done in that city; false, and all is as before, if nothing can be done there, or no action is
    // asked for.
    bool go_to(byzantium::CityId city);
    // Whether any city may be named now: an action is asked for.
    bool leads_to_cities() const;
    // Whether nothing more is asked after that row.
    bool decides(std::size_t row) const;
    // `price_on_map` of the row's decision; empty if more is asked after it.
    std::string price_on_map(std::size_t row) const;
    // This was answered before: its rows are marked, so that Enter goes the same way.
    void answered_before(const byzantium::Decision& decision) { before_ = decision; }
    std::optional<std::size_t> row_of_before() const;
    // Of cubes that a player gives up, so that Enter never costs a VP or an Elite cube more than it must; 0 where
    // nothing is given up.
    std::size_t cheapest_row() const;

private:
    const Branch* branch_of(std::size_t row) const;  // nullptr if that row cannot be chosen
    bool asks_about_city() const;
    std::string text_of(const MenuRow& row) const;
    present::Row row_of(const MenuRow& menu_row, std::size_t i) const;
    void list_rows();
    void turn_to(DecisionTree tree);

    DecisionTree tree_;
    // Behind a row that would have entered more than it says, and behind a city: back goes to the last.
    std::vector<DecisionTree> menus_;
    std::optional<byzantium::CityId> city_;  // the tree asks what is done there
    std::vector<MenuRow> rows_;              // of what the tree asks now
    std::optional<byzantium::Decision> before_;
};

// Over, or nobody has anything to decide after a correction: then somebody is given the action.
class NothingLayer : public AskedLayer {
public:
    using AskedLayer::AskedLayer;

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
};

// In seating order.
std::vector<byzantium::Color> seats(const byzantium::Position& now);

}  // namespace byzantium::words
