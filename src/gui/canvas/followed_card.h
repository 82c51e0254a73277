// SPDX-License-Identifier: MIT
// The card that a part scrolls to by itself: that of whoever is asked. Once for each of them, and once more when there
// is more or less room: hands may scroll away from there.
#pragma once

#include "gui/canvas/rect.h"
#include "gui/canvas/scrolled_part.h"

#include <wx/window.h>

#include <cstddef>
#include <optional>

namespace gui {

class FollowedCard {
public:
    // Both must outlive it.
    FollowedCard(wxWindow& canvas, ScrolledPart& part) : canvas_{canvas}, part_{part} {}

    // Where the card of that place among all was drawn.
    void is_drawn(std::size_t which, const Rect& where);
    // After all were drawn in a part with room for so many units. The canvas is drawn again if that scrolled.
    void follow(double room);

private:
    struct Drawn {
        std::size_t which;
        Rect where;
    };
    wxWindow& canvas_;
    ScrolledPart& part_;
    std::optional<Drawn> drawn_;
    std::optional<std::size_t> followed_;
    double followed_in_ = 0;
};

}  // namespace gui
