// SPDX-License-Identifier: MIT
#include "bench/eko_floor.h"

#include <array>
#include <bit>
#include <vector>

namespace bench {
namespace {

constexpr int fields = 131;
constexpr int width = 12;
constexpr int colors = 4;
constexpr int discs = 16;  // of each colour
constexpr int game_length = 245;
constexpr int most_high = 4;  // discs of a stack
constexpr int most_actions = 4096;

// A set of fields.
struct Set {
    std::array<std::uint64_t, 3> words{};

    void add(int field) { words[static_cast<std::size_t>(field / 64)] |= std::uint64_t{1} << (field % 64); }
    bool has(int field) const { return (words[static_cast<std::size_t>(field / 64)] >> (field % 64) & 1) != 0; }
    bool none() const { return (words[0] | words[1] | words[2]) == 0; }
    Set& operator|=(const Set& other) {
        for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
        return *this;
    }
    Set& operator&=(const Set& other) {
        for (std::size_t i = 0; i < words.size(); ++i) words[i] &= other.words[i];
        return *this;
    }
    Set without(const Set& other) const {
        Set left = *this;
        for (std::size_t i = 0; i < words.size(); ++i) left.words[i] &= ~other.words[i];
        return left;
    }
};

template <class Take>
void each(const Set& set, Take take) {
    for (std::size_t i = 0; i < set.words.size(); ++i)
        for (std::uint64_t word = set.words[i]; word != 0; word &= word - 1)
            take(static_cast<int>(i) * 64 + std::countr_zero(word));
}

// What stands on a field: 0, or a colour and a number of discs, or a size.
constexpr std::uint8_t piece(int color, int number) { return static_cast<std::uint8_t>(color * 8 + number); }
constexpr int color_of(std::uint8_t piece) { return piece / 8; }
constexpr int number_of(std::uint8_t piece) { return piece % 8; }

struct State {
    std::array<std::uint8_t, fields> on;
    std::array<std::uint8_t, colors> reserve;
    std::array<std::int16_t, colors> points;
    std::array<std::uint8_t, 8> rest;
    std::uint16_t ply;
    std::uint8_t mover;
    std::uint8_t over;
};
static_assert(sizeof(State) >= 150 && sizeof(State) <= 160);

// A move by one of two ways, as storm and emperors make several entries of one move; or a building of this size.
struct Action {
    std::uint8_t from;
    std::uint8_t to;
    std::uint8_t size;  // 0: a move
    std::uint8_t way;
};

struct Board {
    Set sites;
    std::array<Set, fields> ways_beside{};
    std::array<Set, fields> sites_beside{};
};

bool is_site(int field) { return (field % width + 2 * (field / width)) % 3 == 0; }

Board make_board() {
    Board board;
    for (int field = 0; field < fields; ++field) {
        const int q = field % width;
        const int r = field / width;
        if (is_site(field)) board.sites.add(field);
        constexpr std::array<std::array<int, 2>, 6> ring{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
        for (const auto& [dq, dr] : ring) {
            const int near = (r + dr) * width + q + dq;
            if (q + dq < 0 || q + dq >= width || near < 0 || near >= fields) continue;
            auto& beside = is_site(near) ? board.sites_beside : board.ways_beside;
            beside[static_cast<std::size_t>(field)].add(near);
        }
    }
    return board;
}

// Discs of all colours by turns, one on each movement field as far as they reach.
State make_start(const Board& board) {
    State state{};
    int laid = 0;
    for (std::size_t field = 0; field < fields; ++field) {
        if (board.sites.has(static_cast<int>(field)) || laid == colors * discs) continue;
        state.on[field] = piece(laid++ % colors, 1);
    }
    return state;
}

Set reachable(const Board& board, int from, const Set& taken) {
    Set seen;
    Set front;
    front.add(from);
    while (!front.none()) {
        Set next;
        each(front, [&](int field) { next |= board.ways_beside[static_cast<std::size_t>(field)]; });
        next = next.without(seen);
        seen |= next;
        front = next.without(taken);
    }
    return seen;
}

bool may_end(std::uint8_t stack, std::uint8_t there) {
    if (there == 0) return true;
    const int sum = number_of(stack) + number_of(there);
    if (color_of(stack) == color_of(there)) return sum <= most_high;
    return number_of(stack) > number_of(there) || (number_of(stack) == 1 && number_of(there) == most_high);
}

// 0 if nothing can be built there.
int size_to_build(std::uint8_t stack, std::uint8_t there) {
    if (there == 0) return 1;
    const bool own = color_of(stack) == color_of(there);
    const int size = number_of(there) + (own ? 1 : 0);
    const int price = size + (own ? 0 : 1);
    return size <= 3 && price <= number_of(stack) ? size : 0;
}

class Listing {
public:
    void clear() { count_ = 0; }
    void add(int from, int to, int size, int way = 0) {
        actions_[count_++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                              static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(way)};
    }
    std::size_t size() const { return count_; }
    const Action& operator[](std::size_t i) const { return actions_[i]; }

private:
    std::array<Action, most_actions> actions_{};
    std::size_t count_ = 0;
};

void list_from(const Board& board, const State& state, int from, const Set& taken, Listing& out) {
    const std::uint8_t stack = state.on[static_cast<std::size_t>(from)];
    each(reachable(board, from, taken), [&](int to) {
        if (to == from || !may_end(stack, state.on[static_cast<std::size_t>(to)])) return;
        for (int way = 0; way < (number_of(stack) > 2 ? 2 : 1); ++way) out.add(from, to, 0, way);
    });
    each(board.sites_beside[static_cast<std::size_t>(from)], [&](int to) {
        if (const int size = size_to_build(stack, state.on[static_cast<std::size_t>(to)])) out.add(from, to, size);
    });
}

void list(const Board& board, const State& state, Listing& out) {
    out.clear();
    Set taken;
    Set own;
    for (int field = 0; field < fields; ++field) {
        const std::uint8_t there = state.on[static_cast<std::size_t>(field)];
        if (there == 0 || board.sites.has(field)) continue;
        taken.add(field);
        if (color_of(there) == state.mover) own.add(field);
    }
    each(own, [&](int from) { list_from(board, state, from, taken, out); });
    if (out.size() == 0) out.add(0, 0, 0);  // nothing to do
}

void move(State& state, std::uint8_t from, std::uint8_t to) {
    const std::uint8_t stack = state.on[from];
    const std::uint8_t there = state.on[to];
    int left = number_of(stack);
    if (there != 0 && color_of(there) == color_of(stack)) left += number_of(there);
    if (there != 0 && color_of(there) != color_of(stack)) {
        auto& beaten = state.reserve[static_cast<std::size_t>(color_of(there))];
        beaten = static_cast<std::uint8_t>(beaten + number_of(there));
    }
    state.on[from] = 0;
    state.on[to] = piece(color_of(stack), left);
}

void build(State& state, const Action& action) {
    const std::uint8_t stack = state.on[action.from];
    const std::uint8_t there = state.on[action.to];
    const bool others = there != 0 && color_of(there) != color_of(stack);
    const int price = action.size + (others ? 1 : 0);
    const int left = number_of(stack) - (price > number_of(stack) ? number_of(stack) : price);
    state.on[action.from] = left == 0 ? std::uint8_t{0} : piece(color_of(stack), left);
    state.on[action.to] = piece(color_of(stack), action.size);
    auto& reserve = state.reserve[state.mover];
    reserve = static_cast<std::uint8_t>(reserve + number_of(stack) - left);
    state.points[state.mover] = static_cast<std::int16_t>(state.points[state.mover] + action.size);
}

// A disc of the reserve onto the first own stack that takes it; onto the first free field if the player has none.
void reinforce(const Board& board, State& state) {
    if (state.reserve[state.mover] == 0) return;
    std::size_t to = fields;
    for (std::size_t field = 0; field < fields; ++field) {
        if (board.sites.has(static_cast<int>(field))) continue;
        const std::uint8_t there = state.on[field];
        if (there == 0 && to == fields) to = field;
        if (there == 0 || color_of(there) != state.mover || number_of(there) == most_high) continue;
        to = field;
        break;
    }
    if (to == fields) return;
    --state.reserve[state.mover];
    state.on[to] = piece(state.mover, number_of(state.on[to]) + 1);
}

State applied(const Board& board, const State& before, const Action& action) {
    State state = before;
    if (action.size > 0)
        build(state, action);
    else if (action.from != action.to)
        move(state, action.from, action.to);
    reinforce(board, state);
    state.mover = static_cast<std::uint8_t>((state.mover + 1) % colors);
    state.over = ++state.ply >= game_length ? 1 : 0;
    return state;
}

struct Played {
    std::uint64_t decisions = 0;
    std::uint64_t offered = 0;
};

Played play(int games, std::mt19937& random) {
    static const Board board = make_board();
    Played played;
    Listing listing;
    for (int game = 0; game < games; ++game)
        for (State state = make_start(board); state.over == 0; ++played.decisions) {
            list(board, state, listing);
            played.offered += listing.size();
            state = applied(board, state, listing[random() % listing.size()]);
        }
    return played;
}

}  // namespace

std::uint64_t play_eko_floor_games(int games, std::mt19937& random) { return play(games, random).decisions; }

FloorShape eko_floor_shape(int games, std::mt19937& random) {
    const Played played = play(games, random);
    const auto decisions = static_cast<double>(played.decisions);
    return {static_cast<double>(played.offered) / decisions, decisions / games};
}

}  // namespace bench
