// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {
namespace {

bool is_captive(const Position& now, Color color) { return holder_of(now[color]).has_value(); }

// EKO-38: his own captive emperor comes home for the one that he gives; the holder's own goes home too.
void exchange(Change& change, Color giver, Color given) {
    const Color holder = *holder_of(change.now[giver]);
    change.give_captive(given, holder);
    change.give_captive(giver, giver);
}

// Which of his captives nobody has to be asked about; nothing if he chooses.
std::optional<Color> given_by_itself(const Position& now, const Seats& captives, Color holder) {
    if (contains(captives, holder)) return holder;
    if (captives.size() > 1 && !is_captive(now, holder)) return std::nullopt;
    return captives.front();
}

}  // namespace

// EKO-36: his stack is attacked like any other.
// EKO-37: beaten, he becomes a captive of the attacker, and the other discs go to the reserve.
void beat(Change& change, FieldId at, Color by) {
    const Stack beaten = *change.now.cells.stack(at);
    if (beaten.emperor) change.capture(at, by);
    change.return_discs(at, {beaten.count - (beaten.emperor ? 1 : 0), false}, Returned::beaten);
}

// EKO-39: until nobody whose emperor is captive holds a captive. The player on turn is looked at first, then clockwise.
std::optional<Color> exchange_all(Change& change) {
    while (const auto giver = overdue_exchange(change.table, change.now)) {
        const Seats captives = captives_of(change.table.seats, change.now, *giver);
        const auto given = given_by_itself(change.now, captives, *holder_of(change.now[*giver]));
        if (!given) return giver;
        exchange(change, *giver, *given);
    }
    return std::nullopt;
}

Judgement judge(const Table&, const Position& now, const AwaitExchange& asked, const Exchange& exchange) {
    if (is_captive(now, asked.player) && holder_of(now[exchange.give]) == asked.player) return std::nullopt;
    return Refusal{.reason = Reason::not_his_captive};
}

void carry_out(Change& change, const AwaitExchange& asked, const Exchange& entry) {
    exchange(change, asked.player, entry.give);
}

void list(const Table& table, const Position& now, const AwaitExchange& asked, Decisions& out) {
    for (const Color color : table.seats)
        if (!judge(table, now, asked, Exchange{color})) out.add(Exchange{color});
}

}  // namespace eko::inside

namespace eko {

std::optional<Color> overdue_exchange(const Table& table, const Position& now) {
    const auto captive = [&](Color color) { return holder_of(now[color]).has_value(); };
    if (std::none_of(table.seats.begin(), table.seats.end(), captive)) return std::nullopt;
    for (const Color color : clockwise_from(table.seats, now.player))
        if (captive(color) && !captives_of(table.seats, now, color).empty()) return color;
    return std::nullopt;
}

}  // namespace eko
