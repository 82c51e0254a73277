// SPDX-License-Identifier: MIT
#include "gui/pages/finale_page.h"

#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/sizes.h"
#include "paper/picture.h"
#include "present/reports/fillings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gui {
namespace {

using present::FinaleBar;
using present::FinaleGoal;
using present::FinalePlayer;
using present::PageAct;

constexpr double notes_beside = 900;   // so wide, the notes stand beside the players
constexpr double players_part = 0.58;  // of that width
constexpr double between_parts = 28;
constexpr double head_height = 32;
constexpr double place_width = 34;
constexpr double bar_line = 22;
constexpr double bar_height = 13;
constexpr double number_room = 38;
constexpr double after_player = 14;
constexpr double sentence_points = 11;
constexpr double least_of_sentence = 0.92;  // of its letters, before it takes a second line
constexpr double goal_out = 4;              // beyond the bar

const TextStyle bar_label{letter_sizes::aside};

paper::Picture bar_picture(const present::Finale& finale, const FinaleBar& bar, double width, double height) {
    paper::Picture picture{width, height, {}, {}};
    double from = 0;
    for (std::size_t i = 0; i < bar.parts.size(); ++i) {
        if (bar.parts[i] <= 0) continue;
        const double wide = width * bar.parts[i] / finale.most;
        paper::Box box = present::filled_box(finale.parts[i].filling, {{from, 0}, wide, height});
        // What does not count is an empty frame.
        if (bar.counts == FinaleBar::Counts::no) {
            box.fill.reset();
            box.hatch = paper::Hatch::empty;
        }
        picture.items.emplace_back(box);
        from += wide;
    }
    return picture;
}

// Whether anybody's bar has that part.
bool is_somewhere(const present::Finale& finale, std::size_t part) {
    return std::any_of(finale.players.begin(), finale.players.end(), [&](const FinalePlayer& player) {
        return std::any_of(player.bars.begin(), player.bars.end(),
                           [&](const FinaleBar& bar) { return part < bar.parts.size() && bar.parts[part] > 0; });
    });
}

bool has_legend(const present::Finale& finale) {
    return std::any_of(finale.players.begin(), finale.players.end(), [](const FinalePlayer& player) {
        return std::any_of(player.bars.begin(), player.bars.end(),
                           [](const FinaleBar& bar) { return bar.label.empty(); });
    });
}

}  // namespace

FinalePage::FinalePage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
                       std::function<present::HelpTopic()> topic)
    : KeptPage(parent, theme, "finale", choosers), topic_{std::move(topic)} {}

void FinalePage::show(const std::string& title, present::Finale finale) {
    words_ = present::finale_words(title);
    finale_ = std::move(finale);
    part_.to(0);
    forget();
    focus("step:1");
}

void FinalePage::draw(Painter& painter) {
    if (finale_.players.empty()) return;
    Rect rest = draw_frame(painter, words_.heading, words_.back, words_.keys);
    draw_steps(painter, rest);
    part_.draw(painter, rest, [&](const Rect& moved) { return draw_page(painter, moved); });
}

// --- The next steps

std::vector<NamedButton> FinalePage::steps() {
    const std::array all{Step{PageAct::go_to_charts, words_.charts}, Step{PageAct::go_to_reports, words_.reports},
                         Step{PageAct::share, words_.share}, Step{PageAct::play_again, words_.again}};
    std::vector<NamedButton> buttons;
    for (const Step& step : all) {
        const std::string key = present::key_of_act(step.act);
        buttons.push_back({"step:" + key, {step.label, key}, [this, act = step.act] { take(act); }});
    }
    return buttons;
}

// In two rows where one would be too narrow.
void FinalePage::draw_steps(Painter& painter, Rect& rest) {
    const auto buttons = steps();
    const double high = button_height(painter);
    const double gap = painter.scaled(gaps::modest);
    const bool in_one = row_width(painter, buttons) <= rest.w;
    Rect lines = rest.cut_bottom(in_one ? high : 2 * high + gap);
    rest.cut_bottom(painter.scaled(gaps::wide));
    if (in_one) return button_row(painter, lines, buttons), void();
    const auto half = buttons.begin() + static_cast<std::ptrdiff_t>(buttons.size() / 2);
    button_row(painter, lines.cut_top(high), {buttons.begin(), half});
    lines.cut_top(gap);
    button_row(painter, lines, {half, buttons.end()});
}

void FinalePage::take(PageAct act) {
    if (act == PageAct::go_to_charts) on_charts();
    if (act == PageAct::go_to_reports) on_reports();
    if (act == PageAct::share) share();
    if (act == PageAct::play_again) on_again();
}

void FinalePage::share() {
    const Shared shared = on_share();
    tell(copy(shared.what, [&] { return shared.text; }));
}

bool FinalePage::took_key(int key) {
    if (const auto act = present::page_act(present::KeyPage::finale, key)) return take(*act), true;
    return part_.took_key(key);
}

// --- What it tells

double FinalePage::draw_page(Painter& painter, Rect box) {
    const double top = box.y;
    box.cut_top(painter.wrapped(box, finale_.heading, {letter_sizes::name, Face::serif_bold}) +
                painter.scaled(gaps::wide));
    if (box.w < painter.scaled(notes_beside)) {
        box.cut_top(draw_players(painter, box) + painter.scaled(after_player));
        return box.y - top + draw_notes(painter, box);
    }
    const Rect players = box.cut_left(box.w * players_part);
    box.cut_left(painter.scaled(between_parts));
    return box.y - top + std::max(draw_players(painter, players), draw_notes(painter, box));
}

double FinalePage::draw_players(Painter& painter, const Rect& box) {
    Rect rest = box;
    for (std::size_t i = 0; i < finale_.players.size(); ++i) {
        rest.cut_top(draw_player(painter, rest, i));
        rest.cut_top(painter.scaled(after_player));
    }
    if (has_legend(finale_)) rest.cut_top(draw_legend(painter, rest));
    return rest.y - box.y;
}

double FinalePage::draw_player(Painter& painter, const Rect& box, std::size_t player) {
    const FinalePlayer& one = finale_.players[player];
    Rect rest = box;
    draw_head(painter, rest.cut_top(painter.scaled(head_height)), one);
    rest.cut_left(painter.scaled(place_width));
    for (std::size_t i = 0; i < one.bars.size(); ++i)
        draw_bar(painter, rest.cut_top(painter.scaled(bar_line)), one.bars[i],
                 std::to_string(player) + ':' + std::to_string(i));
    rest.cut_top(painter.scaled(gaps::tight));
    std::string told;  // in as few lines as can be: four players stand on a page then
    for (const std::string& sentence : one.sentences) told += (told.empty() ? "" : " ") + sentence;
    const TextStyle usual{sentence_points, Face::plain, painter.theme().faint};
    TextStyle closer = usual;
    closer.size *= least_of_sentence;
    const bool fits_closer = painter.width(told, closer) <= rest.w;
    rest.cut_top(painter.wrapped(rest, told, fits_closer ? painter.fitting(told, rest.w, usual) : usual));
    return rest.y - box.y;
}

void FinalePage::draw_head(Painter& painter, Rect line, const FinalePlayer& player) {
    const Theme& t = painter.theme();
    const bool best = player.place == 1;
    const std::string place = player.place ? std::to_string(*player.place) + '.' : std::string{};
    painter.text(line.cut_left(painter.scaled(place_width)), place,
                 {best ? 19.0 : 16.0, Face::digits, best ? t.accent : t.ink});
    const double piece = painter.scaled(21);
    painter.piece(line.x + piece / 2, line.middle_y(), piece, player.badge);
    line.cut_left(painter.scaled(30));
    const TextStyle score{letter_sizes::name, Face::digits, best ? t.accent : t.ink, Align::right};
    const Rect right = line.cut_right(painter.width(player.score, score) + painter.scaled(gaps::close));
    painter.text(line, player.name, {letter_sizes::title, Face::serif_bold});
    painter.text(right, player.score, score);
}

double FinalePage::label_width(Painter& painter) const {
    double wide = 0;
    for (const FinalePlayer& player : finale_.players)
        for (const FinaleBar& bar : player.bars)
            if (!bar.label.empty())
                wide = std::max(wide, painter.width(bar.label, bar_label) + painter.scaled(gaps::wide));
    return wide;
}

void FinalePage::draw_bar(Painter& painter, Rect line, const FinaleBar& bar, const std::string& name) {
    const Theme& t = painter.theme();
    const bool counts = bar.counts == FinaleBar::Counts::yes;
    painter.text(line.cut_left(label_width(painter)), bar.label, bar_label);
    painter.text(line.cut_right(painter.scaled(number_room)), std::to_string(bar.number),
                 {letter_sizes::text, Face::digits, counts ? t.ink : t.faint, Align::right});
    const double high = painter.scaled(bar_height);
    const Rect channel{line.x, line.middle_y() - high / 2, line.w, high};
    painter.fill(channel, t.raised);
    draw_picture(painter, channel, bar_picture(finale_, bar, channel.w, channel.h));
    if (bar.goal) draw_goal(painter, channel, *bar.goal, "goal:" + name);
}

void FinalePage::draw_goal(Painter& painter, const Rect& channel, const FinaleGoal& goal, const std::string& name) {
    const Theme& t = painter.theme();
    const double x = channel.x + channel.w * goal.value / finale_.most;
    const double out = painter.scaled(goal_out);
    const wxColour colour = goal.reached == FinaleGoal::Reached::yes ? t.good : t.bad;
    painter.line(x, channel.y - out, x, channel.bottom() + out, t.card, painter.scaled(gaps::nearby));
    painter.line(x, channel.y - out, x, channel.bottom() + out, colour, painter.scaled(gaps::tight));
    painter.area({x - out, channel.y - out, 2 * out, channel.h + 2 * out}, name, {}, goal.words);
}

double FinalePage::draw_legend(Painter& painter, const Rect& box) {
    Rect rest = box;
    rest.cut_left(painter.scaled(place_width));
    const TextStyle style{sentence_points};
    const double high = painter.line_height(style) + painter.scaled(gaps::close);
    Rect line = rest.cut_top(high);
    for (std::size_t i = 0; i < finale_.parts.size(); ++i) {
        if (!is_somewhere(finale_, i)) continue;
        const present::NamedFilling& part = finale_.parts[i];
        const double wide = painter.scaled(28) + painter.width(part.name, style) + painter.scaled(gaps::broad);
        if (wide > line.w) line = rest.cut_top(high);
        Rect place = line.cut_left(wide);
        const Rect swatch = place.cut_left(painter.scaled(22)).inset(painter.scaled(gaps::thin));
        draw_picture(painter, swatch,
                     {swatch.w, swatch.h, {}, {present::filled_box(part.filling, {{0, 0}, swatch.w, swatch.h})}});
        place.cut_left(painter.scaled(gaps::modest));
        painter.text(place, part.name, style);
    }
    return rest.y - box.y;
}

double FinalePage::draw_notes(Painter& painter, const Rect& box) {
    Rect rest = box;
    for (const present::FinaleNote& note : finale_.notes) {
        rest.cut_top(
            painter.wrapped(rest, note.heading, {letter_sizes::row, Face::serif_bold, painter.theme().accent}) +
            painter.scaled(gaps::close));
        for (const std::string& sentence : note.sentences)
            rest.cut_top(painter.wrapped(rest, sentence, {letter_sizes::told}) + painter.scaled(gaps::modest));
        rest.cut_top(painter.scaled(gaps::usual));
    }
    return rest.y - box.y;
}

}  // namespace gui
