// SPDX-License-Identifier: MIT
#include "gui/frame/reading.h"

#include "gui/canvas/canvas.h"
#include "gui/canvas/list_panel.h"
#include "gui/canvas/topical.h"
#include "gui/frame/page_list.h"
#include "gui/frame/tables.h"
#include "gui/pages/handbook_page.h"
#include "gui/table/table_page.h"
#include "session/resources.h"
#include "store/program.h"

#include <optional>
#include <utility>
#include <variant>

namespace gui {
namespace {

// The window, or the nearest one around it, of that class; nullptr if none is.
template <class Wanted>
const Wanted* innermost(wxWindow* window) {
    for (; window != nullptr; window = window->GetParent())
        if (const auto* const found = dynamic_cast<Wanted*>(window)) return found;
    return nullptr;
}

}  // namespace

Reading::Reading(const Room& room)
    : in_{room}, help_{new HelpPage{in_.pages.parent(), in_.theme, [this] {
                                        auto sheets = in_.tables.game().help_sheets(store::program_version());
                                        if (auto said = listening(); !said.empty())
                                            sheets.about.paragraphs.push_back(std::move(said));
                                        present::leave_out(sheets.table, not_offered());
                                        return sheets;
                                    }}} {
    help_->on_back = [this] { in_.pages.leave(); };
    in_.pages.add(*help_, "help", PageStack::Kind::passing);
}

void Reading::show_help(HelpPage::Page page) {
    in_.pages.call_up(*help_);
    help_->turn_to(page);
}

void Reading::show_handbook(const present::HelpTopic& topic) {
    if (sees_handbook()) return handbook_->look_up(topic);
    if (!handbook_) {
        handbook_ = new HandbookPage{in_.pages.parent(), in_.theme, in_.choosers,
                                     [this] { return in_.tables.game().handbook(session::Resources::find()); }};
        handbook_->on_back = [this] { in_.pages.leave(); };
        in_.pages.add(*handbook_, "handbook", PageStack::Kind::passing);
    }
    in_.pages.lay_over(*handbook_);
    std::optional<present::TableChoices> choices;
    if (const auto* const open = in_.tables.page().session()) choices = open->choices();
    handbook_->show(topic, std::move(choices));
}

present::HelpTopic Reading::topic_here() const {
    if (in_.list.has_keyboard()) return in_.list.panel()->topic();
    const auto* const canvas = innermost<Canvas>(wxWindow::FindFocus());
    const auto topic = canvas == nullptr ? present::HelpTopic{} : canvas->topic();
    const bool says_nothing = std::holds_alternative<present::HelpContents>(topic);
    if (const auto* const form = innermost<Topical>(wxWindow::FindFocus()); form != nullptr && says_nothing)
        return form->topic();
    const bool of_question = canvas == nullptr || canvas->GetName() == "decision" || says_nothing;
    return of_question && in_.pages.sees(&in_.tables.page()) ? in_.tables.page().topic() : topic;
}

bool Reading::sees_handbook() const { return in_.pages.sees(handbook_); }

void Reading::search() { handbook_->search(); }

void Reading::follow_game() {
    if (handbook_) in_.pages.remove(*std::exchange(handbook_, nullptr));
}

}  // namespace gui
