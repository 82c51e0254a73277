// SPDX-License-Identifier: MIT
#include "gui/pages/charts_page.h"

#include "gui/canvas/paper_table.h"
#include "gui/canvas/picture_drawing.h"
#include "paper/picture.h"
#include "present/help/page_keys.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>
#include <variant>

namespace gui {
namespace {

using present::ChartFormat;
using present::PageAct;

constexpr std::array<std::pair<PageAct, ChartFormat>, 3> saves{{{PageAct::save_picture, ChartFormat::png},
                                                                {PageAct::save_drawing, ChartFormat::svg},
                                                                {PageAct::save_numbers, ChartFormat::csv}}};

constexpr double most_of_it = 0.62;     // of the width, for the picture; the numbers have the rest
constexpr double least_letters = 11.5;  // pixels, at the usual size of text
constexpr double least_of_it = 0.42;    // that it keeps if they want more

// At which its smallest letters are as large as any on a page.
double legible_width(const Painter& painter, const paper::Picture& picture) {
    double smallest = least_letters;
    for (const paper::Item& item : picture.items)
        if (const auto* const text = std::get_if<paper::Text>(&item)) smallest = std::min(smallest, text->size);
    return picture.width * painter.scaled(least_letters) / smallest;
}

}  // namespace

ChartsPage::ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, present::HelpTopic topic,
                       const wxString& name)
    : KeptPage(parent, theme, name, choosers), topic_{std::move(topic)} {}

void ChartsPage::show(present::ChartPageWords words, std::vector<present::Chart> charts) {
    words_ = std::move(words);
    forget();
    replace(std::move(charts));
    if (has_charts()) turn_to(shown_);
}

// Where the numbers are scrolled to stays.
void ChartsPage::replace(std::vector<present::Chart> charts) {
    charts_ = std::move(charts);
    shown_ = charts_.empty() ? 0 : shown_ % charts_.size();
    Refresh();
}

void ChartsPage::turn_to(std::size_t chart) {
    if (!has_charts()) return;
    shown_ = chart % charts_.size();
    numbers_.to(0);
    focus("chart:" + shown().file);
}

void ChartsPage::draw(Painter& painter) {
    Rect rest = draw_frame(painter, words_.heading, words_.back, has_charts() ? words_.keys : std::string{});
    draw_above(painter, rest);
    if (!has_charts()) return draw_nothing(painter, rest);
    draw_tabs(painter, rest.cut_top(painter.scaled(34)));
    rest.cut_top(painter.scaled(10));
    draw_saves(painter, rest.cut_bottom(button_height(painter)));
    rest.cut_bottom(painter.scaled(10));
    draw_chart(painter, rest);
}

void ChartsPage::draw_chart(Painter& painter, Rect rest) {
    rest.cut_top(painter.wrapped(rest, shown().text, {12.5, Face::plain, painter.theme().faint}) + painter.scaled(8));
    const double gap = painter.scaled(28);
    const double wanted = rest.w - table_width(painter, shown().table) - gap;
    const double high = shown().picture.height / shown().picture.width;  // of its width
    const double least = legible_width(painter, shown().picture);
    if (std::max(wanted, rest.w * least_of_it) < least) return draw_below_each_other(painter, rest, high * least);
    Rect picture = rest.cut_left(std::clamp(wanted, rest.w * least_of_it, std::max(least, rest.w * most_of_it)));
    rest.cut_left(painter.scaled(18));
    picture.h = std::min(picture.h, picture.w * high);
    draw_picture(painter, picture, shown().picture);
    numbers_.draw(painter, rest, [&](const Rect& moved) { return draw_table(painter, moved, shown().table); });
}

// The picture as wide as the page, and the numbers below it, to be scrolled to.
void ChartsPage::draw_below_each_other(Painter& painter, const Rect& rest, double most_height) {
    numbers_.draw(painter, rest, [&](const Rect& moved) {
        Rect all = moved;
        const double high = std::min(most_height, all.w * shown().picture.height / shown().picture.width);
        draw_picture(painter, all.cut_top(high), shown().picture);
        all.cut_top(painter.scaled(18));
        return high + painter.scaled(18) + draw_table(painter, all, shown().table);
    });
}

void ChartsPage::draw_tabs(Painter& painter, Rect line) {
    std::vector<NamedButton> tabs;
    for (std::size_t i = 0; i < charts_.size(); ++i)
        tabs.push_back({"chart:" + charts_[i].file,
                        {charts_[i].tab, std::to_string(i + 1), {}, i == shown_ ? Weight::primary : Weight::plain},
                        [this, i] { turn_to(i); }});
    button_row(painter, line, tabs);
}

void ChartsPage::draw_saves(Painter& painter, Rect line) {
    const std::array labels{words_.save_png, words_.save_svg, words_.save_csv};
    std::vector<NamedButton> buttons;
    for (std::size_t i = 0; i < saves.size(); ++i)
        buttons.push_back({"save:" + present::ending(saves[i].second),
                           {labels[i], present::key_of_act(saves[i].first)},
                           [this, format = saves[i].second] { save_as(format); }});
    button_row(painter, line, buttons);
}

bool ChartsPage::took_key(int key) {
    if (!has_charts()) return false;
    if (key >= '1' && key < '1' + static_cast<int>(charts_.size()))
        return turn_to(static_cast<std::size_t>(key - '1')), true;
    switch (key) {
        case WXK_LEFT:
            return turn_to(shown_ + charts_.size() - 1), true;
        case WXK_RIGHT:
            return turn_to(shown_ + 1), true;
        default:
            break;
    }
    for (const auto& [act, format] : saves)
        if (present::page_act(present::KeyPage::charts, key) == act) return save_as(format), true;
    return numbers_.took_key(key);
}

void ChartsPage::save_as(ChartFormat format) {
    if (!has_charts()) return;
    tell(save(this, choosers(), present::chart_file_name(shown(), format, words_.file_title), shown().title,
              [&] { return present::chart_file(shown(), format); }));
}

}  // namespace gui
