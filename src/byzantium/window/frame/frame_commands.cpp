// SPDX-License-Identifier: MIT
// What each command of the main frame does.
#include "byzantium/window/frame/main_frame.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/canvas/tool_row.h"
#include "gui/pages/handbook_page.h"
#include "gui/table/board.h"
#include "gui/pages/own_page.h"
#include "gui/table/journal_panel.h"
#include "gui/table/table_page.h"
#include "present/window/command_words.h"
#include "present/window/preferences.h"

namespace byzantium::window {

using namespace gui;

using present::CommandId;
using present::Desk;
using words::OwnCommand;

void MainFrame::make_commands() {
    make_session_commands();
    make_time_commands();
    make_view_commands();
    make_help_commands();
    make_report_commands();
    commands_.follow(words::own_commands());
    commands_.make_menus(*this);
}

void MainFrame::make_session_commands() {
    const auto library_open = [this] { return library_.is_open(); };
    commands_.set(CommandId::new_session, {[this] { begin_new(); }, library_open});
    commands_.set(CommandId::practice, {[this] { begin_practice(); }, library_open});
    commands_.set(CommandId::sessions, {[this] { show_shelf(); }, library_open});
    commands_.set(OwnCommand::boards, {[this] { show_boards(); }, library_open});
    commands_.set(CommandId::close_window, {[this] { Close(); }});
}

void MainFrame::make_time_commands() {
    const auto at_table = [this] { return pages_.sees(table_) && table_->desk(); };
    const auto undo_name = [=, this] {
        if (pages_.sees(boards_page_)) return boards_page_->undo_name();
        return at_table() ? table_->desk()->undo_name() : std::string{};
    };
    const auto redo_name = [=, this] {
        if (pages_.sees(boards_page_)) return boards_page_->redo_name();
        return at_table() ? table_->desk()->redo_name() : std::string{};
    };
    const auto looks_back = [=, this] { return at_table() && table_->desk()->looks_back(); };
    const auto on_entry = [=, this] { return at_table() && table_->desk()->shown_entries() > 0; };
    const auto do_with = [this](auto doing) { return [this, doing] { table_->act(doing); }; };
    commands_.set(CommandId::undo, {[this] {
                                        if (pages_.sees(boards_page_)) return boards_page_->undo();
                                        table_->act([](Desk& desk) { desk.undo(); });
                                    },
                                    [=] { return !undo_name().empty(); }, undo_name});
    commands_.set(CommandId::redo, {[this] {
                                        if (pages_.sees(boards_page_)) return boards_page_->redo();
                                        table_->act([](Desk& desk) { desk.redo(); });
                                    },
                                    [=] { return !redo_name().empty(); }, redo_name});
    commands_.set(CommandId::look_earlier,
                  {do_with([](Desk& desk) { desk.look_at(desk.shown_entries() - 1); }), on_entry});
    commands_.set(CommandId::look_later,
                  {do_with([](Desk& desk) { desk.look_at(desk.shown_entries() + 1); }), looks_back});
    commands_.set(CommandId::look_now, {do_with([](Desk& desk) { desk.back_to_now(); }), looks_back});
    commands_.set(CommandId::continue_from_here, {do_with([](Desk& desk) { desk.continue_from_here(); }), looks_back});
    commands_.set(CommandId::change_entry,
                  {do_with([](Desk& desk) { desk.change_entry(desk.shown_entries()); }), on_entry});
    commands_.set(CommandId::insert_entry,
                  {do_with([](Desk& desk) { desk.insert_before(desk.shown_entries()); }), on_entry});
    commands_.set(CommandId::remove_entry,
                  {do_with([](Desk& desk) { desk.remove_entry(desk.shown_entries()); }), on_entry});
    commands_.set(CommandId::find_entry, {[this] {
                                              if (pages_.sees(handbook_)) return handbook_->search();
                                              table_->journal().open_search();
                                          },
                                          [=, this] { return at_table() || pages_.sees(handbook_); }});
}

void MainFrame::make_view_commands() {
    const auto at_table = [this] { return pages_.sees(table_) && table_->desk(); };
    const auto sheet = [this](const char* which) { return [this, which] { table_->show_sheet(which); }; };
    const auto set_sheet = [&, this](CommandId id, const char* which) {
        const auto chosen = [this, which] { return table_->sheet() == which; };
        commands_.set(id, {sheet(which), at_table, [] { return std::string{}; }, chosen});
    };
    set_sheet(CommandId::map, SheetBook::board_key);
    set_sheet(OwnCommand::accounts, TableParts::accounts_key);
    set_sheet(OwnCommand::scores, TableParts::scores_key);
    set_sheet(OwnCommand::count, TableParts::count_key);
    commands_.set(OwnCommand::plan, {[this] { parts().act([](words::Desk& desk) { desk.plan(); }); }, at_table});
    commands_.set(OwnCommand::what_if, {[this] { parts().show_what_if(); }, at_table, [] { return std::string{}; },
                                       [this] { return table_->sheet() == TableParts::what_if_key; }});
    commands_.set(OwnCommand::watch, {[this] { parts().act([](words::Desk& desk) { desk.watch(); }); }, at_table});
    const auto set_overlay = [&, this](CommandId id, words::OverlayKind kind) {
        commands_.set(id, {[this, kind] { parts().press_overlay(kind); }, at_table, [] { return std::string{}; },
                           [this, kind] { return parts().overlay_kind() == kind; }});
    };
    set_overlay(OwnCommand::threats, words::OverlayKind::threats);
    set_overlay(OwnCommand::danger, words::OverlayKind::danger);
    set_overlay(OwnCommand::money, words::OverlayKind::money);
    commands_.set(CommandId::why, {[this] { table_->act([](Desk& desk) { desk.explain(); }); }, at_table});
    const auto advise = [this](present::Advice advice) {
        return [this, advice] { parts().act([=](words::Desk& desk) { desk.set_advice(advice); }); };
    };
    commands_.set(OwnCommand::advice_none, {advise(present::Advice::none), at_table});
    commands_.set(OwnCommand::advice_odds, {advise(present::Advice::odds), at_table});
    commands_.set(OwnCommand::advice_adviser, {advise(present::Advice::adviser), at_table});
    commands_.set(CommandId::zoom_in, {[this] { table_->parts().board().zoom_in(); }, at_table});
    commands_.set(CommandId::zoom_out, {[this] { table_->parts().board().zoom_out(); }, at_table});
    commands_.set(CommandId::zoom_fit, {[this] { table_->parts().board().fit(); }, at_table});
    commands_.set(CommandId::larger_text, {[this] { preferences_.step_text(1); }});
    commands_.set(CommandId::smaller_text, {[this] { preferences_.step_text(-1); }});
    commands_.set(CommandId::light_or_dark, {[this] {
                      preferences_.choose_theme(theme_.tone == Tone::light ? present::ThemeWish::dark
                                                                           : present::ThemeWish::light);
                  }});
    commands_.set(CommandId::animation, {[this] { preferences_.turn_animation(); }, [] { return true; },
                                         [this] {
                                             return preferences_.all().animation == present::Switch::on
                                                        ? present::on_words()
                                                        : present::off_words();
                                         }});
    commands_.set(
        CommandId::pause_clock,
        {[this] { table_->pause_clock(); },
         [=, this] { return at_table() && preferences_.all().clock == present::Switch::on; },
         [this] { return table_->clock().sitting().is_paused() ? present::on_words() : present::off_words(); }});
    commands_.set(CommandId::as_list, {[this] { show_as_list(); }});
    commands_.set(CommandId::preferences, {[this] { show_preferences(); }});
    const auto switch_view = [this](TableWindow::Extent extent) {
        return [this, extent] { switch_table_view(extent); };
    };
    commands_.set(CommandId::table_view, {switch_view(TableWindow::Extent::screen), at_table});
    commands_.set(CommandId::table_window, {switch_view(TableWindow::Extent::window), at_table});
    commands_.set(CommandId::full_screen, {[this] { ShowFullScreen(!IsFullScreen()); }});
}

void MainFrame::make_help_commands() {
    commands_.set(CommandId::handbook, {[this] { show_handbook(topic_here()); }});
    const auto library_open = [this] { return library_.is_open(); };
    commands_.set(CommandId::tour, {[this] { first_steps_->begin_tour(); }, library_open});
    commands_.set(CommandId::first_game, {[this] { first_steps_->begin_guide(); }, library_open});
    commands_.set(CommandId::shortcuts, {[this] { show_help(HelpPage::Page::keys); }});
    commands_.set(CommandId::about, {[this] { show_help(HelpPage::Page::about); }});
}

void MainFrame::make_report_commands() {
    const auto session_open = [this] {
        return table_->desk() && (pages_.sees(table_) || looking_back_->sees_session());
    };
    commands_.set(CommandId::reports, {[this] { looking_back_->show_reports(); }, session_open});
    commands_.set(CommandId::charts, {[this] { looking_back_->show_charts(); }, session_open});
    commands_.set(CommandId::statistics,
                  {[this] { looking_back_->show_statistics(); }, [this] { return library_.is_open(); }});
}

}  // namespace byzantium::window
