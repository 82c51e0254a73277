// SPDX-License-Identifier: MIT
// The large cards of the start page: the session to go on with, and the two of the very first start.
#include "gui/canvas/painter.h"
#include "gui/canvas/sizes.h"
#include "gui/shelf/start_view.h"
#include "present/language/phrases.h"
#include "present/shelf/session_row.h"

#include <algorithm>
#include <string>
#include <vector>

namespace gui {
namespace {

constexpr double least_of_card = 0.7;  // of its letters

// Long ones are written smaller rather than over what stands below.
TextStyle style_of_question(Painter& painter, const Rect& box, const std::string& question) {
    TextStyle style{letter_sizes::row, Face::bold};
    const double least = style.size * least_of_card;
    while (style.size - 0.5 >= least && painter.wrapped_height(box.w, question, style) > box.h) style.size -= 0.5;
    return style;
}

double players_width(Painter& painter, const std::vector<present::RowPlayer>& players, double size) {
    double wide = 0;
    for (const auto& player : players)
        wide += painter.width(player.name, {size}) + painter.scaled(size + gaps::modest + gaps::broad);
    return wide;
}

// All players are there: where their names find no room, the longest ones are cut, and all alike.
double longest_name(Painter& painter, const std::vector<present::RowPlayer>& players, double size, double room) {
    std::vector<double> widths;
    for (const auto& player : players) widths.push_back(painter.width(player.name, {size}));
    std::sort(widths.begin(), widths.end());
    double rest = room - painter.scaled(size + gaps::modest + gaps::broad) * static_cast<double>(players.size());
    double left = static_cast<double>(widths.size());
    for (const double wide : widths) {
        if (wide > rest / left) return std::max(0.0, rest / left);
        rest -= wide;
        --left;
    }
    return widths.empty() ? 0 : widths.back();
}

}  // namespace

// --- The session to go on with

void StartView::draw_resume(Painter& painter, Rect card) {
    const double radius = painter.scaled(gaps::modest);
    painter.fill(card, hovered_name() == "resume" ? painter.theme().raised : painter.theme().card, radius);
    painter.outline(card, painter.theme().card_edge, 1, radius);
    painter.fill({card.x, card.y, painter.scaled(gaps::modest), card.h}, painter.theme().accent,
                 painter.scaled(gaps::tight));
    ring(painter, card, "resume", radius);
    painter.area(card, "resume", acts_.resume);
    const Rect inside{card.x + painter.scaled(24), card.y + painter.scaled(gaps::usual), card.w - painter.scaled(44),
                      card.h - painter.scaled(22)};
    Rect right = inside;
    Rect left = right.cut_left(inside.w * 0.58);
    left.cut_right(painter.scaled(20));
    draw_resume_left(painter, left);
    draw_last_entries(painter, right);
}

void StartView::draw_resume_left(Painter& painter, Rect box) {
    const auto& resume = *contents_.resume;
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const std::string when =
        present::side_by_side({resume.row.game, resume.row.played, resume.where, resume.row.entries});
    const bool is_long = painter.width(resume.row.title, {letter_sizes::session, Face::serif_bold}) > box.w;
    painter.text(box.cut_top(painter.scaled(36)), resume.row.title, {is_long ? 15.0 : 21.0, Face::serif_bold});
    painter.text(box.cut_top(painter.scaled(22)), when, faint);
    draw_players(painter, box.cut_bottom(painter.scaled(26)), resume.row.players, 13);
    box.cut_top(painter.scaled(gaps::middle));
    if (resume.row.speaker) {
        const Rect mark = box.cut_left(painter.scaled(26));
        painter.piece(mark.x + painter.scaled(gaps::middle), mark.y + painter.scaled(gaps::wide),
                      painter.scaled(gaps::large), *resume.row.speaker);
    }
    painter.wrapped_within(box, resume.question, style_of_question(painter, box, resume.question));
}

void StartView::draw_last_entries(Painter& painter, Rect box) {
    const auto& last = contents_.resume->last;
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const Button go_on{words_.go_on, "Enter", {}, Weight::primary};
    const Rect bottom = box.cut_bottom(button_height(painter));
    const double width = button_width(painter, go_on);
    button(painter, {bottom.right() - width, bottom.y, width, bottom.h}, "go_on", go_on, acts_.resume);
    painter.text(box.cut_top(painter.scaled(24)), last.empty() ? words_.no_entries : words_.last_entries, faint);
    for (const auto& line : last) {
        Rect row = box.cut_top(painter.scaled(25));
        painter.text(row.cut_left(painter.scaled(38)), std::to_string(line.number), faint);
        painter.text(row, line.headline, {letter_sizes::text});
    }
}

void StartView::draw_players(Painter& painter, Rect box, const std::vector<present::RowPlayer>& players, double size) {
    const wxColour ink = size < 13 ? painter.theme().faint : painter.theme().ink;
    double smaller = size;
    while (smaller >= size * least_of_card && players_width(painter, players, smaller) > box.w) smaller -= 0.5;
    size = std::max(smaller, size * least_of_card);
    const double longest = longest_name(painter, players, size, box.w);
    for (const auto& player : players) {
        const TextStyle style{size, Face::plain, ink};
        const double piece = painter.scaled(size);
        const double width = std::min(painter.width(player.name, style), longest);
        painter.piece(box.x + piece / 2, box.middle_y(), piece, player.badge);
        box.cut_left(piece + painter.scaled(gaps::modest));
        painter.text(box.cut_left(width + 1), player.name, style);
        box.cut_left(painter.scaled(gaps::broad));
    }
}

// --- The very first start

void StartView::draw_first_start(Painter& painter, Rect page) {
    const double height = std::min(page.h, painter.scaled(430));
    page = {page.x, page.middle_y() - height / 2, page.w, height};
    painter.text(page.cut_top(painter.scaled(48)), words_.welcome,
                 {letter_sizes::number, Face::serif_bold, painter.theme().ink, Align::centre});
    painter.text(page.cut_top(painter.scaled(34)), contents_.what_it_does,
                 {letter_sizes::row, Face::plain, painter.theme().faint, Align::centre});
    page.cut_top(painter.scaled(22));
    Rect below = page;
    Rect cards = below.cut_top(painter.scaled(210));
    const double width = std::min(painter.scaled(400), (cards.w - painter.scaled(24)) / 2);
    const double left = cards.middle_x() - width - painter.scaled(gaps::wide);
    draw_big_card(painter, {left, cards.y, width, cards.h}, "new",
                  {words_.new_session, "N", contents_.read_only.value_or(""), Weight::primary}, words_.new_session_card,
                  acts_.fresh);
    draw_big_card(painter, {left + width + painter.scaled(24), cards.y, width, cards.h}, "practice",
                  {words_.practice, "P", {}, Weight::plain}, words_.practice_card, acts_.practice);
    below.cut_top(painter.scaled(20));
    const Button import_file{words_.import_first, "I", contents_.read_only.value_or("")};
    const double wide = button_width(painter, import_file);
    button(painter, {left + (width - wide) / 2, below.y, wide, button_height(painter)}, "import", import_file,
           acts_.import_file);
    const std::vector<NamedButton> ways_in{{"guide", {words_.guide, "F"}, acts_.guide},
                                           {"tour", {words_.tour, "T"}, acts_.tour}};
    const double both = row_width(painter, ways_in);
    const double right = left + width + painter.scaled(24);
    button_row(painter, {right + (width - both) / 2, below.y, both, button_height(painter)}, ways_in);
}

void StartView::draw_big_card(Painter& painter, const Rect& box, const std::string& name, const Button& shown,
                              const std::string& text, const std::function<void()>& act) {
    const double radius = painter.scaled(gaps::middle);
    const bool alive = shown.why_not.empty();
    painter.fill(box, alive && hovered_name() == name ? painter.theme().raised : painter.theme().card, radius);
    painter.outline(box, painter.theme().card_edge, 1, radius);
    painter.fill({box.x, box.y, box.w, painter.scaled(gaps::modest)},
                 shown.weight == Weight::primary ? painter.theme().accent : painter.theme().sea,
                 painter.scaled(gaps::tight));
    ring(painter, box, name, radius);
    painter.area(box, name, alive ? act : std::function<void()>{}, shown.why_not);
    Rect inside = box.inset(painter.scaled(26));
    Rect heading = inside.cut_top(painter.scaled(40));
    const Rect key = heading.cut_right(painter.scaled(26));
    painter.key({key.x, key.middle_y() - key.w / 2, key.w, key.w}, shown.key);
    painter.text(heading, shown.label,
                 {letter_sizes::page, Face::serif_bold, alive ? painter.theme().ink : painter.theme().faint});
    inside.cut_top(painter.scaled(gaps::wide));
    painter.wrapped(inside, text, {letter_sizes::row, Face::plain, painter.theme().faint});
}

}  // namespace gui
