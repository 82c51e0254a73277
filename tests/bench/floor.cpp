// SPDX-License-Identifier: MIT
#include "bench/floor.h"

#include <array>
#include <bit>

namespace bench {
namespace {

constexpr int places = 42;
constexpr int armies = 8;
constexpr int game_length = 100;
constexpr int reach = 3;  // links a move may take
constexpr std::uint8_t nobody = 255;

struct State {
    std::array<std::uint8_t, places> owner;
    std::array<std::uint8_t, places> tokens;
    std::array<std::uint8_t, armies> at;
    std::array<std::array<std::uint8_t, 4>, armies> boxes;
    std::array<std::int16_t, 4> treasury;
    std::array<std::int16_t, 4> points;
    std::array<std::uint8_t, 86> rest;
    std::uint16_t ply;
    std::uint8_t mover;
    std::uint8_t over;
};
static_assert(sizeof(State) >= 226 && sizeof(State) <= 234);

struct Action {
    std::uint8_t army;
    std::uint8_t to;
};

using Links = std::array<std::uint64_t, places>;

// A ring with two chords a place: four or five neighbours, as on a map of cities.
Links make_links() {
    Links links{};
    const auto join = [&](int a, int b) {
        links[static_cast<std::size_t>(a)] |= std::uint64_t{1} << b;
        links[static_cast<std::size_t>(b)] |= std::uint64_t{1} << a;
    };
    for (int place = 0; place < places; ++place) {
        join(place, (place + 1) % places);
        if (place % 2 == 0) join(place, (place + 11) % places);
    }
    return links;
}

State make_start() {
    State state{};
    state.owner.fill(nobody);
    for (std::size_t place = 0; place < places; ++place) state.tokens[place] = static_cast<std::uint8_t>(1 + place % 3);
    for (std::size_t army = 0; army < armies; ++army) {
        state.at[army] = static_cast<std::uint8_t>(army * 5);
        state.boxes[army] = {1, 6, 2, 4};
    }
    return state;
}

// Places that stop an army: those of another player. It may enter one, but not pass through.
std::uint64_t stops(const State& state) {
    std::uint64_t set = 0;
    for (std::size_t place = 0; place < places; ++place)
        if (state.owner[place] != nobody && state.owner[place] != state.mover) set |= std::uint64_t{1} << place;
    return set;
}

std::uint64_t reachable(const Links& links, std::uint8_t from, std::uint64_t stop) {
    std::uint64_t seen = std::uint64_t{1} << from;
    std::uint64_t front = seen;
    for (int step = 0; step < reach && front != 0; ++step) {
        std::uint64_t next = 0;
        for (; front != 0; front &= front - 1) next |= links[static_cast<std::size_t>(std::countr_zero(front))];
        next &= ~seen;
        seen |= next;
        front = next & ~stop;
    }
    return seen & ~(std::uint64_t{1} << from);
}

int list(const Links& links, const State& state, std::array<Action, 128>& out) {
    int count = 0;
    const std::uint64_t stop = stops(state);
    for (int own = 0; own < 2; ++own) {
        const auto army = static_cast<std::uint8_t>(state.mover * 2 + own);
        for (std::uint64_t to = reachable(links, state.at[army], stop); to != 0; to &= to - 1)
            out[static_cast<std::size_t>(count++)] = {army, static_cast<std::uint8_t>(std::countr_zero(to))};
        for (std::uint8_t box = 0; box < 4; ++box)
            out[static_cast<std::size_t>(count++)] = {army, static_cast<std::uint8_t>(places + box)};
    }
    return count;
}

State applied(const State& before, Action action) {
    State state = before;
    if (action.to >= places) {
        ++state.boxes[action.army][action.to - places];
    } else {
        state.at[action.army] = action.to;
        state.owner[action.to] = state.mover;
        state.points[state.mover] = static_cast<std::int16_t>(state.points[state.mover] + state.tokens[action.to]);
    }
    state.mover = static_cast<std::uint8_t>((state.mover + 1) % 4);
    state.over = ++state.ply >= game_length ? 1 : 0;
    return state;
}

struct Played {
    std::uint64_t decisions = 0;
    std::uint64_t offered = 0;
};

Played play(int games, std::mt19937& random) {
    static const Links links = make_links();
    Played played;
    std::array<Action, 128> actions;
    for (int game = 0; game < games; ++game)
        for (State state = make_start(); state.over == 0; ++played.decisions) {
            const int count = list(links, state, actions);
            played.offered += static_cast<std::uint64_t>(count);
            state = applied(state, actions[random() % static_cast<unsigned>(count)]);
        }
    return played;
}

}  // namespace

std::uint64_t play_floor_games(int games, std::mt19937& random) { return play(games, random).decisions; }

FloorShape floor_shape(int games, std::mt19937& random) {
    const Played played = play(games, random);
    const auto decisions = static_cast<double>(played.decisions);
    return {static_cast<double>(played.offered) / decisions, decisions / games};
}

}  // namespace bench
