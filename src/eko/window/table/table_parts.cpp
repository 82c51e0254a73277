// SPDX-License-Identifier: MIT
#include "eko/window/table/table_parts.h"

#include "eko/window/board/board_canvas.h"
#include "eko/window/sheets/count_page.h"
#include "eko/window/table_view/table_canvas.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/places.h"
#include "eko/words/table/own_commands.h"
#include "eko/words/table/player_view.h"
#include "eko/words/table/table_count.h"
#include "eko/words/table/table_view.h"
#include "gui/frame/commands.h"
#include "gui/table/overlay_line.h"
#include "gui/table/sheet_book.h"
#include "gui/table/side_room.h"
#include "gui/table/table_page.h"
#include "present/desk/page.h"
#include "present/window/command_words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

namespace eko::window {

using words::Desk;

namespace {

constexpr const char* count_key = "count";
constexpr const char* totals_name = "totals";
constexpr double height_beside_board = 184;
constexpr double height_in_large_text = 115;  // times as large: the board would lose too much
constexpr std::size_t short_text = 160;       // bytes: it has room below the rows
constexpr std::size_t short_list = 2;         // rows

// "Attack Boris on 5,0 (1 disc), 1 disc lost in the storm"
std::string row_words(const present::Row& row) {
    std::string text = row.text;
    if (!row.note.empty()) text += " (" + row.note + ")";
    if (!row.price.empty()) text += ", " + row.price;
    return text;
}

enum class ChosenBy { key_or_click, key };

std::vector<Offer> offers(const Desk& desk, const Board& board, ChosenBy by) {
    std::vector<Offer> all;
    const auto& rows = desk.page().rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const auto field = words::field_at(board, rows[i].place))
            all.push_back({*field, rows[i].key, by == ChosenBy::key ? std::string{} : row_words(rows[i]),
                           i == desk.selected() ? Emphasis::selected : Emphasis::possible});
    return all;
}

bool is_over_question(const Desk& desk) { return desk.leads_back() && desk.page().path.empty(); }

// Its rows are about no field.
bool is_list_beside(const Desk& desk) {
    const present::Page& page = desk.page();
    return is_over_question(desk) && !desk.page_marks() && page.rows.size() > short_list &&
           std::all_of(page.rows.begin(), page.rows.end(), [](const present::Row& row) { return row.place.empty(); });
}

}  // namespace

TableParts::TableParts(gui::TablePage& page, const gui::Theme& theme)
    : page_{page},
      theme_{theme},
      board_{new BoardCanvas{page.sheet_parent(), theme}},
      over_board_{new gui::OverlayLine{&page, theme}},
      count_{new CountPage{page.sheet_parent(), theme}},
      displays_{new DisplaysPanel{&page, theme}},
      outlook_{new gui::OutlookLine{&page, theme}} {
    connect();
}

void TableParts::connect() {
    const auto correcting = [this](const Setting& current) { correct(current); };
    displays_->on_correct = correcting;
    turn_and_points_.on_correct = correcting;
    board_->on_field = [this](FieldId field) { click_field(field); };
    // Whoever walks on the board goes on there.
    board_->on_walked = [this](FieldId field) {
        click_field(field);
        if (session_ != nullptr && !session_->desk().typing()) board_->SetFocus();
    };
    board_->on_inspect = [this](FieldId field) { act([=](Desk& desk) { desk.inspect(field); }); };
    outlook_->on_click = [this](const std::string& name) {
        if (name == totals_name) return page_.show_sheet(count_key);
        act([](Desk& desk) { desk.watch(); });
    };
    over_board_->on_close = [this] {
        if (clear_board()) page_.show_all();
    };
    count_->on_close = [this] { page_.show_sheet(gui::SheetBook::board_key); };
    count_->on_counted = [this] { show_count(); };
    count_->on_correct = [this](const std::vector<Setting>& settings) {
        act([&](Desk& desk) { desk.correct_all(settings, words::count_reason()); });
        count_->SetFocus();
    };
    foreseer_.on_known = [this] { learn(); };
}

gui::Board& TableParts::board() { return *board_; }

gui::Canvas& TableParts::players() { return *displays_; }

std::vector<gui::TableSheet> TableParts::sheets() {
    return {{count_key, count_, [] {}, gui::TableSheet::Keys::are_typed}};
}

std::optional<gui::TableLine> TableParts::over_board() {
    return gui::TableLine{over_board_, [this] { return over_board_->is_empty(); },
                          [this](int width) { return room_of_heading(width); }, [](gui::Telling) {},
                          gui::GivesRoom::question};
}

// At least two lines, and as many as it has had since it came: rows that moved when an answer is known, or another
// stack is asked about, would have the next click on another row.
int TableParts::room_of_heading(int width) {
    if (over_board_->is_empty() || width != heading_room_.width) heading_room_ = {width, 0};
    if (over_board_->is_empty()) return 0;
    heading_room_.height =
        std::max({heading_room_.height, over_board_->best_height(width), over_board_->height_of_two_lines()});
    return heading_room_.height;
}

std::optional<gui::TableLine> TableParts::in_sight() {
    return gui::TableLine{outlook_, [this] { return outlook_->is_empty(); },
                          [this](int width) { return outlook_->best_height(width); },
                          [this](gui::Telling telling) { outlook_->tell(telling); }};
}

std::optional<int> TableParts::most_players_height(int width) const { return displays_->most_height(width); }

std::optional<int> TableParts::least_players_height(int width) const { return displays_->least_height(width); }

// The board keeps its size whatever is asked: one that changed it with each answer could not be pointed at. Only long
// texts, lists that are read, and fields to type into, take more.
double TableParts::question_height(double usual) const {
    if (session_ == nullptr) return usual;
    const Desk& desk = session_->desk();
    const present::Page& page = desk.page();
    if (page.below.size() > short_text || desk.typing() != nullptr || is_list_beside(desk)) return usual;
    if (theme_.text_wish <= gui::large_text) return std::min(usual, height_beside_board);
    // What is told below rows would leave none of them.
    const bool tells = is_over_question(desk) && !page.rows.empty() && !page.below.empty();
    return tells ? usual : std::min(usual, height_in_large_text);
}

// --- The session

void TableParts::open(present::OpenSession& session) {
    session_ = &dynamic_cast<words::OpenSession&>(session);
    foreseer_.begin(session_->session().table());
    session_->desk().foresee_by(foreseer_);
    count_->begin_anew();
}

void TableParts::close() {
    session_ = nullptr;
    foreseer_.end();
    wish_.reset();
    watch_said_ = {};
    board_->clear();
}

void TableParts::act(const std::function<void(Desk&)>& doing) {
    if (session_ == nullptr) return;
    page_.act([&](present::Desk&) { doing(session_->desk()); });
}

void TableParts::correct(const Setting& current) {
    act([&](Desk& desk) { desk.correct(current); });
}

void TableParts::show(const std::string& sheet) {
    const Desk& desk = session_->desk();
    auto players = words::player_views(desk.names(), session_->session().table(), desk.shown());
    turn_and_points_.show(desk.shown().turn, players);
    displays_->show(std::move(players));
    show_board();
    show_outlook();
    show_marks();
    if (sheet == count_key) show_count();
}

void TableParts::show_count() {
    if (session_ == nullptr) return;
    const auto& session = session_->session();
    count_->show(words::count_sheet(session_->names(), session.table(), session.position(), count_->count()));
}

// Choices light up on the board, each with its key.
void TableParts::show_board() {
    const Desk& desk = session_->desk();
    const auto& session = session_->session();
    board_->show({&desk.names(), &session.table(), &session.header().layout, desk.shown()});
    // While clicks compare reaches, keys still choose.
    board_->offer(offers(desk, session.table().board, is_asked_for_reach() ? ChosenBy::key : ChosenBy::key_or_click));
    board_->set_chosen(desk.field_at_hand());
    board_->set_moment(desk.shows_another_time() || desk.repair() != nullptr ? Moment::earlier : Moment::now);
}

void TableParts::read_beside(const std::vector<std::string>& texts) {
    if (session_ != nullptr) board_->set_named(words::fields_named_in(session_->session().table().board, texts));
}

// --- What could happen

// While it is not known of this position, what was said of the one before stays: mostly for a few ms, and a line that
// comes and goes with each entry would draw the eye for nothing.
void TableParts::show_outlook() {
    const Desk& desk = session_->desk();
    std::vector<gui::OutlookNote> notes;
    const auto off = words::totals_off(desk.names(), session_->session().table(), desk.shown());
    if (!off.sentence.empty()) notes.push_back({totals_name, off.sentence, words::count_tip(), off.brief});
    if (preferences_.advice == present::Advice::none) {
        watch_said_ = {};
    } else if (const auto* const prospects = foreseer_.watch(desk.shown())) {
        watch_said_ = {"watch", words::watch_brief(desk.names(), desk.shown(), *prospects), words::watch_tip(),
                       words::watch_short(desk.names(), *prospects)};
    }
    if (!watch_said_.sentence.empty()) notes.push_back(watch_said_);
    outlook_->show(std::move(notes));
}

// What the page says of the board goes first.
void TableParts::show_marks() {
    auto marks = session_->desk().page_marks();
    if (!marks) marks = wished_marks();
    over_board_->show(marks->heading.empty()
                          ? std::nullopt
                          : std::optional{gui::OverlayHeading{marks->heading, {words::marks_away_label(), "Esc"}}});
    board_->lay_over(*std::move(marks));
}

words::BoardMarks TableParts::wished_marks() {
    if (!wish_) return {};
    return std::visit(values::overloaded{[&](ThreatsWished&) { return threat_marks(); },
                                         [&](ReachWished& wish) { return reach_marks(wish); },
                                         [](ReachAsked&) { return words::BoardMarks{words::no_stack_chosen()}; }},
                      *wish_);
}

words::BoardMarks TableParts::threat_marks() {
    const Desk& desk = session_->desk();
    const auto* const threats = foreseer_.threats(desk.shown());
    if (threats == nullptr) return {words::threats_coming()};
    return words::threat_marks(desk.names(), session_->session().table(), desk.shown(), *threats);
}

words::BoardMarks TableParts::reach_marks(ReachWished& wish) {
    const Desk& desk = session_->desk();
    if (const auto chosen = desk.chosen_field(); std::exchange(wish.chosen, chosen) != chosen && chosen)
        wish.of = *chosen;
    const auto* const plan = foreseer_.plan(desk.shown(), wish.of);
    if (plan == nullptr) return {words::plan_coming()};
    if (!*plan) return {words::no_stack_there(desk.names(), wish.of)};
    return words::plan_marks(desk.names(), session_->session().table(), desk.shown(), **plan);
}

// Everything is drawn anew only if there is something new to see.
void TableParts::learn() {
    if (session_ == nullptr) return;
    Desk& desk = session_->desk();
    const gui::OutlookNote said_before = watch_said_;
    show_outlook();
    const bool is_on_page = desk.page_marks().has_value();
    if (is_on_page) desk.know_more();
    if (is_on_page || wish_ || watch_said_ != said_before) page_.show_all();
}

// A page that says something of the board gives way to what is wished for now: it would hide that.
void TableParts::leave_page_about_board() {
    Desk& desk = session_->desk();
    if (!desk.page_marks()) return;
    wish_.reset();
    act([](Desk& at) {
        while (at.page_marks() && at.back()) continue;
    });
}

void TableParts::press_threats() {
    if (session_ == nullptr) return;
    leave_page_about_board();
    wish_ = is_wished<ThreatsWished>() ? std::nullopt : std::optional<Wish>{ThreatsWished{}};
    page_.show_sheet(gui::SheetBook::board_key);
    page_.on_change();
}

std::optional<FieldId> TableParts::stack_at_hand() const {
    if (const auto walked = board_->walked_stack()) return walked;
    const Desk& desk = session_->desk();
    const auto chosen = desk.field_at_hand();
    if (chosen && desk.shown().cells.holds_stack(*chosen)) return chosen;
    return board_->pointed_stack();
}

// The key again takes it away. While it asks whose, the key answers if a stack is at hand by then.
void TableParts::press_reach() {
    if (session_ == nullptr) return;
    leave_page_about_board();
    const auto field = stack_at_hand();
    if (is_wished<ReachWished>() || (is_wished<ReachAsked>() && !field)) {
        wish_.reset();
    } else if (field) {
        wish_ = ReachWished{*field, session_->desk().chosen_field()};
    } else {
        wish_ = ReachAsked{};
    }
    page_.show_sheet(gui::SheetBook::board_key);
    page_.on_change();
}

// What a page says of the board is shown in the place of a reach, and clicks belong to that page.
bool TableParts::is_asked_for_reach() const {
    return session_ != nullptr && (is_wished<ReachWished>() || is_wished<ReachAsked>()) &&
           !session_->desk().page_marks();
}

// While reach is shown, stacks are compared: a click that played a move meanwhile would end somebody's turn unasked.
void TableParts::click_field(FieldId field) {
    if (is_asked_for_reach()) return show_reach_of(field);
    act([=](Desk& desk) { desk.choose_field(field); });
}

void TableParts::show_reach_of(FieldId field) {
    const Desk& desk = session_->desk();
    if (!desk.shown().cells.holds_stack(field)) return;
    wish_ = ReachWished{field, desk.chosen_field()};
    page_.show_all();
    page_.on_change();
}

bool TableParts::clear_board() { return std::exchange(wish_, std::nullopt).has_value(); }

// --- The table view

gui::TableViewCanvas& TableParts::make_view(wxWindow* parent) {
    view_ = new TableCanvas{parent, theme_};
    view_->on_correct = [this](const Setting& current) {
        on_correct_in_view();
        correct(current);
    };
    return *view_;
}

// What is foreseen is told of the position that the window shows.
void TableParts::show_view() {
    words::TableView view = words::table_view(session_->names(), session_->session());
    const Desk& desk = session_->desk();
    if (!desk.looks_back() && desk.repair() == nullptr) view.outlook = watch_said_.sentence;
    view_->show(std::move(view));
}

// --- Commands

void TableParts::set_commands(gui::Commands& commands, const std::function<bool()>& at_table) {
    const auto set = [&](present::CommandId id, void (Desk::*doing)()) {
        commands.set(id, {[this, doing] { act([=](Desk& desk) { (desk.*doing)(); }); }, at_table});
    };
    set(words::OwnCommand::points, &Desk::show_points);
    commands.set(words::OwnCommand::count, {[this] { page_.show_sheet(count_key); }, at_table});
    set(words::OwnCommand::correct, &Desk::correct_any);
    set(words::OwnCommand::watch, &Desk::watch);
    const auto nothing = [] { return std::string{}; };
    commands.set(words::OwnCommand::threats,
                 {[this] { press_threats(); }, at_table, nothing, [this] { return is_wished<ThreatsWished>(); }});
    const auto all_ids = [this] { return board_->ids() == Ids::everywhere; };
    commands.set(words::OwnCommand::coordinates,
                 {[this, all_ids] {
                      board_->set_ids(all_ids() ? Ids::where_there_is_room : Ids::everywhere);
                      page_.show_sheet(gui::SheetBook::board_key);
                      page_.on_change();
                  },
                  at_table, nothing, all_ids});
    commands.set(words::OwnCommand::reach, {[this] { press_reach(); }, at_table, nothing,
                                            [this] { return is_wished<ReachWished>() || is_wished<ReachAsked>(); }});
}

std::unique_ptr<gui::TableParts> make_table_parts(gui::TablePage& page, const gui::Theme& theme) {
    return std::make_unique<TableParts>(page, theme);
}

}  // namespace eko::window
