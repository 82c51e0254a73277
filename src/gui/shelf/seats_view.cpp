// SPDX-License-Identifier: MIT
#include "gui/shelf/seats_view.h"

#include "gui/canvas/sizes.h"
#include "present/language/list_words.h"
#include "present/window/words_of_panels.h"
#include "session/seat.h"

#include <utility>

namespace gui {

namespace {

constexpr double lot_height = 54;  // of three lines

std::vector<std::string> with_those_of_seats(std::vector<std::string> groups) {
    for (const char* group : {"players:", "colour:", "first:"}) groups.emplace_back(group);
    return groups;
}

}  // namespace

SeatsView::SeatsView(wxWindow* parent, const Theme& theme, Seating seating, SeatsActs acts)
    : BeginView{parent, theme, with_those_of_seats(std::move(seating.groups))},
      acts_{std::move(acts)},
      marks_{std::move(seating.marks)},
      seats_{std::move(seating.fresh), {}} {
    seats_.complaints.names.resize(seats_.session.seats().size());  // the list reads the page before it is filled
}

// --- The keyboard

std::string SeatsView::chosen_name(const std::string& group) const {
    const auto& session = seats_.session;
    if (group == "players:") return group + std::to_string(session.players());
    if (group == "first:") return group + session.chosen_first().value_or("chance");
    if (!group.starts_with("colour:")) return chosen_of_game(group);
    const auto seat = static_cast<std::size_t>(group.at(7) - '0');  // colour:N:
    return group + session.seats().at(seat).color;
}

// Chance asked, and session begun, stand at one place.
std::string SeatsView::meaning() const {
    const auto& rolled = seats_.session.rolled_first();
    return std::to_string(rolled ? rolled->times : 0);
}

// --- The picture

void SeatsView::show_seats(SeatsContents seats) {
    seats_ = std::move(seats);
    Refresh();
}

BeginView::Bar SeatsView::bar() const {
    const bool decided = seats_.session.first().has_value();
    return {{decided ? words_.begin : words_.ask_chance, "Enter", {}, Weight::primary},
            acts_.begin,
            {words_.back, "Esc"},
            acts_.back,
            decided && !seats_.session.chosen_first() ? present::chance_says(seats_.session, marks_) : std::string{}};
}

void SeatsView::draw_players(Painter& painter, Rect& column) {
    const double row = painter.scaled(54);
    const auto& session = seats_.session;
    std::vector<Choice> all;
    for (std::size_t n = session.fewest(); n <= session.seats().size(); ++n)
        all.push_back({"players:" + std::to_string(n), present::players_choice(n),
                       [this, n] { acts_.change([n](auto& changed) { changed.set_players(n); }); }});
    const double trouble = seats_.complaints.players.empty() ? 0 : painter.scaled(gaps::large);
    const double counts = choices_height(painter, width_in_card(painter, column), all) + painter.scaled(gaps::modest);
    const double lot = acts_.draw ? painter.scaled(lot_height) : 0;
    Rect inside = card(painter, column, counts + trouble + row * static_cast<double>(session.players()) + lot,
                       words_.who_plays, words_.clockwise);
    choices(painter, inside.cut_top(counts), all);
    complain(painter, inside.cut_top(trouble), seats_.complaints.players);
    // Tab walks in the order of drawing: from one name to the next, and then to what changes seldom.
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_name(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_seat(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    if (acts_.draw) draw_lot(painter, inside.cut_bottom(lot));
    for (std::size_t seat = session.players(); seat < session.seats().size(); ++seat) hide_field(name_field(seat));
}

void SeatsView::draw_lot(Painter& painter, Rect line) {
    const Button draw{seats_.session.times_drawn() > 0 ? words_.draw_marks_again : words_.draw_marks};
    const Rect left = line.cut_left(button_width(painter, draw));
    const double high = button_height(painter);
    button(painter, {left.x, left.middle_y() - high / 2, left.w, high}, "draw", draw, acts_.draw);
    line.cut_left(painter.scaled(gaps::wide));
    const std::string words = present::drawn_words(seats_.session, marks_);
    const TextStyle style{letter_sizes::aside, seats_.session.times_drawn() > 0 ? Face::bold : Face::plain};
    const double text = painter.wrapped_height(line.w, words, style);
    painter.wrapped({line.x, line.middle_y() - text / 2, line.w, text}, words, style);
}

SeatsView::SeatPlaces SeatsView::seat_places(Painter& painter, const Rect& row) {
    const double high = painter.scaled(34);
    Rect line{row.x, row.y + painter.scaled(gaps::close), row.w, high};
    SeatPlaces places;
    places.number = line.cut_left(painter.scaled(22));
    places.colors = line.cut_left(high * 4 + painter.scaled(gaps::middle));
    places.down = line.cut_right(high);
    line.cut_right(painter.scaled(gaps::close));
    places.up = line.cut_right(high);
    line.cut_right(painter.scaled(gaps::middle));
    places.name = line;
    places.complaint = {row.x, row.y + high + painter.scaled(gaps::modest), row.w, painter.scaled(gaps::broad)};
    return places;
}

void SeatsView::draw_name(Painter& painter, const SeatPlaces& places, std::size_t seat) {
    painter.text(places.number, std::to_string(seat + 1), {letter_sizes::heading, Face::digits, painter.theme().faint});
    place_field(painter, name_field(seat), places.name);
    complain(painter, places.complaint, seats_.complaints.names.at(seat));
}

void SeatsView::draw_seat(Painter& painter, const SeatPlaces& places, std::size_t seat) {
    draw_colors(painter, places.colors, seat);
    const std::string number = std::to_string(seat);
    const auto moved = [this, seat](void (present::NewSession::*move)(std::size_t)) {
        return [=, this] { acts_.change([=](auto& session) { (session.*move)(seat); }); };
    };
    const bool is_last = seat + 1 == seats_.session.players();
    std::function<void()> higher;
    std::function<void()> lower;
    if (seat > 0) higher = moved(&present::NewSession::move_up);
    if (!is_last) lower = moved(&present::NewSession::move_down);
    const auto arrow = [&](const Rect& place, const std::string& name, const char* sign, const std::string& words,
                           const std::function<void()>& act) {
        button(painter, place, name + number, {sign}, act);
        const std::string said = present::of_seat(seat, words);
        painter.area_said(act ? said : present::spoken_line({said}, present::not_now_words()));
    };
    arrow(places.up, "up:", "\u2191", words_.seat_up, higher);
    arrow(places.down, "down:", "\u2193", words_.seat_down, lower);
}

void SeatsView::draw_colors(Painter& painter, Rect strip, std::size_t seat) {
    for (const std::string& mark : marks_.keys) {
        const Rect box = strip.cut_left(strip.h);
        const std::string name = "colour:" + std::to_string(seat) + ':' + mark;
        const bool chosen = seats_.session.seats().at(seat).color == mark;
        const Rect ground = box.inset(painter.scaled(gaps::thin));
        if (chosen || hovered_name() == name)
            painter.fill(ground, painter.theme().raised, painter.scaled(gaps::nearby));
        if (chosen) painter.outline(ground, painter.theme().ink, 1.5, painter.scaled(gaps::nearby));
        painter.piece(box.middle_x(), box.middle_y(), painter.scaled(chosen ? 19 : 11), *marks_.heading(mark).badge);
        ring(painter, ground.inset(painter.scaled(gaps::hair)), name, painter.scaled(gaps::nearby));
        painter.area(
            box, name, [this, seat, mark] { acts_.change([=](auto& session) { session.set_mark(seat, mark); }); },
            present::mark_tip(mark, marks_));
        painter.area_said(present::choice_words(present::of_seat(seat, present::mark_tip(mark, marks_)),
                                                chosen ? present::Ticked::yes : present::Ticked::no));
    }
}

void SeatsView::draw_first(Painter& painter, Rect& column) {
    const auto all = first_choices();
    const auto& session = seats_.session;
    const double width = width_in_card(painter, column);
    const double rows = choices_height(painter, width, all);
    const double chance = session.chosen_first() ? 0 : button_height(painter) + painter.scaled(46);
    Rect inside = card(painter, column, rows + chance, words_.first_player, {});
    choices(painter, inside.cut_top(rows), all);
    if (!session.chosen_first()) draw_chance(painter, inside);
}

void SeatsView::draw_chance(Painter& painter, Rect inside) {
    const auto& rolled = seats_.session.rolled_first();
    if (rolled) {  // before, the page's own button asks chance
        const Button again{words_.ask_again};
        const Rect line = inside.cut_top(button_height(painter));
        button(painter, {line.x, line.y, button_width(painter, again), line.h}, "roll", again, acts_.roll);
        inside.cut_top(painter.scaled(gaps::middle));
    }
    inside.h = painter.scaled(40);
    if (rolled) {
        const Rect mark = inside.cut_left(painter.scaled(28));
        painter.piece(mark.x + painter.scaled(gaps::usual), mark.y + painter.scaled(gaps::usual), painter.scaled(19),
                      *marks_.heading(rolled->first).badge);
    }
    painter.wrapped(inside, present::chance_says(seats_.session, marks_), {12.5, rolled ? Face::bold : Face::plain});
}

std::vector<SeatsView::Choice> SeatsView::first_choices() {
    std::vector<Choice> all{{"first:chance", words_.by_chance,
                             [this] { acts_.change([](auto& session) { session.leave_first_to_chance(); }); }}};
    for (const session::Seat& seat : seats_.session.seated())
        all.push_back(
            {"first:" + seat.color, present::first_choice(seat, marks_),
             [this, mark = seat.color] { acts_.change([mark](auto& session) { session.choose_first(mark); }); },
             marks_.heading(seat.color).badge});
    return all;
}

}  // namespace gui
