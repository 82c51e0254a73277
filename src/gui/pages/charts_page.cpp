// SPDX-License-Identifier: MIT
#include "gui/pages/charts_page.h"

#include "gui/canvas/paper_table.h"
#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/sizes.h"
#include "paper/picture.h"
#include "present/help/page_keys.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace gui {
namespace {

using present::ChartFormat;
using present::PageAct;

constexpr std::array<std::pair<PageAct, ChartFormat>, 3> saves{{{PageAct::save_picture, ChartFormat::png},
                                                                {PageAct::save_drawing, ChartFormat::svg},
                                                                {PageAct::save_numbers, ChartFormat::csv}}};

constexpr double most_of_it = 0.68;    // of the width, for a picture with its numbers beside it
constexpr double least_letters = 14;   // of a picture, in pixels
constexpr double beside_picture = 28;  // before its numbers

}  // namespace

ChartsPage::ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
                       std::function<present::HelpTopic()> topic, const wxString& name)
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
    chart_.to(0);
    focus("chart:" + shown().file);
}

void ChartsPage::draw(Painter& painter) {
    Rect rest = draw_frame(painter, words_.heading, words_.back, has_charts() ? words_.keys : std::string{});
    draw_above(painter, rest);
    if (!has_charts()) return draw_nothing(painter, rest);
    draw_tabs(painter, rest.cut_top(painter.scaled(34)));
    rest.cut_top(painter.scaled(gaps::usual));
    draw_saves(painter, rest.cut_bottom(button_height(painter)));
    rest.cut_bottom(painter.scaled(gaps::usual));
    draw_chart(painter, rest);
}

void ChartsPage::draw_chart(Painter& painter, Rect rest) {
    rest.cut_top(painter.wrapped(rest, shown().text, {letter_sizes::choice, Face::plain, painter.theme().faint}) +
                 painter.scaled(gaps::middle));
    chart_.draw(painter, rest, [&](const Rect& moved) { return draw_both(painter, rest, moved); });
}

// As large as the page allows beside its numbers, or above them: but so that its letters can be read.
double ChartsPage::picture_width(Painter& painter, const Rect& room) const {
    const paper::Picture& picture = shown().picture;
    const double readable = picture.width * painter.scaled(least_letters) / letters_of(picture);
    const double left = room.w - table_width(painter, shown().table) - painter.scaled(beside_picture);
    const double beside = std::min(left, room.w * most_of_it);
    const double whole = room.h * picture.width / picture.height;
    const double most = beside >= readable ? beside : room.w;
    return std::min(most, std::max(readable, whole));
}

// Returns how high both are together.
double ChartsPage::draw_both(Painter& painter, const Rect& seen, const Rect& moved) {
    const double gap = painter.scaled(beside_picture);
    Rect numbers = moved;
    Rect picture = moved;
    picture.w = picture_width(painter, {moved.x, moved.y, moved.w, seen.h});
    picture.h = picture.w * shown().picture.height / shown().picture.width;
    picture_ = picture;
    draw_picture(painter, picture, shown().picture);
    if (moved.w - picture.w - gap >= table_width(painter, shown().table)) {
        numbers.cut_left(picture.w + gap);
        return std::max(picture.h, draw_table(painter, numbers, shown().table));
    }
    numbers.cut_top(picture.h + gap);
    return picture.h + gap + draw_table(painter, numbers, shown().table);
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
    return chart_.took_key(key);
}

void ChartsPage::save_as(ChartFormat format) {
    if (!has_charts()) return;
    tell(save(this, choosers(), present::chart_file_name(shown(), format, words_.file_title), shown().title,
              [&] { return present::chart_file(shown(), format); }));
}

}  // namespace gui
