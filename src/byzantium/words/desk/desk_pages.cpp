// SPDX-License-Identifier: MIT
// What the desk shows: its state as pages.
#include "byzantium/odds/threats.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/desk/row_chance.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "present/desk/detail.h"
#include "present/language/chance_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

std::string key_of(const Branch& branch, std::size_t i) {
    if (branch.answer.number) return std::to_string(*branch.answer.number);
    return is_letter(branch.answer) ? upper(branch.answer.words.front()) : std::to_string(i + 1);
}

std::string price_of(const Table& table, const Position& now, const Branch& branch) {
    const Amount out = cost(table, now, branch);
    const Amount in = gain(table, now, branch);
    if (in.brief.empty()) return out.brief;
    return out.brief + (out.brief.empty() ? "" : ", ") + "+" + in.brief;
}

// The city a branch is about, if its answer is one.
std::string place_of_branch(const Board& board, const Branch& branch) {
    const auto city = branch.answer.number ? std::nullopt : board.find(branch.answer.words.front());
    return city ? place_of(board, *city) : "";
}

// Of decisions that differ in nothing but where a cube comes from, the first speaks for all.
bool same_attack(const Branch& branch) {
    return branch.decides || std::all_of(branch.decisions.begin(), branch.decisions.end(), [&](const Decision& one) {
               const auto* attack = std::get_if<BulgarsAttack>(&one);
               const auto* first = std::get_if<BulgarsAttack>(&branch.decisions.front());
               return attack && first && attack->city == first->city;
           });
}

// Advice is for answers to what others do; of attacks any may be meant.
void mark_best(std::vector<Row>& rows, const Position& now) {
    const bool answers = std::holds_alternative<AwaitDefence>(now.awaits) ||
                         std::holds_alternative<AwaitLevy>(now.awaits) ||
                         std::holds_alternative<AwaitLosses>(now.awaits);
    if (!answers) return;
    const auto* losses = std::get_if<AwaitLosses>(&now.awaits);
    const bool least = losses && losses->from == LossFrom::battle_defender;
    Row* best = nullptr;
    for (Row& row : rows) {
        if (!row.detail) continue;
        if (!best || (least ? row.detail->p < best->detail->p : row.detail->p > best->detail->p)) best = &row;
    }
    if (best) best->best = true;
}

std::string option_key(std::size_t i) { return std::to_string(i + 1); }

Row plain_row(std::size_t i, std::string text) {
    Row row;
    row.key = option_key(i);
    row.text = std::move(text);
    return row;
}

// What going on after so many entries does to those that count now.
std::string way_from_now(std::size_t entries, std::size_t now) {
    return entries < now ? say_counted(static_cast<int>(now - entries), "undoes {n} entry", "undoes {n} entries")
                         : say_counted(static_cast<int>(entries - now), "redoes {n} entry", "redoes {n} entries");
}

}  // namespace

Page Desk::made_page() const {
    if (!covers_.empty()) return std::visit([this](const auto& cover) { return cover_page(cover); }, covers_.back());
    if (judges_a_draft()) return repair_->page();
    return question_page();
}

Page Desk::question_page() const {
    return std::visit(values::overloaded{[this](const Asking& asking) { return tree_page(asking.tree); },
                                         [this](const Rolling&) {
                                             Page page;
                                             page.heading = question(names_, asked());
                                             page.hint = translated(
                                                 "1 to 6: a die   Backspace: take it back   H: hits instead "
                                                 "of faces   R: roll for me   Enter: done");
                                             return page;
                                         },
                                         [this](const Nothing&) { return nothing_page(); }},
                      question_);
}

Page Desk::tree_page(const DecisionTree& tree) const {
    const Position& now = asked();
    Page page;
    page.heading = tree.at_first_question() ? question(names_, now) : tree.question();
    page.path = tree.at_first_question() ? std::vector<std::string>{} : tree.chosen();
    for (std::size_t i = 0; i < tree.branches().size(); ++i) {
        const Branch& branch = tree.branches()[i];
        Row row;
        row.key = key_of(branch, i);
        row.text = branch.answer.text;
        row.note = branch.answer.note;
        row.price = price_of(session_.table(), now, branch);
        row.place = place_of_branch(session_.table().board, branch);
        row.rule = to_text(rule_of(now, branch.decisions.front()));
        if (advice_ != Advice::none && same_attack(branch))
            row.detail = detail_of(names_, session_.table(), now, branch.decisions.front());
        page.rows.push_back(std::move(row));
    }
    if (advice_ == Advice::adviser) mark_best(page.rows, now);
    page.hint = tree.at_first_question()
                    ? translated("A key, a click, or arrows and Enter   ?: why is something not here")
                    : translated("Esc: back   ?: why is something not here");
    return page;
}

Page Desk::nothing_page() const {
    Page page;
    page.heading = question(names_, asked());
    if (std::holds_alternative<Over>(asked().awaits)) {
        const auto all = rankings(names_, asked());
        for (const Standing& standing : all.front().standings)
            page.below += say("{place}. {total}", arg("place", standing.place), arg("total", standing.total)) + '\n';
        page.below += '\n';
        page.below += translated(
            "Where all VP came from stands on the page of the final scoring. Any number can still be corrected, and "
            "everything be undone.");
        return page;
    }
    page.heading = translated("After that correction nothing can be answered. Who acts now?");
    for (const Color color : seats()) page.rows.push_back(plain_row(page.rows.size(), names_.label(color)));
    return page;
}

Page Desk::cover_page(const Correcting& correcting) const {
    Page page;
    page.heading = correcting.correction.heading();
    for (const auto& option : correcting.correction.options())
        page.rows.push_back(plain_row(page.rows.size(), option.text));
    page.below = translated("It is written into the journal as a correction, and can be undone.");
    page.hint = translated("Enter: set it   Esc: leave it as it is");
    return page;
}

Page Desk::cover_page(const Inspecting& inspecting) const {
    Page page;
    page.heading = say("{city}: what lies there, to be corrected if the table says otherwise",
                       arg("city", names_.city(inspecting.city)));
    for (const Setting& set : inspecting.settings)
        page.rows.push_back(plain_row(page.rows.size(), setting(names_, set)));
    if (inspecting.why_not) {
        page.heading = say("Why not {city}? {why}", arg("city", names_.city(inspecting.city)),
                           arg("why", refusal(session_.table().board, *inspecting.why_not)));
        page.below = translated("If the table says otherwise, choose what to correct there.");
    }
    page.hint = translated("Esc: back to the question");
    return page;
}

Page Desk::cover_page(const Explaining& explaining) const {
    Page page;
    page.heading = translated("Not offered here, and why");
    for (const NotOffered& one : explaining.list) {
        Row row = plain_row(page.rows.size(), one.text);
        row.note = refusal(session_.table().board, one.why);
        row.rule = to_text(rule(one.why));
        page.rows.push_back(std::move(row));
    }
    if (explaining.list.empty()) page.below = translated("Everything that can be answered here is offered.");
    page.hint = translated("Esc: back to the question");
    return page;
}

Page Desk::cover_page(const LookingBack& looking) const {
    const auto& journal = session_.journal();
    Page page;
    page.heading = looking.entries == 0 ? std::string{translated("The table as it was at the start")}
                                        : say("The table after entry {n} of {all}: {what}", arg("n", looking.entries),
                                              arg("all", journal.size()),
                                              arg("what", headline(names_, journal.position_at(looking.entries - 1),
                                                                   journal.record(looking.entries - 1).entry)));
    // The first is selected, and Enter must undo nothing.
    std::vector<std::string> choices{translated("Back to now"), translated("Continue from here")};
    if (looking.entries > 0) {
        choices.insert(choices.end(), {translated("Change this entry"), translated("Insert before this entry"),
                                       translated("Take this entry out")});
    }
    for (std::string& choice : choices) page.rows.push_back(plain_row(page.rows.size(), std::move(choice)));
    page.rows[1].note = way_from_now(looking.entries, journal.cursor());
    page.below = translated("Nothing changes by looking.");
    page.hint = translated("Esc: back to now");
    return page;
}

Page Desk::cover_page(const Planning& planning) const {
    Page page;
    page.hint = translated("Esc: back to the question");
    if (!planning.player) {
        page.heading = translated("Whose attacks within one action?");
        for (const Color color : seats()) page.rows.push_back(plain_row(page.rows.size(), names_.label(color)));
        return page;
    }
    page.heading = say("What {player} could attack with one action, the defence at its best",
                       arg("player", names_.label(*planning.player)));
    for (const byzantium::odds::Threat& threat : planning.threats) {
        Row row = plain_row(page.rows.size(), names_.city(threat.city));
        row.note = short_attacker(threat.advance);
        row.place = place_of(session_.table().board, threat.city);
        row.detail = chance_of(names_, session_.table(), shown(), threat);
        page.rows.push_back(std::move(row));
    }
    if (planning.threats.empty()) page.below = translated("Nothing can be attacked.");
    if (!planning.threats.empty()) page.hint = translated("Shift+F8: change its numbers. Esc: back to the question");
    return page;
}

Page Desk::cover_page(const Watching& watching) const {
    Page page;
    page.hint = translated("Esc: back to the question");
    page.heading = watching.watch.reach;
    page.below = watching.watch.doubled_hits;
    for (const WatchedAttack& attack : watching.watch.attacks) {
        Row row = plain_row(page.rows.size(), capitalised(attack.attacker));
        if (attack.p_with_levy)
            row.note = say("with the Emperor's levy {chance}", arg("chance", percent(*attack.p_with_levy)));
        row.place = place_of(session_.table().board, session_.table().board.capital);
        row.detail =
            Detail{attack.p_without_levy, percent(attack.p_without_levy), attack.chances + ' ' + attack.winner, {}, {}};
        page.rows.push_back(std::move(row));
    }
    return page;
}

}  // namespace byzantium::words
