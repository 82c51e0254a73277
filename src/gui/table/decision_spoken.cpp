// SPDX-License-Identifier: MIT
// The question and its answers as lines of a list.
#include "gui/table/decision_panel.h"

#include <utility>

namespace gui {
namespace {

constexpr int all_rows_height = 20'000;  // holds all rows of any question

}  // namespace

// Drawn so high that no row is left out; what is seen stays as it is. The question is the first line and whole, though
// the bar above shows it, or its beginning.
std::vector<SpokenLine> DecisionPanel::spoken() {
    const auto first = first_row_;
    const auto pages = pages_;
    const auto turned = turned_for_;
    const auto rest = std::exchange(rest_of_question_, {});
    auto lines = Canvas::spoken();
    first_row_ = first;
    pages_ = pages;
    turned_for_ = turned;
    rest_of_question_ = rest;
    if (desk_ && desk_->page().heading == desk_->question_shown())
        lines.insert(lines.begin(), SpokenLine{desk_->question_shown(), {}, {}, {}});
    return lines;
}

wxSize DecisionPanel::spoken_size() const { return {GetClientSize().x, all_rows_height}; }

}  // namespace gui
