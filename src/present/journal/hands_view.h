// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act: a list to be ticked off.
#pragma once

#include "present/journal/hands_line.h"
#include "present/journal/told.h"
#include "present/table/looks.h"
#include "present/table/open_table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct HandsView {
    std::string heading;  // "On the table"
    // Deeds, those of the latest act first. At a turn's end player by player, each below an event with the name.
    std::vector<HandsLine> lines;
    EntryRange entries{};
    std::size_t newest = 0;    // of the lines: the first that the last entry asks for, or the heading above it
    std::string with_order{};  // the heading of several acts where there is room: "On the table, latest action first"
    std::string page{};        // a sentence: where the deeds of a turn's end are; empty if there are none
    std::size_t to_put_back = 0;  // of the lines, with their headings: what was undone, if it comes first
};

// The words for a line that is ticked off, and for one that is not.
std::string done_words();
std::string not_done_words();
// "and 3 more lines": they are out of sight.
std::string more_lines_words(std::size_t lines);
// "3 lines above": the same where the last line is in sight.
std::string lines_above_words(std::size_t lines);
// "3 lines above and below": the same in the middle of the list.
std::string lines_around_words(std::size_t lines);
// They are seen, and can be folded away again.
std::string fewer_lines_words();

HandsLine hands_line(const Looks& table, EntryRange act, ToldLine told);

// What hands have to do now: for the acts that are due, and because of a repair, until two acts have followed it. What
// was due before the repair comes last, as it was listed then: hands may not have come to it yet.
HandsView hands_view(const OpenTable& table);

// The list for these entries, which must be in the journal. It is empty if hands have nothing to do.
HandsView hands_view(const Looks& table, EntryRange entries);

}  // namespace present
