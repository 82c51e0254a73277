// SPDX-License-Identifier: MIT
#include "gui/fonts.h"

#include <cmath>
#include <map>
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

}  // namespace

const wxFont& font(Face face, double points) {
    static std::map<std::pair<Face, long>, wxFont> fonts;
    const auto quarters = std::lround(points * 4);
    const auto [found, is_new] = fonts.try_emplace({face, quarters});
    if (is_new) found->second = made(face, static_cast<double>(quarters) / 4);
    return found->second;
}

}  // namespace gui
