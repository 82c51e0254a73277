// SPDX-License-Identifier: MIT
#include "gui/pages/statistics_page.h"

#include "gui/canvas/sizes.h"
#include "present/help/page_keys.h"
#include "present/language/failure_words.h"
#include "present/reports/report_pages.h"
#include "session/times.h"
#include "store/program.h"
#include "store/store_error.h"

#include <string>
#include <utility>

namespace gui {
namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

constexpr auto at_once = 30ms;     // of counting, before keys and clicks have their turn
constexpr auto now_and_then = 1s;  // the page shows how far it is

session::LocalTime today() {
    return session::local_time(store::utc_now()).value_or(session::LocalTime{2000, 1, 1, 0, 0});
}

}  // namespace

StatisticsPage::StatisticsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
                               std::function<present::HelpTopic()> topic)
    : ChartsPage(parent, theme, choosers, std::move(topic), "statistics") {
    Bind(wxEVT_IDLE, &StatisticsPage::count_more, this);
}

void StatisticsPage::show(const std::function<Countings()>& begin_counting, present::CountedGames games) {
    close_menu();
    let_go();
    games_ = std::move(games);
    ChartsPage::show(present::statistics_page_words(), {});
    try {
        counting_ = begin_counting();
        look_again();
    } catch (const store::StoreError& error) {
        tell({Outcome::Mood::trouble, present::failure_words(error)});
    }
    if (has_charts()) focus("chart:" + shown().file);
}

void StatisticsPage::let_go() { counting_.clear(); }

std::size_t StatisticsPage::left() const {
    std::size_t left = 0;
    for (const auto& game : counting_) left += game->left();
    return left;
}

// Of the first game that has any left.
void StatisticsPage::count_one() {
    for (const auto& game : counting_)
        if (game->left() > 0) return game->step();
}

// An open menu would change under the hand: it waits.
void StatisticsPage::count_more(wxIdleEvent& event) {
    event.Skip();
    if (left() == 0 || open_menu_ || !IsShownOnScreen()) return;
    const auto begun = steady_clock::now();
    try {
        while (left() > 0 && steady_clock::now() - begun < at_once) count_one();
    } catch (const store::StoreError& error) {
        let_go();
        return tell({Outcome::Mood::trouble, present::failure_words(error)});
    }
    if (left() == 0 || steady_clock::now() - looked_ > now_and_then) look_again();
    if (left() > 0) event.RequestMore();
}

void StatisticsPage::look_again() {
    std::vector<std::reference_wrapper<const session::GameCounting>> all;
    for (const auto& game : counting_) all.emplace_back(*game);
    view_ = present::statistics_view(session::counted_so_far(all), games_, view_.filter, today());
    looked_ = steady_clock::now();
    replace(std::move(view_.charts));
}

void StatisticsPage::look_at(present::StatisticsFilter filter) {
    view_.filter = std::move(filter);
    if (!counting_.empty()) look_again();
}

// --- what is looked at
void StatisticsPage::open(std::size_t menu) {
    open_menu_ = menu;
    std::vector<std::string> labels;
    for (const present::FilterOption& option : view_.menus[menu].options) labels.push_back(option.label);
    options_.open(std::move(labels), view_.menus[menu].chosen.value_or(0));
    focus("filter:" + view_.menus[menu].name);
}

void StatisticsPage::close_menu() {
    open_menu_.reset();
    Refresh();
}

void StatisticsPage::choose(std::size_t option) {
    const auto filter = view_.menus.at(*open_menu_).options.at(option).filter;
    close_menu();
    look_at(filter);
}

bool StatisticsPage::took_key(int key) {
    if (open_menu_) return took_menu_key(key);
    for (std::size_t menu = 0; menu < view_.menus.size(); ++menu)
        if (key == view_.menus[menu].key.front()) return open(menu), true;
    if (present::page_act(present::KeyPage::statistics, key) == present::PageAct::show_all) return look_at({}), true;
    return ChartsPage::took_key(key);
}

bool StatisticsPage::took_menu_key(int key) {
    switch (key) {
        case WXK_ESCAPE:
            return close_menu(), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return choose(options_.marked()), true;
        case WXK_UP:
            return options_.move(-1), true;
        case WXK_DOWN:
            return options_.move(1), true;
        case WXK_HOME:
            return options_.move_to(0), true;
        case WXK_END:
            return options_.move_to(view_.menus.at(*open_menu_).options.size() - 1), true;
        default:
            break;
    }
    if (key > WXK_SPACE && key < WXK_DELETE) options_.seek(static_cast<char>(key));
    return true;  // nothing below the menu answers while it is open
}

// The same button opens another menu, the same row chooses something else.
std::string StatisticsPage::meaning() const { return open_menu_ ? view_.menus.at(*open_menu_).name : std::string{}; }

// --- drawn
void StatisticsPage::draw(Painter& painter) {
    ChartsPage::draw(painter);
    if (open_menu_) draw_menu(painter);
}

void StatisticsPage::draw_above(Painter& painter, Rect& rest) {
    if (!view_.menus.empty()) draw_menus(painter, rest.cut_top(button_height(painter)));
    rest.cut_top(painter.scaled(gaps::modest));
    Rect line = rest.cut_top(painter.scaled(20));
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    const double wide = painter.width(view_.counted, faint) + painter.scaled(gaps::large);
    if (!view_.counted.empty()) painter.text(line.cut_left(wide), view_.counted, faint);
    painter.text(line, view_.remark, {letter_sizes::told, Face::bold});
    rest.cut_top(painter.scaled(gaps::middle));
}

void StatisticsPage::draw_menus(Painter& painter, const Rect& line) {
    std::vector<NamedButton> buttons;
    for (std::size_t i = 0; i < view_.menus.size(); ++i) {
        const present::FilterMenu& menu = view_.menus[i];
        buttons.push_back({"filter:" + menu.name,
                           {menu.label, menu.key, {}, menu.chosen == 0U ? Weight::plain : Weight::primary},
                           [this, i] { open(i); }});
    }
    if (view_.filter != present::StatisticsFilter{})
        buttons.push_back({"filter:none",
                           {present::no_filter_words(), present::key_of_act(present::PageAct::show_all)},
                           [this] { look_at({}); }});
    menu_places_ = button_row(painter, line, std::move(buttons));
}

void StatisticsPage::draw_nothing(Painter& painter, Rect& rest) {
    rest.cut_top(painter.scaled(24));
    painter.wrapped(rest, view_.empty, {letter_sizes::heading, Face::serif});
}

// A click beside it closes it.
void StatisticsPage::draw_menu(Painter& painter) {
    painter.area(painter.whole(), "menu:close", [this] { close_menu(); });
    options_.draw(painter, menu_places_.at(*open_menu_), [this](std::size_t option) { choose(option); });
}

}  // namespace gui
