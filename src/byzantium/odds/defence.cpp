// SPDX-License-Identifier: MIT
#include "byzantium/odds/defence.h"

#include "byzantium/odds/chain.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using byzantium::ArmyRef;
using byzantium::IfDenied;

// Armies of one player in another order than before: `places` says where each stood.
template <class Places>
bool turns_a_player_round(const Defence& first, const Places& places) {
    const auto& armies = first.standing;
    for (std::size_t i = 0; i < armies.size(); ++i)
        for (std::size_t j = i + 1; j < armies.size(); ++j)
            if (places[i] > places[j] && armies[places[i]].player == armies[places[j]].player) return true;
    return false;
}

// The armies that stand are fought from the battle of that number on.
void put_in_best_order(DefenceOdds& best, std::size_t battle) {
    best.p_capture = p_capture(best.attack);
    const std::size_t armies = best.defence.standing.size();
    if (armies < 2) return;
    std::array<std::size_t, most_defenders> places{0, 1, 2, 3, 4, 5, 6, 7};
    const DefenceOdds first = best;
    while (std::next_permutation(places.begin(), places.begin() + armies)) {
        if (turns_a_player_round(first.defence, places)) continue;
        DefenceOdds other = first;
        for (std::size_t i = 0; i < armies; ++i) {
            other.defence.standing[i] = first.defence.standing[places[i]];
            other.attack.defenders[battle + i] = first.attack.defenders[battle + places[i]];
        }
        other.p_capture = p_capture(other.attack);
        if (other.p_capture > best.p_capture) best = other;
    }
}

class Reckoning {
public:
    Reckoning(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
              const Force& attacker, byzantium::CityId city)
        : position_{position}, defending_{defending}, attacker_{attacker}, siege_{siege_of(table, position, city)} {}

    void list_all(DefenceList& list) const {
        const auto& asked = defending_.asked;
        const bool none_stands_yet = defending_.standing.empty();
        list.reserve((std::size_t{1} << asked.armies.size()) + (asked.levy ? 1 : 0));
        for (unsigned choice = 0; choice < 1U << asked.armies.size(); ++choice) {
            if (!may_choose(choice)) continue;
            if (asked.levy && choice == 0 && none_stands_yet) {
                DefenceOdds& by_levy = list.emplace_back(attacker_, siege_);
                by_levy.defence.levy = asked.levy;
                reckon(choice, by_levy);
            }
            reckon(choice, list.emplace_back(attacker_, siege_));
        }
    }

private:
    // Every choice of the asked armies, as bits: a set one stands.
    static bool stands(unsigned choice, std::size_t army) { return ((choice >> army) & 1U) != 0; }

    // An army that may not retreat stands (BYZ-35).
    bool may_choose(unsigned choice) const {
        const auto& armies = defending_.asked.armies;
        for (std::size_t i = 0; i < armies.size(); ++i)
            if (!stands(choice, i) && !armies[i].can_retreat) return false;
        return true;
    }

    void choose(unsigned choice, Defence& defence) const {
        for (const ArmyRef army : defending_.standing) defence.standing.push_back(army);
        const auto& armies = defending_.asked.armies;
        for (std::size_t i = 0; i < armies.size(); ++i) {
            (stands(choice, i) ? defence.standing : defence.retreating).push_back(armies[i].army);
            if (stands(choice, i)) continue;
            if (!armies[i].survives) defence.given_up.push_back(armies[i].army);
            if (armies[i].leave_of == defending_.attacker && armies[i].if_denied == IfDenied::stands)
                defence.by_leave.push_back(armies[i].army);
        }
    }

    // Whether the levy fights is set already.
    void reckon(unsigned choice, DefenceOdds& odds) const {
        Defence& defence = odds.defence;
        choose(choice, defence);
        auto& defenders = odds.attack.defenders;
        if (defending_.in_battle) defenders.push_back(*defending_.in_battle);
        for (const ArmyRef army : defence.standing) defenders.push_back(force_of(display(army)));
        if (defence.levy) defenders.push_back(levy_of(display(*defence.levy)));
        if (defending_.asked.bulgars > 0) defenders.push_back(bulgars(defending_.asked.bulgars));
        put_in_best_order(odds, defending_.in_battle ? 1 : 0);
    }

    const byzantium::Display& display(ArmyRef army) const { return position_[army.player][army.side]; }

    const byzantium::Position& position_;
    const Defending& defending_;
    const Force& attacker_;
    Siege siege_;
};

bool better_for_defenders(const DefenceOdds& one, const DefenceOdds& other) {
    if (one.p_capture != other.p_capture) return one.p_capture < other.p_capture;
    const std::size_t armies = one.defence.standing.size();
    if (armies != other.defence.standing.size()) return armies > other.defence.standing.size();
    return !one.defence.levy && other.defence.levy;
}

}  // namespace

Defending::Defending(const byzantium::Survey& survey, const byzantium::Assault& assault)
    : attacker{assault.attacker}, asked{defenders(survey, assault)} {}

Defending::Defending(const byzantium::Table& table, const byzantium::Position& position,
                     const byzantium::Assault& assault)
    : Defending{{table, position}, assault} {}

DefenceList defences(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                     const Force& attacker, byzantium::CityId city) {
    DefenceList list;
    list_defences(table, position, defending, attacker, city, list);
    return list;
}

void list_defences(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                   const Force& attacker, byzantium::CityId city, DefenceList& list) {
    Reckoning{table, position, defending, attacker, city}.list_all(list);
    if (!std::is_sorted(list.begin(), list.end(), better_for_defenders))  // most lists are
        std::sort(list.begin(), list.end(), better_for_defenders);
}

const DefenceOdds& best_of(const DefenceList& list) {
    return *std::find_if(list.begin(), list.end(),
                         [](const DefenceOdds& odds) { return odds.defence.by_leave.empty(); });
}

DefenceOdds best_defence(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                         const Force& attacker, byzantium::CityId city) {
    return best_of(defences(table, position, defending, attacker, city));
}

DefenceOdds against(const DefenceOdds& odds, const Force& attacker) {
    DefenceOdds other = odds;
    other.attack.attacker = attacker;
    put_in_best_order(other, 0);
    return other;
}

}  // namespace byzantium::odds
