// SPDX-License-Identifier: MIT
#include "eko/window/shelf/new_session_view.h"

#include "eko/words/names.h"
#include "eko/words/shelf/new_session.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <string>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

template <class Value>
std::string name_in(const std::string& group, Value value) {
    return group + std::to_string(static_cast<int>(value));
}

}  // namespace

NewSessionView::NewSessionView(wxWindow* parent, const Theme& theme, SeatsActs seats, NewSessionActs acts)
    : SeatsView{parent,
                theme,
                {present::NewSession{words::seats_offered()},
                 words::seat_marks(),
                 {"moon_return:", "win_check:", "last_disc:", "around:", "storm:", "moon_uses:", "board:", "discs:"}},
                std::move(seats)},
      acts_{std::move(acts)} {}

void NewSessionView::show(SeatsContents seats, NewSessionContents contents) {
    contents_ = std::move(contents);
    show_seats(std::move(seats));
}

std::string NewSessionView::chosen_of_game(const std::string& group) const {
    const Rulings& rulings = contents_.rulings;
    if (group == "moon_return:") return name_in(group, rulings.moon_return);
    if (group == "win_check:") return name_in(group, rulings.win_check);
    if (group == "last_disc:") return name_in(group, rulings.last_disc_build);
    if (group == "around:") return name_in(group, rulings.around);
    if (group == "storm:") return name_in(group, rulings.storm_once);
    if (group == "moon_uses:") return name_in(group, rulings.moon_uses);
    if (group == "discs:") return name_in(group, contents_.discs);
    return group + std::to_string(contents_.board);
}

void NewSessionView::draw_columns(Painter& painter, Rect& left, Rect& right) {
    draw_players(painter, left);
    draw_board(painter, left);
    draw_session(painter, left);
    draw_first(painter, right);
    draw_rulings(painter, right, {words().rulings, contents_.matter.all() ? std::string{} : words::other_rulings()},
                 rulings());
}

double NewSessionView::labels_width(Painter& painter) const {
    double wide = painter.scaled(52);
    const std::string discs = words::board_words().discs;
    for (const std::string* label : {&words().title, &words().place, &words().board, &discs})
        wide = std::max(wide, painter.width(*label, {letter_sizes::text}));
    return wide + painter.scaled(gaps::wide);
}

std::vector<NewSessionView::Choice> NewSessionView::board_choices() {
    std::vector<Choice> all;
    for (std::size_t i = 0; i < contents_.boards.size(); ++i)
        all.push_back({"board:" + std::to_string(i), contents_.boards[i], [this, i] { acts_.board(i); }, {}});
    return all;
}

std::vector<NamedButton> NewSessionView::board_buttons() {
    const auto words = words::board_words();
    return {{"lay board", Button{words.lay}, acts_.lay},
            {"paint board", Button{words.paint}, acts_.paint},
            {"board file", Button{words.from_file}, acts_.file}};
}

// In one row if they fit, else the last goes below.
std::vector<std::vector<NamedButton>> NewSessionView::button_lines(Painter& painter, double width) {
    auto all = board_buttons();
    if (row_width(painter, all) <= width) return {all};
    std::vector<NamedButton> below{std::move(all.back())};
    all.pop_back();
    return {std::move(all), std::move(below)};
}

std::vector<NewSessionView::Choice> NewSessionView::disc_choices() {
    const auto words = words::board_words();
    std::vector<Choice> all{
        {name_in("discs:", DiscsChoice::dealt), words.dealt, [this] { acts_.discs(DiscsChoice::dealt); }, {}}};
    if (contents_.has_laid_discs == HasLaidDiscs::yes)
        all.push_back(
            {name_in("discs:", DiscsChoice::laid), words.laid, [this] { acts_.discs(DiscsChoice::laid); }, {}});
    return all;
}

void NewSessionView::draw_session(Painter& painter, Rect& column) {
    const double label = labels_width(painter);
    Rect inside = card(painter, column, 2 * line_height(painter), words().the_session, {});
    draw_line(painter, inside, {"title", words().title, label, seats().complaints.title});
    draw_line(painter, inside, {"place", words().place, label, seats().complaints.place});
}

void NewSessionView::draw_board(Painter& painter, Rect& column) {
    const auto boards = board_choices();
    const double label = labels_width(painter);
    const double width = width_in_card(painter, column) - label;
    const double rows = choices_height(painter, width, boards);
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const double remark = painter.wrapped_height(width, contents_.board_remark, faint) + painter.scaled(gaps::modest);
    const auto lines = button_lines(painter, width);
    const double line = button_height(painter) + painter.scaled(gaps::middle);
    const double discs = choices_height(painter, width, disc_choices()) +
                         painter.wrapped_height(width, contents_.discs_remark, faint) + painter.scaled(gaps::modest);
    Rect inside =
        card(painter, column, rows + remark + discs + static_cast<double>(lines.size() + 1) * line, words().board, {});
    const Rect labels = inside.cut_left(label);
    choices(painter, inside.cut_top(rows), boards);
    painter.wrapped(inside.cut_top(remark), contents_.board_remark, faint);
    for (const auto& buttons : lines) {
        Rect place = inside.cut_top(line);
        button_row(painter, place.cut_top(button_height(painter)), buttons);
    }
    draw_discs(painter, inside, labels);
}

void NewSessionView::draw_discs(Painter& painter, Rect& inside, const Rect& label) {
    const auto discs = disc_choices();
    const auto all = words::board_words();
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    painter.text({label.x, inside.y, label.w, painter.scaled(34)}, all.discs, {letter_sizes::text});
    choices(painter, inside.cut_top(choices_height(painter, inside.w, discs)), discs);
    const Button lay{all.lay_discs};
    const Rect line = inside.cut_top(button_height(painter));
    button(painter, {line.x, line.y, std::min(line.w, button_width(painter, lay)), line.h}, "lay discs", lay,
           acts_.lay_discs);
    inside.cut_top(painter.scaled(gaps::modest));
    painter.wrapped(inside, contents_.discs_remark, faint);
}

std::vector<BeginView::Ruling> NewSessionView::rulings() {
    std::vector<Ruling> all;
    const auto add = [&](const std::string& group, const words::RulingText& text, auto member, auto... values) {
        std::size_t i = 0;
        std::vector<Choice> choices;
        const auto choose = [&](auto value) {
            const auto act = [=, this] {
                auto changed = contents_.rulings;
                changed.*member = value;
                acts_.read_rules(changed);
            };
            choices.push_back({name_in(group, value), text.choices[i++], act, {}});
        };
        (choose(values), ...);
        all.push_back({text.rule, text.question, std::move(choices), text.explained});
    };
    add("win_check:", words::win_check_text(), &Rulings::win_check, WinCheck::after_exchange,
        WinCheck::before_exchange);
    add("last_disc:", words::last_disc_build_text(), &Rulings::last_disc_build, LastDiscBuild::shared,
        LastDiscBuild::builder);
    const words::RulingsThatMatter& matter = contents_.matter;
    if (matter.small_tiles)
        add("around:", words::around_text(), &Rulings::around, AroundCounts::stacks_and_buildings,
            AroundCounts::stacks);
    if (matter.storm) add("storm:", words::storm_once_text(), &Rulings::storm_once, StormOnce::turn, StormOnce::move);
    if (!matter.moon) return all;
    add("moon_uses:", words::moon_uses_text(), &Rulings::moon_uses, MoonUses::once, MoonUses::any);
    add("moon_return:", words::moon_return_text(), &Rulings::moon_return, MoonReturn::yes, MoonReturn::no);
    return all;
}

}  // namespace eko::window
