// SPDX-License-Identifier: MIT
// The smallest game: a counter that starts somewhere and may not pass a limit. It shows that the journal
// knows nothing of any real game, and counts what the journal asks of it.
#pragma once

#include "journal/journal.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace counter {

struct Table {
    int limit;
};
struct Header {
    int start;
};
struct Add {
    int by;
    std::string note{};  // long ones live on the heap, so that copying can fail
    bool operator==(const Add&) const = default;
};
struct Position {
    int value;
    std::string trace{};
    bool operator==(const Position&) const = default;
};
struct Step {
    Position after;
    std::vector<int> effects{};  // what was added
};
struct Refusal {
    std::string why;
};

inline std::ostream& operator<<(std::ostream& out, const Add& add) { return out << add.by << ' ' << add.note; }
inline std::ostream& operator<<(std::ostream& out, const Position& p) { return out << p.value << ' ' << p.trace; }

// Not tl::expected: the journal asks only for what its concept says.
class Verdict {
public:
    Verdict(Step step) : held_{std::move(step)} {}
    Verdict(Refusal refusal) : held_{std::move(refusal)} {}
    explicit operator bool() const { return held_.index() == 0; }
    const Step& operator*() const { return std::get<Step>(held_); }
    const Refusal& error() const { return std::get<Refusal>(held_); }

private:
    std::variant<Step, Refusal> held_;
};

struct Game {
    using Table = counter::Table;
    using Header = counter::Header;
    using Entry = Add;
    using Position = counter::Position;
    using Step = counter::Step;
    using Refusal = counter::Refusal;

    static inline int times_applied = 0;

    static Position start(const Table&, const Header& header) { return {header.start}; }
    static Verdict apply(const Table& table, const Position& position, const Add& add) {
        ++times_applied;
        const int value = position.value + add.by;
        if (value > table.limit) return Refusal{"beyond the limit"};
        return Step{{value, add.note}, {add.by}};
    }
    static std::uint64_t hash(const Position& position) { return static_cast<std::uint64_t>(position.value) * 31 + 7; }
};
static_assert(journal::Game<Game>);

using Journal = journal::Journal<Game>;

}  // namespace counter
