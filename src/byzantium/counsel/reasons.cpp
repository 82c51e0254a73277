// SPDX-License-Identifier: MIT
#include "byzantium/counsel/reasons.h"

#include "byzantium/odds/force.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "byzantium/rules/turn_end.h"
#include "values/few.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace byzantium::counsel {
namespace {

// Less than this much more or less chance is no reason.
constexpr double least_chance = 0.1;

// What a player sees of a table.
struct Facts {
    int score = 0;
    int short_of_half = 0;
    std::array<int, 2> income{};
    std::array<int, 2> shortfall{};
    std::array<double, most_cities> danger{};  // of own cities
    std::array<double, most_cities> prey{};    // of own attacks
};

int score_of(const Position& now, Color color) {
    const auto cities = city_points(now, color);
    return half_rule(now[color][Side::byzantine].vp + cities[0], now[color][Side::arab].vp + cities[1]);
}

int short_of_half(const Position& now, Color color) {
    const auto cities = city_points(now, color);
    const int byzantine = now[color][Side::byzantine].vp + cities[0];
    const int arab = now[color][Side::arab].vp + cities[1];
    return std::max((std::max(byzantine, arab) + 1) / 2 - std::min(byzantine, arab), 0);
}

// A table corrected beyond its own cubes has no odds: then there is neither danger nor prey.
void count_attacks(const Table& table, const Position& now, Color color, Facts& facts) try {
    values::Few<Color, 4> all;
    for (const Player& player : now.players) all.push_back(player.color);
    for (const odds::Threat& threat : odds::threats(table, now, all)) {
        const bool own = threat.player() == color;
        if (!own && now[threat.city].control != color) continue;
        if (!own && values::contains(now.passed, threat.player())) continue;
        double& chance = (own ? facts.prey : facts.danger)[index(threat.city)];
        chance = std::max(chance, threat.p_capture);
    }
} catch (const odds::OutOfLimits&) {
}

Facts facts_of(const Table& table, const Position& now, Color color) {
    Facts facts;
    facts.score = score_of(now, color);
    facts.short_of_half = short_of_half(now, color);
    for (const SideForecast& one : forecast(table, now)) {
        if (one.player != color) continue;
        facts.income[index(one.side)] = one.income_total;
        facts.shortfall[index(one.side)] = one.shortfall;
    }
    count_attacks(table, now, color, facts);
    return facts;
}

// With each reason what it is worth, roughly in VP: only their order comes of it.
class Weighing {
public:
    Weighing(const Table& table, const Position& now, const Position& after, Color color)
        : table_{table},
          now_{now},
          after_{after},
          color_{color},
          before_{facts_of(table, now, color)},
          then_{facts_of(table, after, color)} {}

    std::vector<Reason> best(std::size_t most) {
        attack();
        points();
        money();
        dangers();
        prey();
        if (now_.passed.empty() && !after_.passed.empty() && after_.passed.front() == color_ &&
            now_.turn == after_.turn)
            add(1, FirstNextTurn{});
        std::stable_sort(all_.begin(), all_.end(),
                         [](const auto& one, const auto& other) { return one.first > other.first; });
        std::vector<Reason> reasons;
        for (std::size_t i = 0; i < std::min(most, all_.size()); ++i) reasons.push_back(all_[i].second);
        return reasons;
    }

private:
    void add(double weight, const Reason& reason) { all_.emplace_back(weight, reason); }

    void attack() {
        if (!after_.attack || after_.active != color_) return;
        if (const auto chance = chance_of_capture()) add(100, AttackBegins{after_.attack->city, *chance});
        const Spoils won = spoils(table_, after_, {color_, after_.attack->army, after_.attack->city});
        if (won.vp > 0 || won.bezants > 0) add(50, CapturePays{won.vp, won.bezants});
    }
    std::optional<double> chance_of_capture() const try {
        return odds::chance_to_capture(table_, after_);
    } catch (const odds::OutOfLimits&) {
        return std::nullopt;
    }

    void points() {
        if (then_.score > before_.score) add(then_.score - before_.score, ScoreRises{then_.score - before_.score});
        const int nearer = before_.short_of_half - then_.short_of_half;
        if (nearer > 0 && then_.short_of_half == 0) add(40, HalfRuleReached{});
        if (nearer > 0 && then_.short_of_half > 0) add(nearer, HalfRuleNearer{then_.short_of_half});
        for (const Color rival : others_clockwise(now_, color_)) {
            const int lost = score_of(now_, rival) - score_of(after_, rival);
            if (lost > 0) add(lost, RivalLoses{rival, lost});
        }
    }

    void money() {
        for (const Side side : sides) {
            const int more = then_.income[index(side)] - before_.income[index(side)];
            if (more > 0) add(0.4 * more, IncomeRises{side, more});
            const int less = before_.shortfall[index(side)] - then_.shortfall[index(side)];
            if (less > 0) add(0.5 * less, ShortfallShrinks{side, then_.shortfall[index(side)]});
        }
    }

    void dangers() {
        for (std::size_t i = 0; i < now_.cities.size(); ++i) {
            const auto city = static_cast<CityId>(i);
            const double less = before_.danger[i] - then_.danger[i];
            if (now_[city].control != color_ || after_[city].control != color_ || less < least_chance) continue;
            add(less * (2 + now_[city].tokens), DangerPasses{city, before_.danger[i], then_.danger[i]});
        }
    }

    // The best of what was not possible before.
    void prey() {
        std::optional<CityId> best;
        for (std::size_t i = 0; i < now_.cities.size(); ++i) {
            const auto city = static_cast<CityId>(i);
            if (then_.prey[i] < before_.prey[i] + least_chance || after_.attack) continue;
            if (!best || worth(city) > worth(*best)) best = city;
        }
        if (best) add(worth(*best), AttackPossible{*best, then_.prey[index(*best)]});
    }
    double worth(CityId city) const {
        return (then_.prey[index(city)] - before_.prey[index(city)]) * (1 + after_[city].tokens);
    }

    const Table& table_;
    const Position& now_;
    const Position& after_;
    Color color_;
    Facts before_;
    Facts then_;
    std::vector<std::pair<double, Reason>> all_;
};

}  // namespace

std::vector<Reason> reasons(const Table& table, const Position& now, const Decision& decision, std::size_t most) {
    const auto step = apply(table, now, Entry{decision});
    return Weighing{table, now, step.value().after, *awaited_player(now.awaits)}.best(most);
}

}  // namespace byzantium::counsel
