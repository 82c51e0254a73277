// SPDX-License-Identifier: MIT
#include "print/pdf.h"

#include "paper/picture.h"
#include "print/pages.h"

#include <cairo/cairo-pdf.h>
namespace print {
namespace {

constexpr double least_scale = 0.5;
constexpr double foot = page_height - 40;

cairo_status_t forget_bytes(void*, const unsigned char*, unsigned int) { return CAIRO_STATUS_SUCCESS; }

// Letters are as wide as on the pages that will be kept.
int pages_of(const paper::Document& document, double scale) {
    const Surface surface{cairo_pdf_surface_create_for_stream(forget_bytes, nullptr, page_width, page_height)};
    Brush brush{surface.get()};
    Pages pages{brush, scale, [](int) {}};
    pages.flow(document);
    return pages.pages();
}

// Paper of one page: as large as fits on it.
double scale_for(const paper::Document& document) {
    double scale = 1;
    if (document.paging == paper::Paging::flow) return scale;
    while (scale > least_scale && pages_of(document, scale) > 1) scale -= 0.04;
    return scale;
}

void put_foot(Brush& brush, const paper::Document& document, int page) {
    const double wide = page_width - 2 * 48;
    const Style style{7.5, paper::Face::plain, paper::Ink::faint, paper::Anchor::start};
    Style at_end = style;
    at_end.anchor = paper::Anchor::end;
    brush.paragraph(document.footer, {48, foot}, wide - 60, style);
    if (document.paging == paper::Paging::flow) brush.paragraph(std::to_string(page), {48, foot}, wide, at_end);
}

}  // namespace

std::string pdf(const paper::Document& document) {
    std::string bytes;
    const double scale = scale_for(document);
    {
        const Surface surface{cairo_pdf_surface_create_for_stream(take_bytes, &bytes, page_width, page_height)};
        check(cairo_surface_status(surface.get()));
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, document.title.c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Logothete");
        Brush brush{surface.get()};
        Pages flowing{brush, scale, [&](int page) {
                          put_foot(brush, document, page);
                          cairo_show_page(brush.context());
                      }};
        flowing.flow(document);
        cairo_surface_finish(surface.get());
        check(cairo_surface_status(surface.get()));
    }
    return bytes;
}

}  // namespace print
