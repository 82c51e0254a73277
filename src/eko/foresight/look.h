// SPDX-License-Identifier: MIT
// What a player's chances hang on in a position, and what an action could bring at most. Every bound may promise too
// much, never too little: it says what need not be looked at. Used by the module only.
#pragma once

#include "eko/foresight/actions.h"
#include "eko/foresight/reach.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "values/few.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace eko::foresight::inside {

// What can still happen in the turn, at most.
struct Means {
    int actions;
    int moons;
    int sands;
};

using MoveKinds = values::Few<MoveKind, 2>;

// Kept and filled anew for each position, so that memory is taken once.
class Look {
public:
    // The table must outlive it.
    Look(const Table& table, Color player);

    // The position must stay as it is while it is asked about.
    void at(const Position& now);

    // The same of one of his stacks alone, for what it could come to and beat.
    void at_stack(const Position& now, FieldId field);

    int own_stacks() const { return static_cast<int>(own_.size()); }
    int other_stacks() const { return static_cast<int>(others_.size()); }
    int tallest() const { return tallest_; }

    // How often the Moon temple could be used for a pyramid after so many actions.
    int moons(int actions) const;
    int sands() const;

    // Whether a stack could beat the one there at once, and whether one next to it could replace the building there.
    bool could_beat(FieldId target) { return reach_.could_beat(target); }
    bool could_replace(FieldId site) const;
    // Whether a stack next to it could pay for this there.
    bool could_pay(FieldId site, Size size) const;
    // What a move there could be.
    MoveKinds could_be(FieldId to);

    bool is_around_pyramid(FieldId field) const;

    // Points that the action brings by itself, captives counted before any exchange.
    int gain(const Decision& action) const;
    // Whether it puts an end to another player's stack.
    bool beats(const Decision& action) const;

    // Whether all this could bring 12 points with a capital.
    bool could_reach(const Means& means) const;
    // Whether this action and another one could, with moons after them.
    bool could_reach_after(const Decision& first, int moons) const;
    // Whether this action alone could, with moons after it.
    bool could_reach_by(const Decision& action, int moons) const;
    // Whether an action that can be made at once could, or could beat the last stack of all others.
    bool could_end_by_an_action(int moons);
    // Whether the Moon temple alone could.
    bool could_reach_by_moons(int moons) const;
    // Whether another player could have them after it.
    bool could_reach(Color other, const Means& means) const;

private:
    struct Margin {
        int own;     // fields that he occupies around the pyramid
        int others;  // of the player beside him who occupies most
        int lead() const { return own - others; }
    };

    void read_ways();
    void read_sites();
    Margin margin_of(const std::vector<FieldId>& around, Color of) const;
    int captives_of(Color of) const;
    int solid_of(Color of) const;
    int pyramids(const Means& means) const;
    bool is_around(std::size_t pyramid, std::optional<FieldId> field) const;
    int pyramids_by(std::optional<FieldId> touched, int moons) const;
    int pyramids_after(std::optional<FieldId> touched, int moons) const;
    bool could_touch(FieldId field);
    bool could_win_by_pyramids(int moons);
    int gain_on(FieldId site, Size size) const;
    int price_on(FieldId site, Size size) const;
    bool could_pay_any(FieldId site) const;
    int best_gain_on(FieldId site) const;
    void read_best_gains();
    bool could_win_by_building(int moons) const;
    bool could_win_by_capturing(int moons);

    const Table& table_;
    Color player_;
    std::vector<std::vector<bool>> around_;  // by pyramid and field
    int most_shared_ = 0;                    // so many pyramids one field is around, at most
    Reach reach_;
    const Position* now_ = nullptr;
    int solid_ = 0;  // of buildings and captives: what pyramids bring comes and goes
    bool capital_ = false;
    int tallest_ = 0;
    int best_gain_ = 0;              // of any action, wherever stacks stand
    int best_capital_gain_ = 0;      // of a building on a capital; 0 if none can be built
    std::array<int, 3> supply_{};    // camps, towers, castles
    std::vector<FieldId> own_;       // fields of his stacks
    std::vector<FieldId> others_;    // fields of all others'
    std::vector<FieldId> emperors_;  // those of them that hold an emperor
    std::vector<Margin> margins_;    // by pyramid
};

}  // namespace eko::foresight::inside
