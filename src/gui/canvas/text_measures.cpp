// SPDX-License-Identifier: MIT
#include "gui/canvas/text_measures.h"

namespace gui {
namespace {

constexpr std::size_t most_measures = 2000;

}  // namespace

TextMeasures::OfFont& TextMeasures::of(Face face, double points) {
    OfFont& found = fonts_[{face, points}];
    if (found.widths.size() > most_measures) found.widths.clear();
    return found;
}

}  // namespace gui
