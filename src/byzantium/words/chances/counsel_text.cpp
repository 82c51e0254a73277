// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/counsel_text.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t most_told = 3;

std::string whole_percent(double chance) { return say("{n}%", arg("n", static_cast<int>(rounded(chance * 100, 0)))); }

std::string in_ten(int parts) { return std::to_string(static_cast<int>(rounded(parts * 10.0 / counsel::whole, 0))); }

std::string words_with_range(const Names& names, Color player, const std::string& value, const std::string& low,
                             const std::string& high) {
    return say("{player} about {value} in 10 (from {low} to {high})", arg("player", names.player(player)),
               arg("value", value), arg("low", low), arg("high", high));
}

std::string chance_words(const Names& names, Color player, const counsel::Range& range) {
    const auto value = in_ten(range.value);
    const auto low = in_ten(range.low);
    const auto high = in_ten(range.high);
    if (low != high) return words_with_range(names, player, value, low, high);
    return say("{player} about {value} in 10", arg("player", names.player(player)), arg("value", value));
}

std::string joined(const std::vector<std::string>& chances) {
    std::string all;
    for (const std::string& one : chances) all += (all.empty() ? "" : ", ") + one;
    return all;
}

std::string sentence_of(const std::vector<std::string>& chances) {
    return say("Chance to win: {chances}, if all go on as the program would.", arg("chances", joined(chances)));
}

// For a line that has little room.
std::string brief_words(const Names& names, Color player, const std::string& value, const std::string& low,
                        const std::string& high) {
    return say("{player} {value} ({low} to {high})", arg("player", names.player(player)), arg("value", value),
               arg("low", low), arg("high", high));
}

std::string brief_of(const std::vector<std::string>& chances) {
    return say("Of 10 games would win: {chances}, if all go on as the program would.", arg("chances", joined(chances)));
}

int whole_points(int parts) { return static_cast<int>(rounded(parts * 100.0 / counsel::whole, 0)); }

}  // namespace

std::string chance_points(int parts) { return std::to_string(whole_points(parts)); }

std::string signed_chance_points(int parts) {
    const std::string number = chance_points(parts);
    return number.starts_with('-') || number == "0" ? number : '+' + number;
}

std::string verdict_words(const counsel::Verdict& verdict) {
    if (whole_points(verdict.low) == whole_points(verdict.high))
        return say_counted(whole_points(verdict.cost), "{n} point", "{n} points");
    return say_counted(whole_points(verdict.cost), "{n} point ({low} to {high})", "{n} points ({low} to {high})",
                       arg("low", chance_points(verdict.low)), arg("high", chance_points(verdict.high)));
}

std::string reason_words(const Names& names, const counsel::Reason& reason) {
    using namespace counsel;
    return std::visit(
        values::overloaded{
            [&](const AttackBegins& r) {
                return say("{city} is taken in {chance} of cases", arg("city", names.city(r.city)),
                           arg("chance", whole_percent(r.chance)));
            },
            [&](const CapturePays& r) {
                return say("capture brings {vp} and {bezants}", arg("vp", points(r.vp)),
                           arg("bezants", bezants(r.bezants)));
            },
            [&](const AttackPossible& r) {
                return say("an attack on {city} becomes possible ({chance})", arg("city", names.city(r.city)),
                           arg("chance", whole_percent(r.chance)));
            },
            [&](const ScoreRises& r) { return say("score +{vp}", arg("vp", points(r.vp))); },
            [&](const HalfRuleReached&) { return std::string{translated("both tracks count now")}; },
            [&](const HalfRuleNearer& r) {
                return say("only {vp} short of both tracks counting", arg("vp", points(r.short_by)));
            },
            [&](const IncomeRises& r) {
                return say("{side} income +{bezants}", arg("side", word(r.side)), arg("bezants", r.bezants));
            },
            [&](const ShortfallShrinks& r) {
                return r.left == 0 ? say("{side} maintenance can be paid", arg("side", word(r.side)))
                                   : say("{side} maintenance: only {bezants} short", arg("side", word(r.side)),
                                         arg("bezants", bezants(r.left)));
            },
            [&](const DangerPasses& r) {
                return say("danger to {city} falls from {before} to {after}", arg("city", names.city(r.city)),
                           arg("before", whole_percent(r.before)), arg("after", whole_percent(r.after)));
            },
            [&](const RivalLoses& r) {
                return say("{player} loses {vp}", arg("player", names.player(r.rival)), arg("vp", points(r.vp)));
            },
            [&](const FirstNextTurn&) { return std::string{translated("first player next turn")}; }},
        reason);
}

std::string reasons_words(const Names& names, const std::vector<counsel::Reason>& reasons) {
    std::string all;
    for (const auto& reason : reasons) all += (all.empty() ? "" : ", ") + reason_words(names, reason);
    return all;
}

std::string chances_sentence(const Names& names, const Position& now,
                             const std::optional<values::Few<counsel::Range, 4>>& told) {
    if (std::holds_alternative<Over>(now.awaits)) return translated("The game is over.");
    if (!told && counsel::is_settling(now)) return translated("Chance to win: told again when the turn has ended.");
    if (!told) return translated("Chance to win: it is too early to tell.");
    std::vector<std::string> chances;
    for (std::size_t seat = 0; seat < told->size(); ++seat)
        chances.push_back(chance_words(names, now.players[seat].color, (*told)[seat]));
    return sentence_of(chances);
}

ChancesTold chances_told(const Names& names, const Position& now,
                         const std::optional<values::Few<counsel::Range, 4>>& told) {
    ChancesTold words{chances_sentence(names, now, told)};
    if (!told || std::holds_alternative<Over>(now.awaits)) return words;
    std::vector<std::string> chances;
    for (std::size_t seat = 0; seat < told->size(); ++seat) {
        const counsel::Range& range = (*told)[seat];
        chances.push_back(
            brief_words(names, now.players[seat].color, in_ten(range.value), in_ten(range.low), in_ten(range.high)));
    }
    words.brief = brief_of(chances);
    return words;
}

ChancesTold awaited_chances(const Names& names, const Position& now) {
    const std::string dots = "…";
    std::vector<std::string> chances;
    std::vector<std::string> brief;
    for (const auto& player : now.players) {
        chances.push_back(words_with_range(names, player.color, dots, dots, dots));
        brief.push_back(brief_words(names, player.color, dots, dots, dots));
    }
    return {sentence_of(chances), brief_of(brief)};
}

std::string counsel_news() { return translated("Counsel: hint Shift+F3, chances to win Shift+F4, review Shift+F7."); }

std::vector<counsel::Choice> choices_told(const Names& names, Color player,
                                          const std::vector<counsel::Choice>& choices) {
    std::vector<counsel::Choice> told;
    std::vector<std::string> said;
    for (const counsel::Choice& one : choices) {
        const std::string line = headline(names, player, one.decision);
        if (told.size() == most_told || std::find(said.begin(), said.end(), line) != said.end()) continue;
        told.push_back(one);
        said.push_back(line);
    }
    return told;
}

std::string worth_less_words(const counsel::Choice& best, const counsel::Choice& one) {
    const int less = best.value - one.value;
    const int points = whole_points(less);
    if (points == 0 || less < std::hypot(best.error, one.error)) return translated("no difference to speak of");
    return say_counted(points, "{n} point less", "{n} points less");
}

std::string counsel_text(const Names& names, const Table& table, const Position& now,
                         const std::vector<counsel::Choice>& choices) {
    const Color player = *awaited_player(now.awaits);
    std::string text;
    std::size_t number = 0;
    for (const counsel::Choice& one : choices_told(names, player, choices)) {
        std::string line = std::to_string(++number) + "  " + choice(names, table, now, one.decision).sentence;
        if (number > 1) line += " (" + worth_less_words(choices.front(), one) + ')';
        text += wrapped(line, screen_columns, "   ");
        const std::string why = reasons_words(names, counsel::reasons(table, now, one.decision));
        if (!why.empty()) text += wrapped(why, screen_columns, "      ");
    }
    return text;
}

}  // namespace byzantium::words
