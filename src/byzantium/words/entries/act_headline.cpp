// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/act_headline.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/story.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

Color actor(const MadeEntry& first) { return awaited_player(first.before.awaits).value_or(first.before.active); }

bool is_march(const Decision& decision) {
    return std::holds_alternative<Place>(decision) || std::holds_alternative<Move>(decision) ||
           std::holds_alternative<CivilWar>(decision);
}

// Answers of others that the act is not told without.
bool is_told_of(const Decision& decision) {
    return std::holds_alternative<RetreatTo>(decision) || std::holds_alternative<Impose>(decision) ||
           std::holds_alternative<GiveUp>(decision);
}

const Decision* decision_of(const MadeEntry& made) { return std::get_if<Decision>(&made.entry); }

std::string increase_headline(const Names& names, const std::vector<MadeEntry>& act) {
    std::vector<Increase> placed;
    for (const MadeEntry& made : act)
        if (const auto* decision = decision_of(made))
            if (const auto* cube = std::get_if<Increase>(decision)) placed.push_back(*cube);
    return say("{player} adds {cubes}.", arg("player", names.player(actor(act.front()))),
               arg("cubes", cubes_to_boxes(placed)));
}

// Of a march its last step: what it was made for.
std::string begun(const Names& names, const std::vector<MadeEntry>& act) {
    const auto* const first = decision_of(act.front());
    if (first != nullptr && std::holds_alternative<Increase>(*first)) return increase_headline(names, act);
    const MadeEntry* told = &act.front();
    if (first != nullptr && is_march(*first))
        for (const MadeEntry& made : act)
            if (const auto* decision = decision_of(made); decision != nullptr && is_march(*decision)) told = &made;
    return headline(names, told->before, told->entry);
}

using Gains = std::array<std::array<int, 2>, 4>;  // by colour and side

struct MovedMoney {
    int got = 0;
    int paid = 0;
};
using MoneyOfAll = std::array<std::array<MovedMoney, 2>, 4>;  // by colour and side

// What somebody gains, without a name: "+2 bezants, -3 bezants, +3 VP (Byz.)". What is paid does not hide what is got.
std::string gains(MovedMoney money, int vp, Side side) {
    const auto with_sign = [](int n, const std::string& what) { return (n < 0 ? "\u2212" : "+") + what; };
    std::string all;
    const auto add = [&](int n, const std::string& what) {
        if (n != 0) all += (all.empty() ? "" : ", ") + with_sign(n, what);
    };
    add(money.got, bezants(money.got));
    add(-money.paid, bezants(money.paid));
    add(vp, points(std::abs(vp)));
    return say("{what} ({side})", arg("what", all), arg("side", short_word(side)));
}

// With the gains in front of the last full stop.
std::string with_gains(const std::string& sentence, const std::string& gained) {
    if (gained.empty()) return sentence;
    return say("{what}: {change}.", arg("what", without_full_stop(sentence)), arg("change", gained));
}

// At a turn's end others receive and pay, too: of what is given up there the VP alone are told.
enum class ActKind : std::uint8_t { action, giving_up };

ActKind kind_of(const MadeEntry& first) {
    const auto* const decision = decision_of(first);
    const bool gives_up = decision != nullptr && std::holds_alternative<GiveUp>(*decision);
    return gives_up ? ActKind::giving_up : ActKind::action;
}

// Reads the effects of an act, one after the other.
class Result {
public:
    Result(const Names& names, ActKind kind) : names_{names}, kind_{kind} {}

    void take(const MadeEntry& made) {
        for (const Effect& effect : made.effects) std::visit([this](const auto& what) { take(what); }, effect);
        if (!std::holds_alternative<Over>(made.after.awaits)) return;
        end_act();  // whose gains are not the winner's
        tell(question(names_, made.after));
    }
    void tell(std::string sentence) { sentences_ += ' ' + sentence; }

    // Each sentence with a blank before it: of the act alone, what became of armies by it, which is no gain of the act,
    // and of the turn's end behind it.
    std::string of_act() const { return sentences_.substr(0, act_.value_or(sentences_.size())); }
    std::string aftermath() const { return aftermath_; }
    std::string of_turn() const { return sentences_.substr(act_.value_or(sentences_.size())); }
    // By the act. Whoever acts needs no name.
    std::string gained(Color actor) const {
        std::string all = gained_by(actor);
        for (const Color color : colors) {
            const std::string theirs = color == actor ? std::string{} : gained_by(color);
            if (theirs.empty()) continue;
            all += (all.empty() ? "" : "; ") +
                   say("{player} {change}", arg("player", names_.player(color)), arg("change", theirs));
        }
        return all;
    }

private:
    void take(const BattleWon& battle) { tell(came_to(names_, battle)); }
    void take(const BattleLost& battle) { tell(came_to(names_, battle)); }
    void take(const SiegeLost& siege) { tell(came_to(names_, siege)); }
    void take(const ArmyDestroyed& destroyed) {
        if (act_) return tell(came_to(names_, destroyed));
        aftermath_ += ' ' + came_to(names_, destroyed);
    }
    void take(const StepWithdrawn& step) { tell(came_to(names_, step)); }
    void take(const AttackBegan& attack) { bulgars_ = !attack.army; }
    void take(const CityCaptured& captured) {
        const auto city = names_.city(captured.city);
        tell(bulgars_
                 ? say("{city} falls to the Bulgars.", arg("city", city))
                 : say("{player} captures {city}.", arg("player", names_.player(captured.player)), arg("city", city)));
    }
    void take(const TakenByItself& taken) {
        if (is_told_of(taken.decision)) tell(headline(names_, taken.player, taken.decision));
    }
    void take(const ActionPhaseEnded& ended) {
        end_act();
        tell(say("Turn {turn} ends.", arg("turn", ended.turn)));
    }
    void take(const TurnBegan&) { end_act(); }
    void take(const MoneyChanged& money) {
        if (act_ || kind_ == ActKind::giving_up) return;
        MovedMoney& moved = money_[index(money.player)][index(money.side)];
        (money.by > 0 ? moved.got : moved.paid) += std::abs(money.by);
    }
    // BYZ-59: at a turn's end only cubes that were given up cost VP, and the last sentence tells of them.
    void take(const VpChanged& vp) {
        if (kind_ == ActKind::giving_up && vp.by > 0) return;
        if (!act_) {
            vp_[index(vp.player)][index(vp.side)] += vp.by;
        } else if (vp.by < 0) {
            sentences_ = with_gains(sentences_, gains({}, vp.by, vp.side));
        }
    }
    template <class Other>
    void take(const Other&) {}

    void end_act() {
        if (!act_) act_ = sentences_.size();
    }

    std::string gained_by(Color color) const {
        std::string all;
        for (const Side side : sides) {
            const MovedMoney money = money_[index(color)][index(side)];
            const int vp = vp_[index(color)][index(side)];
            if (money.got != 0 || money.paid != 0 || vp != 0) all += (all.empty() ? "" : ", ") + gains(money, vp, side);
        }
        return all;
    }

    const Names& names_;
    ActKind kind_;
    std::string sentences_;
    std::string aftermath_;
    MoneyOfAll money_{};
    Gains vp_{};
    bool bulgars_ = false;            // attack, and not an army
    std::optional<std::size_t> act_;  // so much of the sentences is of the act, once the turn ends
};

}  // namespace

std::string act_headline(const Names& names, const std::vector<MadeEntry>& act) {
    const std::string first = begun(names, act);
    if (decision_of(act.front()) == nullptr && !std::holds_alternative<byzantium::Roll>(act.front().entry))
        return first;
    Result result{names, kind_of(act.front())};
    for (std::size_t i = 0; i < act.size(); ++i) {
        const auto* decision = decision_of(act[i]);
        if (i > 0 && decision != nullptr && is_told_of(*decision))
            result.tell(headline(names, act[i].before, act[i].entry));
        result.take(act[i]);
    }
    return with_gains(first + result.of_act(), result.gained(actor(act.front()))) + result.aftermath() +
           result.of_turn();
}

}  // namespace byzantium::words
