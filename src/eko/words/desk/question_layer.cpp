// SPDX-License-Identifier: MIT
#include "eko/words/desk/question_layer.h"

#include "eko/rules/awaits.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"
#include "eko/words/headline.h"
#include "eko/words/story.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

std::unique_ptr<Layer> question_layer(const Names& names, const Table& table, const Position& now, Answers answers) {
    auto legal = eko::legal(table, now);
    const auto player = awaited_player(now.awaits);
    if (legal.empty() || !player) return std::make_unique<NothingLayer>(names, table, now, std::move(answers));
    auto asked = std::make_shared<const Asking>(Asking{names, table, now, std::move(legal), *player});
    return std::make_unique<DecisionLayer>(std::move(asked), std::move(answers));
}

namespace {

// With its price, if the rows that it leads to say none of their own.
std::string answered_words(const present::Row& row, const Question& next) {
    const bool is_said_again =
        std::any_of(next.choices.begin(), next.choices.end(), [](const Choice& one) { return !one.row.price.empty(); });
    return row.price.empty() || is_said_again ? row.text : row.text + " (" + row.price + ")";
}

}  // namespace

// --- Decisions

DecisionLayer::DecisionLayer(Asked asked, Answers answers)
    : asked_{std::move(asked)}, answers_{std::move(answers)}, questions_{first_question(asked_)} {}

Page DecisionLayer::page() const {
    Page page;
    page.heading = questions_.back().heading;
    page.path = path_;
    for (const Choice& choice : questions_.back().choices) page.rows.push_back(choice.row);
    page.hint = is_at_first() ? translated("A key, a click, or arrows and Enter   ?: why is something not here")
                              : translated("Esc, Ctrl+Z: back   ?: why is something not here");
    return page;
}

Outcome DecisionLayer::choose(std::size_t row) {
    const Choice choice = questions_.back().choices.at(row);
    if (const auto* entry = std::get_if<Entry>(&choice.leads)) return answers_.enter({{*entry}, {}});
    Question next = std::get<NextQuestion>(choice.leads)();
    if (next.about.empty()) next.about = choice.row.place;
    path_.push_back(answered_words(choice.row, next));
    questions_.push_back(std::move(next));
    return Turns{};
}

std::optional<Outcome> DecisionLayer::back() {
    if (is_at_first()) return answers_.back ? std::optional{answers_.back()} : std::nullopt;
    questions_.pop_back();
    path_.pop_back();
    return Turns{};
}

bool DecisionLayer::is_reached_later(FieldId field) const {
    const auto moves = all_of<Move>(asked_->legal);
    return is_at_first() && std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return move.to == field; });
}

HelpTopic DecisionLayer::topic(std::size_t) const { return rules_asked(asked_->now); }

// --- Nothing to decide

Page NothingLayer::page() const {
    Page page;
    page.heading = words::question(names_, now_);
    if (const auto* over = std::get_if<Over>(&now_.awaits)) {
        page.heading = ended(names_, over->result);
        for (const Color color : table_.seats)
            page.below += say("{player}: {points}", arg("player", names_.label(color)),
                              arg("points", points(over->result.points[index(color)]))) +
                          '\n';
        page.below += '\n';
        page.below += translated(
            "The last page (Ctrl+E) shows how it ended, with charts and reports. You can still correct and undo "
            "everything.");
        return page;
    }
    page.heading = translated("After this correction there is no question to answer. Whose action is it now?");
    for (const Color color : table_.seats) page.rows.push_back(numbered_row(page.rows.size(), names_.label(color)));
    return page;
}

Outcome NothingLayer::choose(std::size_t row) { return answers_.enter({{Entry{AwaitPlayer{table_.seats[row]}}}, {}}); }

std::optional<Outcome> NothingLayer::back() { return answers_.back ? std::optional{answers_.back()} : std::nullopt; }

HelpTopic NothingLayer::topic(std::size_t) const { return rules_asked(now_); }

}  // namespace eko::words
