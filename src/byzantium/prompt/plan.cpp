// SPDX-License-Identifier: MIT
// `plan`: advice at the journal's end, or one attack looked at from all sides.
#include "byzantium/odds/plan.h"

#include "byzantium/odds/adviser.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/odds/threats.h"
#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/advice.h"
#include "byzantium/text/plans.h"
#include "byzantium/words/chances/advice_text.h"
#include "byzantium/words/chances/plan_text.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "present/language/columns.h"

#include <algorithm>

namespace byzantium::prompt {

using namespace cli;

namespace {

// What is awaited, and how the answer is written.
class Advice {
public:
    Advice(const words::OpenTable& open, const Position& now, Form form)
        : names_{open.teller().names()}, table_{open.session().table()}, now_{now}, form_{form} {}

    std::string text() const {
        if (const auto losses = byzantium::odds::loss_advice(table_, now_); !losses.empty())
            return json() ? byzantium::text::write_loss_advice(table_.board, now_, losses) + '\n'
                          : words::loss_advice_text(names_, now_, losses);
        if (const auto answers = byzantium::odds::defence_advice(table_, now_); !answers.empty())
            return json() ? byzantium::text::write_defence_advice(table_.board, now_, answers) + '\n'
                          : words::defence_advice_text(names_, now_, answers);
        if (const auto p = byzantium::odds::chance_to_capture(table_, now_))
            return json() ? byzantium::text::write_under_way(table_.board, now_, *p) + '\n'
                          : words::under_way_text(names_, now_, *p);
        return attacks();
    }

private:
    bool json() const { return form_ == Form::json; }

    std::string attacks() const {
        auto list = attacks_now();
        words::best_first(list);
        if (json()) return byzantium::text::write_attacks(table_.board, now_, list) + '\n';
        const auto asked = present::wrapped(words::question(names_, now_), screen);
        if (!chooses_attack())
            return asked + translated("No attack is chosen or under way, so there is nothing to calculate.") + '\n';
        return asked + words::threats_text(names_, table_, now_, *awaited_player(now_.awaits), list);
    }

    bool chooses_attack() const {
        return std::holds_alternative<AwaitAction>(now_.awaits) || std::holds_alternative<AwaitMarch>(now_.awaits);
    }

    // Of the army on the march alone, if one is.
    std::vector<byzantium::odds::Threat> attacks_now() const {
        if (!chooses_attack()) return {};
        auto list = byzantium::odds::threats(table_, now_, *awaited_player(now_.awaits));
        const auto* march = std::get_if<AwaitMarch>(&now_.awaits);
        if (!march) return list;
        const auto other = [&](const byzantium::odds::Threat& threat) {
            const auto* marching = std::get_if<byzantium::odds::Marching>(&threat.advance);
            return !marching || marching->army.side != march->side;
        };
        list.erase(std::remove_if(list.begin(), list.end(), other), list.end());
        return list;
    }

    const words::Names& names_;
    const Table& table_;
    const Position& now_;
    Form form_;
};

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
    if (given.arguments.size() == 1) {
        console.err << translated("plan takes an army and a target, or neither: plan FILE arab ankara.") << '\n';
        return unusable;
    }
    const Position& now = open.session().journal().position_at(entries);
    if (!given.arguments.empty()) return plan_attack(open, now, given, console);
    console.out << Advice{open, now, given.form}.text();
    return done;
}

}  // namespace

OwnCommand plan_command() {
    return {"plan",
            translated("Advise on the decision that is due, or work out one attack in full."),
            translated(
                "With FILE alone: if losses, a defence or a levy are due, the value of each answer; during an\n"
                "attack, its chance; if an action is due, every possible attack, best first.\n"
                "ARMY is byzantine, arab or bulgars; put the colour first if the army belongs to somebody other than\n"
                "the player to decide: blue.arab. TARGET is a city. You can shorten both. If the army cannot get\n"
                "there, the answer says why, and the exit status is 1.\n"),
            "logothete-cli plan game.jsonl\n  logothete-cli plan game.jsonl arab ankara\n"
            "  logothete-cli plan game.jsonl blue.bulgars const --json",
            of_position<Speaker>(answer_plan),
            {{"ARMY", translated("who attacks")}, {"TARGET", translated("which city")}}};
}

}  // namespace byzantium::prompt
