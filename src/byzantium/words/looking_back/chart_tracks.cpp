// SPDX-License-Identifier: MIT
// What changes over time, by side: VP and money.
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/history.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace byzantium::words {

using namespace present;

namespace {

constexpr double tracks_wide = 860;
constexpr double track_height = 190;
constexpr double track_left = 52;
constexpr double track_right = 796;  // behind it stand the players' marks
constexpr double mark_size = 15;

// A quantity of one side of a player's.
using DisplayNumber = std::function<int(const Display&)>;

struct Track {
    const Names& names;
    const byzantium::text::Session& session;
    std::vector<Milestone> moments;
    DisplayNumber quantity;

    int at(std::size_t entries, Color player, Side side) const {
        return quantity(session.journal().position_at(entries)[player][side]);
    }
    std::size_t entries() const { return session.journal().cursor(); }
};

// --- the picture
// Steps: a quantity stays until an entry changes it.
std::vector<paper::Point> steps(const Track& track, const Plot& plot, Color player, Side side) {
    int value = track.at(0, player, side);
    std::vector<paper::Point> points{{plot.x(0), plot.y(value)}};
    for (std::size_t n = 1; n <= track.entries(); ++n) {
        const int next = track.at(n, player, side);
        const double x = plot.x(static_cast<double>(n));
        if (next != value) points.push_back({x, plot.y(value)});
        if (next != value || n == track.entries()) points.push_back({x, plot.y(next)});
        value = next;
    }
    if (points.size() == 1) points.push_back({plot.right(), plot.y(value)});
    return points;
}

void draw_line(const Track& track, Plot& plot, Color player, Side side) {
    plot.add(paper::Polyline{steps(track, plot, player, side), {ink(player), 2.2, dash(player)}});
}

// On each line at the end of each turn; where lines run close together, one after the other.
void draw_turn_marks(const Track& track, Plot& plot, std::size_t entries, Side side) {
    std::vector<paper::Point> taken;
    for (const Color player : players_of(track.session)) {
        paper::Point at{plot.x(static_cast<double>(entries)), plot.y(track.at(entries, player, side))};
        const auto too_close = [&](const paper::Point& other) {
            return std::abs(other.x - at.x) < mark_size && std::abs(other.y - at.y) < mark_size;
        };
        while (std::any_of(taken.begin(), taken.end(), too_close)) at.x -= mark_size + 1;
        taken.push_back(at);
        plot.add(mark_of(badge(player), at, mark_size));
    }
}

// Behind the lines' ends, far enough from each other to be read.
void draw_ends(const Track& track, Plot& plot, Side side) {
    struct End {
        Color player;
        int value;
        double y;
    };
    std::vector<End> ends;
    for (const Color player : players_of(track.session)) {
        const int value = track.at(track.entries(), player, side);
        ends.push_back({player, value, plot.y(value)});
    }
    std::stable_sort(ends.begin(), ends.end(), [](const End& one, const End& other) { return one.y < other.y; });
    for (std::size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + 18);
    const double beyond = ends.empty() ? 0 : std::max(0.0, ends.back().y - plot.bottom());
    for (const End& end : ends) {
        plot.add(mark_of(badge(end.player), {plot.right() + 16, end.y - beyond}, 16));
        plot.add(label({plot.right() + 30, end.y - beyond + 4}, signed_number(end.value)));
    }
}

void draw_side(paper::Picture& picture, const Track& track, Side side, double top) {
    int least = 0;
    int most = 0;
    for (std::size_t n = 0; n <= track.entries(); ++n)
        for (const Color player : players_of(track.session)) {
            least = std::min(least, track.at(n, player, side));
            most = std::max(most, track.at(n, player, side));
        }
    const Span up = whole_span(least, most);
    const paper::Box place{{track_left, top}, track_right - track_left, track_height, std::nullopt, std::nullopt};
    Plot plot{picture, place, {0, std::max(1.0, static_cast<double>(track.entries()))}, up};
    plot.draw_heading(capitalised(say("{side} side", arg("side", word(side)))));
    plot.draw_levels(grid_of(up));
    for (std::size_t i = 0; i < track.moments.size(); ++i) {
        const bool last = i + 1 == track.moments.size();
        const auto n = static_cast<double>(track.moments[i].entries);
        const bool crowded =
            last && i > 0 && plot.x(n) - plot.x(static_cast<double>(track.moments[i - 1].entries)) < 60;
        plot.draw_upright(n, crowded && i > 1 ? std::string{} : track.moments[i].label,
                          i == 0 ? paper::Anchor::start : (last ? paper::Anchor::end : paper::Anchor::middle));
    }
    for (const Color player : players_of(track.session)) draw_line(track, plot, player, side);
    for (const Milestone& moment : track.moments)
        if (moment.entries > 0 && moment.entries < track.entries()) draw_turn_marks(track, plot, moment.entries, side);
    draw_ends(track, plot, side);
}

std::vector<LegendPlayer> legend_of(const Track& track) {
    std::vector<LegendPlayer> players;
    for (const Color player : players_of(track.session))
        players.push_back({badge(player), dash(player), track.names.player(player)});
    return players;
}

paper::Picture track_picture(const Track& track, std::string title) {
    paper::Picture picture{tracks_wide, 2 * track_height + 166, std::move(title), {}};
    draw_players(picture, {{track_left, 22}, tracks_wide - track_left}, legend_of(track));
    draw_side(picture, track, Side::byzantine, 72);
    draw_side(picture, track, Side::arab, 72 + track_height + 64);
    return picture;
}

// --- the numbers
std::vector<paper::Column> track_columns(const Track& track, std::vector<paper::Column> first) {
    for (const Color player : players_of(track.session))
        for (const Side side : sides)
            first.push_back({{badge(player), say("{player}, {side}", arg("player", track.names.player(player)),
                                                 arg("side", short_word(side)))},
                             paper::Align::right});
    return first;
}

paper::Row row_at(const Track& track, std::size_t entries, std::vector<paper::Cell> first) {
    for (const Color player : players_of(track.session))
        for (const Side side : sides) first.emplace_back(std::to_string(track.at(entries, player, side)));
    return {std::move(first)};
}

paper::Table at_moments(const Track& track) {
    paper::Table table{{}, track_columns(track, {{translated("when")}}), {}};
    for (const Milestone& moment : track.moments) table.rows.push_back(row_at(track, moment.entries, {moment.label}));
    return table;
}

// A row for each entry that changed anything.
paper::Table at_changes(const Track& track) {
    paper::Table table{
        {},
        track_columns(track, {{translated("entry"), paper::Align::right}, {translated("turn"), paper::Align::right}}),
        {}};
    for (std::size_t n = 0; n <= track.entries(); ++n) {
        const int turn = track.session.journal().position_at(n == 0 ? 0 : n - 1).turn;
        paper::Row row = row_at(track, n, {std::to_string(n), std::to_string(turn)});
        const bool same = !table.rows.empty() &&
                          std::equal(row.cells.begin() + 2, row.cells.end(), table.rows.back().cells.begin() + 2);
        if (!same) table.rows.push_back(std::move(row));
    }
    return table;
}

struct Words {
    std::string tab;
    std::string title;
    std::string text;
};

Chart chart_of(std::string file, const Track& track, const Words& words) {
    return {std::move(file),   words.tab,        words.title, words.text, track_picture(track, words.title),
            at_moments(track), at_changes(track)};
}

}  // namespace

Chart vp_chart(const Names& names, const byzantium::text::Session& session) {
    const Track track{names, session, milestones(session), [](const Display& display) { return display.vp; }};
    return chart_of("vp", track,
                    {translated("VP"), translated("Victory points over time"),
                     translated("The VP on both tracks after each entry. Upright lines are the ends of turns.")});
}

Chart money_chart(const Names& names, const byzantium::text::Session& session) {
    const Track track{names, session, milestones(session), [](const Display& display) { return display.treasury; }};
    return chart_of(
        "money", track,
        {translated("Money"), translated("Money over time"),
         translated("The bezants in both treasuries after each entry. Upright lines are the ends of turns.")});
}

}  // namespace byzantium::words
