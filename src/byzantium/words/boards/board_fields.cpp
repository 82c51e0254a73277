// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_fields.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t longest_city_name = 20;  // letters: what Names shows
constexpr std::size_t longest_board_name = 60;
constexpr int most_city_tokens = 3;
constexpr int most_strength = 9;
constexpr int usual_factor = 1;
constexpr int dear_factor = 2;

using Found = std::optional<std::string>;

const std::vector<std::string>& no_and_yes() {
    static const std::vector<std::string> all{translated("no"), translated("yes")};
    return all;
}

std::string kind_word(LinkKind kind) {
    switch (kind) {
        case LinkKind::road:
            return translated("road");
        case LinkKind::desert:
            return translated("desert track");
        case LinkKind::sea:
            break;
    }
    return translated("sea lane");
}

// Of a board that may be changed, or not.
template <class Board>
auto find_city(Board& board, const std::string& id) -> decltype(&board.cities.front()) {
    const auto found =
        std::find_if(board.cities.begin(), board.cities.end(), [&](const BoardCity& city) { return city.id == id; });
    return found == board.cities.end() ? nullptr : &*found;
}

std::string name_fault(const std::string& name, std::size_t most) {
    if (name.find_first_not_of(' ') == std::string::npos) return translated("A name has at least one letter.");
    if (plain(name, name.size()) != name) return translated("There is a character in it that cannot be shown.");
    if (width(name) <= most) return {};
    return say("{letters} letters are too many: at most {most}.", arg("letters", width(name)), arg("most", most));
}

// --- Cities

// What a field is called, and how it is entered.
struct FieldLook {
    const char* key;
    std::string label;
    FieldKind kind;
    std::vector<std::string> options;
};

// `value` gives what stands at a city, `put` writes it or says why not.
template <class Value, class Put>
BoardField city_field(const BoardCity& city, FieldLook look, Value value, Put put) {
    return {"cities." + city.id + '.' + look.key,
            std::move(look.label),
            look.kind,
            std::move(look.options),
            [id = city.id, value](const BoardFacts& board) -> Found {
                const BoardCity* const found = words::city_with(board, id);
                return found ? Found{value(*found)} : std::nullopt;
            },
            [id = city.id, put](BoardFacts& board, const std::string& text) -> std::string {
                BoardCity* const found = find_city(board, id);
                return found ? put(board, *found, text) : translated("This city is not on the board.");
            }};
}

std::string put_city_name(BoardFacts& board, BoardCity& city, const std::string& name) {
    if (const std::string fault = name_fault(name, longest_city_name); !fault.empty()) return fault;
    const bool taken = std::any_of(board.cities.begin(), board.cities.end(),
                                   [&](const BoardCity& other) { return &other != &city && other.name == name; });
    if (taken) return say("Another city is called {name} already.", arg("name", name));
    city.name = name;
    return {};
}

int most_strength_of(const BoardCity& city) {
    return side_of(city.side) && !city.capital ? most_city_tokens : most_strength;
}

std::string put_strength(BoardFacts&, BoardCity& city, const std::string& text) {
    int strength = 0;
    const bool is_strength = put_number({}, {0, most_strength}, text, strength).empty();
    if (is_strength && strength > most_strength_of(city))
        return say("{city} holds at most {most} tokens, as every Byzantine or Arab city does.", arg("city", city.name),
                   arg("most", most_city_tokens));
    return put_number(translated("Strength"), {0, most_strength_of(city)}, text, city.strength);
}

std::vector<std::string> printed_sides() {
    return {label_word(Allegiance::byzantine), label_word(Allegiance::arab), label_word(Allegiance::persian)};
}

std::string put_side(BoardFacts&, BoardCity& city, const std::string& text) {
    const auto all = printed_sides();
    const auto found = std::find(all.begin(), all.end(), text);
    if (found == all.end()) return translated("A city begins Byzantine, Arab or Persian.");
    const auto side = static_cast<Allegiance>(found - all.begin());
    if (city.capital && side != Allegiance::byzantine)
        return say("{city} is the capital, and Byzantine.", arg("city", city.name));
    if (side_of(side) && !city.capital && city.strength > most_city_tokens)
        return say(
            "{city} has strength {strength}; a Byzantine or Arab city holds at most {most} tokens. Lower its "
            "strength first.",
            arg("city", city.name), arg("strength", city.strength), arg("most", most_city_tokens));
    city.side = side;
    return {};
}

template <class Member>
BoardField city_switch(const BoardCity& city, const char* key, std::string label, Member member) {
    return city_field(
        city, {key, std::move(label), FieldKind::yes_or_no, no_and_yes()},
        [member](const BoardCity& at) { return no_and_yes()[at.*member ? 1 : 0]; },
        [member](BoardFacts&, BoardCity& at, const std::string& text) {
            at.*member = text == no_and_yes()[1];
            return std::string{};
        });
}

template <class Member>
BoardField city_degrees(const BoardCity& city, const char* key, std::string label, int most, Member member) {
    const auto put = [member, most, label](BoardFacts&, BoardCity& at, const std::string& typed) -> std::string {
        const std::string text = with_point(typed);
        double degrees = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), degrees);
        const bool fits = error == std::errc{} && end == text.data() + text.size() && std::abs(degrees) <= most;
        if (!fits)
            return say("{field} must be a number of degrees from -{most} to {most}, such as 31.5.", arg("field", label),
                       arg("most", most));
        at.*member = degrees;
        return {};
    };
    return city_field(
        city, {key, label, FieldKind::text, {}},
        [member](const BoardCity& at) { return with_separator(fmt::format("{}", at.*member)); }, put);
}

// --- Links

const std::vector<std::string>& link_kinds() {
    static const std::vector<std::string> all{kind_word(LinkKind::road), kind_word(LinkKind::desert),
                                              kind_word(LinkKind::sea)};
    return all;
}

std::vector<std::string> city_names(const BoardFacts& board) {
    std::vector<std::string> names;
    for (const BoardCity& city : board.cities) names.push_back(city.name);
    return names;
}

std::string put_end(BoardFacts& board, std::size_t link, std::size_t end, const std::string& name) {
    const auto names = city_names(board);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return say("There is no city {name} on this board.", arg("name", name));
    Link changed = board.links.at(link);
    changed.between.at(end) = static_cast<CityId>(found - names.begin());
    if (changed.between[0] == changed.between[1])
        return say("A link joins two cities, and {name} is its other end already.", arg("name", name));
    for (std::size_t i = 0; i < board.links.size(); ++i)
        if (i != link &&
            std::is_permutation(changed.between.begin(), changed.between.end(), board.links[i].between.begin()))
            return say("{link} are joined already.", arg("link", link_name(board, changed)));
    board.links[link] = changed;
    return {};
}

// The field of a link that is found on other boards by the ends it has now.
template <class Value, class Put>
BoardField link_field(const BoardFacts& board, std::size_t number, FieldLook look, Value value, Put put) {
    const Link& link = board.links.at(number);
    return {fmt::format("links.{}.{}", number, look.key),
            std::move(look.label),
            look.kind,
            std::move(look.options),
            [from = board.cities[index(link.between[0])].id, to = board.cities[index(link.between[1])].id,
             value](const BoardFacts& on) -> Found {
                const Link* const found = link_between(on, from, to);
                return found ? Found{value(on, *found)} : std::nullopt;
            },
            [number, put](BoardFacts& on, const std::string& text) -> std::string { return put(on, number, text); }};
}

BoardField link_end(const BoardFacts& board, std::size_t number, std::size_t end, const char* key, std::string label) {
    const std::string id = board.cities[index(board.links.at(number).between.at(end))].id;
    return link_field(
        board, number, {key, std::move(label), FieldKind::choice, city_names(board)},
        [id](const BoardFacts& on, const Link&) { return words::city_with(on, id)->name; },
        [end](BoardFacts& on, std::size_t link, const std::string& text) { return put_end(on, link, end, text); });
}

std::string put_kind(BoardFacts& board, std::size_t link, const std::string& text) {
    const auto found = std::find(link_kinds().begin(), link_kinds().end(), text);
    if (found == link_kinds().end()) return translated("A link is a road, a desert track or a sea lane.");
    board.links.at(link).kind = static_cast<LinkKind>(found - link_kinds().begin());
    return {};
}

std::string put_dear(BoardFacts& board, std::size_t link, const std::string& text) {
    board.links.at(link).arab_cost_factor = text == no_and_yes()[1] ? dear_factor : usual_factor;
    return {};
}

}  // namespace

const BoardCity* city_with(const BoardFacts& board, const std::string& id) { return find_city(board, id); }

const Link* link_between(const BoardFacts& board, const std::string& from, const std::string& to) {
    const auto joins = [&](const Link& link) {
        const std::string& a = board.cities[index(link.between[0])].id;
        const std::string& b = board.cities[index(link.between[1])].id;
        return (a == from && b == to) || (a == to && b == from);
    };
    const auto found = std::find_if(board.links.begin(), board.links.end(), joins);
    return found == board.links.end() ? nullptr : &*found;
}

std::string link_name(const BoardFacts& board, const Link& link) {
    return say("{from} and {to}", arg("from", board.cities[index(link.between[0])].name),
               arg("to", board.cities[index(link.between[1])].name));
}

std::vector<BoardField> city_fields(const BoardFacts& board, std::size_t number) {
    const BoardCity& city = board.cities.at(number);
    return {city_field(
                city, {"name", translated("Name"), FieldKind::text, {}}, [](const BoardCity& at) { return at.name; },
                put_city_name),
            city_field(
                city, {"side", translated("Allegiance"), FieldKind::choice, printed_sides()},
                [](const BoardCity& at) { return label_word(at.side); }, put_side),
            city_field(
                city, {"strength", translated("Strength"), FieldKind::number, {}},
                [](const BoardCity& at) { return std::to_string(at.strength); }, put_strength),
            city_switch(city, "coastal", translated("Coastal"), &BoardCity::coastal),
            city_switch(city, "bulgar_arrow", translated("Bulgar arrow"), &BoardCity::bulgar_arrow),
            city_degrees(city, "lon", translated("Longitude"), 180, &BoardCity::lon),
            city_degrees(city, "lat", translated("Latitude"), 85, &BoardCity::lat)};
}

std::vector<BoardField> link_fields(const BoardFacts& board, std::size_t number) {
    return {link_end(board, number, 0, "from", translated("From")), link_end(board, number, 1, "to", translated("To")),
            link_field(
                board, number, {"kind", translated("Kind"), FieldKind::choice, link_kinds()},
                [](const BoardFacts&, const Link& link) { return kind_word(link.kind); }, put_kind),
            link_field(
                board, number, {"dear", translated("Costs an Arab army double"), FieldKind::yes_or_no, no_and_yes()},
                [](const BoardFacts&, const Link& link) {
                    return no_and_yes()[link.arab_cost_factor > usual_factor ? 1 : 0];
                },
                put_dear)};
}

std::string board_name_fault(const std::string& name) { return name_fault(name, longest_board_name); }

std::string put_number(const std::string& label, NumberRange range, const std::string& text, int& number) {
    int read = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || read < range.least || read > range.most)
        return say("{field} must be a whole number from {least} to {most}, not “{text}”.", arg("field", label),
                   arg("least", range.least), arg("most", range.most), arg("text", plain(text, longest_city_name)));
    number = read;
    return {};
}

}  // namespace byzantium::words
