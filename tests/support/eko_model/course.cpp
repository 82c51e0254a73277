// SPDX-License-Identifier: MIT
#include "support/eko_model/course.h"

#include "support/eko_model/judge.h"

#include <algorithm>

namespace eko_model {
namespace {

bool march_can_follow(const Table& table, Position now) {
    now.awaits = {"march", now.player};
    return Judge{table, now}.march_possible();
}

bool moon_can_begin_a_turn(const Table& table, Position now, const std::string& player) {
    now.player = player;
    now.moon_used = 0;
    now.awaits = {"reinforce", player};
    for (const Entry& entry : Judge{table, now}.legal())
        if (entry.word == "moon") return true;
    return false;
}

void begin_turn(Position& now, const std::string& player, const std::string& kind) {
    ++now.turn;
    now.player = player;
    now.marched = false;
    now.sand_used = false;
    now.moon_used = 0;
    now.stormed.clear();
    now.awaits = {kind, player};
}

// The turn of the first player of this order who has one: EKO-12, A3. There always is one, or the game is over.
void next_turn(const Table& table, Position& now, const std::vector<std::string>& order) {
    for (const auto& player : order) {
        if (on_board(now, player)) return begin_turn(now, player, "action");
        if (moon_can_begin_a_turn(table, now, player)) return begin_turn(now, player, "reinforce");
    }
}

void next_swap(const Table& table, Position& now, const std::string& after) {
    const std::string next = table.left_of(after);
    if (next == table.first) return next_turn(table, now, table.clockwise_from(table.first));
    now.awaits = {"swap", next};
}

// Where play goes on after an entry of the game that did not end it.
void go_on(const Table& table, Position& now, const Onward& onward) {
    const std::string& entry = onward.entry;
    if (entry == "swap" || entry == "keep") next_swap(table, now, onward.asked.player);
    if (entry == "move" || entry == "build")
        now.awaits = {march_can_follow(table, now) ? "march" : "reinforce", now.player};
    if (entry == "pass" || entry == "go_on") now.awaits = {"reinforce", now.player};
    if (entry == "sand" || entry == "march") now.awaits = {"action", now.player, entry == "march"};
    if (entry == "reinforce") now.awaits = {"reinforce", now.player, false, true};
    if (entry == "moon") now.awaits = {"reinforce", now.player, false, onward.asked.placed};
    if (entry == "stop") next_turn(table, now, table.clockwise_from(table.left_of(now.player)));
}

bool ends(const Table& table, Position& now, const std::string& entry) {
    now.result = end_of(table, now, entry);
    if (now.result) now.awaits = {"over", ""};
    return now.result.has_value();
}

// The first, clockwise from the player, whose emperor is captive and who holds a captive.
std::optional<std::string> must_exchange(const Table& table, const Position& now) {
    for (const auto& player : table.clockwise_from(now.player))
        if (captor(now, player) && !captives(table, now, player).empty()) return player;
    return std::nullopt;
}

// EKO-38, EKO-39: all that are forced. True if somebody is asked which captive he gives.
bool exchanges_ask(const Table& table, Position& now) {
    while (const auto player = must_exchange(table, now)) {
        const std::string holder = *captor(now, *player);
        const auto held = captives(table, now, *player);
        now.awaits = {"exchange", *player};
        const bool holders_own = captor(now, holder) == *player;
        if (!holders_own && held.size() >= 2 && !captor(now, holder)) return true;
        carry_out(table, now, {.word = "exchange", .color = holders_own ? holder : held.front()});
    }
    return false;
}

void await(Position& now, const std::string& player) {
    const int turn = std::max(now.turn, 1);
    now.result.reset();
    begin_turn(now, player, "action");
    now.turn = turn;
}

void take_with_what_follows(const Table& table, Position& now, const Entry& entry) {
    Onward onward{entry.word, now.awaits};
    if (entry.word == "exchange") onward = now.put_off;
    carry_out(table, now, entry);
    const bool before = table.rulings.at("win_check") == "before_exchange";  // A8
    if (before && entry.word != "exchange" && ends(table, now, onward.entry)) return;
    if (exchanges_ask(table, now)) {
        now.put_off = onward;
        return;
    }
    if (!ends(table, now, onward.entry)) go_on(table, now, onward);
}

// What happens by itself: a march, exchange or reinforcement with one legal entry only.
void take_all_forced(const Table& table, Position& now) {
    while (now.awaits.kind == "march" || now.awaits.kind == "exchange" || now.awaits.kind == "reinforce") {
        const auto legal = Judge{table, now}.legal();
        if (legal.size() != 1) return;
        take_with_what_follows(table, now, legal.front());
    }
}

}  // namespace

std::optional<Result> end_of(const Table& table, const Position& now, const std::string& entry) {
    std::vector<std::string> with_points;
    std::vector<std::string> with_discs;
    for (const auto& player : table.seats) {
        if (points(table, now, player) >= 12 && has_capital(table, now, player)) with_points.push_back(player);
        if (on_board(now, player)) with_discs.push_back(player);
    }
    const bool alone = with_discs.size() == 1;  // EKO-53
    if (with_points.empty() && with_discs.size() > 1) return std::nullopt;
    Result result{!with_points.empty() ? "points" : alone ? "last" : "empty", {}, {}};
    const auto is_in = [](const std::string& player, const std::vector<std::string>& players) {
        return std::find(players.begin(), players.end(), player) != players.end();
    };
    const bool builder_alone = table.rulings.at("last_disc_build") == "builder" && entry == "build" &&  // A9
                               is_in(now.player, with_points) && !on_board(now, now.player);
    for (const auto& player : table.seats) {
        if (is_in(player, with_points) || (alone && !builder_alone && is_in(player, with_discs)))
            result.winners.push_back(player);
        result.points[player] = points(table, now, player);
    }
    return result;
}

std::optional<Refused> take(const Table& table, Position& now, const Entry& entry) {
    if (entry.word == "correct") {
        try {
            carry_out(table, now, entry);
        } catch (const FormatFault& fault) {
            return Refused{"FORMAT", fault.what()};
        }
        return std::nullopt;
    }
    if (entry.word == "await") {
        await(now, entry.color);
        return std::nullopt;
    }
    if (const auto rule = Judge{table, now}.refused(entry)) return Refused{*rule, "refused by the model"};
    take_with_what_follows(table, now, entry);
    take_all_forced(table, now);
    return std::nullopt;
}

std::optional<Refused> take_line(const Table& table, Position& now, const std::string& line) {
    try {
        return take(table, now, read_entry(table, line));
    } catch (const FormatFault& fault) {
        return Refused{"FORMAT", fault.what()};
    }
}

}  // namespace eko_model
