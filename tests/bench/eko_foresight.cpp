// SPDX-License-Identifier: MIT
#include "bench/eko_foresight.h"

#include "bench/eko_table.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/threats.h"
#include "eko/foresight/watch.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bench {
namespace {

using namespace eko;

constexpr std::size_t middle_games = 100;

double processor_ms() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Players who build and march more often than not: those who only wander come to few points.
class Player {
public:
    explicit Player(std::uint32_t seed) : random_{seed}, now_{eko_position(random_)} {}

    const Position& now() const { return now_; }
    bool is_over() const { return bench::is_over(now_); }
    bool begins_turn() const {
        const auto* asked = std::get_if<AwaitAction>(&now_.awaits);
        return asked != nullptr && asked->which == Which::first && !now_.sand_used;
    }
    void play() {
        const auto listed = legal(eko_table(), now_);
        now_ = std::move(apply(eko_table(), now_, chosen(listed)).value().after);
    }

private:
    static bool is_good(const Decision& decision) {
        return std::holds_alternative<Build>(decision) || std::holds_alternative<March>(decision);
    }
    const Decision& chosen(const std::vector<Decision>& listed) {
        std::vector<const Decision*> good;
        for (const Decision& decision : listed)
            if (is_good(decision)) good.push_back(&decision);
        if (!good.empty() && random_() % 10 < 7) return *good[random_() % good.size()];
        return listed[random_() % listed.size()];
    }

    std::mt19937 random_;
    Position now_;
};

int leaders_points(const Position& now) {
    const auto points = all_points(eko_table(), now);
    return *std::max_element(points.begin(), points.end());
}

// The beginning of a turn in which somebody has so many points, one of each game that comes to it.
std::vector<Position> games_with(int points) {
    std::vector<Position> found;
    for (std::uint32_t seed = 1; found.size() < middle_games; ++seed) {
        Player player{seed};
        while (!player.is_over() && !(player.begins_turn() && leaders_points(player.now()) >= points)) player.play();
        if (!player.is_over()) found.push_back(player.now());
    }
    return found;
}

struct Times {
    double median;
    double ninth_of_ten;
    double slowest;
};

// Milliseconds for each, the fastest of so many.
template <class Ask>
Times times_of(const std::vector<Position>& positions, int times_each, const Ask& ask) {
    std::vector<double> each;
    for (const Position& now : positions) {
        double best = 1e9;
        for (int time = 0; time < times_each; ++time) {
            const double begin = processor_ms();
            ask(now);
            best = std::min(best, processor_ms() - begin);
        }
        each.push_back(best);
    }
    std::sort(each.begin(), each.end());
    return {each[each.size() / 2], each[each.size() * 9 / 10], each.back()};
}

void say(const char* what, const Times& times, std::optional<double> bound = std::nullopt) {
    const std::string verdict =
        bound ? fmt::format(" {} (must <= {:.0f})", times.median <= *bound ? "pass" : "FAIL", *bound) : "";
    fmt::print("   {}: median {:.2f} ms, nine of ten under {:.2f}, slowest {:.2f}{}\n", what, times.median,
               times.ninth_of_ten, times.slowest, verdict);
    std::fflush(stdout);
}

bool somebody_else_can_win(const Position& now) {
    const auto& seats = eko_table().seats;
    return std::any_of(seats.begin(), seats.end(), [&](Color color) {
        return color != now.player && foresight::some_win_of(eko_table(), now, color);
    });
}

// In most middle games nobody else can win, and there is nothing to stop: these are those in which somebody can, one of
// each game that comes to it.
std::vector<Position> games_to_stop() {
    std::vector<Position> found;
    for (std::uint32_t seed = 1; found.size() < middle_games; ++seed) {
        Player player{seed};
        while (!player.is_over() && !(player.begins_turn() && somebody_else_can_win(player.now()))) player.play();
        if (!player.is_over()) found.push_back(player.now());
    }
    return found;
}

void measure(int points) {
    const auto games = games_with(points);
    std::size_t wins = 0;
    for (const Position& now : games)
        for (const auto& prospect : foresight::watch(eko_table(), now)) wins += prospect.can_win() ? 1 : 0;
    fmt::print("   {} games, the leader at {} points or more; {} players can win\n", games.size(), points, wins);
    std::size_t found = 0;
    say("watch, all players",
        times_of(games, 3, [&](const Position& now) { found += foresight::watch(eko_table(), now).size(); }), 5);
    say("threats, all players",
        times_of(games, 3, [&](const Position& now) { found += foresight::threats(eko_table(), now).size(); }));
    if (found == 0) fmt::print("nothing was found: these figures mean nothing\n");
}

}  // namespace

void eko_foresight(std::mt19937&) {
    fmt::print("Ekö, foresight on {} fields\n", eko_table().board.fields.size());
    for (const int points : {5, 7, 9}) measure(points);
    const auto games = games_to_stop();
    std::size_t entries = 0;
    const auto stops = [&](const Position& now) {
        entries += foresight::what_would_stop(eko_table(), now)->entries.size();
    };
    say("what would stop it", times_of(games, 1, stops), 100);
    fmt::print("   {:.1f} entries stop it in the mean\n",
               static_cast<double>(entries) / static_cast<double>(games.size()));
}

}  // namespace bench
