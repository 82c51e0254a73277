// SPDX-License-Identifier: MIT
// Every rule of the game is decided in one file of the engine and tested by name.
#pragma once

#include "house/files.h"

#include <string>
#include <vector>

namespace house {

struct Rule {
    int id;
    std::string title;
};

// The rules of one game: its folder, the mark of its ids, and each of them.
struct RuleBook {
    std::string game;  // "byzantium": of src/, tests/ and resources/
    std::string mark;  // "BYZ", as in BYZ-9
    std::vector<Rule> rules;
};

// Whether the ids of a game go 1, 2, 3, ..., or leave some numbers out.
enum class Numbers { all, some };

// The rules that resources/GAME/rules tells people about: paragraphs that begin with `BYZ-9 title`. Throws if the ids
// are not in order, or if one is missing where all should be there.
RuleBook rule_list(const std::string& game, const std::string& mark, Numbers numbers, const std::string& text);

// A rule counts as decided where a comment of a *.cpp begins with its id and a colon: `// BYZ-9: why`,
// `// BYZ-17, 28: why`. In two files is one too many: there it is only mentioned, `(BYZ-9)`.
Faults decision_faults(const RuleBook&, const std::vector<File>& engine);
// A rule counts as tested by a test case whose name begins with `byz_9_`.
Faults test_faults(const RuleBook&, const std::vector<File>& engine_tests);

}  // namespace house
