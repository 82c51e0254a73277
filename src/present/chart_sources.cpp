// SPDX-License-Identifier: MIT
// Where the VP came from, turn by turn.
#include "present/accounts.h"
#include "present/chart_parts.h"
#include "present/charts.h"
#include "present/history.h"
#include "present/player_marks.h"
#include "present/report.h"
#include "present/words.h"
#include "session/session.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace present {
namespace {

using namespace byzantium;

constexpr double wide = 860;
constexpr double plot_top = 50;
constexpr double plot_height = 280;
constexpr double legend_row = 24;
constexpr std::size_t legend_columns = 4;

// Grounds and strokes that differ in black and white too; in the order of VpSource.
struct Look {
    paper::Ink ground;
    paper::Hatch hatch;
    paper::Ink strokes;
};
constexpr std::array<Look, vp_sources> looks{{
    {paper::Ink::rule, paper::Hatch::full, paper::Ink::ink},
    {paper::Ink::card, paper::Hatch::rising, paper::Ink::ink},
    {paper::Ink::ink, paper::Hatch::full, paper::Ink::ink},
    {paper::Ink::rule, paper::Hatch::crossed, paper::Ink::ink},
    {paper::Ink::bulgar, paper::Hatch::level, paper::Ink::dark},
    {paper::Ink::gold, paper::Hatch::grid, paper::Ink::dark},
    {paper::Ink::card, paper::Hatch::upright, paper::Ink::accent},
    {paper::Ink::card, paper::Hatch::grid, paper::Ink::accent},
    {paper::Ink::card, paper::Hatch::level, paper::Ink::ink},
    {paper::Ink::card, paper::Hatch::empty, paper::Ink::ink},
    {paper::Ink::rule, paper::Hatch::falling, paper::Ink::ink},
}};

struct Ledgers {
    std::vector<Moment> moments;
    std::vector<VpLedger> at;  // each moment
    std::vector<Color> players;
};

int points(const VpLedger& ledger, Color player, Side side, std::size_t source) {
    return ledger.points(player, side, static_cast<VpSource>(source));
}

std::vector<std::size_t> sources_used(const Ledgers& all) {
    std::vector<std::size_t> used;
    for (std::size_t source = 0; source < vp_sources; ++source) {
        const auto counts = [&](const VpLedger& ledger) {
            return std::any_of(all.players.begin(), all.players.end(), [&](Color player) {
                return points(ledger, player, Side::byzantine, source) != 0 ||
                       points(ledger, player, Side::arab, source) != 0;
            });
        };
        if (std::any_of(all.at.begin(), all.at.end(), counts)) used.push_back(source);
    }
    return used;
}

// What the highest and the lowest bar reach.
Span reach(const Ledgers& all) {
    int least = 0;
    int most = 0;
    for (const VpLedger& ledger : all.at)
        for (const Color player : all.players)
            for (const Side side : sides) {
                int above = 0;
                int below = 0;
                for (std::size_t source = 0; source < vp_sources; ++source)
                    (points(ledger, player, side, source) > 0 ? above : below) += points(ledger, player, side, source);
                most = std::max(most, above);
                least = std::min(least, below);
            }
    return whole_span(least, most);
}

paper::Box swatch(std::size_t source, paper::Point at, double width, double height) {
    const Look& look = looks.at(source);
    return {at,         width,       height, look.ground, paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid},
            look.hatch, look.strokes};
}

// What was gained stands above the line, what was lost below it.
void draw_bar(Plot& plot, const VpLedger& ledger, Color player, Side side, double x, double width) {
    int above = 0;
    int below = 0;
    for (std::size_t source = 0; source < vp_sources; ++source) {
        const int vp = points(ledger, player, side, source);
        if (vp == 0) continue;
        int& level = vp > 0 ? above : below;
        const double from = plot.y(level);
        level += vp;
        const double to = plot.y(level);
        plot.add(swatch(source, {x, std::min(from, to)}, width, std::abs(to - from)));
    }
    plot.add(paper::Text{{x + width / 2, plot.y(above) - 4},
                         signed_number(ledger.total(player, side)),
                         10,
                         paper::Anchor::middle,
                         paper::Face::bold,
                         paper::Ink::ink,
                         std::nullopt});
    plot.add(paper::Text{{x + width / 2, plot.bottom() + 12},
                         side == Side::byzantine ? translated("Byz.") : translated("Arab"),
                         8.5,
                         paper::Anchor::middle,
                         paper::Face::plain,
                         paper::Ink::faint,
                         std::nullopt});
}

void draw_player(paper::Picture& picture, const Names& names, const Ledgers& all, Color player, const paper::Box& place,
                 const Span& up) {
    const std::size_t first = all.moments.size() > 2 ? 1 : 0;  // all begin alike
    const auto groups = static_cast<double>(all.moments.size() - first);
    Plot plot{picture, place, {0, groups}, up};
    plot.draw_levels(grid_of(up));
    plot.add(mark_of(badge(player), {plot.left() + 9, plot.top() - 24}, 18));
    plot.add(paper::Text{{plot.left() + 24, plot.top() - 19},
                         names.player(player),
                         14,
                         paper::Anchor::start,
                         paper::Face::bold,
                         paper::Ink::ink,
                         std::nullopt});
    for (std::size_t i = first; i < all.moments.size(); ++i) {
        const double from = plot.x(static_cast<double>(i - first));
        const double group = plot.x(static_cast<double>(i - first) + 1) - from;
        const double bar = std::min(34.0, group * 0.42);
        const double middle = from + group / 2;
        draw_bar(plot, all.at[i], player, Side::byzantine, middle - bar - 1, bar);
        draw_bar(plot, all.at[i], player, Side::arab, middle + 1, bar);
        plot.add(label({middle, plot.bottom() + 27}, all.moments[i].label, paper::Anchor::middle, paper::Ink::faint));
    }
}

void draw_legend(paper::Picture& picture, const std::vector<std::size_t>& used, double top) {
    for (std::size_t i = 0; i < used.size(); ++i) {
        const double x = 40 + static_cast<double>(i % legend_columns) * (wide - 40) / legend_columns;
        const double y = top + static_cast<double>(i / legend_columns) * legend_row;
        picture.items.emplace_back(swatch(used[i], {x, y}, 22, 15));
        picture.items.emplace_back(label({x + 29, y + 12}, source_name(static_cast<VpSource>(used[i]))));
    }
}

// One panel a player; two rows of them where one row would be too narrow.
paper::Picture picture_of(const Names& names, const Ledgers& all, std::string title) {
    const auto used = sources_used(all);
    const Span up = reach(all);
    const std::size_t in_row = all.players.size() > 3 ? 2 : all.players.size();
    const std::size_t rows = (all.players.size() + in_row - 1) / in_row;
    const double row_height = plot_height + plot_top + 44;
    const std::size_t legend_rows = (used.size() + legend_columns - 1) / legend_columns;
    paper::Picture picture{wide,
                           row_height * static_cast<double>(rows) + 20 + legend_row * static_cast<double>(legend_rows),
                           std::move(title),
                           {}};
    const double panel = wide / static_cast<double>(in_row);
    for (std::size_t i = 0; i < all.players.size(); ++i) {
        const double x = panel * static_cast<double>(i % in_row) + 44;
        const double y = row_height * static_cast<double>(i / in_row) + plot_top;
        draw_player(picture, names, all, all.players[i], {{x, y}, panel - 58, plot_height, std::nullopt, std::nullopt},
                    up);
    }
    draw_legend(picture, used, row_height * static_cast<double>(rows) + 12);
    return picture;
}

// Nothing is a dot: so what counts is seen.
std::string shown(int vp) { return vp == 0 ? "\u00b7" : std::to_string(vp); }

// The sources at one moment, with a column for each track.
paper::Table table_now(const Names& names, const Ledgers& all) {
    paper::Table table{{}, {{translated("source")}}, {}};
    for (const Color player : all.players)
        for (const Side side : sides)
            table.columns.push_back({{badge(player), say("{player}, {side}", arg("player", names.player(player)),
                                                         arg("side", short_word(side)))},
                                     paper::Align::right});
    const auto row_of = [&](std::string name, paper::RowLook look, const auto& number) {
        paper::Row row{{std::move(name)}, look};
        for (const Color player : all.players)
            for (const Side side : sides) row.cells.emplace_back(shown(number(player, side)));
        return row;
    };
    for (const std::size_t source : sources_used(all))
        table.rows.push_back(
            row_of(source_name(static_cast<VpSource>(source)), paper::RowLook::plain,
                   [&](Color player, Side side) { return points(all.at.back(), player, side, source); }));
    table.rows.push_back(row_of(translated("On the track"), paper::RowLook::sum,
                                [&](Color player, Side side) { return all.at.back().total(player, side); }));
    return table;
}

// The same at every moment: one row a moment, player and side.
paper::Table table_over_time(const Names& names, const Ledgers& all) {
    paper::Table table{{}, {{translated("when")}, {translated("player")}, {translated("side")}}, {}};
    for (std::size_t source = 0; source < vp_sources; ++source)
        table.columns.push_back({source_name(static_cast<VpSource>(source)), paper::Align::right});
    table.columns.push_back({translated("On the track"), paper::Align::right});
    for (std::size_t i = 0; i < all.moments.size(); ++i)
        for (const Color player : all.players)
            for (const Side side : sides) {
                paper::Row row{{all.moments[i].label, names.player(player), word(side)}};
                for (std::size_t source = 0; source < vp_sources; ++source)
                    row.cells.emplace_back(std::to_string(points(all.at[i], player, side, source)));
                row.cells.emplace_back(std::to_string(all.at[i].total(player, side)));
                table.rows.push_back(std::move(row));
            }
    return table;
}

}  // namespace

Chart sources_chart(const Names& names, const session::Session& session) {
    Ledgers all{moments(session), {}, players_of(session)};
    all.at = ledgers_at(session, all.moments);
    const std::string title = translated("Victory points by source");
    return {ChartId::sources,
            "vp-sources",
            translated("VP by source"),
            title,
            translated("Each bar is a track at the end of a turn, made of what its VP came from. What was lost stands "
                       "below the line; the number is what stands on the track."),
            picture_of(names, all, title),
            table_now(names, all),
            table_over_time(names, all)};
}

}  // namespace present
