// SPDX-License-Identifier: MIT
// The part of the page of boards on which portals get their exits, and storm fields become pyramids and lighthouses.
// Two inputs each: a letter or a click chooses a portal or a storm, a number or a click says what is so about it.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/text/small_tiles.h"
#include "eko/words/shelf/board_maker.h"
#include "eko/words/shelf/palette.h"
#include "eko/words/shelf/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace eko::words {

class VariantsPart {
public:
    // Why it could not be done, for people; empty: it is done.
    using Refused = std::string;

    Palette palette(const Layout& layout) const;
    // The board; none of its fields has the keyboard.
    Sheet sheet(const Layout& layout) const;

    // A click on a field: the exit of the portal at hand; one field more of the pyramid or lighthouse at hand, or one
    // less; else what is there comes to hand, or is let go.
    Refused tap(BoardMaker& maker, Hex at);
    // Nothing: the key means nothing here.
    std::optional<Refused> type(BoardMaker& maker, char key);
    // An item of the palette: "place:0", "exit:2", "group:1".
    Refused press(BoardMaker& maker, const std::string& group, std::size_t number);
    // The exit of the portal at hand; what the storm at hand is.
    Refused take_off(BoardMaker& maker) const;
    // False if there was nothing at hand.
    bool let_go();

private:
    std::optional<text::SmallTile> at_hand(const Layout& layout) const;
    static Refused set_exit(BoardMaker& maker, const text::SmallTile& portal, Hex exit);
    static Refused set_group(BoardMaker& maker, const text::SmallTile& storm, GroupKind kind);
    Refused set_fields(BoardMaker& maker, const text::SmallTile& storm, std::vector<Hex> fields);

    std::optional<Hex> at_hand_;
};

}  // namespace eko::words
