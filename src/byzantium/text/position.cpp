// SPDX-License-Identifier: MIT
#include "byzantium/text/position.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/header.h"
#include "byzantium/text/words.h"
#include "protocol/json_out.h"
#include "values/few.h"
#include "values/overloaded.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using json::Raw;

template <class Colors>
std::string color_list(const Colors& colors) {
    std::string list;
    json::put_list(list, colors, [](Color color) { return to_text(color); });
    return list;
}
std::string seats(const Position& position);
std::string players(const Board& board, const Position& position);
std::string cities(const Board& board, const Position& position);
std::string boxes(const Position& position);

// What is awaited, with the fields the protocol lists for its kind.
class AwaitsWriter {
public:
    explicit AwaitsWriter(const Board& board) : board_{board} {}

    std::string operator()(const AwaitAction& a) const {
        return awaits("action", a.player, "barred", Raw{cities(a.barred)});
    }
    std::string operator()(const AwaitIncrease& a) const {
        return awaits("increase", a.player, "left", a.left, "elite_used", Raw{side_list(a.elite_used)});
    }
    std::string operator()(const AwaitMarch& a) const {
        return awaits("march", a.player, "side", to_text(a.side), "links", a.links, "barred", Raw{cities(a.barred)});
    }
    std::string operator()(const AwaitFleet& a) const {
        return awaits("fleet", a.player, "mover", to_text(a.mover), "from", id(a.from), "to", id(a.to), "cost", a.cost,
                      "dice", a.dice);
    }
    std::string operator()(const AwaitSail& a) const {
        return awaits("sail", a.player, "to", id(a.to), "cost", a.cost);
    }
    std::string operator()(const AwaitDefence& a) const { return awaits("defence", a.player, "side", to_text(a.side)); }
    std::string operator()(const AwaitSeaRetreat& a) const {
        return awaits("sea_retreat", a.player, "owner", to_text(a.owner));
    }
    std::string operator()(const AwaitRetreat& a) const { return awaits("retreat", a.player, "side", to_text(a.side)); }
    std::string operator()(const AwaitLevy& a) const { return awaits("levy", a.player, "side", to_text(a.side)); }
    std::string operator()(const AwaitFight& a) const {
        return awaits("fight", a.player, "among", Raw{color_list(a.among)});
    }
    std::string operator()(const AwaitRoll& a) const {
        return awaits("roll", a.player, "what", to_text(a.what), "attacker", a.attacker, "defender", a.defender);
    }
    std::string operator()(const AwaitLosses& a) const {
        return awaits("losses", a.player, "side", to_text(a.side), "count", a.count);
    }
    std::string operator()(const AwaitGarrison& a) const {
        return awaits("garrison", a.player, "side", to_text(a.side));
    }
    std::string operator()(const AwaitUpkeep& a) const {
        return awaits("upkeep", a.player, "side", to_text(a.side), "short", a.shortfall);
    }
    std::string operator()(const Over&) const { return json::object("kind", "over", "player", nullptr); }

private:
    template <class... Members>
    static std::string awaits(std::string_view kind, Color player, const Members&... members) {
        return json::object("kind", kind, "player", to_text(player), members...);
    }
    std::string_view id(CityId city) const { return board_[city].id; }
    std::string cities(const values::Few<CityId, most_links>& cities) const {
        std::string list;
        json::put_list(list, cities, [&](CityId city) { return id(city); });
        return list;
    }
    static std::string side_list(const values::Few<Side, 2>& sides) {
        std::string list;
        json::put_list(list, sides, [](Side side) { return to_text(side); });
        return list;
    }

    const Board& board_;
};

}  // namespace

std::string write_position(const Table& table, const Position& position) {
    const auto* over = std::get_if<Over>(&position.awaits);
    std::string out;
    out.reserve(6000);
    out += '{';
    json::put_members(out, "turn", position.turn, "first", to_text(position.first), "passed",
                      Raw{color_list(position.passed)}, "over", over != nullptr, "seats", Raw{seats(position)},
                      "rulings", Raw{write_rulings(table.rulings)}, "players", Raw{players(table.board, position)},
                      "cities", Raw{cities(table.board, position)}, "bulgars", position.bulgars, "boxes",
                      Raw{boxes(position)}, "awaits", Raw{write_awaits(table.board, position.awaits)});
    if (over != nullptr) json::put_member(out, "result", Raw{write_result(over->result)});
    out += '}';
    return out;
}

std::string write_awaits(const Board& board, const Awaits& awaits) { return std::visit(AwaitsWriter{board}, awaits); }

namespace {

std::string seats(const Position& position) {
    std::string list;
    json::put_list(list, position.players, [](const Player& player) { return to_text(player.color); });
    return list;
}

std::string display(const Board& board, const Display& d) {
    const auto army = d.at ? std::optional<std::string_view>{board[*d.at].id} : std::nullopt;
    return json::object("treasury", d.treasury, "vp", d.vp, "elite", d.elite, "main", d.main, "levy", d.levy, "move",
                        d.move, "guard", d.guard, "army", army, "taken", d.taken);
}

std::string players(const Board& board, const Position& position) {
    std::string out = "{";
    for (const Player& p : position.players)
        json::put_member(out, to_text(p.color),
                         Raw{json::object("byzantine", Raw{display(board, p[Side::byzantine])}, "arab",
                                          Raw{display(board, p[Side::arab])}, "pool", p.pool, "casualty", p.casualty,
                                          "removed", p.removed, "fortifications", p.fortifications, "taxed", p.taxed,
                                          "pass_cubes", p.pass_cubes, "churches", p.churches, "mosques", p.mosques)});
    out += '}';
    return out;
}

std::string cities(const Board& board, const Position& position) {
    std::string out = "{";
    for (std::size_t i = 0; i < position.cities.size(); ++i) {
        const City& city = position.cities[i];
        if (i > 0) out += ',';
        json::put(out, board.cities[i].id);
        out += ':';
        const auto control = city.control ? std::optional<std::string_view>{to_text(*city.control)} : std::nullopt;
        json::put_object(out, "side", to_text(city.side), "tokens", int{city.tokens}, "control", control, "fortified",
                         city.fortified);
    }
    out += '}';
    return out;
}

std::string boxes(const Position& position) {
    std::string out = "{";
    for (std::size_t i = 0; i < action_box_kinds; ++i)
        json::put_member(out, to_text(static_cast<ActionBox>(i)), Raw{color_list(position.boxes[i])});
    out += '}';
    return out;
}

}  // namespace

std::string write_result(const Result& result) {
    std::string scores = "{";
    for (const Score& s : result.scores)
        json::put_member(scores, to_text(s.player),
                         Raw{json::object("byzantine", s.byzantine, "arab", s.arab, "total", s.total)});
    scores += '}';
    std::vector<std::string> places;
    for (const auto& place : result.ranking) places.push_back(color_list(place));
    std::string ranking;
    json::put_list(ranking, places, [](const std::string& place) { return Raw{place}; });
    return json::object("reason", to_text(result.reason), "scores", Raw{scores}, "ranking", Raw{ranking}, "winners",
                        Raw{places.empty() ? "[]" : places.front()});
}

}  // namespace byzantium::text
