// SPDX-License-Identifier: MIT
#include "eko/words/names.h"

#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t longest_player = 20;  // letters

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

std::string stack_setting(const Names& names, const SetStack& set) {
    if (!set.stack) return say("no stack on {field}", arg("field", names.field(set.field)));
    return say("{player} has {discs} on {field}", arg("player", names.player(set.stack->owner)),
               arg("discs", discs({set.stack->count, set.stack->emperor})), arg("field", names.field(set.field)));
}

std::string building_setting(const Names& names, const SetBuilding& set) {
    if (!set.building) return say("no building on {field}", arg("field", names.field(set.field)));
    return say("{player} has a building on {field}: {building}", arg("player", names.player(set.building->owner)),
               arg("field", names.field(set.field)), arg("building", word(set.building->size)));
}

std::string emperor_setting(const Names& names, const SetEmperor& set) {
    const std::string& player = names.player(set.player);
    return std::visit(
        values::overloaded{
            [&](const OnBoard&) { return say("the emperor of {player} is on the board", arg("player", player)); },
            [&](const InReserve&) { return say("the emperor of {player} is in the reserve", arg("player", player)); },
            [&](const CaptiveOf& captive) {
                return say("the emperor of {player} is a captive of {holder}", arg("player", player),
                           arg("holder", names.player(captive.holder)));
            },
        },
        set.at);
}

std::string with_sign(int number, std::string_view minus) {
    return (number < 0 ? std::string{minus} : std::string{}) + std::to_string(std::abs(number));
}

}  // namespace

std::string word(Color color) {
    switch (color) {
        case Color::cyan:
            return translated("cyan");
        case Color::violet:
            return translated("violet");
        case Color::blue:
            return translated("blue");
        case Color::white:
            break;
    }
    return translated("white");
}

std::string capital_word(Color color) { return capitalised(word(color)); }

std::string word(Size size) {
    switch (size) {
        case Size::camp:
            return translated("camp");
        case Size::tower:
            return translated("tower");
        case Size::castle:
            break;
    }
    return translated("castle");
}

paper::Badge badge(Color color) {
    switch (color) {
        case Color::cyan:
            return {paper::Shape::circle, paper::Ink::cyan, translated_as("piece of the cyan player", "C")};
        case Color::violet:
            return {paper::Shape::triangle, paper::Ink::purple, translated_as("piece of the violet player", "V")};
        case Color::blue:
            return {paper::Shape::square, paper::Ink::blue, translated_as("piece of the blue player", "B")};
        case Color::white:
            break;
    }
    return {paper::Shape::diamond, paper::Ink::silver, translated_as("piece of the white player", "W")};
}

SeatMarks seat_marks() {
    std::vector<SeatColour> all;
    for (const Color color : colors)
        all.push_back({std::string{to_text(color)}, word(color), capital_word(color), badge(color)});
    return colour_marks(all);
}

std::string discs(const Discs& discs) {
    if (!discs.emperor) return say_counted(discs.count, "{n} disc", "{n} discs");
    if (discs.count == 1) return translated("the emperor");
    return say_counted(discs.count, "{n} disc with the emperor", "{n} discs with the emperor");
}

std::string points(int points) { return say_counted(points, "{n} point", "{n} points"); }

std::string field_name(Hex at) {
    constexpr std::string_view minus = "\u2212";
    return with_sign(at.q, minus) + "\u00A0|\u00A0" + with_sign(at.r, minus);
}

// Hair spaces and a short minus: with the usual ones letters in a small field would be a quarter smaller.
std::string field_label(Hex at) {
    constexpr std::string_view minus = "\u2013";
    return with_sign(at.q, minus) + "\u200A|\u200A" + with_sign(at.r, minus);
}

Names::Names(const Board& board, const Header& header) : zones_{board.zones} {
    for (const Color color : colors) players_[index(color)] = labels_[index(color)] = capital_word(color);
    for (const Seat& seat : header.seats) {
        const std::string name = plain(seat.name, longest_player);
        labels_[index(seat.color)] = label_of(seat);
        players_[index(seat.color)] = name.empty() || shared(header, seat) ? label_of(seat) : name;
    }
    for (const BoardField& field : board.fields) fields_.push_back(field_name(field.at));
}

std::string Names::setting(const Setting& set) const {
    return std::visit(values::overloaded{
                          [](const SetTurn& s) { return say("turn {turn}", arg("turn", s.turn)); },
                          [](const SetMoonUsed& s) {
                              return say_counted(s.times, "the Moon temple was used {n} time this turn",
                                                 "the Moon temple was used {n} times this turn");
                          },
                          [](const SetMarched& s) -> std::string {
                              return s.marched ? translated("a forced march was made this turn")
                                               : translated("no forced march was made this turn");
                          },
                          [](const SetSandUsed& s) -> std::string {
                              return s.used ? translated("the Sand temple was used this turn")
                                            : translated("the Sand temple was not used this turn");
                          },
                          [&](const SetStack& s) { return stack_setting(*this, s); },
                          [&](const SetBuilding& s) { return building_setting(*this, s); },
                          [&](const SetReserve& s) {
                              return say_counted(s.discs, "{player} has {n} disc in reserve",
                                                 "{player} has {n} discs in reserve", arg("player", player(s.player)));
                          },
                          [&](const SetDestroyed& s) {
                              return say_counted(s.discs, "{n} disc of {player} is destroyed",
                                                 "{n} discs of {player} are destroyed",
                                                 arg("player", player(s.player)));
                          },
                          [&](const SetEmperor& s) { return emperor_setting(*this, s); },
                      },
                      set);
}

paper::Cell player_cell(const Names& names, Color color) { return {badge(color), names.player(color)}; }

}  // namespace eko::words
