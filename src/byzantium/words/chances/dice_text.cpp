// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/dice_text.h"

#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/words.h"

#include <algorithm>
#include <cmath>

namespace byzantium::words {

using namespace present;

namespace {

std::string throw_words(const byzantium::odds::Throw& thrown) {
    if (thrown.threshold == byzantium::odds::highest_threshold)
        return say_counted(thrown.dice, "{n} die at {face}", "{n} dice at {face}", arg("face", thrown.threshold));
    return say_counted(thrown.dice, "{n} die at {face} or more", "{n} dice at {face} or more",
                       arg("face", thrown.threshold));
}

// "3", "2.5", "0.67"
std::string number(double hits) {
    std::string digits = fmt::format("{:.2f}", rounded(hits, 2));
    digits.erase(digits.find_last_not_of('0') + 1);
    const auto shown = digits.size() - digits.find('.') - 1;
    return shown == 0 ? digits.substr(0, digits.find('.')) : decimal(hits, static_cast<int>(shown));
}

std::string expected_words(double hits) {
    if (hits == 1) return translated("1 hit expected");
    return say("{hits} hits expected", arg("hits", number(hits)));
}

// A fraction that can still be read; nothing for what is certain.
std::string short_fraction(const byzantium::odds::Chance& chance) {
    constexpr std::uint64_t longest = std::uint64_t{1} << 20U;  // what 20 dice at 4 or more need
    if (!chance.exact || chance.exact->denominator > longest || chance.p == 1) return {};
    return fraction({chance.exact->numerator, chance.exact->denominator});
}

std::string percent_and_fraction(const byzantium::odds::Chance& chance) {
    const std::string exact = short_fraction(chance);
    if (exact.empty()) return percent(chance.p);
    return say("{percent} ({fraction})", arg("percent", percent(chance.p)), arg("fraction", exact));
}

std::string hits_sentence(const byzantium::odds::HitChances& chances) {
    const std::string thrown = throw_words(chances.thrown);
    if (chances.thrown.dice == 0) return say("{throw}: no hits.", arg("throw", thrown));
    const auto enough = static_cast<std::size_t>(std::ceil(chances.expected));
    return say("{throw}: {expected}; the chance of at least {hits} is {chance}.", arg("throw", thrown),
               arg("expected", expected_words(chances.expected)), arg("hits", enough),
               arg("chance", percent_and_fraction(chances.at_least[enough])));
}

// As long as the chance is great beside the greatest; a dot for what is too small for a sign.
std::string bar(double p, double greatest) {
    constexpr double longest = 24;
    const auto signs = static_cast<std::size_t>(std::lround(p / greatest * longest));
    return signs == 0 ? "." : std::string(signs, '#');
}

std::string table(const byzantium::odds::HitChances& chances) {
    Columns columns{{Align::right, Align::right, Align::left, Align::right, Align::left, Align::left}};
    columns.row({translated("Hits"), translated("Exactly"), "", translated("At least")});
    const auto greatest =
        std::max_element(chances.exactly.begin(), chances.exactly.end(),
                         [](const byzantium::odds::Chance& a, const byzantium::odds::Chance& b) { return a.p < b.p; });
    for (std::size_t hits = 0; hits < chances.exactly.size(); ++hits) {
        const byzantium::odds::Chance& exactly = chances.exactly[hits];
        const byzantium::odds::Chance& at_least = chances.at_least[hits];
        columns.row({std::to_string(hits), percent(exactly.p), short_fraction(exactly), percent(at_least.p),
                     short_fraction(at_least), bar(exactly.p, greatest->p)});
    }
    return columns.text();
}

}  // namespace

std::string dice_text(const byzantium::odds::HitChances& chances) {
    return wrapped(hits_sentence(chances), 100) + '\n' + table(chances);
}

}  // namespace byzantium::words
