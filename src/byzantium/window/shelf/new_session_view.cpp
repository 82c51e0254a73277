// SPDX-License-Identifier: MIT
#include "byzantium/window/shelf/new_session_view.h"

#include "byzantium/rules/header.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace byzantium::window {

using namespace gui;

NewSessionView::NewSessionView(wxWindow* parent, const Theme& theme, NewSessionActs acts)
    : BeginView{parent, theme, {"players:", "colour:", "first:", "elite:", "casualty:", "doomed:", "board:"}},
      acts_{std::move(acts)} {}

void NewSessionView::show(NewSessionContents contents) {
    contents_ = std::move(contents);
    Refresh();
}

// --- The keyboard

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

// Chance asked, and session begun, stand at one place.
std::string NewSessionView::meaning() const {
    const auto& rolled = contents_.session.rolled_first();
    return std::to_string(rolled ? rolled->times : 0);
}

// --- The picture

void NewSessionView::draw_columns(Painter& painter, Rect& left, Rect& right) {
    draw_players(painter, left);
    draw_session(painter, left);
    draw_first(painter, right);
    draw_rulings(painter, right, words_.rulings, rulings());
}

BeginView::Bar NewSessionView::bar() const {
    const bool decided = contents_.session.first().has_value();
    return {{decided ? words_.begin : words_.ask_chance, "Enter", {}, Weight::primary},
            acts_.begin,
            {words_.back, "Esc"},
            acts_.back};
}

void NewSessionView::draw_players(Painter& painter, Rect& column) {
    const double row = painter.scaled(54);
    const auto& session = contents_.session;
    std::vector<Choice> all;
    for (std::size_t n = 2; n <= 4; ++n)
        all.push_back({"players:" + std::to_string(n), words::players_choice(n),
                       [this, n] { acts_.change([n](auto& changed) { changed.set_players(n); }); }});
    const double trouble = contents_.complaints.players.empty() ? 0 : painter.scaled(18);
    const double counts = choices_height(painter, width_in_card(painter, column), all) + painter.scaled(6);
    Rect inside = card(painter, column, counts + trouble + row * static_cast<double>(session.players()),
                       words_.who_plays, words_.clockwise);
    choices(painter, inside.cut_top(counts), all);
    complain(painter, inside.cut_top(trouble), contents_.complaints.players);
    // Tab walks in the order of drawing: from one name to the next, and then to what changes seldom.
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_name(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    for (std::size_t seat = 0; seat < session.players(); ++seat)
        draw_seat(painter, seat_places(painter, inside.moved(0, row * static_cast<double>(seat))), seat);
    for (std::size_t seat = session.players(); seat < 4; ++seat) hide_field(name_field(seat));
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
    painter.area(places.name, name_field(seat), [this, seat] { on_edit(name_field(seat)); });
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

double NewSessionView::labels_width(Painter& painter) const {
    double wide = painter.scaled(52);
    for (const std::string* label : {&words_.title, &words_.place, &words_.board})
        wide = std::max(wide, painter.width(*label, {13}));
    return wide + painter.scaled(12);
}

void NewSessionView::draw_session(Painter& painter, Rect& column) {
    std::vector<Choice> boards;
    for (std::size_t i = 0; i < contents_.boards.size(); ++i)
        boards.push_back({"board:" + std::to_string(i), contents_.boards[i], [this, i] { acts_.board(i); }, {}});
    const double label = labels_width(painter);
    const double width = width_in_card(painter, column) - label;
    const Button other{words_.other_board};
    const double rows = choices_height(painter, width, boards);
    const TextStyle faint{12, Face::plain, painter.theme().faint};
    const double remark =
        contents_.board_remark.empty() ? 0 : painter.wrapped_height(width, contents_.board_remark, faint);
    Rect inside =
        card(painter, column, 2 * line_height(painter) + painter.scaled(48) + rows + remark, words_.the_session, {});
    draw_line(painter, inside, {"title", words_.title, label, contents_.complaints.title});
    draw_line(painter, inside, {"place", words_.place, label, contents_.complaints.place});
    painter.text({inside.x, inside.y, label, painter.scaled(34)}, words_.board, {13});
    inside.cut_left(label);
    choices(painter, inside.cut_top(rows), boards);
    inside.cut_top(painter.wrapped(inside, contents_.board_remark, faint) * (remark > 0 ? 1 : 0));
    inside.cut_top(painter.scaled(6));
    button(painter, {inside.x, inside.y, button_width(painter, other), button_height(painter)}, "other_board", other,
           acts_.other_board);
}

void NewSessionView::draw_first(Painter& painter, Rect& column) {
    const auto all = first_choices();
    const auto& session = contents_.session;
    const double width = width_in_card(painter, column);
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
             words::badge(seat.color)});
    return all;
}

std::vector<BeginView::Ruling> NewSessionView::rulings() {
    using byzantium::CasualtyRounding;
    using byzantium::DoomedRetreat;
    using byzantium::EliteLimit;
    const auto set = [this](auto member, auto value) {
        return [=, this] { acts_.change([=](auto& session) { session.rulings.*member = value; }); };
    };
    const auto elite = words::elite_limit_text();
    const auto odd = words::casualty_rounding_text();
    const auto doomed = words::doomed_retreat_text();
    return {{elite.rule,
             elite.question,
             {{"elite:0", elite.choices[0], set(&byzantium::Rulings::elite_limit, EliteLimit::per_box)},
              {"elite:1", elite.choices[1], set(&byzantium::Rulings::elite_limit, EliteLimit::per_action)}},
             elite.books},
            {odd.rule,
             odd.question,
             {{"casualty:0", odd.choices[0], set(&byzantium::Rulings::casualty_rounding, CasualtyRounding::up)},
              {"casualty:1", odd.choices[1], set(&byzantium::Rulings::casualty_rounding, CasualtyRounding::down)}},
             odd.books},
            {doomed.rule,
             doomed.question,
             {{"doomed:1", doomed.choices[1], set(&byzantium::Rulings::doomed_retreat, DoomedRetreat::allowed)},
              {"doomed:0", doomed.choices[0], set(&byzantium::Rulings::doomed_retreat, DoomedRetreat::stand)}},
             doomed.books}};
}

}  // namespace byzantium::window
