// SPDX-License-Identifier: MIT
// A line of text whose letters have been chosen and placed. Doing that takes several times as long as drawing them, and
// most texts are drawn again the next time.
#pragma once

#include <wx/colour.h>
#include <wx/font.h>
#include <wx/graphics.h>

#include <memory>
#include <string>

struct _PangoLayout;

namespace gui {

class ShapedText {
public:
    // Where the toolkit shows no text of its own making, nothing is kept.
    ShapedText(wxGraphicsContext& context, const std::string& text, const wxFont& font);

    // With the upper left corner there: the same pixels that the context itself would draw, if it is of the same kind
    // and scale as the first one. False, and nothing drawn, if nothing is kept.
    bool draw(wxGraphicsContext& context, double x, double y, const wxColour& colour) const;

private:
    struct Free {
        void operator()(_PangoLayout* layout) const;
    };
    std::unique_ptr<_PangoLayout, Free> layout_;
};

}  // namespace gui
