// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/charts.h"

#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/table/player_marks.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

std::vector<Chart> charts(const Names& names, const byzantium::text::Session& session) {
    const byzantium::odds::LuckReport report = byzantium::text::luck_of(session);
    return {vp_chart(names, session),  sources_chart(names, session), money_chart(names, session),
            luck_chart(names, report), fights_chart(names, report),   hits_chart(names, report)};
}

paper::Cell player_in_chart(const Names& names, const std::vector<Color>& all, Color player) {
    std::vector<LegendPlayer> players;
    for (const Color one : all) players.push_back({badge(one), names.player(one)});
    const auto number = std::find(all.begin(), all.end(), player) - all.begin();
    const LegendPlayer shown = with_initials(std::move(players)).at(static_cast<std::size_t>(number));
    return {shown.badge, shown.name};
}

}  // namespace byzantium::words
