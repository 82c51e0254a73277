// SPDX-License-Identifier: MIT
// An action: which stack, and where it goes or what it builds; or first a site, and who pays. Questions that have one
// answer are not asked, so a move is two rows.
#include "eko/rules/rules.h"
#include "eko/words/desk/question.h"
#include "eko/words/desk/zone_ways.h"
#include "eko/words/headline.h"
#include "eko/words/places.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

using Moves = std::vector<Move>;
using Builds = std::vector<Build>;

Stack stack_on(const Asked& asked, FieldId field) {
    return asked->now.cells.stack(field).value_or(Stack{asked->player, 0, false});
}

// --- Builds

int price_of(const Asked& asked, FieldId on, Size size) {
    const auto there = asked->now.cells.building(on);
    return number(size) + (there && there->owner != asked->player ? 1 : 0);
}

// Of builds of one size on one field. Whoever would pay with the emperor in any case reads it before choosing.
std::string discs_paid(const Asked& asked, const Builds& builds) {
    const int price = price_of(asked, builds.front().on, builds.front().size);
    const bool with_emperor = std::all_of(builds.begin(), builds.end(), [](const Build& one) { return one.emperor; });
    if (!with_emperor) return say_counted(price, "costs {n} disc", "costs {n} discs");
    if (price == 1) return translated("costs the emperor");
    return say_counted(price, "costs {n} disc with the emperor", "costs {n} discs with the emperor");
}

const char* build_sentence(Size size) {
    switch (size) {
        case Size::camp:
            return marked("Build a camp on {field}");
        case Size::tower:
            return marked("Build a tower on {field}");
        case Size::castle:
            break;
    }
    return marked("Build the castle on {field}");
}

// What it would take the place of.
std::string replaced_words(const Asked& asked, FieldId on) {
    const auto there = asked->now.cells.building(on);
    if (!there) return {};
    return say("in place of: {building} of {player}", arg("building", word(there->size)),
               arg("player", asked->names.player(there->owner)));
}

// For builds of one size on one field.
present::Row build_row(const Asked& asked, const Builds& builds, std::string key) {
    const Build& build = builds.front();
    present::Row row;
    row.key = std::move(key);
    row.text = say(build_sentence(build.size), arg("field", asked->names.field(build.on)));
    row.note = replaced_words(asked, build.on);
    row.price = discs_paid(asked, builds);
    row.rule = rule_of(*asked, Decision{build});
    return row;
}

// Builds that differ in nothing but whether the emperor is among the discs paid.
Leads pay_question(const Builds& builds) {
    Question question{translated("Is the emperor among the discs paid?"), {}, {}};
    for (const Build& build : builds) {
        present::Row row = numbered_row(question.choices.size(), build.emperor ? translated("With the emperor")
                                                                               : translated("Without the emperor"));
        row.rule = "EKO-27";
        question.choices.push_back({std::move(row), Decision{build}});
    }
    return asks_if_needed(std::move(question));
}

// Builds of one size on one field, by whoever can pay.
Leads payer_question(const Asked& asked, const Builds& builds) {
    std::map<FieldId, Builds> payers;
    for (const Build& build : builds) payers[build.from].push_back(build);
    Question question{translated("Which stack pays?"), {}, {}};
    for (const auto& [from, all] : payers) {
        present::Row row;
        row.key = stack_key(question.choices.size());
        row.text = say("The stack on {field}", arg("field", asked->names.field(from)));
        row.note = stack_size(stack_on(asked, from));
        row.price = discs_paid(asked, all);
        row.place = place_of(asked->table.board, from);
        row.rule = "EKO-20";
        question.choices.push_back({std::move(row), pay_question(all)});
    }
    const auto without = std::find_if(payers.begin(), payers.end(),
                                      [&](const auto& payer) { return !stack_on(asked, payer.first).emperor; });
    if (without != payers.end()) question.first = static_cast<std::size_t>(std::distance(payers.begin(), without));
    return asks_if_needed(std::move(question));
}

std::map<Size, Builds> by_size(const Builds& builds) {
    std::map<Size, Builds> sizes;
    for (const Build& build : builds) sizes[build.size].push_back(build);
    return sizes;
}

// A row for a field to build on: of one size it says everything, else the size is asked.
Choice site_choice(const Asked& asked, std::string key, FieldId on, const Builds& builds) {
    const auto sizes = by_size(builds);
    present::Row row = build_row(asked, builds, std::move(key));
    row.place = place_of(asked->table.board, on);
    if (sizes.size() == 1) return {std::move(row), payer_question(asked, builds)};
    row.text = say("Build on {field}", arg("field", asked->names.field(on)));
    row.price.clear();
    Question question{say("What is built on {field}?", arg("field", asked->names.field(on))), {}, row.place};
    for (const auto& [size, all] : sizes)
        question.choices.push_back(
            {build_row(asked, all, number_key(question.choices.size())), payer_question(asked, all)});
    return {std::move(row), asks_if_needed(std::move(question))};
}

// --- Moves

const char* move_words(MoveKind kind) {
    switch (kind) {
        case MoveKind::to_empty:
            return marked("Move to {field}");
        case MoveKind::joins:
            return marked("Join the stack on {field}");
        case MoveKind::attacks:
            return marked("Attack {player} on {field}");
        case MoveKind::kamikaze:
            break;
    }
    return marked("Kamikaze against {player} on {field}");
}

// What comes of it: how high a joined stack is, what an attack meets.
std::string move_note(const Asked& asked, const Move& move) {
    const auto there = asked->now.cells.stack(move.to);
    const int left = left_of(asked->now, move);
    if (!there || left == 0) return {};
    if (there->owner != asked->player)
        return there->emperor ? say("{discs}, captured", arg("discs", discs({there->count, true})))
                              : say("against {discs}", arg("discs", discs({there->count, false})));
    return say_counted(there->count + left, "then {n} disc", "then {n} discs");
}

present::Row move_row(const Asked& asked, const Move& move, std::string key) {
    const auto there = asked->now.cells.stack(move.to);
    present::Row row;
    row.key = std::move(key);
    row.text = say(move_words(kind_of(asked->now, move)), arg("field", asked->names.field(move.to)),
                   arg("player", there ? asked->names.player(there->owner) : std::string{}));
    row.note = move_note(asked, move);
    row.price = storm_price(asked->now, move);
    row.loss = storm_loss(asked->now, move);
    row.rule = rule_of(*asked, Decision{move});
    return row;
}

// Ways to one field, told by the zones they touch and by who is lost there. A stack that would be lost as a whole goes
// nowhere unasked (A14).
Leads way_question(const Asked& asked, const Moves& moves) {
    Question question{storm_question(asked->now, moves.front()), {}, place_of(asked->table.board, moves.front().to)};
    for (const Move& move : moves) {
        present::Row row = move_row(asked, move, number_key(question.choices.size()));
        row.text = zones_words(asked->names, move);
        question.choices.push_back({std::move(row), Decision{move}});
    }
    return left_of(asked->now, moves.front()) == 0 ? asks(std::move(question)) : asks_if_needed(std::move(question));
}

std::map<FieldId, Moves> by_end(const Moves& moves) {
    std::map<FieldId, Moves> ends;
    for (const Move& move : moves) ends[move.to].push_back(move);
    return ends;
}

using Ends = std::vector<std::pair<FieldId, Moves>>;

// Attacks first: among dozens of empty fields nobody would find them. Moves through the storm last: the first answer
// after the attacks is the marked one, and costs nothing if it can.
Ends attacks_first(const Asked& asked, const Moves& moves) {
    const auto ends = by_end(moves);
    Ends sorted{ends.begin(), ends.end()};
    const auto others = std::stable_partition(sorted.begin(), sorted.end(), [&](const auto& end) {
        const MoveKind kind = kind_of(asked->now, end.second.front());
        return kind == MoveKind::attacks || kind == MoveKind::kamikaze;
    });
    std::stable_partition(others, sorted.end(),
                          [](const auto& end) { return cheapest(end.second).front().zones.empty(); });
    return sorted;
}

Choice move_choice(const Asked& asked, std::string key, FieldId to, const Moves& ways) {
    present::Row row = move_row(asked, ways.front(), std::move(key));
    row.place = place_of(asked->table.board, to);
    return {std::move(row), way_question(asked, ways)};
}

// The dearer ways of a stack, to each field that one leads to.
Question dearer_question(const Asked& asked, const Moves& moves) {
    Question question{translated("Through the storm: where to?"), {}, place_of(asked->table.board, moves.front().from)};
    for (const auto& [to, ways] : by_end(moves)) {
        const Moves dearer = dearer_than_needed(ways);
        if (!dearer.empty())
            question.choices.push_back(move_choice(asked, number_key(question.choices.size()), to, dearer));
    }
    return question;
}

// --- A stack

std::vector<NotOffered> not_for_stack(const Asked& asked, FieldId from) {
    std::vector<NotOffered> list;
    const Board& board = asked->table.board;
    for (const FieldId field : board.all_ways) {
        if (field == from) continue;
        if (const auto why = why_no_move(asked->table, asked->now, from, field))
            list.push_back({say("To {field}", arg("field", asked->names.field(field))), place_of(board, field), *why});
    }
    for (const FieldId site : board.sites[from])
        if (const auto why = why_no_build(asked->table, asked->now, asked->legal, from, site))
            list.push_back(
                {say("Build on {field}", arg("field", asked->names.field(site))), place_of(board, site), *why});
    return list;
}

Question stack_question(const Asked& asked, FieldId from) {
    Question question{
        translated("Where does it go, or what does it build?"), {}, place_of(asked->table.board, from), [asked, from] {
            return not_for_stack(asked, from);
        }};
    Moves moves;
    for (const Move& move : all_of<Move>(asked->legal))
        if (move.from == from) moves.push_back(move);
    for (const auto& [to, ways] : attacks_first(asked, moves)) {
        question.choices.push_back(move_choice(asked, number_key(question.choices.size()), to, cheapest(ways)));
        const auto there = asked->now.cells.stack(to);
        if (there && there->owner != asked->player) ++question.first;
    }
    std::map<FieldId, Builds> sites;
    for (const Build& build : all_of<Build>(asked->legal))
        if (build.from == from) sites[build.on].push_back(build);
    for (const auto& [on, builds] : sites)
        question.choices.push_back(site_choice(asked, number_key(question.choices.size()), on, builds));
    if (question.first == question.choices.size()) question.first = 0;
    if (!has_dearer_ways(moves)) return question;
    present::Row row;
    row.key = "W";
    row.text = translated("Another way through the storm, losing more");
    row.rule = "EKO-70";
    question.choices.push_back(
        {std::move(row), NextQuestion{[asked, moves] { return dearer_question(asked, moves); }}});
    return question;
}

Choice stack_choice(const Asked& asked, std::string key, FieldId from) {
    const Stack stack = stack_on(asked, from);
    present::Row row;
    row.key = std::move(key);
    row.text = say("The stack on {field}", arg("field", asked->names.field(from)));
    row.note = stack_size(stack);
    row.place = place_of(asked->table.board, from);
    row.rule = "EKO-13";
    return {std::move(row), NextQuestion{[asked, from] { return stack_question(asked, from); }}};
}

// --- The first question

bool can_act(const Asked& asked, FieldId from) {
    return std::any_of(asked->legal.begin(), asked->legal.end(), [&](const Decision& decision) {
        const auto* const move = std::get_if<Move>(&decision);
        const auto* const build = std::get_if<Build>(&decision);
        return (move != nullptr && move->from == from) || (build != nullptr && build->from == from);
    });
}

// What keeps a stack where it stands: of the refusals, first those of stacks that it could come to. That there is no
// way to the others goes without saying then.
std::optional<Refusal> why_stuck(const Asked& asked, FieldId from) {
    std::optional<Refusal> found;
    for (const FieldId to : asked->table.board.all_ways) {
        if (to == from) continue;
        const auto why = why_no_move(asked->table, asked->now, from, to);
        if (!why) return std::nullopt;
        if (!found || found->reason == Reason::no_way_there) found = why;
    }
    return found;
}

// Own stacks that can neither move nor pay for a building.
void add_stuck_stacks(const Asked& asked, std::vector<NotOffered>& list) {
    for (const FieldId from : asked->table.board.all_ways) {
        if (!asked->now.cells.holds_stack_of(from, asked->player) || can_act(asked, from)) continue;
        if (const auto why = why_stuck(asked, from))
            list.push_back({say("The stack on {field}", arg("field", asked->names.field(from))),
                            place_of(asked->table.board, from), *why});
    }
}

std::vector<NotOffered> not_for_action(const Asked& asked) {
    std::vector<NotOffered> list;
    const Board& board = asked->table.board;
    add_stuck_stacks(asked, list);
    for (const FieldId from : board.all_ways) {
        if (!asked->now.cells.holds_stack_of(from, asked->player)) continue;
        for (const FieldId site : board.sites[from])
            if (const auto why = why_no_build(asked->table, asked->now, asked->legal, from, site))
                list.push_back({say("Build on {field}, paid on {from}", arg("field", asked->names.field(site)),
                                    arg("from", asked->names.field(from))),
                                place_of(board, site), *why});
    }
    if (board.sands.empty() || !all_of<Sand>(asked->legal).empty()) return list;
    for (const FieldId field : board.all_ways)
        if (const auto stack = asked->now.cells.stack(field); stack && stack->owner != asked->player)
            if (const auto why = check(asked->table, asked->now, Decision{Sand{field}}))
                list.push_back({say("The Sand temple, against {field}", arg("field", asked->names.field(field))),
                                place_of(board, field), *why});
    return list;
}

Question sand_question(const Asked& asked) {
    Question question{translated("Which stack does the Sand temple take a disc from?"), {}, {}};
    for (const Sand& sand : all_of<Sand>(asked->legal)) {
        present::Row row = numbered_row(question.choices.size(),
                                        say("The stack of {player} on {field}",
                                            arg("player", asked->names.player(stack_on(asked, sand.target).owner)),
                                            arg("field", asked->names.field(sand.target))));
        row.note = stack_size(stack_on(asked, sand.target));
        row.place = place_of(asked->table.board, sand.target);
        row.rule = "EKO-75";
        question.choices.push_back({std::move(row), Decision{sand}});
    }
    return question;
}

// It comes before the action, so it stands before its rows; what is selected stays an action.
void add_sand_temple(const Asked& asked, Question& question) {
    if (all_of<Sand>(asked->legal).empty()) return;
    present::Row row;
    row.key = "S";
    row.text = translated("First use the Sand temple");
    row.price = price_of_a_temple();
    row.rule = "EKO-75";
    question.choices.push_back({std::move(row), NextQuestion{[asked] { return sand_question(asked); }}});
    question.first = 1;
}

void add_pass(const Asked& asked, Question& question) {
    if (all_of<Pass>(asked->legal).empty()) return;
    present::Row row;
    row.key = number_key(0);
    row.text = translated("Neither a move nor a building is possible: go on");
    row.rule = "EKO-11";
    question.choices.push_back({std::move(row), Decision{Pass{}}});
}

}  // namespace

Question action_question(const Asked& asked) {
    Question question{words::question(asked->names, asked->now), {}, {}, [asked] { return not_for_action(asked); }};
    std::map<FieldId, bool> stacks;  // whether one can act and keep its emperor
    std::map<FieldId, Builds> sites;
    for (const Move& move : all_of<Move>(asked->legal)) stacks[move.from] = true;
    for (const Build& build : all_of<Build>(asked->legal)) {
        stacks[build.from] = stacks[build.from] || !build.emperor;
        sites[build.on].push_back(build);
    }
    add_sand_temple(asked, question);
    std::size_t number = 0;
    for (const auto& [from, keeps_emperor] : stacks) {
        question.choices.push_back(stack_choice(asked, stack_key(number++), from));
        if (!keeps_emperor) question.choices.back().row.price = translated("can only build, with the emperor");
    }
    const auto first = std::find_if(stacks.begin(), stacks.end(), [](const auto& stack) { return stack.second; });
    if (first != stacks.end()) question.first += static_cast<std::size_t>(std::distance(stacks.begin(), first));
    number = 0;
    for (const auto& [on, builds] : sites)
        question.choices.push_back(site_choice(asked, number_key(number++), on, builds));
    add_pass(asked, question);
    return question;
}

}  // namespace eko::words
