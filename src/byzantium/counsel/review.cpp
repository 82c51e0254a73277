// SPDX-License-Identifier: MIT
#include "byzantium/counsel/review.h"

#include "byzantium/counsel/choices.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace byzantium::counsel {
namespace {

Position after(const Table& table, const Position& now, const Entry& entry) {
    auto step = apply(table, now, entry);
    if (!step) throw std::logic_error{"an entry of the journal is not legal: " + message(table.board, step.error())};
    return step->after;
}

// The evaluation's best, unless what was chosen is as good after the same look at it.
std::optional<Better> better_than(const Weights& weights, const Table& table, const Position& now,
                                  const Decision& chosen, int value, std::size_t seat) {
    const auto all = ranked(weights, table, now);
    if (all.empty() || all.front().decision == chosen) return std::nullopt;
    const auto listed =
        std::find_if(all.begin(), all.end(), [&](const Choice& choice) { return choice.decision == chosen; });
    const int of_chosen = listed == all.end() ? value : std::max(value, listed->value);
    const int best =
        std::max(all.front().value, chances(weights, table, after(table, now, Entry{all.front().decision}))[seat]);
    const int cost = best - of_chosen;
    return cost > 0 ? std::optional{Better{all.front().decision, cost}} : std::nullopt;
}

std::optional<Fought> fought_in(const Position& now) {
    if (!now.attack) return std::nullopt;
    return Fought{now.active, now.attack->army, now.attack->city, now[now.attack->city].control};
}

}  // namespace

Reviewing::Reviewing(const Weights& weights, const Table& table, const Position& start, std::span<const Entry> entries)
    : weights_{weights}, table_{table}, position_{start}, entries_{entries} {
    for (const Player& player : start.players) review_.players.push_back(player.color);
    review_.start = review_.now = chances(weights, table, start);
    review_.turn = start.turn;
}

void Reviewing::step() {
    const std::size_t number = review_.moments.size();
    const Entry& entry = entries_[number];
    const Position next = after(table_, position_, entry);
    Moment moment{number, Cause::table, {}, review_.now, chances(weights_, table_, next), {}, {}};
    if (std::holds_alternative<Roll>(entry)) {
        moment.cause = Cause::dice;
        moment.fought = fought_in(position_);
    }
    if (const auto* decision = std::get_if<Decision>(&entry)) {
        moment.cause = Cause::decision;
        moment.chooser = awaited_player(position_.awaits);
        const std::size_t seat = seat_of(position_, *moment.chooser);
        moment.better = better_than(weights_, table_, position_, *decision, moment.after[seat], seat);
    }
    review_.now = moment.after;
    review_.turn = next.turn;
    review_.moments.push_back(std::move(moment));
    position_ = next;
    const auto* over = std::get_if<Over>(&next.awaits);
    review_.winners = over ? over->result.ranking.front() : values::Few<Color, 4>{};
}

Review review(const Weights& weights, const Table& table, const Position& start, std::span<const Entry> entries) {
    Reviewing all{weights, table, start, entries};
    while (!all.done()) all.step();
    return all.review();
}

std::vector<Account> accounts(const Review& review, const std::vector<Costly>& confirmed) {
    std::vector<Account> all;
    for (std::size_t seat = 0; seat < review.players.size(); ++seat) {
        Account account{review.players[seat], review.start[seat], 0, 0, 0, 0, review.now[seat], 0};
        for (const Moment& moment : review.moments) {
            const int by = moment.after[seat] - moment.before[seat];
            const bool own = moment.chooser == account.player;
            if (moment.cause == Cause::dice) account.luck += by;
            if (moment.cause == Cause::table) account.by_table += by;
            if (moment.cause == Cause::decision) (own ? account.own : account.others) += by;
        }
        for (const Costly& costly : confirmed)
            if (costly.chooser == account.player) account.cost += costly.verdict.cost;
        all.push_back(account);
    }
    return all;
}

}  // namespace byzantium::counsel
