// SPDX-License-Identifier: MIT
#include "byzantium/words/table/city_facts.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/city_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

constexpr int bezants_a_token = 2;  // BYZ-57

std::string strength_fact(const Names& names, const Board& board, const Position& now, CityId id) {
    const City& city = now[id];
    const std::string name = names.city(id);
    const int strength = siege_strength(board, now, id);
    const std::string lies = tokens(city.tokens, city.side);
    if (board[id].capital)
        return say("{city}, the capital, strength {strength}.", arg("city", name), arg("strength", strength));
    if (city.side == Allegiance::persian)
        return say("{city}, Persian, strength {strength}.", arg("city", name), arg("strength", strength));
    if (city.fortified) return say("{city}: {tokens} and a fortification.", arg("city", name), arg("tokens", lies));
    return say("{city}: {tokens}.", arg("city", name), arg("tokens", lies));
}

// What the city brings, to whoever controls it.
std::string control_fact(const Names& names, const City& city, Side side) {
    const std::string income = bezants(city.tokens * bezants_a_token);
    const std::string vp = points(city.tokens, side);
    if (!city.control)
        return say("Nobody controls it. It would bring {income} per turn and {vp} at the end.", arg("income", income),
                   arg("vp", vp));
    return say("{player} controls it: {income} per turn, {vp} at the end.", arg("player", names.player(*city.control)),
               arg("income", income), arg("vp", vp));
}

std::string army_fact(const Names& names, const Position& now, const ArmyRef& ref) {
    const Display& display = now[ref.player][ref.side];
    const std::string whose = army(names, ref.player, ref.side);
    const std::string lies = army_cubes(display.elite, display.main, 0, display.move);
    if (display.guard) return say("{army}: {cubes}, with the guard.", arg("army", whose), arg("cubes", lies));
    return say("{army}: {cubes}.", arg("army", whose), arg("cubes", lies));
}

std::string cities(const Names& names, CitySet set) {
    std::vector<std::string> list;
    for (; set != 0; set &= set - 1) list.push_back(names.city(first_of(set)));
    return listed(list);
}

void add_ways(std::vector<std::string>& facts, const Names& names, const Neighbours& ways) {
    if (ways.road != 0) facts.push_back(say("Roads: {cities}.", arg("cities", cities(names, ways.road))));
    if (ways.desert != 0) facts.push_back(say("Desert tracks: {cities}.", arg("cities", cities(names, ways.desert))));
    if (ways.sea != 0) facts.push_back(say("Sea lanes: {cities}.", arg("cities", cities(names, ways.sea))));
    if (ways.dear_sea != 0)
        facts.push_back(
            say("An Arab army pays double for the sea lane to {cities}.", arg("cities", cities(names, ways.dear_sea))));
}

}  // namespace

std::vector<std::string> city_facts(const Names& names, const Table& table, const Position& now, CityId id) {
    const City& city = now[id];
    std::vector<std::string> facts{strength_fact(names, table.board, now, id)};
    if (const auto side = side_of(city.side); side && !table.board[id].capital)
        facts.push_back(control_fact(names, city, *side));
    if (city.side == Allegiance::bulgar) facts.push_back(translated("Held by the Bulgars: it brings nobody anything."));
    for (const ArmyRef& there : armies_in(now, id)) facts.push_back(army_fact(names, now, there));
    add_ways(facts, names, table.board.neighbours.at(index(id)));
    if (table.board[id].coastal) facts.push_back(translated("It can be reached by sea from the capital."));
    if (table.board[id].bulgar_arrow) facts.push_back(translated("The Bulgars can attack it from outside the map."));
    return facts;
}

std::string city_correction_tip() { return translated("Right click or F2: view and correct."); }

}  // namespace byzantium::words
