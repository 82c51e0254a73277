// SPDX-License-Identifier: MIT
// What if: an attack in numbers that anybody may change, its exact chance after each change. It begins at one that the
// table offers; nothing on the table moves.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "present/desk/detail.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// What it begins with, and what that is called.
struct WhatIfStart {
    byzantium::odds::Attack attack;  // with a siege
    std::string attacker;
    std::vector<std::string> defenders;  // in the order of the battles
    std::string city;
    bool operator==(const WhatIfStart&) const = default;
};
// With the defence that is best for the defenders.
WhatIfStart what_if_of(const Names& names, const byzantium::odds::Threat& threat);
// The attack under way, from the dice that fall next; see byzantium::odds::attack_under_way.
std::optional<WhatIfStart> what_if_under_way(const Names& names, const byzantium::Table& table,
                                             const byzantium::Position& now);
// Three Main cubes and a Move cube against two tokens.
WhatIfStart usual_what_if();

// A number of an attack: the attacker's are group 0, the defenders' follow in their order, the city's are last.
struct WhatIfPlace {
    std::size_t group = 0;
    std::size_t cell = 0;
    bool operator==(const WhatIfPlace&) const = default;
};

class WhatIf {
public:
    explicit WhatIf(WhatIfStart start = usual_what_if()) : start_{std::move(start)}, now_{start_.attack} {}

    const WhatIfStart& start() const { return start_; }
    const byzantium::odds::Attack& attack() const { return now_; }
    int count(WhatIfPlace place) const;

    // All of these stay within what a box, a city or a fight can hold; beyond it nothing happens.
    void change(WhatIfPlace place, int by);
    // Digits, one after the other; another place begins anew.
    void type(WhatIfPlace place, int digit);
    void erase(WhatIfPlace place);  // the last digit
    // Three Main cubes, to be changed.
    void add_defender();
    void remove_defender();  // the last
    void begin_again() { *this = WhatIf{start_}; }

private:
    WhatIfStart start_;
    byzantium::odds::Attack now_;
    std::optional<WhatIfPlace> typed_;  // where the last digit went
};

struct WhatIfCell {
    std::string name;   // "attacker:main": unlike all others
    std::string label;  // "Main"
    int count;
    bool can_fall;
    bool can_rise;
    std::string one_more;        // the chance to take the city with one more: "88.1%"; empty if it cannot rise
    std::string one_more_words;  // the same as a sentence
};
struct WhatIfGroup {
    std::string heading;
    std::vector<WhatIfCell> cells;
};
struct WhatIfView {
    std::vector<WhatIfGroup> groups;   // as WhatIfPlace counts them
    present::Detail chance;            // and the cubes that are left
    std::vector<std::string> details;  // a sentence each
    std::string no_more_defenders;     // why none can be added, or
    std::string no_defender;           // taken away; empty: it can
};
WhatIfView what_if_view(const WhatIf& what_if);

struct WhatIfWords {
    std::string heading;
    std::string add;
    std::string remove;
    std::string again;
    std::string close;
    std::string unchanged;  // why it cannot be as at first
    std::string hint;
};
WhatIfWords what_if_words();

}  // namespace byzantium::words
