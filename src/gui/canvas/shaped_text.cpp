// SPDX-License-Identifier: MIT
#include "gui/canvas/shaped_text.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#include <wx/fontutil.h>
#endif

namespace gui {

#ifdef __WXGTK__
namespace {

cairo_t* cairo_of(wxGraphicsContext& context) { return static_cast<cairo_t*>(context.GetNativeContext()); }

double part_of_colour(unsigned char part) { return part / 255.0; }

Layout layout_of(wxGraphicsContext& context, const wxFont& font) {
    Layout layout{pango_cairo_create_layout(cairo_of(context))};
    pango_layout_set_font_description(layout.get(), font.GetNativeFontInfo()->description);
    pango_layout_set_auto_dir(layout.get(), FALSE);  // a name from the right may begin a sentence from the left
    return layout;
}

void set_text(const Layout& layout, const std::string& text) {
    pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
}

double width_of(const Layout& layout) {
    int wide = 0;
    pango_layout_get_pixel_size(layout.get(), &wide, nullptr);
    return wide;
}

}  // namespace

TextGauge::TextGauge(wxGraphicsContext& context, const wxFont& font) : layout_{layout_of(context, font)} {}

std::optional<double> TextGauge::width(const std::string& text) const {
    set_text(layout_, text);
    return width_of(layout_);
}

ShapedText::ShapedText(wxGraphicsContext& context, const std::string& text, const wxFont& font)
    : layout_{layout_of(context, font)} {
    set_text(layout_, text);
}

std::optional<double> ShapedText::width() const { return width_of(layout_); }

// Pango is not told of the context: it would choose the letters anew each time, even if nothing has changed.
bool ShapedText::draw(wxGraphicsContext& context, double x, double y, const wxColour& colour) const {
    cairo_t* const onto = cairo_of(context);
    cairo_set_source_rgba(onto, part_of_colour(colour.Red()), part_of_colour(colour.Green()),
                          part_of_colour(colour.Blue()), part_of_colour(colour.Alpha()));
    cairo_move_to(onto, x, y);
    pango_cairo_show_layout(onto, layout_.get());
    cairo_new_path(onto);
    return true;
}

void FreeLayout::operator()(_PangoLayout* layout) const { g_object_unref(layout); }
#else
TextGauge::TextGauge(wxGraphicsContext&, const wxFont&) {}

std::optional<double> TextGauge::width(const std::string&) const { return std::nullopt; }

ShapedText::ShapedText(wxGraphicsContext&, const std::string&, const wxFont&) {}

std::optional<double> ShapedText::width() const { return std::nullopt; }

bool ShapedText::draw(wxGraphicsContext&, double, double, const wxColour&) const { return false; }

void FreeLayout::operator()(_PangoLayout*) const {}
#endif

}  // namespace gui
