// SPDX-License-Identifier: MIT
// Six short steps over a table for new users of the window.
#pragma once

#include "present/shelf/session_row.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace present {

// What a step is about.
enum class TourPlace : std::uint8_t { header, board, decision, displays, journal, hands };

struct TourStep {
    TourPlace place;
    std::string heading;
    std::string text;  // two or three sentences
};
// In order. A game's own step for a place replaces the general one. Whether the table that is shown counts: a practice
// table does not, and whoever tries things at another one should know.
std::vector<TourStep> tour_steps(const std::vector<TourStep>& of_game, Counts counts);

struct TourWords {
    std::string next;
    std::string back;
    std::string done;  // in the place of `next` at the last step
    std::string skip;
    std::string guide;  // beside `done`
};
TourWords tour_words();
// "Step 2 of 6"; the step is counted from 0.
std::string tour_place(std::size_t step, std::size_t steps);

}  // namespace present
