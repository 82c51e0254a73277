// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/review_parts.h"

#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/entries/choices.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

constexpr int least_luck_told = 5'000;  // half a point

bool is_corrected(const counsel::Review& review) {
    return std::any_of(review.moments.begin(), review.moments.end(),
                       [](const counsel::Moment& one) { return one.cause == counsel::Cause::table; });
}

}  // namespace

std::vector<std::string> account_columns(const counsel::Review& review) {
    std::vector<std::string> all{translated("start"), translated("luck"), translated("own choices"),
                                 translated("others' choices")};
    if (is_corrected(review)) all.emplace_back(translated("corrections"));
    all.insert(all.end(), {translated("end"), translated("cost of mistakes")});
    return all;
}

std::vector<std::string> account_numbers(const counsel::Review& review, const counsel::Account& account) {
    std::vector<std::string> all{chance_points(account.start), signed_chance_points(account.luck),
                                 signed_chance_points(account.own), signed_chance_points(account.others)};
    if (is_corrected(review)) all.push_back(signed_chance_points(account.by_table));
    all.insert(all.end(), {chance_points(account.end), chance_points(account.cost)});
    return all;
}

std::string account_explanation() {
    return translated(
        "In points out of 100: the chance to win as the program's evaluation sees it. Luck is what the dice changed, "
        "choices are what decisions changed; start, luck and choices add up to the end. Choices also include what the "
        "evaluation only sees once it happens. The cost of mistakes is counted separately: it adds up the costliest "
        "decisions, each as trial games found it. The program plays these games to the end, with the better decision "
        "and with the one that was made; the brackets hold the 95% range of the difference.");
}

std::string chosen_words(const Names& names, const Table& table, const counsel::Costly& costly) {
    return choice(names, table, costly.position, costly.chosen).sentence;
}

std::string better_words(const Names& names, const Table& table, const counsel::Costly& costly) {
    return choice(names, table, costly.position, costly.better).sentence;
}

std::string missed_words(const counsel::Costly& costly) {
    if (costly.times < 2) return {};
    return say("This was missed {n} times in the turn, first at entry {entry}.", arg("n", costly.times),
               arg("entry", costly.first + 1));
}

std::string rolled_for(const Names& names, const counsel::Moment& moment) {
    if (!moment.fought) return translated("The Byzantine fleet meets an army.");
    const auto& [attacker, side, city, controls] = *moment.fought;
    const auto of = controls ? names.player(*controls) : std::string{};
    if (!side)
        return say(controls ? marked("{player} sends the Bulgars against {owner}'s city {city}.")
                            : marked("{player} sends the Bulgars against {city}."),
                   arg("player", names.player(attacker)), arg("city", names.city(city)), arg("owner", of));
    return say(controls ? marked("{army} attacks {owner}'s city {city}.") : marked("{army} attacks {city}."),
               arg("army", army(names, attacker, *side)), arg("city", names.city(city)), arg("owner", of));
}

std::vector<Lucky> luckiest(const counsel::Review& review) {
    std::vector<Lucky> all;
    for (const counsel::Moment& moment : review.moments) {
        if (moment.cause != counsel::Cause::dice) continue;
        Lucky one{moment.entry, 0, -counsel::whole};
        for (std::size_t seat = 0; seat < review.players.size(); ++seat)
            if (const int by = moment.after[seat] - moment.before[seat]; by > one.luck) one = {moment.entry, seat, by};
        if (one.luck >= least_luck_told) all.push_back(one);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Lucky& one, const Lucky& other) { return one.luck > other.luck; });
    if (all.size() > review_rolls) all.resize(review_rolls);
    return all;
}

}  // namespace byzantium::words
