// SPDX-License-Identifier: MIT
// What changes over time, by side: VP and money.
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/history.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/reports/track_chart.h"

#include <utility>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

// A quantity of one side of a player's.
using DisplayNumber = int Display::*;

std::vector<int> values_over_time(const byzantium::text::Session& session, Color player, Side side,
                                  DisplayNumber quantity) {
    std::vector<int> values;
    for (std::size_t n = 0; n <= session.journal().cursor(); ++n)
        values.push_back(session.journal().position_at(n)[player][side].*quantity);
    return values;
}

TrackPanel panel_of(const Names& names, const byzantium::text::Session& session, Side side, DisplayNumber quantity) {
    TrackPanel panel{capitalised(say("{side} side", arg("side", word(side)))), {}, {}};
    for (const Color player : players_of(session)) {
        panel.columns.push_back(
            say("{player}, {side}", arg("player", names.player(player)), arg("side", short_word(side))));
        panel.values.push_back(values_over_time(session, player, side, quantity));
    }
    return panel;
}

TrackChart track_chart(const Names& names, const byzantium::text::Session& session, DisplayNumber quantity) {
    TrackChart chart{{}, {}, milestones(session), translated("turn"), {session.journal().position_at(0).turn}};
    for (const Color player : players_of(session)) chart.players.push_back({badge(player), names.player(player)});
    for (const Side side : sides) chart.panels.push_back(panel_of(names, session, side, quantity));
    for (std::size_t n = 0; n < session.journal().cursor(); ++n)
        chart.turns.push_back(session.journal().position_at(n).turn);
    return chart;
}

struct Words {
    std::string tab;
    std::string title;
    std::string text;
};

Chart chart_of(std::string file, const TrackChart& tracks, const Words& words) {
    return {std::move(file),
            words.tab,
            words.title,
            words.text,
            picture_of(tracks, words.title),
            values_at_milestones(tracks),
            values_at_changes(tracks)};
}

}  // namespace

Chart vp_chart(const Names& names, const byzantium::text::Session& session) {
    return chart_of("vp", track_chart(names, session, &Display::vp),
                    {translated("VP"), translated("Victory points over time"),
                     translated("The VP on both tracks after each entry. Vertical lines mark the ends of turns.")});
}

Chart money_chart(const Names& names, const byzantium::text::Session& session) {
    return chart_of(
        "money", track_chart(names, session, &Display::treasury),
        {translated("Money"), translated("Money over time"),
         translated("The bezants in both treasuries after each entry. Vertical lines mark the ends of turns.")});
}

}  // namespace byzantium::words
