// SPDX-License-Identifier: MIT
// What each part of the page of boards offers beside the sheet.
#include "eko/rules/board.h"
#include "eko/text/board_counts.h"
#include "eko/words/board_drawing.h"
#include "eko/words/board_words.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/places.h"
#include "eko/words/shelf/text_board.h"
#include "eko/words/shelf/workshop.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <string>

namespace eko::words {

using namespace present;

namespace {

std::string called(const BoardMaker& maker) {
    return maker.layout().name.empty() ? translated("My board") : maker.layout().name;
}

constexpr std::size_t kinds_abreast = 2;
constexpr std::size_t kinds_beside_a_tile = 3;  // which needs less room than a board
constexpr std::size_t tiles_beside_a_tile = 6;
constexpr std::size_t tiles_abreast = 4;
constexpr std::size_t turns_abreast = 3;
constexpr int most_turns = 6;

// What the box has: as the hint says, or as the board has it if there is no hint.
int needed(const std::vector<BoardHint>& all, Hint kind, int have) {
    for (const BoardHint& one : all)
        if (one.hint == kind) return one.need;
    return have;
}

bool has_all_tiles(const Layout& layout, int players) {
    const auto board = make_board(layout);
    if (!board) return false;
    const auto found = hints(*board, layout, players);
    return std::none_of(found.begin(), found.end(), [](const BoardHint& one) { return one.hint == Hint::tile_count; });
}

std::string after_the_last_tile() {
    return translated(
        "All tiles are laid. Click one to rotate or remove it; or go on: name and save the board, lay the starting "
        "discs.");
}

std::string shown_key(FieldKind kind) { return upper(std::string{letter(kind)}); }

std::string colour_label(const StartingDiscs& discs, Color color) {
    const std::string left = say_counted(discs.left(color), "{colour}: {n} disc left", "{colour}: {n} discs left",
                                         arg("colour", capital_word(color)));
    return discs.has_emperor(color) ? left : say("{discs}, no emperor yet", arg("discs", left));
}

// The others of the box, each of which can take the place of the one at hand.
std::vector<PaletteButton> colors_to_play_instead(const StartingDiscs& discs) {
    std::vector<PaletteButton> all;
    const auto& playing = discs.colors();
    for (const Color color : colors)
        if (std::find(playing.begin(), playing.end(), color) == playing.end())
            all.push_back({"instead:" + std::string{to_text(color)}, plays_words(color), {}, {}});
    return all;
}

// "Row 3 of 9: cyan, violet with the emperor, cyan"
std::string row_words(const StartingDiscs& discs) {
    const auto rows = discs.rows();
    if (discs.told() == 0 || discs.told() > rows.size()) return {};
    std::string list;
    for (const StartDisc& one : rows[discs.told() - 1]) {
        const std::string disc =
            one.emperor ? say("{colour} with the emperor", arg("colour", word(one.owner))) : word(one.owner);
        list += (list.empty() ? "" : ", ") + disc;
    }
    return say("Row {n} of {all} from above, left to right: {discs}.", arg("n", discs.told()), arg("all", rows.size()),
               arg("discs", list));
}

}  // namespace

std::string board_progress(const Layout& layout, int players) {
    const auto board = make_board(layout);
    if (!board) return translated("Nothing is laid yet.");
    const auto all = text::counts(*board, layout);
    const auto found = hints(*board, layout, players);
    const int movement = all[FieldKind::movement];
    const int capitals = all[FieldKind::capital];
    std::string progress =
        say("{tiles} of {all_tiles} tiles, {fields} fields; movement fields: {movement} of {all_movement}; capitals: "
            "{capitals} of {all_capitals}.",
            arg("tiles", all.tiles), arg("all_tiles", needed(found, Hint::tile_count, all.tiles)),
            arg("fields", all.fields), arg("movement", movement),
            arg("all_movement", needed(found, Hint::field_count, movement)), arg("capitals", capitals),
            arg("all_capitals", needed(found, Hint::capital_count, std::max(capitals, players - 1))));
    const auto broken = std::find_if(found.begin(), found.end(), [](const BoardHint& one) {
        return one.hint == Hint::not_joined || one.hint == Hint::exit_not_movement;
    });
    return progress + ' ' +
           (broken == found.end() ? translated("All movement fields are connected.")
                                  : hint_words(*board, *broken, players));
}

std::vector<PaletteItem> Workshop::kind_items() const {
    std::vector<PaletteItem> all;
    for (std::size_t i = 0; i < field_kinds; ++i) {
        const auto kind = static_cast<FieldKind>(i);
        all.push_back({std::string{"kind:"} + letter(kind), shown_key(kind), capitalised(word(kind)),
                       field_picture(kind), brush_ == kind ? Standing::chosen : Standing::plain});
    }
    return all;
}

Palette Workshop::palette() const {
    switch (part_) {
        case Part::tiles:
            return tiles_palette();
        case Part::board:
            return board_palette();
        case Part::paint:
            return paint_palette();
        case Part::text:
            return text_palette();
        case Part::variants:
            return variants_.palette(maker_.layout());
        case Part::discs:
            break;
    }
    return discs_palette();
}

Palette Workshop::tiles_palette() const {
    Palette all;
    all.prompt = translated(
        "Choose a kind and click the tile's fields; or type their letters: the middle first, then clockwise from the "
        "right.");
    all.groups.push_back({kind_items(), kinds_beside_a_tile});
    PaletteGroup tiles{{}, tiles_beside_a_tile, Labels::below};
    for (std::size_t i = 0; i < maker_.tiles().size(); ++i) {
        const LibraryTile& one = maker_.tiles()[i];
        tiles.items.push_back({"own:" + std::to_string(i),
                               {},
                               one.id,
                               tile_picture(one.letters, 0),
                               &one == maker_.tile() ? Standing::chosen : Standing::plain});
    }
    all.groups.push_back(std::move(tiles));
    all.buttons = {{"new tile", translated("New tile"), "Enter", {}},
                   {"remove tile",
                    translated("Delete tile"),
                    {},
                    maker_.tile() ? std::string{} : translated("Choose one of your tiles first.")}};
    all.standing = translated("There is no tile yet.");
    if (maker_.tiles().empty()) return all;
    all.standing = say_counted(static_cast<int>(maker_.tiles().size()), "{n} tile, kept for all your boards.",
                               "{n} tiles, kept for all your boards.");
    all.standing += std::string{' '} + translated("Page Down goes on to the board.");
    return all;
}

Palette Workshop::board_palette() const {
    Palette all;
    const auto tiles = maker_.palette();
    const auto laid = maker_.laid();
    PaletteGroup players{{}, 3};
    const bool has_keys = !laid && !maker_.slot();  // else digits are turns
    const bool has_all = has_all_tiles(maker_.layout(), maker_.players());
    for (int n = 2; n <= static_cast<int>(most_players); ++n)
        players.items.push_back({"players:" + std::to_string(n),
                                 has_keys ? std::to_string(n) : std::string{},
                                 say_counted(n, "{n} player", "{n} players"),
                                 {},
                                 maker_.players() == n ? Standing::chosen : Standing::plain});
    all.groups.push_back(std::move(players));
    if (tiles.empty()) {
        all.prompt = translated("Enter your tiles first, on the Tiles page; you do that once.");
    } else if (maker_.slot()) {
        all.prompt = has_all ? after_the_last_tile() : translated("Which tile is there? Click it, or type its letter.");
        PaletteGroup group{{}, tiles_abreast, Labels::below};
        const auto keys = maker_.palette_keys();
        for (std::size_t i = 0; i < tiles.size(); ++i)
            group.items.push_back({"tile:" + tiles[i].id, keys[i], tiles[i].id == keys[i] ? "" : tiles[i].id,
                                   tile_picture(tiles[i].letters, 0),
                                   maker_.is_laid(tiles[i].id) ? Standing::faint : Standing::plain});
        all.groups.push_back(std::move(group));
    } else if (laid) {
        all.prompt = translated(
            "Which way is it turned? Click the picture that matches, or type its number; then the next place.");
        PaletteGroup group{{}, turns_abreast, Labels::below};
        const auto tile = std::find_if(tiles.begin(), tiles.end(), [&](const auto& one) { return one.id == laid->id; });
        for (int i = 0; tile != tiles.end() && i < most_turns; ++i)
            group.items.push_back({"turn:" + std::to_string(i),
                                   std::to_string(i + 1),
                                   {},
                                   tile_picture(tile->letters, i),
                                   laid->turn == i ? Standing::chosen : Standing::plain});
        all.groups.push_back(std::move(group));
    } else {
        all.prompt = has_all ? after_the_last_tile() : translated("Choose a free place: click it, or type its letter.");
    }
    all.buttons = {{"take off", translated("Remove"), "Del",
                    laid ? std::string{} : translated("Choose a tile on the board first.")},
                   {"mirror",
                    maker_.layout().mirror ? translated("Interlock the other way: on")
                                           : translated("Interlock the other way: off"),
                    {},
                    {}}};
    all.standing = board_progress(maker_.layout(), maker_.players());
    if (const auto board = make_board(maker_.layout());
        board && hints(*board, maker_.layout(), maker_.players()).empty())
        all.standing += std::string{' '} + translated("Ctrl+Enter starts a game on it.");
    return all;
}

Palette Workshop::paint_palette() const {
    Palette all;
    all.prompt = translated(
        "Choose a kind and drag over the fields; or move with the arrow keys and type letters, from left to right.");
    all.groups.push_back({kind_items(), kinds_abreast});
    all.groups.back().items.push_back(
        {"kind:_", "_", translated("No field"), {}, brush_ ? Standing::plain : Standing::chosen});
    all.standing = board_progress(maker_.layout(), maker_.players());
    return all;
}

Palette Workshop::text_palette() const {
    const auto typed = board_of_text(rows(), maker_.layout());
    Palette all;
    all.prompt = translated(
        "Type or paste rows below, one per line: r, first q, letters, such as -1:1:mmx.. They cover the tiles. You can "
        "also paste a whole board from a file.");
    all.buttons = {{"take rows", translated("Use these rows"), "Ctrl+Enter", typed.wrong}};
    all.standing = rows().empty() ? letters_words()
                   : typed.layout ? board_progress(*typed.layout, maker_.players())
                                  : typed.wrong;
    return all;
}

Palette Workshop::discs_palette() const {
    Palette all;
    const std::string fault = discs_->fault();
    const std::string row = row_words(*discs_);
    all.prompt = !row.empty() ? row
                 : discs_->are_complete()
                     ? translated("Everything is ready. “Next row” shows which discs to lay, row by row.")
                     : translated(
                           "Choose a colour and click its fields; click its emperor's field again. Or type "
                           "the letters of the colours in the order of laying, with * after an emperor.");
    PaletteGroup group{{}, 1};
    for (const Color color : discs_->colors())
        group.items.push_back({"color:" + std::string{to_text(color)}, badge(color).letter,
                               colour_label(*discs_, color), field_picture(FieldKind::movement, Stack{color, 1, false}),
                               discs_->color() == color ? Standing::chosen : Standing::plain});
    all.groups.push_back(std::move(group));
    all.buttons = colors_to_play_instead(*discs_);
    all.buttons.push_back({"deal", translated("Deal them"), {}, {}});
    all.buttons.push_back({"rest", say("The rest is {colour}", arg("colour", word(discs_->color()))), {}, {}});
    all.buttons.push_back({"next row", translated("Next row"), "Enter", fault});
    all.buttons.push_back({"clear", translated("Remove all"), {}, {}});
    all.standing = !fault.empty() ? fault
                   : discs_->are_complete()
                       ? translated("Ctrl+Enter takes these discs.")
                       : discs_->lacking() + ' ' + translated("Ctrl+Enter takes them as they are.");
    if (const auto replaced = static_cast<int>(discs_->replaced_by_deal()); replaced > 0)
        all.standing = say_counted(replaced, "The deal replaced {n} disc; Undo brings it back.",
                                   "The deal replaced {n} discs; Undo brings them back.") +
                       ' ' + all.standing;
    return all;
}

// --- Words

WorkshopWords workshop_words() {
    return {{translated("Tiles"), translated("Board"), translated("Painting"), translated("Text"),
             translated("Variants"), translated("Starting discs")},
            translated("Boards"),
            translated("All boards"),
            translated("New board"),
            translated("Board"),
            translated("Tile"),
            translated("Name of the board"),
            translated("Name of the tile"),
            translated("Rows of the board, one per line"),
            translated("Save"),
            translated("Import ..."),
            translated("Export ..."),
            translated("Delete"),
            translated("Undo"),
            translated("Redo"),
            translated("Start a game on it"),
            translated("Use these discs")};
}

std::string delete_question(const BoardMaker& maker) {
    return say("Delete {board}? Press Delete again to confirm. Games started on it keep it.",
               arg("board", maker.layout().name));
}

std::string unsaved_board_words(const BoardMaker& maker) {
    return say("Not saved: {boards}. Save, or quit again to discard the changes.", arg("boards", called(maker)));
}

std::string put_aside_words(const BoardMaker& maker) {
    if (!maker.is_changed()) return {};
    return say("{board} is not saved. Undo brings it back.", arg("board", called(maker)));
}

}  // namespace eko::words
