// SPDX-License-Identifier: MIT
#include "eko/words/board_words.h"

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/text/layout_changes.h"
#include "eko/text/words.h"
#include "eko/words/board_drawing.h"
#include "eko/words/names.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cstddef>
#include <optional>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t board_columns = 80;
constexpr std::size_t longest_tile = 16;  // letters of its name

std::string line_of(const std::string& sentence, std::string_view indent = "") {
    return wrapped(sentence, board_columns, indent);
}

std::string sign(std::optional<FieldKind> kind) { return kind ? std::string{letter(*kind)} : std::string{"_"}; }

std::string kinds_line(const text::BoardCounts& all) {
    std::string list;
    for (const char c : std::string_view{"rvmcxspwld"}) {
        const int count = all[*kind_of_letter(c)];
        if (count > 0) list += (list.empty() ? "" : ", ") + std::to_string(count) + ' ' + c;
    }
    if (list.empty()) return say_counted(all.fields, "{n} field.", "{n} fields.");
    return say_counted(all.fields, "{n} field, other than movement fields: {list}.",
                       "{n} fields, other than movement fields: {list}.", arg("list", list));
}

// The items behind their head; a line breaks between two of them only.
template <class Items, class Say>
std::string listed_line(const std::string& head, const Items& items, const Say& say_item) {
    if (items.empty()) return {};
    std::string text;
    std::string line = head;
    for (const auto& item : items) {
        const std::string more = "  " + say_item(item);
        if (width(line) + width(more) > board_columns) {
            text += line + '\n';
            line = " ";
        }
        line += more;
    }
    return text + line + '\n';
}

std::string fields_of(const Group& group) {
    std::string text{text::to_text(group.kind)};
    if (!group.tile.empty()) text += ' ' + plain(group.tile, longest_tile);
    for (const Hex field : group.fields) text += ' ' + to_text(field);
    return text + ';';
}

}  // namespace

std::string hint_words(const Board& board, const BoardHint& hint, int players) {
    const auto field = arg("field", hint.field ? field_name(board[*hint.field].at) : std::string{});
    const auto need = arg("need", hint.need);
    const auto for_players = arg("players", players);
    switch (hint.hint) {
        case Hint::not_joined:
            return say("Movement fields are not all connected: no way leads to {field} (EKO-60).", field);
        case Hint::field_count:
            return say_counted(hint.have, "{n} movement field, and the discs of {players} players fill {need} (EKO-7).",
                               "{n} movement fields, and the discs of {players} players fill {need} (EKO-7).", need,
                               for_players);
        case Hint::tile_count:
            return say_counted(hint.have, "{n} tile is laid; {players} players have {need} (EKO-5).",
                               "{n} tiles are laid; {players} players have {need} (EKO-5).", need, for_players);
        case Hint::no_capital:
            return translated("There is no capital, so nobody can win with points (EKO-52).");
        case Hint::capital_count:
            return say_counted(hint.have, "{n} capital; {players} players have {need}.",
                               "{n} capitals; {players} players have {need}.", need, for_players);
        case Hint::exit_not_movement:
            break;
    }
    return say("A portal's exit, {field}, is not a movement field (EKO-61).", field);
}

std::string fault_words(const BoardFault& fault) {
    const std::string why = say(fault.why);
    return fault.where.empty() ? why : fault.where + ": " + why;
}

std::string fault_sentence(const BoardFault& fault) {
    const std::string words = fault_words(fault);
    return (fault.where.empty() ? capitalised(words) : words) + '.';
}

std::string check_text(const Board& board, const Layout& layout, int players) {
    const text::BoardCounts all = text::counts(board, layout);
    const auto found = hints(board, layout, players);
    std::string text = line_of(say_counted(all.tiles, "{n} tile is laid, for {players} players.",
                                           "{n} tiles are laid, for {players} players.", arg("players", players)));
    text += line_of(say_counted(all[FieldKind::movement], "{n} movement field.", "{n} movement fields."));
    text += line_of(say_counted(all[FieldKind::capital], "{n} capital.", "{n} capitals."));
    text += line_of(kinds_line(all));
    for (const BoardHint& hint : found)
        text += line_of(say("Hint: {hint}", arg("hint", hint_words(board, hint, players))));
    if (found.empty()) return text + line_of(translated("All movement fields are connected. No hints."));
    return text + line_of(translated("Hints are not errors: you can play on this board."));
}

std::string layout_summary(const Layout& layout) {
    return say_counted(static_cast<int>(layout.library.size()), "{n} tile in the library, {laid} laid",
                       "{n} tiles in the library, {laid} laid", arg("laid", layout.tiles.size()));
}

std::string layout_text(const Layout& layout) {
    std::string text;
    text += listed_line(translated("Tiles (place, rotation):"), layout.tiles, [](const LaidTile& tile) {
        return plain(tile.id, longest_tile) + ' ' + to_text(tile.at) + ' ' + std::to_string(tile.turn) + ';';
    });
    text += listed_line(translated("Painted:"), layout.rows, [](const Row& row) {
        return std::to_string(row.first.r) + ':' + std::to_string(row.first.q) + ':' + row.letters;
    });
    text += listed_line(translated("Portals (field, exit):"), layout.portals,
                        [](const LaidPortal& portal) { return to_text(portal.at) + ' ' + to_text(portal.exit) + ';'; });
    return text + listed_line(translated("Groups:"), layout.groups, fields_of);
}

std::string slots_text(const Layout& layout) {
    const auto slots = text::free_slots(layout);
    if (slots.empty()) return line_of(translated("There is no free slot."));
    return listed_line(translated("Free slots:"), slots, [](Hex slot) { return to_text(slot); });
}

std::string library_text(const Layout& layout) {
    std::string text;
    for (const LibraryTile& tile : layout.library) text += drawing_of_tile(tile) + '\n';
    return text;
}

std::string differences_text(const std::vector<text::FieldDifference>& all) {
    std::string text;
    for (const auto& one : all)
        text += line_of(say("{field}: {one} on the first, {other} on the second", arg("field", field_name(one.at)),
                            arg("one", sign(one.one)), arg("other", sign(one.other))));
    return text;
}

}  // namespace eko::words
