// SPDX-License-Identifier: MIT
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/words.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

#include <fmt/format.h>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using json::object;

// Puts one decision behind `out`, with the fields in the order of the protocol page.
class DecisionWriter {
public:
    DecisionWriter(const Board& board, std::string& out) : board_{board}, out_{out} {}

    void operator()(const Control& e) const { put("control", "city", id(e.city), "cube", to_text(e.cube)); }
    void operator()(const Increase& e) const { put("increase", "from", to_text(e.from), "to", to_text(e.to)); }
    void operator()(const Improve& e) const { put("improve", "city", id(e.city), "cube", to_text(e.cube)); }
    void operator()(const Fortify& e) const { put("fortify", "city", id(e.city), "cube", to_text(e.cube)); }
    void operator()(const Emperor& e) const { put("emperor", "cube", to_text(e.cube)); }
    void operator()(const Caliph& e) const { put("caliph", "cube", to_text(e.cube)); }
    void operator()(const ByzantineFleet& e) const { put("byzantine_fleet", "cube", to_text(e.cube)); }
    void operator()(const ArabFleet& e) const { put("arab_fleet", "cube", to_text(e.cube)); }
    void operator()(const BulgarsAttack& e) const { put("bulgars", "cube", to_text(e.cube), "attack", id(e.city)); }
    void operator()(const BulgarsReinforce& e) const {
        if (e.pay)
            put("bulgars", "cube", to_text(e.cube), "reinforce", true, "pay", to_text(*e.pay));
        else
            put("bulgars", "cube", to_text(e.cube), "reinforce", true);
    }
    void operator()(const Tax& e) const { put("tax", "cubes", e.cubes, "byzantine", e.byzantine); }
    void operator()(const Church& e) const { put("church", "cube", to_text(e.cube)); }
    void operator()(const Mosque& e) const { put("mosque", "cube", to_text(e.cube)); }
    void operator()(const Place& e) const { put("place", "side", to_text(e.side), "city", id(e.city)); }
    void operator()(const Move& e) const { put("move", "side", to_text(e.side), "to", id(e.to)); }
    void operator()(const CivilWar& e) const { put("civil_war", "side", to_text(e.side), "cube", to_text(e.cube)); }
    void operator()(const Pass& e) const {
        if (e.cube)
            put("pass", "cube", to_text(*e.cube));
        else
            put("pass", "cube", nullptr);
    }
    void operator()(const Stop&) const { put("stop"); }
    void operator()(const Impose&) const { put("impose"); }
    void operator()(const Allow&) const { put("allow"); }
    void operator()(const Deny&) const { put("deny"); }
    void operator()(const Proceed&) const { put("proceed"); }
    void operator()(const Withdraw&) const { put("withdraw"); }
    void operator()(const Stand&) const { put("stand"); }
    void operator()(const Retreat&) const { put("retreat"); }
    void operator()(const RetreatTo& e) const { put("retreat", "to", id(e.to)); }
    void operator()(const UseLevy&) const { put("levy"); }
    void operator()(const Decline&) const { put("decline"); }
    void operator()(const Fight& e) const { put("fight", "player", to_text(e.player)); }
    void operator()(const Lose& e) const { put("lose", "elite", e.elite, "main", e.main, "move", e.move); }
    void operator()(const Garrison& e) const { put("garrison", "cube", to_text(e.cube)); }
    void operator()(const GarrisonFromArmy& e) const {
        put("garrison", "city_from", to_text(e.city_from), "casualty_from", to_text(e.casualty_from));
    }
    void operator()(const GiveUp& e) const {
        put("give_up", "elite", e.elite, "main", e.main, "levy", e.levy, "move", e.move);
    }

private:
    template <class... Members>
    void put(std::string_view name, const Members&... members) const {
        json::put_object(out_, "do", name, members...);
    }
    std::string_view id(CityId city) const { return board_[city].id; }

    const Board& board_;
    std::string& out_;
};

std::string write_roll(const Roll& roll);
std::string write_correct(const Board& board, const Correct& correct);

}  // namespace

std::string write_entry(const Board& board, const Decision& decision) {
    std::string out;
    std::visit(DecisionWriter{board, out}, decision);
    return out;
}

std::string write_entry(const Board& board, const Entry& entry) {
    return std::visit(
        values::overloaded{
            [&](const Decision& decision) { return write_entry(board, decision); },
            [](const Roll& roll) { return write_roll(roll); },
            [&](const Correct& correct) { return write_correct(board, correct); },
            [](const AwaitPlayer& await) { return object("do", "await", "player", to_text(await.player)); },
        },
        entry);
}

std::string write_legal(const Board& board, const std::vector<Decision>& legal) {
    std::string out = "[";
    for (const Decision& decision : legal) {
        if (out.size() > 1) out += ',';
        std::visit(DecisionWriter{board, out}, decision);
    }
    out += ']';
    return out;
}

namespace {

std::string list_of(const std::vector<int>& faces) {
    std::string list;
    json::put_list(list, faces, [](int face) { return face; });
    return list;
}

std::string write_roll(const Roll& roll) {
    if (const auto* faces = std::get_if<Faces>(&roll.dice))
        return object("do", "roll", "attacker", json::Raw{list_of(faces->attacker)}, "defender",
                      json::Raw{list_of(faces->defender)});
    const Hits& hits = std::get<Hits>(roll.dice);
    return object("do", "roll", "hits", json::Raw{object("attacker", hits.attacker, "defender", hits.defender)});
}

// Puts one `PATH:VALUE` of a correction into the object that `out` has begun.
class SettingWriter {
public:
    SettingWriter(const Board& board, std::string& out) : board_{board}, out_{out} {}

    void operator()(const SetTurn& s) const { put("turn", s.turn); }
    void operator()(const SetFirst& s) const { put("first", to_text(s.first)); }
    void operator()(const SetPassed& s) const { put_colors("passed", s.passed); }
    void operator()(const SetBulgars& s) const { put("bulgars", s.cubes); }
    void operator()(const SetDisplayCount& s) const { put(display(s.player, s.side, to_text(s.what)), s.count); }
    void operator()(const SetGuard& s) const { put(display(s.player, s.side, "guard"), s.guard); }
    void operator()(const SetTaken& s) const { put(display(s.player, s.side, "taken"), s.taken); }
    void operator()(const SetArmy& s) const {
        const auto path = display(s.player, s.side, "army");
        if (s.at)
            put(path, board_[*s.at].id);
        else
            put(path, nullptr);
    }
    void operator()(const SetPlayerCount& s) const {
        put(fmt::format("players.{}.{}", to_text(s.player), to_text(s.what)), s.count);
    }
    void operator()(const SetCitySide& s) const { put(city(s.city, "side"), to_text(s.side)); }
    void operator()(const SetTokens& s) const { put(city(s.city, "tokens"), s.tokens); }
    void operator()(const SetControl& s) const {
        if (s.control)
            put(city(s.city, "control"), to_text(*s.control));
        else
            put(city(s.city, "control"), nullptr);
    }
    void operator()(const SetFortified& s) const { put(city(s.city, "fortified"), s.fortified); }
    void operator()(const SetActionBox& s) const { put_colors(fmt::format("boxes.{}", to_text(s.box)), s.cubes); }

private:
    template <class Value>
    void put(std::string_view path, const Value& value) const {
        json::put_member(out_, path, value);
    }
    template <class Colors>
    void put_colors(std::string_view path, const Colors& colors) const {
        std::string list;
        json::put_list(list, colors, [](Color color) { return to_text(color); });
        put(path, json::Raw{list});
    }
    std::string display(Color player, Side side, std::string_view what) const {
        return fmt::format("players.{}.{}.{}", to_text(player), to_text(side), what);
    }
    std::string city(CityId city, std::string_view what) const {
        return fmt::format("cities.{}.{}", board_[city].id, what);
    }

    const Board& board_;
    std::string& out_;
};

std::string write_correct(const Board& board, const Correct& correct) {
    std::string set = "{";
    for (const Setting& setting : correct.set) std::visit(SettingWriter{board, set}, setting);
    set += '}';
    if (correct.note) return object("do", "correct", "set", json::Raw{set}, "note", *correct.note);
    return object("do", "correct", "set", json::Raw{set});
}

}  // namespace
}  // namespace byzantium::text
