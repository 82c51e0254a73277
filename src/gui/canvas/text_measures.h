// SPDX-License-Identifier: MIT
// How wide and high texts came out on one surface, remembered: measuring a text takes as long as drawing it, and most
// are drawn again next time.
#pragma once

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
        std::unordered_map<std::string, double> widths;  // by text
    };

    // Forgets what it knows of a font that has measured too much.
    OfFont& of(Face face, double points);
    void forget() { fonts_.clear(); }

private:
    std::map<std::pair<Face, double>, OfFont> fonts_;
};

}  // namespace gui
