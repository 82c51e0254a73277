// SPDX-License-Identifier: MIT
// What lies on a city, in a few words.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// "2 Byzantine tokens, Anna, fortified, Bela's Arab army": what one sees there.
std::string city_words(const Names& names, const byzantium::Board& board, const byzantium::Position& now,
                       byzantium::CityId city);

// The armies that stand there, in seating order.
std::vector<byzantium::ArmyRef> armies_in(const byzantium::Position& now, byzantium::CityId city);

// How strong the city looks: its tokens; the printed number of a Persian city or the capital.
int shown_strength(const byzantium::Board& board, const byzantium::Position& now, byzantium::CityId city);

}  // namespace byzantium::words
