// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/capital_watch.h"

#include "byzantium/odds/defence.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/forces.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/threats_text.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::CapitalThreat;

std::string doubled_hits(const Names& names, const Table& table, const Position& now) {
    const CityId capital = table.board.capital;
    const auto siege = byzantium::odds::siege_of(table, now, capital);
    return say(
        "{city} rolls {dice}, and each hit costs the attacker two cubes: {mean} on average, up to {most}. To take it, "
        "the attacker then needs a strength of at least {need} left (BYZ-45, BYZ-46).",
        arg("city", names.city(capital)), arg("dice", dice(siege.tokens)),
        arg("mean", siege.tokens * siege.cubes_a_hit / 2), arg("most", siege.tokens * siege.cubes_a_hit),
        arg("need", siege.tokens + 1));
}

std::string levy_sentence(const Names& names, const Position& now, const CapitalThreat& threat) {
    const auto& taken = now[ActionBox::emperor];
    if (!threat.p_with_levy || taken.empty()) return translated("There is no Emperor whose levy could defend it.");
    constexpr ByChance sentences{marked("If the levy of {player}, the Emperor, fights, it cannot be taken."),
                                 marked("If the levy of {player}, the Emperor, fights, the chance is {chance}."),
                                 marked("If the levy of {player}, the Emperor, fights, it still falls.")};
    return say(fitting(sentences, *threat.p_with_levy), arg("player", names.player(taken.front())),
               arg("chance", in_words(*threat.p_with_levy)));
}

// The defence without a levy that is best, as far as a sentence wants it.
std::string without_levy(const Names& names, const Table& table, const Position& now, const CapitalThreat& threat) {
    auto defences = threat.threat.defences;
    byzantium::odds::erase_if(defences, [](const auto& one) { return one.defence.levy.has_value(); });
    return taking(names, threat.threat.advance, threat.threat.city, threat.p_without_levy,
                  condition_of(names, table, now, threat.threat, defences, threat.p_without_levy));
}

std::string scores_words(const Names& names, const Result& result) {
    std::vector<std::string> parts;
    for (const auto& place : result.ranking)
        for (const Color player : place)
            for (const Score& score : result.scores)
                if (score.player == player)
                    parts.push_back(
                        say("{player} {total}", arg("player", names.player(player)), arg("total", score.total)));
    return listed(parts);
}

std::string winner_sentence(const Names& names, const CapitalThreat& threat) {
    std::vector<std::string> winners;
    for (const Color player : threat.if_it_falls.ranking.front()) winners.push_back(names.player(player));
    return say_counted(
        static_cast<int>(winners.size()),
        "If it fell to this attack, {winners} would win; only Arab VP would count (BYZ-64): {scores}.",
        "If it fell to this attack, {winners} would share the victory; only Arab VP would count (BYZ-64): {scores}.",
        arg("winners", listed(winners)), arg("scores", scores_words(names, threat.if_it_falls)));
}

// The attack that is most to be feared if no levy fights.
const CapitalThreat& worst_of(const std::vector<CapitalThreat>& watch) {
    return *std::max_element(watch.begin(), watch.end(), [](const auto& one, const auto& other) {
        return one.p_without_levy < other.p_without_levy;
    });
}

std::string line(const Names& names, const Table& table, const std::vector<CapitalThreat>& watch) {
    return say("{city} can fall: up to {chance}", arg("city", names.city(table.board.capital)),
               arg("chance", percent(worst_of(watch).p_without_levy)));
}

std::string brief(const Names& names, const Table& table, const std::vector<CapitalThreat>& watch) {
    const auto city = names.city(table.board.capital);
    const CapitalThreat& worst = worst_of(watch);
    std::vector<std::string> winners;
    for (const Color player : worst.if_it_falls.ranking.front()) winners.push_back(names.player(player));
    const char* const sentence = worst.p_with_levy
                                     ? marked(
                                           "{city} is within reach of {attacker}: the chance to take it is {without} "
                                           "without the Emperor's levy, {with} with it. Then {winners} would win.")
                                     : marked(
                                           "{city} is within reach of {attacker}: the chance to take it is {without}. "
                                           "Then {winners} would win.");
    return say(sentence, arg("attacker", attacker(names, worst.threat.advance)), arg("city", city),
               arg("without", chance_cell(worst.p_without_levy)),
               arg("with", chance_cell(worst.p_with_levy.value_or(0))), arg("winners", listed(winners)));
}

WatchedAttack watched(const Names& names, const Table& table, const Position& now, const CapitalThreat& threat) {
    return {attacker(names, threat.threat.advance), threat.p_without_levy, threat.p_with_levy,
            without_levy(names, table, now, threat) + ' ' + levy_sentence(names, now, threat),
            winner_sentence(names, threat)};
}

}  // namespace

CapitalWatch capital_watch(const Names& names, const Table& table, const Position& now) {
    const auto city = names.city(table.board.capital);
    const auto watch = byzantium::odds::capital_watch(table, now);
    if (watch.empty())
        return {{}, {}, say("{city} is out of everybody's reach within one action.", arg("city", city)), {}, {}};
    CapitalWatch all{brief(names, table, watch),
                     line(names, table, watch),
                     say("{city} can be attacked within one action.", arg("city", city)),
                     doubled_hits(names, table, now),
                     {}};
    for (const CapitalThreat& threat : watch) all.attacks.push_back(watched(names, table, now, threat));
    return all;
}

WatchTold watch_told(const Names& names, const Table& table, const Position& now) try {
    CapitalWatch watch = capital_watch(names, table, now);
    return {std::move(watch.brief), std::move(watch.line)};
} catch (const byzantium::odds::OutOfLimits&) {
    return {};
}

std::string capital_watch_text(const Names& names, const Table& table, const Position& now) {
    const CapitalWatch watch = capital_watch(names, table, now);
    std::string text = wrapped(watch.reach, screen_columns);
    if (!watch.doubled_hits.empty()) text += wrapped(watch.doubled_hits, screen_columns);
    for (const WatchedAttack& attack : watch.attacks)
        text += '\n' + wrapped(attack.chances, screen_columns, "  ") + wrapped(attack.winner, screen_columns, "  ");
    return text;
}

}  // namespace byzantium::words
