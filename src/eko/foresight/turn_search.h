// SPDX-License-Identifier: MIT
// Walks through one turn for lines that end the game. Used by the module only.
#pragma once

#include "eko/foresight/line.h"
#include "eko/foresight/look.h"
#include "eko/foresight/watch.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace eko::foresight::inside {

// How a turn can end a game for its player.
enum class Kind : std::uint8_t { alone, shared, nobody };
enum class Wanted : std::uint8_t { shortest_of_each, any_win };

class TurnSearch {
public:
    // Searches the turn of the position's player, which must not be over. Both must outlive it.
    TurnSearch(const Table& table, const Position& turn, Wanted wanted);

    const std::optional<Ending>& found(Kind kind) const { return found_[static_cast<std::size_t>(kind)]; }

private:
    // An entry that was made, and where it leads.
    struct Made {
        Decision decision;
        Position after;
    };

    void leave_out_what_cannot_be();
    // Whether a line of so many more entries would still be shorter than one that is known.
    bool worth(std::size_t more) const;
    void record(const Result& result);
    void enter(const Position& now, const Decision& decision);
    void enter_each(const Position& now);
    void go_on(const Position& now);
    void act(const Position& now);
    void make_actions(const Position& now, const Means& means, std::vector<Made>& made);
    void make_sands(const Position& now, std::vector<Made>& made);
    void march(const Position& now);
    void use_moon(const Position& now);
    Means means_of(const Position& now) const;
    bool leads_on(const Decision& action, const Means& means) const;
    bool promises(const Position& now);
    bool moon_promises();
    bool action_promises();

    const Table& table_;
    const Position& turn_;
    Wanted wanted_;
    Look before_;
    Look after_;
    Line line_;
    std::array<std::optional<Ending>, 3> found_{};
    // By kind: lines must be shorter than this to be of use.
    std::array<std::size_t, 3> below_{unlimited, unlimited, unlimited};
    static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
};

}  // namespace eko::foresight::inside
