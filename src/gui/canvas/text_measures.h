// SPDX-License-Identifier: MIT
// Remembers the width, height, letters and lines of texts on one kind of surface. Measuring a text takes as long as
// drawing it, and most texts are drawn again the next time.
#pragma once

#include "gui/canvas/shaped_text.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gui {

enum class Face { plain, bold, serif, serif_bold, digits };

class TextMeasures {
public:
    struct OfFont {
        std::optional<double> line_height;
        std::optional<TextGauge> gauge;
        std::unordered_map<std::string, double> widths;                            // by text
        std::unordered_map<std::string, ShapedText> shaped;                        // by text
        std::map<std::pair<double, std::string>, std::vector<std::string>> lines;  // by width of a line and text
    };

    // Forgets the texts of a font when there are too many of them. What is returned is good until then.
    OfFont& of(Face face, double points);

private:
    std::map<std::pair<Face, double>, OfFont> fonts_;
};

// All canvases paint and measure on the same kind of surface: what one has measured, none measures again. `pixels`: of
// the screen in a logical one.
TextMeasures& shared_measures(double pixels);

}  // namespace gui
