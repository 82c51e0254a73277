// SPDX-License-Identifier: MIT
// A chart of quantities over time: for each of them a panel with one stepped line a player.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"
#include "present/reports/chart_parts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

// A moment that people remember: the start, the end of a turn, now.
struct Milestone {
    std::size_t entries;  // that count then
    std::string label;    // "start", "turn 1", "now"
};

// A level line across a panel: something that players want to reach.
struct TrackGoal {
    int value;
    std::string label;
};

struct TrackPanel {
    std::string heading;
    std::vector<std::string> columns;      // what heads the numbers of each player: "Anna, Arab"
    std::vector<std::vector<int>> values;  // of each player, after so many entries: from 0 to the last
    std::optional<TrackGoal> goal{};
};

struct TrackChart {
    std::vector<LegendPlayer> players;
    std::vector<TrackPanel> panels;     // at least one
    std::vector<Milestone> milestones;  // in their order: the first is the start, the last is now
    std::string turn;                   // what heads their column: "turn"
    std::vector<int> turns;             // the first, then that in which each entry was made

    std::size_t entries() const { return turns.size() - 1; }
};

paper::Picture picture_of(const TrackChart& chart, std::string title);
// The values at the milestones, and those after every entry that changed one.
paper::Table values_at_milestones(const TrackChart& chart);
paper::Table values_at_changes(const TrackChart& chart);

}  // namespace present
