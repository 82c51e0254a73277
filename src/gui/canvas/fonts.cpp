// SPDX-License-Identifier: MIT
#include "gui/canvas/fonts.h"

#include "present/shelf/start_words.h"

#include <wx/fontenum.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace gui {
namespace {

constexpr const char* plain_letters = "DejaVu Sans";
constexpr const char* serif_letters = "DejaVu Serif";

wxFont made(Face face, double points) {
    const bool serif = face == Face::serif || face == Face::serif_bold;
    const bool bold = face == Face::bold || face == Face::serif_bold || face == Face::digits;
    return wxFont{wxFontInfo{points}
                      .Family(serif ? wxFONTFAMILY_ROMAN : wxFONTFAMILY_SWISS)
                      .FaceName(serif ? serif_letters : plain_letters)
                      .Bold(bold)};
}

constexpr double rounding = 1e-6;  // of what was scaled up and down again

double step_at(double points) {
    if (points < 12) return 0.5;
    return points < 20 ? 1 : 2;
}

}  // namespace

double font_size(double points) {
    const double step = step_at(points + rounding);
    return std::max(step, std::floor((points + rounding) / step) * step);
}

const wxFont& font(Face face, double points) {
    static std::map<std::pair<Face, double>, wxFont> fonts;
    const double size = font_size(points);
    const auto [found, is_new] = fonts.try_emplace({face, size});
    if (is_new) found->second = made(face, size);
    return found->second;
}

const wxGraphicsFont& drawing_font(const wxGraphicsContext& context, Face face, double points, const wxColour& colour) {
    static std::map<std::tuple<Face, double, wxUint32>, wxGraphicsFont> fonts;
    const auto [found, is_new] = fonts.try_emplace({face, font_size(points), colour.GetRGBA()});
    if (is_new) found->second = context.GetRenderer()->CreateFont(font(face, points), colour);
    return found->second;
}

std::optional<std::string> font_trouble() {
    const wxArrayString installed = wxFontEnumerator::GetFacenames();
    if (installed.IsEmpty()) return present::no_letters();
    for (const char* letters : {plain_letters, serif_letters})
        if (installed.Index(letters) == wxNOT_FOUND) return present::other_letters(letters);
    return std::nullopt;
}

}  // namespace gui
