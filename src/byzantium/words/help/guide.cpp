// SPDX-License-Identifier: MIT
#include "byzantium/words/help/guide.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

GuideText told_at(std::string_view file, const byzantium::text::Session& turn) {
    const byzantium::Board& board = turn.table().board;
    const Names names{board, turn.header()};
    return read_guide(file, [&](std::string_view id) {
        const auto city = board.find(id);
        return city ? names.city(*city) : std::string{};
    });
}

GuideButton next_button() { return {GuideAct::next, translated("Next")}; }
GuideButton leave_button() { return {GuideAct::leave, translated("Leave the guide")}; }

bool is_roll(const byzantium::text::Journal& journal, std::size_t entry) {
    return entry < journal.size() && std::holds_alternative<byzantium::Roll>(journal.record(entry).entry);
}

}  // namespace

Guide::Guide(std::string_view file, byzantium::text::Session turn)
    : turn_{std::move(turn)}, text_{told_at(file, turn_)} {
    while (entries_before(text_.steps.size()) > turn_.journal().size()) text_.steps.pop_back();
}

std::size_t Guide::entries_before(std::size_t step) const {
    std::size_t entries = 0;
    for (std::size_t i = 0; i < step; ++i) entries += text_.steps[i].entries;
    return entries;
}

std::size_t Guide::step_at(std::size_t entries) const {
    std::size_t step = 0;
    while (step < text_.steps.size() && entries_before(step + 1) <= entries) ++step;
    return step;
}

std::optional<std::size_t> Guide::entries_at(const byzantium::Position& position) const {
    for (std::size_t entries = 0; entries <= entries_before(text_.steps.size()); ++entries)
        if (turn_.journal().position_at(entries) == position) return entries;
    return std::nullopt;
}

GuideStand Guide::stand(const byzantium::text::Journal& table) const {
    const std::size_t all = entries_before(text_.steps.size());
    for (std::size_t i = table.cursor() + 1; i-- > 0;)
        if (const auto entries = entries_at(table.position_at(i)))
            return {*entries, i == table.cursor() || *entries == all ? std::nullopt : std::optional{i}};
    return {0, 0};
}

bool Guide::goes_on_at(const byzantium::text::Session& table) const {
    byzantium::Header header = table.header();
    header.rulings = turn_.header().rulings;  // none of them matters in its turn
    if (header != turn_.header()) return false;
    const GuideStand found = stand(table.journal());
    return found.left_at ? found.entries > 0 : found.entries < entries_before(text_.steps.size());
}

std::string guide_rules_label() { return translated("Read the rules"); }

// --- Somebody who reads it

// What was undone will be new again; whoever is in the middle of a step has read what was before.
void GuideWalk::follow(const byzantium::text::Session& table) {
    stand_ = guide_.stand(table.journal());
    const bool in_step = stand_.left_at || made() > 0;
    read_to_ = in_step ? current() : std::min(read_to_, current());
    const bool other_dice =
        stand_.left_at && is_roll(table.journal(), *stand_.left_at) && is_roll(guide_.turn().journal(), stand_.entries);
    fallen_ = other_dice ? Fallen::other_dice : Fallen::something_else;
}

GuideWalk::Shown GuideWalk::shown() const {
    if (stand_.left_at) return Shown::elsewhere;
    if (read_to_ < current()) return current() == 1 ? Shown::opening : Shown::done;
    return current() > guide_.text().steps.size() ? Shown::closing : Shown::task;
}

GuidePage GuideWalk::page() const {
    const GuideText& text = guide_.text();
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

GuidePage GuideWalk::task_page(const GuideStep& step) const {
    const GuideButton do_step{GuideAct::do_step, translated("Do this step for me")};
    return {step.title, task_place(), {step.task, step.why}, {do_step, leave_button()}, step.rules};
}

GuidePage GuideWalk::done_page(const GuideStep& step) const {
    const auto place = say("Step {n} of {all}, done", arg("n", current() - 1), arg("all", guide_.text().steps.size()));
    return {step.title, place, {step.then}, {next_button(), leave_button()}, step.rules};
}

GuidePage GuideWalk::elsewhere_page() const {
    const GuideButton go_back{GuideAct::go_back, say("Back to step {n}", arg("n", current()))};
    return {translated("The table went its own way"), task_place(), {what_else()}, {go_back, leave_button()}, {}};
}

std::string GuideWalk::task_place() const {
    const std::size_t step = current() - 1;
    const std::size_t steps = guide_.text().steps.size();
    if (made() == 0) return say("Step {n} of {all}", arg("n", step + 1), arg("all", steps));
    return say("Step {n} of {all}: {made} of {parts} entries made", arg("n", step + 1), arg("all", steps),
               arg("made", made()), arg("parts", guide_.text().steps[step].entries));
}

std::string GuideWalk::what_else() const {
    if (fallen_ == Fallen::other_dice)
        return translated(
            "Other dice fell than those that the guide goes on with, as they may at any table. Go back and enter the "
            "guide's, or let it do the step; or play on by yourself. What is undone can be redone.");
    return translated(
        "Something else was entered than the guide tells of. Go back and take up the step again; or play on by "
        "yourself, nothing is lost. What is undone can be redone.");
}

void GuideWalk::do_step(Desk& desk) const {
    const std::size_t step = current() - 1;
    byzantium::text::Act act{{}, guide_.text().steps.at(step).title};
    for (std::size_t i = stand_.entries; i < guide_.entries_before(step + 1); ++i)
        act.entries.push_back(guide_.turn().journal().record(i).entry);
    desk.enter_together(act);
}

void GuideWalk::go_back(Desk& desk) const {
    while (guide_.stand(desk.session().journal()).left_at)
        if (!desk.undo()) return;
}

}  // namespace byzantium::words
