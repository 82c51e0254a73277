// SPDX-License-Identifier: MIT
#include "gui/frame/shell_commands.h"

#include "gui/frame/first_steps.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/looking_back.h"
#include "gui/frame/own_pages.h"
#include "gui/frame/preferring.h"
#include "gui/frame/reading.h"
#include "gui/frame/showing_phones.h"
#include "gui/frame/tables.h"
#include "gui/pages/own_page.h"
#include "gui/table/board.h"
#include "gui/table/journal_panel.h"
#include "gui/table/table_page.h"
#include "gui/table_view/seen_from_afar.h"
#include "present/help/manual.h"
#include "present/language/words.h"
#include "present/table/standing_words.h"
#include "present/window/command_words.h"
#include "present/window/phones_words.h"
#include "present/window/preferences.h"

#include <wx/frame.h>
#include <wx/settings.h>

#include <string>
#include <utility>

namespace gui {

using present::CommandId;
using present::Desk;

namespace {

// A table that is left forgets the draft of a repair: it is accepted or left first. Says so.
bool is_kept_by_repair(const CommandRoom& in) {
    const bool kept = in.pages.sees(&in.tables.page()) && in.tables.page().desk() && in.tables.page().desk()->repair();
    if (kept)
        in.tables.page().act([](Desk& desk) {
            desk.tell(present::translated("A repair is under way: accept it first, or leave it with Esc."));
        });
    return kept;
}

void set_session_commands(Commands& commands, const CommandRoom& in) {
    commands.set(CommandId::manual, {[in] { in.reading.show_handbook(present::manual_page()); }});
    const auto library_open = [in] { return in.library.is_open(); };
    commands.set(CommandId::new_session, {[in] { in.begin_new(); }, library_open});
    commands.set(CommandId::practice, {[in] { in.with_a_game(in.begin_practice); }, library_open});
    commands.set(CommandId::sessions, {[in] {
                                           if (!is_kept_by_repair(in)) in.show_shelf();
                                       },
                                       library_open});
    commands.set(CommandId::close_window, {[in] { in.frame.Close(); }});
}

void set_time_commands(Commands& commands, const CommandRoom& in) {
    const auto at_table = [in] { return in.pages.sees(&in.tables.page()) && in.tables.page().desk(); };
    const auto undo_name = [=] {
        if (in.own_pages.seen()) return in.own_pages.seen()->undo_name();
        return at_table() ? in.tables.page().desk()->undo_name() : std::string{};
    };
    const auto redo_name = [=] {
        if (in.own_pages.seen()) return in.own_pages.seen()->redo_name();
        return at_table() ? in.tables.page().desk()->redo_name() : std::string{};
    };
    const auto looks_back = [=] { return at_table() && in.tables.page().desk()->looks_back(); };
    const auto on_entry = [=] { return at_table() && in.tables.page().desk()->shown_entries() > 0; };
    const auto do_with = [in](auto doing) { return [in, doing] { in.tables.page().act(doing); }; };
    commands.set(CommandId::undo, {[in] {
                                       if (in.own_pages.seen()) return in.own_pages.seen()->undo();
                                       in.tables.page().act([](Desk& desk) { desk.undo(); });
                                   },
                                   [=] { return !undo_name().empty(); }, undo_name});
    commands.set(CommandId::redo, {[in] {
                                       if (in.own_pages.seen()) return in.own_pages.seen()->redo();
                                       in.tables.page().act([](Desk& desk) { desk.redo(); });
                                   },
                                   [=] { return !redo_name().empty(); }, redo_name});
    commands.set(CommandId::standing_answers,
                 {do_with([](Desk& desk) { desk.show_standing_answers(); }),
                  [=] { return at_table() && !in.tables.page().desk()->table().standing().choices().empty(); }});
    const auto last_answer = [=] {
        if (!at_table()) return std::string{};
        const present::OpenTable& table = in.tables.page().desk()->table();
        const auto lines = table.standing().in_force();
        if (lines.empty()) return std::string{};
        return present::standing_line(table.looks().players().at(lines.back().seat).label, lines.back());
    };
    commands.set(CommandId::take_back_answer, {do_with([](Desk& desk) { desk.take_back_last(); }),
                                               [=] { return !last_answer().empty(); }, last_answer});
    commands.set(CommandId::look_earlier,
                 {do_with([](Desk& desk) { desk.look_at(desk.shown_entries() - 1); }), on_entry});
    commands.set(CommandId::look_later,
                 {do_with([](Desk& desk) { desk.look_at(desk.shown_entries() + 1); }), looks_back});
    commands.set(CommandId::look_now, {do_with([](Desk& desk) { desk.back_to_now(); }), looks_back});
    commands.set(CommandId::continue_from_here, {do_with([](Desk& desk) { desk.continue_from_here(); }), looks_back});
    const auto mend = [in](void (Desk::*how)(std::size_t)) {
        return [in, how] {
            const auto marked = in.tables.page().journal().marked_entry();
            in.tables.page().act([&](Desk& desk) { (desk.*how)(marked.value_or(desk.shown_entries())); });
        };
    };
    commands.set(CommandId::change_entry, {mend(&Desk::change_entry), on_entry});
    commands.set(CommandId::insert_entry, {mend(&Desk::insert_before), on_entry});
    commands.set(CommandId::remove_entry, {mend(&Desk::remove_entry), on_entry});
    commands.set(CommandId::find_entry, {[in] {
                                             if (in.reading.sees_handbook()) return in.reading.search();
                                             in.tables.page().journal().open_search();
                                         },
                                         [=] { return at_table() || in.reading.sees_handbook(); }});
}

void set_view_commands(Commands& commands, const CommandRoom& in) {
    const auto at_table = [in] { return in.pages.sees(&in.tables.page()) && in.tables.page().desk(); };
    commands.set(CommandId::map, {[in] { in.tables.page().show_board(); }, at_table, [] { return std::string{}; },
                                  [in] { return in.tables.page().sheet() == SheetBook::board_key; }});
    commands.set(
        CommandId::turn_end,
        {[in] { in.tables.page().open_turn_end(); }, [=] { return at_table() && in.tables.page().has_turn_end(); },
         [] { return std::string{}; }, [in] { return in.tables.page().sheet() == SheetBook::turn_end_key; }});
    commands.set(CommandId::why, {[in] { in.tables.page().act([](Desk& desk) { desk.explain(); }); }, at_table});
    commands.set(CommandId::zoom_in, {[in] { in.tables.page().parts().board().zoom_in(); }, at_table});
    commands.set(CommandId::zoom_out, {[in] { in.tables.page().parts().board().zoom_out(); }, at_table});
    commands.set(CommandId::zoom_fit, {[in] { in.tables.page().parts().board().fit(); }, at_table});
    commands.set(CommandId::larger_text, {[in] { in.preferences.step_text(1); }});
    commands.set(CommandId::smaller_text, {[in] { in.preferences.step_text(-1); }});
    commands.set(CommandId::light_or_dark, {[in] {
                     const bool dark = in.theme.tone == Tone::light;
                     const bool as_system = dark == wxSystemSettings::GetAppearance().IsDark();
                     in.preferences.choose_theme(as_system ? present::ThemeWish::system
                                                 : dark    ? present::ThemeWish::dark
                                                           : present::ThemeWish::light);
                 }});
    commands.set(CommandId::animation, {[in] { in.preferences.turn_animation(); }, [] { return true; },
                                        [in] {
                                            return in.preferences.all().animation == present::Switch::on
                                                       ? present::on_words()
                                                       : present::off_words();
                                        }});
    commands.set(
        CommandId::pause_clock,
        {[in] { in.tables.page().pause_clock(); }, at_table,
         [in] { return in.tables.page().clock().sitting().is_paused() ? present::on_words() : present::off_words(); }});
    commands.set(CommandId::as_list, {[in] { in.show_as_list(); }});
    commands.set(CommandId::preferences, {[in] { in.preferring.show(); }});
    const auto switch_view = [in](TableWindow::Extent extent) { return [in, extent] { in.view.turn(extent); }; };
    commands.set(CommandId::table_view, {switch_view(TableWindow::Extent::screen), at_table});
    commands.set(CommandId::table_window, {switch_view(TableWindow::Extent::window), at_table});
    commands.set(CommandId::full_screen, {[in] { in.frame.ShowFullScreen(!in.frame.IsFullScreen()); }});
}

// Its button is there while phones may look, and says how many do, and whether any asks for a seat.
void set_phones_command(Commands& commands, const CommandRoom& in) {
    if (!present::shows_to_phones()) return;
    Command command{[in] { in.phones.show(); },
                    [in] { return in.phones.phones() && (in.tables.page().desk() || in.phones.is_on()); }};
    command.what = [in] {
        if (!in.phones.is_on()) return std::string{};
        return present::watching_words(in.phones.watching()) + present::asking_words(in.phones.asked_for().size());
    };
    command.has_button = [in] { return in.phones.is_on(); };
    command.number = [in] {
        const char* const sign = in.phones.waits() ? " !" : !in.phones.asked_for().empty() ? " ?" : "";
        return ' ' + std::to_string(in.phones.watching()) + sign;
    };
    commands.set(CommandId::phones, std::move(command));
}

void set_help_commands(Commands& commands, const CommandRoom& in) {
    commands.set(CommandId::handbook, {[in] { in.reading.show_handbook(in.reading.topic_here()); }});
    const auto library_open = [in] { return in.library.is_open(); };
    commands.set(CommandId::tour, {[in] { in.with_a_game([in] { in.first_steps.begin_tour(); }); }, library_open});
    commands.set(CommandId::first_game,
                 {[in] { in.with_a_game([in] { in.first_steps.begin_guide(); }); }, library_open});
    commands.set(CommandId::shortcuts, {[in] { in.reading.show_help(HelpPage::Page::keys); }});
    commands.set(CommandId::about, {[in] { in.reading.show_help(HelpPage::Page::about); }});
}

void set_report_commands(Commands& commands, const CommandRoom& in) {
    const auto session_open = [in] {
        return in.tables.page().desk() && (in.pages.sees(&in.tables.page()) || in.looking_back.sees_session());
    };
    commands.set(CommandId::reports, {[in] { in.looking_back.show_reports(); }, session_open});
    commands.set(CommandId::charts, {[in] { in.looking_back.show_charts(); }, session_open});
    commands.set(CommandId::finale,
                 {[in] { in.looking_back.show_finale(); }, [=] { return session_open() && in.looking_back.is_over(); },
                  [] { return std::string{}; }, [] { return false; }, Command::Idle::hidden});
    commands.set(CommandId::statistics,
                 {[in] { in.looking_back.show_statistics(); }, [in] { return in.library.is_open(); }});
}

}  // namespace

void set_shell_commands(Commands& commands, const CommandRoom& room) {
    set_session_commands(commands, room);
    set_time_commands(commands, room);
    set_view_commands(commands, room);
    set_phones_command(commands, room);
    set_help_commands(commands, room);
    set_report_commands(commands, room);
}

}  // namespace gui
