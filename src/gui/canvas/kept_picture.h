// SPDX-License-Identifier: MIT
// Something drawn that is kept as a bitmap and put on the screen again, and says again which letters are on it.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <functional>
#include <memory>
#include <vector>

namespace gui {

enum class Backdrop { opaque, transparent };

class KeptPicture {
public:
    // `drawing` draws at that place, whose corner is where a pixel of the screen begins. `pixels`: of the screen in a
    // logical one.
    KeptPicture(Painter& painter, const Rect& place, double pixels, Backdrop backdrop,
                const std::function<void(Painter&)>& drawing);

    // With the upper left corner there, where a pixel of the screen begins.
    void draw(Painter& painter, double x, double y) const;

private:
    class Bitmap;

    Rect place_;  // in whole pixels of the screen
    std::shared_ptr<const Bitmap> bitmap_;
    std::vector<Drawn> written_;
};

}  // namespace gui
