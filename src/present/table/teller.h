// SPDX-License-Identifier: MIT
// What a game says of its values: a struct of names and sentences that each game brings for its open tables.
#pragma once

#include "session/game.h"

#include <concepts>
#include <string>

namespace present {

//   headline   an entry of the journal in one sentence; `before` is the position it was entered in
template <class T>
concept Teller = session::Game<typename T::Game> &&
                 requires(const T& teller, const typename T::Game::Table& table, const typename T::Game::Header& header,
                          const typename T::Game::Position& before, const typename T::Game::Entry& entry) {
                     T(table, header);
                     { teller.headline(before, entry) } -> std::convertible_to<std::string>;
                 };

}  // namespace present
