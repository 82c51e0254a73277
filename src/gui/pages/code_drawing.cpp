// SPDX-License-Identifier: MIT
#include "gui/pages/code_drawing.h"

#include <wx/graphics.h>

#include <algorithm>
#include <cmath>

namespace gui {
namespace {

constexpr double quiet_zone = 4;  // modules around a code, as its standard wants

const wxColour code_paper{255, 255, 255};
const wxColour code_ink{0, 0, 0};

}  // namespace

// Dark on bright in every theme: some cameras read nothing else. Modules are whole pixels of the screen.
Rect draw_code(Painter& painter, const Rect& box, const guests::Modules& code, double dots) {
    const double modules = static_cast<double>(code.size()) + 2 * quiet_zone;
    const double module = std::max(1.0, std::floor(std::min(box.w, box.h) * dots / modules)) / dots;
    const double side = module * modules;
    const Rect paper{std::floor(box.x), std::floor(box.y), side, side};
    wxGraphicsContext& context = painter.context();
    const auto smoothing = context.GetAntialiasMode();
    context.SetAntialiasMode(wxANTIALIAS_NONE);
    painter.fill(paper, code_paper);
    for (std::size_t y = 0; y < code.size(); ++y)
        for (std::size_t x = 0; x < code.size(); ++x)
            if (code[y][x])
                painter.fill({paper.x + (quiet_zone + static_cast<double>(x)) * module,
                              paper.y + (quiet_zone + static_cast<double>(y)) * module, module, module},
                             code_ink);
    context.SetAntialiasMode(smoothing);
    return paper;
}

}  // namespace gui
