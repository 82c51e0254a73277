// SPDX-License-Identifier: MIT
// A document as a value: what is written, in which order. `html`, `plain_text` and print::pdf make pages of it.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace paper {

// 1 is the document's title, 2 a chapter, 3 a part of one.
struct Heading {
    int level;
    std::string text;
};

enum class Voice : std::uint8_t { plain, lead, aside };
struct Paragraph {
    std::string text;
    Voice voice = Voice::plain;
};

struct Figure {
    Picture picture;
    std::string caption;  // may be empty
    double widest = 1;    // on paper, as a part of the page's width
};
// Beside each other where there is room.
struct Figures {
    std::vector<Figure> figures;
};

// Small, at the right edge, beside the entries behind it.
struct SideFigure {
    Figure figure;
};

// One entry of a journal, or several that belong together, and what followed. A turning point stands out.
enum class EntryLook : std::uint8_t { played, turning_point, correction };
struct JournalEntry {
    std::string number;
    EntryLook look;
    Cell who;                 // the badge of whoever did it; its text is the entry in a sentence
    std::vector<Cell> lines;  // what followed, in order
};

struct NewPage {};

using Block = std::variant<Heading, Paragraph, Table, Figures, SideFigure, JournalEntry, NewPage>;

enum class Paging : std::uint8_t {
    flow,      // as many pages as it takes
    one_page,  // made smaller until it fits on one
};

struct Document {
    std::string title;
    std::string language;  // of its words: "en"
    std::string footer;    // which program made it; at the end, and at the foot of each page of paper
    std::vector<Block> blocks;
    Paging paging = Paging::flow;
};

// One page that needs nothing else: styles and pictures stand in it. Light or dark as its reader likes, light on
// paper.
std::string html(const Document& document);

// For a chat or a mail: no pictures. Lines are not broken, for whatever shows them breaks them.
std::string plain_text(const Document& document);

}  // namespace paper
