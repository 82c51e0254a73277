// SPDX-License-Identifier: MIT
// Parts of the new session's page that are alike: fields, choices, complaints, and the bar below.
#include "byzantium/window/shelf/new_session_view.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/painter.h"

#include <algorithm>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double choice_height = 34;

}  // namespace

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
    const double width = column.w - painter.scaled(32) - label;
    const Button other{words_.other_board};
    const double rows = choices_height(painter, width, boards);
    const TextStyle faint{12, Face::plain, painter.theme().faint};
    const double remark =
        contents_.board_remark.empty() ? 0 : painter.wrapped_height(width, contents_.board_remark, faint);
    Rect inside = card(painter, column, painter.scaled(54 + 54 + 48) + rows + remark, words_.the_session, {});
    draw_line(painter, inside, "title", words_.title, contents_.complaints.title);
    draw_line(painter, inside, "place", words_.place, contents_.complaints.place);
    painter.text({inside.x, inside.y, label, painter.scaled(choice_height)}, words_.board, {13});
    inside.cut_left(label);
    choices(painter, inside.cut_top(rows), boards);
    inside.cut_top(painter.wrapped(inside, contents_.board_remark, faint) * (remark > 0 ? 1 : 0));
    inside.cut_top(painter.scaled(6));
    button(painter, {inside.x, inside.y, button_width(painter, other), button_height(painter)}, "other_board", other,
           acts_.other_board);
}

void NewSessionView::draw_line(Painter& painter, Rect& inside, const std::string& field, const std::string& label,
                               const std::string& complaint) {
    Rect row = inside.cut_top(painter.scaled(54));
    Rect line = row.cut_top(painter.scaled(34));
    painter.text(line.cut_left(labels_width(painter)), label, {13});
    place_field(painter, field, line);
    painter.area(line, field, [this, field] { acts_.edit(field); });
    complain(painter, {line.x, row.y + painter.scaled(2), line.w, painter.scaled(16)}, complaint);
}

void NewSessionView::draw_bar(Painter& painter, Rect bar) {
    painter.fill(bar, painter.theme().card);
    painter.line(bar.x, bar.y, bar.right(), bar.y, painter.theme().card_edge);
    painter.area(bar, "bar", {});
    const double margin = (bar.w - std::min(bar.w - painter.scaled(48), painter.scaled(1120))) / 2;
    bar.cut_left(margin);
    bar.cut_right(margin);
    const double high = painter.scaled(38);
    const bool decided = contents_.session.first().has_value();
    const Button begin{decided ? words_.begin : words_.ask_chance, "Enter", {}, Weight::primary};
    const Button back{words_.back, "Esc"};
    const double begin_width = button_width(painter, begin);
    const double back_width = button_width(painter, back);
    const double y = bar.middle_y() - high / 2;
    button(painter, {bar.right() - begin_width, y, begin_width, high}, "begin", begin, acts_.begin);
    button(painter, {bar.x, y, back_width, high}, "back", back, acts_.back);
}

// --- Fields and choices

// The frame of a native field stands around it, so that it looks alike in both themes.
void NewSessionView::place_field(Painter& painter, const std::string& field, const Rect& box) {
    const bool writing = focused() == field;
    painter.outline(box, writing ? painter.theme().focus : painter.theme().card_edge, writing ? 2.5 : 1,
                    painter.scaled(5));
    if (!on_field_place) return;
    const Rect place{box.x + painter.scaled(7), box.y + 3, box.w - painter.scaled(10), box.h - 6};
    const bool is_seen = place.y >= seen_.y && place.bottom() <= seen_.bottom();
    on_field_place(field, is_seen ? std::optional{place} : std::nullopt);
}

void NewSessionView::complain(Painter& painter, const Rect& box, const std::string& sentence) {
    if (!sentence.empty()) painter.text(box, sentence, {11.5, Face::bold, painter.theme().bad});
}

double NewSessionView::choice_width(Painter& painter, const Choice& choice) {
    const double piece = choice.color ? painter.scaled(18) : 0;  // as wide as when it is chosen: nothing jumps
    return painter.width(choice.label, {12.5, Face::bold}) + painter.scaled(42) + piece;
}

double NewSessionView::choices_height(Painter& painter, double width, const std::vector<Choice>& all) {
    double x = 0;
    double rows = all.empty() ? 0 : 1;
    for (const Choice& one : all) {
        const double wide = choice_width(painter, one);
        if (x > 0 && x + wide > width) {
            ++rows;
            x = 0;
        }
        x += wide + painter.scaled(8);
    }
    return rows * painter.scaled(choice_height + 6);
}

void NewSessionView::choices(Painter& painter, const Rect& box, const std::vector<Choice>& all) {
    const double high = painter.scaled(choice_height);
    double x = box.x;
    double y = box.y;
    for (const Choice& one : all) {
        const double wide = choice_width(painter, one);
        if (x > box.x && x + wide > box.right() + 0.5) {
            x = box.x;
            y += high + painter.scaled(6);
        }
        draw_choice(painter, {x, y, std::min(wide, box.w), high}, one);
        x += wide + painter.scaled(8);
    }
}

// A dot tells what is chosen, as radio buttons do.
void NewSessionView::draw_choice(Painter& painter, const Rect& box, const Choice& choice) {
    const Theme& t = painter.theme();
    const bool chosen = chosen_name(group_of(choice.name)) == choice.name;
    const double radius = painter.scaled(6);
    painter.fill(box, chosen || hovered_name() == choice.name ? t.raised : t.card, radius);
    painter.outline(box, chosen ? t.accent : t.card_edge, chosen ? 1.5 : 1, radius);
    Rect inside{box.x + painter.scaled(10), box.y, box.w - painter.scaled(18), box.h};
    const Rect mark = inside.cut_left(painter.scaled(22));
    const double size = painter.scaled(13);
    const Rect dot{mark.x, mark.middle_y() - size / 2, size, size};
    painter.fill(dot, chosen ? t.accent : t.faint, size / 2);
    painter.fill(dot.inset(1.5), t.card, size / 2 - 1.5);
    if (chosen) painter.fill(dot.inset(size * 0.27), t.accent, size * 0.23);
    if (choice.color) {
        const Rect piece = inside.cut_left(painter.scaled(18));
        painter.piece(piece.x + painter.scaled(6), piece.middle_y(), painter.scaled(12), words::badge(*choice.color));
    }
    painter.text(inside, choice.label, {12.5, chosen ? Face::bold : Face::plain});
    ring(painter, box, choice.name, radius);
    painter.area(box, choice.name, choice.act);
}

}  // namespace byzantium::window
