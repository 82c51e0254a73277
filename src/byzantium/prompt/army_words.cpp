// SPDX-License-Identifier: MIT
#include "byzantium/prompt/army_words.h"

#include "byzantium/prompt/entry_words.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/table/seat_marks.h"
#include "values/from_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

using byzantium::Color;
using byzantium::Position;
using byzantium::Side;

constexpr std::array<std::string_view, 3> army_names{"byzantine", "arab", "bulgars"};
constexpr std::size_t longest_quoted = 30;  // letters

std::string quoted_word(const std::string& word) {
    return say("“{words}”", arg("words", present::plain(word, longest_quoted)));
}

// Of those who sit at the table.
present::SeatMarks marks_at(const Position& now) {
    auto marks = words::seat_marks();
    marks.keys.clear();
    for (const auto& player : now.players) marks.keys.emplace_back(byzantium::to_text(player.color));
    return marks;
}

std::string colours(const Position& now) {
    std::vector<std::string> all;
    for (const auto& player : now.players) all.push_back(words::word(player.color));
    return present::listed(all);
}

std::vector<std::string> cities_with(const byzantium::Board& board, const std::string& word) {
    std::vector<std::string> near;
    for (const auto& city : board.cities)
        if (city.id.starts_with(word) || lower(city.name).starts_with(word)) near.push_back(city.name);
    return near;
}

// Those that begin alike, with ever fewer letters of the word; all if not even the first letter fits.
std::vector<std::string> cities_near(const byzantium::Board& board, const std::string& word) {
    for (std::size_t letters = word.size(); letters > 0; --letters)
        if (auto near = cities_with(board, word.substr(0, letters)); !near.empty()) return near;
    return cities_with(board, "");
}

// The only army whose name begins so.
std::optional<std::size_t> army_place(const std::string& word) {
    const auto fits = [&word](std::string_view name) { return !word.empty() && name.starts_with(word); };
    if (std::count_if(army_names.begin(), army_names.end(), fits) != 1) return std::nullopt;
    return static_cast<std::size_t>(std::find_if(army_names.begin(), army_names.end(), fits) - army_names.begin());
}

std::optional<Side> side_at(std::size_t place) {
    if (place == 0) return Side::byzantine;
    if (place == 1) return Side::arab;
    return std::nullopt;
}

}  // namespace

int say_unknown(const Unknown& unknown, const Console& console) {
    console.err << present::wrapped(unknown.sentence, screen);
    return unusable;
}

std::variant<Color, Unknown> player_of(const Position& now, const std::string& word) {
    if (const auto key = present::key_meant(marks_at(now), word)) return *values::from_text<Color>(*key);
    return Unknown{say("Nobody plays {word}. The colours in this game are {colours}.", arg("word", quoted_word(word)),
                       arg("colours", colours(now)))};
}

std::variant<byzantium::CityId, Unknown> city_of(const byzantium::Board& board, const std::string& word) {
    if (const auto id = city_id(board, word)) return *board.find(*id);
    const auto several = cities_with(board, lower(word));
    if (several.size() > 1 && !word.empty())
        return Unknown{say("{word} fits several cities: {cities}.", arg("word", quoted_word(word)),
                           arg("cities", present::listed(several)))};
    return Unknown{say("There is no city {word}. Did you mean {cities}?", arg("word", quoted_word(word)),
                       arg("cities", present::one_of(cities_near(board, lower(word)))))};
}

std::variant<Attacker, Unknown> attacker_of(const Position& now, std::optional<Color> usual, const std::string& word) {
    const std::string small = lower(word);
    const auto point = small.find('.');
    const std::string army = point == std::string::npos ? small : small.substr(point + 1);
    if (point != std::string::npos) {
        const auto player = player_of(now, small.substr(0, point));
        if (const auto* unknown = std::get_if<Unknown>(&player)) return *unknown;
        usual = std::get<Color>(player);
    }
    const auto place = army_place(army);
    if (!place)
        return Unknown{
            say("There is no army {word}. Type byzantine, arab or bulgars; for another player's army, put the colour "
                "first: blue.arab.",
                arg("word", quoted_word(word)))};
    if (!usual)
        return Unknown{
            say("No player is to act, so name the player of the army, for example red.{army}.", arg("army", army))};
    return Attacker{*usual, side_at(*place)};
}

}  // namespace byzantium::prompt
