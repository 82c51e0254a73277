// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/repair_layer.h"

#include "byzantium/words/desk/question.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/words.h"

#include <algorithm>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

std::string left_as_it_was() { return translated("Nothing was changed: the journal is as it was."); }

// The player whom the table gives the action, if it is one.
std::string given_back(const Names& names, const byzantium::text::Repair& draft, const byzantium::text::Repair& kept) {
    std::vector<Entry> given;
    for (const auto& line : kept.lines())
        if (!line.was && std::holds_alternative<AwaitPlayer>(line.entry)) given.push_back(line.entry);
    for (const auto& line : draft.lines())
        if (const auto there = std::find(given.begin(), given.end(), line.entry); !line.was && there != given.end())
            given.erase(there);
    if (given.size() == 1) return headline(names, draft.before(1), given.front());
    return translated("the table gives each action to its player");
}

}  // namespace

RepairLayer::RepairLayer(byzantium::text::Session& session, const Names& names)
    : session_{session}, names_{names}, draft_{session} {}

// --- What is changed

// The line of the draft that the entry of the session is, or that stands in its place.
std::size_t RepairLayer::line_of(std::size_t number) const {
    const auto& lines = draft_.lines();
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const auto& line) { return line.was == number || line.instead_of == number; });
    return static_cast<std::size_t>(found - lines.begin()) + 1;
}

void RepairLayer::change(std::size_t number) {
    kind_ = RepairKind::change;
    first_touched_ = number;
    place_ = Place{line_of(number), Place::How::change};
}

void RepairLayer::insert_before(std::size_t number) {
    kind_ = RepairKind::insertion;
    first_touched_ = number;
    place_ = Place{line_of(number), Place::How::insert};
}

void RepairLayer::remove(std::size_t number) {
    kind_ = RepairKind::removal;
    first_touched_ = number;
    draft_.remove(line_of(number));
    judge_draft();
}

const Entry* RepairLayer::changed_now() const {
    if (!place_ || place_->how == Place::How::insert) return nullptr;
    return &draft_.lines()[place_->line - 1].entry;
}

// What is put in may be the first of several answers that are one act: then the next question is asked at once.
Outcome RepairLayer::answer(const Entry& entry) {
    if (place_->how == Place::How::change) {
        draft_.change(place_->line, entry);
        return judge();
    }
    draft_.insert(place_->line, entry);
    ++place_->line;
    if (act_goes_on()) return Answered{};
    return judge();
}

bool RepairLayer::act_goes_on() const {
    if (place_->line > draft_.lines().size()) return false;
    const auto& why = draft_.lines()[place_->line - 1].refused;
    return why && rule(*why) == RuleId::awaits && !std::holds_alternative<AwaitAction>(asked().awaits);
}

// The question of the entry that is being chosen. Dice that are told anew begin as they fell.
std::unique_ptr<Layer> RepairLayer::asks() {
    if (!place_) return nullptr;
    auto layer = question_of(asked(), [this] { return left_or_judged(); });
    auto* const dice = dynamic_cast<DiceLayer*>(layer.get());
    const auto* const roll = changed_now() != nullptr ? std::get_if<Roll>(changed_now()) : nullptr;
    if (dice != nullptr && roll != nullptr) dice->tray().fill(*roll);
    return layer;
}

Outcome RepairLayer::over(std::string message) {
    is_over_ = true;
    on_over();
    return Answered{std::move(message)};
}

// The draft is another one: its page is due.
Outcome RepairLayer::judge() {
    if (draft_.is_unchanged()) return over(left_as_it_was());
    judge_draft();
    return Answered{};
}

void RepairLayer::judge_draft() {
    place_.reset();
    hands_are_settled_ = false;
    later_ = consequences(names_, session_, draft_);
    choices_.clear();
    const auto refused = draft_.refused();
    if (!refused.empty()) {
        offer_mends();
        offer_taking_out(refused.front());
    } else if (!draft_.changed_hands().empty()) {
        offer_hands();
    } else {
        add(translated("Accept the repair"), {}, [this] { return accept(); });
    }
    add(translated("Leave everything as it was"), {}, [this] { return left_or_judged(); });
}

// --- Its page

void RepairLayer::add(std::string text, std::string note, std::function<Outcome()> act) {
    Row row;
    row.key = std::to_string(choices_.size() + 1);
    row.text = std::move(text);
    row.note = std::move(note);
    row.rule = {};
    choices_.push_back({std::move(row), std::move(act)});
}

std::string still_refused(std::size_t entries) {
    if (entries == 0) return translated("Then all entries hold.");
    return say_counted(static_cast<int>(entries), "Then {n} entry still does not hold.",
                       "Then {n} entries still do not hold.");
}

// What is missing comes first: it throws nothing away.
void RepairLayer::offer_mends() {
    for (const Mend& mend : mends(draft_, session_.table()))
        add(say("Put in what is missing: {what}",
                arg("what", headline(names_, draft_.before(mend.before), Entry{mend.missing}))),
            still_refused(mend.refused), [this, mend] { return put_in(mend); });
    byzantium::text::Repair kept{draft_};
    kept.keep_players();
    if (kept.refused().size() < draft_.refused().size())
        add(translated("Keep each entry with its player"), still_refused(kept.refused().size()), [this] {
            draft_.keep_players();
            return judge();
        });
}

void RepairLayer::offer_taking_out(std::size_t first) {
    add(say("Put in an entry or a correction in front of: {what}",
            arg("what", told_of_line(names_, session_, draft_, first))),
        {}, [this, first] {
            place_ = Place{first, Place::How::insert};
            return Outcome{Answered{}};
        });
    add(say("Take out: {what}", arg("what", told_of_line(names_, session_, draft_, first))),
        why_refused(names_, session_, draft_, first), [this, first] {
            draft_.remove(first);
            return judge();
        });
    if (draft_.refused().size() == 1) return;
    const auto all = static_cast<int>(entries_to_take_out(draft_));
    add(say_counted(all, "Take out {n} entry, so that all others hold",
                    "Take out {n} entries, so that all others hold"),
        {}, [this] { return take_out_all(); });
}

void RepairLayer::offer_hands() {
    const auto entries = static_cast<int>(draft_.changed_hands().size());
    add(say_counted(entries, "Shift them: {n} action goes to the next player",
                    "Shift them: {n} actions go to the next player"),
        translated("right if they were entered for the wrong players"), [this] {
            choices_.clear();
            hands_are_settled_ = true;
            add(translated("Accept the repair"), {}, [this] { return accept(); });
            add(translated("Leave everything as it was"), {}, [this] { return left_or_judged(); });
            return Outcome{Turns{}};
        });
    byzantium::text::Repair kept{draft_};
    kept.keep_players();
    if (!kept.refused().empty()) return;
    add(translated("Keep each with its player"), given_back(names_, draft_, kept), [this] {
        draft_.keep_players();
        return judge();
    });
}

Page RepairLayer::page() const {
    Page page;
    const auto refused = draft_.refused().size();
    const bool asks_for_hands = !draft_.changed_hands().empty() && !hands_are_settled_;
    if (refused > 0) {
        page.heading = say_counted(static_cast<int>(refused), "{n} later entry does not hold any more. What now?",
                                   "{n} later entries do not hold any more. What now?");
    } else if (asks_for_hands) {
        page.heading = translated("Later actions would go to other players. Who played them?");
    } else {
        page.heading = translated("All entries hold. Accept the repair?");
    }
    for (const Choice& choice : choices_) page.rows.push_back(choice.row);
    page.below = translated("Nothing is stored yet. An accepted repair is one step: undo takes it back.");
    page.hint = translated("Esc: leave everything as it was");
    return page;
}

// A choice makes new choices, so it is called as a copy.
Outcome RepairLayer::choose(std::size_t row) {
    const auto act = choices_.at(row).act;
    return act();
}

Outcome RepairLayer::left_or_judged() {
    if (!place_ || draft_.is_unchanged()) return over(left_as_it_was());
    return judge();
}

HelpTopic RepairLayer::topic(std::size_t) const {
    const auto refused = draft_.refused();
    if (place_ || refused.empty()) return HelpContents{};
    const auto id = rule(draft_.lines()[refused.front() - 1].refused.value());
    if (id == RuleId::awaits) return rules_asked(draft_.before(refused.front()));
    return RuleIds{std::string{to_text(id)}};
}

// --- What a row does

Outcome RepairLayer::put_in(const Mend& mend) {
    draft_.insert(mend.before, mend.missing);
    return judge();
}

Outcome RepairLayer::take_out_all() {
    for (auto refused = draft_.refused(); !refused.empty(); refused = draft_.refused()) draft_.remove(refused.front());
    return judge();
}

Outcome RepairLayer::accept() {
    const auto taken = session_.repair(draft_.first_change(), draft_.acts(), repair_name(kind_, first_touched_));
    if (taken) return over(translated("Repaired. Undo takes the whole repair back."));
    const auto* why = std::get_if<Refusal>(&taken.error());
    return Stays{why ? refusal(session_.table().board, *why) : std::string{}};
}

// --- What the window says around it

std::string RepairLayer::told_in_session(std::size_t number) const {
    const auto& journal = session_.journal();
    return headline(names_, journal.position_at(number - 1), journal.record(number - 1).entry);
}

std::string RepairLayer::banner() const {
    if (!place_) return translated("Repair of the journal: nothing is stored yet");
    const auto& lines = draft_.lines();
    if (place_->line > lines.size()) return translated("Repair: a new entry behind the last");
    const auto& line = lines[place_->line - 1];
    const auto number = line.was ? line.was : line.instead_of;
    const std::string what = told_of_line(names_, session_, draft_, place_->line);
    if (!number) return say("Repair: in front of the new entry: {what}", arg("what", what));
    return place_->how == Place::How::change
               ? say("Repair: instead of entry {n}: {what}", arg("n", *number), arg("what", what))
               : say("Repair: in front of entry {n}: {what}", arg("n", *number), arg("what", what));
}

RepairMarks RepairLayer::marks() const {
    if (!place_) return repair_marks(later_, draft_);
    RepairMarks marks = repair_marks({}, draft_);
    if (place_->line > draft_.lines().size()) return marks;
    const auto& line = draft_.lines()[place_->line - 1];
    if (const auto number = line.was ? line.was : line.instead_of)
        marks[*number] = place_->how == Place::How::change ? RepairMark::changes_now : RepairMark::new_in_front;
    return marks;
}

std::size_t RepairLayer::first_marked() const {
    const auto all = marks();
    return all.empty() ? first_touched_ : all.begin()->first;
}

std::optional<Article> RepairLayer::article() const {
    return place_ ? std::nullopt : std::optional{repair_article(names_, session_, draft_)};
}

}  // namespace byzantium::words
