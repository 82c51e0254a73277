// SPDX-License-Identifier: MIT
#include "byzantium/words/table/names.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t longest_player = 20;  // letters
constexpr std::string_view city_mark = "city:";

std::string label_of(const Seat& seat) {
    const std::string name = plain(seat.name, longest_player);
    if (name.empty()) return capital_word(seat.color);
    return say("{name} ({colour})", arg("name", name), arg("colour", word(seat.color)));
}

bool shared(const Header& header, const Seat& seat) {
    return std::any_of(header.seats.begin(), header.seats.end(), [&](const Seat& other) {
        return other.color != seat.color &&
               (other.name == seat.name || to_text(other.color) == seat.name || capital_word(other.color) == seat.name);
    });
}

}  // namespace

Names::Names(const Board& board, const Header& header) {
    for (const Color color : colors) players_[index(color)] = labels_[index(color)] = capital_word(color);
    for (const Seat& seat : header.seats) {
        const std::string name = plain(seat.name, longest_player);
        labels_[index(seat.color)] = label_of(seat);
        players_[index(seat.color)] = name.empty() || shared(header, seat) ? label_of(seat) : name;
    }
    for (const BoardCity& city : board.cities) cities_.push_back(plain(city.name, longest_city));
}

std::string word(Color color) {
    switch (color) {
        case Color::red:
            return translated("red");
        case Color::yellow:
            return translated("yellow");
        case Color::blue:
            return translated("blue");
        case Color::green:
            return translated("green");
    }
    return {};
}

std::string capital_word(Color color) {
    std::string text = word(color);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string word(Side side) { return side == Side::byzantine ? translated("Byzantine") : translated("Arab"); }

std::string label_word(Side side) {
    return side == Side::byzantine ? translated_as("label", "Byzantine") : translated_as("label", "Arab");
}

std::string short_word(Side side) {
    return side == Side::byzantine ? translated("Byz.") : translated_as("short", "Arab");
}

std::string label_word(Allegiance allegiance) {
    switch (allegiance) {
        case Allegiance::byzantine:
            return translated_as("label", "Byzantine");
        case Allegiance::arab:
            return translated_as("label", "Arab");
        case Allegiance::persian:
            return translated_as("label", "Persian");
        case Allegiance::bulgar:
            return translated_as("label", "Bulgar");
    }
    return {};
}

std::string word(Allegiance allegiance) {
    switch (allegiance) {
        case Allegiance::byzantine:
            return translated("Byzantine");
        case Allegiance::arab:
            return translated("Arab");
        case Allegiance::persian:
            return translated("Persian");
        case Allegiance::bulgar:
            return translated("Bulgar");
    }
    return {};
}

std::string word_before_box(Box box) {
    switch (box) {
        case Box::elite:
            return translated_as("before box", "Elite");
        case Box::main:
            return translated_as("before box", "Main");
        case Box::levy:
            return translated_as("before box", "Levy");
        case Box::move:
            return translated_as("before box", "Move");
    }
    return {};
}

std::string word(Box box) {
    switch (box) {
        case Box::elite:
            return translated("Elite");
        case Box::main:
            return translated("Main");
        case Box::levy:
            return translated("Levy");
        case Box::move:
            return translated("Move");
    }
    return {};
}

std::string column_word(Box box) {
    switch (box) {
        case Box::elite:
            return translated_as("column", "Elite");
        case Box::main:
            return translated_as("column", "Main");
        case Box::levy:
            return translated_as("column", "Levy");
        case Box::move:
            return translated_as("column", "Move");
    }
    return {};
}

std::string word(ActionBox box) {
    switch (box) {
        case ActionBox::bulgar_attack:
            return translated("Bulgar attack");
        case ActionBox::fortify:
            return translated("Fortify");
        case ActionBox::improve_byzantine:
            return translated("Improve Byzantine");
        case ActionBox::emperor:
            return translated("Emperor");
        case ActionBox::civil_war_byzantine:
            return translated("Byzantine civil war");
        case ActionBox::byzantine_fleet:
            return translated("Byzantine fleet");
        case ActionBox::improve_arab:
            return translated("Improve Arab");
        case ActionBox::caliph:
            return translated("Caliph");
        case ActionBox::civil_war_arab:
            return translated("Arab civil war");
        case ActionBox::arab_fleet:
            return translated("Arab fleet");
    }
    return {};
}

std::string army(const Names& names, Color player, Side side) {
    return side == Side::byzantine ? say("{player}'s Byzantine army", arg("player", names.player(player)))
                                   : say("{player}'s Arab army", arg("player", names.player(player)));
}

std::string box(ArmyBox box) {
    return say("the {side} {box} box", arg("side", word(box.side)), arg("box", word_before_box(box.box)));
}

std::string source(Cube cube) {
    if (const auto from = army_box(cube)) return box(*from);
    return cube == Cube::pool ? translated("the Cube Pool") : translated("the Casualty Pool");
}

std::string short_source(Cube cube) {
    const auto from = army_box(cube);
    return from ? say("{side} {box}", arg("side", word(from->side)), arg("box", word(from->box))) : source(cube);
}

std::string place_of(const Board& board, CityId city) { return std::string{city_mark} + board[city].id; }

std::string place_of(Color player, Cube cubes) {
    return "cubes:" + std::string{to_text(player)} + ':' + std::string{to_text(cubes)};
}

std::optional<CityId> city_at(const Board& board, std::string_view place) {
    if (!place.starts_with(city_mark)) return std::nullopt;
    return board.find(place.substr(city_mark.size()));
}

std::string place(const Names& names, std::optional<CityId> at) {
    return at ? names.city(*at) : std::string{translated("off the map")};
}

std::string bezants(int n) { return say_counted(n, "{n} bezant", "{n} bezants"); }
std::string cubes(int n) { return say_counted(n, "{n} cube", "{n} cubes"); }
std::string dice(int n) { return say_counted(n, "{n} die", "{n} dice"); }
std::string hits(int n) { return say_counted(n, "{n} hit", "{n} hits"); }
std::string tokens(int n) { return say_counted(n, "{n} token", "{n} tokens"); }
std::string points(int n) { return say_counted(n, "{n} VP", "{n} VP"); }

std::string tokens(int n, Allegiance colour) {
    return say_counted(n, "{n} {colour} token", "{n} {colour} tokens", arg("colour", word(colour)));
}

std::string points(int n, Side side) {
    return side == Side::byzantine ? say_counted(n, "{n} Byzantine VP", "{n} Byzantine VP")
                                   : say_counted(n, "{n} Arab VP", "{n} Arab VP");
}

std::string box_cubes(Box box, int n) {
    switch (box) {
        case Box::elite:
            return say_counted(n, "{n} Elite cube", "{n} Elite cubes");
        case Box::main:
            return say_counted(n, "{n} Main cube", "{n} Main cubes");
        case Box::levy:
            return say_counted(n, "{n} Levy cube", "{n} Levy cubes");
        case Box::move:
            break;
    }
    return say_counted(n, "{n} Move cube", "{n} Move cubes");
}

std::string army_cubes(int elite, int main, int levy, int move) {
    std::vector<std::string> parts;
    if (elite != 0) parts.push_back(box_cubes(Box::elite, elite));
    if (main != 0) parts.push_back(box_cubes(Box::main, main));
    if (levy != 0) parts.push_back(box_cubes(Box::levy, levy));
    if (move != 0) parts.push_back(box_cubes(Box::move, move));
    return parts.empty() ? translated("no cubes") : listed(parts);
}

std::string brief_cubes(int elite, int main, int levy, int move) {
    std::vector<std::string> parts;
    if (elite != 0) parts.push_back(say_as("cubes", "{n} Elite", arg("n", elite)));
    if (main != 0) parts.push_back(say_as("cubes", "{n} Main", arg("n", main)));
    if (levy != 0) parts.push_back(say_as("cubes", "{n} Levy", arg("n", levy)));
    if (move != 0) parts.push_back(say_as("cubes", "{n} Move", arg("n", move)));
    return parts.empty() ? translated("no cubes") : listed(parts);
}

}  // namespace byzantium::words
