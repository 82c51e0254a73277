// SPDX-License-Identifier: MIT
#include "byzantium/counsel/quantities.h"

#include "byzantium/odds/force.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/score.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace byzantium::counsel {
namespace {

constexpr std::array<std::string_view, quantity_count> names{
    "score",         "lead",           "lower_track",     "higher_track",  "both_count",
    "short_of_half", "first_place",    "byz_treasury",    "arab_treasury", "byz_income",
    "arab_income",   "byz_left",       "arab_left",       "byz_short",     "arab_short",
    "vp_at_risk",    "byz_elite",      "arab_elite",      "byz_main",      "arab_main",
    "byz_levy",      "arab_levy",      "byz_move",        "arab_move",     "byz_guard",
    "arab_guard",    "byz_on_map",     "arab_on_map",     "byz_strength",  "arab_strength",
    "byz_dice",      "arab_dice",      "byz_cities",      "arab_cities",   "byz_tokens",
    "arab_tokens",   "fortified",      "fortifications",  "pool",          "casualty",
    "next_pool",     "removed",        "churches",        "passed",        "first_next",
    "to_move",       "acts_before",    "alone",           "has_taxed",     "byz_fleet",
    "arab_fleet",    "byz_danger",     "arab_danger",     "worst_danger",  "byz_prey",
    "arab_prey",     "bulgar_prey",    "spoiled",         "arab_vp_lead",  "own_fall_won",
    "own_fall_lost", "other_fall_won", "other_fall_lost",
};

// The second of a pair stands behind the first.
constexpr Quantity of_side(Quantity byzantine, Side side) {
    return static_cast<Quantity>(static_cast<std::size_t>(byzantine) + index(side));
}

struct Numbers {
    Quantities& all;
    int& operator[](Quantity quantity) { return all[static_cast<std::size_t>(quantity)]; }
    int& of(Quantity byzantine, Side side) { return (*this)[of_side(byzantine, side)]; }
};

// What a player's cities are, by side.
struct Held {
    std::array<int, 2> cities{};
    std::array<int, 2> tokens{};
    std::array<int, 2> income{};  // bezants
    int fortified = 0;
};

Held held_by(const Position& now, Color color) {
    Held held;
    for (const City& city : now.cities) {
        const auto side = side_of(city.side);
        if (city.control != color || !side) continue;
        ++held.cities[index(*side)];
        held.fortified += city.fortified;
        held.tokens[index(*side)] += city.tokens;
        held.income[index(*side)] += 2 * city.tokens;
    }
    return held;
}

int maintenance(const Board& board, const Display& display) {
    const BoxCounts& each = board.maintenance;
    return each.elite * display.elite + each.main * display.main + each.levy * display.levy + each.move * display.move;
}

void count_side(const Board& board, const Display& display, const Held& held, Side side, Numbers numbers) {
    const int income = held.income[index(side)];
    const int left = display.treasury + income - maintenance(board, display);
    numbers.of(Quantity::byzantine_treasury, side) = std::min(display.treasury, 60);
    numbers.of(Quantity::byzantine_income, side) = income;
    numbers.of(Quantity::byzantine_left, side) = std::clamp(left, -30, 60);
    numbers.of(Quantity::byzantine_short, side) = std::clamp(-left, 0, 30);
    numbers.of(Quantity::byzantine_elite, side) = display.elite;
    numbers.of(Quantity::byzantine_main, side) = display.main;
    numbers.of(Quantity::byzantine_levy, side) = display.levy;
    numbers.of(Quantity::byzantine_move, side) = display.move;
    numbers.of(Quantity::byzantine_guard, side) = display.guard;
    numbers.of(Quantity::byzantine_on_map, side) = display.at.has_value();
    numbers.of(Quantity::byzantine_strength, side) = display.at ? field_strength(display) : 0;
    numbers.of(Quantity::byzantine_dice, side) = display.at ? field_dice(display) : 0;
    numbers.of(Quantity::byzantine_cities, side) = held.cities[index(side)];
    numbers.of(Quantity::byzantine_tokens, side) = held.tokens[index(side)];
    const int dearest = std::max({board.maintenance.elite, board.maintenance.main, 1});
    numbers[Quantity::vp_at_risk] += std::min((std::max(-left, 0) + dearest - 1) / dearest, display.vp);
}

int laid_down(const Position& now, const Player& player) {
    int cubes = player.taxed + player.pass_cubes;
    for (const auto& box : now.boxes) cubes += static_cast<int>(std::count(box.begin(), box.end(), player.color));
    return cubes;
}

int acts_before(const Position& now, Color color) {
    if (values::contains(now.passed, color) || now.active == color) return 0;
    int before = values::contains(now.passed, now.active) ? 0 : 1;
    for (const Color other : others_clockwise(now, now.active)) {
        if (other == color) break;
        if (!values::contains(now.passed, other)) ++before;
    }
    return before;
}

void count_tracks(const Display& byzantine, const Display& arab, const Held& held, Numbers numbers) {
    const int first = byzantine.vp + held.tokens[0];
    const int second = arab.vp + held.tokens[1];
    const int lower = std::min(first, second);
    const int higher = std::max(first, second);
    numbers[Quantity::score] = half_rule(first, second);
    numbers[Quantity::lower_track] = lower;
    numbers[Quantity::higher_track] = higher;
    numbers[Quantity::both_count] = both_tracks_count(first, second);
    numbers[Quantity::short_of_half] = std::max(0, (higher + 1) / 2 - lower);
}

bool holds(const values::Few<Color, most_in_action_box>& box, Color color) { return values::contains(box, color); }

void count_player(const Table& table, const Position& now, const Player& player, Numbers numbers) {
    const Held held = held_by(now, player.color);
    for (const Side side : sides) count_side(table.board, player[side], held, side, numbers);
    count_tracks(player[Side::byzantine], player[Side::arab], held, numbers);
    numbers[Quantity::fortified] = held.fortified;
    numbers[Quantity::fortifications] = player.fortifications;
    numbers[Quantity::pool] = player.pool;
    numbers[Quantity::casualty] = player.casualty;
    numbers[Quantity::next_pool] = player.pool + laid_down(now, player) + (player.casualty + 1) / 2;
    numbers[Quantity::removed] = player.removed;
    numbers[Quantity::churches] = player.churches + player.mosques;
    numbers[Quantity::passed] = values::contains(now.passed, player.color);
    numbers[Quantity::first_next] = !now.passed.empty() && now.passed.front() == player.color;
    numbers[Quantity::to_move] = now.active == player.color;
    numbers[Quantity::acts_before] = acts_before(now, player.color);
    numbers[Quantity::alone] = !numbers[Quantity::passed] && now.passed.size() + 1 == now.players.size();
    numbers[Quantity::has_taxed] = player.taxed > 0;
    numbers[Quantity::byzantine_fleet] = holds(now[ActionBox::byzantine_fleet], player.color);
    numbers[Quantity::arab_fleet] = holds(now[ActionBox::arab_fleet], player.color);
}

// What stands against the others: the best of their numbers.
int best_other(const values::Few<Quantities, 4>& all, std::size_t seat, Quantity quantity) {
    std::optional<int> best;
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other == seat) continue;
        const int theirs = all[other][static_cast<std::size_t>(quantity)];
        best = std::max(best.value_or(theirs), theirs);
    }
    return best.value_or(0);
}

int hundredths(double chance) { return static_cast<int>(std::lround(chance * 100)); }

void count_lead(const Position& now, values::Few<Quantities, 4>& all) {
    std::array<int, 4> arab{};
    for (std::size_t seat = 0; seat < all.size(); ++seat) arab[seat] = now.players[seat][Side::arab].vp;
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        Numbers numbers{all[seat]};
        const int lead = numbers[Quantity::score] - best_other(all, seat, Quantity::score);
        numbers[Quantity::lead] = std::clamp(lead, -40, 40);
        numbers[Quantity::first_place] = lead >= 0;
        int best = 0;
        for (std::size_t other = 0; other < all.size(); ++other)
            if (other != seat) best = std::max(best, arab[other]);
        numbers[Quantity::arab_vp_lead] = std::clamp(arab[seat] - best, -20, 20);
    }
}

// Whether this seat would win if the capital fell to the taker for so many VP, by Arab VP alone (BYZ-64).
bool wins_after_fall(const Position& now, Color taker, int won, std::size_t seat) {
    const auto vp = [&](std::size_t of) {
        return now.players[of][Side::arab].vp + (now.players[of].color == taker ? won : 0);
    };
    for (std::size_t other = 0; other < now.players.size(); ++other)
        if (vp(other) > vp(seat)) return false;
    return true;
}

void count_fall(const Position& now, const odds::Threat& threat, const Spoils& won, values::Few<Quantities, 4>& all) {
    const std::size_t taker = seat_of(now, threat.player());
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        const bool wins = wins_after_fall(now, threat.player(), won.vp, seat);
        const bool own = seat == taker;
        const Quantity what = own ? (wins ? Quantity::own_fall_won : Quantity::own_fall_lost)
                                  : (wins ? Quantity::other_fall_won : Quantity::other_fall_lost);
        int& chance = Numbers{all[seat]}[what];
        chance = std::max(chance, hundredths(threat.p_capture));
    }
}

// The greatest chance against each city, of those who may still act; what it would cost its owner.
struct WorstOfCities {
    std::array<int, most_cities> chance{};
};

void count_threat(const Table& table, const Position& now, const odds::Threat& threat, WorstOfCities& worst,
                  values::Few<Quantities, 4>& all) {
    const Color player = threat.player();
    const auto* marching = std::get_if<odds::Marching>(&threat.advance);
    const std::optional<Side> army = marching ? std::optional{marching->army.side} : std::nullopt;
    const int chance = hundredths(threat.p_capture);
    const Spoils won = spoils(table, now, {player, army, threat.city});
    if (won.ends_game) return count_fall(now, threat, won, all);
    Numbers own{all[seat_of(now, player)]};
    // A captured city counts its new tokens at the end, too.
    int& prey = army ? own.of(Quantity::byzantine_prey, *army) : own[Quantity::bulgar_prey];
    prey = std::max(prey, chance * (won.vp + (army ? won.tokens : 0)) / 10);
    const City& city = now[threat.city];
    if (!city.control || city.control == player) return;
    int& seen = worst.chance[index(threat.city)];
    seen = std::max(seen, chance);
    if (all[seat_of(now, *city.control)][static_cast<std::size_t>(Quantity::first_place)] != 0)
        own[Quantity::spoiled] = std::max(own[Quantity::spoiled], chance * city.tokens / 10);
}

void count_dangers(const Position& now, const WorstOfCities& worst, values::Few<Quantities, 4>& all) {
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const City& city = now.cities[i];
        const auto side = side_of(city.side);
        if (!city.control || !side || worst.chance[i] == 0) continue;
        Numbers owner{all[seat_of(now, *city.control)]};
        const int stake = worst.chance[i] * std::max<int>(city.tokens, 1) / 10;
        owner.of(Quantity::byzantine_danger, *side) += stake;
        owner[Quantity::worst_danger] = std::max(owner[Quantity::worst_danger], stake);
    }
}

// Throws odds::OutOfLimits.
void count_threats(const Table& table, const Position& now, values::Few<Quantities, 4>& all) {
    values::Few<Color, 4> acting;
    for (const Player& player : now.players)
        if (!values::contains(now.passed, player.color)) acting.push_back(player.color);
    WorstOfCities worst;
    for (const odds::Threat& threat : odds::threats(table, now, acting)) count_threat(table, now, threat, worst, all);
    count_dangers(now, worst, all);
}

}  // namespace

std::size_t seat_of(const Position& now, Color color) {
    std::size_t seat = 0;
    while (now.players[seat].color != color) ++seat;
    return seat;
}

std::string_view name_of(Quantity quantity) { return names[static_cast<std::size_t>(quantity)]; }

std::uint64_t hash_of_quantities() {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const std::string_view name : names) {
        for (const char letter : name) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
        hash = (hash ^ '\n') * 0x100000001b3;
    }
    return hash;
}

values::Few<Quantities, 4> quantities(const Table& table, const Position& now) {
    values::Few<Quantities, 4> all;
    for (const Player& player : now.players) {
        all.push_back(Quantities{});
        count_player(table, now, player, Numbers{all.back()});
    }
    count_lead(now, all);
    try {
        count_threats(table, now, all);
    } catch (const odds::OutOfLimits&) {
        // A table corrected beyond its own cubes: what armies could do is left out.
    }
    return all;
}

}  // namespace byzantium::counsel
