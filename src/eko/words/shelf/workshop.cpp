// SPDX-License-Identifier: MIT
#include "eko/words/shelf/workshop.h"

#include "eko/rules/board.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/places.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/from_text.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr double sheet_width = 620;
constexpr double sheet_radius = 34;
constexpr std::size_t slot_letters = 26;
constexpr int fields_around_the_middle = 3;
constexpr int room_to_paint = 1;  // fields around those that there are

char small(char key) { return key >= 'A' && key <= 'Z' ? static_cast<char>(key - 'A' + 'a') : key; }

std::vector<Color> first_colors(int players) {
    return {colors.begin(), colors.begin() + std::clamp<std::ptrdiff_t>(players, 2, most_players)};
}

// The tile of the library as a board by itself.
Layout tile_layout(const LibraryTile& tile) {
    Layout layout;
    layout.library = {tile};
    layout.tiles = {{tile.id, {0, 0}, 0}};
    return layout;
}

std::vector<Hex> tile_hexagons() {
    const auto places = places_of({{}, {0, 0}, 0});
    return {places.begin(), places.end()};
}

}  // namespace

Workshop::Workshop(BoardShelf shelf) : shelf_{std::move(shelf)}, maker_{shelf_.tiles()}, kept_tiles_{maker_.tiles()} {}

Workshop::Refused Workshop::turn_to(Part part) {
    if (part == Part::discs && !(discs_ && discs_->layout() == maker_.layout())) {
        if (const Layout& layout = maker_.layout(); !fields_of(layout).empty() || !discs_)
            if (auto wrong = turn_to_discs(layout, first_colors(maker_.players())); !wrong.empty()) return wrong;
    }
    part_ = part;
    walked_.reset();
    return {};
}

Workshop::Refused Workshop::turn_to_discs(const Layout& layout, const std::vector<Color>& colors) {
    if (!(discs_ && discs_->layout() == layout && discs_->colors() == colors)) {
        auto discs = StartingDiscs::on(layout, colors);
        if (!discs) return translated("Lay or paint a board first: discs need fields.");
        discs_ = std::move(discs);
    }
    part_ = Part::discs;
    walked_.reset();
    return {};
}

std::optional<std::vector<StartDisc>> Workshop::discs_for(const Layout& layout,
                                                          const std::vector<Color>& colors) const {
    const bool same =
        discs_ && discs_->layout() == layout &&
        std::is_permutation(colors.begin(), colors.end(), discs_->colors().begin(), discs_->colors().end());
    return same && discs_->fault().empty() ? std::optional{discs_->discs()} : std::nullopt;
}

// --- What hands do

Workshop::Refused Workshop::press(const std::string& name, session::DiceSource& chance) {
    if (name == "deal") return discs_->deal(chance), Refused{};
    if (name == "rest") return discs_->fill_rest();
    if (name == "clear") return discs_->clear(), Refused{};
    if (name == "next row" || name == "next tile") return enter();
    if (name == "remove tile") return maker_.remove_tile();
    if (name == "take off") return maker_.take_off();
    if (name == "mirror") return maker_.mirror(), Refused{};
    const std::size_t colon = name.find(':');
    return press_item(name.substr(0, colon), name.substr(colon + 1));
}

Workshop::Refused Workshop::press_item(const std::string& group, const std::string& value) {
    if (group == "part") return turn_to(static_cast<Part>(value.front() - '0'));
    if (group == "kind") {
        brush_ = kind_of_letter(value.front());
    } else if (group == "tile") {
        return maker_.lay(value);
    } else if (group == "turn") {
        return maker_.turn(value.front() - '0');
    } else if (group == "own") {
        maker_.choose_tile(static_cast<std::size_t>(std::stoi(value)));
    } else if (group == "color") {
        discs_->choose(values::from_text<Color>(value).value_or(discs_->color()));
    } else if (group == "players") {
        maker_.set_players(value.front() - '0');
    }
    return {};
}

Workshop::Refused Workshop::tap(Hex at) {
    walked_.reset();
    switch (part_) {
        case Part::tiles: {
            const auto all = tile_hexagons();
            const auto field = static_cast<std::size_t>(std::find(all.begin(), all.end(), at) - all.begin());
            return maker_.paint_tile(field, brush_.value_or(FieldKind::movement));
        }
        case Part::board:
            return maker_.tap(at);
        case Part::paint:
            return paint(at);
        case Part::discs:
            break;
    }
    return discs_->tap(at);
}

Workshop::Refused Workshop::paint(Hex at) { return maker_.paint(at, brush_); }

Workshop::Refused Workshop::stroke(Hex at) { return part_ == Part::paint ? paint(at) : Refused{}; }

std::optional<FieldKind> Workshop::kind_of_key(char key) const { return kind_of_letter(small(key)); }

std::optional<Workshop::Refused> Workshop::type(char key) {
    switch (part_) {
        case Part::tiles:
            return type_tile(key);
        case Part::board:
            return type_board(key);
        case Part::paint:
            return type_paint(key);
        case Part::discs:
            break;
    }
    return type_disc(key);
}

std::optional<Workshop::Refused> Workshop::type_tile(char key) {
    const auto kind = kind_of_key(key);
    if (!kind) return std::nullopt;
    brush_ = kind;
    return maker_.type(*kind);
}

// Letters are tiles while a place is chosen, else places; digits are turns.
std::optional<Workshop::Refused> Workshop::type_board(char key) {
    if (key >= '1' && key <= '6' && maker_.laid()) return maker_.turn(key - '1');
    if (key < 'A' || key > 'Z') return std::nullopt;
    if (maker_.slot()) {
        const auto keys = maker_.palette_keys();
        const auto found = std::find(keys.begin(), keys.end(), std::string{key});
        if (found == keys.end()) return translated("No tile has this letter.");
        return maker_.lay(maker_.palette()[static_cast<std::size_t>(found - keys.begin())].id);
    }
    const auto slots = maker_.slots();
    const auto number = static_cast<std::size_t>(key - 'A');
    if (number >= slots.size()) return translated("No free place has this letter.");
    maker_.choose_slot(slots[number]);
    return Refused{};
}

// As on a typewriter, from left to right.
std::optional<Workshop::Refused> Workshop::type_paint(char key) {
    const auto kind = kind_of_key(key);
    if (!kind && key != '_' && key != '-') return std::nullopt;
    brush_ = kind;
    const Hex at = cursor();
    auto wrong = paint(at);
    if (wrong.empty() && on_sheet({at.q + 1, at.r})) walked_ = Hex{at.q + 1, at.r};
    return wrong;
}

std::optional<Workshop::Refused> Workshop::type_disc(char key) {
    if (key == '*' || key == '+') return discs_->crown();
    for (const Color color : discs_->colors())
        if (badge(color).letter == std::string{key}) return discs_->type(color);
    return std::nullopt;
}

Workshop::Refused Workshop::enter() {
    switch (part_) {
        case Part::tiles:
            return next_tile();
        case Part::board:
        case Part::paint:
            return walked_ ? tap(Hex{*walked_}) : Refused{};
        case Part::discs:
            break;
    }
    if (walked_) return tap(Hex{*walked_});
    if (auto wrong = discs_->fault(); !wrong.empty()) return wrong;
    discs_->tell(discs_->told() + 1);
    return {};
}

Workshop::Refused Workshop::next_tile() {
    const auto& tiles = maker_.tiles();
    const LibraryTile* const tile = maker_.tile();
    if (!tile || tile == &tiles.back())
        maker_.add_tile();
    else
        maker_.choose_tile(static_cast<std::size_t>(tile - tiles.data()) + 1);
    return {};
}

Workshop::Refused Workshop::erase() {
    switch (part_) {
        case Part::tiles:
            if (maker_.tile_field() > 0) maker_.walk_tile(maker_.tile_field() - 1);
            return {};
        case Part::board:
            return maker_.take_off();
        case Part::paint:
            return maker_.paint(cursor(), std::nullopt);
        case Part::discs:
            break;
    }
    return {};
}

bool Workshop::let_go() {
    const bool held = walked_ || (part_ == Part::board && (maker_.slot() || maker_.laid()));
    walked_.reset();
    if (part_ == Part::board) maker_.let_go();
    return held;
}

Hex Workshop::cursor() const { return walked_.value_or(Hex{0, 0}); }

// The nearest hexagon in that direction; what lies aside counts double, and half the circle is open.
void Workshop::walk(double by_x, double by_y) {
    const Sheet all = sheet();
    const Hex here = all.cursor.value_or(all.hexagons.front());
    const HexSheet places{all.hexagons, sheet_width, sheet_radius};
    std::optional<std::pair<double, Hex>> best;
    for (const Hex one : all.hexagons) {
        const double x = places.middle(one).x - places.middle(here).x;
        const double y = places.middle(one).y - places.middle(here).y;
        const double ahead = x * by_x + y * by_y;
        const double aside = std::abs(x * by_y) + std::abs(y * by_x);
        if (ahead < 1 || aside > 2 * ahead) continue;
        if (!best || ahead + 2 * aside < best->first) best = {ahead + 2 * aside, one};
    }
    const Hex there = best && all.cursor ? best->second : here;
    if (part_ == Part::tiles) {
        const auto ring = tile_hexagons();
        maker_.walk_tile(static_cast<std::size_t>(std::find(ring.begin(), ring.end(), there) - ring.begin()));
    } else {
        walked_ = there;
        if (part_ == Part::discs) discs_->walk_to(there);
    }
}

std::string Workshop::undo_name() const { return part_ == Part::discs ? discs_->undo_name() : maker_.undo_name(); }
std::string Workshop::redo_name() const { return part_ == Part::discs ? discs_->redo_name() : maker_.redo_name(); }
void Workshop::undo() { part_ == Part::discs ? discs_->undo() : maker_.undo(); }
void Workshop::redo() { part_ == Part::discs ? discs_->redo() : maker_.redo(); }

Workshop::Refused Workshop::keep_tiles() {
    if (kept_tiles_ == maker_.tiles()) return {};
    const auto said = shelf_.keep_tiles(maker_.tiles());
    if (said.outcome == BoardShelf::Said::Outcome::refused) return said.sentence;
    kept_tiles_ = maker_.tiles();
    return {};
}

// --- Sheets

paper::Picture sheet_picture(const Sheet& sheet) {
    const HexSheet places{sheet.hexagons, sheet_width, sheet_radius};
    const auto board = make_board(sheet.layout);
    if (!board) return {places.width(), places.height(), {}, {}};
    Position now;
    now.cells = Cells{board->fields.size()};
    for (const StartDisc& disc : sheet.discs)
        if (const auto field = board->find(disc.at)) now.cells.put(*field, Stack{disc.owner, 1, disc.emperor});
    return board_picture({*board, sheet.layout, now}, places);
}

std::vector<std::string> sheet_facts(const Sheet& sheet) {
    const auto fields = fields_of(sheet.layout);
    std::vector<std::string> all;
    for (const Hex at : sheet.hexagons) {
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const SheetField& one) { return one.at == at; });
        const char* const none = sheet.slots.empty() ? translated("no field") : translated("free place");
        all.push_back(field == fields.end() ? none : word(field->kind));
    }
    return all;
}

Sheet Workshop::sheet() const {
    switch (part_) {
        case Part::tiles:
            return tiles_sheet();
        case Part::board:
            return board_sheet();
        case Part::paint:
            return paint_sheet();
        case Part::discs:
            break;
    }
    return discs_sheet();
}

Sheet Workshop::tiles_sheet() const {
    Sheet all;
    all.hexagons = tile_hexagons();
    if (const LibraryTile* const tile = maker_.tile()) all.layout = tile_layout(*tile);
    if (maker_.tile_field() < tile_fields) all.cursor = all.hexagons[maker_.tile_field()];
    return all;
}

Sheet Workshop::board_sheet() const {
    Sheet all;
    all.layout = maker_.layout();
    std::set<Hex> hexagons;
    for (const SheetField& one : fields_of(all.layout)) hexagons.insert(one.at);
    const auto slots = maker_.slots();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const bool has_key = !maker_.slot() && i < slot_letters;
        all.slots.push_back(
            {slots[i], has_key ? std::string{static_cast<char>('A' + i)} : std::string{}, maker_.slot() == slots[i]});
        for (const Hex at : places_of({{}, slots[i], 0})) hexagons.insert(at);
    }
    if (const auto laid = maker_.laid())
        for (const Hex at : places_of(*laid)) all.at_hand.push_back(at);
    all.hexagons = {hexagons.begin(), hexagons.end()};
    all.cursor = walked_;
    return all;
}

Sheet Workshop::paint_sheet() const {
    Sheet all;
    all.layout = maker_.layout();
    std::set<Hex> hexagons;
    const auto add_around = [&](Hex middle, int radius) {
        for (int q = -radius; q <= radius; ++q)
            for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r)
                if (on_sheet({middle.q + q, middle.r + r})) hexagons.insert({middle.q + q, middle.r + r});
    };
    add_around({0, 0}, fields_around_the_middle);
    for (const SheetField& one : fields_of(all.layout)) add_around(one.at, room_to_paint);
    if (walked_) hexagons.insert(*walked_);
    all.hexagons = {hexagons.begin(), hexagons.end()};
    all.cursor = walked_;
    return all;
}

Sheet Workshop::discs_sheet() const {
    Sheet all;
    all.layout = discs_->layout();
    for (const SheetField& one : fields_of(all.layout)) all.hexagons.push_back(one.at);
    all.discs = discs_->discs();
    const auto rows = discs_->rows();
    if (discs_->told() > 0 && discs_->told() <= rows.size())
        for (const StartDisc& one : rows[discs_->told() - 1]) all.at_hand.push_back(one.at);
    all.cursor = discs_->field();
    return all;
}

}  // namespace eko::words
