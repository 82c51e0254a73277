// SPDX-License-Identifier: MIT
// A line of text whose letters have been chosen and placed, and a gauge for lines that are only measured. Choosing
// takes several times as long as drawing, and most texts are drawn again the next time.
#pragma once

#include <wx/colour.h>
#include <wx/font.h>
#include <wx/graphics.h>

#include <memory>
#include <optional>
#include <string>

struct _PangoLayout;

namespace gui {

struct FreeLayout {
    void operator()(_PangoLayout* layout) const;
};
using Layout = std::unique_ptr<_PangoLayout, FreeLayout>;

// Of one font. The toolkit itself begins anew with each text, which takes three times as long.
class TextGauge {
public:
    TextGauge(wxGraphicsContext& context, const wxFont& font);

    // As the context itself measures it, if it is of the same kind and scale as the first one; none where the toolkit
    // shows no text of its own making.
    std::optional<double> width(const std::string& text) const;

private:
    Layout layout_;
};

class ShapedText {
public:
    // Where the toolkit shows no text of its own making, nothing is kept.
    ShapedText(wxGraphicsContext& context, const std::string& text, const wxFont& font);

    // As TextGauge has it.
    std::optional<double> width() const;
    // With the upper left corner there: the same pixels that the context itself would draw, if it is of the same kind
    // and scale as the first one. False, and nothing drawn, if nothing is kept.
    bool draw(wxGraphicsContext& context, double x, double y, const wxColour& colour) const;

private:
    Layout layout_;
};

}  // namespace gui
