// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/rule_topics.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/entries/choices.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

namespace {

template <class... Numbers>
RuleIds ids(Numbers... numbers) {
    return {to_text(byz(numbers))...};
}

RuleIds about_display(DisplayCount what) {
    switch (what) {
        case DisplayCount::treasury:
            return ids(57, 58);
        case DisplayCount::vp:
            return ids(62, 63);
        case DisplayCount::elite:
            return ids(12, 40, 58);
        case DisplayCount::main:
            return ids(11, 40, 58);
        case DisplayCount::levy:
            return ids(37, 40, 58);
        case DisplayCount::move:
            break;
    }
    return ids(27, 28, 58);
}

RuleIds about_player(PlayerCount what) {
    switch (what) {
        case PlayerCount::pool:
            return ids(7, 60);
        case PlayerCount::casualty:
            return ids(7, 60);
        case PlayerCount::removed:
            return ids(59);
        case PlayerCount::fortifications:
            return ids(15, 52);
        case PlayerCount::taxed:
            return ids(25);
        case PlayerCount::pass_cubes:
            return ids(56);
        case PlayerCount::churches:
        case PlayerCount::mosques:
            break;
    }
    return ids(26);
}

RuleIds about_box(ActionBox box) {
    switch (box) {
        case ActionBox::improve_byzantine:
        case ActionBox::improve_arab:
            return ids(13, 14);
        case ActionBox::fortify:
            return ids(13, 15);
        case ActionBox::emperor:
        case ActionBox::caliph:
            return ids(13, 16);
        case ActionBox::byzantine_fleet:
            return ids(13, 18, 19);
        case ActionBox::arab_fleet:
            return ids(13, 17);
        case ActionBox::bulgar_attack:
            return ids(13, 20, 21, 22, 23);
        case ActionBox::civil_war_byzantine:
        case ActionBox::civil_war_arab:
            break;
    }
    return ids(13, 24);
}

RuleIds rules_of_roll(RollFor what) {
    switch (what) {
        case RollFor::fleet:
            return ids(18);
        case RollFor::battle:
            return ids(40, 41, 42);
        case RollFor::siege:
            break;
    }
    return ids(45, 46);
}

RuleIds rules_of_losses(LossFrom from) {
    switch (from) {
        case LossFrom::fleet:
            return ids(18);
        case LossFrom::battle_attacker:
        case LossFrom::battle_defender:
            return ids(41, 42, 16);
        case LossFrom::siege:
            return ids(45, 46, 16);
        case LossFrom::retreat:
            break;
    }
    return ids(47, 48);
}

RuleIds rules_of_end(EndReason reason) { return reason == EndReason::fall ? ids(55, 64, 65) : ids(62, 63, 65); }

}  // namespace

HelpPage battle_page() { return {"battle"}; }
HelpPage scoring_page() { return {"scoring"}; }
HelpPage rulings_page() { return {"rulings"}; }
HelpPage odds_page() { return {"odds"}; }
HelpPage counsel_page() { return {"counsel"}; }

RuleIds rules_about(const Setting& quantity) {
    return std::visit(
        values::overloaded{
            [](const SetTurn&) { return ids(4); }, [](const SetFirst&) { return ids(1, 5, 6); },
            [](const SetPassed&) { return ids(5, 6, 56); }, [](const SetBulgars&) { return ids(20, 21); },
            [](const SetDisplayCount& set) { return about_display(set.what); }, [](const SetGuard&) { return ids(16); },
            [](const SetTaken&) { return ids(10, 31); }, [](const SetArmy&) { return ids(8, 10, 31); },
            [](const SetPlayerCount& set) { return about_player(set.what); },
            [](const SetCitySide&) { return ids(23, 53); }, [](const SetTokens&) { return ids(2, 14, 23, 53); },
            [](const SetControl&) { return ids(9, 54); }, [](const SetFortified&) { return ids(15); },
            [](const SetActionBox& set) { return about_box(set.box); }},
        quantity);
}

RuleIds rules_asked(const Position& now) {
    return std::visit(
        values::overloaded{
            [](const AwaitAction&) { return ids(5); }, [](const AwaitIncrease&) { return ids(11, 12); },
            [](const AwaitMarch&) { return ids(33, 34, 24); }, [](const AwaitFleet&) { return ids(18); },
            [](const AwaitSail&) { return ids(19); }, [](const AwaitDefence&) { return ids(35, 36, 47); },
            [](const AwaitSeaRetreat&) { return ids(44, 49, 50); }, [](const AwaitRetreat&) { return ids(47, 48); },
            [](const AwaitLevy&) { return ids(37); }, [](const AwaitFight&) { return ids(39); },
            [](const AwaitRoll& roll) { return rules_of_roll(roll.what); },
            [](const AwaitLosses& losses) { return rules_of_losses(losses.from); },
            [](const AwaitGarrison&) { return ids(54); }, [](const AwaitUpkeep&) { return ids(58, 59); },
            [](const Over& over) { return rules_of_end(over.result.reason); }},
        now.awaits);
}

RuleIds rules_of(const Position& before, const Entry& entry) {
    return std::visit(
        values::overloaded{[&](const Roll&) { return rules_asked(before); }, [](const Correct&) { return RuleIds{}; },
                           [](const AwaitPlayer&) { return RuleIds{}; },
                           [&](const Decision& decision) { return RuleIds{to_text(rule_of(before, decision))}; }},
        entry);
}

RuleIds rules_of(VpSource source) {
    switch (source) {
        case VpSource::start:
            return ids(3);
        case VpSource::control:
            return ids(9);
        case VpSource::capture:
            return ids(53);
        case VpSource::civil_war:
            return ids(24, 53);
        case VpSource::bulgars:
            return ids(23);
        case VpSource::constantinople:
            return ids(55);
        case VpSource::office:
            return ids(16);
        case VpSource::building:
            return ids(26);
        case VpSource::cities_at_end:
            return ids(62);
        case VpSource::unpaid:
            return ids(59);
        case VpSource::correction:
            break;
    }
    return {};
}

}  // namespace byzantium::words
