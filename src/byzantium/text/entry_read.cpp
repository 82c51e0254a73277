// SPDX-License-Identifier: MIT
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/entry_fields.h"
#include "protocol/json_in.h"
#include "protocol/line_text.h"
#include "values/few.h"

#include <algorithm>
#include <array>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;

using Fields = const EntryFields&;

struct Form {
    std::string_view name;  // the value of "do"
    Entry (*read)(Fields);
};

const Form& form(json::Value name);
Entry bulgars(Fields fields);
Entry retreat(Fields fields);
Entry garrison(Fields fields);
Entry pass(Fields fields);
Entry roll(Fields fields);

template <class Single>
Entry bare(Fields) {
    return Decision{Single{}};
}
template <class WithCube>
Entry with_cube(Fields fields) {
    return Decision{WithCube{fields.cube()}};
}

// The entries in the order of the protocol page.
constexpr std::array forms{
    Form{"control",
         [](Fields f) -> Entry {
             return Decision{Control{f.city("city"), f.cube()}};
         }},
    Form{"increase",
         [](Fields f) -> Entry {
             return Decision{Increase{word<Cube>(f.value("from")), word<ArmyBox>(f.value("to"))}};
         }},
    Form{"improve",
         [](Fields f) -> Entry {
             return Decision{Improve{f.city("city"), f.cube()}};
         }},
    Form{"fortify",
         [](Fields f) -> Entry {
             return Decision{Fortify{f.city("city"), f.cube()}};
         }},
    Form{"emperor", with_cube<Emperor>},
    Form{"caliph", with_cube<Caliph>},
    Form{"byzantine_fleet", with_cube<ByzantineFleet>},
    Form{"arab_fleet", with_cube<ArabFleet>},
    Form{"bulgars", bulgars},
    Form{"tax",
         [](Fields f) -> Entry {
             return Decision{Tax{f.count("cubes"), f.count("byzantine")}};
         }},
    Form{"church", with_cube<Church>},
    Form{"mosque", with_cube<Mosque>},
    Form{"place",
         [](Fields f) -> Entry {
             return Decision{Place{f.side(), f.city("city")}};
         }},
    Form{"move",
         [](Fields f) -> Entry {
             return Decision{Move{f.side(), f.city("to")}};
         }},
    Form{"civil_war",
         [](Fields f) -> Entry {
             return Decision{CivilWar{f.side(), f.cube()}};
         }},
    Form{"pass", pass},
    Form{"stop", bare<Stop>},
    Form{"impose", bare<Impose>},
    Form{"allow", bare<Allow>},
    Form{"deny", bare<Deny>},
    Form{"proceed", bare<Proceed>},
    Form{"withdraw", bare<Withdraw>},
    Form{"stand", bare<Stand>},
    Form{"retreat", retreat},
    Form{"levy", bare<UseLevy>},
    Form{"decline", bare<Decline>},
    Form{"fight", [](Fields f) -> Entry { return Decision{Fight{f.color("player")}}; }},
    Form{"roll", roll},
    Form{"lose",
         [](Fields f) -> Entry {
             return Decision{Lose{f.count("elite"), f.count("main"), f.count("move")}};
         }},
    Form{"garrison", garrison},
    Form{"give_up",
         [](Fields f) -> Entry {
             return Decision{GiveUp{f.count("elite"), f.count("main"), f.count("levy"), f.count("move")}};
         }},
    Form{"correct", [](Fields f) -> Entry { return read_correct(f); }},
    Form{"await", [](Fields f) -> Entry { return AwaitPlayer{f.color("player")}; }},
};

tl::expected<Entry, Malformed> read_entry_json(const Board& board, const Seats& seats, std::string_view text) try {
    const auto document = json::Document::parse(text);
    if (!document) return tl::unexpected{malformed(document.error())};
    const json::Value entry = document->root();
    return form(member(entry, "do")).read(EntryFields{board, seats, entry});
} catch (const Trouble& trouble) {
    return tl::unexpected{malformed(trouble)};
}

const Form& form(json::Value name) {
    const std::string wanted = text_of(name);
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const Form& form) { return form.name == wanted; });
    if (found == forms.end()) refuse(name, {marked("an entry the protocol knows")});
    return *found;
}

// BYZ-20, BYZ-22: an attack, or a reinforcement that says who pays exactly if the cube is bought.
Entry bulgars(Fields fields) {
    fields.not_both("attack", "reinforce");
    fields.not_both("attack", "pay");
    const Cube cube = fields.cube();
    if (fields.has("attack")) return Decision{BulgarsAttack{cube, fields.city("attack")}};
    if (!truth(fields.value("reinforce"))) refuse(fields.value("reinforce"), {"true"});
    if (cube != Cube::pool) return Decision{BulgarsReinforce{cube, word<Side>(fields.value("pay"))}};
    if (fields.has("pay")) throw Trouble{"pay", {marked("must be left out: a cube from the pool costs nothing")}};
    return Decision{BulgarsReinforce{cube, std::nullopt}};
}

Entry retreat(Fields fields) {
    if (!fields.has("to")) return Decision{Retreat{}};
    return Decision{RetreatTo{fields.city("to")}};
}

Entry garrison(Fields fields) {
    fields.not_both("cube", "city_from");
    fields.not_both("cube", "casualty_from");
    if (!fields.has("city_from") && !fields.has("casualty_from")) return Decision{Garrison{fields.cube()}};
    return Decision{GarrisonFromArmy{fields.box("city_from"), fields.box("casualty_from")}};
}

Entry pass(Fields fields) {
    if (fields.value("cube").kind() == json::Kind::null) return Decision{Pass{}};
    return Decision{Pass{fields.cube()}};
}

std::vector<int> faces(json::Value dice) {
    std::vector<int> faces;
    for (const json::Value die : list(dice)) faces.push_back(whole_from_to(die, 1, 6));
    return faces;
}

Entry roll(Fields fields) {
    fields.not_both("attacker", "hits");
    fields.not_both("defender", "hits");
    if (!fields.has("hits")) return Roll{Faces{faces(fields.value("attacker")), faces(fields.value("defender"))}};
    const json::Value hits = fields.value("hits");
    return Roll{Hits{whole(member(hits, "attacker")), whole(member(hits, "defender"))}};
}

}  // namespace

Seats::Seats(const Position& position) {
    for (const Player& player : position.players) colors.push_back(player.color);
}

Seats::Seats(const Header& header) {
    for (const Seat& seat : header.seats) colors.push_back(seat.color);
}

Color EntryFields::seated_color(json::Value value) const {
    const Color color = word<Color>(value);
    if (!contains(seats_.colors, color)) refuse(value, {marked("the colour of a player at the table")});
    return color;
}

tl::expected<Entry, Malformed> read_entry(const Board& board, const Seats& seats, const Line& line) {
    if (auto trouble = unreadable(line)) return tl::unexpected{*std::move(trouble)};
    return read_entry_json(board, seats, line.text).map_error([&](Malformed trouble) {
        return at_end_of(line, std::move(trouble));
    });
}

}  // namespace byzantium::text
