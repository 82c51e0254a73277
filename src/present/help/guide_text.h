// SPDX-License-Identifier: MIT
// The text of a first-game guide: a turn at the practice table, in steps. guide/README.md in a game's resources
// describes its form.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

struct GuideStep {
    std::string title;
    std::size_t entries = 0;  // of the guide's journal: at least one
    std::string task;         // what to do now
    std::string why;
    std::string then;                // what has changed when it is done
    std::vector<std::string> rules;  // by their ids
};

struct GuideChapter {
    std::string heading;
    std::string text;
};

struct GuideText {
    GuideChapter opening;
    std::vector<GuideStep> steps;
    GuideChapter closing;
};

// Leaves out anything it does not understand, and steps without a number of entries. `place` returns the name of a
// place by its id on the board, or nothing; then {id} is left unchanged.
using PlaceById = std::function<std::string(std::string_view id)>;
GuideText read_guide(std::string_view file, const PlaceById& place);

}  // namespace present
