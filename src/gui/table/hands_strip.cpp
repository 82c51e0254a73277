// SPDX-License-Identifier: MIT
#include "gui/table/hands_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "gui/table/side_room.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gui {
namespace {

using present::LineKind;
using ToldLine = present::HandsLine;

constexpr double hands_margin = 7;
constexpr double between_lines = gaps::tight;
constexpr double before_text = gaps::nearby;
constexpr double after_tick = gaps::modest;
constexpr double bar_room = gaps::middle;
constexpr double any_height = 1e6;
constexpr double seen_of_a_line = 10;    // at the least: else nobody reads it
constexpr double few_lines = 2;          // of letters
constexpr double lines_of_a_deed = 3.1;  // that are seen of the newest, even if the journal has to give way

const TextStyle hands_heading_style{letter_sizes::note, Face::serif_bold};
const TextStyle deed_style{letter_sizes::note};
const TextStyle event_style{letter_sizes::note, Face::bold};

}  // namespace

HandsStrip::HandsStrip(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "hands") {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        shows_ = Shows::what_was_scrolled_to;
        scroll_.by(-this->theme().scaled(40) * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
}

void HandsStrip::show(present::HandsView view) {
    const bool is_another = view.entries != view_.entries || view.lines.size() != view_.lines.size();
    if (is_another) {
        shows_ = Shows::newest;
        room_ = Room::usual;
    }
    view_ = std::move(view);
    Refresh();
}

int HandsStrip::best_height(int width, int most) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        Rect inner = Rect{0, 0, static_cast<double>(width), any_height}.inset(painter.scaled(hands_margin));
        cut_heading(painter, inner);
        const double around = inner.y + painter.scaled(hands_margin);
        const Ends all = ends(painter, inner.w - painter.scaled(bar_room));
        if (is_folded()) return around + newest_alone(painter, all);
        const double room = most - around;
        const Seen seen = around_newest(all, room);
        const double whole = height(all, seen);
        if (whole > room + 1) return around + least_seen(painter, all, room);
        // As much of the next deed as finds room, in whole lines: a long one would leave most of the room empty.
        const bool is_cut = seen.end < view_.lines.size() && !is_heading(seen.end);
        const double between = painter.scaled(between_lines);
        const double lines = std::floor((room - whole - between) / painter.line_height(deed_style));
        return around + whole + (is_cut && lines >= few_lines ? between + lines * painter.line_height(deed_style) : 0);
    });
    return static_cast<int>(std::ceil(high));
}

// Something of the newest line, with all of the heading above it.
double HandsStrip::least_seen(Painter& painter, const Ends& ends, double room) const {
    const std::size_t line = newest();
    if (line > 0 && is_heading(line - 1)) return height(ends, {line - 1, line + 1});
    const double letters = theme().text_wish > large_text ? few_lines : lines_of_a_deed;
    return std::min(height(ends, {line, line + 1}), std::max(room, letters * painter.line_height(deed_style)));
}

double HandsStrip::newest_alone(Painter& painter, const Ends& ends) const {
    const std::size_t line = newest();
    const double whole = height(ends, {line, line + 1});
    return view_.lines.size() == 1 ? whole : std::min(whole, few_lines * painter.line_height(deed_style));
}

int HandsStrip::least_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        Rect inner = Rect{0, 0, static_cast<double>(width), any_height}.inset(painter.scaled(hands_margin));
        cut_heading(painter, inner);
        return inner.y + painter.scaled(hands_margin) + few_lines * painter.line_height(deed_style);
    });
    return static_cast<int>(std::ceil(high));
}

void HandsStrip::draw(Painter& painter) {
    if (is_empty()) return;
    painter.fill(painter.whole(), theme().note, 6);
    Rect inner = painter.whole().inset(painter.scaled(hands_margin));
    const Rect heading = cut_heading(painter, inner);
    const double wide = inner.w - painter.scaled(bar_room);
    const Ends all = ends_ = ends(painter, wide);
    seen_ = inner;
    scroll_.page = inner.h;
    scroll_.content = all.back();
    if (shows_ == Shows::newest) {
        const double begin = begin_of(around_newest(all, inner.h).first);
        scroll_.content = std::max(scroll_.content, begin + inner.h);  // its first line is not cut
        scroll_.to(begin);
    }
    scroll_.to(scroll_.top);
    const Rect lines{inner.x - painter.scaled(gaps::thin), inner.y, inner.w + painter.scaled(hands_margin), inner.h};
    painter.clip(lines);
    draw_lines(painter, {inner.x, inner.y - scroll_.top, wide, all.back()});
    painter.unclip();
    draw_heading(painter, heading, hidden(all));
    scroll_.draw(painter, lines);
    draw_ring(painter);
}

// Lines of which something is out of sight; a heading is none.
std::size_t HandsStrip::hidden(const Ends& ends) const {
    std::size_t count = 0;
    double from = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const bool is_cut = from < scroll_.top - 1 || ends[i] > scroll_.top + scroll_.page + 1;
        if (is_cut && !is_heading(i)) ++count;
        from = ends[i];
    }
    return count;
}

bool HandsStrip::is_heading(std::size_t line) const {
    return line < view_.lines.size() && view_.lines[line].kind == LineKind::event;
}

std::size_t HandsStrip::newest() const {
    std::size_t line = view_.newest;
    while (is_heading(line) && line + 1 < view_.lines.size()) ++line;
    return line;
}

double HandsStrip::height(const Ends& ends, const Seen& seen) const {
    return ends.at(seen.end - 1) - begin_of(ends, seen.first, theme().scaled(between_lines));
}

// The newest line with the heading above it, what came with it, and of the others as many as find room: first those
// before it. A heading does not come last.
HandsStrip::Seen HandsStrip::around_newest(const Ends& ends, double page) const {
    Seen seen{newest(), newest() + 1};
    const auto takes = [&](const Seen& more) {
        const bool fits = height(ends, more) <= page + 1;
        if (fits) seen = more;
        return fits;
    };
    const auto goes_on = [&] {
        return seen.end < view_.lines.size() && view_.lines[seen.end].act == view_.lines[newest()].act;
    };
    if (seen.first > 0 && is_heading(seen.first - 1)) takes({seen.first - 1, seen.end});
    while (goes_on() && takes({seen.first, seen.end + 1})) {
    }
    while (seen.first > 0 && takes({seen.first - 1, seen.end})) {
    }
    while (seen.end < ends.size() && takes({seen.first, seen.end + 1})) {
    }
    while (is_heading(seen.end - 1)) --seen.end;
    return seen;
}

// Of a heading: nothing of the line below it is in sight.
bool HandsStrip::stands_alone(std::size_t line) const {
    return is_heading(line) && line + 1 < ends_.size() &&
           begin_of(line + 1) + theme().scaled(seen_of_a_line) >= scroll_.top + scroll_.page;
}

void HandsStrip::reveal(const Rect& place) {
    shows_ = Shows::what_was_scrolled_to;
    scroll_.reveal(place.y - seen_.y + scroll_.top, place.h);
}

double HandsStrip::begin_of(const Ends& ends, std::size_t line, double between) {
    return line == 0 ? 0 : ends.at(line - 1) + between;
}

double HandsStrip::begin_of(std::size_t line) const { return begin_of(ends_, line, theme().scaled(between_lines)); }

void HandsStrip::want(Room room) {
    room_ = room;
    on_room();
    Refresh();
}

// First it unfolds. Then to the first line that is not seen whole, or from the last ones to the first. A line higher
// than the page is read page by page.
void HandsStrip::turn_over() {
    if (room_ == Room::usual) return want(Room::all);
    shows_ = Shows::what_was_scrolled_to;
    const double seen_to = scroll_.top + scroll_.page;
    const auto cut = std::upper_bound(ends_.begin(), ends_.end(), seen_to + 1);
    if (scroll_.top >= scroll_.most() - 1 || cut == ends_.end()) {
        scroll_.to(0);
    } else {
        const double begin = begin_of(static_cast<std::size_t>(cut - ends_.begin()));
        scroll_.to(begin > scroll_.top ? begin : seen_to);
    }
    Refresh();
}

// One deed needs no ticking off.
bool HandsStrip::can_be_ticked() const {
    return std::count_if(view_.lines.begin(), view_.lines.end(),
                         [](const ToldLine& line) { return line.kind == LineKind::deed; }) > 1;
}

void HandsStrip::tick(std::size_t line) {
    const std::string name = tick_name(line);
    shows_ = Shows::what_was_scrolled_to;
    if (!ticked_.insert(name).second)
        ticked_.erase(name);
    else if (const auto next = first_to_do(); next && *next > line)
        scroll_.reveal(begin_of(*next), ends_.at(*next) - begin_of(*next));
    Refresh();
}

// The next one comes into sight as the one before it is ticked.
std::optional<std::size_t> HandsStrip::first_to_do() const {
    for (std::size_t i = 0; i < view_.lines.size(); ++i)
        if (view_.lines[i].kind == LineKind::deed && !ticked_.contains(tick_name(i))) return i;
    return std::nullopt;
}

std::string HandsStrip::tick_name(std::size_t line) const {
    const ToldLine& told = view_.lines[line];
    const auto same =
        std::count_if(view_.lines.begin(), view_.lines.begin() + static_cast<std::ptrdiff_t>(line),
                      [&](const ToldLine& other) { return other.act == told.act && other.text == told.text; });
    return std::to_string(told.act) + ' ' + std::to_string(same) + ' ' + told.text;
}

double HandsStrip::heading_width(Painter& painter) const {
    return painter.width(view_.heading + ":", hands_heading_style) + painter.scaled(gaps::middle);
}

// A single deed has the heading before it, if both are short.
bool HandsStrip::stands_beside(Painter& painter, double wide) const {
    const double heading = heading_width(painter);
    if (can_be_ticked() || heading > wide / 3) return false;
    const double rest = wide - heading - painter.scaled(bar_room);
    return ends(painter, rest).back() < (few_lines + 0.5) * painter.line_height(deed_style);
}

Rect HandsStrip::cut_heading(Painter& painter, Rect& inner) const {
    const double high = painter.line_height(hands_heading_style);
    if (is_folded()) {
        const bool is_more = view_.lines.size() > 1 || is_cut_alone(painter, inner);
        Rect button = inner.cut_right(is_more ? more_width(painter, folded_words()) : 0);
        button.h = high;
        return button;
    }
    if (stands_beside(painter, inner.w)) {
        Rect heading = inner.cut_left(heading_width(painter));
        heading.h = high;
        return heading;
    }
    const Rect heading = inner.cut_top(high);
    inner.cut_top(painter.scaled(between_lines));
    return heading;
}

void HandsStrip::draw_heading(Painter& painter, const Rect& box, std::size_t hidden) {
    if (is_folded()) {
        if (hidden > 0 && box.w > 0) draw_more(painter, box, folded_words(), hidden);
        return;
    }
    if (stands_beside(painter, painter.whole().w - 2 * painter.scaled(hands_margin)))
        return painter.text(box, view_.heading + ":", hands_heading_style);
    const bool has_button = hidden > 0 || room_ == Room::all;
    const bool is_at_end = scroll_.top > 0 && scroll_.top >= scroll_.most() - 1;
    std::string more = hidden == 0       ? present::fewer_lines_words()
                       : is_at_end       ? present::lines_above_words(hidden)
                       : scroll_.top > 0 ? present::lines_around_words(hidden)
                                         : present::more_lines_words(hidden);
    const auto room_beside = [&](const std::string& words) {
        return box.w - (has_button ? more_width(painter, words) + painter.scaled(bar_room) : 0);
    };
    // A long heading keeps its words, and the button says the number alone.
    if (hidden > 0 && painter.width(view_.heading, hands_heading_style) > room_beside(more))
        more = "+" + std::to_string(hidden);
    const double room = room_beside(more);
    const double wide = more_width(painter, more);
    const bool says_order = !view_.with_order.empty() && painter.width(view_.with_order, hands_heading_style) <= room;
    const std::string& heading = says_order ? view_.with_order : view_.heading;
    painter.text({box.x, box.y, room, box.h}, heading, painter.fitting(heading, room, hands_heading_style));
    if (has_button) draw_more(painter, {box.right() - wide, box.y, wide, box.h}, more, hidden);
}

// However many are hidden, what is written beside the button has the same width. Of a single deed the rest is one more.
std::string HandsStrip::folded_words() const {
    return "+" + std::to_string(std::max<std::size_t>(view_.lines.size(), 2) - 1);
}

// A single deed that is longer than its room.
bool HandsStrip::is_cut_alone(Painter& painter, const Rect& inner) const {
    if (view_.lines.size() != 1) return false;
    return line_height(painter, inner.w - painter.scaled(bar_room), view_.lines.front()) > inner.h + 1;
}

double HandsStrip::more_width(Painter& painter, const std::string& words) const {
    return painter.width(words, {deed_style.size, Face::bold}) + painter.scaled(bar_room);
}

void HandsStrip::draw_more(Painter& painter, const Rect& where, const std::string& words, std::size_t hidden) {
    painter.text(where, words, {deed_style.size, Face::bold, theme().accent, Align::right});
    const auto press = [this, hidden] {
        if (hidden > 0)
            turn_over();
        else
            want(Room::usual);
    };
    const std::string tip = words.starts_with('+') ? present::more_lines_words(hidden) : std::string{};
    painter.area(where, hidden > 0 ? "more" : "fewer", press, tip);
}

// Of the deeds, and of the sentence below them.
HandsStrip::Ends HandsStrip::ends(Painter& painter, double wide) const {
    Ends ends;
    double end = 0;
    const auto add = [&](double high) {
        if (!ends.empty()) end += painter.scaled(between_lines);
        ends.push_back(end += high);
    };
    for (const ToldLine& line : view_.lines) add(line_height(painter, wide, line));
    if (!view_.page.empty()) add(painter.wrapped_height(wide, view_.page, deed_style));
    return ends;
}

double HandsStrip::before_words(Painter& painter, const ToldLine& line) const {
    const double piece = painter.line_height(deed_style) + painter.scaled(before_text);
    if (line.kind == LineKind::event) return line.player ? piece : 0;
    return can_be_ticked() ? painter.line_height(deed_style) + painter.scaled(after_tick) + piece : piece;
}

double HandsStrip::line_height(Painter& painter, double wide, const ToldLine& line) const {
    return painter.wrapped_height(wide - before_words(painter, line), line.text,
                                  line.kind == LineKind::event ? event_style : deed_style);
}

void HandsStrip::draw_lines(Painter& painter, Rect box) {
    for (std::size_t i = 0; i < view_.lines.size(); ++i) {
        if (i > 0) box.cut_top(painter.scaled(between_lines));
        const Rect line = box.cut_top(line_height(painter, box.w, view_.lines[i]));
        if (!stands_alone(i)) draw_line(painter, line, i);
    }
    if (view_.page.empty()) return;
    if (!view_.lines.empty()) box.cut_top(painter.scaled(between_lines));
    draw_page(painter, box);
}

void HandsStrip::draw_page(Painter& painter, const Rect& box) {
    const double high = painter.wrapped(box, view_.page, deed_style);
    painter.area({box.x, box.y, box.w, high}, "page", [this] { on_page(); });
}

void HandsStrip::draw_event(Painter& painter, Rect box, const ToldLine& event) const {
    const double high = painter.line_height(deed_style);
    if (event.player) painter.piece(box.x + high / 2, box.y + high / 2, high * 0.8, *event.player);
    box.cut_left(before_words(painter, event));
    write(painter, box, event.text, event_style);
}

// Without a heading that counts what is out of sight, a sentence that goes on there must say so itself.
void HandsStrip::write(Painter& painter, const Rect& box, const std::string& text, const TextStyle& style) const {
    const double seen = seen_.bottom() - box.y;
    const bool is_cut = painter.wrapped_height(box.w, text, style) > seen + 1;
    if (!is_folded() || !is_cut || seen < painter.line_height(style)) {
        painter.wrapped(box, text, style);
    } else {
        painter.wrapped_within({box.x, box.y, box.w, seen + 1}, text, style);
    }
}

void HandsStrip::draw_line(Painter& painter, const Rect& box, std::size_t line) {
    const ToldLine& told = view_.lines[line];
    if (told.kind == LineKind::event) return draw_event(painter, box, told);
    const double high = painter.line_height(deed_style);
    const bool done = ticked_.contains(tick_name(line));
    Rect text = box;
    text.cut_left(before_words(painter, told));
    const double piece = text.x - painter.scaled(before_text) - high / 2;
    if (told.player) painter.piece(piece, box.y + high / 2, high * 0.8, *told.player);
    write(painter, text, told.text, {deed_style.size, Face::plain, done ? theme().faint : theme().ink});
    if (!can_be_ticked()) return;
    draw_tick(painter, {box.x, box.y + high * 0.08, high * 0.84, high * 0.84}, done ? Tick::done : Tick::open);
    painter.area(
        box, "tick:" + std::to_string(line), [this, line] { tick(line); },
        done ? present::done_words() : present::not_done_words());
}

}  // namespace gui
