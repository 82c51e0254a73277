// SPDX-License-Identifier: MIT
#include "eko/words/desk/covers.h"

#include "eko/rules/position.h"
#include "eko/words/places.h"
#include "eko/words/points_view.h"
#include "eko/words/refusals.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <charconv>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

std::optional<int> number_typed(const std::string& typed) {
    int value{};
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    return value;
}

std::optional<std::string> text_of(std::optional<int> number) {
    return number ? std::optional{std::to_string(*number)} : std::nullopt;
}

template <class List>
void add_all(std::vector<Correctable>& all, const List& some) {
    all.insert(all.end(), some.begin(), some.end());
}

}  // namespace

// --- A correction

CorrectionLayer::CorrectionLayer(Correction correction, Enter enter)
    : correction_{std::move(correction)}, enter_{std::move(enter)}, typing_{text_of(correction_.number()), {}} {}

Page CorrectionLayer::page() const {
    Page page;
    page.heading = correction_.heading();
    for (const auto& option : correction_.options()) {
        present::Row& row = page.rows.emplace_back();
        row.key = option.key;
        row.text = option.brief;
        row.note = option.warning;
        row.why_not = option.why_not;
    }
    const auto number = number_typed(typing_.number.value_or(std::string{}));
    if (number) page.below = correction_.warning(correction_.with_number(*number));
    if (!page.below.empty()) page.below += ". ";
    page.below += translated("It is written into the journal as a correction, and can be undone.");
    page.hint = translated("Enter: set it   Esc: leave it as it is");
    return page;
}

Outcome CorrectionLayer::enter(Entry entry) {
    if (auto* const correct = std::get_if<Correct>(&entry); correct != nullptr && !typing_.reason.empty())
        correct->note = typing_.reason;
    return enter_({{std::move(entry)}, {}});
}

Outcome CorrectionLayer::choose(std::size_t row) { return enter(correction_.options().at(row).entry); }

std::optional<Outcome> CorrectionLayer::confirm() {
    if (!correction_.number()) return std::nullopt;
    const auto number = number_typed(typing_.number.value());
    if (!number) return Stays{translated("Type a number: how many lie there?")};
    if (number == correction_.number() && typing_.reason.empty())
        return Leaves{translated("That is already the number there: nothing to correct.")};
    return enter(correction_.with_number(*number));
}

// --- Lists of what can be corrected

Page CorrectablesLayer::page() const {
    Page page;
    page.heading = heading_;
    for (const Correctable& one : list_)
        page.rows.push_back(numbered_row(
            page.rows.size(),
            std::visit(values::overloaded{[&](const Setting& set) { return capitalised(at_.names.setting(set)); },
                                          [](const TurnOf&) -> std::string { return translated("Whose turn it is"); }},
                       one)));
    page.below = below_;
    page.hint = translated("Esc: back to the question");
    return page;
}

Outcome CorrectablesLayer::choose(std::size_t row) {
    return std::visit(
        values::overloaded{[&](const Setting& set) -> Outcome {
                               return Lays{std::make_unique<CorrectionLayer>(Correction{at_, set}, enter_)};
                           },
                           [&](const TurnOf&) -> Outcome {
                               return Lays{std::make_unique<CorrectionLayer>(Correction::of_turn(at_), enter_)};
                           }},
        list_.at(row));
}

std::unique_ptr<Layer> field_layer(const CorrectedAt& at, FieldId field, const std::optional<Refusal>& why_not,
                                   Enter enter) {
    const Board& board = at.table.board;
    std::vector<Correctable> list;
    add_all(list, settings_of(board, at.now, field));
    const std::string name = at.names.field(field);
    std::string heading = say("{field}, {kind}: what the program has there. Correct it if your table differs.",
                              arg("field", name), arg("kind", word(board[field].kind)));
    std::string below;
    if (why_not) {
        heading = say("Why not {field}? {why}", arg("field", name), arg("why", refusal(board, *why_not)));
        below = translated("If your table differs, choose what to correct there.");
    } else if (list.empty()) {
        below = translated("Nothing can stand there.");
    }
    return std::make_unique<FieldLayer>(field, at, std::move(heading), std::move(below), std::move(list),
                                        std::move(enter));
}

std::unique_ptr<Layer> quantities_layer(const CorrectedAt& at, Enter enter) {
    std::vector<Correctable> list;
    for (const Color color : at.table.seats) add_all(list, settings_of(at.now, color));
    add_all(list, settings_of_turn(at.now));
    list.emplace_back(TurnOf{});
    return std::make_unique<CorrectablesLayer>(
        at, translated("What is different on your table?"),
        translated("Correct a stack or a building on the board: right click, or F2 on its field."), std::move(list),
        std::move(enter));
}

// --- Why not

Page ExplainLayer::page() const {
    Page page;
    // Dozens of coordinates are no list to search in.
    page.heading =
        list_.empty() ? nothing_ruled_out() : translated("Not possible here, and why: click a field, or select a row");
    for (const NotOffered& one : list_) {
        present::Row row = numbered_row(page.rows.size(), one.text);
        row.note = refusal(board_, one.why);
        row.rule = to_text(rule(one.why));
        page.rows.push_back(std::move(row));
    }
    if (list_.empty()) page.below = what_else_waits();
    page.hint = translated("Esc: back to the question");
    return page;
}

Outcome ExplainLayer::choose(std::size_t row) { return Stays{refusal(board_, list_.at(row).why)}; }

// --- Points

Page PointsLayer::page() const {
    Page page;
    page.heading = translated("Points, and points still needed");
    for (const Color color : at_.table.seats) {
        const PointsView view = points_view(at_.table, at_.now, color);
        present::Row row = numbered_row(page.rows.size(), say("{player}: {what}", arg("player", at_.names.label(color)),
                                                              arg("what", missing_words(view))));
        row.note = sources_words(view);
        row.price = points(view.points.total());
        row.rule = "EKO-50";
        page.rows.push_back(std::move(row));
    }
    page.hint = translated("Esc: back to the question");
    return page;
}

}  // namespace eko::words
