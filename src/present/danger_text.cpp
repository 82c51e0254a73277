// SPDX-License-Identifier: MIT
#include "present/danger_text.h"

#include "present/attack_words.h"
#include "present/chance_words.h"
#include "present/columns.h"
#include "present/threats_text.h"
#include "present/words.h"

#include <algorithm>

namespace present {

namespace {

using namespace byzantium;
using odds::CapitalThreat;
using odds::Danger;

constexpr std::size_t screen = 100;  // columns

double danger_of(const Danger& danger) { return danger.worst ? danger.worst->p_capture : 0; }

std::string most_endangered(const Names& names, const Table& table, const Position& now,
                            const std::vector<Danger>& dangers) {
    const auto most = std::max_element(dangers.begin(), dangers.end(), [](const Danger& one, const Danger& other) {
        return danger_of(one) < danger_of(other);
    });
    if (most == dangers.end()) return translated("No city is controlled: there is nothing to fear for.");
    if (danger_of(*most) <= 0) return translated("No controlled city can be taken within one action.");
    return say("{city}, {player}'s, is in most danger. {sentence}", arg("city", names.city(most->city)),
               arg("player", names.player(most->owner)),
               arg("sentence", threat_sentence(names, table, now, *most->worst)));
}

std::string danger_table(const Names& names, const std::vector<Danger>& dangers) {
    Columns columns{{Align::left, Align::left, Align::left, Align::left}, "  "};
    columns.row({translated("city"), translated("controlled by"), translated("danger"), translated("from")});
    for (const Danger& danger : dangers)
        columns.row({names.city(danger.city), names.label(danger.owner), chance_cell(danger_of(danger)),
                     attacker(names, danger.worst->advance)});
    return columns.text();
}

std::string out_of_reach(const Names& names, const std::vector<Danger>& dangers) {
    std::vector<std::string> cities;
    for (const Danger& danger : dangers) cities.push_back(names.city(danger.city));
    return wrapped(say("Out of reach: {cities}.", arg("cities", listed(cities))), screen, "  ");
}

// --- the watch
std::string doubled_hits(const Names& names, const Table& table, const Position& now) {
    const CityId capital = table.board.capital;
    const auto siege = odds::siege_of(table, now, capital);
    return say(
        "{city} rolls {dice}, and each hit costs the attacker two cubes: {mean} on average, up to {most}. It "
        "falls only to a strength of {need} that is left after that (BYZ-45, BYZ-46).",
        arg("city", names.city(capital)), arg("dice", dice(siege.tokens)),
        arg("mean", siege.tokens * siege.cubes_a_hit / 2), arg("most", siege.tokens * siege.cubes_a_hit),
        arg("need", siege.tokens + 1));
}

std::string levy_sentence(const Names& names, const Position& now, const CapitalThreat& threat) {
    const auto& taken = now[ActionBox::emperor];
    if (!threat.p_with_levy || taken.empty()) return translated("No levy of an Emperor can help.");
    constexpr ByChance sentences{"Should the levy of {player}, the Emperor, fight, it cannot be taken.",
                                 "Should the levy of {player}, the Emperor, fight, it is {chance}.",
                                 "Should the levy of {player}, the Emperor, fight, it falls all the same."};
    return say(fitting(sentences, *threat.p_with_levy), arg("player", names.player(taken.front())),
               arg("chance", in_words(*threat.p_with_levy)));
}

// The defence without a levy that is best, as far as a sentence wants it.
std::string without_levy(const Names& names, const Table& table, const Position& now, const CapitalThreat& threat) {
    auto defences = threat.threat.defences;
    odds::erase_if(defences, [](const auto& one) { return one.defence.levy.has_value(); });
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
    return say_counted(static_cast<int>(winners.size()),
                       "If it fell so now, {winners} would win; only Arab VP count (BYZ-64): {scores}.",
                       "If it fell so now, {winners} would share the victory; only Arab VP count (BYZ-64): {scores}.",
                       arg("winners", listed(winners)), arg("scores", scores_words(names, threat.if_it_falls)));
}

}  // namespace

std::string danger_text(const Names& names, const Table& table, const Position& now, std::vector<Danger> dangers) {
    std::string text = wrapped(most_endangered(names, table, now, dangers), screen);
    std::stable_sort(dangers.begin(), dangers.end(),
                     [](const Danger& one, const Danger& other) { return danger_of(one) > danger_of(other); });
    const auto safe = std::stable_partition(dangers.begin(), dangers.end(),
                                            [](const Danger& danger) { return danger.worst.has_value(); });
    const std::vector<Danger> out{safe, dangers.end()};
    dangers.erase(safe, dangers.end());
    if (!dangers.empty()) text += '\n' + danger_table(names, dangers);
    return out.empty() ? text : text + out_of_reach(names, out);
}

std::string capital_watch_text(const Names& names, const Table& table, const Position& now,
                               const std::vector<CapitalThreat>& watch) {
    const auto city = names.city(table.board.capital);
    if (watch.empty())
        return wrapped(say("{city} is out of everybody's reach within one action.", arg("city", city)), screen);
    std::string text = wrapped(say("{city} can be attacked within one action.", arg("city", city)), screen) +
                       wrapped(doubled_hits(names, table, now), screen);
    for (const CapitalThreat& threat : watch)
        text +=
            '\n' +
            wrapped(without_levy(names, table, now, threat) + ' ' + levy_sentence(names, now, threat), screen, "  ") +
            wrapped(winner_sentence(names, threat), screen, "  ");
    return text;
}

}  // namespace present
