// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/row_chance.h"

#include "byzantium/odds/adviser.h"
#include "byzantium/odds/crossing.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/plan_text.h"
#include "byzantium/words/chances/threats_text.h"
#include "present/language/chance_words.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using Chance = std::optional<Detail>;

const byzantium::odds::Marching* marching(const byzantium::odds::Plan& plan) {
    return std::get_if<byzantium::odds::Marching>(&plan.advance);
}

// Cubes that are left after the attack, few first.
std::vector<Bar> cubes_left_of_line(const byzantium::odds::PlanLine& line) {
    std::vector<Bar> bars;
    const auto add = [&bars](int cubes, double p) {
        const std::string label = std::to_string(cubes);
        const auto same = std::find_if(bars.begin(), bars.end(), [&](const Bar& bar) { return bar.label == label; });
        if (same != bars.end()) {
            same->p += p;
        } else {
            bars.push_back({label, p});
        }
    };
    for (const byzantium::odds::Left& left : line.left) add(active_cubes(left.cubes), left.p_taken + left.p_beaten);
    std::reverse(bars.begin(), bars.end());
    return bars_to_be_seen(std::move(bars));
}

// As a paragraph of its own: whoever shows it breaks its lines.
std::string paragraph(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

Chance of_plan(const Names& names, const Table& table, const Position& now, const byzantium::odds::Plan& plan) {
    if (plan.lines.empty()) return std::nullopt;
    const byzantium::odds::PlanLine& line = plan.lines[best_line(plan)];
    return Detail{line.p_capture, percent(line.p_capture), paragraph(plan_sentence(names, table, now, plan)),
                  translated("Cubes the attacker has left"), cubes_left_of_line(line)};
}

// Of the plans that begin just like this, the one that is worst for the attacker: the fleet at its best.
template <class Fits>
Chance of_army(const Names& names, const Table& table, const Position& now, Side side, CityId city, Fits fits) {
    const Color player = awaited_player(now.awaits).value_or(now.active);
    auto plans = byzantium::odds::plans(table, now, {player, side}, city);
    std::erase_if(plans,
                  [&](const byzantium::odds::Plan& plan) { return plan.lines.empty() || !fits(marching(plan)->way); });
    const auto worst = std::min_element(plans.begin(), plans.end(), [](const auto& one, const auto& other) {
        return one.least_chance() < other.least_chance();
    });
    return worst == plans.end() ? std::nullopt : of_plan(names, table, now, *worst);
}

Chance chance_of_move(const Names& names, const Table& table, const Position& now, const Move& move) {
    if (now[move.to].side == allegiance(move.side)) return std::nullopt;
    return of_army(names, table, now, move.side, move.to,
                   [](const Way& way) { return !way.placed && way.links.size() == 1; });
}

Chance of_civil_war(const Names& names, const Table& table, const Position& now, const CivilWar& war) {
    const Color player = awaited_player(now.awaits).value_or(now.active);
    const auto plan = byzantium::odds::plan_of_civil_war(table, now, {player, war.side}, war.cube);
    return plan ? of_plan(names, table, now, *plan) : std::nullopt;
}

Chance of_bulgars(const Names& names, const Table& table, const Position& now, const BulgarsAttack& attack) {
    const auto plan = byzantium::odds::plan_of_bulgars(table, now, now.active, attack.city);
    return plan ? of_plan(names, table, now, *plan) : std::nullopt;
}

// "with never" is no English.
const char* by_chance(double p, const char* never, const char* perhaps, const char* always) {
    return p <= 0 ? never : (p >= 1 ? always : perhaps);
}

// Of an attack, the players beside the asked one who still fight for the city or, if no army stands, can let its levy
// fight (BYZ-37).
std::size_t other_defenders(const Table& table, const Position& now, const Decision& decision) {
    const Attack& attack = *now.attack;
    const Color asked = awaited_player(now.awaits).value_or(now.active);
    std::vector<Color> all;
    const auto add = [&](Color player) {
        if (player != asked && std::find(all.begin(), all.end(), player) == all.end()) all.push_back(player);
    };
    for (const ArmyRef army : attack.undecided) add(army.player);
    for (const ArmyRef army : attack.standing) add(army.player);
    const bool stands = attack.army_stood || std::holds_alternative<Stand>(decision);
    const auto levy = stands ? std::nullopt : defenders(table, now, {now.active, attack.army, attack.city}).levy;
    if (levy) add(levy->player);
    return all.size();
}

struct KeptSentences {
    const char* never;
    const char* perhaps;
    const char* always;
};

KeptSentences kept_sentences(std::size_t others) {
    if (others == 0)
        return {marked("{city} is lost for certain; this costs {cubes} cubes on average."),
                marked("The chance to keep {city} is {chance}; this costs {cubes} cubes on average."),
                marked("{city} is kept for certain; this costs {cubes} cubes on average.")};
    if (others == 1)
        return {marked("{city} is lost for certain, even if the other defender does their best; this costs {cubes} "
                       "cubes on average."),
                marked("The chance to keep {city} is {chance} if the other defender does their best; this costs "
                       "{cubes} cubes on average."),
                marked("{city} is kept for certain if the other defender does their best; this costs {cubes} cubes on "
                       "average.")};
    return {marked("{city} is lost for certain, even if all other defenders do their best; this costs "
                   "{cubes} cubes on average."),
            marked("The chance to keep {city} is {chance} if all other defenders do their best; this "
                   "costs {cubes} cubes on average."),
            marked("{city} is kept for certain if all other defenders do their best; this costs {cubes} "
                   "cubes on average.")};
}

std::string kept_sentence(const std::string& city, const KeptSentences& sentences,
                          const byzantium::odds::DefenceAdvice& advice) {
    return say(by_chance(advice.p_keep, sentences.never, sentences.perhaps, sentences.always), arg("city", city),
               arg("chance", in_words(advice.p_keep)), arg("cubes", mean(advice.cubes)));
}

Chance of_defence(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    for (const byzantium::odds::DefenceAdvice& advice : byzantium::odds::defence_advice(table, now)) {
        if (advice.decision != decision) continue;
        const std::string city = now.attack ? names.city(now.attack->city) : std::string{};
        const KeptSentences sentences = kept_sentences(now.attack ? other_defenders(table, now, decision) : 0);
        return Detail{advice.p_keep, percent(advice.p_keep), kept_sentence(city, sentences, advice), {}, {}};
    }
    return std::nullopt;
}

// Of the two who lose cubes in an attack. Everybody is told the chance of what they wish.
enum class LosesAs : std::uint8_t { attacker, defender };

LosesAs loses_as(const Position& now) {
    return awaited_player(now.awaits) == now.active ? LosesAs::attacker : LosesAs::defender;
}

std::string city_part(double p_capture, LosesAs as) {
    if (as == LosesAs::attacker)
        return say(by_chance(p_capture, marked("the city is not taken"),
                             marked("the chance to take the city is {chance}"), marked("the city is taken")),
                   arg("chance", in_words(p_capture)));
    const double p_keep = 1 - p_capture;
    return say(by_chance(p_keep, marked("the city is lost"), marked("the chance to keep the city is {chance}"),
                         marked("the city is kept")),
               arg("chance", in_words(p_keep)));
}

// Nobody answers to what a siege costs.
enum class Answers : std::uint8_t { none, other_side };

// What the army has then, its guard among the Elite cubes, as where an army is chosen.
std::string cubes_left(const Position& now, const Lose& lost) {
    const auto& asked = std::get<AwaitLosses>(now.awaits);
    const Display& army = now[asked.player][asked.side];
    return brief_cubes(army.elite + (army.guard ? 1 : 0) - lost.elite, army.main - lost.main, 0, army.move - lost.move);
}

std::string loss_sentence(const Position& now, const byzantium::odds::LossAdvice& advice, LosesAs as, Answers answers) {
    std::vector<std::string> parts;
    if (advice.p_win)
        parts.push_back(say(by_chance(*advice.p_win, marked("the battle is lost"),
                                      marked("the chance to win the battle is {chance}"), marked("the battle is won")),
                            arg("chance", in_words(*advice.p_win))));
    if (advice.p_capture) parts.push_back(city_part(*advice.p_capture, as));
    if (answers == Answers::none)
        return say("{chances}. Left to the army: {cubes}.", arg("chances", capitalised(listed(parts))),
                   arg("cubes", cubes_left(now, advice.split)));
    return say("If the other side plays its best, {chances}. Left to the army: {cubes}.", arg("chances", listed(parts)),
               arg("cubes", cubes_left(now, advice.split)));
}

Chance of_losses(const Table& table, const Position& now, const Lose& lose) {
    for (const byzantium::odds::LossAdvice& advice : byzantium::odds::loss_advice(table, now)) {
        if (advice.split != lose) continue;
        const LosesAs as = loses_as(now);
        const bool siege = std::get<AwaitLosses>(now.awaits).from == LossFrom::siege;
        const Answers answers = siege ? Answers::none : Answers::other_side;
        const auto wished = [&](double p_capture) { return as == LosesAs::attacker ? p_capture : 1 - p_capture; };
        const auto p = advice.p_capture ? std::optional{wished(*advice.p_capture)} : advice.p_win;
        if (!p) return std::nullopt;
        return Detail{*p, percent(*p), loss_sentence(now, advice, as, answers), {}, {}};
    }
    return std::nullopt;
}

// Of a link that the Byzantine fleet lies in the way of. The holder is told what the city's side wishes.
struct CrossingSentences {
    const char* lost;
    const char* perhaps;
    const char* kept;
};

constexpr CrossingSentences if_allowed{
    marked("{city} is lost for certain."),
    marked("The chance that {city} holds out is {chance} if its defenders do their best."),
    marked("{city} is kept for certain if its defenders do their best.")};
constexpr CrossingSentences if_imposed{
    marked("The army may sail on all the same: {city} is then lost for certain."),
    marked("The army may sail on all the same: the chance that {city} holds out is then {chance} if its defenders do "
           "their best."),
    marked("The army may sail on all the same: {city} is then kept for certain if its defenders do their best.")};
constexpr CrossingSentences if_sailing{
    marked("{city} is taken for certain, whatever the fleet rolls."),
    marked("With the fleet's dice, the chance to take {city} is {chance} if its defenders do their best."),
    marked("{city} is not taken if its defenders do their best.")};

Chance of_crossing(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    const auto p_capture = byzantium::odds::chance_across(table, now, decision);
    if (!p_capture) return std::nullopt;
    const bool sails = std::holds_alternative<Proceed>(decision);
    const auto& sentences = sails ? if_sailing : std::holds_alternative<Impose>(decision) ? if_imposed : if_allowed;
    const double p = sails ? *p_capture : 1 - *p_capture;
    const char* const sentence =
        *p_capture >= 1 ? sentences.lost : (*p_capture <= 0 ? sentences.kept : sentences.perhaps);
    const std::string city = names.city(*byzantium::odds::city_across(now));
    return Detail{p, percent(p), say(sentence, arg("city", city), arg("chance", in_words(p))), {}, {}};
}

}  // namespace

Chance detail_of(const Names& names, const Table& table, const Position& now, const Decision& decision) try {
    const auto defence = [&](const auto&) { return of_defence(names, table, now, decision); };
    const auto crossing = [&](const auto&) { return of_crossing(names, table, now, decision); };
    return std::visit(
        values::overloaded{[&](const Move& d) { return chance_of_move(names, table, now, d); },
                           [&](const CivilWar& d) { return of_civil_war(names, table, now, d); },
                           [&](const BulgarsAttack& d) { return of_bulgars(names, table, now, d); },
                           [&](const Stand& d) { return defence(d); }, [&](const Retreat& d) { return defence(d); },
                           [&](const UseLevy& d) { return defence(d); }, [&](const Decline& d) { return defence(d); },
                           [&](const Impose& d) { return crossing(d); }, [&](const Allow& d) { return crossing(d); },
                           [&](const Proceed& d) { return crossing(d); },
                           [&](const Lose& d) { return of_losses(table, now, d); },
                           [](const auto&) { return Chance{}; }},
        decision);
} catch (const byzantium::odds::OutOfLimits&) {
    return std::nullopt;
}

std::string chance_of_what(const Position& now, const Decision& decision) {
    const bool gives_up = std::holds_alternative<AwaitLosses>(now.awaits) && std::holds_alternative<Lose>(decision);
    const bool at_sea = std::holds_alternative<AwaitFleet>(now.awaits) || std::holds_alternative<AwaitSail>(now.awaits);
    if (!gives_up && !at_sea) return {};
    // Whoever holds the fleet is asked, whosever city it is.
    if (std::holds_alternative<AwaitFleet>(now.awaits)) return translated("chance that the city holds out");
    return loses_as(now) == LosesAs::attacker ? translated("chance to take the city")
                                              : translated("chance to keep the city");
}

Detail chance_of(const Names& names, const Table& table, const Position& now, const byzantium::odds::Threat& threat) {
    return {threat.p_capture, percent(threat.p_capture), paragraph(threat_sentence(names, table, now, threat)), {}, {}};
}

}  // namespace byzantium::words
