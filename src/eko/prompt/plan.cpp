// SPDX-License-Identifier: MIT
// `plan`: what a stack can reach and do within one turn.
#include "eko/foresight/plan.h"

#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "eko/prompt/own_commands.h"
#include "eko/prompt/speaker.h"
#include "eko/prompt/typed.h"
#include "eko/text/foresight.h"
#include "eko/words/foresight/foresight_text.h"

namespace eko::prompt {

using namespace cli;

namespace {

int answer_eko_plan(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    const Table& table = open.session().table();
    const FieldId field = field_of(table.board, given.arguments.front());
    const auto plan = foresight::plan_of(table, open.session().journal().position_at(entries), field);
    if (!plan) {
        console.err << say("No stack stands on {field}, or the game is over.",
                           arg("field", open.teller().names().field(field)))
                    << '\n';
        return refused;
    }
    console.out << (given.form == Form::json ? text::write_plan(table, *plan) + '\n'
                                             : words::plan_text(open.teller().names(), *plan));
    return done;
}

}  // namespace

OwnCommand plan_command() {
    return {"plan",
            translated("Show what a stack can reach and do within one turn."),
            translated("Where it can move and what it can attack or build: at once, and what the Sand temple and a\n"
                       "forced march add, after any first action of its player. If no stack stands on FIELD, the exit\n"
                       "status is 1.\n"),
            "logothete-cli plan game.jsonl 3,-1",
            of_position<Speaker>(answer_eko_plan),
            {{"FIELD", translated("where the stack stands"), Needed::yes}}};
}

}  // namespace eko::prompt
