// SPDX-License-Identifier: MIT
#include "gui/canvas/kept_picture.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#else
#include <wx/image.h>
#endif

#include <cmath>
#include <cstddef>
#include <cstring>
#include <memory>

namespace gui {
namespace {

constexpr double points_of_pixel = 0.75;  // as wx has it, whatever the screen

struct Size {
    int wide;  // pixels of the screen
    int high;
};

}  // namespace

#ifdef __WXGTK__
// Of the toolkit's own kind: painting an image of wx and turning that into a bitmap takes several times as long as what
// is drawn into it (https://www.cairographics.org/manual/cairo-Image-Surfaces.html).
class KeptPicture::Bitmap {
public:
    Bitmap(Painter& painter, Size size, double pixels, Backdrop backdrop,
           const std::function<void(wxGraphicsContext&)>& drawing)
        : surface_{cairo_image_surface_create(backdrop == Backdrop::opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                              size.wide, size.high)} {
        cairo_surface_set_device_scale(surface_.get(), pixels, pixels);
        const std::unique_ptr<cairo_t, void (*)(cairo_t*)> native{cairo_create(surface_.get()), cairo_destroy};
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::CreateFromNative(native.get())};
        context->SetAntialiasMode(wxANTIALIAS_DEFAULT);
        context->EnableOffset(painter.context().OffsetEnabled());
        drawing(*context);
        context->Flush();
    }

    void draw(wxGraphicsContext& context, const Rect& where) const {
        auto* const onto = static_cast<cairo_t*>(context.GetNativeContext());
        cairo_set_source_surface(onto, surface_.get(), where.x, where.y);
        cairo_rectangle(onto, where.x, where.y, where.w, where.h);
        cairo_fill(onto);
    }

private:
    struct Free {
        void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    };
    std::unique_ptr<cairo_surface_t, Free> surface_;
};
#else
class KeptPicture::Bitmap {
public:
    Bitmap(Painter& painter, Size size, double pixels, Backdrop backdrop,
           const std::function<void(wxGraphicsContext&)>& drawing) {
        wxImage image = blank(size, backdrop);
        {
            const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
            context->EnableOffset(painter.context().OffsetEnabled());
            context->Scale(pixels, pixels);
            drawing(*context);
            context->Flush();
        }
        bitmap_ = painter.context().CreateBitmapFromImage(image);
    }

    void draw(wxGraphicsContext& context, const Rect& where) const {
        context.DrawBitmap(bitmap_, where.x, where.y, where.w, where.h);
    }

private:
    static wxImage blank(Size size, Backdrop backdrop) {
        wxImage image{size.wide, size.high};
        if (backdrop == Backdrop::opaque) return image;
        image.InitAlpha();
        std::memset(image.GetAlpha(), wxALPHA_TRANSPARENT,
                    static_cast<std::size_t>(size.wide) * static_cast<std::size_t>(size.high));
        return image;
    }

    wxGraphicsBitmap bitmap_;
};
#endif

KeptPicture::KeptPicture(Painter& painter, const Rect& place, double pixels, Backdrop backdrop,
                         const std::function<void(Painter&)>& drawing) {
    const auto whole = [&](double length) { return static_cast<int>(std::lround(length * pixels)); };
    const Size size{whole(place.w), whole(place.h)};
    place_ = {place.x, place.y, size.wide / pixels, size.high / pixels};
    bitmap_ = std::make_shared<const Bitmap>(painter, size, pixels, backdrop, [&](wxGraphicsContext& context) {
        context.Translate(-place.x, -place.y);
        std::vector<Area> none;
        Painter onto{context, painter.theme(), place, none};
        onto.note_down(written_);
        drawing(onto);
    });
}

void KeptPicture::draw(Painter& painter, double x, double y) const {
    bitmap_->draw(painter.context(), {x, y, place_.w, place_.h});
    for (const Drawn& drawn : written_) {
        if (!drawn.letters) continue;
        Rect ink = drawn.letters->ink;
        ink.x += x - place_.x;
        ink.y += y - place_.y;
        painter.note_letters(drawn.letters->text, ink, drawn.letters->size * points_of_pixel);
    }
}

}  // namespace gui
