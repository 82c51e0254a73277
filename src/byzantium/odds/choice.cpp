// SPDX-License-Identifier: MIT
#include "byzantium/odds/choice.h"

#include "byzantium/odds/arithmetic.h"

#include <algorithm>
#include <vector>

namespace byzantium::odds {
namespace {

constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

// The attacker by what it has lost: field cubes (Main before Elite, the guard last) and Move cubes.
struct State {
    int field;
    int move;
};

// Hits that beat this defender for an attacker left with that strength; more than there are dice if it has none, for
// nought against nought is the defender's (BYZ-42).
int hits_to_beat(const Force& defender, int attacker_strength) {
    if (attacker_strength == 0) return static_cast<int>(most_dice) + 1;
    const int over = strength(defender) - attacker_strength;
    return over < 0 ? 0 : defender.move + over + 1;
}

// The least strength to win with by so many hits or fewer.
int weakest_to_win(const Force& defender, int hits) {
    return std::max(1, strength(defender) + 1 - std::max(0, hits - defender.move));
}

// The ways to give up some cubes here, told by their Move cubes: from `fewest_move` to `most_move`. The fewer Move
// cubes go, the more field cubes do.
struct Options {
    int cubes;
    int fewest_move;
    int most_move;
    bool guard;  // lost too, for there is nothing else
};

class Attacker {
public:
    explicit Attacker(const Force& force)
        : force_{force}, nameable_{force.elite + force.main}, field_{strength(force)} {}

    int field() const { return field_; }
    int move() const { return force_.move; }
    int strength_at(State s) const { return field_ - s.field; }
    int move_left(State s) const { return force_.move - s.move; }
    int dice_at(State s) const {
        const int main = std::max(0, force_.main - s.field);
        return std::min(3, main) + force_.elite + guards(force_) - std::max(0, s.field - force_.main);
    }
    Options options(State s, int hits) const {
        const int field = std::max(0, nameable_ - s.field);
        const int move = move_left(s);
        if (hits >= field + move) return {field + move, move, move, force_.guard && hits > field + move};
        return {hits, std::max(0, hits - field), std::min(hits, move), false};
    }
    State after(State s, const Options& options, int move) const {
        const int guard = options.guard && s.field <= nameable_ ? 1 : 0;
        return {s.field + options.cubes - move + guard, s.move + move};
    }
    Losses losses(State s) const {
        const int main = std::min(s.field, force_.main);
        return {std::min(s.field - main, force_.elite), main, s.move};
    }
    // Nothing left, or nothing but the guard: the losses are the same.
    bool guard_lost(State s) const { return force_.guard && s.field == field_; }
    bool guard_alone(State s) const { return force_.guard && s.field == nameable_ && s.move == force_.move; }

private:
    Force force_;
    int nameable_;
    int field_;
};

// What is best for the attacker at one loss, for each roll of its own.
struct Choice {
    bool won;
    State after;
};

template <class Arithmetic>
class Search {
public:
    using Weight = typename Arithmetic::Weight;

    Search(const Attack& attack, int keep_move)
        : attack_{attack}, attacker_{attack.attacker}, keep_{keep_move}, columns_{attacker_.move() + 1} {
        for (const Force& defender : attack.defenders) most_lost_.push_back(most_lost_.back() + dice(defender));
    }

    Report report() {
        work_back();
        work_forward();
        return summed_up();
    }

private:
    using Values = std::vector<Weight>;  // by state
    struct Battle {
        const Force& defender;
        const Values& value;  // after it, if it is won
    };

    std::size_t place(State s) const { return at(s.field * columns_ + s.move); }
    Values values() const { return Values(at((attacker_.field() + 1) * columns_), Weight{0}); }

    // Every state that can be met before stage i; the last stage is the siege.
    template <class Visit>
    void each_state(std::size_t stage, Visit visit) const {
        const int most = most_lost_[stage];
        for (int field = 0; field <= std::min(attacker_.field(), most); ++field)
            for (int move = 0; move <= std::min(attacker_.move(), most - field); ++move) visit(State{field, move});
    }

    // The value of a state: falls that end in the city taken and enough Move cubes left.
    void work_back() {
        const std::size_t battles = attack_.defenders.size();
        value_.assign(battles + 1, {});
        value_[battles] = values();
        each_state(battles, [&](State s) { value_[battles][place(s)] = value_of_siege(s); });
        for (std::size_t i = battles; i-- > 0;) {
            value_[i] = values();
            const Battle battle{attack_.defenders[i], value_[i + 1]};
            each_state(i, [&](State s) { value_[i][place(s)] = value_of_battle(battle, s); });
        }
    }

    // Fewer hits do no harm, so it is enough to know how many the attacker can bear.
    Weight value_of_siege(State s) const {
        if (!attack_.siege) return kept(s) ? 1 : 0;
        const int tokens = attack_.siege->tokens;
        const auto falls = Arithmetic::at_least(tokens, tokens);
        int hits = tokens;
        while (hits >= 0 && !can_bear(s, hits)) --hits;
        return static_cast<Weight>(hits == tokens ? falls[0] : falls[0] - falls[at(hits + 1)]);
    }

    bool can_bear(State s, int hits) const {
        const Choice choice = choice_in_siege(s, hits);
        return choice.won && kept(choice.after);
    }

    Weight value_of_battle(const Battle& battle, State s) const {
        Weight sum = 0;
        each_fall_of_battle(battle, s, [&](auto falls, auto own_falls, const Choice& choice) {
            if (choice.won) sum += battle.value[place(choice.after)] * falls * own_falls;
        });
        return sum;
    }

    void work_forward() {
        const std::size_t battles = attack_.defenders.size();
        dice_left_ = most_dice_in(attack_);
        taken_ = beaten_ = values();
        Values now = values();
        now[0] = 1;
        for (std::size_t i = 0; i < battles; ++i) {
            dice_left_ -= dice(attack_.attacker) + dice(attack_.defenders[i]);
            Values next = values();
            const Battle battle{attack_.defenders[i], value_[i + 1]};
            each_state(i, [&](State s) { fight_from(battle, s, now[place(s)], next); });
            now = std::move(next);
            Weight sum = 0;
            for (const Weight& weight : now) sum += weight;
            won_.push_back(Arithmetic::times_falls(sum, dice_left_));
        }
        each_state(battles, [&](State s) { besiege_from(s, now[place(s)]); });
    }

    void fight_from(const Battle& battle, State s, const Weight& weight, Values& next) {
        if (weight == 0) return;
        each_fall_of_battle(battle, s, [&](auto falls, auto own_falls, const Choice& choice) {
            const Weight fell = weight * falls * own_falls;
            if (choice.won)
                next[place(choice.after)] += fell;
            else
                beaten_[place(choice.after)] += Arithmetic::times_falls(fell, dice_left_);
        });
    }

    void besiege_from(State s, const Weight& weight) {
        if (weight == 0) return;
        each_fall_of_siege(s, [&](auto falls, const Choice& choice) {
            (choice.won ? taken_ : beaten_)[place(choice.after)] += weight * falls;
        });
    }

    // Each roll of the defender and each range of the attacker's hits after which it gives up the same: the falls of
    // both, equally likely, and what is given up.
    template <class Visit>
    void each_fall_of_battle(const Battle& battle, State s, Visit visit) const {
        const int theirs = dice(battle.defender);
        const int own = attacker_.dice_at(s);
        const auto their_falls = Arithmetic::hits(theirs, theirs);
        const auto own_falls = Arithmetic::at_least(own, dice(attack_.attacker));
        for (int hits = 0; hits <= theirs; ++hits)
            each_best(battle, s, hits, own, [&](int from, int to, const Choice& choice) {
                visit(their_falls[at(hits)], own_falls[at(from)] - own_falls[at(to)], choice);
            });
    }

    // The more the defender has lost, the more field cubes can be given up and the battle be won all the same. Goes
    // through the options from most Move cubes to fewest, and calls `choose(from, to, choice)` for each that is better
    // than all before it: with `from` hits or more of its own the attacker wins so, with `to` or more there is better.
    template <class Choose>
    void each_best(const Battle& battle, State s, int hits, int own, Choose choose) const {
        const Options options = attacker_.options(s, hits);
        State best = attacker_.after(s, options, options.most_move);
        const State start = best;
        int from = hits_to_beat(battle.defender, attacker_.strength_at(best));
        if (from > own) return choose(0, own + 1, Choice{false, best});
        if (from > 0) choose(0, from, Choice{false, best});
        // A Main or Elite cube more for each Move cube less, as far as the attacker can win so.
        const int strength_spared = attacker_.strength_at(best) - weakest_to_win(battle.defender, own);
        const int last = std::min(options.most_move - options.fewest_move, strength_spared);
        for (int spared = 1; spared <= last; ++spared) {
            const State more{start.field + spared, start.move - spared};
            if (battle.value[place(more)] <= battle.value[place(best)]) continue;
            const int need = hits_to_beat(battle.defender, attacker_.strength_at(more));
            if (need > from) choose(from, need, Choice{true, best});
            from = need;
            best = more;
        }
        choose(from, own + 1, Choice{true, best});
    }

    template <class Visit>
    void each_fall_of_siege(State s, Visit visit) const {
        if (!attack_.siege) return visit(Weight{1}, Choice{true, s});
        const auto falls = Arithmetic::hits(attack_.siege->tokens, attack_.siege->tokens);
        for (int hits = 0; hits <= attack_.siege->tokens; ++hits) visit(falls[at(hits)], choice_in_siege(s, hits));
    }

    // As many Move cubes as may go if the city is taken then; otherwise as many as there are.
    Choice choice_in_siege(State s, int hits) const {
        const Siege& city = *attack_.siege;
        const Options options = attacker_.options(s, hits * city.cubes_a_hit);
        const auto choose = [&](int move) {
            const State after = attacker_.after(s, options, move);
            return Choice{attacker_.strength_at(after) > city.tokens, after};
        };
        const int spare = std::min(options.most_move, attacker_.move_left(s) - keep_);
        if (spare >= options.fewest_move)
            if (const Choice keeps = choose(spare); keeps.won) return keeps;
        return choose(options.most_move);
    }

    bool kept(State s) const { return attacker_.move_left(s) >= keep_; }

    Report summed_up() const;
    std::vector<Outcome> outcomes(const Values& weights, const Weight& all) const;

    const Attack& attack_;
    Attacker attacker_;
    int keep_;
    int columns_;
    std::vector<int> most_lost_{0};  // before each stage
    std::vector<Values> value_{};    // by stage
    int dice_left_ = 0;
    std::vector<Weight> won_{};
    Values taken_{};
    Values beaten_{};
};

// `all` is what the shares given a capture are out of: 0 if there are none.
template <class Arithmetic>
std::vector<Outcome> Search<Arithmetic>::outcomes(const Values& weights, const Weight& all) const {
    using inside::probability;
    using inside::quotient;
    std::vector<Outcome> list;
    const int bits = most_dice_in(attack_);
    for (int field = 0; field <= attacker_.field(); ++field)
        for (int move = 0; move <= attacker_.move(); ++move) {
            const State s{field, move};
            if (attacker_.guard_lost(s)) continue;  // counted with the guard alone
            Weight weight = weights[place(s)];
            if (attacker_.guard_alone(s)) weight += weights[place({field + 1, move})];
            if (weight == 0) continue;
            list.push_back({attacker_.losses(s), probability(weight, bits), all == 0 ? 0 : quotient(weight, all)});
        }
    return list;
}

template <class Arithmetic>
Report Search<Arithmetic>::summed_up() const {
    using inside::probability;
    const int bits = most_dice_in(attack_);
    Weight taken = 0;
    Weight kept_too = 0;
    Weight destroyed = 0;
    Weight elite = 0;
    Weight main = 0;
    Weight move = 0;
    Weight guard = 0;
    for (int f = 0; f <= attacker_.field(); ++f)
        for (int v = 0; v <= attacker_.move(); ++v) {
            const State s{f, v};
            const Weight weight = taken_[place(s)] + beaten_[place(s)];
            const Losses lost = attacker_.losses(s);
            taken += taken_[place(s)];
            if (kept(s)) kept_too += taken_[place(s)];
            if (f + v == active_cubes(attack_.attacker)) destroyed += weight;
            elite += weight * static_cast<unsigned>(lost.elite);
            main += weight * static_cast<unsigned>(lost.main);
            move += weight * static_cast<unsigned>(lost.move);
            if (attacker_.guard_lost(s)) guard += weight;
        }
    Report report{{keep_},
                  probability(taken, bits),
                  probability(kept_too, bits),
                  probability(destroyed, bits),
                  {},
                  {probability(elite, bits), probability(main, bits), probability(move, bits),
                   probability(Weight{elite + main + move}, bits), probability(guard, bits)},
                  outcomes(taken_, taken),
                  outcomes(beaten_, Weight{0})};
    for (const Weight& won : won_) report.p_won.push_back(probability(won, bits));
    return report;
}

}  // namespace

Report report_with_choice(const Attack& attack, const Policy& policy) {
    return inside::exactly(attack, [&]<class Arithmetic>(Arithmetic) {
        return Search<Arithmetic>{attack, policy.keep_move}.report();
    });
}

}  // namespace byzantium::odds
