// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/advice_text.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/entries/questions.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

std::string split_words(const Lose& split) { return army_cubes(split.elite, split.main, 0, split.move); }

// What the asked player wants to know of the city: that it is taken, or that it is not.
enum class Wish : std::uint8_t { taken, kept };

Wish wish_of(const AwaitLosses& asked) { return asked.from == LossFrom::battle_defender ? Wish::kept : Wish::taken; }

double granted(Wish wish, double p_capture) { return wish == Wish::taken ? p_capture : 1 - p_capture; }

CityId attacked(const Position& now) { return now.attack ? now.attack->city : now.sea_step->to; }

// --- losses
// What decides the city is the same whatever is given up.
bool makes_no_difference(const std::vector<byzantium::odds::LossAdvice>& advice) {
    return std::all_of(advice.begin(), advice.end(),
                       [&](const auto& one) { return one.p_capture == advice.front().p_capture; });
}

constexpr ByChance best_to_take{
    marked("Nothing takes {city} any more; giving up {split} keeps the most expensive cubes."),
    marked(
        "It is best to give up {split}: the chance to take {city} is then {chance} if the other side plays its best."),
    marked("It is best to give up {split}: then {city} is taken for certain.")};
constexpr ByChance best_to_keep{
    marked("Nothing keeps {city} any more; giving up {split} keeps the most expensive cubes."),
    marked(
        "It is best to give up {split}: the chance to keep {city} is then {chance} if the other side plays its best."),
    marked("It is best to give up {split}: then {city} is kept for certain.")};
constexpr ByChance any_to_take{
    marked("Whatever is given up, {city} is not taken any more; giving up {split} keeps the most expensive cubes."),
    marked("Whatever is given up, the chance to take {city} is {chance} if the other side plays its best; giving up "
           "{split} keeps the most expensive cubes."),
    marked("Whatever is given up, {city} is taken; giving up {split} keeps the most expensive cubes.")};
constexpr ByChance any_to_keep{
    marked("Whatever is given up, {city} is lost; giving up {split} keeps the most expensive cubes."),
    marked("Whatever is given up, the chance to keep {city} is {chance} if the other side plays its best; giving up "
           "{split} keeps the most expensive cubes."),
    marked("Whatever is given up, {city} is kept; giving up {split} keeps the most expensive cubes.")};

const ByChance& templates_for(Wish wish, bool no_difference) {
    if (wish == Wish::taken) return no_difference ? any_to_take : best_to_take;
    return no_difference ? any_to_keep : best_to_keep;
}

std::string best_split(const Names& names, const Position& now, const AwaitLosses& asked,
                       const std::vector<byzantium::odds::LossAdvice>& advice) {
    const auto& best = advice.front();
    if (asked.from == LossFrom::retreat)
        return translated("The retreat decides nothing about the city: give up what is needed least.");
    if (!best.p_capture)
        return translated("Nothing is attacked at the end of this link: give up what is needed least.");
    const Wish wish = wish_of(asked);
    const double p = granted(wish, *best.p_capture);
    const auto* sentence = fitting(templates_for(wish, makes_no_difference(advice)), p);
    return say(sentence, arg("split", split_words(best.split)), arg("city", names.city(attacked(now))),
               arg("chance", in_words(p)));
}

// Both rolls are known, so it is won or lost.
std::string battle_cell(const std::optional<double>& p_win) {
    if (!p_win) return {};
    if (*p_win >= 1) return translated("won");
    return *p_win <= 0 ? translated("lost") : percent(*p_win);
}

std::string losses_table(const Names& names, const Position& now, const AwaitLosses& asked,
                         const std::vector<byzantium::odds::LossAdvice>& advice) {
    const bool battle = advice.front().p_win.has_value();
    const bool city = advice.front().p_capture.has_value() && asked.from != LossFrom::retreat;
    const Wish wish = wish_of(asked);
    Columns columns{{Align::left, Align::left, Align::left, Align::left}, "  "};
    std::vector<std::string> heading{translated("give up")};
    if (battle) heading.emplace_back(translated("battle"));
    if (city)
        heading.push_back(say(wish == Wish::taken ? marked("{city} taken") : marked("{city} kept"),
                              arg("city", names.city(attacked(now)))));
    heading.emplace_back(translated("Move cubes left"));
    columns.row(heading);
    for (const auto& one : advice) {
        std::vector<std::string> cells{split_words(one.split)};
        if (battle) cells.push_back(battle_cell(one.p_win));
        if (city) cells.push_back(chance_cell(granted(wish, one.p_capture.value_or(0))));
        cells.push_back(std::to_string(one.move_left));
        columns.row(cells);
    }
    return columns.text();
}

// --- a defence
enum class AdviceKind : std::uint8_t { stand, retreat, levy, decline };

AdviceKind answer_of(const Decision& decision) {
    if (std::holds_alternative<Retreat>(decision)) return AdviceKind::retreat;
    if (std::holds_alternative<UseLevy>(decision)) return AdviceKind::levy;
    return std::holds_alternative<Decline>(decision) ? AdviceKind::decline : AdviceKind::stand;
}

std::string answer_words(AdviceKind answer) {
    switch (answer) {
        case AdviceKind::stand:
            return translated("stand");
        case AdviceKind::retreat:
            return translated("retreat");
        case AdviceKind::levy:
            return translated("let the levy fight");
        case AdviceKind::decline:
            break;
    }
    return translated("keep the levy out of it");
}

constexpr ByChance best_answer{
    marked("Whatever you do, {city} falls if all others play their best. It is cheapest to {answer}: it costs {cubes} "
           "on average."),
    marked("It is best to {answer}: the chance to keep {city} is then {chance} if all others play their best, and it "
           "costs {cubes} on average."),
    marked("It is best to {answer}: then {city} is kept for certain, and it costs {cubes} on average.")};

std::string expected_cubes(double number) {
    if (number <= 0) return translated("no cubes");
    return say("{number} cubes", arg("number", mean(number)));
}

}  // namespace

std::string loss_advice_text(const Names& names, const Position& now,
                             const std::vector<byzantium::odds::LossAdvice>& advice) {
    const auto& asked = std::get<AwaitLosses>(now.awaits);
    return wrapped(question(names, now), screen_columns) +
           wrapped(best_split(names, now, asked, advice), screen_columns) + '\n' +
           losses_table(names, now, asked, advice);
}

std::string defence_advice_text(const Names& names, const Position& now,
                                const std::vector<byzantium::odds::DefenceAdvice>& advice) {
    const auto& best = advice.front();
    const auto city = names.city(attacked(now));
    std::string text =
        wrapped(question(names, now), screen_columns) +
        wrapped(say(fitting(best_answer, best.p_keep), arg("answer", answer_words(answer_of(best.decision))),
                    arg("city", city), arg("chance", in_words(best.p_keep)), arg("cubes", expected_cubes(best.cubes))),
                screen_columns);
    Columns columns{{Align::left, Align::left, Align::right}, "  "};
    columns.row({translated("answer"), say("{city} kept", arg("city", city)), translated("cubes expected to be lost")});
    for (const auto& one : advice)
        columns.row({answer_words(answer_of(one.decision)), chance_cell(one.p_keep), mean(one.cubes)});
    return text + '\n' + columns.text();
}

std::string under_way_text(const Names& names, const Position& now, double p_capture) {
    constexpr ByChance sentences{marked("The attack on {city} has failed."),
                                 marked("The chance that {city} is taken is {chance} if everybody plays their best."),
                                 marked("{city} is taken for certain if everybody plays their best.")};
    const bool is_taken = std::holds_alternative<AwaitGarrison>(now.awaits);
    return wrapped(question(names, now), screen_columns) +
           wrapped(say(is_taken ? "{city} has been taken." : fitting(sentences, p_capture),
                       arg("city", names.city(attacked(now))), arg("chance", in_words(p_capture))),
                   screen_columns);
}

}  // namespace byzantium::words
