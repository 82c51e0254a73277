// SPDX-License-Identifier: MIT
#include "eko/foresight/line.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/watch.h"
#include "eko/rules/points.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/story.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

class ProspectText {
public:
    ProspectText(const Names& names, const Table& table, const Position& now, Color player)
        : names_{names}, table_{table}, player_{player}, turn_{foresight::turn_of(table, now, player)} {}

    void add(const char* sentence, const std::optional<foresight::Ending>& ending) {
        if (!ending) return;
        text_ += wrapped(say(sentence, arg("player", names_.player(player_))), screen_columns);
        text_ += wrapped(line_words(names_, table_, *turn_, ending->line), screen_columns, "  ");
        text_ += wrapped(ended(names_, ending->result), screen_columns, "  ");
    }
    std::string text() const { return text_; }

private:
    const Names& names_;
    const Table& table_;
    Color player_;
    std::optional<Position> turn_;
    std::string text_;
};

struct ChangedPoints {
    int gained = 0;
    int lost = 0;
};

// By where they come from: a camp that is given up for a tower does not hide in the tower's points.
ChangedPoints changed_points(const Points& before, const Points& after) {
    ChangedPoints all;
    for (int Points::*const source :
         {&Points::camps, &Points::towers, &Points::castles, &Points::captives, &Points::pyramids}) {
        const int by = after.*source - before.*source;
        (by > 0 ? all.gained : all.lost) += std::abs(by);
    }
    return all;
}

std::string nothing_stops(const std::string& player, const std::string& others, foresight::Shares shares) {
    if (shares == foresight::Shares::too_many)
        return say("No single move by {player} that was tried stops {others}.", arg("player", player),
                   arg("others", others));
    return say("No single move by {player} stops {others}: after every move a way to win is left.",
               arg("player", player), arg("others", others));
}

}  // namespace

std::string prospect_text(const Names& names, const Table& table, const Position& now,
                          const foresight::Prospect& prospect) {
    ProspectText text{names, table, now, prospect.player};
    text.add(marked("{player} can win:"), prospect.alone);
    text.add(marked("{player} can win together with others:"), prospect.shared);
    text.add(marked("{player} can end the game so that nobody wins:"), prospect.nobody);
    if (prospect.can_win()) return text.text();
    return text.text() +
           wrapped(say("{player} cannot win within one turn.", arg("player", names.player(prospect.player))),
                   screen_columns);
}

std::string points_won(const Names& names, const Table& table, const WayThrough& way, Color player,
                       const Result& result) {
    const auto& winners = result.winners;
    if (result.reason != EndReason::points || std::find(winners.begin(), winners.end(), player) == winners.end())
        return {};
    const Points before = points_of(table, way.before, player);
    const auto [gained, lost] = changed_points(before, points_of(table, way.after, player));
    const auto who = arg("player", names.player(player));
    const auto has = arg("points", points(before.total()));
    const auto sum = arg("sum", result.points[index(player)]);
    const auto need = arg("need", points_to_win);
    if (lost == 0)
        return say("{player} has {points}. This adds {n} and makes {sum}; {need} are needed.", who, has,
                   arg("n", gained), sum, need);
    return say("{player} has {points}. This adds {n}, takes {lost} and makes {sum}; {need} are needed.", who, has,
               arg("n", gained), arg("lost", lost), sum, need);
}

std::string watch_brief(const Names& names, const Position& now, const std::vector<foresight::Prospect>& prospects) {
    std::vector<std::string> others;
    std::string text;
    for (const foresight::Prospect& one : prospects) {
        if (!one.can_win()) continue;
        if (one.player == now.player && now.turn > 0)
            text = say("{player} can win in this turn.", arg("player", names.player(one.player)));
        else
            others.push_back(names.player(one.player));
    }
    if (others.empty()) return text;
    return text + (text.empty() ? "" : " ") +
           say_counted(static_cast<int>(others.size()), "{players} can win in their next turn.",
                       "{players} can each win in their next turn.", arg("players", listed(others)));
}

std::string watch_short(const Names& names, const std::vector<foresight::Prospect>& prospects) {
    std::vector<std::string> who;
    for (const foresight::Prospect& one : prospects)
        if (one.can_win()) who.push_back(names.player(one.player));
    if (who.empty()) return {};
    return say_counted(static_cast<int>(who.size()), "{players} can win soon.", "{players} can each win soon.",
                       arg("players", listed(who)));
}

std::string stops_sentence(const Names& names, const foresight::Stops& stops) {
    if (stops.others.empty()) return translated("Nobody else can win, so there is nothing to stop.");
    std::vector<std::string> all;
    for (const Color other : stops.others) all.push_back(names.player(other));
    const std::string others = listed(all);
    const std::string player = names.player(stops.player);
    std::string text =
        stops.entries.empty()
            ? nothing_stops(player, others, stops.shares)
            : say_counted(static_cast<int>(stops.entries.size()),
                          "{n} single move by {player} stops {others}, and any other win:",
                          "{n} single moves by {player} each stop {others}, and any other win:", arg("player", player),
                          arg("others", others));
    if (stops.shares == foresight::Shares::too_many)
        text += std::string{" "} + translated("There are too many ways to share out the reinforcement to try them.");
    return text;
}

std::string stops_text(const Names& names, const foresight::Stops& stops) {
    return wrapped(stops_sentence(names, stops), screen_columns);
}

}  // namespace eko::words
