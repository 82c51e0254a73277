// SPDX-License-Identifier: MIT
// The program with two games: Byzantium and the toy game.
#pragma once

#include <string>
#include <vector>

struct Ran {
    int status;
    std::string out;
    std::string err;
};

// The program with these arguments and this standard input.
Ran run_two(const std::vector<std::string>& arguments, const std::string& input = "");

// Journals: of Anna and Boris, who add these numbers; of Byzantium, where red takes Damascus.
std::string counted(const std::vector<int>& numbers);
std::string damascus_taken();

bool holds(const std::string& text, const std::string& part);
