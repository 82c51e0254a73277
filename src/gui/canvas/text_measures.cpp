// SPDX-License-Identifier: MIT
#include "gui/canvas/text_measures.h"

namespace gui {
namespace {

constexpr std::size_t most_measures = 2000;
constexpr std::size_t most_shaped = 600;  // about a kilobyte each
constexpr std::size_t most_broken = 600;  // into lines

}  // namespace

TextMeasures::OfFont& TextMeasures::of(Face face, double points) {
    OfFont& found = fonts_[{face, points}];
    if (found.widths.size() > most_measures) found.widths.clear();
    if (found.shaped.size() > most_shaped) found.shaped.clear();
    if (found.lines.size() > most_broken) found.lines.clear();
    return found;
}

TextMeasures& shared_measures(double pixels) {
    static std::map<double, TextMeasures> all;
    return all[pixels];
}

}  // namespace gui
