// SPDX-License-Identifier: MIT
#include "gui/charts_page.h"

#include "gui/paper_table.h"
#include "gui/picture_drawing.h"
#include "present/report_pages.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace gui {
namespace {

using present::ChartFormat;

constexpr double most_of_it = 0.62;   // of the width, for the picture; the numbers have the rest
constexpr double least_of_it = 0.42;  // that it keeps if they want more
constexpr double no_end = 1e6;
constexpr double narrower = 1.04;  // than it wants to be a button can be, and still hold its words

}  // namespace

ChartsPage::ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, const wxString& name)
    : KeptPage(parent, theme, name, choosers) {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        scroll_.by(-this->theme().scaled(60) * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
    const auto drag = [this](wxMouseEvent& event) {
        event.Skip();
        if (scroll_.dragged(event, numbers_, this->theme().scaled(8))) Refresh();
    };
    Bind(wxEVT_LEFT_DOWN, drag);
    Bind(wxEVT_MOTION, drag);
}

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
    scroll_.to(0);
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
    Rect picture = rest.cut_left(std::clamp(wanted, rest.w * least_of_it, rest.w * most_of_it));
    rest.cut_left(painter.scaled(18));
    picture.h = std::min(picture.h, picture.w * shown().picture.height / shown().picture.width);
    draw_picture(painter, picture, shown().picture);
    draw_numbers(painter, rest);
}

std::vector<Rect> ChartsPage::draw_row(Painter& painter, Rect line, std::vector<Named> buttons) {
    const double gap = painter.scaled(6);
    const auto width = [&] {
        return std::accumulate(buttons.begin(), buttons.end(), 0.0, [&](double all, const Named& one) {
            return all + button_width(painter, one.button) + gap;
        });
    };
    if (width() > line.w * narrower)
        for (Named& one : buttons) one.button.key.clear();
    const double part = std::min(1.0, line.w / width());
    std::vector<Rect> places;
    for (const Named& one : buttons) {
        places.push_back(line.cut_left(button_width(painter, one.button) * part));
        line.cut_left(gap * part);
        button(painter, places.back(), one.name, one.button, one.act);
    }
    return places;
}

void ChartsPage::draw_tabs(Painter& painter, Rect line) {
    std::vector<Named> tabs;
    for (std::size_t i = 0; i < charts_.size(); ++i)
        tabs.push_back({"chart:" + charts_[i].file,
                        {charts_[i].tab, std::to_string(i + 1), {}, i == shown_ ? Weight::primary : Weight::plain},
                        [this, i] { turn_to(i); }});
    draw_row(painter, line, tabs);
}

void ChartsPage::draw_saves(Painter& painter, Rect line) {
    const auto save = [this](const std::string& label, const char* key, ChartFormat format) {
        return Named{"save:" + present::ending(format), {label, key}, [this, format] { save_as(format); }};
    };
    draw_row(painter, line,
             {save(words_.save_png, "P", ChartFormat::png), save(words_.save_svg, "S", ChartFormat::svg),
              save(words_.save_csv, "N", ChartFormat::csv)});
}

void ChartsPage::draw_numbers(Painter& painter, const Rect& box) {
    numbers_ = box;
    scroll_.page = box.h;
    painter.context().Clip(box.x, box.y, box.w, box.h);
    const Rect moved{box.x, box.y - scroll_.top, box.w - painter.scaled(10), no_end};
    scroll_.content = draw_table(painter, moved, shown().table);
    scroll_.to(scroll_.top);
    scroll_.draw(painter, box);
    painter.context().ResetClip();
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
        case WXK_UP:
            return scroll_.by(-theme().scaled(40)), true;
        case WXK_DOWN:
            return scroll_.by(theme().scaled(40)), true;
        case WXK_PAGEUP:
            return scroll_.by(-numbers_.h), true;
        case WXK_PAGEDOWN:
            return scroll_.by(numbers_.h), true;
        case 'P':
            return save_as(ChartFormat::png), true;
        case 'S':
            return save_as(ChartFormat::svg), true;
        case 'N':
            return save_as(ChartFormat::csv), true;
        default:
            return false;
    }
}

void ChartsPage::save_as(ChartFormat format) {
    if (!has_charts()) return;
    tell(save(this, choosers(), present::chart_file_name(shown(), format, words_.file_title), shown().title,
              [&] { return present::chart_file(shown(), format); }));
}

}  // namespace gui
