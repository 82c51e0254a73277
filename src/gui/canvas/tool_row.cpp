// SPDX-License-Identifier: MIT
#include "gui/canvas/tool_row.h"

#include <algorithm>
#include <cstddef>

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

// Which of them have their words: the first ones, as many as fit, those last whose signs say it all. Signs come first,
// for all of them.
std::vector<Words> words_that_fit(const Fitted& fitted, const std::vector<Tool>& tools, double room) {
    using Sign = present::ToolWords::Sign;
    for (const Tool& tool : tools) room -= width_of(fitted, tool, Words::hidden) + between_tools;
    std::vector<Words> words(tools.size(), Words::hidden);
    for (const Sign sign : {Sign::own, Sign::common})
        for (std::size_t i = 0; i < tools.size(); ++i) {
            if (tools[i].is_sign != sign) continue;
            const double more = width_of(fitted, tools[i], Words::shown) - width_of(fitted, tools[i], Words::hidden);
            if (more > room) return words;
            words[i] = Words::shown;
            room -= more;
        }
    return words;
}

// As large as wanted, or so that all signs fit.
double part_that_fits(const Fitted& fitted, const std::vector<Tool>& tools, double room) {
    double wide = 0;
    for (const Tool& tool : tools) wide += width_of(fitted, tool, Words::hidden) + between_tools;
    return std::min(1.0, room / wide);
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
    if (tools.empty()) return;
    const Fitted fitted{wanted.painter(), wanted(part_that_fits(wanted, tools, box.w / wanted(1)))};
    const auto words = words_that_fit(fitted, tools, box.w / fitted(1));
    for (std::size_t i = 0; i < tools.size(); ++i) {
        draw_tool(fitted, box.cut_left(fitted(width_of(fitted, tools[i], words[i]))), tools[i], words[i], hovered);
        box.cut_left(fitted(between_tools));
    }
}

}  // namespace gui
