// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/luck_text.h"

#include "byzantium/words/chances/attack_words.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

std::string fight_heading(const Names& names, const byzantium::odds::Fight& fight) {
    const auto number = fight.entry + 1;
    const auto player = names.player(fight.attacker);
    const auto city = names.city(fight.city);
    const auto of = fight.controls ? names.player(*fight.controls) : std::string{};
    const auto end = fight_end(fight.end);
    if (!fight.army)
        return say(fight.controls ? marked("{number}  {player} sends the Bulgars against {owner}'s city {city}: {end}.")
                                  : marked("{number}  {player} sends the Bulgars against {city}: {end}."),
                   arg("number", number), arg("player", player), arg("city", city), arg("owner", of), arg("end", end));
    const auto who = army(names, fight.attacker, *fight.army);
    return say(fight.controls ? marked("{number}  {army} attacks {owner}'s city {city}: {end}.")
                              : marked("{number}  {army} attacks {city}: {end}."),
               arg("number", number), arg("army", who), arg("city", city), arg("owner", of), arg("end", end));
}

std::string step_words(const Names& names, const byzantium::odds::Step& step) {
    const auto player = step.chooser ? names.player(*step.chooser) : std::string{};
    switch (step.what) {
        case byzantium::odds::Turning::battle_dice:
            return translated("the dice of the battle");
        case byzantium::odds::Turning::siege_dice:
            return translated("the dice of the siege");
        case byzantium::odds::Turning::losses:
            return say("{player} chooses the losses", arg("player", player));
        case byzantium::odds::Turning::defence:
            return say("{player} chooses the defence", arg("player", player));
        case byzantium::odds::Turning::order:
            return say("{player} chooses whom to fight first", arg("player", player));
        case byzantium::odds::Turning::sea_leave:
            break;
    }
    return say("{player} opens or closes the sea", arg("player", player));
}

bool is_settled(const byzantium::odds::Fight& fight) {
    return std::all_of(fight.steps.begin(), fight.steps.end(), [&](const byzantium::odds::Step& step) {
        return step.before == fight.p_at_start && step.after == fight.p_at_start;
    });
}

std::string explanation() {
    return translated(
        "Measured in cities: +0.25 is a quarter of a city. Luck is what the dice changed in the chance to take or keep "
        "a city; choice is what your own decisions changed (0 = no better choice was possible). Hits count all dice, "
        "including those of an imposed fleet.");
}

std::string luck_table(const Names& names, const byzantium::odds::LuckReport& report) {
    Columns columns{{Align::left, Align::right, Align::right, Align::right, Align::right, Align::right}, "  "};
    columns.row({translated("player"), translated("luck"), translated("choice"), translated("dice"), translated("hits"),
                 translated("hits expected")});
    for (const byzantium::odds::PlayerLuck& player : report.players)
        columns.row({names.label(player.player), signed_mean(player.luck), signed_mean(player.choice),
                     std::to_string(player.dice), std::to_string(player.hits), decimal(player.dice / 2.0, 1)});
    return columns.text();
}

std::string fight_text(const Names& names, const byzantium::odds::Fight& fight) {
    if (is_settled(fight))
        return wrapped(fight_heading(names, fight), screen_columns) +
               say("  The chance was {chance} from first to last.", arg("chance", percent(fight.p_at_start))) + '\n';
    Columns columns{{Align::right, Align::left, Align::right, Align::right}, "  "};
    columns.row({"", translated("chance to take it, at the start"), percent(fight.p_at_start)});
    for (const byzantium::odds::Step& step : fight.steps)
        columns.row({std::to_string(step.entry + 1), step_words(names, step), percent(step.after),
                     signed_mean(step.after - step.before)});
    return wrapped(fight_heading(names, fight), screen_columns) + columns.text();
}

// All whose luck is written with the same number.
std::string as_lucky_as(const Names& names, const byzantium::odds::LuckReport& report, double luck) {
    std::vector<std::string> level;
    for (const auto& one : report.players)
        if (signed_mean(one.luck) == signed_mean(luck)) level.push_back(names.player(one.player));
    return listed(level);
}

}  // namespace

std::string luck_sentence(const Names& names, const byzantium::odds::LuckReport& report) {
    if (report.fights.empty()) return translated("No city has been attacked yet, so the dice have favoured nobody.");
    const auto by_luck = [](const byzantium::odds::PlayerLuck& one, const byzantium::odds::PlayerLuck& other) {
        return one.luck < other.luck;
    };
    const auto [least, most] = std::minmax_element(report.players.begin(), report.players.end(), by_luck);
    if (signed_mean(most->luck) == signed_mean(least->luck))
        return translated("The dice of the attacks have favoured nobody.");
    return say(
        "Luckiest with dice, in cities beyond what the chances promised: {most} ({gain}). Unluckiest: {least} "
        "({loss}).",
        arg("most", as_lucky_as(names, report, most->luck)), arg("gain", signed_mean(most->luck)),
        arg("least", as_lucky_as(names, report, least->luck)), arg("loss", signed_mean(least->luck)));
}

std::string fight_end(byzantium::odds::FightEnd end) {
    switch (end) {
        case byzantium::odds::FightEnd::taken:
            return translated("taken");
        case byzantium::odds::FightEnd::beaten_off:
            return translated("beaten off");
        case byzantium::odds::FightEnd::broken_off:
            return translated("broken off by the table");
        case byzantium::odds::FightEnd::under_way:
            break;
    }
    return translated("still under way");
}

std::string luck_text(const Names& names, const byzantium::odds::LuckReport& report) {
    std::string text = wrapped(luck_sentence(names, report), screen_columns) + '\n' + luck_table(names, report) + '\n' +
                       wrapped(explanation(), screen_columns);
    for (const byzantium::odds::Fight& fight : report.fights) text += '\n' + fight_text(names, fight);
    return text;
}

}  // namespace byzantium::words
