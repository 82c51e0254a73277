// SPDX-License-Identifier: MIT
// A game looked back on by counsel; counsel_text.h declares it.
#include "byzantium/counsel/review.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/review_parts.h"
#include "present/language/columns.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using counsel::Costly;
using counsel::Review;

std::string account_table(const Names& names, const Review& review, const std::vector<Costly>& confirmed) {
    using enum Align;
    Columns columns{{left, right, right, right, right, right, right, right}, "  "};
    const auto add = [&](const std::string& first, std::vector<std::string> cells) {
        cells.insert(cells.begin(), first);
        columns.row(cells);
    };
    add(translated("player"), account_columns(review));
    for (const counsel::Account& one : counsel::accounts(review, confirmed))
        add(names.label(one.player), account_numbers(review, one));
    return columns.text();
}

std::string costly_text(const Names& names, const Table& table, const Costly& costly) {
    const std::string missed = missed_words(costly);
    return wrapped(
        say("{entry}  {player}: {chosen} This cost {verdict}. Better: {better}", arg("entry", costly.entry + 1),
            arg("player", names.player(costly.chooser)), arg("chosen", chosen_words(names, table, costly)),
            arg("verdict", verdict_words(costly.verdict)), arg("better", better_words(names, table, costly))) +
            (missed.empty() ? "" : ' ' + missed),
        screen_columns, "   ");
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
                       account_table(names, review, confirmed) + '\n' + wrapped(account_explanation(), screen_columns);
    if (!confirmed.empty()) text += std::string{"\n"} + translated("The costliest decisions:") + '\n';
    for (std::size_t i = 0; i < std::min(confirmed.size(), review_decisions); ++i)
        text += costly_text(names, table, confirmed[i]);
    const auto rolls = luckiest(review);
    if (!rolls.empty()) text += std::string{"\n"} + translated("The luckiest rolls:") + '\n';
    for (const Lucky& one : rolls)
        text += wrapped(
            say("{entry}  {points} for {player}: {what}", arg("entry", one.entry + 1),
                arg("points", signed_chance_points(one.luck)), arg("player", names.player(review.players[one.seat])),
                arg("what", rolled_for(names, review.moments[one.entry]))),
            screen_columns, "   ");
    return text;
}

}  // namespace byzantium::words
