// SPDX-License-Identifier: MIT
#include "byzantium/window/shelf/new_session_view.h"

#include "byzantium/rules/header.h"
#include "byzantium/words/shelf/new_session.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <string>
#include <utility>

namespace byzantium::window {

using namespace gui;

NewSessionView::NewSessionView(wxWindow* parent, const Theme& theme, SeatsActs seats, NewSessionActs acts)
    : SeatsView{parent,
                theme,
                {present::NewSession{words::seats_offered()},
                 words::seat_marks(),
                 {"elite:", "casualty:", "doomed:", "board:", "plays:"}},
                std::move(seats)},
      acts_{std::move(acts)} {}

void NewSessionView::show(SeatsContents seats, NewSessionContents contents) {
    contents_ = std::move(contents);
    show_seats(std::move(seats));
}

// --- The keyboard

std::string NewSessionView::chosen_of_game(const std::string& group) const {
    const auto& rulings = contents_.rulings;
    if (group == "elite:") return group + std::to_string(static_cast<int>(rulings.elite_limit));
    if (group == "casualty:") return group + std::to_string(static_cast<int>(rulings.casualty_rounding));
    if (group == "doomed:") return group + std::to_string(static_cast<int>(rulings.doomed_retreat));
    if (group.starts_with("plays:"))  // plays:N:
        return group + std::to_string(contents_.played_by->at(static_cast<std::size_t>(group.at(6) - '0')));
    return group + std::to_string(contents_.board);
}

// --- The picture

void NewSessionView::draw_columns(Painter& painter, Rect& left, Rect& right) {
    draw_players(painter, left);
    if (contents_.played_by) draw_played_by(painter, left);
    draw_session(painter, left);
    draw_first(painter, right);
    draw_rulings(painter, right, {words().rulings}, rulings());
}

// For each seat its mark and name, and below it who plays it.
void NewSessionView::draw_played_by(Painter& painter, Rect& column) {
    const auto played_by = words::seat_played_by();
    const auto marks = words::seat_marks();
    const auto taken = seats().session.seated();
    const double width = width_in_card(painter, column);
    const TextStyle name{letter_sizes::text, Face::bold};
    const double line = painter.line_height(name) + painter.scaled(gaps::close);
    std::vector<std::vector<Choice>> all;
    double high = 0;
    for (std::size_t seat = 0; seat < taken.size(); ++seat) {
        all.emplace_back();
        for (std::size_t i = 0; i < played_by.choices.size(); ++i)
            all.back().push_back({"plays:" + std::to_string(seat) + ':' + std::to_string(i),
                                  played_by.choices[i],
                                  [this, seat, i] { acts_.play(seat, i); },
                                  {}});
        high += line + choices_height(painter, width, all.back()) + painter.scaled(gaps::close);
    }
    Rect inside = card(painter, column, high, played_by.heading, played_by.remark);
    for (std::size_t seat = 0; seat < taken.size(); ++seat) {
        Rect head = inside.cut_top(line);
        const Rect piece = head.cut_left(painter.scaled(24));
        painter.piece(piece.x + painter.scaled(gaps::middle), piece.middle_y(), painter.scaled(gaps::large),
                      *marks.heading(taken[seat].color).badge);
        painter.text(head, present::first_choice(taken[seat], marks), name);
        choices(painter, inside.cut_top(choices_height(painter, width, all[seat])), all[seat]);
        inside.cut_top(painter.scaled(gaps::close));
    }
}

double NewSessionView::labels_width(Painter& painter) const {
    double wide = painter.scaled(52);
    for (const std::string* label : {&words().title, &words().place, &words().board})
        wide = std::max(wide, painter.width(*label, {letter_sizes::text}));
    return wide + painter.scaled(gaps::wide);
}

void NewSessionView::draw_session(Painter& painter, Rect& column) {
    std::vector<Choice> boards;
    for (std::size_t i = 0; i < contents_.boards.size(); ++i)
        boards.push_back({"board:" + std::to_string(i), contents_.boards[i], [this, i] { acts_.board(i); }, {}});
    const double label = labels_width(painter);
    const double width = width_in_card(painter, column) - label;
    const Button other{words().other_board};
    const double rows = choices_height(painter, width, boards);
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const double remark =
        contents_.board_remark.empty() ? 0 : painter.wrapped_height(width, contents_.board_remark, faint);
    Rect inside =
        card(painter, column, 2 * line_height(painter) + painter.scaled(48) + rows + remark, words().the_session, {});
    draw_line(painter, inside, {"title", words().title, label, seats().complaints.title});
    draw_line(painter, inside, {"place", words().place, label, seats().complaints.place});
    painter.text({inside.x, inside.y, label, painter.scaled(34)}, words().board, {letter_sizes::text});
    inside.cut_left(label);
    choices(painter, inside.cut_top(rows), boards);
    inside.cut_top(painter.wrapped(inside, contents_.board_remark, faint) * (remark > 0 ? 1 : 0));
    inside.cut_top(painter.scaled(gaps::modest));
    button(painter, {inside.x, inside.y, button_width(painter, other), button_height(painter)}, "other_board", other,
           acts_.other_board);
}

std::vector<BeginView::Ruling> NewSessionView::rulings() {
    using byzantium::CasualtyRounding;
    using byzantium::DoomedRetreat;
    using byzantium::EliteLimit;
    const auto set = [this](auto member, auto value) {
        return [=, this] {
            auto changed = contents_.rulings;
            changed.*member = value;
            acts_.read_rules(changed);
        };
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
