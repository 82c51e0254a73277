// SPDX-License-Identifier: MIT
#include "byzantium/counsel/games/game.h"

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/thinking.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace counsel_games {

using namespace byzantium;
using counsel::Weights;

namespace {

constexpr std::size_t most_entries = 5'000;

Decision by_chance(const Table& table, const Position& now, Bits& bits) {
    const auto all = legal(table, now);
    return all.at(bits.below(all.size()));
}

Weights score_alone() {
    Weights weights;
    for (auto& turns : weights.weight)
        for (auto& weight : turns) weight[static_cast<std::size_t>(counsel::Quantity::score)] = 65'536 / 16;
    return weights;
}

Decision best_by_chance(const std::vector<counsel::Choice>& ranked, Bits& bits) {
    const auto worse = std::find_if(ranked.begin(), ranked.end(),
                                    [&](const counsel::Choice& choice) { return choice.value < ranked[0].value; });
    return ranked.at(bits.below(static_cast<std::size_t>(worse - ranked.begin()))).decision;
}

}  // namespace

Player random_player() { return by_chance; }

Player greedy_player() {
    return [weights = score_alone()](const Table& table, const Position& now, Bits& bits) {
        return best_by_chance(counsel::ranked(weights, table, now), bits);
    };
}

Player evaluator(const Weights& weights, int by_chance_in_1000) {
    return [weights, by_chance_in_1000](const Table& table, const Position& now, Bits& bits) {
        if (by_chance_in_1000 > 0 && bits.below(1000) < static_cast<std::size_t>(by_chance_in_1000))
            return by_chance(table, now, bits);
        return counsel::ranked(weights, table, now).front().decision;
    };
}

Player thinker(const Weights& weights, int trials) {
    return [weights, trials](const Table& table, const Position& now, Bits& bits) {
        counsel::Thinking thinking{weights, table, now, bits.next(), counsel::Strength::strong};
        thinking.run(trials);
        return thinking.choices().front().decision;
    };
}

Roll fair_roll(const AwaitRoll& asked, Bits& bits) {
    Faces faces;
    for (int i = 0; i < asked.attacker; ++i) faces.attacker.push_back(static_cast<int>(bits.below(6)) + 1);
    for (int i = 0; i < asked.defender; ++i) faces.defender.push_back(static_cast<int>(bits.below(6)) + 1);
    return {faces};
}

Header header_of(std::size_t players, std::uint64_t seed) {
    Bits bits{seed ^ 0x5eed};
    Header header{"byzantium-2005", {}, {}, offered_first};
    for (std::size_t seat = 0; seat < players; ++seat) header.seats.push_back({colors[seat], ""});
    header.first = colors[bits.below(players)];
    return header;
}

Played play(const Table& table, const Header& header, const std::vector<Player>& seats, std::uint64_t seed) {
    Bits bits{seed};
    Played played{start(table, header), {}};
    Position& now = played.end;
    for (std::size_t n = 0; n < most_entries && !std::holds_alternative<Over>(now.awaits); ++n) {
        if (std::holds_alternative<AwaitAction>(now.awaits)) played.positions.push_back(now);
        const auto* asked = std::get_if<AwaitRoll>(&now.awaits);
        const Entry entry = asked
                                ? Entry{fair_roll(*asked, bits)}
                                : Entry{seats.at(counsel::seat_of(now, *awaited_player(now.awaits)))(table, now, bits)};
        auto step = apply(table, now, entry);
        if (!step) throw std::logic_error{"a program decided what is not legal"};
        now = step->after;
    }
    return played;
}

std::vector<int> shares_of_win(const Position& end) {
    const auto* over = std::get_if<Over>(&end.awaits);
    const auto ranking = over ? over->result.ranking : result_after_end_scoring(end).ranking;
    std::vector<int> shares;
    for (const byzantium::Player& player : end.players)
        shares.push_back(values::contains(ranking.front(), player.color) ? 12 / static_cast<int>(ranking.front().size())
                                                                         : 0);
    return shares;
}

}  // namespace counsel_games
