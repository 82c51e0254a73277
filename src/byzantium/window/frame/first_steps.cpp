// SPDX-License-Identifier: MIT
#include "byzantium/window/frame/first_steps.h"

#include "byzantium/text/open.h"
#include "byzantium/window/table/guide_strip.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/guide.h"
#include "gui/frame/tour_strip.h"
#include "gui/table/table_page.h"
#include "present/help/tour.h"
#include "present/language/failure_words.h"
#include "present/language/language.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <wx/frame.h>
#include <wx/sizer.h>

#include <optional>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

words::GuideWalk guide_walk(const byzantium::text::Boards& boards) {
    const auto resources = session::Resources::find();
    return words::GuideWalk{words::Guide{byzantium::text::files(resources).guide(present::spoken_language()),
                                         byzantium::text::open_guide(resources, boards)}};
}

}  // namespace

void FirstSteps::make_tour() {
    tour_ = new TourStrip{&in_.frame, in_.theme};
    in_.frame.GetSizer()->Add(tour_, wxSizerFlags{}.Expand());
    tour_->on_step = [this](std::optional<present::TourPlace> place) {
        in_.table.point_at(place);
        if (!place) in_.table.show_again();
    };
    tour_->on_guide = [this] { begin_guide(); };
}

void FirstSteps::begin_tour() {
    if (!tour_) make_tour();
    in_.preferences.tour_was_seen();
    if (!in_.table.desk()) open_practice();
    if (!in_.table.desk()) return;  // there is no table to be shown, and why was said
    if (!in_.pages.sees(&in_.table)) in_.pages.bring(in_.table);
    if (guide_ && guide_->is_shown()) guide_->end();
    tour_->begin();
    in_.frame.Layout();
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

const words::OpenSession* FirstSteps::opened() const { return dynamic_cast<TableParts&>(in_.table.parts()).session(); }

void FirstSteps::begin_guide() try {
    if (guide_ && guide_->is_shown() && in_.pages.sees(&in_.table)) return guide_->take_keyboard();
    words::GuideWalk walk = guide_walk(in_.boards);
    const bool goes_on = opened() != nullptr && walk.guide().goes_on_at(opened()->session());
    if (!goes_on && !open_practice()) return;
    if (!in_.pages.sees(&in_.table)) in_.pages.bring(in_.table);
    if (tour_ && tour_->is_shown()) tour_->end();
    if (!guide_) make_guide();
    guide_->begin(std::move(walk), opened()->session());
    in_.frame.Layout();
} catch (const wording::Failure& error) {
    if (!in_.table.desk()) show_shelf();
    say_trouble(present::failure_words(error));
}

void FirstSteps::make_guide() {
    guide_ = new GuideStrip{&in_.frame, in_.theme};
    in_.frame.GetSizer()->Add(guide_, wxSizerFlags{}.Expand());
    guide_->act = [this](const std::function<void(words::Desk&)>& doing) {
        dynamic_cast<TableParts&>(in_.table.parts()).act(doing);
    };
    guide_->on_rules = [this](const present::RuleIds& rules) { show_rules(rules); };
    guide_->on_answer = [this] { in_.table.show_again(); };
}

void FirstSteps::follow() {
    if (guide_) guide_->follow(opened() != nullptr ? &opened()->session() : nullptr);
}

}  // namespace byzantium::window
