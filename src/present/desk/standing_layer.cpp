// SPDX-License-Identifier: MIT
#include "present/desk/standing_layer.h"

#include "present/desk/desk.h"
#include "present/help/manual.h"
#include "present/language/words.h"
#include "present/table/standing_words.h"

#include <utility>

namespace present {

namespace {

Row with_note(Row row, std::string note) {
    row.note = std::move(note);
    return row;
}

std::string player_label(const Desk& desk, std::size_t seat) { return desk.table().looks().players()[seat].label; }

}  // namespace

Page StandingLayer::page() const {
    Page page = !seat_ ? whose_page() : (!which_ ? which_page() : how_long_page());
    page.hint = seat_ ? translated("Esc: one question back") : translated("Esc: back to the question");
    return page;
}

// Players keep their digits, however many answers stand below them.
Page StandingLayer::whose_page() const {
    Page page;
    page.heading = translated("Who gives an answer in advance, or cancels one?");
    const auto& players = desk_.table().looks().players();
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        page.rows.push_back(numbered_row(seat, player_label(desk_, seat)));
    for (const StandingLine& line : desk_.table().standing().in_force())
        page.rows.push_back(with_note(
            numbered_row(page.rows.size(), standing_line(player_label(desk_, line.seat), line)), take_back_words()));
    page.below = translated(
        "The program gives a standing answer whenever the player would get exactly that question. The journal marks "
        "it; undo removes it and asks the question.");
    return page;
}

Page StandingLayer::which_page() const {
    Page page;
    page.heading =
        say("{player}, what do you answer whenever you are asked?", arg("player", player_label(desk_, *seat_)));
    page.path = {player_label(desk_, *seat_)};
    for (const StandingChoice& choice : desk_.standing_choices())
        page.rows.push_back(numbered_row(page.rows.size(), choice.text));
    return page;
}

Page StandingLayer::how_long_page() const {
    Page page;
    page.heading = say("{answer}: how long?", arg("answer", which_->text));
    page.path = {player_label(desk_, *seat_), which_->text};
    page.rows = {numbered_row(0, translated("This turn")), numbered_row(1, translated("Until it is cancelled"))};
    return page;
}

Outcome StandingLayer::choose(std::size_t row) {
    if (!seat_) return choose_whose(row);
    if (which_) return give(row == 0 ? Lasting::this_turn : Lasting::until_taken_back);
    which_ = desk_.standing_choices().at(row);
    if (!desk_.table().standing().has_turns()) return give(Lasting::until_taken_back);
    return Turns{};
}

Outcome StandingLayer::choose_whose(std::size_t row) {
    const std::size_t players = desk_.table().looks().players().size();
    if (row < players) {
        seat_ = row;
        return Turns{};
    }
    Desk& desk = desk_;
    return Does{[&desk, line = desk.table().standing().in_force().at(row - players)] { desk.take_back(line); }};
}

Outcome StandingLayer::give(Lasting lasting) {
    Desk& desk = desk_;
    return Does{[&desk, seat = *seat_, choice = *which_, lasting] { desk.let_stand(seat, choice, lasting); }};
}

std::optional<Outcome> StandingLayer::back() {
    if (!seat_) return Leaves{};
    if (!which_) seat_.reset();
    which_.reset();
    return Turns{};
}

HelpTopic StandingLayer::topic(std::size_t) const { return manual_page(ManualTopic::standing); }

}  // namespace present
