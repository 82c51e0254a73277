// SPDX-License-Identifier: MIT
// Single lines of a random journal, each for a position as a replay tells it.
#pragma once

#include "support/eko_model/chance.h"
#include "support/eko_model/position.h"

#include <string>
#include <vector>

namespace eko_model {

// What a line is drawn for. `answer` has "position" and "legal" of this position.
struct Scene {
    const Table& table;
    const Position& now;
    const Json& answer;

    const Board& board = table.board;
    const std::vector<std::string>& seats = table.seats;

    const Json& position() const { return answer.at("position"); }
    const Json& legal() const { return answer.at("legal"); }
    std::string awaited() const;  // colour; any seat's when the game is over
};

// One of the legal entries, of which there must be one; each kind with its own weight.
Json legal_entry(Chance&, const Scene&);
// An entry of the right form, mostly for what is awaited, mostly illegal.
Json any_entry(Chance&, const Scene&);
// Something that is wrong in its form, mostly.
std::string spoiled_line(Chance&, const Scene&);
// A correction, mostly of the right form and possible.
Json correction(Chance&, const Scene&);

Field any_field(Chance&, const Scene&);
// Where stacks can stand; of one colour only, where such stacks are.
std::string any_walkable(Chance&, const Scene&);
std::string any_stack(Chance&, const Scene&, const std::string& color);

}  // namespace eko_model
