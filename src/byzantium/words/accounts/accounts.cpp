// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/accounts.h"

#include "byzantium/rules/turn_end.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/journal/turn_end.h"
#include "present/language/key_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

void add_income(SideAccount& account, const Names& names, const SideForecast& side) {
    for (const CityIncome& city : side.income) {
        account.lines.push_back({AccountLineKind::income, city.bezants, names.city(city.city)});
    }
}

void add_maintenance(SideAccount& account, const SideForecast& side) {
    const auto add = [&account](int bezants, std::string cubes) {
        if (bezants != 0) account.lines.push_back({AccountLineKind::maintenance, bezants, std::move(cubes)});
    };
    add(side.maintenance.elite, army_cubes(side.cubes.elite, 0, 0, 0));
    add(side.maintenance.main, army_cubes(0, side.cubes.main, 0, 0));
    add(side.maintenance.levy, army_cubes(0, 0, side.cubes.levy, 0));
    add(side.maintenance.move, army_cubes(0, 0, 0, side.cubes.move));
}

AccountLine all_income(const Names& names, const SideForecast& side) {
    std::vector<std::string> cities;
    // A city and its bezants stay on one line.
    for (const CityIncome& city : side.income)
        cities.push_back(names.city(city.city) + "\u00A0" + std::to_string(city.bezants));
    return {AccountLineKind::income, side.income_total, listed(cities)};
}

std::vector<AccountLine> brief_lines(const Names& names, const SideForecast& side) {
    std::vector<AccountLine> lines{{AccountLineKind::treasury, side.treasury, translated("in the treasury")}};
    if (!side.income.empty()) lines.push_back(all_income(names, side));
    if (side.maintenance_total > 0)
        lines.push_back({AccountLineKind::maintenance, side.maintenance_total,
                         brief_cubes(side.cubes.elite, side.cubes.main, side.cubes.levy, side.cubes.move)});
    lines.push_back({AccountLineKind::left, side.left, translated("left")});
    return lines;
}

std::string shortfall_words(const SideForecast& side) {
    const auto missing = bezants(side.shortfall);
    if (side.fewest_cubes_lost == side.most_cubes_lost) {
        return say_counted(
            side.fewest_cubes_lost, "Shortfall of {bezants}: {n} cube leaves the game and costs {n} VP (BYZ-59).",
            "Shortfall of {bezants}: {n} cubes leave the game and cost {n} VP (BYZ-59).", arg("bezants", missing));
    }
    return say("Shortfall of {bezants}: {fewest} to {most} cubes leave the game, and each costs 1 VP (BYZ-59).",
               arg("bezants", missing), arg("fewest", side.fewest_cubes_lost), arg("most", side.most_cubes_lost));
}

SideAccount side_account(const Names& names, const SideForecast& side) {
    SideAccount account{
        side.player,
        side.side,
        say("{player}, {side} side", arg("player", names.label(side.player)), arg("side", word(side.side))),
        capitalised(say("{side} side", arg("side", word(side.side)))),
        {{AccountLineKind::treasury, side.treasury, translated("in the treasury")}},
        brief_lines(names, side),
        {}};
    add_income(account, names, side);
    add_maintenance(account, side);
    account.lines.push_back({AccountLineKind::left, side.left, translated("left")});
    if (side.shortfall > 0) account.shortfall = shortfall_words(side);
    return account;
}

}  // namespace

RuleIds rules_of(AccountLineKind kind) {
    switch (kind) {
        case AccountLineKind::treasury:
            return {};
        case AccountLineKind::income:
            return {"BYZ-57"};
        case AccountLineKind::maintenance:
            return {"BYZ-58"};
        case AccountLineKind::left:
            break;
    }
    return {"BYZ-57", "BYZ-58", "BYZ-59"};
}

char sign_of(AccountLineKind kind) {
    switch (kind) {
        case AccountLineKind::treasury:
            return ' ';
        case AccountLineKind::income:
            return '+';
        case AccountLineKind::maintenance:
            return '-';
        case AccountLineKind::left:
            break;
    }
    return '=';
}

TurnAccounts turn_accounts(const Names& names, const Table& table, const Position& now) {
    if (std::holds_alternative<Over>(now.awaits)) {
        return {translated("The game is over: there is no further end of turn."), {}};
    }
    TurnAccounts accounts{
        say(income_is_in(now)
                ? marked("Turn {turn} is ending: all income has been paid in; what is still due, in bezants:")
                : marked("If turn {turn} ended now, in bezants:"),
            arg("turn", now.turn)),
        {}};
    for (const SideForecast& side : forecast(table, now)) accounts.sides.push_back(side_account(names, side));
    return accounts;
}

AccountsWords accounts_words() {
    return {translated("End of turn"),
            translated("Score"),
            translated("Where the VP came from"),
            translated("Sources"),
            short_word(Side::byzantine),
            short_word(Side::arab),
            translated("Back to the map"),
            key_words("Esc"),
            say("Back to the map ({key})", arg("key", key_words("Esc")))};
}

Accounts accounts(const Names& names, const byzantium::text::Session& session) {
    const Position& now = session.position();
    Accounts all{{},
                 turn_accounts(names, session.table(), now),
                 {},
                 vp_rows(now, byzantium::text::vp_ledger(session)),
                 rankings(names, now)};
    if (std::holds_alternative<Over>(now.awaits)) all.turn.heading += ' ' + on_turn_end_page();
    for (const Player& player : now.players) {
        all.players.push_back({player.color, names.player(player.color)});
        if (auto plan = shortfall_plan(names, session.table(), now, player.color))
            all.plans.push_back(std::move(*plan));
    }
    return all;
}

}  // namespace byzantium::words
