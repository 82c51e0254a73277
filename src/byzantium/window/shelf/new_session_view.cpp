// SPDX-License-Identifier: MIT
#include "byzantium/window/shelf/new_session_view.h"

#include "byzantium/rules/header.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double widest_new_session = 1120;
constexpr double start_bar_height = 62;
constexpr double bar_of_scroll = 14;

}  // namespace

NewSessionView::NewSessionView(wxWindow* parent, const Theme& theme, NewSessionActs acts)
    : KeyCanvas{parent, theme, "new session"}, acts_{std::move(acts)} {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { scroll_by(event.GetWheelRotation() > 0 ? -60 : 60); });
    const auto drag = [this](wxMouseEvent& event) {
        event.Skip();
        if (scroll_.dragged(event, seen_, this->theme().scaled(bar_of_scroll))) Refresh();
    };
    Bind(wxEVT_LEFT_DOWN, drag);
    Bind(wxEVT_MOTION, drag);
}

void NewSessionView::show(NewSessionContents contents) {
    contents_ = std::move(contents);
    Refresh();
}

// --- The keyboard

std::string NewSessionView::group_of(const std::string& name) {
    constexpr std::array<std::string_view, 7> groups{
        "players:", "colour:", "first:", "elite:", "casualty:", "doomed:", "board:"};
    const bool is_choice =
        std::any_of(groups.begin(), groups.end(), [&](std::string_view group) { return name.starts_with(group); });
    return is_choice ? name.substr(0, name.rfind(':') + 1) : std::string{};
}

// What is chosen in a group, by its name; the one place of the group where Tab stops.
std::string NewSessionView::chosen_name(const std::string& group) const {
    const auto& session = contents_.session;
    if (group == "players:") return group + std::to_string(session.players());
    if (group == "board:") return group + std::to_string(contents_.board);
    if (group == "elite:") return group + std::to_string(static_cast<int>(session.rulings.elite_limit));
    if (group == "casualty:") return group + std::to_string(static_cast<int>(session.rulings.casualty_rounding));
    if (group == "doomed:") return group + std::to_string(static_cast<int>(session.rulings.doomed_retreat));
    if (group == "first:") {
        const auto& first = session.chosen_first();
        return group + (first ? std::string{byzantium::to_text(*first)} : "chance");
    }
    const auto seat = static_cast<std::size_t>(group.at(7) - '0');  // colour:N:
    return group + std::string{byzantium::to_text(session.seats().at(seat).color)};
}

bool NewSessionView::is_stop(const Area& area) const {
    const std::string group = group_of(area.name);
    return KeyCanvas::is_stop(area) && (group.empty() || area.name == chosen_name(group));
}

// Chance asked, and session begun, stand at one place.
std::string NewSessionView::meaning() const {
    const auto& rolled = contents_.session.rolled_first();
    return std::to_string(rolled ? rolled->times : 0);
}

bool NewSessionView::choose_beside(Walk direction) {
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

void NewSessionView::reveal() {
    const Area* place = area(focused());
    if (!place || focused() == "begin" || focused() == "back") return;
    const double above = theme().scaled(30);
    const double below = theme().scaled(70);  // what is said of a choice stands below it
    if (place->where.y < seen_.y + above) scroll_by(place->where.y - seen_.y - above);
    if (place->where.bottom() > seen_.bottom() - below) scroll_by(place->where.bottom() - seen_.bottom() + below);
}

void NewSessionView::scroll_by(double length) {
    scroll_.by(length);
    Refresh();
}

// --- The picture

void NewSessionView::draw(Painter& painter) {
    painter.fill(painter.whole(), painter.theme().page);
    seen_ = painter.whole();
    const Rect bar = seen_.cut_bottom(painter.scaled(start_bar_height));
    scroll_.page = seen_.h;
    scroll_.to(scroll_.top);
    const double width = std::min(seen_.w - painter.scaled(48), painter.scaled(widest_new_session));
    const double spare = std::max(0.0, seen_.h - scroll_.content) * 0.3;  // as it was drawn last
    const double top = seen_.y + painter.scaled(14) - scroll_.top + spare;
    constexpr double endless = 1e5;
    Rect page{seen_.middle_x() - width / 2, top, width, endless};
    painter.context().Clip(seen_.x, seen_.y, seen_.w, seen_.h);
    painter.text(page.cut_top(painter.scaled(42)), words_.heading, {24, Face::serif_bold, painter.theme().accent});
    page.cut_top(painter.scaled(8));
    Rect left = page;
    left.w = page.w * 0.5 - painter.scaled(8);
    Rect right{page.right() - left.w, page.y, left.w, page.h};
    draw_players(painter, left);
    draw_session(painter, left);
    draw_first(painter, right);
    draw_rulings(painter, right);
    const double height = std::max(left.y, right.y) - top + painter.scaled(14);
    if (std::exchange(scroll_.content, height) != height) CallAfter([this] { Refresh(); });
    painter.context().ResetClip();
    draw_scroll_bar(painter);
    draw_bar(painter, bar);
}

// Wide enough to be seen and to be taken by the mouse: what lies below the fold is easily missed.
void NewSessionView::draw_scroll_bar(Painter& painter) {
    if (scroll_.most() <= 0) return;
    const double wide = painter.scaled(bar_of_scroll);
    const Rect track{seen_.right() - wide, seen_.y, wide, seen_.h};
    const double high = track.h * scroll_.page / scroll_.content;
    const double y = track.y + (track.h - high) * scroll_.top / scroll_.most();
    painter.fill(track, painter.theme().card_edge);
    painter.fill(Rect{track.x, y, wide, high}.inset(painter.scaled(2)), painter.theme().faint, painter.scaled(5));
    painter.area(track, "scroll", {});
}

// The card is drawn; what is inside it is returned, and the column goes on below.
Rect NewSessionView::card(Painter& painter, Rect& column, double height, const std::string& heading,
                          const std::string& remark) {
    const double pad = painter.scaled(16);
    Rect box = column.cut_top(height + painter.scaled(34) + 1.5 * pad);
    column.cut_top(painter.scaled(14));
    painter.card(box);
    Rect inside{box.x + pad, box.y + pad / 2, box.w - 2 * pad, box.h - pad};
    Rect line = inside.cut_top(painter.scaled(34));
    const TextStyle style{15, Face::serif_bold};
    painter.text(line.cut_left(painter.width(heading, style) + painter.scaled(12)), heading, style);
    painter.text(line, remark, {11.5, Face::plain, painter.theme().faint, Align::right});
    return inside;
}

void NewSessionView::draw_players(Painter& painter, Rect& column) {
    const double row = painter.scaled(54);
    const auto& session = contents_.session;
    std::vector<Choice> all;
    for (std::size_t n = 2; n <= 4; ++n)
        all.push_back({"players:" + std::to_string(n), words::players_choice(n),
                       [this, n] { acts_.change([n](auto& changed) { changed.set_players(n); }); }});
    const double trouble = contents_.complaints.players.empty() ? 0 : painter.scaled(18);
    const double counts = choices_height(painter, column.w - painter.scaled(32), all) + painter.scaled(6);
    Rect inside = card(painter, column, counts + trouble + row * static_cast<double>(session.players()),
                       words_.who_plays, words_.clockwise);
    choices(painter, inside.cut_top(counts), all);
    complain(painter, inside.cut_top(trouble), contents_.complaints.players);
    // Tab walks in the order of drawing: from one name to the next, and then to what changes seldom.
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_name(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_seat(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    for (std::size_t seat = session.players(); seat < 4 && on_field_place; ++seat)
        on_field_place(name_field(seat), std::nullopt);
}

NewSessionView::SeatPlaces NewSessionView::seat_places(Painter& painter, const Rect& row) {
    const double high = painter.scaled(34);
    Rect line{row.x, row.y + painter.scaled(4), row.w, high};
    SeatPlaces places;
    places.number = line.cut_left(painter.scaled(22));
    places.colors = line.cut_left(high * 4 + painter.scaled(8));
    places.down = line.cut_right(high);
    line.cut_right(painter.scaled(4));
    places.up = line.cut_right(high);
    line.cut_right(painter.scaled(8));
    places.name = line;
    places.complaint = {line.x, row.y + high + painter.scaled(6), row.right() - line.x, painter.scaled(16)};
    return places;
}

void NewSessionView::draw_name(Painter& painter, const SeatPlaces& places, std::size_t seat) {
    painter.text(places.number, std::to_string(seat + 1), {15, Face::digits, painter.theme().faint});
    place_field(painter, name_field(seat), places.name);
    painter.area(places.name, name_field(seat), [this, seat] { acts_.edit(name_field(seat)); });
    complain(painter, places.complaint, contents_.complaints.names.at(seat));
}

void NewSessionView::draw_seat(Painter& painter, const SeatPlaces& places, std::size_t seat) {
    draw_colors(painter, places.colors, seat);
    const std::string number = std::to_string(seat);
    const auto moved = [this, seat](void (words::NewSession::*move)(std::size_t)) {
        return [=, this] { acts_.change([=](auto& session) { (session.*move)(seat); }); };
    };
    const bool is_last = seat + 1 == contents_.session.players();
    std::function<void()> higher;
    std::function<void()> lower;
    if (seat > 0) higher = moved(&words::NewSession::move_up);
    if (!is_last) lower = moved(&words::NewSession::move_down);
    button(painter, places.up, "up:" + number, {"\u2191"}, higher);
    button(painter, places.down, "down:" + number, {"\u2193"}, lower);
}

void NewSessionView::draw_colors(Painter& painter, Rect strip, std::size_t seat) {
    for (const byzantium::Color color : byzantium::colors) {
        const Rect box = strip.cut_left(strip.h);
        const std::string name = "colour:" + std::to_string(seat) + ':' + std::string{byzantium::to_text(color)};
        const bool chosen = contents_.session.seats().at(seat).color == color;
        const Rect ground = box.inset(painter.scaled(2));
        if (chosen || hovered_name() == name) painter.fill(ground, painter.theme().raised, painter.scaled(5));
        if (chosen) painter.outline(ground, painter.theme().ink, 1.5, painter.scaled(5));
        painter.piece(box.middle_x(), box.middle_y(), painter.scaled(chosen ? 19 : 11), words::badge(color));
        ring(painter, ground.inset(painter.scaled(1)), name, painter.scaled(5));
        painter.area(
            box, name, [this, seat, color] { acts_.change([=](auto& session) { session.set_color(seat, color); }); },
            words::colour_tip(color));
    }
}

void NewSessionView::draw_first(Painter& painter, Rect& column) {
    const auto all = first_choices();
    const auto& session = contents_.session;
    const double width = column.w - painter.scaled(32);
    const double rows = choices_height(painter, width, all);
    const double chance = session.chosen_first() ? 0 : button_height(painter) + painter.scaled(46);
    Rect inside = card(painter, column, rows + chance, words_.first_player, {});
    choices(painter, inside.cut_top(rows), all);
    if (!session.chosen_first()) draw_chance(painter, inside);
}

void NewSessionView::draw_chance(Painter& painter, Rect inside) {
    const auto& rolled = contents_.session.rolled_first();
    const Button ask{rolled ? words_.ask_again : words_.ask_chance};
    const Rect line = inside.cut_top(button_height(painter));
    button(painter, {line.x, line.y, button_width(painter, ask), line.h}, "roll", ask, acts_.roll);
    inside.cut_top(painter.scaled(8));
    inside.h = painter.scaled(40);
    if (rolled) {
        const Rect mark = inside.cut_left(painter.scaled(28));
        painter.piece(mark.x + painter.scaled(10), mark.y + painter.scaled(10), painter.scaled(19),
                      words::badge(rolled->first));
    }
    painter.wrapped(inside, words::chance_says(contents_.session), {12.5, rolled ? Face::bold : Face::plain});
}

std::vector<NewSessionView::Choice> NewSessionView::first_choices() {
    std::vector<Choice> all{{"first:chance", words_.by_chance,
                             [this] { acts_.change([](auto& session) { session.leave_first_to_chance(); }); }}};
    for (const byzantium::Seat& seat : contents_.session.seated())
        all.push_back(
            {"first:" + std::string{byzantium::to_text(seat.color)}, words::first_choice(seat),
             [this, color = seat.color] { acts_.change([color](auto& session) { session.choose_first(color); }); },
             seat.color});
    return all;
}

std::array<NewSessionView::Ruling, 3> NewSessionView::rulings() {
    using byzantium::CasualtyRounding;
    using byzantium::DoomedRetreat;
    using byzantium::EliteLimit;
    const auto set = [this](auto member, auto value) {
        return [=, this] { acts_.change([=](auto& session) { session.rulings.*member = value; }); };
    };
    const auto elite = words::elite_limit_text();
    const auto odd = words::casualty_rounding_text();
    const auto doomed = words::doomed_retreat_text();
    return {{{elite,
              {{"elite:0", elite.choices[0], set(&byzantium::Rulings::elite_limit, EliteLimit::per_box)},
               {"elite:1", elite.choices[1], set(&byzantium::Rulings::elite_limit, EliteLimit::per_action)}}},
             {odd,
              {{"casualty:0", odd.choices[0], set(&byzantium::Rulings::casualty_rounding, CasualtyRounding::up)},
               {"casualty:1", odd.choices[1], set(&byzantium::Rulings::casualty_rounding, CasualtyRounding::down)}}},
             {doomed,
              {{"doomed:1", doomed.choices[1], set(&byzantium::Rulings::doomed_retreat, DoomedRetreat::allowed)},
               {"doomed:0", doomed.choices[0], set(&byzantium::Rulings::doomed_retreat, DoomedRetreat::stand)}}}}};
}

void NewSessionView::draw_rulings(Painter& painter, Rect& column) {
    const TextStyle faint{12, Face::plain, painter.theme().faint};
    const double width = column.w - painter.scaled(32);
    double height = 0;
    for (const Ruling& one : rulings())
        height += painter.scaled(38) + choices_height(painter, width, one.choices) +
                  painter.wrapped_height(width, one.text.books, faint);
    Rect inside = card(painter, column, height, words_.rulings, {});
    for (const Ruling& one : rulings()) {
        Rect heading = inside.cut_top(painter.scaled(26));
        painter.text(heading.cut_right(painter.scaled(60)), one.text.rule,
                     {11.5, Face::plain, painter.theme().faint, Align::right});
        painter.text(heading, one.text.question, {13, Face::bold});
        choices(painter, inside.cut_top(choices_height(painter, width, one.choices)), one.choices);
        inside.cut_top(painter.wrapped(inside, one.text.books, faint) + painter.scaled(12));
    }
}

}  // namespace byzantium::window
