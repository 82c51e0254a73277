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

// The rules that resources/byzantium/rules tells people about: paragraphs that begin with `BYZ-9 title`. Throws if the
// ids are not 1, 2, 3, ...
std::vector<Rule> rule_list(const std::string& text);

// A rule counts as decided where a comment of a *.cpp begins with its id and a colon: `// BYZ-9: why`,
// `// BYZ-17, 28: why`. In two files is one too many: there it is only mentioned, `(BYZ-9)`.
Faults decision_faults(const std::vector<Rule>&, const std::vector<File>& engine);
// A rule counts as tested by a test case whose name begins with `byz_9_`.
Faults test_faults(const std::vector<Rule>&, const std::vector<File>& engine_tests);

}  // namespace house
