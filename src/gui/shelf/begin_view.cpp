// SPDX-License-Identifier: MIT
#include "gui/shelf/begin_view.h"

#include "gui/canvas/sizes.h"
#include "present/language/list_words.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr double widest_begin_page = 1120;
constexpr double begin_bar_height = 62;
constexpr double bar_of_begin_scroll = 14;
constexpr double begin_choice_height = 34;

}  // namespace

BeginView::BeginView(wxWindow* parent, const Theme& theme, std::vector<std::string> groups)
    : KeyCanvas{parent, theme, "new session"}, groups_{std::move(groups)} {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { scroll_by(event.GetWheelRotation() > 0 ? -60 : 60); });
    const auto drag = [this](wxMouseEvent& event) {
        event.Skip();
        if (scroll_.dragged(event, seen_, this->theme().scaled(bar_of_begin_scroll))) Refresh();
    };
    Bind(wxEVT_LEFT_DOWN, drag);
    Bind(wxEVT_MOTION, drag);
}

// --- The keyboard

std::string BeginView::group_of(const std::string& name) const {
    const bool is_choice =
        std::any_of(groups_.begin(), groups_.end(), [&](const std::string& group) { return name.starts_with(group); });
    return is_choice ? name.substr(0, name.rfind(':') + 1) : std::string{};
}

bool BeginView::is_stop(const Area& area) const {
    const std::string group = group_of(area.name);
    return KeyCanvas::is_stop(area) && (group.empty() || area.name == chosen_name(group));
}

bool BeginView::choose_beside(Walk direction) {
    const std::string group = group_of(focused());
    if (group.empty()) return false;
    std::vector<std::string> names;
    for (const Area& area : areas())
        if (area.act && group_of(area.name) == group) names.push_back(area.name);
    const auto here = std::find(names.begin(), names.end(), focused());
    if (here == names.end()) return false;
    const auto by = direction == Walk::forward ? std::size_t{1} : names.size() - 1;
    focus(names[(static_cast<std::size_t>(here - names.begin()) + by) % names.size()]);
    return press();
}

void BeginView::reveal() {
    const Area* place = area(focused());
    if (!place || focused() == "begin" || focused() == "back") return;
    const double above = theme().scaled(30);
    const double below = theme().scaled(70);  // what is said of a choice stands below it
    if (place->where.y < seen_.y + above) scroll_by(place->where.y - seen_.y - above);
    if (place->where.bottom() > seen_.bottom() - below) scroll_by(place->where.bottom() - seen_.bottom() + below);
}

void BeginView::scroll_by(double length) {
    scroll_.by(length);
    Refresh();
}

// --- The picture

void BeginView::draw(Painter& painter) {
    painter.fill(painter.whole(), painter.theme().page);
    seen_ = painter.whole();
    is_writing_ = false;
    const Rect below = seen_.cut_bottom(painter.scaled(begin_bar_height));
    scroll_.page = seen_.h;
    scroll_.to(scroll_.top);
    const double width = std::min(seen_.w - painter.scaled(48), painter.scaled(widest_begin_page));
    const double spare = std::max(0.0, seen_.h - scroll_.content) * 0.3;  // as it was drawn last
    const double top = seen_.y + painter.scaled(gaps::margin) - scroll_.top + spare;
    constexpr double endless = 1e5;
    Rect page{seen_.middle_x() - width / 2, top, width, endless};
    painter.clip(seen_);
    painter.text(page.cut_top(painter.scaled(42)), heading(),
                 {letter_sizes::begin, Face::serif_bold, painter.theme().accent});
    page.cut_top(painter.scaled(gaps::middle));
    Rect left = page;
    left.w = page.w * 0.5 - painter.scaled(gaps::middle);
    Rect right{page.right() - left.w, page.y, left.w, page.h};
    draw_columns(painter, left, right);
    const double height = std::max(left.y, right.y) - top + painter.scaled(gaps::margin);
    if (std::exchange(scroll_.content, height) != height) CallAfter([this] { Refresh(); });
    painter.unclip();
    draw_scroll_bar(painter);
    draw_bar(painter, below);
}

// Wide enough to be seen and to be taken by the mouse: what lies below the fold is easily missed.
void BeginView::draw_scroll_bar(Painter& painter) {
    if (scroll_.most() <= 0) return;
    const double wide = painter.scaled(bar_of_begin_scroll);
    const Rect track{seen_.right() - wide, seen_.y, wide, seen_.h};
    const double high = track.h * scroll_.page / scroll_.content;
    const double y = track.y + (track.h - high) * scroll_.top / scroll_.most();
    painter.fill(track, painter.theme().card_edge);
    painter.fill(Rect{track.x, y, wide, high}.inset(painter.scaled(gaps::thin)), painter.theme().faint,
                 painter.scaled(gaps::nearby));
    painter.area(track, "scroll", {});
}

void BeginView::draw_bar(Painter& painter, Rect box) {
    painter.fill(box, painter.theme().card);
    painter.line(box.x, box.y, box.right(), box.y, painter.theme().card_edge);
    painter.area(box, "bar", {});
    const double margin = (box.w - std::min(box.w - painter.scaled(48), painter.scaled(widest_begin_page))) / 2;
    box.cut_left(margin);
    box.cut_right(margin);
    const double high = painter.scaled(38);
    const Bar below = bar();
    const double begin_width = button_width(painter, below.begin);
    const double back_width = button_width(painter, below.back);
    const double y = box.middle_y() - high / 2;
    Button begin = below.begin;
    if (is_writing_) begin.key.clear();  // in a field the key goes on to the next one
    button(painter, {box.right() - begin_width, y, begin_width, high}, "begin", begin, below.on_begin);
    button(painter, {box.x, y, back_width, high}, "back", below.back, below.on_back);
    if (below.said.empty() || scroll_.most() <= 0) return;
    const double apart = painter.scaled(gaps::margin);
    const Rect between{box.x + back_width + apart, y, box.w - back_width - begin_width - 2 * apart, high};
    TextStyle style{letter_sizes::detail};
    style.align = Align::right;
    painter.text(between, below.said, painter.fitting(below.said, between.w, style));
}

// --- What a game draws with

Rect BeginView::card(Painter& painter, Rect& column, double height, const std::string& heading,
                     const std::string& remark) {
    const double pad = painter.scaled(gaps::broad);
    const double width = width_in_card(painter, column);
    const TextStyle style = painter.fitting(heading, width, {letter_sizes::heading, Face::serif_bold});
    const double heading_width = std::min(width, painter.width(heading, style) + painter.scaled(gaps::wide));
    // Below the heading where it does not fit beside it.
    TextStyle faint{letter_sizes::aside, Face::plain, painter.theme().faint, Align::right};
    const bool beside = heading_width + painter.width(remark, faint) <= width;
    if (!beside) faint.align = Align::left;
    const double below = beside ? 0 : painter.wrapped_height(width, remark, faint) + painter.scaled(gaps::modest);
    Rect box = column.cut_top(height + below + painter.scaled(34) + 1.5 * pad);
    column.cut_top(painter.scaled(gaps::margin));
    painter.card(box);
    Rect inside{box.x + pad, box.y + pad / 2, box.w - 2 * pad, box.h - pad};
    Rect line = inside.cut_top(painter.scaled(34));
    painter.text(line.cut_left(heading_width), heading, style);
    if (beside)
        painter.text(line, remark, faint);
    else
        painter.wrapped(inside.cut_top(below), remark, faint);
    return inside;
}

void BeginView::draw_line(Painter& painter, Rect& inside, const FieldLine& line) {
    Rect row = inside.cut_top(line_height(painter));
    Rect box = row.cut_top(painter.scaled(34));
    painter.text(box.cut_left(line.label_width), line.label, {letter_sizes::text});
    place_field(painter, line.field, box);
    complain(painter, {box.x, row.y + painter.scaled(gaps::thin), box.w, painter.scaled(gaps::broad)}, line.complaint);
}

// The frame of a native field stands around it, so that it looks alike in both themes.
void BeginView::place_field(Painter& painter, const std::string& field, const Rect& box) {
    const bool writing = focused() == field;
    painter.outline(box, writing ? painter.theme().focus : painter.theme().card_edge, writing ? 2.5 : 1,
                    painter.scaled(gaps::nearby));
    const Rect place{box.x + painter.scaled(gaps::middle), box.y + 3, box.w - painter.scaled(gaps::usual), box.h - 6};
    const bool is_seen = place.y >= seen_.y && place.bottom() <= seen_.bottom();
    is_writing_ = is_writing_ || (writing && is_seen);
    on_field_place(field, is_seen ? std::optional{place} : std::nullopt);
    painter.area(box, field, [this, field] { on_edit(field); });
    painter.area_said(words_of_field(field));
}

void BeginView::complain(Painter& painter, const Rect& box, const std::string& sentence) {
    const TextStyle style{letter_sizes::aside, Face::bold, painter.theme().bad};
    if (!sentence.empty()) painter.text(box, sentence, painter.fitting(sentence, box.w, style));
}

double BeginView::choice_width(Painter& painter, const Choice& choice) {
    const double piece = choice.mark ? painter.scaled(gaps::large) : 0;  // as wide as when it is chosen: nothing jumps
    return painter.width(choice.label, {letter_sizes::choice, Face::bold}) + painter.scaled(42) + piece;
}

double BeginView::choices_height(Painter& painter, double width, const std::vector<Choice>& all) {
    double x = 0;
    double rows = all.empty() ? 0 : 1;
    for (const Choice& one : all) {
        const double wide = choice_width(painter, one);
        if (x > 0 && x + wide > width) {
            ++rows;
            x = 0;
        }
        x += wide + painter.scaled(gaps::middle);
    }
    return rows * painter.scaled(begin_choice_height + 6);
}

void BeginView::choices(Painter& painter, const Rect& box, const std::vector<Choice>& all) {
    const double high = painter.scaled(begin_choice_height);
    double x = box.x;
    double y = box.y;
    for (const Choice& one : all) {
        const double wide = choice_width(painter, one);
        if (x > box.x && x + wide > box.right() + 0.5) {
            x = box.x;
            y += high + painter.scaled(gaps::modest);
        }
        draw_choice(painter, {x, y, std::min(wide, box.w), high}, one);
        x += wide + painter.scaled(gaps::middle);
    }
}

// A dot tells what is chosen, as radio buttons do.
void BeginView::draw_choice(Painter& painter, const Rect& box, const Choice& choice) {
    const Theme& t = painter.theme();
    const bool chosen = chosen_name(group_of(choice.name)) == choice.name;
    const double radius = painter.scaled(gaps::modest);
    painter.fill(box, chosen || hovered_name() == choice.name ? t.raised : t.card, radius);
    painter.outline(box, chosen ? t.accent : t.card_edge, chosen ? 1.5 : 1, radius);
    Rect inside{box.x + painter.scaled(gaps::usual), box.y, box.w - painter.scaled(gaps::large), box.h};
    const Rect mark = inside.cut_left(painter.scaled(22));
    const double size = painter.scaled(gaps::margin);
    const Rect dot{mark.x, mark.middle_y() - size / 2, size, size};
    painter.fill(dot, chosen ? t.accent : t.faint, size / 2);
    painter.fill(dot.inset(1.5), t.card, size / 2 - 1.5);
    if (chosen) painter.fill(dot.inset(size * 0.27), t.accent, size * 0.23);
    if (choice.mark) {
        const Rect piece = inside.cut_left(painter.scaled(gaps::large));
        painter.piece(piece.x + painter.scaled(gaps::modest), piece.middle_y(), painter.scaled(gaps::wide),
                      *choice.mark);
    }
    const TextStyle style{letter_sizes::choice, chosen ? Face::bold : Face::plain};
    painter.text(inside, choice.label, painter.fitting(choice.label, inside.w, style));
    ring(painter, box, choice.name, radius);
    painter.area(box, choice.name, choice.act);
    painter.area_said(present::choice_words(choice.label, chosen ? present::Ticked::yes : present::Ticked::no));
}

void BeginView::draw_rulings(Painter& painter, Rect& column, const RulingsHead& head, const std::vector<Ruling>& all) {
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const TextStyle bold{letter_sizes::text, Face::bold};
    const double width = width_in_card(painter, column);
    const double rule_width = painter.scaled(60);
    // Large letters and long languages want two lines.
    const auto question_height = [&](const Ruling& one) {
        return std::max(painter.scaled(26),
                        painter.wrapped_height(width - rule_width, one.question, bold) + painter.scaled(gaps::close));
    };
    double height = 0;
    for (const Ruling& one : all)
        height += question_height(one) + painter.scaled(gaps::wide) + choices_height(painter, width, one.choices) +
                  painter.wrapped_height(width, one.books, faint);
    Rect inside = card(painter, column, height, head.heading, head.remark);
    for (const Ruling& one : all) {
        Rect line = inside.cut_top(question_height(one));
        const Rect rule = line.cut_right(rule_width);
        painter.text({rule.x, rule.y, rule.w, painter.line_height(bold)}, one.rule,
                     {letter_sizes::aside, Face::plain, painter.theme().faint, Align::right});
        painter.wrapped(line, one.question, bold);
        choices(painter, inside.cut_top(choices_height(painter, width, one.choices)), one.choices);
        inside.cut_top(painter.wrapped(inside, one.books, faint) + painter.scaled(gaps::wide));
    }
}

}  // namespace gui
