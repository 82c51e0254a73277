// SPDX-License-Identifier: MIT
#include "gui/frame/tour_strip.h"

#include <wx/button.h>

#include <algorithm>
#include <utility>

namespace gui {

TourStrip::TourStrip(wxWindow* parent, const Theme& theme)
    : StepStrip{parent, theme, "tour"},
      next_{add_button(Row::above, "tour next", [this] { go(step_ + 1); })},
      back_{add_button(Row::below, "tour back", [this] { go(step_ - std::min<std::size_t>(step_, 1)); })},
      skip_{add_button(Row::below, "tour skip", [this] { end(); })},
      guide_{add_button(Row::below, "tour guide", [this] {
          end();
          on_guide();
      })} {}

void TourStrip::begin(std::vector<present::TourStep> steps) {
    steps_ = std::move(steps);
    std::vector<std::vector<std::string>> texts;
    for (const present::TourStep& step : steps_) texts.push_back({step.text});
    keep_room(std::move(texts));
    go(0);
}

void TourStrip::end() {
    hide_strip();
    on_step(std::nullopt);
}

void TourStrip::go(std::size_t step) {
    if (step >= steps_.size()) return end();
    step_ = step;
    show_step();
    on_step(steps_[step].place);
    next_->SetFocus();
}

void TourStrip::show_step() {
    const present::TourStep& step = steps_[step_];
    const bool last = step_ + 1 == steps_.size();
    const auto words = present::tour_words();
    label(*next_, last ? words.done : words.next);
    label(*back_, words.back);
    back_->Enable(step_ > 0);
    label(*skip_, words.skip);
    skip_->Show(!last);
    label(*guide_, words.guide);
    guide_->Show(last);
    show({step.heading, present::tour_place(step_, steps_.size()), {step.text}}, *next_);
}

}  // namespace gui
