// SPDX-License-Identifier: MIT
// The text of the first-game guide: a turn at the practice table in steps. resources/byzantium/guide/README.md says how
// it is written.
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
    std::vector<std::string> rules;  // "BYZ-9"
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

// What it does not understand it leaves out, a step that says no number of entries too. `city` gives the name of a city
// by its id on the board, or nothing: then {id} stays as it stands.
using CityById = std::function<std::string(std::string_view id)>;
GuideText read_guide(std::string_view file, const CityById& city);

}  // namespace present
