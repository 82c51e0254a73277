// SPDX-License-Identifier: MIT
#include "support/eko_model/random_header.h"

#include "support/eko_model/header.h"
#include "support/eko_model/random_board.h"

#include <map>

namespace eko_model {
namespace {

Json random_rulings(Chance& chance) {
    Json rulings = Json::object();
    for (const auto& [ruling, values] : all_rulings())
        if (chance.percent(60)) rulings[ruling] = chance.pick(values);
    return rulings;
}

// Single discs of random colours, at most 16 each, one of them an emperor, mostly.
Json random_start(Chance& chance, const Board& board, const std::vector<std::string>& seats) {
    std::vector<Field> places;
    for (const auto& [field, letter] : board.letters)
        if (letter == '.') places.push_back(field);
    chance.shuffle(places);
    const int share = chance.percent(30) ? 100 : chance.from_to(40, 90);
    std::map<std::string, std::vector<std::string>> discs;
    for (const Field place : places) {
        const std::string color = chance.pick(seats);
        if (discs[color].size() < 16 && chance.percent(share)) discs[color].push_back(text(place));
    }
    Json start = Json::object();
    for (const auto& [color, fields] : discs) {
        for (const auto& field : fields) start[field] = color;
        if (!fields.empty() && (fields.size() == 16 || chance.percent(85))) start[chance.pick(fields)] = color + "*";
    }
    return start;
}

// Any member anywhere, by a walk from the top.
Json& some_member(Chance& chance, Json& from) {
    Json* here = &from;
    while ((here->is_object() || here->is_array()) && !here->empty() && (here == &from || chance.percent(80))) {
        auto member = here->begin();
        std::advance(member, chance.below(static_cast<int>(here->size())));
        here = &*member;
    }
    return *here;
}

// 15 to 17 discs of one colour, perhaps without an emperor: 16 without one, and 17, are too many.
void fill_with_one_color(Chance& chance, Json& header) {
    const std::string color = header["players"][0]["color"];
    const int wanted = chance.from_to(15, 17);
    int discs = 0;
    for (const auto& [field, letter] : read_board(header["board"]).letters) {
        if (letter != '.') continue;
        Json& disc = header["start"][text(field)];
        if (disc == color + "*") disc = color;
        if (discs < wanted)
            disc = color;
        else if (disc.is_null() || disc == color)
            header["start"].erase(text(field));
        ++discs;
    }
    const auto fields = keys_of(header["start"]);
    if (!fields.empty() && chance.percent(50)) header["start"][chance.pick(fields)] = color + "*";
}

}  // namespace

Json random_header(Chance& chance) {
    std::vector<std::string> seats = all_colors();
    chance.shuffle(seats);
    seats.resize(static_cast<std::size_t>(chance.percent(50) ? 4 : chance.from_to(2, 3)));
    Json header{{"game", "eko"}, {"format", 1}, {"first", chance.pick(seats)}};
    for (const auto& color : seats) header["players"].push_back({{"color", color}});
    if (chance.percent(50)) header["players"][0]["name"] = "Ágnes";
    header["board"] = random_board(chance);
    header["start"] = random_start(chance, read_board(header["board"]), seats);
    if (chance.percent(80)) header["rulings"] = random_rulings(chance);
    return header;
}

Json spoiled_header(Chance& chance, Json header) {
    const std::vector<Json> values{nullptr,
                                   2,
                                   -1,
                                   6,
                                   1.0,
                                   true,
                                   "",
                                   "x",
                                   "yes",
                                   "after_exchange",
                                   "cyan",
                                   "white",
                                   "cyan*",
                                   "violet**",
                                   "0,0",
                                   "100,0",
                                   "01,0",
                                   "-0,1",
                                   "1,1 ",
                                   "+1,0",
                                   "0:0:..",
                                   "0:0:_",
                                   "0:0:q",
                                   "0:98:...",
                                   "0:0",
                                   "0::.",
                                   "99,99",
                                   "pyramid",
                                   "r......",
                                   "r.....",
                                   Json::array(),
                                   Json::object()};
    const std::vector<std::string> keys{"game", "format", "first", "players", "board", "start"};
    switch (chance.below(6)) {
        case 0:
            header.erase(chance.pick(keys));
            break;
        case 1: {
            const std::string key = chance.pick(std::vector<std::string>{"tiles", "portals", "groups", "rows"});
            Json& list = header["board"][key];
            if (!list.empty()) list.push_back(chance.pick(list));  // twice
            break;
        }
        case 2:
            header["rulings"][chance.pick(std::vector<std::string>{"around", "moon_uses", "speed"})] = "any";
            break;
        case 3:
            header["start"][chance.pick(std::vector<std::string>{"0,0", "1,1", "50,50", "x"})] = "cyan*";
            break;
        case 4:
            fill_with_one_color(chance, header);
            break;
        default:
            some_member(chance, header) = chance.pick(values);
    }
    return header;
}

}  // namespace eko_model
