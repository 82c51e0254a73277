// SPDX-License-Identifier: MIT
// `plan`: one attack looked at from all sides.
#include "byzantium/odds/plan.h"

#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/plans.h"
#include "byzantium/words/chances/plan_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <variant>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::vector<byzantium::odds::Plan> plans_for(const Table& table, const Position& now, const Assault& wanted) {
    if (wanted.army) return byzantium::odds::plans(table, now, {wanted.attacker, *wanted.army}, wanted.city);
    const auto plan = byzantium::odds::plan_of_bulgars(table, now, wanted.attacker, wanted.city);
    return plan ? std::vector{*plan} : std::vector<byzantium::odds::Plan>{};
}

// Without a plan the reason is told, and the answer counts as refused.
int write_plan(const words::OpenTable& open, const Position& now, const Assault& wanted, Form form,
               const Console& console) {
    const Table& table = open.session().table();
    const auto plans = plans_for(table, now, wanted);
    if (form == Form::json) console.out << byzantium::text::write_plans(table, now, wanted, plans) << '\n';
    if (plans.empty()) {
        (form == Form::json ? console.err : console.out)
            << words::no_plan_text(open.teller().names(), table, now, wanted);
        return refused;
    }
    if (form == Form::text) console.out << words::plans_text(open.teller().names(), table, now, plans);
    return done;
}

int plan_attack(const words::OpenTable& open, const Position& now, const Given& given, const Console& console) {
    const auto attacker = attacker_of(now, awaited_player(now.awaits), given.arguments[0]);
    if (const auto* unknown = std::get_if<Unknown>(&attacker)) return say_unknown(*unknown, console);
    const auto city = city_of(open.session().table().board, given.arguments[1]);
    if (const auto* unknown = std::get_if<Unknown>(&city)) return say_unknown(*unknown, console);
    const auto& [player, army] = std::get<Attacker>(attacker);
    return write_plan(open, now, {player, army, std::get<CityId>(city)}, given.form, console);
}

int answer_plan(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    if (given.arguments.size() < 2) {
        console.err << translated("plan takes an army and a target: plan FILE arab ankara.") << '\n';
        return unusable;
    }
    return plan_attack(open, open.session().journal().position_at(entries), given, console);
}

}  // namespace

OwnCommand plan_command() {
    return {"plan",
            translated("Work out one attack in full."),
            translated(
                "ARMY is byzantine, arab or bulgars; put the colour first if the army belongs to somebody other than\n"
                "the player to decide: blue.arab. TARGET is a city. You can shorten both. If the army cannot get\n"
                "there, the answer says why, and the exit status is 1.\n"),
            "logothete-cli plan game.jsonl arab ankara\n"
            "  logothete-cli plan game.jsonl blue.bulgars const --json",
            of_position<Speaker>(answer_plan),
            {{"ARMY", translated("who attacks")}, {"TARGET", translated("which city")}}};
}

}  // namespace byzantium::prompt
