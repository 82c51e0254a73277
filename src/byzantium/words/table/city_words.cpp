// SPDX-License-Identifier: MIT
#include "byzantium/words/table/city_words.h"

#include "byzantium/rules/position.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

bool prints_strength(const Board& board, const Position& now, CityId city) {
    return board[city].capital || now[city].side == Allegiance::persian;
}

std::string strength_words(const Board& board, const Position& now, CityId city) {
    const int strength = shown_strength(board, now, city);
    if (!prints_strength(board, now, city)) return tokens(strength, now[city].side);
    return say("{side}, strength {strength}", arg("side", label_word(now[city].side)), arg("strength", strength));
}

}  // namespace

std::string city_words(const Names& names, const Board& board, const Position& now, CityId city) {
    std::string text = strength_words(board, now, city);
    const auto add = [&text](const std::string& part) { text += ", " + part; };
    if (now[city].control) add(names.player(*now[city].control));
    if (now[city].fortified) add(translated("fortified"));
    for (const ArmyRef& there : armies_in(now, city)) add(army(names, there.player, there.side));
    return text;
}

std::vector<ArmyRef> armies_in(const Position& now, CityId city) {
    std::vector<ArmyRef> armies;
    for (const Player& player : now.players) {
        for (const Side side : sides) {
            if (player[side].at == city) armies.push_back({player.color, side});
        }
    }
    return armies;
}

int shown_strength(const Board& board, const Position& now, CityId city) {
    return prints_strength(board, now, city) ? board[city].strength : now[city].tokens;
}

}  // namespace byzantium::words
