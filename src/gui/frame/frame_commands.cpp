// SPDX-License-Identifier: MIT
// What each command of the main frame does.
#include "gui/canvas/tool_row.h"
#include "gui/frame/main_frame.h"
#include "gui/pages/handbook_page.h"
#include "gui/pages/own_page.h"
#include "gui/table/board.h"
#include "gui/table/journal_panel.h"
#include "gui/table/table_page.h"
#include "present/window/command_words.h"
#include "present/window/preferences.h"

namespace gui {

using present::CommandId;
using present::Desk;

void MainFrame::make_commands() {
    make_session_commands();
    make_time_commands();
    make_view_commands();
    make_help_commands();
    make_report_commands();
    follow_game();
}

void MainFrame::make_session_commands() {
    const auto library_open = [this] { return library_.is_open(); };
    commands_.set(CommandId::new_session, {[this] { begin_new(); }, library_open});
    commands_.set(CommandId::practice, {[this] { begin_practice(); }, library_open});
    commands_.set(CommandId::sessions, {[this] { show_shelf(); }, library_open});
    commands_.set(CommandId::close_window, {[this] { Close(); }});
}

void MainFrame::make_time_commands() {
    const auto at_table = [this] { return pages_.sees(&table()) && table().desk(); };
    const auto undo_name = [=, this] {
        if (pages_.sees(own_page())) return own_page()->undo_name();
        return at_table() ? table().desk()->undo_name() : std::string{};
    };
    const auto redo_name = [=, this] {
        if (pages_.sees(own_page())) return own_page()->redo_name();
        return at_table() ? table().desk()->redo_name() : std::string{};
    };
    const auto looks_back = [=, this] { return at_table() && table().desk()->looks_back(); };
    const auto on_entry = [=, this] { return at_table() && table().desk()->shown_entries() > 0; };
    const auto do_with = [this](auto doing) { return [this, doing] { table().act(doing); }; };
    commands_.set(CommandId::undo, {[this] {
                                        if (pages_.sees(own_page())) return own_page()->undo();
                                        table().act([](Desk& desk) { desk.undo(); });
                                    },
                                    [=] { return !undo_name().empty(); }, undo_name});
    commands_.set(CommandId::redo, {[this] {
                                        if (pages_.sees(own_page())) return own_page()->redo();
                                        table().act([](Desk& desk) { desk.redo(); });
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
                                              table().journal().open_search();
                                          },
                                          [=, this] { return at_table() || pages_.sees(handbook_); }});
}

void MainFrame::make_view_commands() {
    const auto at_table = [this] { return pages_.sees(&table()) && table().desk(); };
    commands_.set(CommandId::map,
                  {[this] { table().show_sheet(SheetBook::board_key); }, at_table, [] { return std::string{}; },
                   [this] { return table().sheet() == SheetBook::board_key; }});
    commands_.set(CommandId::why, {[this] { table().act([](Desk& desk) { desk.explain(); }); }, at_table});
    commands_.set(CommandId::zoom_in, {[this] { table().parts().board().zoom_in(); }, at_table});
    commands_.set(CommandId::zoom_out, {[this] { table().parts().board().zoom_out(); }, at_table});
    commands_.set(CommandId::zoom_fit, {[this] { table().parts().board().fit(); }, at_table});
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
        {[this] { table().pause_clock(); },
         [=, this] { return at_table() && preferences_.all().clock == present::Switch::on; },
         [this] { return table().clock().sitting().is_paused() ? present::on_words() : present::off_words(); }});
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
        return table().desk() && (pages_.sees(&table()) || looking_back_->sees_session());
    };
    commands_.set(CommandId::reports, {[this] { looking_back_->show_reports(); }, session_open});
    commands_.set(CommandId::charts, {[this] { looking_back_->show_charts(); }, session_open});
    commands_.set(CommandId::statistics,
                  {[this] { looking_back_->show_statistics(); }, [this] { return library_.is_open(); }});
}

}  // namespace gui
