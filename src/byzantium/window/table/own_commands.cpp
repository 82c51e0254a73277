// SPDX-License-Identifier: MIT
// What the commands do that only Byzantium has.
#include "byzantium/words/table/own_commands.h"

#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/chances/counsel_text.h"
#include "gui/frame/commands.h"
#include "gui/table/table_page.h"
#include "present/window/command_words.h"
#include "present/window/preferences.h"

#include <string>
#include <utility>

namespace byzantium::window {

using words::Desk;
using words::OwnCommand;

bool TableParts::has_last_end() const { return session_ != nullptr && session_->is_over() && page_.has_turn_end(); }

void TableParts::set_commands(gui::Commands& commands, const std::function<bool()>& at_table) {
    const auto nothing = [] { return std::string{}; };
    const auto set_sheet = [&](present::CommandId id, const char* key) {
        commands.set(id, {[this, key] { page_.show_sheet(key); }, at_table, nothing,
                          [this, key] { return page_.sheet() == key; }});
    };
    // After the game there is none to come: the last one is shown.
    commands.set(
        OwnCommand::accounts,
        {[this] { has_last_end() ? page_.open_turn_end() : page_.show_sheet(accounts_key); }, at_table, nothing,
         [this] {
             return page_.sheet() == accounts_key || (has_last_end() && page_.sheet() == gui::SheetBook::turn_end_key);
         }});
    set_sheet(OwnCommand::scores, scores_key);
    set_sheet(OwnCommand::count, count_key);
    commands.set(OwnCommand::plan, {[this] {
                                        page_.show_sheet(gui::SheetBook::board_key);  // its rows lie on the map
                                        act([](Desk& desk) { desk.plan(); });
                                    },
                                    at_table});
    commands.set(OwnCommand::what_if,
                 {[this] { show_what_if(); }, at_table, nothing, [this] { return page_.sheet() == what_if_key; }});
    commands.set(OwnCommand::watch, {[this] { act([](Desk& desk) { desk.watch(); }); }, at_table});
    const auto set_overlay = [&](present::CommandId id, words::OverlayKind kind) {
        commands.set(id, {[this, kind] { press_overlay(kind); }, at_table, nothing,
                          [this, kind] { return overlay_kind() == kind; }});
    };
    set_overlay(OwnCommand::threats, words::OverlayKind::threats);
    set_overlay(OwnCommand::danger, words::OverlayKind::danger);
    set_overlay(OwnCommand::money, words::OverlayKind::money);
    const auto set_advice = [&](present::CommandId id, present::Advice advice) {
        const auto choose = [advice](Desk& desk) {
            desk.set_advice(advice);
            desk.tell_news(advice == present::Advice::counsel ? words::counsel_news() : std::string{});
        };
        commands.set(id, {[this, choose] { act(choose); }, at_table,
                          [this, advice] {
                              const bool is_on = session_ && session_->desk().advice() == advice;
                              return is_on ? present::on_words() : std::string{};
                          }});
    };
    set_advice(OwnCommand::advice_none, present::Advice::none);
    set_advice(OwnCommand::advice_odds, present::Advice::odds);
    set_advice(OwnCommand::advice_adviser, present::Advice::adviser);
    set_advice(OwnCommand::advice_counsel, present::Advice::counsel);
    const auto counsels = [this] {
        return session_ != nullptr && session_->desk().advice() == present::Advice::counsel;
    };
    gui::Command hint{[this] { act([](Desk& desk) { desk.hint(); }); }, at_table};
    hint.offered = counsels;
    commands.set(OwnCommand::hint, std::move(hint));
    gui::Command chances{[this] { turn_chances(); }, at_table};
    chances.what = [this] { return chances_ == present::Switch::on ? present::on_words() : present::off_words(); };
    chances.offered = counsels;
    commands.set(OwnCommand::chances, std::move(chances));
    gui::Command review{[this] { page_.show_sheet(review_key); }, at_table, nothing,
                        [this] { return page_.sheet() == review_key; }};
    review.offered = counsels;
    commands.set(OwnCommand::review, std::move(review));
}

}  // namespace byzantium::window
