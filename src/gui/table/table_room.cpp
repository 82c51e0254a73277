// SPDX-License-Identifier: MIT
// How much room each panel of the table's page has, and what gives way to what.
#include "gui/table/clock_strip.h"
#include "gui/table/decision_panel.h"
#include "gui/table/hands_strip.h"
#include "gui/table/header_bar.h"
#include "gui/table/journal_panel.h"
#include "gui/table/side_room.h"
#include "gui/table/standing_strip.h"
#include "gui/table/table_page.h"
#include "present/desk/desk.h"
#include "present/journal/turn_end.h"

#include <algorithm>

namespace gui {
namespace {

constexpr int decision_height = 236;
constexpr double explained_height = 181;  // three rows below a heading
constexpr double least_unfolded = 80;     // what was answered, a row, and the line at the foot
constexpr double least_continued = 114;   // the same below the rest of a long question
constexpr double beside_rows = 60;        // above and below them
constexpr double row_of_repair = 40;
constexpr double row_with_reason = 54;  // a line below it says why
constexpr int most_hands = 150;         // as long as they hold all lines
constexpr int least_side_width = 396;

// The page of a repair has few rows, and leaves the room to what the repair would do; so does that of a turn's end.
double wanted_height(const present::Desk* desk, const std::string& sheet, const TableParts& parts) {
    const bool judges = desk && desk->repair() && !desk->repair()->is_asking() && !desk->typing();
    const bool settles = desk && !desk->repair() && !desk->typing() && sheet == SheetBook::turn_end_key;
    if (!judges && !settles) return parts.question_height(decision_height);
    const auto& rows = desk->page().rows;
    const double row = have_sentences(rows) ? row_with_reason : row_of_repair;
    const double message = desk->message().empty() ? 0 : row_of_repair;
    return std::min<double>(decision_height, beside_rows + message + row * static_cast<double>(rows.size()));
}

// Of a session that is open.
HeaderBar::Long long_question(const DecisionPanel& below) {
    if (below.can_continue_question()) return HeaderBar::Long::continues_below;
    return below.asks_a_part() ? HeaderBar::Long::is_begun : HeaderBar::Long::is_whole;
}

}  // namespace

void TablePage::give_room(const std::optional<TableLine>& line, int width, bool is_wanted) {
    if (!line) return;
    line->canvas->SetMinSize({-1, line->best_height(width)});
    line->canvas->Show(is_wanted && !line->is_empty());
}

void TablePage::give_standing_room(int width) {
    standing_->SetMinSize({-1, standing_->best_height(width)});
    standing_->Show(!standing_->is_empty());
}

int TablePage::side_height() const { return GetClientSize().y - header_->GetMinSize().y - 3 * gutter; }

// Lines must not move away under the pointer, nor what was found out of sight.
bool TablePage::journal_is_read() const {
    return journal_->is_searching() || (session_ && session_->desk().looks_back());
}

// What stays between the players and the hands, with the gaps below it.
int TablePage::height_between() const {
    int high = 0;
    if (standing_->IsShown()) high += standing_->GetMinSize().y + gutter;
    if (clock_strip_->IsShown()) high += clock_strip_->GetMinSize().y + gutter;
    if (in_sight_ && in_sight_->canvas->IsShown()) high += in_sight_->canvas->GetMinSize().y + gutter;
    return high;
}

void TablePage::tell(Telling telling, int width) {
    hands_->tell(telling);
    if (!in_sight_) return;
    in_sight_->tell(telling);
    give_room(in_sight_, width, true);
}

// What stays in sight is told in brief where the journal would have to go for it. Where not all players are seen beside
// what stands below them, all of that is; if this does not suffice, they have the journal's room while nobody reads
// there.
void TablePage::give_players_room(int width) {
    const int side = side_height();
    const auto most = parts_->most_players_height(width);
    const auto least = parts_->least_players_height(width);
    tell(Telling::all, width);
    int room = players_room(theme_, side, most, height_between() + 2 * gutter);
    const int below = side - room - height_between() - 2 * gutter;
    if (in_sight_ && below < hands_->least_height(width) + journal_of_one_line(theme_)) {
        in_sight_->tell(Telling::the_newest);
        give_room(in_sight_, width, true);
        room = players_room(theme_, side, most, height_between() + 2 * gutter);
    }
    if (least && room < *least) {
        tell(Telling::the_newest, width);
        const int two_deeds = hands_->least_height(width);
        const int hands = std::min(two_deeds, hands_->best_height(width, two_deeds));
        const int left = side - height_between() - 2 * gutter - hands;
        const int beside_journal = left - journal_of_one_line(theme_);
        room = beside_journal >= *least || journal_is_read() ? beside_journal : left;
        room = std::max(std::min(room, most.value_or(room)),
                        players_room(theme_, side, most, height_between() + 2 * gutter));
    }
    wxWindow& players = parts_->players();
    players.SetMinSize({players.GetMinSize().x, room});
}

// Of the room below the players, what lines above it and six lines of the journal leave. If that does not hold all
// deeds, the journal gives way, because hands need them at once, and more so what was undone; what is still out of
// sight is scrolled to.
void TablePage::give_hands_room(int width) {
    const int room = side_height() - parts_->players().GetSize().y - 2 * gutter - height_between();
    const int usual =
        std::min(static_cast<int>(theme_.scaled(most_hands)), room - least_journal(theme_, side_height()));
    const bool fits = hands_->best_height(width, room) <= usual;
    const int journal = hands_->puts_back() ? journal_of_one_line(theme_) : least_journal_beside_deeds(theme_);
    int most = fits ? usual : std::max(usual, room - journal);
    if (hands_->wants_all_room()) most = room;
    if (journal_is_read()) most = 0;
    int high = hands_->best_height(width, most);
    // The newest deed is seen whole only if a line of the journal is left.
    if (!hands_->wants_all_room())
        high = std::min(high, std::max(room - journal_of_one_line(theme_), hands_->least_height(width)));
    hands_->SetMinSize({-1, high});
    hands_->Show(!hands_->is_empty());
}

// In letters so large that lines above it leave not even its heading in sight, it waits until they go.
void TablePage::give_journal_room() {
    if (journal_->GetSize().y >= static_cast<int>(journal_->heading_height())) return;
    journal_->Hide();
    Layout();
}

// Not at the end of a turn that asks for cubes: that is answered there. In large text also below a board with something
// laid over it, which needs the room.
bool TablePage::folds() const {
    if (!decision_->can_fold()) return false;
    if (sheet() == SheetBook::board_key) {
        const bool is_covered = over_board_ && !over_board_->is_empty();
        return is_covered && theme_.text_wish > large_text && decision_->can_continue_question();
    }
    if (sheet() != SheetBook::turn_end_key) return true;
    const auto end = session_->turn_end(session_->desk().shown_entries());
    return !end || !turn_ends_now() || !present::is_short(*end);
}

double TablePage::question_height() const {
    const double wanted = wanted_height(session_ ? &session_->desk() : nullptr, sheet(), *parts_);
    return is_explained() && decision_->has_rows_alone() ? std::min(wanted, explained_height) : wanted;
}

// Of the window, at the most. In large text all questions that are rows have the same height, or the board would change
// its own with each of them. Dice are no smaller than with usual text. What a turn's end asks has many rows, and its
// page little to say until it is answered.
double TablePage::most_of_height() const {
    if (theme_.text_wish <= large_text) return 0.4;
    if (decision_->has_rows_alone() && sheet() == SheetBook::turn_end_key) return 0.45;
    return decision_->is_drawn() ? 0.5 : 0.4;
}

// A page in the place of the board has its room too. With large text the rows give way before the board does: they can
// be turned page by page.
int TablePage::decision_room() const {
    const int usual = std::min(static_cast<int>(theme_.scaled(question_height())),
                               static_cast<int>(GetClientSize().y * most_of_height()));
    const auto folded = [this] { return decision_->folded_height(decision_->GetClientSize().x); };
    if (const int line = line_from_question(); line > 0) {
        const int least =
            static_cast<int>(theme_.scaled(decision_->continues_question() ? least_continued : least_unfolded));
        if (usual - line >= least) return usual - line;
        return decision_->can_fold() ? folded() : least;
    }
    return folds() ? folded() : usual;
}

// What a line about the board takes from the question, with the gap below it.
int TablePage::line_from_question() const {
    const bool takes = over_board_ && over_board_->gives_room == GivesRoom::question && !over_board_->is_empty() &&
                       sheet() == SheetBook::board_key;
    return takes ? over_board_->best_height(decision_->GetClientSize().x) + gutter : 0;
}

void TablePage::lay_out() {
    const auto scaled = [this](double length) { return static_cast<int>(theme_.scaled(length)); };
    header_->SetMinSize({-1, scaled(HeaderBar::height)});
    journal_->Show();
    for (wxWindow* const side : {static_cast<wxWindow*>(&parts_->players()), static_cast<wxWindow*>(journal_)})
        side->SetMinSize({std::min(scaled(least_side_width), GetClientSize().x * 2 / 5), side->GetMinSize().y});
    Layout();
    // Before its height is asked for, which the rest of a long question is part of.
    decision_->continue_question(header_->divide(session_ ? long_question(*decision_) : HeaderBar::Long::is_whole));
    decision_->SetMinSize({-1, decision_room()});
    const int wide = journal_->GetClientSize().x;
    clock_strip_->SetMinSize({-1, scaled(ClockStrip::height)});
    give_standing_room(wide);
    give_players_room(wide);
    Layout();
    give_hands_room(wide);
    give_room(over_board_, decision_->GetClientSize().x, sheet() == SheetBook::board_key);
    SetBackgroundColour(theme_.page);
    Layout();
    give_journal_room();
    put_header();
    Refresh();
}

const wxWindow* TablePage::keep_header_at(int scrolled) {
    scrolled_ = scrolled;
    put_header();
    return header_;
}

// Above all that scrolls below it.
void TablePage::put_header() {
    const wxPoint place{header_->GetPosition().x, std::max(gutter, scrolled_)};
    if (header_->GetPosition() != place) header_->Move(place);
}

}  // namespace gui
