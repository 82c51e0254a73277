// SPDX-License-Identifier: MIT
// What decided a game, and what its dice did to it.
#include "byzantium/odds/luck.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/score.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/looking_back/finale.h"
#include "byzantium/words/looking_back/history.h"
#include "present/language/chance_words.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::text::Session;

constexpr int near_miss = 5;  // VP

const Result& result_of(const Session& session) { return std::get<Over>(session.position().awaits).result; }

bool counts(const Standing& standing, Side side) {
    return standing.counting == Counting::both ||
           (standing.counting == Counting::byzantine_alone) == (side == Side::byzantine);
}

// VP from that source on the tracks that count.
int counted_points(const VpLedger& ledger, const Standing& standing, VpSource source) {
    int sum = 0;
    for (const Side side : sides)
        if (counts(standing, side)) sum += ledger.points(standing.score.player, side, source);
    return sum;
}

std::vector<MoreOf> more_of(const VpLedger& ledger, const Standing& one, const Standing& other) {
    std::vector<MoreOf> all;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        all.push_back(
            {source_name(source), counted_points(ledger, one, source) - counted_points(ledger, other, source)});
    }
    return all;
}

// The best against the next one, if they do not share the victory.
void add_lead(std::vector<std::string>& told, const Names& names, const Session& session,
              const std::vector<Standing>& all) {
    const Standing& best = all.front();
    const Standing& next = all[1];
    const std::string winner = names.player(best.score.player);
    const std::string second = names.player(next.score.player);
    const int ahead = best.score.total - next.score.total;
    if (ahead > 0)
        told.push_back(say("{winner} is {points} ahead of {second}.", arg("winner", winner),
                           arg("points", points(ahead)), arg("second", second)));
    if (!next.parted.empty()) told.push_back(next.parted);
    if (next.place == 1) return;
    const auto differences = more_of(byzantium::text::vp_ledger(session), best, next);
    for (const std::string& sentence : {more_from(winner, differences), more_from(second, seen_by_other(differences))})
        if (!sentence.empty()) told.push_back(sentence);
}

// BYZ-63, if it was a near miss: how little was missing to a lower track that does not count, and what it would have
// made of the score.
void add_half(std::vector<std::string>& told, const Names& names, const Standing& standing, int best) {
    if (standing.counting == Counting::both) return;
    const Score& score = standing.score;
    const Side lower = score.byzantine < score.arab ? Side::byzantine : Side::arab;
    const int higher = std::max(score.byzantine, score.arab);
    const int half = (higher + 1) / 2;
    const int missing = half - std::min(score.byzantine, score.arab);
    if (missing > near_miss) return;
    const int would_be = higher + half;
    told.push_back(say(would_be > best && score.total < best
                           ? marked("With {missing} more {player} would have had {total}, enough to win.")
                           : marked("With {missing} more {player} would have had {total}."),
                       arg("missing", points(missing, lower)), arg("player", names.player(score.player)),
                       arg("total", points(would_be))));
}

std::optional<std::size_t> leader(const Position& now) {
    const auto over = std::get_if<Over>(&now.awaits);
    const Result standing = over ? over->result : result(now, EndReason::turns);
    const auto& best = standing.ranking.front();
    return best.size() == 1 ? std::optional{static_cast<std::size_t>(best.front())} : std::nullopt;
}

// The ends of turns, the entry before the last, and the end.
std::vector<std::size_t> moments_of_lead(const Session& session) {
    const std::size_t last = session.journal().cursor();
    std::vector<std::size_t> all;
    for (const Milestone& moment : milestones(session))
        if (moment.entries > 0 && moment.entries + 1 < last) all.push_back(moment.entries);
    if (last > 0) all.push_back(last - 1);
    all.push_back(last);
    return all;
}

void add_since_when(std::vector<std::string>& told, const Names& names, const Session& session) {
    const auto moments = moments_of_lead(session);
    std::vector<std::optional<std::size_t>> leaders;
    for (const std::size_t entries : moments) leaders.push_back(leader(session.journal().position_at(entries)));
    const auto first = leads_since(leaders);
    if (!first) return;
    const auto winner = arg("winner", names.player(static_cast<Color>(*leaders.back())));
    if (*first + 1 < moments.size()) {
        const int turn = session.journal().position_at(moments[*first] - 1).turn;
        const bool is_end_of_turn = *first + 2 < moments.size();
        if (is_end_of_turn)
            told.push_back(say("{winner} has led since the end of turn {n}.", winner, arg("n", turn)));
        else
            told.push_back(say("{winner} took the lead in the last turn.", winner));
        return;
    }
    const auto before = leaders[leaders.size() - 2];
    if (!before) return told.push_back(translated("Before the last entry several players were level."));
    told.push_back(say(result_of(session).reason == EndReason::fall
                           ? marked("Before Constantinople fell, {player} was ahead.")
                           : marked("Before the last entry {player} was ahead: the final scoring decided it."),
                       arg("player", names.player(static_cast<Color>(*before)))));
}

// --- luck
double swing_of(const byzantium::odds::Fight& fight) {
    double sum = 0;
    for (const byzantium::odds::Step& step : fight.steps)
        if (!step.chooser) sum += step.after - step.before;
    return sum;
}

std::string swing_words(const Names& names, const byzantium::odds::Fight& fight) {
    return say(
        fight.end == byzantium::odds::FightEnd::taken
            ? marked("The greatest stroke of luck was entry {n}: {player} took {city} with a chance of {chance}.")
            : marked("The greatest stroke of luck was entry {n}: {player} failed to take {city} with a chance of "
                     "{chance}."),
        arg("n", fight.entry + 1), arg("player", names.player(fight.attacker)), arg("city", names.city(fight.city)),
        arg("chance", percent(fight.p_at_start)));
}

}  // namespace

std::vector<std::string> what_decided(const Names& names, const Session& session) {
    const auto all = standings(names, session.position(), result_of(session));
    std::vector<std::string> told;
    if (all.size() > 1) add_lead(told, names, session, all);
    if (result_of(session).reason == EndReason::turns)
        for (const Standing& standing : all) add_half(told, names, standing, all.front().score.total);
    add_since_when(told, names, session);
    return told;
}

std::vector<std::string> luck_words(const Names& names, const byzantium::odds::LuckReport& report) {
    std::vector<std::string> told{luck_sentence(names, report)};
    if (report.fights.empty()) return told;
    for (const byzantium::odds::PlayerLuck& player : report.players)
        told.push_back(say("{player}: {luck} cities by luck, {choice} by the player's own decisions; {hits} of {dice}.",
                           arg("player", names.player(player.player)), arg("luck", signed_mean(player.luck)),
                           arg("choice", signed_mean(player.choice)), arg("hits", hits(player.hits)),
                           arg("dice", dice(player.dice))));
    const auto most = std::max_element(
        report.fights.begin(), report.fights.end(),
        [](const auto& one, const auto& other) { return std::abs(swing_of(one)) < std::abs(swing_of(other)); });
    if (std::abs(swing_of(*most)) > 0) told.push_back(swing_words(names, *most));
    return told;
}

}  // namespace byzantium::words
