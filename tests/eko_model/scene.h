// SPDX-License-Identifier: MIT
// Scenes as the page's examples write them, and what is asked of the model about them.
#pragma once

#include "support/eko_model/course.h"

#include <set>
#include <string>
#include <vector>

namespace eko_scene {

// Test board T, and T with storm as example 12 has it.
extern const std::vector<std::string> rows_of_t;
extern const std::vector<std::string> rows_of_stormy_t;

// A position in which cyan has the action, turn 1, four players, nobody anything in reserve; emperors that are not
// named stand "on the board", where nobody looks for them.
struct Scene {
    eko_model::Table table{};
    eko_model::Position now{};

    // "c2*@3,0 v1@5,0": cyan 2 with the emperor. "" for none.
    explicit Scene(const std::string& discs, const std::string& buildings = "",  // "v camp@0,1, c tower@2,1"
                   const std::vector<std::string>& rows = rows_of_t);

    eko_model::Player& player(const std::string& color) { return now.players.at(color); }
    const eko_model::Stack* stack(const std::string& field) const;
    void captive(const std::string& emperor, const std::string& holder);
    void await(const std::string& kind) { now.awaits = {kind, "cyan"}; }

    // The rule that refuses this line, "" if none does; nothing changes.
    std::string refusal(const std::string& line) const;
    // Takes the line; throws std::runtime_error with the rule if it is refused.
    void take(const std::string& line);
    // The effect alone, without what follows by itself.
    void carry_out(const std::string& line);
    // Members of the legal entries of a word, joined by blanks: legal("move", {"to"}) for "4,0" and its like.
    std::set<std::string> legal(const std::string& word, const std::vector<std::string>& members) const;
};

std::string move_line(const std::string& from, const std::string& to);

using Texts = std::set<std::string>;

}  // namespace eko_scene
