// SPDX-License-Identifier: MIT
#include "present/reports/finale.h"

#include "present/language/words.h"

#include <algorithm>
#include <cmath>

namespace present {

int most_of(const std::vector<FinalePlayer>& players) {
    int most = 1;
    for (const FinalePlayer& player : players)
        for (const FinaleBar& bar : player.bars) {
            most = std::max(most, bar.number);
            if (bar.goal) most = std::max(most, static_cast<int>(std::ceil(bar.goal->value)));
        }
    return most;
}

std::string decided_heading() { return translated("What decided it"); }

std::string more_from(const std::string& player, std::vector<MoreOf> sources) {
    std::erase_if(sources, [](const MoreOf& one) { return one.points <= 0; });
    std::stable_sort(sources.begin(), sources.end(),
                     [](const MoreOf& one, const MoreOf& other) { return one.points > other.points; });
    std::string all;
    for (const MoreOf& one : sources)
        all += (all.empty() ? "" : "; ") + say("{source} +{n}", arg("source", one.source), arg("n", one.points));
    return all.empty() ? all : say("{player} has more from: {sources}.", arg("player", player), arg("sources", all));
}

std::vector<MoreOf> seen_by_other(std::vector<MoreOf> sources) {
    for (MoreOf& one : sources) one.points = -one.points;
    return sources;
}

std::optional<std::size_t> leads_since(const std::vector<std::optional<std::size_t>>& leaders) {
    if (leaders.empty() || !leaders.back()) return std::nullopt;
    std::size_t first = leaders.size() - 1;
    while (first > 0 && leaders[first - 1] == leaders.back()) --first;
    return first;
}

FinaleWords finale_words(const std::string& title) {
    return {say("The end of “{title}”", arg("title", title)),
            translated("Back"),
            translated("1 to 4 choose what comes next, Up and Down scroll, Esc goes back to the table."),
            translated("Charts"),
            translated("Reports"),
            translated("Copy for a chat"),
            translated("Again with the same players")};
}

}  // namespace present
