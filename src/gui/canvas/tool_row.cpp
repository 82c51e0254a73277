// SPDX-License-Identifier: MIT
#include "gui/canvas/tool_row.h"

#include <algorithm>

namespace gui {
namespace {

// In units.
constexpr double sign_width = 19;
constexpr double beside_words = 5;
constexpr double between_tools = 4;
constexpr double points = 10;
constexpr unsigned char half_seen = 130;

enum class Words { shown, hidden };

std::string tool_area(const Tool& tool) { return "tool:" + (tool.label.empty() ? tool.sign : tool.label); }

TextStyle sign_style(const Fitted& fitted) { return fitted.style(12, Face::bold); }

double sign_width_of(const Fitted& fitted, const Tool& tool) {
    return std::max(sign_width, fitted.width(tool.sign, sign_style(fitted)) + 2);
}

double width_of(const Fitted& fitted, const Tool& tool, Words words) {
    const double signs = sign_width_of(fitted, tool) + 2 * beside_words;
    if (words == Words::hidden || tool.label.empty()) return signs;
    return signs + 3 + fitted.width(tool.label, fitted.style(points));
}

double width_of(const Fitted& fitted, const std::vector<Tool>& tools, Words words) {
    double wide = 0;
    for (const Tool& tool : tools) wide += width_of(fitted, tool, words) + between_tools;
    return wide;
}

void draw_tool(const Fitted& fitted, Rect box, const Tool& tool, Words words, const std::string& hovered) {
    Painter& painter = fitted.painter();
    const Theme& theme = fitted.theme();
    const bool dead = tool.state == Tool::State::dead;
    const bool chosen = tool.state == Tool::State::chosen;
    const bool lifted = !dead && !chosen && hovered == tool_area(tool);
    painter.area(box, tool_area(tool), dead ? std::function<void()>{} : tool.run, tool.tip);
    if (!dead) painter.fill(box, chosen ? theme.accent : (lifted ? theme.card_edge : theme.raised), fitted(5));
    const wxColour pale{theme.faint.Red(), theme.faint.Green(), theme.faint.Blue(), half_seen};
    const wxColour ink = chosen ? theme.on_accent : (dead ? pale : theme.ink);
    box.cut_left(fitted(beside_words));
    TextStyle sign = sign_style(fitted);
    sign.colour = ink;
    sign.align = Align::centre;
    const Rect place = box.cut_left(fitted(sign_width_of(fitted, tool)));
    painter.text(place, tool.sign, painter.fitting(tool.sign, place.w, sign));
    if (words == Words::hidden || tool.label.empty()) return;
    box.cut_left(fitted(3));
    painter.text(box, tool.label, fitted.style(points, Face::plain, ink));
}

}  // namespace

void draw_tools(const Fitted& wanted, Rect box, const std::vector<Tool>& tools, const std::string& hovered) {
    const bool all_fit = wanted(width_of(wanted, tools, Words::shown)) <= box.w;
    const double part = all_fit ? 1 : std::min(1.0, box.w / wanted(width_of(wanted, tools, Words::hidden)));
    const Fitted fitted{wanted.painter(), wanted(part)};
    const Words words = all_fit ? Words::shown : Words::hidden;
    for (const Tool& tool : tools) {
        draw_tool(fitted, box.cut_left(fitted(width_of(fitted, tool, words))), tool, words, hovered);
        box.cut_left(fitted(between_tools));
    }
}

}  // namespace gui
