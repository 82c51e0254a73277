// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/increase_layer.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/menu.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <string>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr int cubes_an_action = 3;  // BYZ-11
constexpr const char* key_that_ends = "0";
constexpr const char* key_of_sources = "9";

// Each box has its own key, whichever of them are offered.
std::string key_of(ArmyBox box) {
    const auto at = std::find(boxes.begin(), boxes.end(), box.box) - boxes.begin();
    return std::to_string(static_cast<std::ptrdiff_t>(index(box.side) * boxes.size()) + at + 1);
}

std::vector<ArmyBox> all_boxes() {
    std::vector<ArmyBox> all;
    for (const Side side : sides)
        for (const Box box : boxes) all.push_back({side, box});
    return all;
}

// As an answer, which is no part of a sentence.
std::string name_of(ArmyBox box) {
    const auto name = arg("box", word(box.box));
    return box.side == Side::byzantine ? say_as("as an answer", "Byzantine {box}", name)
                                       : say_as("as an answer", "Arab {box}", name);
}

int cubes_to_place(const Position& now) {
    const auto* increase = std::get_if<AwaitIncrease>(&now.awaits);
    return increase != nullptr ? increase->left : cubes_an_action;
}

// What the way to a decision calls a box and a source.
Answer last_answer(const Questioned& asked, const Position& now, const Increase& cube, std::size_t from_end) {
    const auto all = steps(asked.names, asked.table, now, cube);
    return all[all.size() - from_end].answer;
}
Answer box_answer(const Questioned& asked, const Position& now, const Increase& cube) {
    return last_answer(asked, now, cube, 2);
}
Answer source_answer(const Questioned& asked, const Position& now, const Increase& cube) {
    return last_answer(asked, now, cube, 1);
}

}  // namespace

IncreaseLayer::IncreaseLayer(Questioned asked) : AskedLayer{std::move(asked)}, positions_{asked_.now} {
    look_for_source();
}

// --- What is possible

bool IncreaseLayer::has_begun() const { return std::holds_alternative<AwaitIncrease>(now().awaits); }

std::optional<Refusal> IncreaseLayer::refused(Cube from, ArmyBox to) const {
    return check(asked_.table, now(), Entry{Increase{from, to}});
}

std::vector<Cube> IncreaseLayer::sources() const {
    std::vector<Cube> all;
    const auto into = all_boxes();
    for (const Cube from : cubes_in_order)
        if (std::any_of(into.begin(), into.end(), [&](ArmyBox to) { return !refused(from, to); })) all.push_back(from);
    return all;
}

std::vector<ArmyBox> IncreaseLayer::boxes() const {
    auto all = all_boxes();
    std::erase_if(all, [&](ArmyBox to) { return refused(source_, to).has_value(); });
    return all;
}

// Without a choice nobody is asked; the Cube Pool, which is free, is what most will want.
void IncreaseLayer::look_for_source() {
    asking_ = Asking::boxes;
    if (!boxes().empty()) return;
    const auto others = sources();
    if (!others.empty()) source_ = others.front();
    if (others.size() > 1) asking_ = Asking::next_source;
}

std::vector<NotOffered> IncreaseLayer::boxes_left_out() const {
    std::vector<NotOffered> all;
    for (const ArmyBox to : all_boxes())
        if (auto why = refused(source_, to))
            all.push_back({box_answer(asked_, now(), {source_, to}).text, *std::move(why)});
    return all;
}

// What stands in the way of a source does so for every box, but for the one that it is itself.
std::vector<NotOffered> IncreaseLayer::sources_left_out() const {
    std::vector<NotOffered> all;
    const auto offered = sources();
    for (const Cube from : cubes_in_order) {
        if (std::find(offered.begin(), offered.end(), from) != offered.end()) continue;
        const ArmyBox other = from == cube_of(all_boxes().front()) ? all_boxes().back() : all_boxes().front();
        if (auto why = refused(from, other))
            all.push_back({source_answer(asked_, now(), {from, other}).text, *std::move(why)});
    }
    return all;
}

std::vector<NotOffered> IncreaseLayer::left_out() const {
    return asking_ == Asking::boxes ? boxes_left_out() : sources_left_out();
}

// --- The page

Row IncreaseLayer::row_of(ArmyBox box) const {
    const Increase cube{source_, box};
    const Answer answer = box_answer(asked_, now(), cube);
    const auto fresh =
        std::count_if(placed_.begin(), placed_.end(), [&](const Increase& one) { return one.to == box; });
    Row row;
    row.key = key_of(box);
    row.text = name_of(box);
    row.place = place_of(*awaited_player(asked_.now.awaits), cube_of(box));
    if (const auto why = refused(source_, box)) {
        row.why_not = refusal(asked_.table.board, *why);
        row.rule = to_text(rule(*why));
        return row;
    }
    row.note = fresh == 0 ? answer.note : say("{there}, {n} new", arg("there", answer.note), arg("n", fresh));
    row.price = price(asked_.table, now(), cube);
    if (row.price.empty()) row.price = translated("free");
    row.rule = to_text(rule_of(now(), cube));
    return row;
}

// In few words, for the line must not grow into the rows below it: "Byzantine Main · 2 × Arab Move".
std::string IncreaseLayer::placed_words() const {
    std::vector<std::string> parts;
    for (const ArmyBox box : all_boxes()) {
        const auto count =
            std::count_if(placed_.begin(), placed_.end(), [&](const Increase& one) { return one.to == box; });
        const std::string name = name_of(box);
        if (count > 0) parts.push_back(count == 1 ? name : std::to_string(count) + " × " + name);
    }
    return side_by_side(parts);
}

Row IncreaseLayer::ending_row() const {
    Row row;
    row.key = key_that_ends;
    row.text = translated("no more cubes");
    const std::string paid = paid_between(positions_.front(), now(), *awaited_player(asked_.now.awaits));
    if (!paid.empty()) row.price = say("in all {price}", arg("price", paid));  // to stop costs nothing itself
    return row;
}

Row IncreaseLayer::elsewhere_row() const {
    Row row;
    row.key = key_of_sources;
    row.text = translated("take cubes from elsewhere");
    return row;
}

std::optional<std::size_t> IncreaseLayer::row_that_ends() const {
    return asking_ == Asking::boxes && has_begun() ? std::optional<std::size_t>{0} : std::nullopt;
}

std::vector<Row> IncreaseLayer::rows_of_boxes() const {
    std::vector<Row> all{ending_row()};
    for (const ArmyBox box : all_boxes()) all.push_back(row_of(box));
    if (sources().size() > 1) all.push_back(elsewhere_row());
    return all;
}

std::vector<Row> IncreaseLayer::rows_of_sources() const {
    std::vector<Row> all;
    for (const Cube from : sources()) {
        const Answer answer = source_answer(asked_, now(), {from, all_boxes().front()});
        all.push_back(numbered_row(all.size(), answer.text));
        all.back().note = answer.note;
        all.back().place = place_of(*awaited_player(asked_.now.awaits), from);
    }
    if (has_begun()) all.push_back(ending_row());
    return all;
}

std::string IncreaseLayer::heading() const {
    if (asks_source()) return translated("Where do the next cubes come from?");
    return say_counted(cubes_to_place(asked_.now), "{player}, place one cube more: into which box?",
                       "{player}, place up to {n} cubes, a key for each: into which boxes?",
                       arg("player", asked_.names.label(*awaited_player(asked_.now.awaits))));
}

// Heading and rows stay while cubes are placed: whoever strikes a key twice means two cubes. What lies on the desk
// stands above them.
Page IncreaseLayer::page() const {
    Page page;
    page.heading = heading();
    if (std::holds_alternative<AwaitAction>(asked_.now.awaits))
        page.path = {steps(asked_.names, asked_.table, asked_.now, Increase{source_, {}}).front().answer.text};
    if (source_ != Cube::pool && asking_ == Asking::boxes)
        page.path.push_back(
            say("now from {source}", arg("source", source_answer(asked_, now(), {source_, all_boxes().front()}).text)));
    if (!placed_.empty()) page.path.push_back(placed_words());
    page.rows = asking_ == Asking::boxes ? rows_of_boxes() : rows_of_sources();
    page.hint = asking_ == Asking::boxes
                    ? translated("A key for each cube   Enter: done   Esc: one back   ?: why is something not here")
                    : translated("Esc, Ctrl+Z: back   ?: why is something not here");
    return page;
}

HelpTopic IncreaseLayer::topic(std::size_t) const { return RuleIds{to_text(rule_of(now(), Increase{source_, {}}))}; }

// --- Answers

Outcome IncreaseLayer::choose(std::size_t row) {
    return asking_ == Asking::boxes ? choose_box(row) : choose_source(row);
}

Outcome IncreaseLayer::choose_box(std::size_t row) {
    if (row == 0) return end();
    const auto into = all_boxes();
    if (row <= into.size()) return place({source_, into[row - 1]});
    asking_ = Asking::other_source;
    return Turns{};
}

Outcome IncreaseLayer::choose_source(std::size_t row) {
    const auto offered = sources();
    if (row >= offered.size()) return end();
    source_ = offered[row];
    asking_ = Asking::boxes;
    return Turns{};
}

// With the last cube that can be placed the act is whole. The desk is as before if it is not taken.
Outcome IncreaseLayer::place(const Increase& cube) {
    auto step = apply(asked_.table, now(), Entry{cube});
    if (!step) return Stays{};
    if (!std::holds_alternative<AwaitIncrease>(step->after.awaits)) return asked_.enter(act_with(cube));
    placed_.push_back(cube);
    positions_.push_back(std::move(step->after));
    look_for_source();
    return Turns{};
}

Outcome IncreaseLayer::end() const {
    if (!has_begun()) return Stays{translated("Place one cube at least, or go back with Esc.")};
    return asked_.enter(act_with(Stop{}));
}

byzantium::text::Act IncreaseLayer::act_with(Decision last) const {
    byzantium::text::Act act;
    for (const Increase& cube : placed_) act.entries.emplace_back(cube);
    act.entries.emplace_back(std::move(last));
    return act;
}

// The last cube that was placed.
void IncreaseLayer::erase() {
    if (placed_.empty()) return;
    source_ = placed_.back().from;
    placed_.pop_back();
    positions_.pop_back();
    asking_ = Asking::boxes;
}

std::optional<Outcome> IncreaseLayer::back() {
    if (asking_ == Asking::other_source) {
        asking_ = Asking::boxes;
    } else if (!placed_.empty()) {
        erase();
    } else if (std::holds_alternative<AwaitAction>(asked_.now.awaits)) {
        return Replaced{question_layer(asked_)};
    } else {
        return AskedLayer::back();
    }
    return Turns{};
}

}  // namespace byzantium::words
