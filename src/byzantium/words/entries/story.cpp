// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/story.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/words/desk/hands.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/words.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string beaten_words(const Names& names, const Defender& defender) {
    return std::visit(
        values::overloaded{
            [&](const ArmyDefends& d) {
                return say("The attacker beats {army}.", arg("army", army(names, d.army.player, d.army.side)));
            },
            [&](const LevyDefends& d) {
                return say("The attacker beats {player}'s levy.", arg("player", names.player(d.army.player)));
            },
            [](const BulgarsDefend&) -> std::string { return translated("The attacker beats the Bulgars."); },
        },
        defender);
}

std::string holding_words(const Names& names, const Defender& defender) {
    return std::visit(
        values::overloaded{
            [&](const ArmyDefends& d) {
                return say("The attacker is beaten by {army}.", arg("army", army(names, d.army.player, d.army.side)));
            },
            [&](const LevyDefends& d) {
                return say("The attacker is beaten by {player}'s levy.", arg("player", names.player(d.army.player)));
            },
            [](const BulgarsDefend&) -> std::string { return translated("The attacker is beaten by the Bulgars."); },
        },
        defender);
}

std::string rolled_words(const Rolled& rolled) {
    switch (rolled.what) {
        case RollFor::fleet:
            return say_counted(rolled.hits.defender, "The fleet scores {n} hit.", "The fleet scores {n} hits.");
        case RollFor::battle:
            return say("The attacker scores {attacker}, the defender {defender}.",
                       arg("attacker", hits(rolled.hits.attacker)), arg("defender", hits(rolled.hits.defender)));
        case RollFor::siege:
            break;
    }
    return say_counted(rolled.hits.defender, "The city scores {n} hit.", "The city scores {n} hits.");
}

std::string attack_words(const Names& names, const AttackBegan& attack) {
    const auto city = names.city(attack.city);
    if (!attack.army) return say("The Bulgars attack {city}.", arg("city", city));
    return say("{army} attacks {city}.", arg("army", army(names, attack.player, *attack.army)), arg("city", city));
}

// One teller for one entry: events are told at once, what hands do is gathered until the next event.
class Telling {
public:
    Telling(const Names& names, const Position& before, const Entry& entry)
        : names_{names}, entry_{entry}, hands_{names, before}, ending_{gives_up(before, entry)} {}

    void tell(const Effect& effect) {
        std::visit([this](const auto& what) { take(what); }, effect);
    }

    std::vector<ToldLine> lines() {
        flush();
        return std::move(lines_);
    }

private:
    // Not a correction by the table meanwhile.
    static bool gives_up(const Position& before, const Entry& entry) {
        return std::holds_alternative<AwaitUpkeep>(before.awaits) && std::holds_alternative<Decision>(entry);
    }

    // Cubes come into a Cube Pool at a turn's end only.
    void take(const CubesMoved& cubes) {
        if (!returning_ && std::holds_alternative<InPool>(cubes.to)) {
            event(translated("Cubes come back to the Cube Pools."));
            returning_ = true;
        }
        hands_.moved(cubes);
    }
    // And VP behind that are those of the final scoring.
    void take(const VpChanged& vp) {
        if (returning_ && !scoring_) {
            event(translated("The cities are scored."));
            scoring_ = true;
        }
        hands_.changed(vp);
    }
    void take(const PawnMoved& pawn) { hands_.moved(pawn); }
    void take(const GuardMoved& guard) { hands_.moved(guard); }
    void take(const FortificationMoved& fortification) { hands_.moved(fortification); }
    void take(const TokensChanged& tokens) { hands_.changed(tokens); }
    void take(const BulgarsChanged& bulgars) { hands_.changed(bulgars); }

    // At the turn's end all income stands before the first payment: two paragraphs.
    void take(const MoneyChanged& money) {
        if (collecting_ && money.by < 0) {
            event(translated("Maintenance is paid."));
            collecting_ = false;
        }
        hands_.changed(money);
    }

    void take(const TakenByItself& taken) {
        event(
            say("{sentence} There was no other way.", arg("sentence", headline(names_, taken.player, taken.decision))));
    }
    void take(const StepWithdrawn& step) { event(came_to(names_, step)); }
    // Whoever entered hits has read them already.
    void take(const Rolled& rolled) {
        const auto* roll = std::get_if<Roll>(&entry_);
        if (roll == nullptr || !std::holds_alternative<Hits>(roll->dice)) event(rolled_words(rolled));
    }
    void take(const AttackBegan& attack) { event(attack_words(names_, attack)); }
    void take(const ArmyStands& stands) {
        if (!entered<Stand>())
            event(say("{army} has to stand.", arg("army", army(names_, stands.player, stands.side))));
    }
    void take(const BattleWon& battle) { event(came_to(names_, battle)); }
    void take(const BattleLost& battle) { event(came_to(names_, battle)); }
    void take(const SiegeLost& siege) { event(came_to(names_, siege)); }
    void take(const CityCaptured& captured) {
        event(say("{player} captures {city}.", arg("player", names_.player(captured.player)),
                  arg("city", names_.city(captured.city))));
    }
    void take(const ArmyDestroyed& destroyed) { event(came_to(names_, destroyed)); }
    void take(const SeaDenied& denied) {
        if (!entered<Deny>())
            event(say("The sea is closed to {player}'s army.", arg("player", names_.player(denied.owner))));
    }
    void take(const ActionPhaseEnded& ended) {
        event(say("Everybody has finished turn {turn}. Income is paid in.", arg("turn", ended.turn)));
        collecting_ = true;
        ending_ = true;
    }
    void take(const TurnBegan& turn) {
        event(say("Turn {turn} begins, and {player} is first player.", arg("turn", turn.turn),
                  arg("player", names_.player(turn.first))));
    }
    void take(const GameEnded& ended) {
        event(ended.reason == EndReason::fall ? translated("Constantinople has fallen: the game is over.")
                                              : translated("The game is over."));
    }
    // The headline says these.
    void take(const PlayerPassed&) {}
    void take(const ActionGiven&) {}
    void take(const Corrected&) {}

    template <class D>
    bool entered() const {
        const auto* decision = std::get_if<Decision>(&entry_);
        return decision != nullptr && std::holds_alternative<D>(*decision);
    }

    void event(std::string sentence) {
        flush();
        lines_.push_back({LineKind::event, std::nullopt, std::move(sentence)});
    }

    void flush() {
        const LineKind kind = ending_ ? LineKind::turn_end : LineKind::deed;
        for (Deed& deed : hands_.take()) lines_.push_back({kind, deed.player, std::move(deed.text)});
    }

    const Names& names_;
    const Entry& entry_;
    Hands hands_;
    std::vector<ToldLine> lines_;
    bool ending_;              // the turn
    bool collecting_ = false;  // income
    bool returning_ = false;   // cubes to the Cube Pools
    bool scoring_ = false;     // the cities at the end
};

}  // namespace

std::string came_to(const Names& names, const BattleWon& battle) { return beaten_words(names, battle.against); }
std::string came_to(const Names& names, const BattleLost& battle) { return holding_words(names, battle.against); }
std::string came_to(const Names& names, const SiegeLost& siege) {
    return say("{city} holds out.", arg("city", names.city(siege.city)));
}
std::string came_to(const Names& names, const ArmyDestroyed& destroyed) {
    return say("{army} is destroyed.", arg("army", army(names, destroyed.player, destroyed.side)));
}
std::string came_to(const Names& names, const StepWithdrawn& step) {
    return say("The step to {city} is withdrawn.", arg("city", names.city(step.to)));
}

std::vector<ToldLine> told_lines(const Names& names, const Position& before, const Entry& entry,
                                 const std::vector<Effect>& effects) {
    Telling telling{names, before, entry};
    for (const Effect& effect : effects) telling.tell(effect);
    return telling.lines();
}

Told story(const Names& names, const Position& before, const Entry& entry, const std::vector<Effect>& effects) {
    Told told{headline(names, before, entry), {}};
    for (ToldLine& line : told_lines(names, before, entry, effects)) told.lines.push_back(std::move(line.text));
    return told;
}

}  // namespace byzantium::words
