// SPDX-License-Identifier: MIT
#include "eko/words/shelf/sheet.h"

#include "eko/rules/board.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/places.h"
#include "eko/words/shelf/board_maker.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace eko::words {

using namespace present;

namespace {

// A disc, a portal's exit, a small tile: what lies there beside what the field is.
std::string fact_of(const Sheet& sheet, const SheetField& field) {
    std::string kind = word(field.kind);
    for (const StartDisc& disc : sheet.discs)
        if (disc.at == field.at)
            return say("{kind}: {disc}", arg("kind", kind),
                       arg("disc", disc.emperor ? say("{colour} with the emperor", arg("colour", word(disc.owner)))
                                                : word(disc.owner)));
    for (const LaidPortal& portal : sheet.layout.portals)
        if (portal.at == field.at)
            return say("Portal {field}, exit {exit}", arg("field", field_name(portal.at)),
                       arg("exit", field_name(portal.exit)));
    for (const Group& group : sheet.layout.groups)
        if (std::find(group.fields.begin(), group.fields.end(), field.at) != group.fields.end())
            return say("{kind}: {disc}", arg("kind", kind), arg("disc", word(group.kind)));
    return kind;
}

}  // namespace

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
        all.push_back(field == fields.end() ? none : fact_of(sheet, *field));
    }
    return all;
}

}  // namespace eko::words
