// SPDX-License-Identifier: MIT
// Small drawings that stand in many places and come again with every entry, such as pieces: each is drawn once and then
// put down as a bitmap, which takes a tenth of the time. The first time it is drawn as it is, so that the start of the
// program and a hand that zooms need no bitmap.
#pragma once

#include "gui/canvas/kept_picture.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/theme.h"
#include "present/window/preferences.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace gui {

class Stamps {
public:
    // Within the box, which is moved to whole pixels. The same name and size is the same drawing, in the colours of the
    // theme. `pixels`: of the screen in a logical one.
    void put(Painter& painter, const Rect& box, double pixels, const std::string& name,
             const Painter::Drawing& drawing);
    std::size_t kept() const;

private:
    struct Look {
        std::string name;
        int wide;  // pixels of the screen
        int high;
        Tone tone;
        present::PieceColours pieces;
        auto operator<=>(const Look&) const = default;
    };

    void forget_if_many();

    std::map<Look, std::optional<KeptPicture>> seen_;  // none: once, so far
    std::size_t pixels_ = 0;                           // of all that are kept
};

}  // namespace gui
