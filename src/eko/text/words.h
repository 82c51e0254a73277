// SPDX-License-Identifier: MIT
// Words of the protocol that are not words of the game (those stand in eko/rules/ids.h).
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/header.h"
#include "eko/rules/layout.h"

#include <array>
#include <optional>
#include <string_view>

namespace eko::text {

// Each value of a ruling with its word, the first one the default.
template <class Ruling>
struct RulingWords;
template <>
struct RulingWords<MoonReturn> {
    static constexpr std::string_view name = "moon_return";
    static constexpr std::array<std::string_view, 2> words{"yes", "no"};
};
template <>
struct RulingWords<WinCheck> {
    static constexpr std::string_view name = "win_check";
    static constexpr std::array<std::string_view, 2> words{"after_exchange", "before_exchange"};
};
template <>
struct RulingWords<LastDiscBuild> {
    static constexpr std::string_view name = "last_disc_build";
    static constexpr std::array<std::string_view, 2> words{"shared", "builder"};
};
template <>
struct RulingWords<AroundCounts> {
    static constexpr std::string_view name = "around";
    static constexpr std::array<std::string_view, 2> words{"stacks_and_buildings", "stacks"};
};
template <>
struct RulingWords<StormOnce> {
    static constexpr std::string_view name = "storm_once";
    static constexpr std::array<std::string_view, 2> words{"turn", "move"};
};
template <>
struct RulingWords<MoonUses> {
    static constexpr std::string_view name = "moon_uses";
    static constexpr std::array<std::string_view, 2> words{"once", "any"};
};

template <class Ruling>
std::string_view ruling_word(Ruling ruling) {
    return RulingWords<Ruling>::words.at(static_cast<std::size_t>(ruling));
}
template <class Ruling>
std::optional<Ruling> ruling_of(std::string_view word) {
    for (std::size_t i = 0; i < RulingWords<Ruling>::words.size(); ++i)
        if (RulingWords<Ruling>::words[i] == word) return static_cast<Ruling>(i);
    return std::nullopt;
}

// Calls `take` with each ruling of the table in turn, in the order of the page.
template <class Rulings, class Take>
void each_ruling(Rulings& rulings, Take take) {
    take(rulings.moon_return);
    take(rulings.win_check);
    take(rulings.last_disc_build);
    take(rulings.around);
    take(rulings.storm_once);
    take(rulings.moon_uses);
}

std::string_view to_text(EndReason word);
std::string_view to_text(GroupKind word);

}  // namespace eko::text
