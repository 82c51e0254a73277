// SPDX-License-Identifier: MIT
// Statistics as people look at them: filters to choose from, charts with their tables, and what there is to say about
// how much was counted.
#pragma once

#include "present/reports/chart.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/statistics.h"
#include "session/counting.h"
#include "session/times.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct FilterOption {
    std::string label;        // "Anna"
    StatisticsFilter filter;  // what choosing it leads to
};
// One thing by which results can be chosen.
struct FilterMenu {
    std::string name;                   // "player": of its place on the page; never translated
    std::string key;                    // that opens it
    std::string label;                  // "Who: Anna"
    std::vector<FilterOption> options;  // the first leaves everything in
    std::optional<std::size_t> chosen;  // nothing: something that is not offered
};
// Only what makes a difference: with one board or one game there is none to choose, and over several games no mark of
// a seat. `today` is for the last twelve months.
std::vector<FilterMenu> filter_menus(const Sessions& sessions, const CountedGames& games,
                                     const StatisticsFilter& filter, const session::LocalTime& today);

struct StatisticsView {
    StatisticsFilter filter;
    std::vector<FilterMenu> menus;  // these two are empty while no session has been counted
    std::string counted;            // how many results of how many sessions
    std::string remark;             // what is still being counted, and what cannot be; may be empty
    std::vector<Chart> charts;      // none: then `empty` says why
    std::string empty;
};
// Of games that are not among these there are no measures.
StatisticsView statistics_view(const session::CountedSoFar& counting, const CountedGames& games,
                               const StatisticsFilter& filter, const session::LocalTime& today);

// All of it in one piece, without the pictures: for a terminal.
std::string statistics_text(const StatisticsView& view);

// Of the button that takes all limits off.
std::string no_filter_words();

}  // namespace present
