// SPDX-License-Identifier: MIT
// Pictures as SVG text (SVG 1.1), in UTF-8.
#pragma once

#include "paper/picture.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace paper {

// A file of its own, in the colours of the day and with a ground behind it.
std::string svg_file(const Picture& picture);
// An element inside an HTML page, in the colours of the page's style sheet: var(--red), as `html` writes it.
std::string svg_element(const Picture& picture);

// The same for a page that forbids styles inside of elements, and short: colours are classes of the page's style sheet
// ("f-red" fills, "s-red" strokes, "h-red" surrounds letters; "m" and "e" anchor a text in its middle and at its end,
// "b" is bold, "r" has serifs), and tenths of a pixel are enough.
std::string svg_by_classes(const Picture& picture);

// With &, <, >, " and ' written as XML wants them; control characters that XML forbids are left out.
std::string escaped(std::string_view text);

}  // namespace paper
