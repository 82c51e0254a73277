// SPDX-License-Identifier: MIT
// Runs the program with Ekö in the test's own process, and the journals it is run on.
#pragma once

#include "eko/rules/layout.h"
#include "eko/support/scene.h"

#include <string>
#include <string_view>
#include <vector>

struct Ran {
    int status;
    std::string out;
    std::string err;
};

// The program with this game, these arguments and this standard input.
Ran run_eko(const std::vector<std::string>& arguments, const std::string& input = "");

// Board T of the rules' page with a row of its own, of Anna (cyan) and a nameless violet, who begins: two discs each.
extern const std::string small_header;
// A whole turn of violet.
extern const std::vector<std::string> a_turn;

// These lines, each with its line feed.
std::string journal_of(const std::vector<std::string>& lines);

// A journal that comes to this scene, on this board: its header, the swaps, and a correction. So many lines.
inline constexpr std::size_t lines_to_scene = 6;
std::string journal_to(const eko_support::Scene& scene, const eko::Layout& layout);

// The part with fields by their ids, as people type them.
bool holds(std::string_view text, std::string_view part);
