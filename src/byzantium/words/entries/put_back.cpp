// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/put_back.h"

#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

namespace {

Arrival other(Arrival arrival) { return arrival == Arrival::arrives ? Arrival::leaves : Arrival::arrives; }

class PuttingBack {
public:
    PuttingBack(const Names& names, const Position& after) : hands_{names, after} {}

    void take(const Effect& effect) {
        std::visit([this](const auto& what) { back(what); }, effect);
    }
    void make(const Effect& effect) {
        std::visit(values::overloaded{[this](const CubesMoved& what) { hands_.moved(what); },
                                      [this](const MoneyChanged& what) { hands_.changed(what); },
                                      [this](const VpChanged& what) { hands_.changed(what); },
                                      [this](const PawnMoved& what) { hands_.moved(what); },
                                      [this](const GuardMoved& what) { hands_.moved(what); },
                                      [this](const TokensChanged& what) { hands_.changed(what); },
                                      [this](const FortificationMoved& what) { hands_.moved(what); },
                                      [this](const BulgarsChanged& what) { hands_.changed(what); }, [](const auto&) {}},
                   effect);
    }
    std::vector<Deed> deeds() { return hands_.take(); }

private:
    void back(CubesMoved cubes) {
        std::swap(cubes.from, cubes.to);
        hands_.moved(cubes);
    }
    void back(MoneyChanged money) {
        money.by = -money.by;
        hands_.changed(money);
    }
    void back(VpChanged vp) {
        vp.by = -vp.by;
        hands_.changed(vp);
    }
    void back(PawnMoved pawn) {
        std::swap(pawn.from, pawn.to);
        hands_.moved(pawn);
    }
    void back(GuardMoved guard) {
        guard.arrival = other(guard.arrival);
        hands_.moved(guard);
    }
    void back(TokensChanged tokens) {
        std::swap(tokens.side_before, tokens.side_after);
        std::swap(tokens.before, tokens.after);
        hands_.changed(tokens);
    }
    void back(FortificationMoved fortification) {
        fortification.arrival = other(fortification.arrival);
        hands_.moved(fortification);
    }
    void back(BulgarsChanged bulgars) {
        bulgars.by = -bulgars.by;
        hands_.changed(bulgars);
    }
    // No piece moved.
    void back(const TakenByItself&) {}
    void back(const StepWithdrawn&) {}
    void back(const Rolled&) {}
    void back(const AttackBegan&) {}
    void back(const ArmyStands&) {}
    void back(const BattleWon&) {}
    void back(const BattleLost&) {}
    void back(const SiegeLost&) {}
    void back(const CityCaptured&) {}
    void back(const ArmyDestroyed&) {}
    void back(const SeaDenied&) {}
    void back(const PlayerPassed&) {}
    void back(const ActionPhaseEnded&) {}
    void back(const TurnBegan&) {}
    void back(const GameEnded&) {}
    void back(const ActionGiven&) {}
    void back(const Corrected&) {}

    Hands hands_;
};

// It says where a piece is in the end, or what lies in a city then.
bool is_overtaken(const Effect& undone, const std::vector<Effect>& made) {
    return std::any_of(made.begin(), made.end(), [&](const Effect& later) {
        const auto* const pawn = std::get_if<PawnMoved>(&undone);
        const auto* const moved = std::get_if<PawnMoved>(&later);
        if (pawn != nullptr && moved != nullptr) return pawn->player == moved->player && pawn->side == moved->side;
        const auto* const tokens = std::get_if<TokensChanged>(&undone);
        const auto* const changed = std::get_if<TokensChanged>(&later);
        return tokens != nullptr && changed != nullptr && tokens->city == changed->city;
    });
}

}  // namespace

std::vector<Deed> put_back(const Names& names, const Position& after, const std::vector<Effect>& effects) {
    PuttingBack putting{names, after};
    for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) putting.take(*effect);
    return putting.deeds();
}

std::vector<Deed> put_right(const Names& names, const Position& at, const std::vector<Effect>& undone,
                            const std::vector<Effect>& made) {
    PuttingBack putting{names, at};
    for (auto effect = undone.rbegin(); effect != undone.rend(); ++effect)
        if (!is_overtaken(*effect, made)) putting.take(*effect);
    for (const Effect& effect : made) putting.make(effect);
    return putting.deeds();
}

}  // namespace byzantium::words
