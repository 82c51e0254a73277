// SPDX-License-Identifier: MIT
#include "gui/canvas/text_measures.h"

namespace gui {
namespace {

constexpr std::size_t most_measures = 2000;
constexpr std::size_t most_shaped = 300;  // about a kilobyte each

}  // namespace

TextMeasures::OfFont& TextMeasures::of(Face face, double points) {
    OfFont& found = fonts_[{face, points}];
    if (found.widths.size() > most_measures) found.widths.clear();
    if (found.shaped.size() > most_shaped) found.shaped.clear();
    return found;
}

}  // namespace gui
