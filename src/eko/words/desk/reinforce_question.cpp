// SPDX-License-Identifier: MIT
// A reinforcement: which stack, how many discs; the Wind temple, the Moon temple, and an end.
#include "eko/rules/rules.h"
#include "eko/words/desk/question.h"
#include "eko/words/headline.h"
#include "eko/words/places.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

using Reinforcements = std::vector<Reinforce>;

std::string on_field(const Asked& asked, const char* sentence, FieldId field) {
    return say(sentence, arg("field", asked->names.field(field)));
}

present::Row stack_row(const Asked& asked, std::string key, FieldId field) {
    present::Row row;
    row.key = std::move(key);
    row.text = on_field(asked, marked("The stack on {field}"), field);
    if (const auto stack = asked->now.cells.stack(field)) row.note = stack_size(*stack);
    row.place = place_of(asked->table.board, field);
    row.rule = "EKO-42";
    return row;
}

// --- Onto one stack

int height_after(const Asked& asked, const Reinforce& one) {
    const auto stack = asked->now.cells.stack(one.on);
    return one.count + (stack ? stack->count : 0);
}

// Chosen by the number itself.
Leads count_question(const Asked& asked, const Reinforcements& all) {
    const FieldId on = all.front().on;
    Question question{
        on_field(asked, marked("How many discs come onto {field}?"), on), {}, place_of(asked->table.board, on)};
    for (const Reinforce& one : all) {
        present::Row row;
        row.key = std::to_string(one.count);
        row.text = capitalised(discs({one.count, one.emperor.has_value()}));
        row.note = say_counted(height_after(asked, one), "then {n} disc", "then {n} discs");
        row.rule = rule_of(*asked, Decision{one});
        question.choices.push_back({std::move(row), Decision{one}});
    }
    return asks_if_needed(std::move(question));
}

// --- The Moon temple

// Where only he or only a plain disc can come, nobody is asked which.
Leads moon_disc_question(const std::vector<Moon>& all) {
    Question question{translated("Which disc does the Moon temple place?"), {}, {}};
    for (const Moon& moon : all) {
        present::Row row =
            numbered_row(question.choices.size(),
                         moon.emperor ? translated("The emperor") : translated("A disc that is not the emperor"));
        row.rule = "EKO-74";
        question.choices.push_back({std::move(row), Decision{moon}});
    }
    return asks_if_needed(std::move(question));
}

// Fields where none of the discs that it could place may go.
std::vector<NotOffered> not_for_moon(const Asked& asked) {
    const Board& board = asked->table.board;
    const auto possible = all_of<Moon>(asked->legal);
    std::vector<NotOffered> list;
    for (const FieldId field : board.all_ways) {
        if (std::any_of(possible.begin(), possible.end(), [&](const Moon& one) { return one.to == field; })) continue;
        if (const auto why = check(asked->table, asked->now, Decision{Moon{field, possible.front().emperor}}))
            list.push_back({on_field(asked, marked("On {field}"), field), place_of(board, field), *why});
    }
    return list;
}

Question moon_question(const Asked& asked) {
    std::map<FieldId, std::vector<Moon>> fields;
    for (const Moon& moon : all_of<Moon>(asked->legal)) fields[moon.to].push_back(moon);
    Question question{
        translated("Where does the Moon temple place a disc?"), {}, {}, [asked] { return not_for_moon(asked); }};
    for (const auto& [to, all] : fields) {
        present::Row row = numbered_row(question.choices.size(), on_field(asked, marked("On {field}"), to));
        row.note = standing_on(asked->names, asked->table.board, asked->now, to);
        row.place = place_of(asked->table.board, to);
        row.rule = "EKO-74";
        question.choices.push_back({std::move(row), moon_disc_question(all)});
    }
    return question;
}

// --- The Wind temple

// The same with one disc more on that field: the first disc is the emperor, if he is in the reserve.
Share with_one_more(const Asked& asked, Share share, FieldId on) {
    const auto known =
        std::find_if(share.place.begin(), share.place.end(), [&](const Placing& p) { return p.on == on; });
    if (share.place.empty() && emperor_in_reserve(asked->now[asked->player])) share.emperor = on;
    if (known == share.place.end()) {
        share.place.push_back({on, 1});
    } else {
        ++known->count;
    }
    return share;
}

// Onto one stack it is no sharing-out, but is judged alike.
Entry entry_of(const Share& share) {
    if (share.place.size() != 1) return share;
    return Decision{Reinforce{share.place.front().on, share.place.front().count, share.emperor}};
}

bool is_legal(const Asking& asked, const Share& share) { return !check(asked.table, asked.now, entry_of(share)); }

std::string share_words(const Asked& asked, const Share& share) {
    std::vector<std::string> parts;
    for (const Placing& one : share.place)
        parts.push_back(say("{discs} on {field}", arg("discs", discs({one.count, share.emperor == one.on})),
                            arg("field", asked->names.field(one.on))));
    return listed(parts);
}

std::vector<FieldId> own_stacks(const Asking& asked) {
    std::vector<FieldId> all;
    for (const FieldId field : asked.table.board.all_ways)
        if (asked.now.cells.holds_stack_of(field, asked.player)) all.push_back(field);
    return all;
}

// As it is with what it got so far.
Stack grown_stack(const Asked& asked, const Share& share, FieldId field) {
    Stack stack = asked->now.cells.stack(field).value_or(Stack{asked->player, 0, false});
    for (const Placing& one : share.place)
        if (one.on == field) stack.count += one.count;
    if (share.emperor == field) stack.emperor = true;
    return stack;
}

std::string next_disc_words(const Asked& asked, const Share& share) {
    if (share.place.empty())
        return emperor_in_reserve(asked->now[asked->player]) ? translated("Which stack gets the emperor?")
                                                             : translated("Which stack gets the next disc?");
    int left = asked->now[asked->player].reserve;
    for (const Placing& one : share.place) left -= one.count;
    return say_counted(left, "Which stack gets the next disc? {n} disc is left in the reserve.",
                       "Which stack gets the next disc? {n} discs are left in the reserve.");
}

// Whether it is shared out, or still can be.
bool can_end_shared(const Asked& asked, const Share& share) {
    if (share.place.size() > 1) return true;
    const auto stacks = own_stacks(*asked);
    return std::any_of(stacks.begin(), stacks.end(), [&](FieldId field) {
        return field != share.place.front().on && is_legal(*asked, with_one_more(asked, share, field));
    });
}

// --- Why not

std::vector<NotOffered> not_for_reinforcement(const Asked& asked) {
    std::vector<NotOffered> list;
    const Board& board = asked->table.board;
    const bool emperor = emperor_in_reserve(asked->now[asked->player]);
    for (const FieldId field : own_stacks(*asked)) {
        const Decision one = Reinforce{field, 1, emperor ? std::optional{field} : std::nullopt};
        if (const auto why = check(asked->table, asked->now, one))
            list.push_back({on_field(asked, marked("The stack on {field}"), field), place_of(board, field), *why});
    }
    if (!board.moons.empty() && all_of<Moon>(asked->legal).empty())
        if (const auto why = check(asked->table, asked->now, Decision{Moon{board.all_ways.front(), false}}))
            list.push_back({translated("The Moon temple"), {}, *why});
    if (const auto why = check(asked->table, asked->now, Decision{Stop{}}))
        list.push_back({translated("Place nothing"), {}, *why});
    return list;
}

// In front of the stacks: behind a page of them nobody would see what a temple offers.
void add_temples(const Asked& asked, Question& question, std::size_t& number) {
    if (can_share(*asked)) {
        present::Row row;
        row.key = number_key(number++);
        row.text = translated("Share the discs out over several stacks, by the Wind temple");
        row.rule = "EKO-66";
        question.choices.push_back({std::move(row), NextQuestion{[asked] { return share_question(asked, {}); }}});
    }
    if (all_of<Moon>(asked->legal).empty()) return;
    present::Row row;
    row.key = number_key(number++);
    row.text = translated("Use the Moon temple");
    row.price = price_of_a_temple();
    row.rule = "EKO-74";
    question.choices.push_back({std::move(row), NextQuestion{[asked] { return moon_question(asked); }}});
}

}  // namespace

std::string price_of_a_temple() { return translated("costs 2 discs of the reserve"); }

bool can_share(const Asking& asked) {
    const auto stacks = own_stacks(asked);
    const bool emperor = emperor_in_reserve(asked.now[asked.player]);
    for (std::size_t i = 0; i < stacks.size(); ++i)
        for (std::size_t j = i + 1; j < stacks.size(); ++j)
            if (is_legal(asked, {{{stacks[i], 1}, {stacks[j], 1}}, emperor ? std::optional{stacks[i]} : std::nullopt}))
                return true;
    return false;
}

Question share_question(const Asked& asked, const Share& so_far) {
    Question question{next_disc_words(asked, so_far), {}, {}, [asked] { return not_for_reinforcement(asked); }};
    std::size_t letter = 0;
    for (const FieldId field : own_stacks(*asked)) {
        const Share more = with_one_more(asked, so_far, field);
        const std::string key = stack_key(letter++);
        if (!is_legal(*asked, more) || !can_end_shared(asked, more)) continue;
        present::Row row = stack_row(asked, key, field);
        row.note = stack_size(grown_stack(asked, so_far, field));
        question.choices.push_back(
            {std::move(row), NextQuestion{[asked, more] { return share_question(asked, more); }}});
    }
    if (so_far.place.size() < 2) return question;
    present::Row row;
    row.key = number_key(0);
    row.text = say("Done: {what}", arg("what", share_words(asked, so_far)));
    row.rule = "EKO-66";
    question.choices.insert(question.choices.begin(), {std::move(row), so_far});
    return question;
}

Question reinforce_question(const Asked& asked) {
    Question question{
        words::question(asked->names, asked->now), {}, {}, [asked] { return not_for_reinforcement(asked); }};
    std::map<FieldId, Reinforcements> stacks;
    for (const Reinforce& one : all_of<Reinforce>(asked->legal)) stacks[one.on].push_back(one);
    std::size_t number = 0;
    add_temples(asked, question, number);
    if (!stacks.empty()) question.first = question.choices.size();
    std::size_t letter = 0;
    for (const auto& [on, all] : stacks)
        question.choices.push_back({stack_row(asked, stack_key(letter++), on), count_question(asked, all)});
    if (all_of<Stop>(asked->legal).empty()) return question;
    present::Row row;
    row.key = number_key(number);
    row.text = translated("Place no more discs");
    row.rule = "EKO-41";
    question.choices.push_back({std::move(row), Decision{Stop{}}});
    return question;
}

}  // namespace eko::words
