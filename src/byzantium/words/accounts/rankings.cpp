// SPDX-License-Identifier: MIT
// Who is first, and why, as rows.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/score.h"
#include "byzantium/words/accounts/accounts.h"
#include "present/language/words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

Counting counting_of(const Score& score, EndReason reason) {
    if (reason == EndReason::fall) return Counting::arab_alone;
    if (both_tracks_count(score.byzantine, score.arab)) return Counting::both;
    return score.byzantine > score.arab ? Counting::byzantine_alone : Counting::arab_alone;
}

std::string total_words(const Names& names, const Score& score, EndReason reason) {
    const auto both = [&](const char* sentence) {
        return say(sentence, arg("player", names.label(score.player)), arg("total", score.total),
                   arg("byzantine", score.byzantine), arg("arab", score.arab));
    };
    if (reason == EndReason::fall) return both(marked("{player} {total}: only Arab VP count."));
    switch (counting_of(score, reason)) {
        case Counting::both:
            return both(marked("{player} {total}: {byzantine} Byzantine and {arab} Arab VP, both tracks count."));
        case Counting::byzantine_alone:
            return both(
                marked("{player} {total}: only the Byzantine VP ({byzantine}) count. The Arab VP ({arab}) are less "
                       "than half of them."));
        case Counting::arab_alone:
            break;
    }
    return both(
        marked("{player} {total}: only the Arab VP ({arab}) count. The Byzantine VP ({byzantine}) are less than half "
               "of them."));
}

// BYZ-63: the least the lower track must reach is half the higher, rounded up.
std::string half_words(const Score& score, EndReason reason) {
    if (reason == EndReason::fall) return {};
    const Side lower = score.byzantine < score.arab ? Side::byzantine : Side::arab;
    const int half = (std::max(score.byzantine, score.arab) + 1) / 2;
    const int missing = half - std::min(score.byzantine, score.arab);
    if (missing > 0) {
        return say("{points} short of half ({half}).", arg("points", points(missing, lower)), arg("half", half));
    }
    return say("Half is {half}: {points} above it.", arg("half", half), arg("points", points(-missing, lower)));
}

OneMore one_more(const Score& score, Side side) {
    const int more = half_rule(score.byzantine + (side == Side::byzantine), score.arab + (side == Side::arab));
    const int change = more - score.total;
    const char* const sentence = change == 0   ? marked("One more {side} VP is worth nothing yet.")
                                 : change == 1 ? marked("One more {side} VP is worth 1.")
                                               : marked("One more {side} VP turns {total} into {more}.");
    return {side, change, say(sentence, arg("side", word(side)), arg("total", score.total), arg("more", more))};
}

// Behind the end no VP is to come; after a fall the half does not count either.
std::array<OneMore, 2> one_more(const Position& now, const Score& score, EndReason reason) {
    if (std::holds_alternative<Over>(now.awaits) || reason == EndReason::fall)
        return {OneMore{Side::byzantine, 0, {}}, OneMore{Side::arab, 0, {}}};
    return {one_more(score, Side::byzantine), one_more(score, Side::arab)};
}

const Score& score_of(const Result& result, Color player) {
    return *std::find_if(result.scores.begin(), result.scores.end(),
                         [player](const Score& score) { return score.player == player; });
}

const char* parted_sentence(Parted parted) {
    switch (parted) {
        case Parted::by_score:
            return "";
        case Parted::by_both_tracks:
            return marked("Both have {total}; {better} has more VP on both tracks together, {a} against {b} (BYZ-65).");
        case Parted::by_cities:
            return marked("Both have {total}; {better} controls more cities, {a} against {b} (BYZ-65).");
        case Parted::by_money:
            return marked("Both have {total}; {better} has more bezants, {a} against {b} (BYZ-65).");
        case Parted::not_at_all:
            break;
    }
    return marked("They share the place: score, VP, cities and money are equal (BYZ-65).");
}

std::pair<int, int> what_parted(Parted parted, const Comparison& better, const Comparison& worse) {
    switch (parted) {
        case Parted::by_both_tracks:
            return {better.both_tracks, worse.both_tracks};
        case Parted::by_cities:
            return {better.cities, worse.cities};
        case Parted::by_money:
            return {better.money, worse.money};
        case Parted::by_score:
        case Parted::not_at_all:
            break;
    }
    return {better.total, worse.total};
}

std::string parted_words(const Names& names, const Position& now, const Result& result, Color above, Color below) {
    const Comparison better = comparison(now, score_of(result, above), result.reason);
    const Comparison worse = comparison(now, score_of(result, below), result.reason);
    const Parted by = parted(better, worse);
    if (by == Parted::by_score) return {};
    const auto [a, b] = what_parted(by, better, worse);
    return say(parted_sentence(by), arg("total", better.total), arg("better", names.player(above)), arg("a", a),
               arg("b", b));
}

}  // namespace

const Standing& standing_of(const Ranking& ranking, Color player) {
    return *std::find_if(ranking.standings.begin(), ranking.standings.end(),
                         [player](const Standing& standing) { return standing.score.player == player; });
}

std::vector<Standing> standings(const Names& names, const Position& now, const Result& result) {
    std::vector<Standing> rows;
    std::size_t place = 1;
    std::optional<Color> above;
    for (const auto& sharing : result.ranking) {
        for (const Color player : sharing) {
            const Score& score = score_of(result, player);
            rows.push_back({place, score, counting_of(score, result.reason), total_words(names, score, result.reason),
                            half_words(score, result.reason),
                            above ? parted_words(names, now, result, *above, player) : std::string{},
                            one_more(now, score, result.reason)});
            above = player;
        }
        place += sharing.size();
    }
    return rows;
}

std::vector<Ranking> rankings(const Names& names, const Position& now) {
    if (const auto* over = std::get_if<Over>(&now.awaits)) {
        const bool fallen = over->result.reason == EndReason::fall;
        return {{translated("Final score"),
                 fallen ? translated("Constantinople has fallen: only Arab VP count (BYZ-64).") : std::string{},
                 standings(names, now, over->result)}};
    }
    return {{translated("On the tracks now"), {}, standings(names, now, result(now, EndReason::turns))},
            {translated("With the final scoring of the cities controlled now (BYZ-62)"),
             {},
             standings(names, now, result_after_end_scoring(now))}};
}

}  // namespace byzantium::words
