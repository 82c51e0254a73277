// SPDX-License-Identifier: MIT
#include "gui/table/turn_end_sheet.h"

#include "gui/canvas/sizes.h"

#include <utility>

namespace gui {
namespace {

constexpr double sheet_margin = 10;
constexpr double before_close = 10;
constexpr double below_heading = 6;
constexpr double foot_points = 11;
constexpr double heading_height = 30;
constexpr double bar_room = 8;
constexpr double wheel_step = 60;
constexpr int all_lines_height = 20'000;

const TextStyle close_style{letter_sizes::aside, Face::plain, {}, Align::centre};
const TextStyle next_style{letter_sizes::choice, Face::serif};

TextStyle heading_style(const Theme& theme) { return {letter_sizes::title, Face::serif_bold, theme.accent}; }
TextStyle keys_style(const Theme& theme) { return {foot_points, Face::plain, theme.faint}; }

}  // namespace

TurnEndSheet::TurnEndSheet(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "turn end") {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        scroll_.by(-this->theme().scaled(wheel_step) * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
}

void TurnEndSheet::show(present::TurnEnd end) {
    if (!end_ || end_->entries != end.entries) {
        scroll_.to(0);
        follows_missing_ = true;
    }
    end_ = std::move(end);
    words_ = present::turn_end_words();
    Refresh();
}

void TurnEndSheet::tick(const std::string& name) {
    if (!ticked_.insert(name).second) ticked_.erase(name);
    Refresh();
}

// What is scrolled out of sight is told, too.
std::vector<SpokenLine> TurnEndSheet::spoken() {
    const Scroll scroll = std::exchange(scroll_, {});
    const Rect seen = seen_;
    const double heads = heads_;
    const bool follows = std::exchange(follows_missing_, false);
    auto lines = WalkedCanvas::spoken();
    scroll_ = scroll;
    seen_ = seen;
    heads_ = heads;
    follows_missing_ = follows;
    return lines;
}

wxSize TurnEndSheet::spoken_size() const { return {GetClientSize().x, all_lines_height}; }

present::HelpTopic TurnEndSheet::page_topic() const {
    if (!end_ || end_->rules.empty()) return present::HelpContents{};
    return end_->rules;
}

// Below the heads, which stay.
void TurnEndSheet::reveal(const Rect& place) {
    const double beside = theme().scaled(sheet_margin);
    const double above = beside + heads_;
    scroll_.reveal(place.y - seen_.y + scroll_.top - above, place.h + above + beside);
}

void TurnEndSheet::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!end_) return;
    Rect rest = painter.whole().inset(painter.scaled(sheet_margin));
    const Rect heading{0, 0, painter.whole().w, rest.y + painter.scaled(heading_height)};
    draw_heading(painter, rest.cut_top(painter.scaled(heading_height)));
    rest.cut_top(painter.scaled(below_heading));
    draw_rows(painter, rest);
    draw_close(painter, heading);
    if (std::exchange(follows_missing_, false) && missing_) {
        reveal(*missing_);
        CallAfter([this] { Refresh(); });
    }
}

Rect TurnEndSheet::beside_heading(Painter& painter, Rect line) const {
    line.cut_right(close_width(painter) + painter.scaled(before_close));
    line.cut_left(painter.width(end_->heading, heading_style(theme())) + painter.scaled(sheet_margin));
    return line;
}

// What comes next stands beside the heading where it fits.
void TurnEndSheet::draw_heading(Painter& painter, const Rect& line) {
    const Rect beside = beside_heading(painter, line);
    Rect words = line;
    words.w = beside.x - line.x;
    painter.text(words, end_->heading, heading_style(theme()));
    if (painter.width(end_->next, next_style) <= beside.w) painter.text(beside, end_->next, next_style);
}

// The sentence that stands beside the heading, where it does not fit there.
double TurnEndSheet::next_height(Painter& painter, double width) const {
    const Rect line = painter.whole().inset(painter.scaled(sheet_margin));
    if (painter.width(end_->next, next_style) <= beside_heading(painter, line).w) return 0;
    return painter.wrapped_height(width, end_->next, next_style) + painter.scaled(below_heading);
}

double TurnEndSheet::keys_height(Painter& painter, double width) const {
    return painter.wrapped_height(width, words_.keys, keys_style(theme())) + painter.scaled(below_heading);
}

// All of it without scrolling, if it can be: keys are told below the rows if there is room, then behind them; then
// letters and gaps are smaller.
TurnEndSheet::Plan TurnEndSheet::plan(Painter& painter, const Rect& box) const {
    using Columns = TurnEndColumns;
    const double room = box.h - next_height(painter, box.w);
    const auto high = [&](Columns::Density density) {
        return TurnEndColumns{painter, *end_, density, Columns::Heads::names}.height(box.w);
    };
    const double usual = high(Columns::Density::usual);
    if (usual + keys_height(painter, box.w) <= room)
        return {Columns::Density::usual, Columns::Heads::names, box.w, true};
    if (usual <= room) return {Columns::Density::usual, Columns::Heads::names, box.w};
    for (const Columns::Density density : {Columns::Density::dense, Columns::Density::tight})
        if (high(density) <= room) return {density, Columns::Heads::names, box.w};
    return {Columns::Density::dense, Columns::Heads::names_and_sums, box.w - painter.scaled(bar_room)};
}

void TurnEndSheet::draw_rows(Painter& painter, Rect box) {
    const Plan plan = this->plan(painter, box);
    const double keys = keys_height(painter, box.w);
    if (plan.keys_below) draw_keys(painter, box.cut_bottom(keys));
    seen_ = box;
    const double wide = plan.wide;
    TurnEndColumns columns{painter, *end_, plan.density, plan.heads};
    heads_ = columns.head_height();
    const double next = next_height(painter, wide);
    const double high = next + columns.height(wide);
    scroll_.page = box.h;
    scroll_.content = high <= box.h ? high : high + keys;
    scroll_.to(scroll_.top);
    Rect page{box.x, box.y - scroll_.top, wide, scroll_.content};
    painter.clip(box);
    if (next > 0) painter.wrapped(page, end_->next, next_style);
    if (high > box.h) draw_keys(painter, Rect{page}.cut_bottom(keys));
    painter.unclip();
    page.cut_top(next);
    columns.draw(page, box,
                 {[this](const std::string& name) { return ticked_.contains(name); },
                  [this](const std::string& name) { tick(name); }});
    missing_ = columns.missing();
    painter.clip(box);
    scroll_.draw(painter, box);
    draw_ring(painter);
    painter.unclip();
}

void TurnEndSheet::draw_keys(Painter& painter, Rect box) {
    box.cut_top(painter.scaled(below_heading));
    painter.wrapped(box, words_.keys, keys_style(theme()));
}

double TurnEndSheet::close_width(Painter& painter) const {
    return painter.width(words_.back, close_style) + painter.scaled(24);
}

// On top of the lines that are scrolled to behind the heading.
void TurnEndSheet::draw_close(Painter& painter, const Rect& heading) {
    painter.area(heading, "heading", {});
    Rect line = heading.inset(painter.scaled(sheet_margin) / 2);
    const Rect close = line.cut_right(close_width(painter));
    painter.fill(close, hovered_name() == "close" ? theme().raised : theme().card, 5);
    painter.outline(close, theme().card_edge, 1, 5);
    painter.text(close, words_.back, close_style);
    painter.area(close, "close", [this] { on_close(); });
    const Area* const walked = at_hand();
    if (HasFocus() && walked && walked->name == "close")
        painter.outline(close.inset(-2), theme().focus, painter.scaled(gaps::tight), 5);
}

}  // namespace gui
