// SPDX-License-Identifier: MIT
// Cairo's and Pango's objects, let go when their owner goes. What cairo cannot do it keeps as a status: `check`
// throws it as std::runtime_error.
#pragma once

#include <cairo/cairo.h>
#include <pango/pangocairo.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace print {

struct LetGo {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};
using Surface = std::unique_ptr<cairo_surface_t, LetGo>;
using Context = std::unique_ptr<cairo_t, LetGo>;
using Layout = std::unique_ptr<PangoLayout, LetGo>;
using Font = std::unique_ptr<PangoFontDescription, LetGo>;

inline void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error{std::string{"The page could not be drawn: "} + cairo_status_to_string(status) + "."};
}

// For cairo's writers: the bytes go to the end of the std::string that `to` points to.
inline cairo_status_t take_bytes(void* to, const unsigned char* bytes, unsigned int count) {
    const auto* const letters = reinterpret_cast<const char*>(bytes);  // NOLINT(*-reinterpret-cast): allowed for char
    static_cast<std::string*>(to)->append(letters, count);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace print
