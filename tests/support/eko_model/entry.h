// SPDX-License-Identifier: MIT
// One entry of the journal, read and written. What is read here has the right form; whether the rules allow it is
// judged elsewhere.
#pragma once

#include "support/eko_model/position.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eko_model {

// One path of a correction with its value.
struct Change {
    std::string what{};   // turn moon_used marched sand_used stacks buildings reserve destroyed emperor
    Field field{};        // of stacks, buildings
    std::string color{};  // of reserve, destroyed, emperor
    int number = 0;       // of turn, moon_used, reserve, destroyed
    bool truth = false;   // of marched, sand_used
    std::string place{};  // of emperor
    std::optional<Stack> stack{};
    std::optional<Building> building{};
};

// Only the members that its word has are filled.
struct Entry {
    std::string word{};  // the "do"
    Field from{};
    Field to{};  // also a build's "on", a sand's "target"
    std::string size{};
    bool emperor = false;  // of build, moon
    std::vector<Field> zones{};
    bool lose_emperor = false;
    std::map<Field, std::int64_t> place{};
    std::optional<Field> emperor_to{};  // of reinforce
    std::string color{};                // of exchange, await
    std::vector<Change> set{};
};

// Throws FormatFault.
Entry read_entry(const Table&, const std::string& line);
std::vector<Change> read_changes(const Table&, const Json& set);

// Not for a correction.
Json write_entry(const Table&, const Entry&);

}  // namespace eko_model
