// SPDX-License-Identifier: MIT
// A game looked back on by counsel; counsel_text.h declares it.
#include "byzantium/counsel/review.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/entries/choices.h"
#include "present/language/columns.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using counsel::Cause;
using counsel::Costly;
using counsel::Moment;
using counsel::Review;

constexpr std::size_t rolls_told = 5;
constexpr std::size_t decisions_told = 10;

std::string account_explanation() {
    return translated(
        "In points of 100: the chance to win as the program's evaluation sees it. Luck is what the dice changed, "
        "choices what decisions changed; start, luck and choices together are the end. Choices also hold what the "
        "evaluation sees only when it comes to it. What mistakes cost, each measured by itself against the best "
        "decision, stands apart.");
}

std::string account_table(const Names& names, const Review& review) {
    using enum Align;
    const auto all = counsel::accounts(review);
    const bool corrected =
        std::any_of(all.begin(), all.end(), [](const counsel::Account& one) { return one.by_table != 0; });
    Columns columns{{left, right, right, right, right, right, right, right}, "  "};
    std::vector<std::string> heading{translated("player"), translated("start"), translated("luck"),
                                     translated("own choices"), translated("others' choices")};
    if (corrected) heading.emplace_back(translated("corrections"));
    heading.insert(heading.end(), {translated("end"), translated("cost of mistakes")});
    columns.row(heading);
    for (const counsel::Account& one : all) {
        std::vector<std::string> row{names.label(one.player), chance_points(one.start), signed_chance_points(one.luck),
                                     signed_chance_points(one.own), signed_chance_points(one.others)};
        if (corrected) row.push_back(signed_chance_points(one.by_table));
        row.insert(row.end(), {chance_points(one.end), chance_points(one.cost)});
        columns.row(row);
    }
    return columns.text();
}

// What was chosen in the words of a choice, which say where its cube came from.
std::string costly_text(const Names& names, const Table& table, const Costly& costly) {
    const auto words_of = [&](const Decision& decision) {
        return choice(names, table, costly.position, decision).sentence;
    };
    return wrapped(
        say("{entry}  {player}: {chosen} This cost {verdict}. Better: {better}", arg("entry", costly.entry + 1),
            arg("player", names.player(costly.chooser)), arg("chosen", words_of(costly.chosen)),
            arg("verdict", verdict_words(costly.verdict)), arg("better", words_of(costly.better))),
        screen_columns, "   ");
}

// A roll, and whom it favoured most.
struct Lucky {
    std::size_t entry;
    std::size_t seat;
    int luck;
};

std::vector<Lucky> luckiest(const Review& review) {
    std::vector<Lucky> all;
    for (const Moment& moment : review.moments) {
        if (moment.cause != Cause::dice) continue;
        Lucky one{moment.entry, 0, -counsel::whole};
        for (std::size_t seat = 0; seat < review.players.size(); ++seat)
            if (const int by = moment.after[seat] - moment.before[seat]; by > one.luck) one = {moment.entry, seat, by};
        all.push_back(one);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Lucky& one, const Lucky& other) { return one.luck > other.luck; });
    if (all.size() > rolls_told) all.resize(rolls_told);
    return all;
}

}  // namespace

std::string cost_sentence(const Names& names, const Review& review, const std::vector<Costly>& confirmed) {
    if (review.winners.empty()) return translated("The game is not over.");
    const auto worst = counsel::cost_the_game(review, confirmed);
    if (!worst) return translated("No single decision cost anybody the game.");
    return say("The decision that cost {player} the game: entry {entry}, {verdict}.",
               arg("player", names.player(worst->chooser)), arg("entry", worst->entry + 1),
               arg("verdict", verdict_words(worst->verdict)));
}

std::string review_text(const Names& names, const Table& table, const Review& review,
                        const std::vector<Costly>& confirmed) {
    std::string text = wrapped(cost_sentence(names, review, confirmed), screen_columns) + '\n' +
                       account_table(names, review) + '\n' + wrapped(account_explanation(), screen_columns);
    if (!confirmed.empty()) text += std::string{"\n"} + translated("The costliest decisions:") + '\n';
    for (std::size_t i = 0; i < std::min(confirmed.size(), decisions_told); ++i)
        text += costly_text(names, table, confirmed[i]);
    const auto rolls = luckiest(review);
    if (!rolls.empty()) text += std::string{"\n"} + translated("The luckiest rolls:") + '\n';
    for (const Lucky& one : rolls)
        text +=
            say("{entry}  {points} for {player}", arg("entry", one.entry + 1),
                arg("points", signed_chance_points(one.luck)), arg("player", names.player(review.players[one.seat]))) +
            '\n';
    return text;
}

}  // namespace byzantium::words
