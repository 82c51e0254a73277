// SPDX-License-Identifier: MIT
#include "eko/text/position.h"

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/points.h"
#include "eko/text/pieces.h"
#include "eko/text/words.h"
#include "protocol/json_out.h"

#include <variant>

namespace eko::text {

using namespace protocol;

namespace {

using json::Raw;

class AwaitsWriter {
public:
    std::string operator()(const AwaitSwap& a) const { return awaits("swap", a.player); }
    std::string operator()(const AwaitAction& a) const {
        return awaits("action", a.player, "extra", a.which == Which::extra);
    }
    std::string operator()(const AwaitMarch& a) const { return awaits("march", a.player); }
    std::string operator()(const AwaitExchange& a) const { return awaits("exchange", a.player); }
    std::string operator()(const AwaitReinforce& a) const {
        return awaits("reinforce", a.player, "placed", a.placed == Placed::yes);
    }
    std::string operator()(const Over&) const { return json::object("kind", "over", "player", nullptr); }

private:
    template <class... Members>
    static std::string awaits(std::string_view kind, Color player, const Members&... members) {
        return json::object("kind", kind, "player", to_text(player), members...);
    }
};

std::string stormed(const Board& board, const Position& now) {
    std::string out = "{";
    for (std::size_t i = 0; i < now.stormed.size();) {
        const FieldId field = now.stormed[i].field;
        std::string zones = "[";
        for (; i < now.stormed.size() && now.stormed[i].field == field; ++i) {
            if (zones.size() > 1) zones += ',';
            json::put(zones, board.id(board.zones[index(now.stormed[i].zone)]));
        }
        json::put_member(out, board.id(field), Raw{zones += ']'});
    }
    return out + '}';
}

std::string stacks(const Board& board, const Position& now) {
    std::string out = "{";
    for (const FieldId field : board.all_ways)
        if (const auto stack = now.cells.stack(field)) json::put_member(out, board.id(field), Raw{write_stack(*stack)});
    return out + '}';
}

std::string buildings(const Board& board, const Position& now) {
    std::string out = "{";
    for (const FieldId field : board.all_sites)
        if (const auto building = now.cells.building(field))
            json::put_member(out, board.id(field), Raw{write_building(*building)});
    return out + '}';
}

std::string supply(const Table& table, const Position& now, Color color) {
    std::string out = "{";
    for (const Size size : sizes) json::put_member(out, to_text(size), in_supply(table.board, now, color, size));
    return out + '}';
}

std::string player_json(const Table& table, const Position& now, Color color, int points) {
    const Player& player = now[color];
    return json::object("reserve", player.reserve, "destroyed", player.destroyed, "emperor",
                        write_emperor(player.emperor), "captives",
                        Raw{color_list(captives_of(table.seats, now, color))}, "supply", Raw{supply(table, now, color)},
                        "points", points, "capital", has_capital(table.board, now, color));
}

std::string players(const Table& table, const Position& now) {
    const auto points = all_points(table, now);
    std::string out = "{";
    for (const Color color : table.seats)
        json::put_member(out, to_text(color), Raw{player_json(table, now, color, points[index(color)])});
    return out + '}';
}

}  // namespace

std::string write_position(const Table& table, const Position& now) {
    std::string out;
    out.reserve(4000);
    out += '{';
    json::put_members(out, "turn", now.turn, "player", to_text(now.player), "marched", now.marched, "sand_used",
                      now.sand_used, "moon_used", now.moon_used, "stormed", Raw{stormed(table.board, now)}, "stacks",
                      Raw{stacks(table.board, now)}, "buildings", Raw{buildings(table.board, now)}, "players",
                      Raw{players(table, now)}, "awaits", Raw{write_awaits(now.awaits)});
    if (const auto* over = std::get_if<Over>(&now.awaits))
        json::put_member(out, "result", Raw{write_result(table, over->result)});
    out += '}';
    return out;
}

std::string write_awaits(const Awaits& awaits) { return std::visit(AwaitsWriter{}, awaits); }

std::string write_result(const Table& table, const Result& result) {
    std::string points = "{";
    for (const Color color : table.seats) json::put_member(points, to_text(color), result.points[index(color)]);
    points += '}';
    return json::object("reason", to_text(result.reason), "winners", Raw{color_list(result.winners)}, "points",
                        Raw{points});
}

}  // namespace eko::text
