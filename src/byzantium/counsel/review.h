// SPDX-License-Identifier: MIT
// A game looked back on: what each roll and each decision did to everybody's chances, by the evaluation alone; and
// which decisions trials confirm to have cost much.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/tally.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace byzantium::counsel {

enum class Cause : std::uint8_t { dice, decision, table };

// What a decision cost whoever made it.
struct Better {
    Decision decision;  // that the evaluation likes best
    int cost;           // its value less that of what was chosen, in parts of a million; above 0
    bool operator==(const Better&) const = default;
};

// The attack that dice were thrown in.
struct Fought {
    Color attacker;
    std::optional<Side> army;  // none: the Bulgars
    CityId city;
    std::optional<Color> controls;  // the city
    bool operator==(const Fought&) const = default;
};

// One entry. Chances are in parts of a million, in seating order.
struct Moment {
    std::size_t entry;  // of the journal, from 0
    Cause cause;
    std::optional<Color> chooser;  // none: dice, or the table
    Chances before;
    Chances after;
    std::optional<Better> better;  // none: nothing is better
    std::optional<Fought> fought;  // none: no dice, or those of the Byzantine fleet
    bool operator==(const Moment&) const = default;
};

struct Review {
    values::Few<Color, 4> players;  // in seating order
    Chances start;
    std::vector<Moment> moments;    // in the order of the journal, one for each entry
    Chances now;                    // where the entries end: the result of a game that is over
    int turn;                       // in which they end
    values::Few<Color, 4> winners;  // nobody while the game is not over
};

// Looks at one entry after the other, for whoever has other things to do between.
class Reviewing {
public:
    // All must outlive it. Each entry must be legal where it stands, as those of a journal are.
    Reviewing(const Weights& weights, const Table& table, const Position& start, std::span<const Entry> entries);

    bool done() const { return review_.moments.size() == entries_.size(); }
    // Not when done. Throws std::logic_error if the entry is not legal.
    void step();
    const Review& review() const { return review_; }

private:
    const Weights& weights_;
    const Table& table_;
    Position position_;
    std::span<const Entry> entries_;
    Review review_{};
};

Review review(const Weights& weights, const Table& table, const Position& start, std::span<const Entry> entries);

// One player's way from the first chance to the last: start + luck + own + others + by_table == end, always.
struct Account {
    Color player;
    int start;
    int luck;      // by dice: 0 on average, for the value before a roll is the mean of those after it
    int own;       // by own decisions
    int others;    // by those of others
    int by_table;  // by corrections
    int end;
    int cost;  // what better own decisions would have brought, each by itself; not part of the account
    bool operator==(const Account&) const = default;
};
struct Costly;
// In seating order. The cost is that of these decisions.
std::vector<Account> accounts(const Review& review, const std::vector<Costly>& confirmed);

// A decision that may have cost much. Where the same better one, whatever its cube, was missed again and again within a
// turn, this is the time when it cost most.
struct Doubtful {
    std::size_t entry;  // from 0
    Color chooser;
    Decision chosen;
    Decision better;
    int cost;                   // by the evaluation
    Position position;          // in which it was made
    int times = 1;              // how often it was missed
    std::size_t first = entry;  // when it was missed for the first time
    std::size_t last = entry;   // and for the last
};
// For trials to judge, the costliest first; of positions where chances can be told.
std::vector<Doubtful> doubtful(const Weights& weights, const Table& table, const Position& start,
                               std::span<const Entry> entries, const Review& review, std::size_t most);

// What trials say of a decision, in parts of a million: the mean of the differences between games with the better and
// with the chosen one, both with the same dice, and its 95 % interval. That speaks of the trials alone: everybody goes
// on nearly as the program would (trial.h).
struct Verdict {
    int cost;
    int low;
    int high;
    // Whether the decision stays on the list: by chance alone the cost would hardly be above 0, and it can be seen.
    bool confirmed() const { return low > 0 && cost >= least_confirmed; }
    static constexpr int least_confirmed = 5'000;
    bool operator==(const Verdict&) const = default;
};

// Plays both decisions on to the end of the game with the same dice, so that only their difference is left to chance.
class Confirming {
public:
    // Weights and table must outlive it.
    Confirming(const Weights& weights, const Table& table, const Doubtful& decision, std::uint64_t seed);

    void run(int pairs_of_trials);
    int pairs() const { return difference_.count(); }
    // After at least one pair.
    Verdict verdict() const;

private:
    const Weights& weights_;
    const Table& table_;
    Position chosen_;
    Position better_;
    std::size_t seat_;
    std::uint64_t seed_;
    Tally difference_;
};

// A decision that trials have confirmed.
struct Costly {
    std::size_t entry;  // from 0
    Color chooser;
    Decision chosen;
    Decision better;
    Position position;  // in which it was made
    Verdict verdict;
    int times = 1;              // how often the better one was missed within the turn
    std::size_t first = entry;  // for the first time here
    std::size_t last = entry;   // for the last
    bool operator==(const Costly&) const = default;
};

// The costliest confirmed decision of those who did not win, if without it they might have. Nothing if there is none,
// or if the game is not over. It has to cost so much, and by more than chance: what costs less is a slip among others,
// and a game that was lost before cannot cost it. A first turn that others follow costs no game: trials say what the
// program would have made of two turns, and people do not. And whoever was later as likely to win as before it, by the
// evaluation, has lost the game afterwards.
inline constexpr int least_that_costs_a_game = 100'000;
inline constexpr int least_for_certain = 50'000;
std::optional<Costly> cost_the_game(const Review& review, const std::vector<Costly>& confirmed);

}  // namespace byzantium::counsel
