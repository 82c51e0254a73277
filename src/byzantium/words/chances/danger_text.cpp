// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/danger_text.h"

#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/threats_text.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Danger;

double danger_of(const Danger& danger) { return danger.worst ? danger.worst->p_capture : 0; }

std::string most_endangered(const Names& names, const Table& table, const Position& now,
                            const std::vector<Danger>& dangers) {
    const auto most = std::max_element(dangers.begin(), dangers.end(), [](const Danger& one, const Danger& other) {
        return danger_of(one) < danger_of(other);
    });
    if (most == dangers.end()) return translated("Nobody controls a city, so no city is in danger.");
    if (danger_of(*most) <= 0) return translated("No controlled city can be taken within one action.");
    return say("{player}'s city {city} is in the greatest danger. {sentence}", arg("city", names.city(most->city)),
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
    return wrapped(say("Out of reach: {cities}.", arg("cities", listed(cities))), screen_columns, "  ");
}

}  // namespace

std::string danger_text(const Names& names, const Table& table, const Position& now, std::vector<Danger> dangers) {
    std::string text = wrapped(most_endangered(names, table, now, dangers), screen_columns);
    std::stable_sort(dangers.begin(), dangers.end(),
                     [](const Danger& one, const Danger& other) { return danger_of(one) > danger_of(other); });
    const auto safe = std::stable_partition(dangers.begin(), dangers.end(),
                                            [](const Danger& danger) { return danger.worst.has_value(); });
    const std::vector<Danger> out{safe, dangers.end()};
    dangers.erase(safe, dangers.end());
    if (!dangers.empty()) text += '\n' + danger_table(names, dangers);
    return out.empty() ? text : text + out_of_reach(names, out);
}

}  // namespace byzantium::words
