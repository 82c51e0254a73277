// SPDX-License-Identifier: MIT
#include "gui/table/table_page.h"

#include "gui/table/board.h"
#include "gui/table/clock_strip.h"
#include "gui/table/decision_panel.h"
#include "gui/table/folded_question.h"
#include "gui/table/hands_strip.h"
#include "gui/table/header_bar.h"
#include "gui/table/journal_panel.h"
#include "gui/table/side_room.h"
#include "gui/table/standing_strip.h"
#include "gui/table/turn_end_sheet.h"
#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "present/language/failure_words.h"
#include "present/table/head.h"
#include "store/store_error.h"

#include <wx/dcclient.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr int board_share = 7;  // of the width, against the side's 3
constexpr int side_share = 3;

}  // namespace

TablePage::TablePage(wxWindow* parent, const Theme& theme, const MakeTableParts& make)
    : wxPanel(parent),
      theme_{theme},
      sheets_{this, theme},
      decision_{new DecisionPanel{this, theme}},
      hands_{new HandsStrip{this, theme}},
      standing_{new StandingStrip{this, theme}},
      clock_strip_{new ClockStrip{this, theme}},
      journal_{new JournalPanel{this, theme}},
      parts_{make(*this, theme)},
      over_board_{parts_->over_board()},
      in_sight_{parts_->in_sight()},
      header_{new HeaderBar{this, theme}},
      clock_{*clock_strip_} {
    SetBackgroundColour(theme_.page);
    make_panels();
    put_panels();
    connect();
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { lay_out(); });
    Bind(wxEVT_PAINT, &TablePage::draw_pointer, this);
}

TablePage::~TablePage() = default;

wxWindow* TablePage::sheet_parent() const { return sheets_.window(); }

void TablePage::make_panels() {
    sheets_.fill(parts_->board(), parts_->sheets());
    header_->set_ends(parts_->header_ends());
    decision_->set_drawn_question(parts_->drawn_question());
    // Or the board's first size, at which a game may paint ahead, would not be its last.
    if (over_board_) over_board_->canvas->Hide();
    clock_strip_->Hide();
    standing_->Hide();
}

void TablePage::put_panels() {
    // Tab walks as the eye does.
    header_->MoveBeforeInTabOrder(GetChildren().front());
    if (over_board_) over_board_->canvas->MoveAfterInTabOrder(sheets_.window());
    parts_->players().MoveAfterInTabOrder(decision_);
    if (in_sight_) in_sight_->canvas->MoveAfterInTabOrder(hands_);
    auto* const left = new wxBoxSizer{wxVERTICAL};
    const auto add_line = [&](GivesRoom giver) {
        if (over_board_ && over_board_->gives_room == giver)
            left->Add(over_board_->canvas, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    };
    add_line(GivesRoom::board);
    left->Add(sheets_.window(), wxSizerFlags{1}.Expand().Border(wxBOTTOM, gutter));
    add_line(GivesRoom::question);
    left->Add(decision_, wxSizerFlags{0}.Expand());
    auto* const right = new wxBoxSizer{wxVERTICAL};
    right->Add(&parts_->players(), wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    right->Add(below_players(), wxSizerFlags{1}.Expand());
    auto* const middle = new wxBoxSizer{wxHORIZONTAL};
    middle->Add(left, wxSizerFlags{board_share}.Expand().Border(wxRIGHT, gutter));
    middle->Add(right, wxSizerFlags{side_share}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(header_, wxSizerFlags{0}.Expand().Border(wxALL, gutter));
    all->Add(middle, wxSizerFlags{1}.Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gutter));
    SetSizer(all);
}

// What comes and goes takes its room from the journal: the players keep their place.
wxSizer* TablePage::below_players() {
    auto* const below = new wxBoxSizer{wxVERTICAL};
    below->Add(standing_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    below->Add(clock_strip_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    if (in_sight_) below->Add(in_sight_->canvas, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    below->Add(hands_, wxSizerFlags{0}.Expand().Border(wxBOTTOM, gutter));
    below->Add(journal_, wxSizerFlags{1}.Expand());
    return below;
}

void TablePage::connect() {
    journal_->on_look = [this](std::size_t entries) { act([=](present::Desk& desk) { desk.open_entry(entries); }); };
    journal_->on_search = [this] { lay_out(); };
    standing_->on_take_back = [this](const present::StandingLine& line) {
        act([&](present::Desk& desk) { desk.take_back(line); });
    };
    standing_->on_asked_for = [this] { on_asked_for(); };
    clock_strip_->on_pause = [this] { pause_clock(); };
    hands_->on_page = [this] { open_turn_end(); };
    hands_->on_room = [this] { lay_out(); };
    // Whoever ticks by mouse goes on with the question by key.
    hands_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        CallAfter([this] { decision_->SetFocus(); });
    });
    sheets_.turn_end().on_close = [this] {
        show_sheet(SheetBook::board_key);
        decision_->SetFocus();
    };
    clock_.on_second = [this] { show_clock(); };
    decision_->act = [this](const std::function<void(present::Desk&)>& doing) { act(doing); };
}

void TablePage::open(std::unique_ptr<present::OpenSession> session, TableClock::EntryTimes times) {
    close();
    session_ = std::move(session);
    come_back_to_hands();
    desk()->prefer(preferences_);
    parts_->open(*session_);
    decision_->show(desk());
    clock_.begin(desk()->table().looks(), std::move(times));
    show_sheet(turn_ends_now() && !session_->is_over() ? SheetBook::turn_end_key : SheetBook::board_key);
    decision_->SetFocus();
}

void TablePage::close() {
    leave_hands();
    decision_->show(nullptr);
    journal_->show_nothing();
    clock_.end();
    parts_->close();
    session_.reset();
}

// Discs and cubes lie as they did when the table was left, so lists and ticks are still true.
void TablePage::leave_hands() {
    if (!session_) return;
    left_.leave(session_->details().uuid, desk()->table().looks(),
                {desk()->for_hands(), put_back_, hands_->ticked(), sheets_.turn_end().ticked()});
}

void TablePage::come_back_to_hands() {
    auto left = left_.come_back(session_->details().uuid, desk()->table().looks()).value_or(LeftHands{});
    desk()->come_back(std::move(left.desk));
    put_back_ = std::move(left.put_back);
    hands_->tick_off(std::move(left.ticked));
    sheets_.turn_end().tick_off(std::move(left.ticked_at_turn_end));
}

void TablePage::act(const std::function<void(present::Desk&)>& doing) {
    if (!desk()) return;
    do_and_show(doing);
    const present::Typing* const typing = desk()->typing();
    const bool types = typing != nullptr && typing->number;
    if (!types && has_keyboard()) decision_->SetFocus();
    on_change();
}

void TablePage::follow_elsewhere(const std::function<void(present::Desk&)>& doing) {
    if (!desk()) return;
    do_and_show(doing);
    on_change();
}

void TablePage::do_and_show(const std::function<void(present::Desk&)>& doing) {
    const auto before = desk()->table().state();
    const std::size_t entries_before = desk()->table().looks().cursor();
    try {
        doing(*desk());
    } catch (const store::StoreError& error) {
        desk()->tell(present::failure_words(error));
    }
    if (desk()->table().state() != before) {
        clock_.read_times();
        parts_->moved_on();
        follow_turn_end(entries_before);
    }
    show_all();
}

// Not the table view, whose keys are meant for the desk too.
bool TablePage::has_keyboard() const {
    const wxWindow* const focus = FindFocus();
    // NOLINTBEGIN(*-const-cast): wx changes neither
    return !focus ||
           wxGetTopLevelParent(const_cast<wxWindow*>(focus)) == wxGetTopLevelParent(const_cast<TablePage*>(this));
    // NOLINTEND(*-const-cast)
}

void TablePage::show_tools() { header_->show_tools(tools()); }

void TablePage::show_all() {
    const present::Desk& now = *desk();
    if (sheet() == SheetBook::turn_end_key) show_turn_end();
    header_->show(present::head(now));
    header_->show_tools(tools());
    parts_->show(sheet());
    sheets_.show(&now);
    journal_->show(now.table().looks(), now.repair() ? now.repair()->marks() : present::RepairMarks{});
    journal_->mark(now.looks_back() || now.repair() ? std::optional{now.shown_entries()} : std::nullopt);
    show_standing();
    show_hands();
    show_clock();
    decision_->refresh();
    lay_out();
    on_shown();
}

void TablePage::show_standing() {
    const present::OpenTable& table = std::as_const(*desk()).table();
    standing_->show({table.standing().in_force(), asked_for(), table.looks().players()});
}

void TablePage::show_asked_for() {
    if (!desk()) return;
    show_standing();
    lay_out();
}

// The page need not be named while it is seen.
void TablePage::show_hands() {
    const present::Looks& looks = desk()->table().looks();
    const bool is_now = !desk()->repair() && !desk()->looks_back();
    auto hands = is_now ? present::hands_view(desk()->table()) : present::hands_view(looks, shown_hands());
    if (is_now) {
        put_back_.follow(looks, desk()->to_put_back(), shown_hands());
        put_back_.add_to(hands);
    }
    if (sheet() == SheetBook::turn_end_key) hands.page.clear();
    hands_texts_.clear();
    for (const present::HandsLine& line : hands.lines) hands_texts_.push_back(line.text);
    hands_->show(std::move(hands));
    show_places();
}

void TablePage::show_places() {
    auto texts = read_below();
    texts.insert(texts.end(), hands_texts_.begin(), hands_texts_.end());
    parts_->read_beside(texts);
}

// --- The end of a turn

bool TablePage::has_turn_end() const {
    return session_ && session_->turn_end(session_->desk().shown_entries()).has_value();
}

// Whether nothing has been entered since: cubes may still be asked for.
bool TablePage::turn_ends_now() const {
    const std::size_t now = session_->desk().table().looks().cursor();
    const auto end = session_->turn_end(now);
    return end && end->entries.end == now;
}

// It comes forward by itself, stays while cubes are asked for and over corrections, and goes with the first entry of
// the next turn. It does not take the place of a sheet that somebody types into.
void TablePage::follow_turn_end(std::size_t entries_before) {
    const bool is_now = turn_ends_now();
    const bool is_news = is_now && desk()->table().looks().cursor() > entries_before;
    if (is_news && !sheets_.takes_keys()) return sheets_.choose(SheetBook::turn_end_key);
    const present::Looks& looks = desk()->table().looks();
    const bool corrects = looks.cursor() > entries_before && looks.rules_of(looks.cursor()).empty();
    if (!is_now && !corrects && sheet() == SheetBook::turn_end_key) sheets_.choose(SheetBook::board_key);
}

// Of the position that is shown: the board where no turn has ended yet.
void TablePage::show_turn_end() {
    if (auto end = session_->turn_end(desk()->shown_entries())) return sheets_.turn_end().show(*std::move(end));
    sheets_.choose(SheetBook::board_key);
}

void TablePage::open_turn_end() {
    show_sheet(SheetBook::turn_end_key);
    if (sheet() == SheetBook::turn_end_key) sheets_.turn_end().SetFocus();
}

// What hands have to do now, or had to do for the act that is looked at: nothing until a repair is accepted.
present::EntryRange TablePage::shown_hands() const {
    const present::Desk& now = session_->desk();
    const present::Looks& looks = now.table().looks();
    if (now.repair()) return {0, 0};
    if (!now.looks_back()) return present::hands_due(looks);
    const std::size_t entries = now.shown_entries();
    return entries > 0 ? present::act_of(looks, entries, entries) : present::EntryRange{0, 0};
}

void TablePage::show_again() {
    if (!desk()) return;
    show_all();
    decision_->SetFocus();
}

void TablePage::show_sheet(const std::string& key) {
    const bool had_keys = sheets_.takes_keys();
    sheets_.choose(key);
    sheets_.show(desk());
    if (desk()) show_all();
    if (sheets_.takes_keys()) return sheets_.canvas().SetFocus();
    if (had_keys) decision_->SetFocus();
}

// Where the board is seen already, what lies over the question goes.
void TablePage::show_board() {
    const bool is_seen = sheet() == SheetBook::board_key;
    if (is_seen && desk() && desk()->page().path.empty())
        step_back();
    else
        show_sheet(SheetBook::board_key);
}

void TablePage::prefer(const present::Preferences& preferences) {
    preferences_ = preferences;
    clock_.turn(preferences_.clock);
    parts_->prefer(preferences_);
    if (!desk()) return;
    desk()->prefer(preferences_);
    show_all();
}

present::HelpTopic TablePage::topic() const {
    if (!session_) return present::HelpContents{};
    const bool of_desk = sheet() == SheetBook::board_key || session_->desk().repair();
    return of_desk ? session_->desk().topic() : sheets_.canvas().topic();
}

void TablePage::show_clock() {
    if (clock_.show()) Layout();
}

void TablePage::pause_clock() {
    if (!clock_.pause_or_go_on()) return act([](present::Desk& desk) { desk.tell_news(present::no_clock_words()); });
    show_clock();
    on_change();
}

}  // namespace gui
