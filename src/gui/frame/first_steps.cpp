// SPDX-License-Identifier: MIT
#include "gui/frame/first_steps.h"

#include "gui/frame/guide_strip.h"
#include "gui/frame/tables.h"
#include "gui/frame/tour_strip.h"
#include "gui/table/table_page.h"
#include "present/help/guide_walk.h"
#include "present/language/failure_words.h"
#include "present/shelf/practice.h"
#include "wording/failure.h"

#include <wx/frame.h>
#include <wx/sizer.h>

#include <utility>

namespace gui {

void FirstSteps::make_tour_strip() {
    tour_ = new TourStrip{&in_.frame, in_.theme};
    in_.frame.GetSizer()->Add(tour_, wxSizerFlags{}.Expand());
    tour_->on_step = [this](std::optional<present::TourPlace> place) {
        in_.tables.page().point_at(place);
        if (!place) in_.tables.page().show_again();
    };
    tour_->on_guide = [this] { begin_guide(); };
}

void FirstSteps::begin_tour() {
    if (!tour_) make_tour_strip();
    in_.preferences.tour_was_seen();
    if (!in_.tables.page().desk()) open_practice();
    if (!in_.tables.page().desk()) return;  // there is no table to be shown, and why was said
    if (!in_.pages.sees(&in_.tables.page())) in_.pages.bring(in_.tables.page());
    if (guide_ && guide_->is_shown()) guide_->end();
    const bool counts = !in_.tables.page().session()->details().not_counted;
    tour_->begin(present::tour_steps(in_.tables.game().tour(), counts ? present::Counts::yes : present::Counts::no));
    in_.frame.Layout();
}

bool FirstSteps::is_shown() const { return (tour_ && tour_->is_shown()) || (guide_ && guide_->is_shown()); }

std::vector<std::string> FirstSteps::guide_texts() const {
    return guide_ ? guide_->texts() : std::vector<std::string>{};
}

void FirstSteps::end() {
    if (tour_ && tour_->is_shown()) tour_->end();
    if (guide_ && guide_->is_shown()) guide_->end();
}

void FirstSteps::restyle() {
    if (tour_) tour_->restyle();
    if (guide_) guide_->restyle();
}

// --- The first-game guide

void FirstSteps::begin_guide() try {
    if (guide_ && guide_->is_shown() && in_.pages.sees(&in_.tables.page())) return guide_->take_keyboard();
    auto guide = in_.tables.game().first_game_guide();
    if (!guide) return say_trouble(present::no_guide(in_.tables.game().name()));
    take_up(std::move(guide));
} catch (const wording::Failure& error) {
    if (!in_.tables.page().desk()) show_shelf();
    say_trouble(present::failure_words(error));
}

void FirstSteps::take_up(std::unique_ptr<const present::Guide> guide) {
    const bool goes_on = in_.tables.page().desk() && guide->goes_on_at(*in_.tables.page().desk());
    if (!goes_on && !sit_down_to_practise()) return;
    if (!in_.pages.sees(&in_.tables.page())) in_.pages.bring(in_.tables.page());
    if (tour_ && tour_->is_shown()) tour_->end();
    if (!guide_) make_guide_strip();
    guide_->begin(present::GuideWalk{std::move(guide)}, *in_.tables.page().desk());
    in_.frame.Layout();
}

bool FirstSteps::sit_down_to_practise() {
    const auto at_hand = [this] { return in_.tables.page().session(); };
    const auto before = at_hand() ? std::optional{at_hand()->details()} : std::nullopt;
    before_.reset();
    if (!open_practice()) return false;
    const auto practice = at_hand()->details().id;
    if (!before || before->id == practice || before->not_counted) return true;
    before_ = Before{before->id, before->title, practice};
    in_.tables.page().act([&](present::Desk& desk) { desk.tell_news(present::left_for_practice(before->title)); });
    return true;
}

// Whoever has gone to another table meanwhile stays there.
void FirstSteps::go_back() {
    const auto before = std::exchange(before_, std::nullopt);
    const auto* const session = in_.tables.page().session();
    if (!before || !session || session->details().id != before->practice) return;
    open_session(before->game);
    if (in_.tables.page().desk() == nullptr) return;  // why was said
    in_.tables.page().act([&](present::Desk& desk) { desk.tell_news(present::back_from_practice(before->title)); });
}

void FirstSteps::make_guide_strip() {
    guide_ = new GuideStrip{&in_.frame, in_.theme};
    in_.frame.GetSizer()->Add(guide_, wxSizerFlags{}.Expand());
    guide_->act = [this](const std::function<void(present::Desk&)>& doing) { in_.tables.page().act(doing); };
    guide_->on_rules = [this](const present::RuleIds& rules) { show_rules(rules); };
    guide_->on_page = [this] { in_.tables.page().show_places(); };
    guide_->on_leave = [this] { go_back(); };
    guide_->on_answer = [this] { in_.tables.page().show_again(); };
}

void FirstSteps::follow() {
    if (guide_) guide_->follow(in_.tables.page().desk());
}

}  // namespace gui
