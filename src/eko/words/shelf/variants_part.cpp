// SPDX-License-Identifier: MIT
#include "eko/words/shelf/variants_part.h"

#include "eko/rules/board.h"
#include "eko/text/layout_changes.h"
#include "eko/words/board_words.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/places.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace eko::words {

using namespace present;
using text::SmallTile;

namespace {

using What = SmallTile::What;
using Small = std::optional<SmallTile>;

constexpr std::array group_kinds{GroupKind::pyramid, GroupKind::beacon};
constexpr std::size_t letters_of_places = 26;

bool has(const std::vector<Hex>& fields, Hex at) { return std::find(fields.begin(), fields.end(), at) != fields.end(); }

bool lies_beside(const std::vector<Hex>& fields, Hex at) {
    return std::any_of(fields.begin(), fields.end(), [&](Hex one) { return beside(one, at); });
}

std::string key_of_place(std::size_t number) {
    return number < letters_of_places ? std::string{static_cast<char>('A' + number)} : std::string{};
}

std::string number_key(std::size_t number) { return std::to_string(number + 1); }

FieldKind kind_of(const Layout& layout, Hex at) {
    const auto fields = fields_of(layout);
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const SheetField& one) { return one.at == at; });
    return found == fields.end() ? FieldKind::abyss : found->kind;
}

std::string field_label(const Layout& layout, Hex at) {
    return say("{field}: {kind}", arg("field", field_name(at)), arg("kind", word(kind_of(layout, at))));
}

// "Portal 3,0, exit 2,0", "Storm 5,1, 3 fields", "Pyramid 5,1, 3 fields"
std::string label_of(const SmallTile& tile) {
    const auto field = arg("field", field_name(tile.fields.front()));
    if (tile.what == What::portal)
        return tile.exit ? say("Portal {field}, exit {exit}", field, arg("exit", field_name(*tile.exit)))
                         : say("Portal {field}, no exit yet", field);
    const std::string what = tile.group ? capitalised(word(*tile.group)) : capitalised(translated("storm"));
    return say_counted(static_cast<int>(tile.fields.size()), "{what} {field}, {n} field", "{what} {field}, {n} fields",
                       arg("what", what), field);
}

PaletteGroup place_items(const std::vector<SmallTile>& all) {
    PaletteGroup group{{}, 1};
    for (std::size_t i = 0; i < all.size(); ++i)
        group.items.push_back({"place:" + std::to_string(i), key_of_place(i), label_of(all[i]),
                               field_picture(all[i].what == What::portal ? FieldKind::portal : FieldKind::storm),
                               Standing::plain});
    return group;
}

PaletteGroup exit_items(const Layout& layout, const SmallTile& portal) {
    PaletteGroup group{{}, 1};
    const auto exits = text::possible_exits(layout, portal.fields.front());
    for (std::size_t i = 0; i < exits.size(); ++i)
        group.items.push_back({"exit:" + std::to_string(i), number_key(i), field_label(layout, exits[i]),
                               field_picture(kind_of(layout, exits[i])),
                               portal.exit == exits[i] ? Standing::chosen : Standing::plain});
    return group;
}

PaletteGroup group_items(const SmallTile& storm) {
    PaletteGroup group{{}, 1};
    for (std::size_t i = 0; i < group_kinds.size(); ++i)
        group.items.push_back({"group:" + std::to_string(i),
                               number_key(i),
                               capitalised(word(group_kinds[i])),
                               {},
                               storm.group == group_kinds[i] ? Standing::chosen : Standing::plain});
    return group;
}

std::string prompt_for(const std::vector<SmallTile>& all, const Small& hand) {
    if (all.empty() && !hand)
        return translated(
            "This board has no portal and no storm field, so there is nothing to set here. If your table plays these "
            "variants, lay tiles that have them, or paint them.");
    if (!hand) return translated("Choose a portal or a storm: click it, or type its letter.");
    const auto field = arg("field", field_name(hand->fields.front()));
    if (hand->what == What::portal)
        return say("Which field is the exit of the portal {field}? Click that field, or type its number.", field);
    if (!hand->group)
        return translated("Are these storm fields a pyramid or a lighthouse? Click it, or type its number.");
    return translated("Click a storm field next to it to add that field; click one of its own fields to remove it.");
}

std::string why_nothing_to_take(const Small& hand) {
    if (!hand) return translated("Choose a portal or a storm first.");
    if (hand->what == What::portal) return hand->exit ? std::string{} : translated("This portal has no exit yet.");
    return hand->group ? std::string{} : translated("These storm fields are neither a pyramid nor a lighthouse.");
}

// How many there are, and what is unusual about them.
std::string small_tiles_standing(const Layout& layout, const std::vector<SmallTile>& all) {
    const auto count = [&](const auto& holds) {
        return static_cast<int>(std::count_if(all.begin(), all.end(), holds));
    };
    const int portals = count([](const SmallTile& one) { return one.what == What::portal; });
    const int exits = count([](const SmallTile& one) { return one.exit.has_value(); });
    const auto groups = [&](GroupKind kind) { return count([=](const SmallTile& one) { return one.group == kind; }); };
    std::string text =
        say("Portals: {portals}, with an exit: {exits}. Pyramids: {pyramids}. Lighthouses: {lighthouses}.",
            arg("portals", portals), arg("exits", exits), arg("pyramids", groups(GroupKind::pyramid)),
            arg("lighthouses", groups(GroupKind::beacon)));
    if (exits == 1) text += ' ' + std::string{translated("One exit joins nothing: a second portal needs its own.")};
    const auto board = make_board(layout);
    const int players = layout.players.value_or(2);
    if (!board) return text;
    for (const BoardHint& one : hints(*board, layout, players))
        if (one.hint == Hint::exit_not_movement || one.hint == Hint::not_joined)
            text += ' ' + hint_words(*board, one, players);
    return text;
}

}  // namespace

// --- What is offered and what lies

Palette VariantsPart::palette(const Layout& layout) const {
    const auto all = text::small_tiles(layout);
    const auto hand = at_hand(layout);
    Palette palette;
    palette.prompt = prompt_for(all, hand);
    if (!hand)
        palette.groups.push_back(place_items(all));
    else
        palette.groups.push_back(hand->what == What::portal ? exit_items(layout, *hand) : group_items(*hand));
    if (palette.groups.back().items.empty()) palette.groups.clear();
    palette.buttons = {{"take off", translated("Remove"), "Del", why_nothing_to_take(hand)}};
    if (!all.empty()) palette.standing = small_tiles_standing(layout, all);
    return palette;
}

Sheet VariantsPart::sheet(const Layout& layout) const {
    Sheet sheet;
    sheet.layout = layout;
    for (const SheetField& one : fields_of(layout)) sheet.hexagons.push_back(one.at);
    if (sheet.hexagons.empty()) sheet.hexagons.push_back({0, 0});
    const auto hand = at_hand(layout);
    if (hand) sheet.at_hand = hand->fields;
    if (hand && hand->what == What::portal) {
        const auto exits = text::possible_exits(layout, hand->fields.front());
        for (std::size_t i = 0; i < exits.size(); ++i) sheet.keys.push_back({exits[i], number_key(i)});
    } else {
        const auto all = text::small_tiles(layout);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!hand || all[i] != *hand) sheet.keys.push_back({all[i].fields.front(), key_of_place(i)});
    }
    return sheet;
}

Small VariantsPart::at_hand(const Layout& layout) const {
    return at_hand_ ? text::small_tile_on(layout, *at_hand_) : std::nullopt;
}

// --- What hands do

VariantsPart::Refused VariantsPart::tap(BoardMaker& maker, Hex at) {
    const Layout& layout = maker.layout();
    const auto hand = at_hand(layout);
    const auto there = text::small_tile_on(layout, at);
    if (hand && hand->what == What::portal && has(text::possible_exits(layout, hand->fields.front()), at))
        return set_exit(maker, *hand, at);
    if (hand && hand->group && has(hand->fields, at)) {
        std::vector<Hex> fields = hand->fields;
        std::erase(fields, at);
        return set_fields(maker, *hand, std::move(fields));
    }
    if (hand && hand->group && there && there->what == What::storm && !there->group && lies_beside(hand->fields, at)) {
        std::vector<Hex> fields = hand->fields;
        fields.push_back(at);
        return set_fields(maker, *hand, std::move(fields));
    }
    if (!there)
        return say("{field} is neither a portal nor a storm field: {kind}.", arg("field", field_name(at)),
                   arg("kind", word(kind_of(layout, at))));
    const bool lets_go = hand && has(hand->fields, at);
    at_hand_ = lets_go ? std::nullopt : std::optional{at};
    return {};
}

std::optional<VariantsPart::Refused> VariantsPart::type(BoardMaker& maker, char key) {
    const auto hand = at_hand(maker.layout());
    if (key >= '1' && key <= '6' && hand)
        return press(maker, hand->what == What::portal ? "exit" : "group", static_cast<std::size_t>(key - '1'));
    if (key < 'A' || key > 'Z') return std::nullopt;
    return press(maker, "place", static_cast<std::size_t>(key - 'A'));
}

VariantsPart::Refused VariantsPart::press(BoardMaker& maker, const std::string& group, std::size_t number) {
    if (group == "place") {
        const auto all = text::small_tiles(maker.layout());
        if (number >= all.size()) return translated("No portal or storm has this letter.");
        at_hand_ = all[number].fields.front();
        return {};
    }
    const auto hand = at_hand(maker.layout());
    if (!hand) return translated("Choose a portal or a storm first.");
    if (group == "group")
        return number < group_kinds.size() ? set_group(maker, *hand, group_kinds[number])
                                           : translated("There are two kinds: a pyramid and a lighthouse.");
    const auto exits = text::possible_exits(maker.layout(), hand->fields.front());
    return number < exits.size() ? set_exit(maker, *hand, exits[number])
                                 : translated("No field beside this portal has this number.");
}

VariantsPart::Refused VariantsPart::take_off(BoardMaker& maker) const {
    const auto hand = at_hand(maker.layout());
    if (auto why_not = why_nothing_to_take(hand); !why_not.empty()) return why_not;
    const Hex at = hand->fields.front();
    if (hand->what == What::portal)
        return maker.change_layout(say("No exit of {portal}", arg("portal", field_name(at))),
                                   text::without_portal(maker.layout(), at));
    return maker.change_layout(
        say("No {tile} on {field}", arg("tile", word(*hand->group)), arg("field", field_name(at))),
        text::without_group(maker.layout(), at));
}

bool VariantsPart::let_go() { return std::exchange(at_hand_, std::nullopt).has_value(); }

VariantsPart::Refused VariantsPart::set_exit(BoardMaker& maker, const SmallTile& portal, Hex exit) {
    const Hex at = portal.fields.front();
    return maker.change_layout(
        say("Portal {field}, exit {exit}", arg("field", field_name(at)), arg("exit", field_name(exit))),
        text::with_portal(maker.layout(), {at, exit}));
}

VariantsPart::Refused VariantsPart::set_group(BoardMaker& maker, const SmallTile& storm, GroupKind kind) {
    const Hex at = storm.fields.front();
    const auto laid = text::laid_on(maker.layout(), at);
    Layout without = maker.layout();
    if (storm.group)
        if (auto changed = text::without_group(without, at)) without = *std::move(changed);
    return maker.change_layout(say("{kind} on {field}", arg("kind", word(kind)), arg("field", field_name(at))),
                               text::with_group(std::move(without), {kind, storm.fields, laid ? laid->id : ""}));
}

// None left: it is storm again. What is at hand stays so, whichever of its fields went.
VariantsPart::Refused VariantsPart::set_fields(BoardMaker& maker, const SmallTile& storm, std::vector<Hex> fields) {
    std::sort(fields.begin(), fields.end());
    const Hex before = storm.fields.front();
    const GroupKind kind = *storm.group;
    if (!fields.empty()) at_hand_ = fields.front();
    auto changed = text::without_group(maker.layout(), before);
    if (changed && !fields.empty()) changed = text::with_group(*std::move(changed), {kind, fields, {}});
    return maker.change_layout(say_counted(static_cast<int>(fields.size()), "{what} {field}, {n} field",
                                           "{what} {field}, {n} fields", arg("what", capitalised(word(kind))),
                                           arg("field", field_name(fields.empty() ? before : fields.front()))),
                               std::move(changed));
}

}  // namespace eko::words
