// SPDX-License-Identifier: MIT
#include "present/forecast_text.h"

#include "byzantium/turn_end.h"
#include "present/columns.h"
#include "present/words.h"

namespace present {

namespace {

using namespace byzantium;

class Account {
public:
    void line(char sign, int amount, std::string what) {
        columns_.row({std::string{sign}, std::to_string(amount), std::move(what)});
    }
    std::string text() const { return columns_.text(); }

private:
    Columns columns_{{Align::left, Align::right, Align::left}, "    "};
};

void add_income(Account& account, const Names& names, const SideForecast& side) {
    for (const CityIncome& city : side.income) account.line('+', city.bezants, names.city(city.city));
}

void add_maintenance(Account& account, const SideForecast& side) {
    const auto add = [&account](int bezants, const std::string& cubes) {
        if (bezants != 0) account.line('-', bezants, cubes);
    };
    add(side.maintenance.elite, army_cubes(side.cubes.elite, 0, 0, 0));
    add(side.maintenance.main, army_cubes(0, side.cubes.main, 0, 0));
    add(side.maintenance.levy, army_cubes(0, 0, side.cubes.levy, 0));
    add(side.maintenance.move, army_cubes(0, 0, 0, side.cubes.move));
}

std::string shortfall_words(const SideForecast& side) {
    const auto missing = bezants(side.shortfall);
    if (side.fewest_cubes_lost == side.most_cubes_lost) {
        return say_counted(
            side.fewest_cubes_lost, "Short of {bezants}: {n} cube leaves the game and costs {n} VP (BYZ-59).",
            "Short of {bezants}: {n} cubes leave the game and cost {n} VP (BYZ-59).", arg("bezants", missing));
    }
    return say("Short of {bezants}: {fewest} to {most} cubes leave the game, each costs 1 VP (BYZ-59).",
               arg("bezants", missing), arg("fewest", side.fewest_cubes_lost), arg("most", side.most_cubes_lost));
}

std::string side_text(const Names& names, const SideForecast& side) {
    Account account;
    account.line(' ', side.treasury, translated("in the treasury"));
    add_income(account, names, side);
    add_maintenance(account, side);
    account.line('=', side.left, translated("left"));
    std::string text =
        say("  {player}, {side} side", arg("player", names.label(side.player)), arg("side", word(side.side))) + '\n' +
        account.text();
    if (side.shortfall > 0) text += wrapped(shortfall_words(side), 100, "    ");
    return text;
}

}  // namespace

std::string forecast_text(const Names& names, const Table& table, const Position& now) {
    if (std::holds_alternative<Over>(now.awaits)) {
        return std::string{translated("The game is over: no turn's end is to come.")} + '\n';
    }
    std::string text = say("If turn {turn} ended now, in bezants:", arg("turn", now.turn)) + '\n';
    for (const SideForecast& side : forecast(table, now)) text += '\n' + side_text(names, side);
    return text;
}

}  // namespace present
