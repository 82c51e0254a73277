// SPDX-License-Identifier: MIT
#include "eko/text/header.h"

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/rules.h"
#include "eko/text/fields.h"
#include "eko/text/layout.h"
#include "eko/text/words.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"
#include "protocol/line_text.h"
#include "values/few.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace eko::text {

using namespace protocol;

namespace {

using json::Value;

constexpr std::size_t fewest_players = 2;

std::vector<Seat> read_seats(Value players) {
    std::vector<Seat> seats;
    for (const Value player : list(players)) {
        const Value value = member(player, "color");
        const auto color = word<Color>(value);
        if (std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) { return seat.color == color; }))
            refuse(value, {marked("a colour that no earlier player has")});
        const auto name = player.find("name");
        seats.push_back({color, name ? text_of(*name) : ""});
    }
    if (seats.size() < fewest_players) refuse(players, {marked("a list of two to four players")});
    return seats;
}

Color read_first(Value first, const std::vector<Seat>& seats) {
    const auto color = word<Color>(first);
    if (std::none_of(seats.begin(), seats.end(), [&](const Seat& seat) { return seat.color == color; }))
        refuse(first, {marked("the colour of one of the players")});
    return color;
}

bool is_ruling(std::string_view name) {
    bool found = false;
    Rulings rulings;
    each_ruling(rulings, [&]<class Ruling>(Ruling&) { found = found || RulingWords<Ruling>::name == name; });
    return found;
}

Rulings read_rulings(Value value) {
    Rulings rulings;
    for (const Value ruling : last_of_each_key(value))
        if (!is_ruling(ruling.key())) throw Trouble{ruling.path(), {marked("is not a ruling of this game")}};
    each_ruling(rulings, [&]<class Ruling>(Ruling& ruling) {
        const auto said = value.find(RulingWords<Ruling>::name);
        if (!said) return;
        const auto found = ruling_of<Ruling>(text_of(*said));
        if (!found)
            refuse(*said, {marked("\"{one}\" or \"{other}\""),
                           {{"one", std::string{RulingWords<Ruling>::words[0]}},
                            {"other", std::string{RulingWords<Ruling>::words[1]}}}});
        ruling = *found;
    });
    return rulings;
}

// "cyan", or "cyan*" for the emperor.
StartDisc read_disc(Value disc) {
    const auto at = hex_from_text(disc.key());
    if (!at) throw Trouble{disc.path(), {marked("is not the id of a field on the board")}};
    std::string_view owner = disc.kind() == json::Kind::text ? disc.text() : std::string_view{};
    const bool emperor = owner.ends_with('*');
    if (emperor) owner.remove_suffix(1);
    const auto color = values::from_text<Color>(owner);
    if (!color) refuse(disc, {marked("the colour of a player, with a * behind it for the emperor")});
    return {*at, *color, emperor};
}

std::vector<StartDisc> read_start(Value start) {
    std::vector<StartDisc> discs;
    for (const Value disc : last_of_each_key(start)) discs.push_back(read_disc(disc));
    return discs;
}

wording::Sentence why(StartFault fault) {
    switch (fault) {
        case StartFault::no_plain_field:
            return {marked("is not a movement field of the board")};
        case StartFault::same_field:
            return {marked("holds a disc already")};
        case StartFault::not_seated:
            return {marked("has a disc of a colour nobody plays")};
        case StartFault::two_emperors:
            return {marked("has a second emperor of one colour")};
        case StartFault::too_many_discs:
            return {marked("has a seventeenth disc of one colour")};
        case StartFault::no_emperor:
            return {marked("has all 16 discs of a colour, and none is the emperor")};
        case StartFault::one_player_only:
            break;
    }
    return {marked("must have discs of at least two colours")};
}

// The whole header, once every part of it could be read.
Header playable(Header header) {
    auto board = make_board(header.layout);
    if (!board) {
        const auto& where = board.error().where;
        throw Trouble{where.empty() ? "board" : "board." + where, board.error().why};
    }
    const Table table{*std::move(board), seats_of(header), header.rulings};
    if (const auto wrong = check_start(table, header))
        throw Trouble{wrong->disc ? "start." + to_text(wrong->disc->at) : "start", why(wrong->fault)};
    return header;
}

Header read_object(Value header) {
    const Value game = member(header, "game");
    if (text_of(game) != "eko") refuse(game, {"\"eko\""});
    const Value format = member(header, "format");
    if (whole(format) != 1) refuse(format, {marked("1, the only format this program reads")});
    auto seats = read_seats(member(header, "players"));
    const Color first = read_first(member(header, "first"), seats);
    auto layout = read_layout(member(header, "board"));
    auto start = read_start(member(header, "start"));
    const auto rulings = header.find("rulings");
    return playable(
        {std::move(layout), std::move(seats), first, std::move(start), rulings ? read_rulings(*rulings) : Rulings{}});
}

tl::expected<Header, Malformed> read_json(std::string_view line) try {
    const auto document = json::Document::parse(line);
    if (!document) return tl::unexpected{malformed(document.error())};
    return read_object(document->root());
} catch (const Trouble& trouble) {
    return tl::unexpected{malformed(trouble)};
}

std::string seat_json(const Seat& seat) {
    if (seat.name.empty()) return json::object("color", to_text(seat.color));
    return json::object("color", to_text(seat.color), "name", seat.name);
}

std::string start_json(const std::vector<StartDisc>& start) {
    std::string out = "{";
    for (const StartDisc& disc : start)
        json::put_member(out, to_text(disc.at), fmt::format("{}{}", to_text(disc.owner), disc.emperor ? "*" : ""));
    return out + '}';
}

std::string rulings_json(Rulings rulings) {
    std::string out = "{";
    each_ruling(rulings, [&]<class Ruling>(Ruling& ruling) {
        json::put_member(out, RulingWords<Ruling>::name, ruling_word(ruling));
    });
    return out + '}';
}

}  // namespace

tl::expected<Header, Malformed> read_header(const Line& line) {
    if (auto trouble = unreadable(line)) return tl::unexpected{*std::move(trouble)};
    return read_json(line.text).map_error([&](Malformed trouble) { return at_end_of(line, std::move(trouble)); });
}

std::string write_header(const Header& header) {
    const std::string seats = json::listed(header.seats, seat_json);
    return json::object("game", "eko", "format", 1, "players", json::Raw{seats}, "first", to_text(header.first),
                        "board", json::Raw{write_layout(header.layout)}, "start", json::Raw{start_json(header.start)},
                        "rulings", json::Raw{rulings_json(header.rulings)});
}

Table table_of(const Header& header) {
    auto board = make_board(header.layout);
    if (!board) throw std::logic_error{"a header that was never read: " + board.error().where};
    return {*std::move(board), seats_of(header), header.rulings};
}

}  // namespace eko::text
