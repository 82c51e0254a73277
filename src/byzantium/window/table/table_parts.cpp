// SPDX-License-Identifier: MIT
#include "byzantium/window/table/table_parts.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/window/map/coastline.h"
#include "byzantium/window/map/map_canvas.h"
#include "byzantium/window/sheets/accounts_page.h"
#include "byzantium/window/sheets/count_page.h"
#include "byzantium/window/sheets/review_page.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "byzantium/window/table/displays_panel.h"
#include "byzantium/window/table_view/table_canvas.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/table/board_view.h"
#include "byzantium/words/table/city_facts.h"
#include "byzantium/words/table/head_view.h"
#include "byzantium/words/table/player_view.h"
#include "byzantium/words/table/table_count.h"
#include "byzantium/words/table/table_view.h"
#include "gui/table/decision_panel.h"
#include "gui/table/outlook_line.h"
#include "gui/table/overlay_line.h"
#include "gui/table/row_drawing.h"
#include "gui/table/side_room.h"
#include "gui/table/table_page.h"

#include <wx/simplebook.h>

#include <algorithm>
#include <future>
#include <utility>

namespace byzantium::window {

using gui::SheetBook;
using gui::TablePage;
using gui::TableSheet;

namespace {

// Names of the areas of the outlook.
constexpr const char* shortfall_name = "shortfall";
constexpr const char* watch_name = "watch";
constexpr const char* chances_name = "chances";

// Of dice, in logical pixels at the usual scale.
constexpr double height_of_one_row = 170;
constexpr double height_of_two_rows = 195;

// Milliseconds between two looks at what the program has thought so far.
constexpr int between_looks = 250;
constexpr int between_looks_at_chances = 50;

const char* name_of(words::OutlookKind kind) {
    switch (kind) {
        case words::OutlookKind::shortfall:
            return shortfall_name;
        case words::OutlookKind::watch:
            return watch_name;
        case words::OutlookKind::chances:
            break;
    }
    return chances_name;
}

gui::OutlookNote note_of(const words::Outlook& outlook) {
    return {name_of(outlook.kind), outlook.sentence, words::outlook_tip(outlook.kind), outlook.brief};
}

gui::OverlayHeading heading_of(const words::Overlay& overlay) {
    gui::OverlayHeading heading{overlay.heading, {words::overlay_away_label(), "Esc"}, {}, words::odds_page()};
    if (overlay.kind == words::OverlayKind::threats) heading.next = gui::Button{words::next_army_label(), "Ctrl+T"};
    if (overlay.kind == words::OverlayKind::money) heading.topic = present::RuleIds{"BYZ-57"};
    return heading;
}

// Choices glow on the map with their price, or their chance. Prices stand at all of them or at none: those without one
// would look as if they were worth nothing.
std::vector<Offer> offers_of(const words::Desk& desk) {
    std::vector<Offer> offers;
    const auto& rows = desk.page().rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const auto city = words::city_at(desk.session().table().board, rows[i].place))
            offers.push_back({*city, rows[i].detail ? rows[i].detail->brief : desk.price_on_map(i),
                              i == desk.selected() ? Emphasis::selected : Emphasis::possible});
    const bool some_have_none =
        std::any_of(offers.begin(), offers.end(), [](const Offer& one) { return one.label.empty(); });
    if (some_have_none && !gui::have_chances(rows))
        for (Offer& one : offers) one.label.clear();
    return offers;
}

}  // namespace

TableParts::TableParts(TablePage& page, const gui::Theme& theme)
    : page_{page},
      theme_{theme},
      map_{new MapCanvas{page.sheet_parent(), theme,
                         std::async(std::launch::async | std::launch::deferred, coastline).share()}},
      accounts_{new AccountsPage{page.sheet_parent(), theme}},
      count_{new CountPage{page.sheet_parent(), theme}},
      what_if_{new WhatIfPage{page.sheet_parent(), theme}},
      review_{new ReviewPage{page.sheet_parent(), theme}},
      overlay_line_{new gui::OverlayLine{&page, theme}},
      displays_{new DisplaysPanel{&page, theme}},
      outlook_{new gui::OutlookLine{&page, theme}} {
    connect();
}

void TableParts::connect() {
    const auto touching = [this](const byzantium::Setting& current, Touch how) { touch(current, how); };
    turns_and_tracks_.on_touch = touching;
    displays_->on_touch = touching;
    map_->on_touch = touching;
    map_->on_city = [this](byzantium::CityId city) { act([=](words::Desk& desk) { desk.choose_city(city); }); };
    map_->on_inspect = [this](byzantium::CityId city) { act([=](words::Desk& desk) { desk.inspect(city); }); };
    looking_at_counsel_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_at_counsel(); });
    looking_at_chances_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_at_chances(); });
    outlook_->on_click = [this](const std::string& name) { follow_outlook(name); };
    overlay_line_->on_next = [this] { press_overlay(words::OverlayKind::threats); };
    overlay_line_->on_close = [this] {
        if (clear_board()) page_.show_all();
    };
    const auto back_to_map = [this] { page_.show_sheet(SheetBook::board_key); };
    accounts_->on_close = back_to_map;
    what_if_->on_close = back_to_map;
    review_->on_close = back_to_map;
    review_->on_moment = [this](std::size_t entry) {
        page_.show_sheet(SheetBook::board_key);
        act([=](words::Desk& desk) { desk.look_at(entry); });
        reviewed_ = session_->session().state();
    };
    count_->on_close = back_to_map;
    count_->on_counted = [this] { show_count(); };
    count_->on_correct = [this](const std::vector<byzantium::Setting>& settings) {
        act([&](words::Desk& desk) { desk.correct_all(settings, words::count_reason()); });
        count_->SetFocus();
    };
    dice_.act = [this](const std::function<void(words::Desk&)>& doing) { act(doing); };
    dice_.on_roll = [this] { roll(); };
    dice_.on_look = [this] { page_.decision().Refresh(); };
}

// --- What it draws

gui::Board& TableParts::board() { return *map_; }

gui::Canvas& TableParts::players() { return *displays_; }

// In large text dice leave the rest to the map, whose names would cover each other.
double TableParts::question_height(double usual) const {
    const std::size_t rows = theme_.text_wish > gui::large_text ? dice_.rows_alone() : 0;
    if (rows == 0) return usual;
    return rows == 1 ? height_of_one_row : height_of_two_rows;
}

std::vector<TableSheet> TableParts::sheets() {
    return {{accounts_key, accounts_, [this] { accounts_->turn_to(AccountsPage::Page::turn_end); }},
            {scores_key, accounts_, [this] { accounts_->turn_to(AccountsPage::Page::score); }},
            {count_key, count_, [] {}, TableSheet::Keys::are_typed},
            {what_if_key, what_if_, [] {}, TableSheet::Keys::are_typed},
            {review_key, review_, [this] { review_->bring(); }, TableSheet::Keys::are_typed}};
}

std::optional<gui::TableLine> TableParts::over_board() {
    return gui::TableLine{overlay_line_, [this] { return overlay_line_->is_empty(); },
                          [this](int width) { return overlay_line_->best_height(width); }};
}

std::optional<gui::TableLine> TableParts::in_sight() {
    return gui::TableLine{outlook_, [this] { return outlook_->is_empty(); },
                          [this](int width) { return outlook_->best_height(width); },
                          [this](gui::Telling telling) { outlook_->tell(telling); }};
}

// --- The session

void TableParts::open(present::OpenSession& session) {
    session_ = &dynamic_cast<words::OpenSession&>(session);
    dice_.show(&session_->desk());
    review_->open(*session_);
    chances_line_.emplace(session_->session().table());
}

void TableParts::close() {
    dice_.show(nullptr);
    review_->close();
    chances_line_.reset();
    session_ = nullptr;
    reviewed_.reset();
    overlay_.reset();
    count_->begin_anew();
}

void TableParts::act(const std::function<void(words::Desk&)>& doing) {
    if (session_ == nullptr) return;
    page_.act([&](present::Desk&) { doing(session_->desk()); });
}

void TableParts::touch(const byzantium::Setting& current, Touch how) {
    act([&](words::Desk& desk) { how == Touch::to_answer ? desk.touch(current) : desk.correct(current); });
}

void TableParts::show(const std::string& sheet) {
    const words::Desk& desk = session_->desk();
    const auto& table = session_->session().table();
    turns_and_tracks_.show(words::head_view(desk.names(), desk.shown()));
    show_outlooks();
    displays_->show(words::player_views(desk.names(), table, desk.shown(), desk.about_to()));
    show_map();
    show_overlay();
    if (sheet == accounts_key || sheet == scores_key)
        accounts_->show(words::accounts(desk.names(), session_->session()));
    if (sheet == count_key) show_count();
    if (sheet == review_key) review_->follow();
    back_to_review(sheet);
    if (desk.thinks() && !looking_at_counsel_.IsRunning()) looking_at_counsel_.Start(between_looks);
}

// Whoever leaves a moment of the review, having changed nothing, comes back to where it was chosen.
void TableParts::back_to_review(const std::string& sheet) {
    const bool is_on_board = sheet == SheetBook::board_key;
    if (!reviewed_ || (is_on_board && session_->desk().looks_back())) return;
    const bool is_same = std::exchange(reviewed_, std::nullopt) == session_->session().state();
    if (is_on_board && is_same) page_.CallAfter([this] { page_.show_sheet(review_key); });
}

void TableParts::show_outlooks() {
    const words::Desk& desk = session_->desk();
    std::vector<gui::OutlookNote> notes;
    for (const words::Outlook& outlook :
         words::outlooks(desk.names(), session_->session().table(), desk.shown(), desk.about_to()))
        notes.push_back(note_of(outlook));
    if (chances_ == present::Switch::on && desk.advice() == present::Advice::counsel) {
        notes.push_back(note_of(chances_line_->of(desk.names(), desk.shown())));
        if (chances_line_->is_waiting()) looking_at_chances_.StartOnce(between_looks_at_chances);
    }
    outlook_->show(std::move(notes));
}

// The dots are about as long as what they stand for, so that the page stays as it is while they are found.
void TableParts::look_at_chances() {
    if (session_ == nullptr || !chances_line_->is_waiting()) return;
    if (chances_line_->knows_more()) return page_.show_all();
    looking_at_chances_.StartOnce(between_looks_at_chances);
}

void TableParts::turn_chances() {
    chances_ = chances_ == present::Switch::on ? present::Switch::off : present::Switch::on;
    page_.show_all();
    page_.on_change();
}

// Only the question: the page of what is thought changes, and nothing else.
void TableParts::look_at_counsel() {
    if (session_ == nullptr || !session_->desk().thinks()) return looking_at_counsel_.Stop();
    if (!session_->desk().learn_from_counsel()) return;
    page_.decision().refresh();
    show_map();
}

void TableParts::show_map() {
    const words::Desk& desk = session_->desk();
    map_->show(words::board_view(desk.names(), session_->session().table(), desk.shown()));
    map_->offer(offers_of(desk));
    map_->set_clicks(desk.leads_to_cities() ? Clicks::lead_on : Clicks::inspect);
    map_->set_moment(desk.shows_another_time() || desk.repair() ? Moment::earlier : Moment::now);
}

// Reckoned anew with every change: no number on the map is ever of another position.
void TableParts::show_overlay() {
    const words::Desk& desk = session_->desk();
    std::optional<words::Overlay> overlay;
    if (overlay_) overlay = words::overlay(desk.names(), session_->session().table(), desk.shown(), *overlay_);
    overlay_line_->show(overlay ? std::optional{heading_of(*overlay)} : std::nullopt);
    map_->lay_over(std::move(overlay));
}

void TableParts::show_count() {
    if (!session_) return;
    count_->show(words::count_sheets(session_->names(), session_->session(), count_->count()),
                 byzantium::awaited_player(session_->session().position().awaits));
}

std::optional<int> TableParts::least_players_height(int width) const { return displays_->least_height(width); }

void TableParts::moved_on() {
    if (preferences_.automatic_dice == present::Switch::on) tumble();
}

// --- The table view

gui::TableViewCanvas& TableParts::make_view(wxWindow* parent) {
    view_ = new TableCanvas{parent, theme_};
    view_->on_touch = [this](const byzantium::Setting& current, Touch how) {
        on_correct_in_view();
        touch(current, how);
    };
    return *view_;
}

void TableParts::show_view() {
    view_->show(words::table_view(session_->names(), session_->session(), session_->desk().dice_view()));
}

// --- Keys and commands

bool TableParts::key(int key) {
    if (!dice_.is_asked()) return false;
    switch (key) {
        case 'H':
            act([](words::Desk& desk) { desk.other_way_of_dice(); });
            return true;
        case 'R':
            roll();
            return true;
        case WXK_BACK:
            act([](words::Desk& desk) { desk.erase(); });
            return true;
        default:
            return false;
    }
}

bool TableParts::clear_board() {
    if (!overlay_) return false;
    overlay_.reset();
    return true;
}

void TableParts::press_overlay(words::OverlayKind kind) {
    if (!session_) return;
    overlay_ = words::pressed(overlay_, kind, session_->session().table(), session_->desk().shown());
    page_.show_sheet(SheetBook::board_key);
    page_.on_change();
}

std::optional<words::OverlayKind> TableParts::overlay_kind() const {
    return overlay_ ? std::optional{overlay_->kind} : std::nullopt;
}

void TableParts::show_what_if() {
    if (!session_) return;
    what_if_->begin(session_->desk().what_if());
    page_.show_sheet(what_if_key);
}

void TableParts::follow_outlook(const std::string& name) {
    if (name == shortfall_name) return page_.show_sheet(accounts_key);
    if (name == chances_name) return act([](words::Desk& desk) { desk.hint(); });
    act([](words::Desk& desk) { desk.watch(); });
}

// What is shown at the end is what was rolled: the dice lie already while they seem to tumble.
void TableParts::roll() {
    act([](words::Desk& desk) { desk.roll(); });
    tumble();
}

void TableParts::tumble() {
    if (preferences_.animation == present::Switch::on) dice_.tumble();
}

std::unique_ptr<gui::TableParts> make_table_parts(TablePage& page, const gui::Theme& theme) {
    return std::make_unique<TableParts>(page, theme);
}

}  // namespace byzantium::window
