// SPDX-License-Identifier: MIT
// A board laid field by field on a sheet of hexagons, then looked at from every field.
#include "eko/rules/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace eko {
namespace {

using wording::marked;

using Fault = std::optional<BoardFault>;

constexpr int sheet_side = 2 * farthest + 1;
constexpr int turns = 6;

// What lies on each hexagon that a board can have.
class Sheet {
public:
    Sheet() : cells_(static_cast<std::size_t>(sheet_side) * sheet_side) {}
    struct Cell {
        char letter = '_';
        bool painted = false;  // a row has said what lies here
        std::uint16_t field = 0;
    };
    const Cell& operator[](Hex at) const { return cells_[place(at)]; }
    void lay(Hex at, Cell cell) {
        cells_[place(at)] = cell;
        lowest_ = {std::min(lowest_.q, at.q), std::min(lowest_.r, at.r)};
        highest_ = {std::max(highest_.q, at.q), std::max(highest_.r, at.r)};
    }
    void number(Hex at, std::size_t field) { cells_[place(at)].field = static_cast<std::uint16_t>(field); }
    bool has_field(Hex at) const { return on_sheet(at) && (*this)[at].letter != '_'; }
    // Nothing lies beyond these; most of the sheet is empty, and nobody need look there.
    Hex lowest() const { return lowest_; }
    Hex highest() const { return highest_; }

private:
    static std::size_t place(Hex at) {
        return static_cast<std::size_t>((at.q + farthest) * sheet_side + at.r + farthest);
    }

    std::vector<Cell> cells_;
    Hex lowest_{farthest, farthest};
    Hex highest_{-farthest, -farthest};
};

Fault fault(std::string where, wording::Sentence why) { return BoardFault{std::move(where), std::move(why)}; }

bool known_letter(char letter) { return letter == '_' || kind_of_letter(letter).has_value(); }

Fault check_letters(const std::string& where, std::string_view letters) {
    if (std::all_of(letters.begin(), letters.end(), known_letter)) return std::nullopt;
    return fault(where, {marked("must hold only the letters . r v m c x s p w l d and _")});
}

// EKO-2: a large tile has seven fields.
Fault check_library(const std::vector<LibraryTile>& library) {
    for (const LibraryTile& tile : library) {
        const std::string where = fmt::format("library.{}", tile.id);
        if (tile.letters.size() != tile_fields)
            return fault(where, {marked("must have 7 letters, not {n}"),
                                 {{"n", static_cast<std::int64_t>(tile.letters.size())}}});
        if (auto stray = check_letters(where, tile.letters)) return stray;
    }
    return std::nullopt;
}

Fault too_far(std::string where) {
    return fault(std::move(where), {marked("reaches beyond the sheet, which goes from -99 to 99 both ways")});
}

Fault taken_already(std::string where, Hex at) {
    return fault(std::move(where),
                 {marked("lies on {field}, where another one lies already"), {{"field", to_text(at)}}});
}

Fault lay_tile(Sheet& sheet, const LaidTile& tile, std::string_view letters, const std::string& where) {
    const auto places = places_of(tile);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (letters[i] == '_') continue;
        if (!on_sheet(places[i])) return too_far(where);
        if (sheet[places[i]].letter != '_') return taken_already(where, places[i]);
        sheet.lay(places[i], {letters[i]});
    }
    return std::nullopt;
}

Fault lay_tiles(Sheet& sheet, const Layout& layout) {
    std::unordered_map<std::string_view, std::string_view> library;
    for (const LibraryTile& tile : layout.library) library[tile.id] = tile.letters;
    for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
        const LaidTile& tile = layout.tiles[i];
        const auto where = fmt::format("tiles[{}]", i);
        const auto found = library.find(tile.id);
        if (found == library.end()) return fault(where + ".id", {marked("must be the id of a tile in the library")});
        if (tile.turn < 0 || tile.turn >= turns)
            return fault(where + ".turn", {marked("must be a whole number from {lowest} to {highest}"),
                                           {{"lowest", std::int64_t{0}}, {"highest", std::int64_t{turns - 1}}}});
        if (!on_sheet(tile.at)) return too_far(where + ".at");
        if (auto overlap = lay_tile(sheet, tile, found->second, where)) return overlap;
    }
    return std::nullopt;
}

Fault lay_rows(Sheet& sheet, const std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto where = fmt::format("rows[{}]", i);
        if (rows[i].letters.empty()) return fault(where, {marked("must have at least one letter")});
        if (auto stray = check_letters(where, rows[i].letters)) return stray;
        Hex at = rows[i].first;
        if (rows[i].letters.size() > static_cast<std::size_t>(sheet_side)) return too_far(where);
        for (const char letter : rows[i].letters) {
            if (!on_sheet(at)) return too_far(where);
            if (sheet[at].painted) return taken_already(where, at);
            sheet.lay(at, {letter, true});
            ++at.q;
        }
    }
    return std::nullopt;
}

// In the order of field ids: by q, then by r.
void number_fields(Sheet& sheet, Board& board) {
    for (int q = sheet.lowest().q; q <= sheet.highest().q; ++q)
        for (int r = sheet.lowest().r; r <= sheet.highest().r; ++r) {
            const auto kind = kind_of_letter(sheet[{q, r}].letter);
            if (!kind) continue;
            sheet.number({q, r}, board.fields.size());
            board.fields.push_back({{q, r}, *kind});
        }
}

std::vector<FieldId> fields_around(const Sheet& sheet, Hex at) {
    std::vector<FieldId> all;
    for (const Hex near : around(at))
        if (sheet.has_field(near)) all.push_back(static_cast<FieldId>(sheet[near].field));
    std::sort(all.begin(), all.end());
    return all;
}

void look_around(const Sheet& sheet, Board& board) {
    std::vector<FieldId> ways;
    std::vector<FieldId> sites;
    for (const BoardField& field : board.fields) {
        ways.clear();
        sites.clear();
        for (const FieldId near : fields_around(sheet, field.at)) {
            if (is_way(board[near].kind)) ways.push_back(near);
            if (largest_on(board[near].kind)) sites.push_back(near);
        }
        board.ways.add(ways);
        board.sites.add(sites);
    }
}

void sort_by_kind(Board& board) {
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const auto field = static_cast<FieldId>(i);
        const FieldKind kind = board.fields[i].kind;
        if (is_way(kind)) board.all_ways.push_back(field);
        if (largest_on(kind)) board.all_sites.push_back(field);
        if (kind == FieldKind::capital) board.capitals.push_back(field);
        if (kind == FieldKind::wind) board.winds.push_back(field);
        if (kind == FieldKind::moon) board.moons.push_back(field);
        if (kind == FieldKind::sand) board.sands.push_back(field);
    }
}

void fill_zone(Board& board, FieldId first, ZoneId zone, std::vector<bool>& seen) {
    std::vector<FieldId> open{first};
    seen[index(first)] = true;
    while (!open.empty()) {
        const FieldId at = open.back();
        open.pop_back();
        board.fields[index(at)].zone = zone;
        for (const FieldId near : board.ways[at]) {
            if (board[near].kind != FieldKind::storm || seen[index(near)]) continue;
            seen[index(near)] = true;
            open.push_back(near);
        }
    }
}

// EKO-69: neighbouring storm fields form one zone; a portal joins none.
void find_zones(Board& board) {
    std::vector<bool> seen(board.fields.size());
    for (const FieldId field : board.all_ways) {
        if (board[field].kind != FieldKind::storm || seen[index(field)]) continue;
        const auto zone = static_cast<ZoneId>(board.zones.size());
        board.zones.push_back(field);
        fill_zone(board, field, zone, seen);
    }
}

Fault open_portals(const Sheet& sheet, Board& board, const std::vector<LaidPortal>& portals) {
    std::vector<bool> named(board.fields.size());
    for (std::size_t i = 0; i < portals.size(); ++i) {
        const auto where = fmt::format("portals[{}]", i);
        const auto [at, exit] = portals[i];
        if (!on_sheet(at) || sheet[at].letter != letter(FieldKind::portal))
            return fault(where + ".at", {marked("must be a portal field of the board")});
        if (named[sheet[at].field]) return fault(where + ".at", {marked("must be a portal that is named once")});
        named[sheet[at].field] = true;
        if (!sheet.has_field(exit) || !beside(at, exit))
            return fault(where + ".exit", {marked("must be a field of the board next to the portal")});
        board.fields[sheet[exit].field].exit = is_way(board.fields[sheet[exit].field].kind);
    }
    for (std::size_t i = 0; i < board.fields.size(); ++i)
        if (board.fields[i].exit) board.exits.push_back(static_cast<FieldId>(i));
    return std::nullopt;
}

// The fields next to one of the group's, its own left out.
std::vector<FieldId> around_group(const Sheet& sheet, const Board& board, const std::vector<Hex>& fields) {
    std::vector<FieldId> own;
    for (const Hex at : fields) own.push_back(static_cast<FieldId>(sheet[at].field));
    std::sort(own.begin(), own.end());
    std::vector<FieldId> all;
    for (const FieldId field : own)
        for (const FieldId near : fields_around(sheet, board[field].at)) all.push_back(near);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::erase_if(all, [&](FieldId field) { return std::binary_search(own.begin(), own.end(), field); });
    return all;
}

// EKO-64: a pyramid is nothing but what its fields are, storm fields on the board; here it is only worth something.
Fault find_groups(const Sheet& sheet, Board& board, const std::vector<Group>& groups) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto where = fmt::format("groups[{}].fields", i);
        if (groups[i].fields.empty()) return fault(where, {marked("must name at least one field")});
        for (std::size_t n = 0; n < groups[i].fields.size(); ++n)
            if (!sheet.has_field(groups[i].fields[n]))
                return fault(fmt::format("{}[{}]", where, n), {marked("must be a field of the board")});
        auto& kind = groups[i].kind == GroupKind::pyramid ? board.pyramids : board.beacons;
        kind.push_back(around_group(sheet, board, groups[i].fields));
    }
    return std::nullopt;
}

}  // namespace

std::optional<FieldId> Board::find(Hex at) const {
    const auto before = [](const BoardField& field, Hex wanted) { return field.at < wanted; };
    const auto found = std::lower_bound(fields.begin(), fields.end(), at, before);
    if (found == fields.end() || found->at != at) return std::nullopt;
    return static_cast<FieldId>(found - fields.begin());
}

std::optional<FieldKind> Board::kind_on(Hex at) const {
    const auto field = find(at);
    return field ? std::optional{(*this)[*field].kind} : std::nullopt;
}

std::optional<ZoneId> Board::zone_of_first(FieldId field) const {
    const auto found = std::lower_bound(zones.begin(), zones.end(), field);
    if (found == zones.end() || *found != field) return std::nullopt;
    return static_cast<ZoneId>(found - zones.begin());
}

tl::expected<Board, BoardFault> make_board(const Layout& layout) {
    Sheet sheet;
    Board board;
    if (auto wrong = check_library(layout.library)) return tl::unexpected{*std::move(wrong)};
    if (auto wrong = lay_tiles(sheet, layout)) return tl::unexpected{*std::move(wrong)};
    if (auto wrong = lay_rows(sheet, layout.rows)) return tl::unexpected{*std::move(wrong)};
    number_fields(sheet, board);
    if (board.fields.empty()) return tl::unexpected{BoardFault{"", {marked("has no field at all")}}};
    sort_by_kind(board);
    look_around(sheet, board);
    find_zones(board);
    if (auto wrong = open_portals(sheet, board, layout.portals)) return tl::unexpected{*std::move(wrong)};
    if (auto wrong = find_groups(sheet, board, layout.groups)) return tl::unexpected{*std::move(wrong)};
    return board;
}

}  // namespace eko
