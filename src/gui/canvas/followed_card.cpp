// SPDX-License-Identifier: MIT
#include "gui/canvas/followed_card.h"

#include <utility>

namespace gui {

void FollowedCard::is_drawn(std::size_t which, const Rect& where) { drawn_ = Drawn{which, where}; }

void FollowedCard::follow(double room) {
    const auto drawn = std::exchange(drawn_, std::nullopt);
    if (!drawn || (followed_ == drawn->which && followed_in_ == room)) return;
    followed_ = drawn->which;
    followed_in_ = room;
    const double before = part_.place().scroll.top;
    part_.reveal(drawn->where);
    if (part_.place().scroll.top != before) canvas_.CallAfter([canvas = &canvas_] { canvas->Refresh(); });
}

}  // namespace gui
