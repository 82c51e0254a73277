// SPDX-License-Identifier: MIT
#include "present/help/guide_walk.h"

#include "present/language/words.h"

#include <algorithm>

namespace present {
namespace {

GuideButton next_button() { return {GuideAct::next, translated("Next")}; }
GuideButton leave_button() { return {GuideAct::leave, translated("Leave the guide")}; }

}  // namespace

std::string guide_rules_label() { return translated("Read the rules"); }

std::string no_guide(const std::string& game) {
    return say("There is no guide to a first game of {game} yet. Its rules are in the handbook (F1).",
               arg("game", game));
}

// What was undone will be new again; whoever is in the middle of a step has read what was before.
void GuideWalk::follow(const Desk& table) {
    stand_ = guide_->stand(table);
    const bool in_step = stand_.left_at || made() > 0;
    read_to_ = in_step ? current() : std::min(read_to_, current());
    left_ = guide_->left_by_chance(table, stand_) ? Left::by_chance : Left::by_hand;
}

GuideWalk::Shown GuideWalk::shown() const {
    if (stand_.left_at) return Shown::elsewhere;
    if (read_to_ < current()) return current() == 1 ? Shown::opening : Shown::done;
    return current() > guide_->text().steps.size() ? Shown::closing : Shown::task;
}

GuidePage GuideWalk::page() const {
    const GuideText& text = guide_->text();
    switch (shown()) {
        case Shown::opening:
            return {text.opening.heading, {}, {text.opening.text}, {next_button(), leave_button()}, {}};
        case Shown::task:
            return task_page(text.steps[current() - 1]);
        case Shown::done:
            return done_page(text.steps[current() - 2]);
        case Shown::elsewhere:
            return elsewhere_page();
        case Shown::closing:
            break;
    }
    return {text.closing.heading, {}, {text.closing.text}, {{GuideAct::leave, translated("Done")}}, {}};
}

std::vector<std::vector<std::string>> GuideWalk::texts_of_steps() const {
    std::vector<std::vector<std::string>> all;
    for (const GuideStep& step : guide_->text().steps) {
        all.push_back({step.task, step.why});
        all.push_back({step.then});
    }
    return all;
}

GuidePage GuideWalk::task_page(const GuideStep& step) const {
    const GuideButton do_step{GuideAct::do_step, translated("Do this step for me")};
    return {step.title, task_place(), {step.task, step.why}, {do_step, leave_button()}, step.rules};
}

GuidePage GuideWalk::done_page(const GuideStep& step) const {
    const auto place = say("Step {n} of {all}, done", arg("n", current() - 1), arg("all", guide_->text().steps.size()));
    return {step.title, place, {step.then}, {next_button(), leave_button()}, step.rules};
}

GuidePage GuideWalk::elsewhere_page() const {
    const GuideButton go_back{GuideAct::go_back, say("Back to step {n}", arg("n", current()))};
    return {translated("The game has left the guide"), task_place(), {what_else()}, {go_back, leave_button()}, {}};
}

std::string GuideWalk::task_place() const {
    const std::size_t step = current() - 1;
    const std::size_t steps = guide_->text().steps.size();
    if (made() == 0) return say("Step {n} of {all}", arg("n", step + 1), arg("all", steps));
    return say("Step {n} of {all}: {made} of {parts} entries made", arg("n", step + 1), arg("all", steps),
               arg("made", made()), arg("parts", guide_->text().steps[step].entries));
}

std::string GuideWalk::what_else() const {
    if (left_ == Left::by_chance)
        return translated(
            "Your dice differ from the guide's, as may happen at any table. Go back and enter the guide's dice, let it "
            "do the step, or play on by yourself. You can redo what you undo.");
    return translated(
        "You entered something other than the guide's step. Go back and repeat the step, or play on by yourself; "
        "nothing is lost. You can redo what you undo.");
}

void GuideWalk::do_step(Desk& table) const {
    const std::size_t step = current() - 1;
    guide_->enter(table, {stand_.entries, guide_->entries_before(step + 1), guide_->text().steps.at(step).title});
}

void GuideWalk::go_back(Desk& table) const {
    while (guide_->stand(table).left_at)
        if (!table.undo()) return;
}

}  // namespace present
