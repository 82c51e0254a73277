// SPDX-License-Identifier: MIT
#include "eko/words/shelf/workshop.h"

#include "eko/text/typed_rows.h"
#include "eko/words/names.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/shelf/text_board.h"
#include "eko/words/shelf/tile_hexagons.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/from_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

char small(char key) { return key >= 'A' && key <= 'Z' ? static_cast<char>(key - 'A' + 'a') : key; }

}  // namespace

Workshop::Workshop(BoardShelf shelf) : shelf_{std::move(shelf)}, maker_{shelf_.tiles()}, kept_tiles_{maker_.tiles()} {
    maker_.begin_tile();
}

Workshop::Refused Workshop::turn_to(Part part) {
    lift();
    if (part == Part::discs && !(has_discs_of_board() && !seating_)) {
        if (const Layout& layout = maker_.layout(); !fields_of(layout).empty() || !discs_)
            if (auto wrong = turn_to_discs(layout, colors_to_seat()); !wrong.empty()) return wrong;
    }
    part_ = part;
    walked_.reset();
    typed_.reset();
    variants_.let_go();
    return {};
}

// --- What hands do

Workshop::Refused Workshop::press(const std::string& name, session::DiceSource& chance) {
    if (name == "deal") return discs_->deal(chance), Refused{};
    if (name == "rest") return discs_->fill_rest();
    if (name == "clear") return discs_->clear(), Refused{};
    if (name == "next row" || name == "new tile") return enter();
    if (name == "remove tile") return maker_.remove_tile();
    if (name == "take off") return erase();
    if (name == "take rows") return take_rows();
    if (name == "mirror") return maker_.mirror();
    const std::size_t colon = name.find(':');
    return press_item(name.substr(0, colon), name.substr(colon + 1));
}

Workshop::Refused Workshop::press_item(const std::string& group, const std::string& value) {
    if (group == "part") return turn_to(static_cast<Part>(value.front() - '0'));
    if (group == "kind") {
        brush_ = kind_of_letter(value.front());
    } else if (group == "tile") {
        return lay_by_click(value);
    } else if (group == "turn") {
        return maker_.turn(value.front() - '0');
    } else if (group == "place" || group == "exit" || group == "group") {
        return variants_.press(maker_, group, static_cast<std::size_t>(std::stoi(value)));
    } else if (group == "own") {
        maker_.choose_tile(static_cast<std::size_t>(std::stoi(value)));
    } else if (group == "color") {
        discs_->choose(values::from_text<Color>(value).value_or(discs_->color()));
    } else if (group == "instead") {
        discs_->play_instead(discs_->color(), values::from_text<Color>(value).value_or(discs_->color()));
        seat_as_discs();
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
        case Part::text:
            return {};
        case Part::variants:
            return variants_.tap(maker_, at);
        case Part::discs:
            break;
    }
    return discs_->tap(at);
}

Workshop::Refused Workshop::paint(Hex at) { return maker_.paint(at, brush_); }

Workshop::Refused Workshop::stroke(Hex at) {
    if (part_ != Part::paint) return {};
    if (!stroke_) stroke_ = {sheet().hexagons, maker_.steps()};
    return paint(at);
}

bool Workshop::lift() {
    if (!stroke_) return false;
    maker_.join_steps_after(stroke_->steps);
    stroke_.reset();
    return true;
}

std::optional<FieldKind> Workshop::kind_of_key(char key) const { return kind_of_letter(small(key)); }

std::optional<Workshop::Refused> Workshop::type(char key) {
    switch (part_) {
        case Part::tiles:
            return type_tile(key);
        case Part::board:
            return type_board(key);
        case Part::paint:
            return type_paint(key);
        case Part::text:
            return std::nullopt;
        case Part::variants:
            walked_.reset();
            return variants_.type(maker_, key);
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

// Letters are tiles while a place is chosen, else places; digits are turns of the tile at hand, else players.
std::optional<Workshop::Refused> Workshop::type_board(char key) {
    if (key >= '1' && key <= '6' && maker_.laid()) return maker_.turn(key - '1');
    if (key >= '2' && key <= '4' && !maker_.slot()) return maker_.set_players(key - '0'), Refused{};
    if (key < 'A' || key > 'Z') return std::nullopt;
    if (maker_.slot()) {
        const auto keys = maker_.palette_keys();
        const auto found = std::find(keys.begin(), keys.end(), std::string{key});
        if (found == keys.end()) return translated("No tile has this letter.");
        return lay_by_key(maker_.palette()[static_cast<std::size_t>(found - keys.begin())].id);
    }
    const auto slots = maker_.slots();
    const auto number = static_cast<std::size_t>(key - 'A');
    if (number >= slots.size()) return translated("No free place has this letter.");
    maker_.choose_slot(slots[number]);
    return Refused{};
}

// Whoever has a tile twice clicks it; a letter may be a slip.
Workshop::Refused Workshop::lay_by_key(const std::string& tile) {
    if (!maker_.is_laid(tile)) return maker_.lay(tile);
    return say("Tile {tile} is already on the board. Click it to lay it a second time.", arg("tile", tile));
}

Workshop::Refused Workshop::lay_by_click(const std::string& tile) {
    const bool was_laid = maker_.is_laid(tile);
    auto wrong = maker_.lay(tile);
    if (!wrong.empty() || !was_laid) return wrong;
    return say("Tile {tile} is on the board more than once now.", arg("tile", tile));
}

// As on a typewriter, from left to right. Where no cursor is shown, nobody has said which field: the kind is chosen.
std::optional<Workshop::Refused> Workshop::type_paint(char key) {
    const auto kind = kind_of_key(key);
    if (!kind && key != '_' && key != '-') return std::nullopt;
    brush_ = kind;
    if (!walked_) return Refused{};
    const Hex at = *walked_;
    auto wrong = paint(at);
    if (wrong.empty() && on_sheet({at.q + 1, at.r})) walked_ = Hex{at.q + 1, at.r};
    return wrong;
}

Workshop::Refused Workshop::enter() {
    switch (part_) {
        case Part::tiles:
            maker_.begin_tile();
            return {};
        case Part::paint:
            return walked_ ? paint(*walked_) : Refused{};
        case Part::board:
        case Part::variants:
            return walked_ ? tap(Hex{*walked_}) : Refused{};
        case Part::text:
            return take_rows();
        case Part::discs:
            break;
    }
    if (walked_) return tap(Hex{*walked_});
    if (auto wrong = discs_->fault(); !wrong.empty()) return wrong;
    discs_->tell(discs_->told() + 1);
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
            if (walked_) return maker_.paint(*walked_, std::nullopt);
            brush_.reset();
            return {};
        case Part::variants:
            return variants_.take_off(maker_);
        case Part::text:
        case Part::discs:
            break;
    }
    return {};
}

bool Workshop::let_go() {
    const bool held = variants_.let_go() || walked_ || (part_ == Part::board && (maker_.slot() || maker_.laid()));
    walked_.reset();
    if (part_ == Part::board) maker_.let_go();
    return held;
}

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

void Workshop::undo() {
    lift();
    typed_.reset();
    part_ == Part::discs ? discs_->undo() : maker_.undo();
    seat_as_discs();
}

void Workshop::redo() {
    lift();
    typed_.reset();
    part_ == Part::discs ? discs_->redo() : maker_.redo();
    seat_as_discs();
}

// --- Rows as text

std::string Workshop::rows() const { return typed_.value_or(text::write_rows(maker_.layout().rows)); }

void Workshop::write_rows(const std::string& typed) {
    typed_ = typed == text::write_rows(maker_.layout().rows) ? std::nullopt : std::optional{typed};
}

// What the board would be; as it is while the text is wrong.
Layout Workshop::typed_layout() const {
    return board_of_text(rows(), maker_.layout()).layout.value_or(maker_.layout());
}

Workshop::Refused Workshop::take_rows() {
    auto typed = board_of_text(rows(), maker_.layout());
    if (!typed.layout) return typed.wrong;
    if (is_whole_board(rows()))
        maker_.take(*std::move(typed.layout));
    else
        maker_.change_layout(translated("Rows as text"), *std::move(typed.layout));
    typed_.reset();
    return {};
}

Workshop::Refused Workshop::keep_tiles() {
    if (kept_tiles_ == maker_.tiles()) return {};
    const auto said = shelf_.keep_tiles(maker_.tiles());
    if (said.outcome == BoardShelf::Said::Outcome::refused) return said.sentence;
    kept_tiles_ = maker_.tiles();
    return {};
}

}  // namespace eko::words
