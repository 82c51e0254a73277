// SPDX-License-Identifier: MIT
#include "eko/support/random_tables.h"

#include "eko/rules/board.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>

namespace eko_support {
namespace {

using namespace eko;

constexpr std::array<Hex, 6> slots{{{2, 1}, {-1, 3}, {-3, 2}, {-2, -1}, {1, -3}, {3, -2}}};

// Mostly movement fields, as on the tiles of the box; with storm and temples on some boards.
std::string letters_of(Bits& bits) {
    std::string letters = ".............rrvvmmxc";
    if (bits.one_in(2)) letters += "sssss";
    if (bits.one_in(3)) letters += "sss_";
    if (bits.one_in(2)) letters += "wld";
    if (bits.one_in(2)) letters += "wwlldd";
    if (bits.one_in(8)) letters += "mmmccc";
    return letters;
}

std::string some_letters(Bits& bits, const std::string& from, std::size_t count) {
    std::string letters;
    for (std::size_t i = 0; i < count; ++i) letters += bits.one_of(from);
    return letters;
}

void lay_tiles(Bits& bits, const std::string& letters, Layout& layout) {
    const std::size_t kinds = 1 + bits.below(8);
    for (std::size_t i = 0; i < kinds; ++i)
        layout.library.push_back(
            {std::string(1, static_cast<char>('A' + i)), some_letters(bits, letters, tile_fields)});
    const std::size_t tiles = 2 + bits.below(9);
    while (layout.tiles.size() < tiles) {
        Hex at{0, 0};
        if (!layout.tiles.empty()) {
            const Hex step = bits.one_of(slots);
            at = bits.one_of(layout.tiles).at;
            at = {at.q + step.q, at.r + step.r};
        }
        const auto taken = [&](const LaidTile& tile) { return tile.at == at; };
        if (std::any_of(layout.tiles.begin(), layout.tiles.end(), taken)) continue;
        layout.tiles.push_back({bits.one_of(layout.library).id, at, bits.from_to(0, 5)});
    }
}

void paint_rows(Bits& bits, const std::string& letters, Layout& layout) {
    const int first = bits.from_to(-3, 1);
    const int count = bits.from_to(1, 6);
    for (int i = 0; i < count; ++i)
        layout.rows.push_back(
            {{bits.from_to(-3, 1) - i / 2, first + i}, some_letters(bits, letters, 2 + bits.below(7))});
}

std::vector<Hex> places_of_kind(const Board& board, FieldKind kind) {
    std::vector<Hex> places;
    for (const BoardField& field : board.fields)
        if (field.kind == kind) places.push_back(field.at);
    return places;
}

std::optional<Hex> some_neighbour(Bits& bits, const Board& board, Hex at) {
    std::vector<Hex> near;
    for (const Hex one : around(at))
        if (board.find(one)) near.push_back(one);
    if (near.empty()) return std::nullopt;
    return bits.one_of(near);
}

// Turns fields that no row has painted into portals, and names their exits; some portals stay without one.
void add_portals(Bits& bits, Layout& layout) {
    const auto plain = make_board(layout);
    if (!plain) return;
    for (std::size_t i = 2 + bits.below(3); i > 0; --i) {
        const Hex at = bits.one_of(plain->fields).at;
        Layout more = layout;
        more.rows.push_back({at, "p"});
        const auto board = make_board(more);
        if (!board) continue;
        layout = more;
        const auto exit = some_neighbour(bits, *board, at);
        if (exit && !bits.one_in(8)) layout.portals.push_back({at, *exit});
    }
    if (!make_board(layout)) layout.portals.clear();
}

void add_groups(Bits& bits, Layout& layout) {
    const auto board = make_board(layout);
    if (!board) return;
    for (std::size_t i = bits.below(4); i > 0; --i) {
        std::vector<Hex> fields{bits.one_of(board->fields).at};
        while (bits.below(3) > 0)
            if (const auto near = some_neighbour(bits, *board, bits.one_of(fields))) fields.push_back(*near);
        layout.groups.push_back({bits.one_in(2) ? GroupKind::pyramid : GroupKind::beacon, fields, ""});
    }
}

Rulings random_rulings(Bits& bits) {
    const auto either = [&]<class Ruling>(Ruling& ruling) { ruling = static_cast<Ruling>(bits.below(2)); };
    Rulings rulings;
    either(rulings.moon_return);
    either(rulings.win_check);
    either(rulings.last_disc_build);
    either(rulings.around);
    either(rulings.storm_once);
    either(rulings.moon_uses);
    return rulings;
}

// Each colour's discs, mixed and laid on some of the movement fields.
void deal(Bits& bits, const Board& board, Header& header) {
    auto free = places_of_kind(board, FieldKind::movement);
    for (std::size_t i = free.size(); i > 1; --i) std::swap(free[i - 1], free[bits.below(i)]);
    const std::size_t share = std::min<std::size_t>(free.size() / header.seats.size(), 16);
    for (const Seat& seat : header.seats) {
        const std::size_t discs = bits.one_in(3) ? bits.below(share + 1) : share;
        const std::size_t emperor = discs == 16 || !bits.one_in(6) ? 0 : discs;
        for (std::size_t i = 0; i < discs; ++i) {
            header.start.push_back({free.back(), seat.color, i == emperor});
            free.pop_back();
        }
    }
}

FieldId some_field(Bits& bits, const Table& table) {
    return static_cast<FieldId>(bits.below(table.board.fields.size()));
}
// Mostly a field with a stack.
FieldId some_stack(Bits& bits, const Table& table, const Position& now) {
    for (int tries = 0; tries < 20; ++tries)
        if (const FieldId field = some_field(bits, table); now.cells.holds_stack(field)) return field;
    return some_field(bits, table);
}
int some_count(Bits& bits) { return bits.from_to(-1, 5); }
std::optional<FieldId> some_emperor(Bits& bits, const Table& table, FieldId likely) {
    if (bits.one_in(2)) return std::nullopt;
    return bits.one_in(3) ? some_field(bits, table) : likely;
}

Zones some_zones(Bits& bits, const Table& table) {
    Zones zones;
    for (std::size_t i = 0; i < table.board.zones.size() && zones.size() < 5; ++i)
        if (bits.one_in(3)) zones.push_back(static_cast<ZoneId>(i));
    return zones;
}

Move some_move(Bits& bits, const Table& table, const Position& now) {
    const FieldId from = some_stack(bits, table, now);
    const FieldId to = bits.one_in(2) ? some_stack(bits, table, now) : some_field(bits, table);
    return {from, to, some_zones(bits, table), table.board.has_storm() && bits.one_in(3)};
}

Build some_build(Bits& bits, const Table& table, const Position& now) {
    const FieldId from = some_stack(bits, table, now);
    const auto sites = table.board.sites[from];
    const FieldId on = sites.empty() || bits.one_in(4) ? some_field(bits, table) : sites[bits.below(sites.size())];
    return {from, on, bits.one_of(sizes), bits.one_in(3)};
}

Share some_share(Bits& bits, const Table& table, const Position& now) {
    Share share;
    for (std::size_t i = bits.below(4); i > 0; --i) {
        const FieldId on = some_stack(bits, table, now);
        const auto named = [&](const Placing& one) { return one.on == on; };
        if (std::none_of(share.place.begin(), share.place.end(), named)) share.place.push_back({on, some_count(bits)});
    }
    if (share.place.size() == 1) share.place.clear();
    if (!share.place.empty()) share.emperor = some_emperor(bits, table, share.place.front().on);
    return share;
}

Color some_seat(Bits& bits, const Table& table) { return bits.one_of(table.seats); }

EmperorAt some_place(Bits& bits, const Table& table) {
    const std::array<EmperorAt, 3> places{OnBoard{}, InReserve{}, CaptiveOf{some_seat(bits, table)}};
    return bits.one_of(places);
}

Setting some_setting(Bits& bits, const Table& table, const Position& now) {
    const FieldId way = table.board.all_ways.empty() ? some_field(bits, table) : bits.one_of(table.board.all_ways);
    const FieldId site = table.board.all_sites.empty() ? some_field(bits, table) : bits.one_of(table.board.all_sites);
    const Color owner = some_seat(bits, table);
    const std::array<Setting, 12> settings{
        SetTurn{bits.from_to(-1, 30)},
        SetMoonUsed{bits.from_to(0, 2)},
        SetMarched{bits.one_in(2)},
        SetSandUsed{bits.one_in(2)},
        SetStack{way, Stack{owner, bits.from_to(1, 4), false}},
        SetStack{way, std::nullopt},
        SetStack{some_stack(bits, table, now), Stack{owner, bits.from_to(0, 5), bits.one_in(6)}},
        SetBuilding{site, Building{owner, bits.one_of(sizes)}},
        SetBuilding{bits.one_in(4) ? some_field(bits, table) : site, std::nullopt},
        SetReserve{owner, bits.from_to(-1, 17)},
        SetDestroyed{owner, bits.from_to(0, 16)},
        SetEmperor{owner, some_place(bits, table)}};
    return bits.one_of(settings);
}

// Whether both set the same quantity, to whatever value.
bool same_quantity(const Setting& one, const Setting& other) {
    return std::visit(
        [&]<class Kind>(const Kind& a) {
            const auto* b = std::get_if<Kind>(&other);
            if (b == nullptr) return false;
            if constexpr (requires { a.field; }) return a.field == b->field;
            if constexpr (requires { a.player; }) return a.player == b->player;
            return true;
        },
        one);
}

void add_setting(Correct& correct, const Setting& setting) {
    const auto same = [&](const Setting& one) { return same_quantity(one, setting); };
    if (std::none_of(correct.set.begin(), correct.set.end(), same)) correct.set.push_back(setting);
}

// A sharing-out by the Wind temple, of a disc for each of a few stacks; often not legal.
std::optional<Share> try_share(Bits& bits, const Table& table, const Position& now) {
    Share share;
    for (const FieldId field : table.board.all_ways)
        if (stack_of(now, now.player, field) && bits.one_in(2)) share.place.push_back({field, bits.from_to(1, 2)});
    if (share.place.size() < 2) return std::nullopt;
    if (emperor_in_reserve(now[now.player])) share.emperor = bits.one_of(share.place).on;
    return check(table, now, share) ? std::nullopt : std::optional{share};
}

}  // namespace

// Rejection, so that no remainder is favoured.
std::size_t Bits::below(std::size_t bound) {
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t drawn = bits_();
    while (drawn >= limit) drawn = bits_();
    return drawn % bound;
}

Layout random_layout(Bits& bits) {
    for (;;) {
        Layout layout;
        const std::string letters = letters_of(bits);
        if (bits.one_in(2))
            lay_tiles(bits, letters, layout);
        else
            paint_rows(bits, letters, layout);
        if (bits.one_in(2)) add_portals(bits, layout);
        if (bits.one_in(2)) add_groups(bits, layout);
        const auto board = make_board(layout);
        if (board && places_of_kind(*board, FieldKind::movement).size() >= 4) return layout;
    }
}

Header random_header(Bits& bits) {
    for (;;) {
        auto order = colors;
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[bits.below(i)]);
        Header header{random_layout(bits), {}, order.front(), {}, random_rulings(bits)};
        const std::size_t seats = 2 + bits.below(3);
        for (std::size_t i = 0; i < seats; ++i) header.seats.push_back({order[i], {}});
        header.first = bits.one_of(header.seats).color;
        const Table table{make_board(header.layout).value(), seats_of(header), header.rulings};
        deal(bits, table.board, header);
        if (!check_start(table, header)) return header;
    }
}

Entry random_entry(Bits& bits, const Table& table, const Position& now, const std::vector<Decision>& legal) {
    if (legal.empty()) throw std::logic_error{"nothing is legal"};
    if (std::holds_alternative<AwaitReinforce>(now.awaits) && bits.one_in(2))
        if (auto share = try_share(bits, table, now)) return *std::move(share);
    std::vector<std::size_t> kinds;
    for (const Decision& decision : legal)
        if (std::find(kinds.begin(), kinds.end(), decision.index()) == kinds.end()) kinds.push_back(decision.index());
    const std::size_t kind = bits.one_of(kinds);
    std::vector<Decision> alike;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(alike),
                 [&](const Decision& decision) { return decision.index() == kind; });
    // Attacks are few among the moves: half of the moves are drawn from those that end on a stack.
    const auto attacks = [&](const Decision& decision) {
        const auto* move = std::get_if<Move>(&decision);
        return move != nullptr && now.cells.holds_stack(move->to);
    };
    const auto end = std::stable_partition(alike.begin(), alike.end(), attacks);
    const auto count = static_cast<std::size_t>(end - alike.begin());
    return count > 0 && bits.one_in(2) ? alike[bits.below(count)] : bits.one_of(alike);
}

// Mostly of a kind that is asked for.
Entry nonsense(Bits& bits, const Table& table, const Position& now) {
    const FieldId stack = some_stack(bits, table, now);
    const Decision reinforce = Reinforce{stack, some_count(bits), some_emperor(bits, table, stack)};
    const Decision moon = Moon{bits.one_in(2) ? stack : some_field(bits, table), bits.one_in(3)};
    const Decision move = some_move(bits, table, now);
    const Decision build = some_build(bits, table, now);
    const Decision exchange = Exchange{some_seat(bits, table)};
    const std::vector<std::vector<Decision>> kinds{{Swap{stack}, Keep{}},
                                                   {move, move, build, build, Sand{stack}, Pass{}},
                                                   {March{}, GoOn{}},
                                                   {exchange},
                                                   {reinforce, reinforce, moon, Stop{}},
                                                   {Keep{}}};
    if (std::holds_alternative<AwaitReinforce>(now.awaits) && bits.one_in(4)) return some_share(bits, table, now);
    return bits.one_of(bits.one_in(8) ? bits.one_of(kinds) : kinds[now.awaits.index()]);
}

Correct random_correction(Bits& bits, const Table& table, const Position& now) {
    Correct correct;
    for (std::size_t i = bits.below(4); i > 0; --i) add_setting(correct, some_setting(bits, table, now));
    // Captives, so that exchanges come up: an emperor of the reserve goes to somebody else.
    for (const Color color : table.seats) {
        const Color holder = some_seat(bits, table);
        if (!bits.one_in(3) || !emperor_in_reserve(now[color]) || holder == color) continue;
        add_setting(correct, SetEmperor{color, CaptiveOf{holder}});
        add_setting(correct, SetReserve{color, now[color].reserve - 1});
    }
    // An emperor comes onto the board.
    for (const Color color : table.seats)
        if (bits.one_in(8)) {
            const FieldId field = some_stack(bits, table, now);
            if (const auto stack = stack_of(now, color, field); stack && !emperor_field(table.board, now, color)) {
                add_setting(correct, SetStack{field, Stack{color, stack->count, true}});
                add_setting(correct, SetEmperor{color, OnBoard{}});
            }
        }
    if (bits.one_in(3)) correct.note = "the table is right";
    return correct;
}

}  // namespace eko_support
