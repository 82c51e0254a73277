// SPDX-License-Identifier: MIT
#include "byzantium/window/table/table_page.h"

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/window/map/board_canvas.h"
#include "byzantium/window/map/coastline.h"
#include "byzantium/window/sheets/accounts_page.h"
#include "byzantium/window/sheets/count_page.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "byzantium/window/table/decision_panel.h"
#include "byzantium/window/table/displays_panel.h"
#include "byzantium/window/table/header_bar.h"
#include "byzantium/window/table/outlook_line.h"
#include "byzantium/window/table/overlay_line.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/desk/outlook.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/table/board_view.h"
#include "byzantium/words/table/head_view.h"
#include "byzantium/words/table/player_view.h"
#include "byzantium/words/table/table_count.h"
#include "gui/table/clock_strip.h"
#include "gui/table/hands_strip.h"
#include "gui/table/journal_panel.h"
#include "gui/table/repair_page.h"
#include "present/journal/hands_view.h"
#include "present/language/failure_words.h"
#include "store/store_error.h"

#include <wx/dcclient.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

namespace byzantium::window {

using namespace gui;

using present::Switch;

namespace {

constexpr int decision_height = 236;
constexpr double beside_rows = 60;  // above and below them
constexpr double row_of_repair = 40;
constexpr int most_hands = 150;
constexpr double large_text = 1.2;
constexpr int pointer = 4;  // thickness of the frame around what is spoken of
constexpr int least_side_width = 396;
constexpr int map_share = 7;  // of the width, against the side's 3
constexpr int side_share = 3;
constexpr int clock_step = 1000;  // milliseconds
constexpr int gutter = 6;         // between panels, and around them

// The page of a repair has few rows, and leaves the room to what the repair would do.
double wanted_height(const words::Desk* desk) {
    const bool judges = desk && desk->repair() && !desk->repair()->is_asking() && !desk->corrects();
    if (!judges) return decision_height;
    return std::min<double>(decision_height,
                            beside_rows + row_of_repair * static_cast<double>(desk->page().rows.size()));
}

present::Moment this_second() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

}  // namespace

TablePage::TablePage(wxWindow* parent, const Theme& theme) : wxPanel(parent), theme_{theme} {
    SetBackgroundColour(theme_.page);
    make_panels();
    connect();
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { lay_out(); });
    Bind(wxEVT_PAINT, &TablePage::draw_pointer, this);
}

TablePage::~TablePage() = default;

void TablePage::make_panels() {
    header_ = new HeaderBar{this, theme_};
    sheets_ = new wxSimplebook{this};
    map_ = new BoardCanvas{sheets_, theme_, std::async(std::launch::async | std::launch::deferred, coastline).share()};
    accounts_ = new AccountsPage{sheets_, theme_};
    count_ = new CountPage{sheets_, theme_};
    what_if_ = new WhatIfPage{sheets_, theme_};
    repair_ = new RepairPage{sheets_, theme_};
    sheets_->AddPage(map_, "map", true);
    sheets_->AddPage(accounts_, "accounts");
    sheets_->AddPage(count_, "count");
    sheets_->AddPage(what_if_, "what if");
    sheets_->AddPage(repair_, "repair");
    overlay_line_ = new OverlayLine{this, theme_};
    overlay_line_->Hide();  // or the map's first size, at which its land is painted ahead, would not be its last
    decision_ = new DecisionPanel{this, theme_};
    displays_ = new DisplaysPanel{this, theme_};
    hands_ = new HandsStrip{this, theme_};
    outlook_ = new OutlookLine{this, theme_};
    clock_ = new ClockStrip{this, theme_};
    clock_->Hide();
    journal_ = new JournalPanel{this, theme_};

    auto* const left = new wxBoxSizer{wxVERTICAL};
    left->Add(overlay_line_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    left->Add(sheets_, wxSizerFlags{1}.Expand().Border(wxBOTTOM, gutter));
    left->Add(decision_, wxSizerFlags{0}.Expand());
    auto* const right = new wxBoxSizer{wxVERTICAL};
    right->Add(displays_, wxSizerFlags{19}.Expand().Border(wxBOTTOM, gutter));
    right->Add(clock_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    right->Add(outlook_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    right->Add(hands_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    right->Add(journal_, wxSizerFlags{10}.Expand());
    auto* const middle = new wxBoxSizer{wxHORIZONTAL};
    middle->Add(left, wxSizerFlags{map_share}.Expand().Border(wxRIGHT, gutter));
    middle->Add(right, wxSizerFlags{side_share}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(header_, wxSizerFlags{0}.Expand().Border(wxALL, gutter));
    all->Add(middle, wxSizerFlags{1}.Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gutter));
    SetSizer(all);
}

void TablePage::connect() {
    const auto correct = [this](const byzantium::Setting& current) {
        act([&](words::Desk& desk) { desk.correct(current); });
    };
    header_->on_correct = correct;
    displays_->on_correct = correct;
    map_->on_correct = correct;
    map_->on_city = [this](byzantium::CityId city) { act([=](words::Desk& desk) { desk.choose_city(city); }); };
    map_->on_inspect = [this](byzantium::CityId city) { act([=](words::Desk& desk) { desk.inspect(city); }); };
    journal_->on_look = [this](std::size_t entries) { act([=](words::Desk& desk) { desk.look_at(entries); }); };
    outlook_->on_click = [this](words::OutlookKind kind) {
        if (kind == words::OutlookKind::shortfall) return show_sheet(Sheet::accounts);
        act([](words::Desk& desk) { desk.watch(); });
    };
    overlay_line_->on_next = [this] { press_overlay(words::OverlayKind::threats); };
    overlay_line_->on_close = [this] { close_overlay(); };
    decision_->on_roll = [this] { roll(); };
    accounts_->on_close = [this] { show_sheet(Sheet::map); };
    what_if_->on_close = [this] { show_sheet(Sheet::map); };
    count_->on_close = [this] { show_sheet(Sheet::map); };
    count_->on_counted = [this] { show_count(); };
    count_->on_correct = [this](const std::vector<byzantium::Setting>& settings) {
        act([&](words::Desk& desk) { desk.correct_all(settings, words::count_reason()); });
        count_->SetFocus();
    };
    clock_->on_pause = [this] { pause_clock(); };
    clock_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_clock(); });
    decision_->act = [this](const std::function<void(words::Desk&)>& doing) { act(doing); };
}

void TablePage::lay_out() {
    const auto scaled = [this](double length) { return static_cast<int>(theme_.scaled(length)); };
    header_->SetMinSize({-1, scaled(HeaderBar::height)});
    // With large text the rows give way before the map does: they can be turned page by page.
    const double most_rows = theme_.text_wish > large_text ? 0.32 : 0.4;
    decision_->SetMinSize(
        {-1, std::min(scaled(wanted_height(desk_.get())), static_cast<int>(GetClientSize().y * most_rows))});
    for (wxWindow* const side : {static_cast<wxWindow*>(displays_), static_cast<wxWindow*>(journal_)})
        side->SetMinSize({std::min(scaled(least_side_width), GetClientSize().x * 2 / 5), -1});
    Layout();
    const int wide = journal_->GetClientSize().x;
    hands_->SetMinSize({-1, std::min(hands_->best_height(wide), scaled(most_hands))});
    hands_->Show(!hands_->is_empty());
    clock_->SetMinSize({-1, scaled(ClockStrip::height)});
    outlook_->SetMinSize({-1, outlook_->best_height(wide)});
    outlook_->Show(!outlook_->is_empty());
    overlay_line_->SetMinSize({-1, overlay_line_->best_height(decision_->GetClientSize().x)});
    overlay_line_->Show(!overlay_line_->is_empty() && sheet_ == Sheet::map);
    SetBackgroundColour(theme_.page);
    Layout();
    Refresh();
}

void TablePage::open(byzantium::text::OpenedKept opened, EntryTimes times) {
    close();
    times_ = std::move(times);
    sitting_ = {this_second(), {}};
    hands_->forget_ticks();
    opened_ = std::make_unique<byzantium::text::OpenedKept>(std::move(opened));
    desk_ = std::make_unique<words::Desk>(opened_->session, preferences_.advice);
    desk_->set_automatic_dice(preferences_.automatic_dice);
    if (opened_->trouble)
        desk_->tell(words::disagreement(opened_->session.table().board, *opened_->trouble) + ' ' +
                    words::open_as_far(opened_->session.journal().size(), opened_->details.state.entries));
    if (opened_->trouble && opened_->trouble->restoring) desk_->offer(*opened_->trouble->restoring);
    decision_->show(desk_.get());
    read_times();
    show_sheet(Sheet::map);
    decision_->SetFocus();
}

void TablePage::close() {
    decision_->show(nullptr);
    journal_->show_nothing();
    clock_timer_.Stop();
    desk_.reset();
    opened_.reset();
    overlay_.reset();
    count_->begin_anew();
}

void TablePage::act(const std::function<void(words::Desk&)>& doing) {
    if (!desk_) return;
    const auto before = desk_->session().state();
    try {
        doing(*desk_);
    } catch (const store::StoreError& error) {
        desk_->tell(present::failure_words(error));
    }
    if (desk_->session().state() != before) moved_on();
    show_all();
    if (!desk_->typing() && has_keyboard()) decision_->SetFocus();
    on_change();
}

// Not the table view, whose keys are meant for the desk too.
bool TablePage::has_keyboard() const {
    const wxWindow* const focus = FindFocus();
    // NOLINTBEGIN(*-const-cast): wx changes neither
    return !focus ||
           wxGetTopLevelParent(const_cast<wxWindow*>(focus)) == wxGetTopLevelParent(const_cast<TablePage*>(this));
    // NOLINTEND(*-const-cast)
}

void TablePage::show_all() {
    const auto& session = desk_->session();
    const auto& now = desk_->shown();
    header_->show(words::head_view(*desk_));
    header_->show_tools(tools());
    outlook_->show(words::outlooks(desk_->names(), session.table(), now, desk_->about_to()));
    displays_->show(words::player_views(desk_->names(), session.table(), now));
    show_board();
    show_overlay();
    show_repair();
    journal_->show(desk_->table().looks(), desk_->repair() ? desk_->repair()->marks() : present::RepairMarks{});
    journal_->mark(desk_->looks_back() || desk_->repair() ? std::optional{desk_->shown_entries()} : std::nullopt);
    hands_->show(present::hands_view(desk_->table().looks(), shown_hands()));
    if (sheet_ == Sheet::accounts || sheet_ == Sheet::scores) accounts_->show(words::accounts(desk_->names(), session));
    if (sheet_ == Sheet::count) show_count();
    show_clock();
    decision_->refresh();
    lay_out();
    on_shown();
}

// What the last act, or the entry that is looked at, has for hands to do: nothing until a repair is accepted.
present::EntryRange TablePage::shown_hands() const {
    if (desk_->repair()) return {0, 0};
    if (desk_->looks_back() && desk_->shown_entries() > 0) return {desk_->shown_entries() - 1, desk_->shown_entries()};
    return {desk_->first_of_last_act(), desk_->session().journal().cursor()};
}

// Choices glow on the map with their price, or their chance.
void TablePage::show_board() {
    map_->show(words::board_view(desk_->names(), desk_->session().table(), desk_->shown()));
    std::vector<Offer> offers;
    const auto& rows = desk_->page().rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const auto city = words::city_at(desk_->session().table().board, rows[i].place))
            offers.push_back({*city, rows[i].detail ? rows[i].detail->brief : rows[i].price,
                              i == desk_->selected() ? Emphasis::selected : Emphasis::possible});
    map_->offer(std::move(offers));
    map_->set_moment(desk_->looks_back() || desk_->repair() ? Moment::earlier : Moment::now);
}

void TablePage::show_again() {
    if (!desk_) return;
    show_all();
    decision_->SetFocus();
}

// What is shown at the end is what was rolled: the dice lie already while they seem to tumble.
void TablePage::roll() {
    act([](words::Desk& desk) { desk.roll(); });
    tumble();
}

void TablePage::tumble() {
    if (preferences_.animation == Switch::on) decision_->tumble();
}

// Another question.
void TablePage::moved_on() {
    read_times();
    if (preferences_.automatic_dice == Switch::on) tumble();
}

void TablePage::prefer(const present::Preferences& preferences) {
    const auto before = std::exchange(preferences_, preferences);
    if (!desk_) return;
    if (before.advice != preferences.advice) desk_->set_advice(preferences.advice);
    if (before.automatic_dice != preferences.automatic_dice) desk_->set_automatic_dice(preferences.automatic_dice);
    if (before.clock != preferences.clock) read_times();
    show_all();
}

// --- What the tour speaks of

void TablePage::point_at(std::optional<present::TourPlace> place) {
    pointed_at_ = place;
    Refresh();
}

wxWindow* TablePage::pointed() const {
    using present::TourPlace;
    switch (*pointed_at_) {
        case TourPlace::header:
            return header_;
        case TourPlace::map:
            return sheets_;
        case TourPlace::decision:
            return decision_;
        case TourPlace::displays:
            return displays_;
        case TourPlace::hands:
            return hands_->IsShown() ? static_cast<wxWindow*>(hands_) : static_cast<wxWindow*>(journal_);
        case TourPlace::journal:
            break;
    }
    return journal_;
}

void TablePage::draw_pointer(wxPaintEvent&) {
    wxPaintDC dc{this};
    if (!pointed_at_) return;
    dc.SetPen(wxPen{theme_.focus, pointer});
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(pointed()->GetRect().Inflate(pointer / 2));
}

// --- The clock

void TablePage::read_times() {
    entered_.clear();
    if (preferences_.clock == Switch::off || !times_) return;
    for (const std::string& time : times_()) entered_.push_back(present::moment_of(time));
}

void TablePage::show_clock() {
    const bool shown = desk_ && preferences_.clock == Switch::on;
    if (clock_->IsShown() != shown) {
        clock_->Show(shown);
        Layout();
    }
    const bool runs = shown && !sitting_.is_paused();
    if (runs != clock_timer_.IsRunning())
        runs ? static_cast<void>(clock_timer_.Start(clock_step)) : clock_timer_.Stop();
    if (shown)
        clock_->show(present::clock_rows(desk_->table().looks(), entered_, sitting_, this_second()),
                     present::pause_clock_words(sitting_));
}

void TablePage::pause_clock() {
    if (preferences_.clock == Switch::off) return;
    sitting_.pause_or_go_on(this_second());
    show_clock();
    on_change();
}

}  // namespace byzantium::window
