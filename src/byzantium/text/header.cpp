// SPDX-License-Identifier: MIT
#include "byzantium/text/header.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/fields.h"
#include "byzantium/text/words.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"
#include "protocol/line_text.h"

#include <algorithm>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;

tl::expected<Header, Malformed> read_json(std::string_view line);
Header read_object(json::Value header);
std::vector<Seat> read_seats(json::Value players);
Color read_first(json::Value first, const std::vector<Seat>& seats);
Rulings read_rulings(json::Value rulings);
std::string header_json(const Header& header, const std::string& rulings);

}  // namespace

tl::expected<Header, Malformed> read_header(const Line& line) {
    if (auto trouble = unreadable(line)) return tl::unexpected{*std::move(trouble)};
    return read_json(line.text).map_error([&](Malformed trouble) { return at_end_of(line, std::move(trouble)); });
}

std::optional<Malformed> check_header(const Board& board, const Header& header) {
    if (header.board != board.id)
        return Malformed{{marked("The header names the board “{named}”, not “{board}”."),
                          {{"named", json::shortened(header.board)}, {"board", board.id}}}};
    const auto players = static_cast<int>(header.seats.size());
    if (players >= board.setup.fewest_players && players <= board.setup.most_players) return std::nullopt;
    return Malformed{{marked("This board is for {fewest} to {most} players, not {n}."),
                      {{"n", players}, {"fewest", board.setup.fewest_players}, {"most", board.setup.most_players}}}};
}

std::string write_header(const Header& header) { return header_json(header, write_rulings(header.rulings)); }

std::optional<std::string> write_header_of_old(const Header& header) {
    if (header.rulings.doomed_retreat != DoomedRetreat::stand) return std::nullopt;
    return header_json(header, json::object("elite_limit", to_text(header.rulings.elite_limit), "casualty_rounding",
                                            to_text(header.rulings.casualty_rounding)));
}

std::string write_rulings(const Rulings& rulings) {
    return json::object("elite_limit", to_text(rulings.elite_limit), "casualty_rounding",
                        to_text(rulings.casualty_rounding), "doomed_retreat", to_text(rulings.doomed_retreat));
}

namespace {

tl::expected<Header, Malformed> read_json(std::string_view line) try {
    const auto document = json::Document::parse(line);
    if (!document) return tl::unexpected{malformed(document.error())};
    return read_object(document->root());
} catch (const Trouble& trouble) {
    return tl::unexpected{malformed(trouble)};
}

Header read_object(json::Value header) {
    const json::Value game = member(header, "game");
    if (text_of(game) != "byzantium") refuse(game, {"\"byzantium\""});
    const json::Value format = member(header, "format");
    if (whole(format) != 1) refuse(format, {marked("1, the only format this program reads")});
    std::vector<Seat> seats = read_seats(member(header, "players"));
    const Color first = read_first(member(header, "first"), seats);
    const auto rulings = header.find("rulings");
    return {text_of(member(header, "board")), std::move(seats), first, rulings ? read_rulings(*rulings) : Rulings{}};
}

// A list of a million players ends at the first colour that comes again.
std::vector<Seat> read_seats(json::Value players) {
    std::vector<Seat> seats;
    for (const json::Value player : list(players)) {
        const json::Value value = member(player, "color");
        const auto color = word<Color>(value);
        if (std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) { return seat.color == color; }))
            refuse(value, {marked("a colour that nobody before it has")});
        const auto name = player.find("name");
        seats.push_back({color, name ? text_of(*name) : ""});
    }
    return seats;
}

Color read_first(json::Value first, const std::vector<Seat>& seats) {
    const auto color = word<Color>(first);
    if (std::none_of(seats.begin(), seats.end(), [&](const Seat& seat) { return seat.color == color; }))
        refuse(first, {marked("the colour of one of the players")});
    return color;
}

Rulings read_rulings(json::Value rulings) {
    expect_object(rulings);
    for (const json::Value ruling : rulings.items())
        if (ruling.key() != "elite_limit" && ruling.key() != "casualty_rounding" && ruling.key() != "doomed_retreat")
            throw Trouble{ruling.path(),
                          {marked("is not a ruling of this game; the rulings are elite_limit, casualty_rounding and "
                                  "doomed_retreat")}};
    Rulings read;
    if (const auto value = rulings.find("elite_limit")) {
        const auto limit = elite_limit(text_of(*value));
        if (!limit) refuse(*value, {marked("\"per_box\" or \"per_action\"")});
        read.elite_limit = *limit;
    }
    if (const auto value = rulings.find("casualty_rounding")) {
        const auto rounding = casualty_rounding(text_of(*value));
        if (!rounding) refuse(*value, {marked("\"up\" or \"down\"")});
        read.casualty_rounding = *rounding;
    }
    if (const auto value = rulings.find("doomed_retreat")) {
        const auto retreat = doomed_retreat(text_of(*value));
        if (!retreat) refuse(*value, {marked("\"stand\" or \"allowed\"")});
        read.doomed_retreat = *retreat;
    }
    return read;
}

std::string header_json(const Header& header, const std::string& rulings) {
    std::string seats = "[";
    for (const Seat& seat : header.seats) {
        if (seats.size() > 1) seats += ',';
        if (seat.name.empty())
            json::put_object(seats, "color", to_text(seat.color));
        else
            json::put_object(seats, "color", to_text(seat.color), "name", seat.name);
    }
    seats += ']';
    return json::object("game", "byzantium", "format", 1, "board", header.board, "players", json::Raw{seats}, "first",
                        to_text(header.first), "rulings", json::Raw{rulings});
}

}  // namespace
}  // namespace byzantium::text
