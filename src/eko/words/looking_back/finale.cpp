// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/finale.h"

#include "eko/rules/awaits.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/looking_back/history.h"
#include "eko/words/looking_back/sources.h"
#include "eko/words/points_view.h"
#include "eko/words/story.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

FinaleBar bar_of(const Placed& placed) {
    FinaleBar bar{{}, placed.points.total(), {}, FinaleBar::Counts::yes};
    for (const PointSource& source : point_sources()) bar.parts.push_back(placed.points.*source.points);
    bar.goal = FinaleGoal{points_to_win,
                          placed.points.total() >= points_to_win ? FinaleGoal::Reached::yes : FinaleGoal::Reached::no,
                          say_counted(points_to_win, "{n} point", "{n} points")};
    return bar;
}

FinalePlayer player_of(const Reported& reported, const std::vector<Placed>& all, const Placed& placed) {
    const PointsView view = points_view(reported.table(), reported.now(), placed.color);
    const auto place = place_in(all, placed, reported);
    FinalePlayer player{place ? std::optional{static_cast<std::size_t>(*place)} : std::nullopt,
                        badge(placed.color),
                        reported.names().player(placed.color),
                        points(placed.points.total()),
                        {bar_of(placed)},
                        {}};
    const std::string sources = view.points.total() > 0 ? sources_words(view) : translated("no points");
    for (const std::string& words : {sources, missing_words(view)})
        player.sentences.push_back(say("{sentence}.", arg("sentence", capitalised(words))));
    return player;
}

void add_lead(std::vector<std::string>& told, const Names& names, const Placed& best, const Placed& next) {
    const std::string winner = names.player(best.color);
    const std::string second = names.player(next.color);
    const int ahead = best.points.total() - next.points.total();
    if (ahead > 0)
        told.push_back(say("{winner} is {points} ahead of {second}.", arg("winner", winner),
                           arg("points", points(ahead)), arg("second", second)));
    std::vector<MoreOf> differences;
    for (const PointSource& source : point_sources())
        differences.push_back({source.name, best.points.*source.points - next.points.*source.points});
    for (const std::string& sentence : {more_from(winner, differences), more_from(second, seen_by_other(differences))})
        if (!sentence.empty()) told.push_back(sentence);
}

// Who has most points, alone.
std::optional<std::size_t> leader(const Table& table, const Position& now) {
    const auto points = all_points(table, now);
    const int most = *std::max_element(points.begin(), points.end());
    std::optional<std::size_t> first;
    for (const Color color : table.seats) {
        if (points[index(color)] < most) continue;
        if (first) return std::nullopt;
        first = index(color);
    }
    return first;
}

void add_since_when(std::vector<std::string>& told, const Reported& reported, Color winner) {
    const auto ends = turn_ends(reported.session());
    std::vector<std::optional<std::size_t>> leaders;
    for (const TurnEnd& end : ends) leaders.push_back(leader(reported.table(), reported.position_at(end.entries)));
    leaders.push_back(leader(reported.table(), reported.now()));
    const auto first = leads_since(leaders);
    if (!first || *leaders.back() != index(winner)) return;
    const std::string& name = reported.names().player(winner);
    if (*first == ends.size())
        told.push_back(say("{winner} took the lead in the last turn.", arg("winner", name)));
    else
        told.push_back(
            say("{winner} has led since the end of turn {n}.", arg("winner", name), arg("n", ends[*first].turn)));
}

}  // namespace

Finale finale(const Reported& reported) {
    const Result& result = std::get<Over>(reported.now().awaits).result;
    const auto placed = standings(reported);
    Finale page{ended(reported.names(), result), source_fillings(), 1, {}, {}};
    for (const Placed& one : placed) page.players.push_back(player_of(reported, placed, one));
    page.most = most_of(page.players);
    FinaleNote decided{decided_heading(), {}};
    if (!result.winners.empty() && result.winners.size() < placed.size())
        add_lead(decided.sentences, reported.names(), placed.front(), placed[result.winners.size()]);
    if (result.winners.size() == 1) add_since_when(decided.sentences, reported, placed.front().color);
    if (placed.size() > result.winners.size() + 1)
        decided.sentences.push_back(translated("Only the winners have a place: the rules name no second."));
    if (!decided.sentences.empty()) page.notes.push_back(std::move(decided));
    return page;
}

}  // namespace eko::words
