// SPDX-License-Identifier: MIT
#include "gui/fonts.h"

#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace gui {
namespace {

wxFont made(Face face, double points) {
    const bool serif = face == Face::serif || face == Face::serif_bold;
    const bool bold = face == Face::bold || face == Face::serif_bold || face == Face::digits;
    return wxFont{wxFontInfo{points}
                      .Family(serif ? wxFONTFAMILY_ROMAN : wxFONTFAMILY_SWISS)
                      .FaceName(serif ? "DejaVu Serif" : "DejaVu Sans")
                      .Bold(bold)};
}

long quarters_of(double points) { return std::lround(points * 4); }

}  // namespace

const wxFont& font(Face face, double points) {
    static std::map<std::pair<Face, long>, wxFont> fonts;
    const auto quarters = quarters_of(points);
    const auto [found, is_new] = fonts.try_emplace({face, quarters});
    if (is_new) found->second = made(face, static_cast<double>(quarters) / 4);
    return found->second;
}

const wxGraphicsFont& drawing_font(const wxGraphicsContext& context, Face face, double points, const wxColour& colour) {
    static std::map<std::tuple<Face, long, wxUint32>, wxGraphicsFont> fonts;
    const auto [found, is_new] = fonts.try_emplace({face, quarters_of(points), colour.GetRGBA()});
    if (is_new) found->second = context.GetRenderer()->CreateFont(font(face, points), colour);
    return found->second;
}

}  // namespace gui
