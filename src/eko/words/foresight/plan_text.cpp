// SPDX-License-Identifier: MIT
#include "eko/foresight/actions.h"
#include "eko/words/foresight/foresight_text.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <array>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

using foresight::Paid;

// What must be paid for before: the groups of a plan, in the order in which they are told.
struct When {
    Paid sand;
    Paid march;
    const char* heading;
};
constexpr std::array plan_moments{
    When{Paid::no, Paid::no, marked("At once:")}, When{Paid::yes, Paid::no, marked("Only after the Sand temple:")},
    When{Paid::no, Paid::yes, marked("Only as a second action, after a forced march:")},
    When{Paid::yes, Paid::yes, marked("Only as a second action, after the Sand temple and a forced march:")}};

bool is_then(const foresight::Cost& cost, const When& when) {
    return cost.sand == when.sand && cost.march == when.march;
}

const char* sentence_of(foresight::MoveKind kind) {
    switch (kind) {
        case foresight::MoveKind::to_empty:
            return marked("to empty fields: {fields}");
        case foresight::MoveKind::stacking:
            return marked("onto own stacks: {fields}");
        case foresight::MoveKind::attack:
            return marked("attacks: {fields}");
        case foresight::MoveKind::kamikaze:
            break;
    }
    return marked("as a kamikaze against: {fields}");
}

std::string destination(const Names& names, const foresight::Destination& one) {
    if (one.cost.storm == 0) return names.field(one.to);
    return say_counted(one.cost.storm, "{field} (storms take {n} disc)", "{field} (storms take {n} discs)",
                       arg("field", names.field(one.to)));
}

std::string payable(const Names& names, const foresight::Payable& one) {
    return say_counted(one.price, "{building} on {field} for {n} disc", "{building} on {field} for {n} discs",
                       arg("building", word(one.size)), arg("field", names.field(one.on)));
}

std::string line_of(const char* sentence, const std::vector<std::string>& parts) {
    return parts.empty() ? std::string{} : wrapped(say(sentence, arg("fields", listed(parts))), screen_columns, "  ");
}

std::string text_of(const Names& names, const foresight::Plan& plan, const When& when) {
    std::string text;
    for (const auto kind : {foresight::MoveKind::to_empty, foresight::MoveKind::stacking, foresight::MoveKind::attack,
                            foresight::MoveKind::kamikaze}) {
        std::vector<std::string> fields;
        for (const auto& one : plan.destinations)
            if (one.kind == kind && is_then(one.cost, when)) fields.push_back(destination(names, one));
        text += line_of(sentence_of(kind), fields);
    }
    std::vector<std::string> builds;
    for (const auto& one : plan.payables)
        if (is_then(one.cost, when)) builds.push_back(payable(names, one));
    text += line_of(marked("builds: {fields}"), builds);
    return text.empty() ? text : wrapped(translated(when.heading), screen_columns) + text;
}

}  // namespace

std::string plan_text(const Names& names, const foresight::Plan& plan) {
    std::string text =
        wrapped(say("{discs} of {player} on {field} can do this within one turn:",
                    arg("discs", discs({plan.stack.count, plan.stack.emperor})),
                    arg("player", names.player(plan.stack.owner)), arg("field", names.field(plan.field))),
                screen_columns);
    std::string groups;
    for (const When& when : plan_moments) groups += text_of(names, plan, when);
    return text + (groups.empty() ? translated("Nothing.") + std::string{"\n"} : groups);
}

}  // namespace eko::words
