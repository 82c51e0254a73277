// SPDX-License-Identifier: MIT
#include "byzantium/counsel/chances.h"

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/quantities.h"
#include "byzantium/counsel/soft_shares.h"
#include "byzantium/counsel/usual_answers.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/hits.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::counsel {
namespace {

// An attack asks for fewer answers and rolls than this; a table that a correction has tied in a knot is weighed as it
// lies there.
constexpr int most_steps = 64;

enum class Depth : std::uint8_t { exact, quick };

Chances shares_of(const Position& now, const Result& result) {
    values::Few<std::int64_t, 4> shares;
    for (const Player& player : now.players)
        shares.push_back(values::contains(result.ranking.front(), player.color) ? 1 : 0);
    return in_proportion(shares);
}

// This seat's chance, and what is left shared by the others as before.
Chances with_share(const Chances& told, std::size_t seat, int share) {
    values::Few<std::int64_t, 4> shares;
    for (const int chance : told) shares.push_back(std::int64_t{chance} * (whole - share));
    shares[seat] = std::int64_t{share} * (whole - told[seat]);
    return in_proportion(shares);
}

// Whoever has an action and wins by the fall of the capital is worth the chance of that attack, or more: however far
// another leads, nothing stands between.
Chances with_own_fall(const Position& now, const values::Few<Quantities, 4>& numbers, const Chances& told) {
    if (!std::holds_alternative<AwaitAction>(now.awaits)) return told;
    const std::size_t seat = seat_of(now, now.active);
    const int hundredths = numbers[seat][static_cast<std::size_t>(Quantity::own_fall_won)];
    const int share = hundredths * (whole / 100);
    return share > told[seat] ? with_share(told, seat, share) : told;
}

Chances as_it_lies(const Weights& weights, const Table& table, const Position& now) {
    const auto& weight = weights.weight[size_class(now.players.size())][turn_class(now.turn)];
    const auto all = quantities(table, now);
    values::Few<std::int64_t, 4> logarithms;
    for (const Quantities& numbers : all) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < quantity_count; ++i) sum += std::int64_t{weight[i]} * numbers[i];
        logarithms.push_back(sum);
    }
    const Chances told = soft_shares(logarithms);
    // Weights that take no notice of falls are of a player who takes none, such as the greedy one of the ladder.
    const bool weighs_falls = weight[static_cast<std::size_t>(Quantity::own_fall_won)] != 0;
    return weighs_falls ? with_own_fall(now, all, told) : told;
}

// Sums of weighed chances, and the mean of them.
class Mean {
public:
    void add(const Chances& chances, std::int64_t times) {
        while (sums_.size() < chances.size()) sums_.push_back(0);
        for (std::size_t seat = 0; seat < chances.size(); ++seat) sums_[seat] += times * chances[seat];
    }
    Chances mean() const { return in_proportion(sums_); }

private:
    values::Few<std::int64_t, 4> sums_;
};

class Valuer {
public:
    Valuer(const Weights& weights, const Table& table, Depth depth) : weights_{weights}, table_{table}, depth_{depth} {}

    Chances value(Position now) {
        for (int steps = 0; steps < most_steps; ++steps) {
            if (const auto* over = std::get_if<Over>(&now.awaits)) return shares_of(now, over->result);
            if (std::holds_alternative<AwaitRoll>(now.awaits)) return at_roll(now);
            if (is_last_action(table_, now) && decides_on_it(now)) return best_of_last(now);
            const auto answer = usual_answer(table_, now);
            if (!answer) break;
            now = after(now, Entry{*answer});
        }
        return as_it_lies(weights_, table_, now);
    }

private:
    Position after(const Position& now, const Entry& entry) const { return apply(table_, now, entry).value().after; }

    Chances at_roll(const Position& now) {
        if (depth_ == Depth::quick)
            if (const auto chance = chance_of_capture(now)) return two_ends(now, *chance);
        return over_all_falls(now);
    }

    static bool decides_on_it(const Position& now) {
        return std::holds_alternative<AwaitAction>(now.awaits) || std::holds_alternative<AwaitMarch>(now.awaits);
    }

    // Nothing comes after the last action but the end, so it is worth what the best choice makes of it. Marches are
    // followed, for they take two links at most.
    Chances best_of_last(const Position& now) {
        const std::size_t seat = seat_of(now, now.active);
        std::vector<std::pair<Decision, Chances>> lines;
        Valuer quick{weights_, table_, Depth::quick};
        for (const Decision& decision : worth_weighing(table_, now)) {
            lines.emplace_back(decision, quick.value(after(now, Entry{decision})));
            if (lines.back().second[seat] == whole) break;
        }
        if (lines.empty()) return as_it_lies(weights_, table_, now);
        const auto greater = [&](const auto& one, const auto& other) { return one.second[seat] > other.second[seat]; };
        std::stable_sort(lines.begin(), lines.end(), greater);
        if (depth_ == Depth::quick) return lines.front().second;
        const std::size_t looked_at = std::min(lines.size(), most_looked_at_closely);
        for (std::size_t i = 0; i < looked_at; ++i) lines[i].second = value(after(now, Entry{lines[i].first}));
        std::stable_sort(lines.begin(), lines.end(), greater);
        return lines.front().second;
    }

    // Nothing beyond what the odds can reckon with.
    std::optional<double> chance_of_capture(const Position& now) const try {
        return odds::chance_to_capture(table_, now);
    } catch (const odds::OutOfLimits&) {
        return std::nullopt;
    }

    // BYZ-40, 45, 18: hits fall as the dice have it, each side on its own.
    Chances over_all_falls(const Position& now) {
        const auto& asked = std::get<AwaitRoll>(now.awaits);
        const auto attacker = static_cast<std::size_t>(asked.attacker);
        const auto defender = static_cast<std::size_t>(asked.defender);
        if (attacker + defender > most_dice_enumerated) return two_ends(now, 0.5);
        Mean mean;
        for (std::size_t a = 0; a <= attacker; ++a)
            for (std::size_t d = 0; d <= defender; ++d) {
                const auto times = odds::falls_with[attacker][a] * odds::falls_with[defender][d];
                const Hits hits{static_cast<int>(a), static_cast<int>(d)};
                mean.add(value(after(now, Roll{hits})), static_cast<std::int64_t>(times));
            }
        return mean.mean();
    }

    // One end that takes the city and one that does not, each by hits as they are usual there.
    Chances two_ends(const Position& now, double chance) {
        const auto parts = static_cast<std::int64_t>(std::lround(chance * whole));
        Mean mean;
        if (parts > 0) mean.add(typical_end(now, 2, 1), parts);
        if (parts < whole) mean.add(typical_end(now, 1, 2), whole - parts);
        return mean.mean();
    }

    // Of three dice each side throws so many hits; what does not go up evenly counts against the attacker.
    Chances typical_end(Position now, int attacker, int defender) {
        for (int steps = 0; steps < most_steps && !std::holds_alternative<Over>(now.awaits); ++steps) {
            std::optional<Entry> entry;
            if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits))
                entry = Roll{Hits{asked->attacker * attacker / 3, (asked->defender * defender + defender - 1) / 3}};
            else if (const auto answer = usual_answer(table_, now))
                entry = *answer;
            if (!entry) break;
            now = after(now, *entry);
        }
        if (const auto* over = std::get_if<Over>(&now.awaits)) return shares_of(now, over->result);
        return as_it_lies(weights_, table_, now);
    }

    // More dice than a table of 42 cubes a player throws: their falls would not fit into the sums.
    static constexpr std::size_t most_dice_enumerated = 30;
    // Of the choices for the last action, those that seem best.
    static constexpr std::size_t most_looked_at_closely = 3;

    const Weights& weights_;
    const Table& table_;
    Depth depth_;
};

}  // namespace

Chances chances(const Weights& weights, const Table& table, const Position& position) {
    return Valuer{weights, table, Depth::exact}.value(position);
}

Chances quick_chances(const Weights& weights, const Table& table, const Position& position) {
    return Valuer{weights, table, Depth::quick}.value(position);
}

}  // namespace byzantium::counsel
