// SPDX-License-Identifier: MIT
#include "byzantium/window/table/dice_question.h"

#include "byzantium/window/table/dice_drawing.h"

#include <optional>
#include <utility>

namespace byzantium::window {

namespace {

constexpr int tumbles_of_dice = 9;
constexpr int tumble_step = 55;  // milliseconds

}  // namespace

DiceQuestion::DiceQuestion() {
    tumbling_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (--tumbles_left_ <= 0) tumbling_.Stop();
        on_look();
    });
}

void DiceQuestion::show(const words::Desk* desk) {
    desk_ = desk;
    stop_tumbling();
}

void DiceQuestion::tumble() {
    if (!is_asked() || !desk_->dice()->complete()) return;
    tumbles_left_ = tumbles_of_dice;
    tumbling_.Start(tumble_step);
    on_look();
}

void DiceQuestion::stop_tumbling() {
    tumbling_.Stop();
    if (std::exchange(tumbles_left_, 0) > 0) on_look();
}

std::size_t DiceQuestion::rows_alone() const {
    if (!is_asked() || !desk_->message().empty()) return 0;
    const auto view = desk_->dice_view();
    return view && view->note.empty() ? view->rows.size() : 0;
}

void DiceQuestion::draw(gui::Painter& painter, const gui::Rect& box) {
    const DiceClicks clicks{
        [this](words::DiceSide side, std::size_t die) { act([=](auto& desk) { desk.turn_die(side, die); }); },
        [this](words::DiceSide side) { act([=](words::Desk& desk) { desk.count_hits(side); }); }, [this] { on_roll(); },
        [this] { act([](words::Desk& desk) { desk.other_way_of_dice(); }); },
        [this] { act([](words::Desk& desk) { desk.confirm(); }); }};
    const bool tumbles = tumbles_left_ > 0;
    draw_dice_tray(painter, box, *desk_->dice_view(), clicks, tumbles ? std::optional{tumbles_left_} : std::nullopt);
}

}  // namespace byzantium::window
