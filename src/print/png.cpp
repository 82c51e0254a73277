// SPDX-License-Identifier: MIT
#include "print/png.h"

#include "print/brush.h"

#include <cmath>

namespace print {

std::string png(const paper::Picture& picture, double scale) {
    const auto pixels = [&](double length) { return static_cast<int>(std::ceil(length * scale)); };
    const Surface surface{
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(picture.width), pixels(picture.height))};
    check(cairo_surface_status(surface.get()));
    Brush brush{surface.get()};
    paper::Picture grounded{picture.width, picture.height, {}, {}};
    grounded.items.emplace_back(paper::Box{
        {0, 0}, picture.width, picture.height, paper::Ink::page, std::nullopt, paper::Hatch::full, paper::Ink::ink});
    brush.picture(grounded, {0, 0}, scale);
    brush.picture(picture, {0, 0}, scale);
    std::string bytes;
    check(cairo_surface_write_to_png_stream(surface.get(), take_bytes, &bytes));
    return bytes;
}

}  // namespace print
