// SPDX-License-Identifier: MIT
// Remembers the width, height and letters of texts on one surface. Measuring a text takes as long as drawing it, and
// most texts are drawn again the next time.
#pragma once

#include "gui/canvas/shaped_text.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace gui {

enum class Face { plain, bold, serif, serif_bold, digits };

class TextMeasures {
public:
    struct OfFont {
        std::optional<double> line_height;
        std::unordered_map<std::string, double> widths;      // by text
        std::unordered_map<std::string, ShapedText> shaped;  // by text
    };

    // Forgets the texts of a font when there are too many of them. What is returned is good until then.
    OfFont& of(Face face, double points);
    void forget() { fonts_.clear(); }

private:
    std::map<std::pair<Face, double>, OfFont> fonts_;
};

}  // namespace gui
