// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/gauge.h"

#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

std::vector<ScoreGauge> score_gauges(const Names& names, const byzantium::Position& now) {
    const auto both = rankings(names, now);
    std::vector<ScoreGauge> gauges;
    for (const byzantium::Player& player : now.players) {
        ScoreGauge gauge{player.color, names.player(player.color), standing_of(both.front(), player.color), {}};
        if (both.size() > 1) gauge.after = standing_of(both[1], player.color);
        gauges.push_back(std::move(gauge));
    }
    return gauges;
}

bool is_cliff(const OneMore& more) { return more.change < 0 || more.change > 1; }

std::string gauge_words(const Standing& standing) {
    std::string words = standing.total;
    for (const std::string& sentence : {standing.half, standing.one_more[0].sentence, standing.one_more[1].sentence})
        if (!sentence.empty()) words += ' ' + sentence;
    return words;
}

std::string gauge_brief(const Standing& standing) {
    std::string words = standing.total;
    if (!standing.half.empty()) words += ' ' + standing.half;
    for (const OneMore& more : standing.one_more)
        if (is_cliff(more)) words += ' ' + more.sentence;
    return words;
}

std::string one_more_legend() {
    return translated("The small number beside the VP of a track is what one more VP there would change in the score.");
}

std::string score_heading() { return translated("Score"); }

}  // namespace byzantium::words
