// SPDX-License-Identifier: MIT
// A position carried on by entries, with everything told on the way: for tests that try what was foretold.
#pragma once

#include "byzantium/rules/rules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace course {

using namespace byzantium;

using Effects = std::vector<Effect>;

template <class Kind>
bool holds(const Effect& effect) {
    return std::holds_alternative<Kind>(effect);
}
template <class Kind>
bool told(const Effects& effects) {
    return std::any_of(effects.begin(), effects.end(), holds<Kind>);
}
// The first of its kind; nothing if none was told.
template <class Kind>
std::optional<Kind> first(const Effects& effects) {
    const auto found = std::find_if(effects.begin(), effects.end(), holds<Kind>);
    if (found == effects.end()) return std::nullopt;
    return std::get<Kind>(*found);
}
// What was told before the first of its kind: everything if there is none.
template <class Kind>
Effects until(const Effects& effects) {
    return {effects.begin(), std::find_if(effects.begin(), effects.end(), holds<Kind>)};
}
// What was told after the first of its kind: nothing if there is none.
template <class Kind>
Effects since(const Effects& effects) {
    const auto found = std::find_if(effects.begin(), effects.end(), holds<Kind>);
    return {found == effects.end() ? found : found + 1, effects.end()};
}
// Bezants or VP of one side of a player, by all effects of that kind.
template <class Kind>
int sum(const Effects& effects, ArmyRef whose) {
    int all = 0;
    for (const Effect& effect : effects)
        if (const auto* changed = std::get_if<Kind>(&effect))
            if (changed->player == whose.player && changed->side == whose.side) all += changed->by;
    return all;
}
// Active cubes that left an army, its guard included.
inline int lost(const Effects& effects, ArmyRef army) {
    int cubes = 0;
    for (const Effect& effect : effects) {
        if (const auto* guard = std::get_if<GuardMoved>(&effect))
            cubes += guard->player == army.player && guard->side == army.side ? 1 : 0;
        const auto* moved = std::get_if<CubesMoved>(&effect);
        const auto* box = moved ? std::get_if<ArmyBox>(&moved->from) : nullptr;
        if (box && moved->player == army.player && box->side == army.side && box->box != Box::levy)
            cubes += moved->count;
    }
    return cubes;
}

struct Course {
    const Table& table;
    Position now;
    Effects effects{};

    // False, and nothing has changed, if it is refused.
    bool takes(const Entry& entry) {
        const auto step = apply(table, now, entry);
        if (!step) return false;
        now = step->after;
        effects.insert(effects.end(), step->effects.begin(), step->effects.end());
        return true;
    }
    template <class Kind>
    const Kind* asks() const {
        return std::get_if<Kind>(&now.awaits);
    }
};

// What the checks of a walk have seen, and the first fault.
class Watch {
public:
    void seen(const std::string& what) { ++times_[what]; }
    void expect(bool holds, const std::string& what) {
        if (!holds && fault_.empty()) fault_ = what;
    }
    const std::string& fault() const { return fault_; }
    std::size_t times(const std::string& what) const {
        const auto found = times_.find(what);
        return found == times_.end() ? 0 : found->second;
    }

private:
    std::map<std::string, std::size_t> times_;
    std::string fault_;
};

}  // namespace course
