// SPDX-License-Identifier: MIT
#include "byzantium/prompt/speaker.h"

#include "byzantium/odds/force.h"
#include "byzantium/prompt/entry_words.h"
#include "byzantium/prompt/new_header.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/table/audit_text.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "wording/failure.h"

#include <variant>

namespace byzantium::prompt {

using namespace cli;

namespace {

// Whatever speaks of odds may meet armies that no game has.
template <class Does>
auto within_limits(Does does) {
    return [does = std::move(does)](const auto&... given) {
        try {
            return does(given...);
        } catch (const byzantium::odds::OutOfLimits& error) {
            throw wording::Failure{
                {marked("The odds cannot be calculated here: {why}. Is a correction wrong?"), {{"why", error.what()}}}};
        }
    };
}

OwnCommand within_limits(OwnCommand command) {
    std::visit([](auto& kind) { kind.carry_out = within_limits(std::move(kind.carry_out)); }, command.does);
    return command;
}

std::string table_of_choices(const words::OpenTable& open) {
    using present::Align;
    const auto& session = open.session();
    present::Columns columns{{Align::right, Align::left, Align::left, Align::left, Align::left}, ""};
    columns.row({"", translated("Rule"), translated("Decision"), translated("Cost"), translated("VP")});
    std::size_t number = 0;
    for (const auto& decision : session.legal()) {
        const auto choice = words::choice(open.teller().names(), session.table(), session.position(), decision);
        columns.row({std::to_string(++number), byzantium::to_text(choice.rule), choice.sentence, choice.cost.brief,
                     choice.gain.brief});
    }
    return number == 0 ? std::string{} : columns.text();
}

}  // namespace

std::string Speaker::name() { return "Byzantium"; }

std::string Speaker::entry_help() { return entry_words_help(); }

TypedEntry Speaker::entry_json(const Table& table, const Position&, std::string_view text) {
    auto json = prompt::entry_json(table.board, text);
    if (!json) return tl::unexpected{NoEntry{}};
    return *std::move(json);
}

std::vector<OwnCommand> Speaker::commands() {
    std::vector<OwnCommand> all;
    for (auto make : {forecast_command, odds_command, dice_command, advise_command, plan_command, threats_command,
                      danger_command, luck_command, review_command})
        all.push_back(within_limits(make()));
    return all;
}

std::string Speaker::pages_help() {
    return translated(
        "battle: one attack from start to end; scoring: how VP are scored;\n"
        "rulings: where the rulebooks differ; odds: how they are calculated");
}

std::string Speaker::table_text(const OpenTable& open, const Position& now) {
    return words::table_text(open.teller().names(), open.session().table(), now);
}

std::string Speaker::choices_text(const OpenTable& open) {
    return words::question(open.teller().names(), open.session().position()) + '\n' + table_of_choices(open);
}

std::string Speaker::score_text(const OpenTable& open) {
    return words::score_text(open.teller().names(), open.session().position(),
                             byzantium::text::vp_ledger(open.session()));
}

std::string Speaker::audit_text(const OpenTable& open) {
    return words::audit_text(open.teller().names(), open.session().table().board, open.session().position());
}

std::string Speaker::start_text(const OpenTable& open) {
    return words::displays_text(open.teller().names(), open.session().journal().position_at(0));
}

std::string Speaker::turn_name(const Position& now) { return say("Turn {turn}", arg("turn", now.turn)); }

std::string Speaker::moment_text(const OpenTable& open) {
    return words::turn_text(open.teller().names(), open.session().table(), open.session().position());
}

std::string Speaker::refusal(const Table& table, const Refusal& why) { return words::refusal(table.board, why); }

std::string Speaker::refusal_at_length(const Table& table, const present::RuleTexts& rules, const Refusal& why) {
    return words::refusal_at_length(table.board, rules, why, screen);
}

std::string Speaker::restored(const OpenTable& open, const byzantium::text::Restoring& restoring) {
    return words::moved_then(open.teller().names(), restoring);
}

std::vector<Option> Speaker::new_options() { return prompt::new_options(); }

Header Speaker::new_header(const NewHeader& wished, const byzantium::text::Boards& boards) {
    return prompt::new_header(wished, boards);
}

}  // namespace byzantium::prompt
