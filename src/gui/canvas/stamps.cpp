// SPDX-License-Identifier: MIT
#include "gui/canvas/stamps.h"

#include <algorithm>
#include <cmath>

namespace gui {
namespace {

constexpr std::size_t most_looks = 2000;
constexpr std::size_t most_pixels = 2'000'000;  // kept: eight megabytes

}  // namespace

void Stamps::put(Painter& painter, const Rect& box, double pixels, const std::string& name,
                 const Painter::Drawing& drawing) {
    const auto whole = [&](double length) { return static_cast<int>(std::lround(length * pixels)); };
    const Rect place{whole(box.x) / pixels, whole(box.y) / pixels, whole(box.w) / pixels, whole(box.h) / pixels};
    if (place.w <= 0 || place.h <= 0) return;
    forget_if_many();
    const Look look{name, whole(box.w), whole(box.h), painter.theme().tone, painter.theme().pieces};
    const auto [found, is_new] = seen_.try_emplace(look);
    auto& [of, stamp] = *found;
    if (is_new) return drawing(painter, place);
    if (!stamp) {
        pixels_ += static_cast<std::size_t>(of.wide) * static_cast<std::size_t>(of.high);
        stamp.emplace(painter, place, pixels, Backdrop::transparent, [&](Painter& onto) { drawing(onto, place); });
    }
    stamp->draw(painter, place.x, place.y);
}

void Stamps::forget_if_many() {
    if (seen_.size() <= most_looks && pixels_ <= most_pixels) return;
    seen_.clear();
    pixels_ = 0;
}

std::size_t Stamps::kept() const {
    return static_cast<std::size_t>(
        std::count_if(seen_.begin(), seen_.end(), [](const auto& one) { return one.second.has_value(); }));
}

}  // namespace gui
