// SPDX-License-Identifier: MIT
// Every moment of a turn at which its player can act, and what an action is. Used by the module, and its types by
// whoever reads its answers.
#pragma once

#include "eko/foresight/line.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace eko::foresight {

// What a move would be (EKO-15 to EKO-19).
enum class MoveKind : std::uint8_t { to_empty, stacking, attack, kamikaze };

enum class Paid : std::uint8_t { no, yes };
// What a line costs beside what its last action pays for a building.
struct Cost {
    Paid march = Paid::no;  // three discs of the reserve
    Paid sand = Paid::no;   // two
    int storm = 0;          // discs that zones take, over the whole line
    bool operator==(const Cost&) const = default;
};
Cost cost_of(const Line& line);

// What this legal move would be there. Nothing if the storm takes the whole stack (A14): it comes nowhere.
std::optional<MoveKind> kind_of(const Position& now, const Move& move);
// In discs (EKO-21, 24).
int price_of(const Position& now, const Build& build);

namespace inside {

class AtActions {
public:
    virtual ~AtActions() = default;
    // Whether an action after this many entries would be of interest. The position may still await the march that it
    // takes: stacks and buildings lie as they will.
    virtual bool wants(const Position& now, const Line& before) = 0;
    // Awaits an action, of which there may be none.
    virtual void take(const Position& now, const Line& before) = 0;
};

// All moments of the turn, those after few entries first: at once, after the Sand temple, after an action and a forced
// march, after all three.
void each_action(const Table& table, const Position& turn, AtActions& visitor);

}  // namespace inside
}  // namespace eko::foresight
