// SPDX-License-Identifier: MIT
// Measures engine, odds and journal against floors of the same run; prints, and asserts nothing about time.
// Named parts run alone: logothete_bench P1 P2.
#include "bench/board.h"
#include "bench/campaigns.h"
#include "bench/counsel.h"
#include "bench/eko.h"
#include "bench/eko_foresight.h"
#include "bench/eko_kept.h"
#include "bench/first_paint.h"
#include "bench/floor.h"
#include "bench/journals.h"
#include "bench/kept.h"
#include "bench/library.h"
#include "bench/odds_gate.h"
#include "bench/odds_goals.h"
#include "bench/odds_lines.h"
#include "bench/playouts.h"
#include "bench/reports.h"
#include "bench/rounds.h"
#include "bench/statistics.h"
#include "byzantium/rules/rules.h"
#include "support/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

constexpr int games_a_round = 400;
constexpr int floor_games_a_round = 4000;
constexpr int recorded_games = 1000;

// P5: whole random games, against a bare game of the same shape.
void playouts(std::mt19937& random) {
    const auto shape = bench::floor_shape(1000, random);
    fmt::print("floor: {:.0f} legal a decision, {:.0f} decisions a game\n", shape.legal, shape.decisions);
    const auto ours = [&] { return static_cast<double>(bench::play_games(games_a_round, random).decisions); };
    const auto floor = [&] { return static_cast<double>(bench::play_floor_games(floor_games_a_round, random)); };
    const auto ratio = bench::against_floor(ours, floor);
    fmt::print("{}\n", bench::verdict({"P5", 0.05, 0.15}, ratio));
    fmt::print("   decisions a second: {:.0f}; the floor's: {:.0f}\n", ratio.ours.median, ratio.floor.median);
    const auto played = bench::play_games(recorded_games, random);
    const auto per = [](std::uint64_t a, std::uint64_t b) { return static_cast<double>(a) / static_cast<double>(b); };
    fmt::print("   a game: {:.0f} decisions, {:.0f} rolls; {:.0f} legal decisions listed each time\n",
               per(played.decisions, played.games), per(played.rolls, played.games),
               per(played.offered, played.decisions));
    const auto games =
        bench::rates([&] { return static_cast<double>(bench::play_games(games_a_round, random).games); });
    fmt::print("   whole games a second, legal at every decision: {:.0f} ({:.0f}..{:.0f})\n", games.median, games.low,
               games.high);
}

void single_calls(std::mt19937& random) {
    const auto recorded = bench::record_games(recorded_games, random);
    const auto& table = support::standard_table();
    std::size_t listed = 0;
    const auto legal = bench::rates([&] {
        for (const auto& position : recorded.positions) listed += byzantium::legal(table, position).size();
        return static_cast<double>(recorded.positions.size());
    });
    std::size_t effects = 0;
    const auto apply = bench::rates([&] {
        for (std::size_t i = 0; i < recorded.positions.size(); ++i)
            effects += byzantium::apply(table, recorded.positions[i], recorded.entries[i]).value().effects.size();
        return static_cast<double>(recorded.positions.size());
    });
    fmt::print(
        "over the {} positions of {} random games: apply, settled {:.0f} ns; legal {:.0f} ns ({} bytes a position)\n",
        recorded.positions.size(), recorded_games, 1e9 / apply.median, 1e9 / legal.median, sizeof(byzantium::Position));
    if (listed == 0 || effects == 0) fmt::print("nothing was listed or told: these figures mean nothing\n");
}

void journals(std::mt19937& random) {
    bench::report_replay(random);
    bench::report_memory(random);
    bench::report_opening(random);
}

void store_alone(std::mt19937&) {
    bench::append_against_insert();
    bench::read_against_select();
}

enum class Needs { nothing, right_odds, to_be_named };

struct Part {
    std::string_view name;
    Needs needs;
    void (*run)(std::mt19937&);
};

constexpr std::array parts{
    Part{"P1", Needs::right_odds, [](std::mt19937&) { bench::odds_in_pushes(); }},
    Part{"P2", Needs::right_odds, [](std::mt19937&) { bench::odds_against_bit_mc(); }},
    Part{"P3", Needs::right_odds, [](std::mt19937&) { bench::choice_in_work_units(); }},
    Part{"P4", Needs::right_odds, [](std::mt19937&) { bench::report_board(); }},
    Part{"dice", Needs::right_odds, [](std::mt19937&) { bench::cost_of_dice(); }},
    Part{"P5", Needs::nothing, playouts},
    Part{"calls", Needs::nothing, single_calls},
    Part{"counsel", Needs::nothing, bench::ranked_decisions},
    Part{"eko", Needs::nothing, bench::eko_playouts},
    Part{"eko_calls", Needs::nothing, bench::eko_calls},
    Part{"eko_foresight", Needs::nothing, bench::eko_foresight},
    Part{"journals", Needs::nothing, journals},
    Part{"P6", Needs::nothing, bench::submit_against_insert},
    Part{"P7", Needs::nothing, bench::take_up_against_select},
    Part{"eko_P7", Needs::nothing, bench::take_up_eko_against_select},
    Part{"P8", Needs::nothing, bench::first_paint_against_bare_window},
    Part{"eko_P8", Needs::nothing, bench::first_paint_of_eko},
    Part{"P9", Needs::nothing, bench::edit_to_paint},
    Part{"P9_thinking", Needs::nothing, bench::edit_to_paint_while_thinking},
    Part{"P11", Needs::nothing, bench::entry_to_paint},
    Part{"P11_thinking", Needs::nothing, bench::entry_to_paint_while_thinking},
    Part{"eko_P11", Needs::nothing, bench::entry_to_paint_of_eko},
    Part{"P12", Needs::nothing, bench::entry_to_paint_with_phones},
    Part{"store", Needs::nothing, store_alone},
    Part{"library", Needs::nothing, [](std::mt19937&) { bench::report_library(); }},
    Part{"reports", Needs::nothing, bench::report_chronicle},
    Part{"statistics", Needs::nothing, [](std::mt19937&) { bench::report_statistics(); }},
    Part{"P10", Needs::right_odds, [](std::mt19937&) { bench::odds_lines(); }},
    Part{"seeds", Needs::to_be_named, [](std::mt19937&) { bench::print_mid_game_seeds(); }},
};

// If none is named, all that need not be.
bool chosen(const std::vector<std::string_view>& names, const Part& part) {
    if (names.empty()) return part.needs != Needs::to_be_named;
    return std::find(names.begin(), names.end(), part.name) != names.end();
}

bool all_known(const std::vector<std::string_view>& names) {
    const auto is_part = [](std::string_view name) {
        return std::any_of(parts.begin(), parts.end(), [&](const Part& part) { return part.name == name; });
    };
    return std::all_of(names.begin(), names.end(), is_part);
}

}  // namespace

// logothete_bench [PART...]
int main(int count, char** words) {
    const std::vector<std::string_view> names{words + 1, words + count};
    if (!all_known(names)) {
        fmt::print(stderr, "parts:");
        for (const Part& part : parts) fmt::print(stderr, " {}", part.name);
        fmt::print(stderr, "\n");
        return 2;
    }
    const auto wants_odds = [&](const Part& part) { return part.needs == Needs::right_odds && chosen(names, part); };
    const bool odds_wanted = std::any_of(parts.begin(), parts.end(), wants_odds);
    const auto gate = odds_wanted ? bench::check_odds() : bench::Gate::shut;
    std::mt19937 random{20051};
    for (const Part& part : parts)
        if (chosen(names, part) && (part.needs != Needs::right_odds || gate == bench::Gate::open)) part.run(random);
    return odds_wanted && gate == bench::Gate::shut ? 1 : 0;
}
