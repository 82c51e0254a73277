// SPDX-License-Identifier: MIT
// Where the VP came from, turn by turn.
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/history.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/source_looks.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <cmath>

namespace byzantium::words {

using namespace present;

namespace {

constexpr double sources_wide = 860;
constexpr double sources_legend_top = 8;
constexpr double sources_top = 50;
constexpr double sources_height = 200;

struct Ledgers {
    std::vector<Milestone> moments;
    std::vector<VpLedger> at;  // each moment
    std::vector<Color> players;
};

std::vector<VpSource> sources_used(const Ledgers& all) {
    std::vector<VpSource> used;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        const auto counts = [&](const VpLedger& ledger) {
            return std::any_of(all.players.begin(), all.players.end(), [&](Color player) {
                return ledger.points(player, Side::byzantine, source) != 0 ||
                       ledger.points(player, Side::arab, source) != 0;
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
                for (const int vp : ledger.by_source(player, side)) (vp > 0 ? above : below) += vp;
                most = std::max(most, above);
                least = std::min(least, below);
            }
    return whole_span(least, most);
}

// What was gained stands above the line, what was lost below it.
void draw_source_bar(Plot& plot, const VpLedger& ledger, Color player, Side side, double x, double width) {
    int above = 0;
    int below = 0;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        const int vp = ledger.points(player, side, source);
        if (vp == 0) continue;
        int& level = vp > 0 ? above : below;
        const double from = plot.y(level);
        level += vp;
        const double to = plot.y(level);
        plot.add(swatch_of(source, {{x, std::min(from, to)}, width, std::abs(to - from)}));
    }
    plot.add(paper::Text{{x + width / 2, plot.y(above) - 4},
                         signed_number(ledger.total(player, side)),
                         12,
                         paper::Anchor::middle,
                         paper::Face::bold,
                         paper::Ink::ink,
                         std::nullopt});
    plot.add(paper::Text{{x + width / 2, plot.bottom() + 14},
                         short_word(side),
                         12,
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
    plot.add(mark_of(*player_in_chart(names, all.players, player).badge, {plot.left() + 9, plot.top() - 24}, 18));
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
        draw_source_bar(plot, all.at[i], player, Side::byzantine, middle - bar - 1, bar);
        draw_source_bar(plot, all.at[i], player, Side::arab, middle + 1, bar);
        plot.add(label({middle, plot.bottom() + 31}, all.moments[i].label, paper::Anchor::middle, paper::Ink::faint));
    }
}

// One panel a player; two rows of them where one row would be too narrow. What the fillings mean stands above them: on
// a screen the last row may be out of sight.
paper::Picture sources_picture(const Names& names, const Ledgers& all, std::string title) {
    const auto used = sources_used(all);
    const Span up = reach(all);
    const std::size_t in_row = all.players.size() > 3 ? 2 : all.players.size();
    const std::size_t rows = (all.players.size() + in_row - 1) / in_row;
    const double row_height = sources_height + sources_top + 48;
    const double above = sources_legend_top + source_legend_height(used.size());
    const double high = above + row_height * static_cast<double>(rows);
    paper::Picture picture{sources_wide, high, std::move(title), {}};
    draw_source_legend(picture, used, sources_legend_top);
    const double panel = sources_wide / static_cast<double>(in_row);
    for (std::size_t i = 0; i < all.players.size(); ++i) {
        const double x = panel * static_cast<double>(i % in_row) + 44;
        const std::size_t row = i / in_row;
        const double y = above + row_height * static_cast<double>(row) + sources_top;
        draw_player(picture, names, all, all.players[i],
                    {{x, y}, panel - 58, sources_height, std::nullopt, std::nullopt}, up);
    }
    return picture;
}

// Nothing is a dot, so what counts is seen; a track that stands at 0 says so.
std::string shown_vp(int vp) { return vp == 0 ? "\u00b7" : signed_number(vp); }

// The sources at one moment, with a column for each track.
paper::Table table_now(const Names& names, const Ledgers& all) {
    paper::Table table{{}, {{translated("source")}}, {}};
    for (const Color player : all.players)
        for (const Side side : sides)
            table.columns.push_back({short_word(side), paper::Align::right, player_cell(names, player)});
    const auto row_of = [&](std::string name, paper::RowLook look, const auto& number) {
        paper::Row row{{std::move(name)}, look};
        for (const Color player : all.players)
            for (const Side side : sides)
                row.cells.emplace_back(look == paper::RowLook::sum ? signed_number(number(player, side))
                                                                   : shown_vp(number(player, side)));
        return row;
    };
    for (const VpSource source : sources_used(all))
        table.rows.push_back(row_of(source_name(source), paper::RowLook::plain, [&](Color player, Side side) {
            return all.at.back().points(player, side, source);
        }));
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
                paper::Row row{{all.moments[i].label, names.player(player), label_word(side)}};
                for (const int vp : all.at[i].by_source(player, side)) row.cells.emplace_back(std::to_string(vp));
                row.cells.emplace_back(std::to_string(all.at[i].total(player, side)));
                table.rows.push_back(std::move(row));
            }
    return table;
}

}  // namespace

Chart sources_chart(const Names& names, const byzantium::text::Session& session) {
    Ledgers all{milestones(session), {}, players_of(session)};
    all.at = ledgers_at(session, all.moments);
    const std::string title = translated("Victory points by source");
    return {"vp-sources",
            translated("VP by source"),
            title,
            translated("Each bar is a track at the end of a turn, by where its VP came from. Losses are below the "
                       "line; the number is the position on the track."),
            sources_picture(names, all, title),
            table_now(names, all),
            table_over_time(names, all)};
}

}  // namespace byzantium::words
