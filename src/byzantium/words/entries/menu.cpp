// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/menu.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/city_words.h"
#include "present/language/letters.h"
#include "present/language/words.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

namespace {

using Steps = std::vector<Step>;

// The rulebook's seven actions.
enum class Letter : std::uint8_t { a, b, c, d, e, f, g };

Answer letter_answer(Letter letter) {
    switch (letter) {
        case Letter::a:
            return {translated("Take control of a city"), "", {"a", "control"}, {}};
        case Letter::b:
            return {translated("Increase an army"), "", {"b", "increase"}, {}};
        case Letter::c:
            return {translated("Special action"), "", {"c", "special"}, {}};
        case Letter::d:
            return {translated("Tax"), "", {"d", "tax"}, {}};
        case Letter::e:
            return {translated("Church or mosque"), "", {"e", "build"}, {}};
        case Letter::f:
            return {translated("Move and attack"), "", {"f", "move"}, {}};
        case Letter::g:
            break;
    }
    return {translated("Pass"), "", {"g", "pass"}, {}};
}

// `text` names the amount with its unit.
Step amount_step(std::string question, int amount, std::string text) {
    return {std::move(question), {std::move(text), "", {std::to_string(amount)}, amount}};
}

Step word_step(std::string question, std::string text, std::vector<std::string> words) {
    return {std::move(question), {std::move(text), "", std::move(words), {}}};
}

int cubes_at(const Player& player, Cube cube) {
    if (const auto from = army_box(cube)) return player[from->side][from->box];
    return cube == Cube::pool ? player.pool : player.casualty;
}

char letter_of(Box box) {
    switch (box) {
        case Box::elite:
            return 'e';
        case Box::main:
            return 'm';
        case Box::levy:
            return 'l';
        case Box::move:
            break;
    }
    return 'v';
}

// "bm" for the Byzantine Main box, "av" for the Arab Move box.
std::string initials(ArmyBox of_army) { return {to_text(of_army.side).front(), letter_of(of_army.box)}; }

std::vector<std::string> cube_words(Cube cube) {
    std::vector<std::string> words{std::string{to_text(cube)}};
    if (const auto from = army_box(cube)) words.push_back(initials(*from));
    return words;
}

// Makes the steps of one decision.
struct Builder {
    const Names& names;
    const Table& table;
    const Position& now;
    Color speaker;
    Steps steps{};

    bool at_action() const { return std::holds_alternative<AwaitAction>(now.awaits); }

    void letter(Letter which) {
        if (at_action()) steps.push_back({translated("What do you do?"), letter_answer(which), Asked::action});
    }

    void word(const char* question, const char* answer, std::vector<std::string> words,
              Asked asked = Asked::anything_else) {
        steps.push_back(word_step(translated(question), translated(answer), std::move(words)));
        steps.back().asked = asked;
    }

    void city(const char* question, CityId where) {
        const std::string name = names.city(where);
        steps.push_back(
            {translated(question),
             {name, city_words(names, table.board, now, where), {table.board[where].id, small_letters(name)}, {}}});
    }

    void cube(const char* question, Cube from) {
        const std::string there = say_counted(cubes_at(now[speaker], from), "{n} there", "{n} there");
        steps.push_back({translated(question), {source(from), there, cube_words(from), {}}});
    }

    void cube(Cube from) { cube(marked("Where does the cube come from?"), from); }

    void army_box(ArmyBox to) {
        const std::string there = say_counted(now[speaker][to.side][to.box], "{n} there", "{n} there");
        steps.push_back({translated("Into which box?"), {box(to), there, {to_text(to), initials(to)}, {}}, Asked::box});
    }

    void army(Side side) {
        const Display& display = now[speaker][side];
        const std::string note =
            say("{place}, {cubes}", arg("place", place(names, display.at)),
                arg("cubes", brief_cubes(display.elite + (display.guard ? 1 : 0), display.main, 0, display.move)));
        steps.push_back(
            {translated("With which army?"), {army_words(side), note, {std::string{to_text(side)}}, {}}, Asked::army});
    }

    void amount(std::string question, int n, std::string text) {
        steps.push_back(amount_step(std::move(question), n, std::move(text)));
    }

    void from_box(Box from, int n) {
        amount(say_counted(n, "How many {box} cubes?", "How many {box} cubes?", arg("box", words::word(from))), n,
               box_cubes(from, n));
    }

    void build(const Control& d) {
        letter(Letter::a);
        city(marked("Which city?"), d.city);
        cube(d.cube);
    }
    void build(const Increase& d) {
        letter(Letter::b);
        army_box(d.to);
        cube(d.from);
    }
    void special(const char* answer, std::vector<std::string> words) {
        letter(Letter::c);
        word(marked("Which special action?"), answer, std::move(words), Asked::special_action);
    }
    void build(const Improve& d) {
        special(marked("Improve a city"), {"improve"});
        city(marked("Which city?"), d.city);
        cube(d.cube);
    }
    void build(const Fortify& d) {
        special(marked("Fortify a city"), {"fortify"});
        city(marked("Which city?"), d.city);
        cube(d.cube);
    }
    void build(const Emperor& d) {
        special(marked("Emperor"), {"emperor"});
        cube(d.cube);
    }
    void build(const Caliph& d) {
        special(marked("Caliph"), {"caliph"});
        cube(d.cube);
    }
    void build(const ByzantineFleet& d) {
        special(marked("Byzantine fleet"), {"byzantine-fleet", "bf"});
        cube(d.cube);
    }
    void build(const ArabFleet& d) {
        special(marked("Arab fleet"), {"arab-fleet", "af"});
        cube(d.cube);
    }
    void build(const BulgarsAttack& d) {
        special(marked("Bulgars attack"), {"attack", "bulgars-attack"});
        city(marked("Which city do the Bulgars attack?"), d.city);
        cube(d.cube);
    }
    void build(const BulgarsReinforce& d) {
        special(marked("Bulgars get four more cubes"), {"reinforce", "bulgars-reinforce"});
        cube(d.cube);
        if (d.pay)
            word(marked("Which treasury pays?"),
                 *d.pay == Side::byzantine ? marked("the Byzantine one") : marked("the Arab one"),
                 {std::string{to_text(*d.pay)}});
    }
    void build(const Tax& d) {
        letter(Letter::d);
        amount(translated("How many cubes from the Cube Pool?"), d.cubes, cubes(d.cubes));
        steps.back().asked = Asked::pool_cubes;
        amount(say("How many of the {bezants} go to the Byzantine treasury?", arg("bezants", bezants(2 * d.cubes))),
               d.byzantine, bezants(d.byzantine));
    }
    void build(const Church& d) {
        letter(Letter::e);
        word(marked("Which?"), marked("a church"), {"church"}, Asked::building);
        cube(d.cube);
    }
    void build(const Mosque& d) {
        letter(Letter::e);
        word(marked("Which?"), marked("a mosque"), {"mosque"}, Asked::building);
        cube(d.cube);
    }
    void build(const Place& d) {
        letter(Letter::f);
        army(d.side);
        city(marked("Where is it placed?"), d.city);
    }
    void build(const Move& d) {
        letter(Letter::f);
        if (at_action()) army(d.side);
        city(marked("Where does it go?"), d.to);
    }
    void build(const CivilWar& d) {
        letter(Letter::f);
        if (at_action()) army(d.side);
        word(marked("Where does it go?"), marked("start a civil war here"), {"war", "civil-war"});
        cube(d.cube);
    }
    void build(const Pass& d) {
        letter(Letter::g);
        if (d.cube) cube(marked("Which cube goes to the Pass box?"), *d.cube);
    }
    void build(const Stop&) {
        if (std::holds_alternative<AwaitIncrease>(now.awaits)) {
            word(marked("Into which box?"), marked("no more cubes"), {"stop"}, Asked::box);
        } else {
            word(marked("Where does it go?"), marked("stop here"), {"stop"});
        }
    }
    void build(const Impose&) { word(marked("Impose the fleet?"), marked("impose it"), {"impose", "yes"}); }
    void build(const Allow&) {
        if (std::holds_alternative<AwaitFleet>(now.awaits)) {
            word(marked("Impose the fleet?"), marked("let the army sail"), {"allow", "no"});
        } else {
            word(marked("Allow it?"), marked("allow it"), {"allow", "yes"});
        }
    }
    void build(const Deny&) { word(marked("Allow it?"), marked("deny it"), {"deny", "no"}); }
    void build(const Proceed&) { word(marked("Sail on?"), marked("sail on"), {"proceed", "yes"}); }
    void build(const Withdraw&) { word(marked("Sail on?"), marked("withdraw the step"), {"withdraw", "no"}); }
    void build(const Stand&) { word(marked("Stand or retreat?"), marked("stand and fight"), {"stand"}); }
    void build(const Retreat&) { word(marked("Stand or retreat?"), marked("retreat"), {"retreat"}); }
    void build(const RetreatTo& d) { city(marked("Where to?"), d.to); }
    void build(const UseLevy&) { word(marked("Use the levy?"), marked("defend with the levy"), {"levy", "yes"}); }
    void build(const Decline&) { word(marked("Use the levy?"), marked("leave the levy at home"), {"decline", "no"}); }
    void build(const Fight& d) {
        const std::string name = names.player(d.player);
        steps.push_back(
            word_step(translated("Whose army first?"), name, {std::string{to_text(d.player)}, small_letters(name)}));
    }
    void build(const Lose& d) {
        from_box(Box::elite, d.elite);
        from_box(Box::main, d.main);
        from_box(Box::move, d.move);
    }
    void build(const Garrison& d) { cube(d.cube); }
    void build(const GarrisonFromArmy& d) {
        army_cube(marked("Which box gives the control cube?"), d.city_from);
        army_cube(marked("Which box gives the cube for the Casualty Pool?"), d.casualty_from);
    }
    void army_cube(const char* question, Box from) {
        steps.push_back(word_step(translated(question), words::word(from), {std::string{to_text(from)}}));
    }
    void build(const GiveUp& d) {
        from_box(Box::elite, d.elite);
        from_box(Box::main, d.main);
        from_box(Box::levy, d.levy);
        from_box(Box::move, d.move);
    }
};

}  // namespace

std::string army_words(Side side) {
    return side == Side::byzantine ? translated("the Byzantine army") : translated("the Arab army");
}

Steps steps(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    Builder builder{names, table, now, awaited_player(now.awaits).value_or(now.active)};
    std::visit([&builder](const auto& d) { builder.build(d); }, decision);
    return std::move(builder.steps);
}

}  // namespace byzantium::words
