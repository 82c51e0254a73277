// SPDX-License-Identifier: MIT
#include "eko/words/shelf/board_maker.h"

#include "eko/rules/board.h"
#include "eko/text/small_tiles.h"
#include "eko/words/board_words.h"
#include "eko/words/names.h"
#include "eko/words/places.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string_view>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t letters = 26;
constexpr std::size_t longest_name = 60;  // letters
constexpr std::size_t longest_tile_name = 16;
constexpr std::string_view all_movement = ".......";

std::string letter_of(std::size_t number) { return {static_cast<char>('A' + number)}; }

std::vector<LibraryTile>::const_iterator found_in(const std::vector<LibraryTile>& tiles, const std::string& id) {
    return std::find_if(tiles.begin(), tiles.end(), [&](const LibraryTile& one) { return one.id == id; });
}

bool has_tile(const std::vector<LibraryTile>& tiles, const std::string& id) {
    return found_in(tiles, id) != tiles.end();
}

std::string free_name(const std::vector<LibraryTile>& tiles) {
    for (std::size_t i = 0; i < letters; ++i)
        if (!has_tile(tiles, letter_of(i))) return letter_of(i);
    for (std::size_t n = letters + 1;; ++n)
        if (!has_tile(tiles, "T" + std::to_string(n))) return "T" + std::to_string(n);
}

bool is_one_letter(const std::string& id) { return id.size() == 1 && id[0] >= 'A' && id[0] <= 'Z'; }

// In lengths of a hexagon's side.
double distance(Hex one, double q, double r) {
    const double down = one.r - r;
    return std::hypot(std::numbers::sqrt3 * (one.q - q + down / 2), 1.5 * down);
}

bool holds(Hex middle, Hex at) {
    const auto places = places_of({{}, middle, 0});
    return std::find(places.begin(), places.end(), at) != places.end();
}

bool is_bare(const Layout& layout) { return layout.tiles.empty() && layout.rows.empty(); }

}  // namespace

std::vector<SheetField> fields_of(const Layout& layout) {
    std::vector<SheetField> all;
    if (const auto board = make_board(layout))
        for (const BoardField& field : board->fields) all.push_back({field.at, field.kind});
    return all;
}

BoardMaker::BoardMaker(std::vector<LibraryTile> tiles) : kept_{{0, {}}}, steps_{State{}} {
    State first;
    first.tiles = std::move(tiles);
    first.layout.players = 2;
    kept_.at(0).layout = first.layout;
    steps_.adjust(std::move(first));
}

// --- The board at hand

void BoardMaker::begin(Layout layout, std::optional<std::string> id) {
    const bool was_nothing = steps_.count() == 0 && is_bare(now().layout);
    bring(translated("Another board"), {std::move(id), layout}, layout);
    if (was_nothing) steps_ = Steps<State>{State{now()}};  // that could be brought back
}

void BoardMaker::begin_new(int players) {
    Layout layout;
    layout.players = players;
    begin(std::move(layout), std::nullopt);
}

BoardMaker::Refused BoardMaker::rename(const std::string& name) {
    State next = now();
    next.layout.name = plain(name, longest_name);
    std::string step = say("Name: {name}", arg("name", next.layout.name));
    return change(std::move(step), std::move(next));
}

void BoardMaker::set_players(int players) {
    State next = now();
    next.layout.players = players;
    steps_.change(say_counted(players, "For {n} player", "For {n} players"), std::move(next));
}

BoardMaker::Refused BoardMaker::change_layout(std::string step, text::Changed changed) {
    if (!changed) return fault_sentence(changed.error());
    State next = now();
    next.layout = *std::move(changed);
    return change(std::move(step), std::move(next));
}

void BoardMaker::take(Layout layout) { bring(translated("Board from a text"), {}, std::move(layout)); }

void BoardMaker::bring(std::string step, Kept kept, Layout layout) {
    State next = now();
    next.board = kept_.rbegin()->first + 1;
    kept_[next.board] = std::move(kept);
    next.layout = std::move(layout);
    next.slot.reset();
    next.laid.reset();
    steps_.change(std::move(step), std::move(next));
}

bool BoardMaker::is_changed() const {
    const Layout& last = kept_.at(now().board).layout;
    return now().layout != last && !(is_bare(now().layout) && is_bare(last));
}

// --- The table's tiles

const LibraryTile* BoardMaker::tile() const {
    return now().tile < now().tiles.size() ? &now().tiles[now().tile] : nullptr;
}

void BoardMaker::choose_tile(std::size_t tile) {
    if (tile < now().tiles.size()) hold_tile(tile);
}

void BoardMaker::begin_tile() { hold_tile(now().tiles.size()); }

void BoardMaker::hold_tile(std::size_t tile) {
    State next = now();
    next.tile = tile;
    next.tile_field = 0;
    steps_.adjust(std::move(next));
}

void BoardMaker::walk_tile(std::size_t field) {
    State next = now();
    next.tile_field = std::min(field, tile_fields);
    steps_.adjust(std::move(next));
}

void BoardMaker::add_tile() {
    State next = now();
    next.tiles.push_back({free_name(next.tiles), std::string{all_movement}});
    next.tile = next.tiles.size() - 1;
    next.tile_field = 0;
    std::string step = say("New tile {tile}", arg("tile", next.tiles.back().id));
    steps_.change(std::move(step), std::move(next));
}

BoardMaker::Refused BoardMaker::remove_tile() {
    if (!tile()) return translated("There is no tile yet.");
    State next = now();
    const std::string id = tile()->id;
    next.tiles.erase(next.tiles.begin() + static_cast<std::ptrdiff_t>(next.tile));
    if (next.tile > 0 && next.tile == next.tiles.size()) --next.tile;
    next.tile_field = 0;
    steps_.change(say("Delete tile {tile}", arg("tile", id)), std::move(next));
    return {};
}

// On the board at hand too, if it lies there as the table has it.
BoardMaker::Refused BoardMaker::rename_tile(const std::string& name) {
    if (!tile()) return translated("There is no tile yet.");
    const LibraryTile before = *tile();
    const std::string id = plain(name, longest_tile_name);
    if (id == before.id) return {};
    if (id.empty()) return translated("A tile needs a name, such as A.");
    if (has_tile(now().tiles, id)) return say("There is a tile called {tile} already.", arg("tile", id));
    State next = now();
    next.tiles[next.tile].id = id;
    const auto on_board = found_in(next.layout.library, before.id);
    if (on_board != next.layout.library.end() && *on_board == before)
        if (auto renamed = text::with_tile_renamed(next.layout, before.id, id)) next.layout = *std::move(renamed);
    return change(say("Tile {tile} is called {name}", arg("tile", before.id), arg("name", id)), std::move(next));
}

// A board that has the tile as it was before gets it as it is now.
BoardMaker::Refused BoardMaker::set_tile(State next, std::size_t field, FieldKind kind) {
    LibraryTile& changed = next.tiles[next.tile];
    const LibraryTile before = changed;
    changed.letters.at(field) = letter(kind);
    const auto on_board = found_in(next.layout.library, changed.id);
    if (on_board != next.layout.library.end() && *on_board == before) {
        auto layout = text::keeping_small_tiles(next.layout,
                                                [&](Layout bare) { return text::with_tile(std::move(bare), changed); });
        if (!layout) return fault_sentence(layout.error());
        next.layout = *std::move(layout);
    }
    std::string step = say("Tile {tile}: {kind}", arg("tile", changed.id), arg("kind", word(kind)));
    return change(std::move(step), std::move(next));
}

BoardMaker::Refused BoardMaker::paint_tile(std::size_t field, FieldKind kind) {
    if (!tile()) add_tile();
    State next = now();
    next.tile_field = std::min(field + 1, tile_fields);
    const bool is_so = tile()->letters.at(field) == letter(kind);
    return set_tile(std::move(next), field, is_so ? FieldKind::movement : kind);
}

BoardMaker::Refused BoardMaker::type(FieldKind kind) {
    if (!tile()) add_tile();
    if (now().tile_field >= tile_fields)
        return translated("All seven fields of this tile are entered. Enter begins the next tile.");
    State next = now();
    const std::size_t field = next.tile_field++;
    if (tile()->letters.at(field) != letter(kind)) return set_tile(std::move(next), field, kind);
    steps_.adjust(std::move(next));
    return {};
}

void BoardMaker::take_tiles(const std::vector<LibraryTile>& tiles) {
    State next = now();
    for (const LibraryTile& one : tiles) {
        if (!has_tile(next.tiles, one.id)) next.tiles.push_back(one);
        const auto known = found_in(next.tiles, one.id) - next.tiles.cbegin();
        next.tiles[static_cast<std::size_t>(known)].letters = one.letters;
    }
    steps_.change(translated("Tiles from a file"), std::move(next));
}

// --- Laying

std::vector<LibraryTile> BoardMaker::palette() const {
    std::vector<LibraryTile> all = now().layout.library;
    for (const LibraryTile& one : now().tiles)
        if (!has_tile(all, one.id)) all.push_back(one);
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) { return one.id < other.id; });
    return all;
}

// Tiles that are called by one letter keep it; others have the letters that are left.
std::vector<std::string> BoardMaker::palette_keys() const {
    const auto all = palette();
    std::set<std::string> taken;
    for (const LibraryTile& one : all)
        if (is_one_letter(one.id)) taken.insert(one.id);
    std::size_t next = 0;
    std::vector<std::string> keys;
    for (const LibraryTile& one : all) {
        while (!is_one_letter(one.id) && next < letters && taken.contains(letter_of(next))) ++next;
        if (is_one_letter(one.id))
            keys.push_back(one.id);
        else
            keys.push_back(next < letters ? letter_of(next++) : std::string{});
    }
    return keys;
}

bool BoardMaker::is_laid(const std::string& tile) const {
    return std::any_of(now().layout.tiles.begin(), now().layout.tiles.end(),
                       [&](const LaidTile& one) { return one.id == tile; });
}

std::vector<Hex> BoardMaker::slots() const {
    auto all = text::free_slots(now().layout);
    double q = 0;
    double r = 0;
    for (const LaidTile& one : now().layout.tiles) {
        q += one.at.q / static_cast<double>(now().layout.tiles.size());
        r += one.at.r / static_cast<double>(now().layout.tiles.size());
    }
    std::stable_sort(all.begin(), all.end(),
                     [&](Hex one, Hex other) { return distance(one, q, r) < distance(other, q, r) - 0.01; });
    return all;
}

std::optional<LaidTile> BoardMaker::laid() const {
    return now().laid ? text::laid_on(now().layout, *now().laid) : std::nullopt;
}

void BoardMaker::choose_slot(Hex middle) {
    State next = now();
    next.slot = next.slot == middle ? std::nullopt : std::optional{middle};
    next.laid.reset();
    steps_.adjust(std::move(next));
}

void BoardMaker::let_go() {
    State next = now();
    next.slot.reset();
    next.laid.reset();
    steps_.adjust(std::move(next));
}

BoardMaker::Refused BoardMaker::tap(Hex at) {
    if (const auto there = text::laid_on(now().layout, at)) {
        if (now().laid == there->at) return turn((there->turn + 1) % 6);
        State next = now();
        next.laid = there->at;
        next.slot.reset();
        steps_.adjust(std::move(next));
        return {};
    }
    const auto all = slots();
    const auto slot = std::find_if(all.begin(), all.end(), [&](Hex middle) { return holds(middle, at); });
    if (slot == all.end()) return translated("No tile fits here.");
    choose_slot(*slot);
    return {};
}

BoardMaker::Refused BoardMaker::lay(const std::string& tile) {
    const auto all = palette();
    const auto known = found_in(all, tile);
    if (known == all.end()) return translated("There is no such tile.");
    if (!now().slot) return translated("Choose a free place first.");
    State next = now();
    if (!has_tile(next.layout.library, tile)) next.layout.library.push_back(*known);
    auto layout = text::with_laid(next.layout, {tile, *next.slot, 0});
    if (!layout) return fault_sentence(layout.error());
    next.layout = *std::move(layout);
    next.laid = std::exchange(next.slot, std::nullopt);
    return change(say("Tile {tile}", arg("tile", tile)), std::move(next));
}

BoardMaker::Refused BoardMaker::turn(int turn) {
    const auto there = laid();
    if (!there) return translated("Choose a tile on the board first.");
    auto layout = text::turned_with_small_tiles(now().layout, there->at, turn);
    if (!layout) return fault_sentence(layout.error());
    State next = now();
    next.layout = *std::move(layout);
    return change(say("Tile {tile} turned", arg("tile", there->id)), std::move(next));
}

BoardMaker::Refused BoardMaker::take_off() {
    const auto there = laid();
    if (!there) return translated("Choose a tile on the board first.");
    auto layout = text::keeping_small_tiles(
        now().layout, [&](Layout bare) { return text::without_laid(std::move(bare), there->at); });
    if (!layout) return fault_sentence(layout.error());
    State next = now();
    next.layout = *std::move(layout);
    next.slot = std::exchange(next.laid, std::nullopt);
    return change(say("Tile {tile} removed", arg("tile", there->id)), std::move(next));
}

BoardMaker::Refused BoardMaker::mirror() {
    let_go();  // what is chosen lies elsewhere then
    State next = now();
    const auto moved = text::interlocked_with_small_tiles(next.layout);
    next.layout.mirror = !next.layout.mirror;
    if (moved) next.layout = *moved;
    steps_.change(translated("The other way of interlocking"), std::move(next));
    if (moved) return {};
    return say("What is laid stays as it is ({why}); tiles laid from now on interlock the other way.",
               arg("why", fault_words(moved.error())));
}

// --- Painting

BoardMaker::Refused BoardMaker::paint(Hex at, std::optional<FieldKind> kind) {
    const std::string name =
        say("{kind} on {field}", arg("kind", kind ? word(*kind) : translated("nothing")), arg("field", field_name(at)));
    const bool bares = !kind && text::is_painted(now().layout, at);
    if (!kind && !bares && !text::laid_on(now().layout, at)) return {};
    auto layout = text::keeping_small_tiles(now().layout, [&](Layout bare) {
        return bares ? text::without_paint(std::move(bare), {at})
                     : text::with_row(std::move(bare), {at, std::string{kind ? letter(*kind) : '_'}});
    });
    if (!layout) return fault_sentence(layout.error());
    State next = now();
    next.layout = *std::move(layout);
    return change(name, std::move(next));
}

BoardMaker::Refused BoardMaker::change(std::string name, State next) {
    steps_.change(std::move(name), std::move(next));
    return {};
}

}  // namespace eko::words
