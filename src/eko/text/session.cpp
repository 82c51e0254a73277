// SPDX-License-Identifier: MIT
#include "eko/text/session.h"

#include "eko/rules/awaits.h"
#include "eko/text/refusal.h"
#include "eko/text/summary.h"
#include "eko/text/words.h"
#include "session/repair_impl.h"
#include "session/session_impl.h"
#include "values/few.h"

#include <variant>

template class session::Session<eko::text::Game>;
template class session::Repair<eko::text::Game>;

namespace eko::text {

static_assert(session::Game<Game>);

namespace {

store::Outcome outcome(const Table& table, const Result& result) {
    store::Outcome outcome{std::string{to_text(result.reason)}, {}};
    for (const Color color : table.seats)
        outcome.results.push_back(
            {result.points[index(color)], place_of(result, color), contains(result.winners, color), "{}"});
    return outcome;
}

}  // namespace

std::vector<session::Seat> Game::seats(const Header& header) {
    std::vector<session::Seat> all;
    for (const Seat& seat : header.seats) all.push_back({std::string{to_text(seat.color)}, seat.name});
    return all;
}

std::vector<store::Ruling> Game::rulings(const Header& header) {
    std::vector<store::Ruling> all;
    each_ruling(header.rulings, [&]<class Ruling>(const Ruling& ruling) {
        all.push_back({std::string{RulingWords<Ruling>::name}, std::string{ruling_word(ruling)}});
    });
    return all;
}

std::vector<Entry> Game::continuations(const Table& table, const Position& position) {
    const auto decisions = eko::legal(table, position);
    return {decisions.begin(), decisions.end()};
}

store::Standing Game::standing(const Table& table, const Position& position) {
    const auto* over = std::get_if<Over>(&position.awaits);
    return {write_awaits(position.awaits), over ? std::optional{outcome(table, over->result)} : std::nullopt};
}

std::optional<Color> Game::acting(const Position& position) {
    const auto* action = std::get_if<AwaitAction>(&position.awaits);
    return action ? std::optional{action->player} : std::nullopt;
}

bool Game::is_by_table(const Entry& entry) {
    return std::holds_alternative<Correct>(entry) || std::holds_alternative<AwaitPlayer>(entry);
}

wording::Sentence Game::say(const Table& table, const Refusal& refusal) {
    return {sentence(refusal),
            {{"field", refusal.field ? table.board.id(*refusal.field) : std::string{}},
             {"need", refusal.need},
             {"have", refusal.have}}};
}

protocol::Refused Game::refused(const Table& table, const Refusal& refusal) {
    return text::refused(table.board, refusal);
}

}  // namespace eko::text
