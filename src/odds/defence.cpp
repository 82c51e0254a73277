// SPDX-License-Identifier: MIT
#include "odds/defence.h"

#include "odds/chain.h"

#include <algorithm>

namespace odds {
namespace {

using byzantium::ArmyRef;

class Reckoning {
public:
    Reckoning(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
              const Force& attacker, byzantium::CityId city)
        : position_{position}, defending_{defending}, attacker_{attacker}, siege_{siege_of(table, position, city)} {}

    std::vector<DefenceOdds> all() const {
        std::vector<DefenceOdds> list;
        list.reserve((std::size_t{1} << defending_.asked.armies.size()) + 1);
        each_defence([&](const Defence& defence) { list.push_back(in_best_order(defence)); });
        return list;
    }

private:
    // Every choice of the asked armies, as bits: a set one stands.
    template <class Visit>
    void each_defence(Visit visit) const {
        const auto& armies = defending_.asked.armies;
        for (unsigned choice = 0; choice < 1U << armies.size(); ++choice)
            if (const auto defence = chosen(choice)) {
                visit(*defence);
                if (!defence->standing.empty() || !defending_.asked.levy) continue;
                Defence with_levy = *defence;
                with_levy.levy = defending_.asked.levy;
                visit(with_levy);
            }
    }

    // Nothing if an army would have to retreat that may not (BYZ-35).
    std::optional<Defence> chosen(unsigned choice) const {
        Defence defence;
        defence.standing = defending_.standing;
        const auto& armies = defending_.asked.armies;
        for (std::size_t i = 0; i < armies.size(); ++i) {
            const bool stands = ((choice >> i) & 1U) != 0;
            if (!stands && !armies[i].can_retreat) return std::nullopt;
            (stands ? defence.standing : defence.retreating).push_back(armies[i].army);
        }
        return defence;
    }

    DefenceOdds in_best_order(Defence defence) const {
        auto& order = defence.standing;
        std::array<std::size_t, most_defenders> places{0, 1, 2, 3, 4, 5, 6, 7};
        const auto end = places.begin() + order.size();
        DefenceOdds best = in_this_order(defence);
        const Defence first = defence;
        while (std::next_permutation(places.begin(), end)) {
            for (std::size_t i = 0; i < order.size(); ++i) order[i] = first.standing[places[i]];
            const DefenceOdds other = in_this_order(defence);
            if (other.p_capture > best.p_capture) best = other;
        }
        return best;
    }

    DefenceOdds in_this_order(const Defence& defence) const {
        Attack attack{attacker_, {}, siege_};
        if (defending_.in_battle) attack.defenders.push_back(*defending_.in_battle);
        for (const ArmyRef army : defence.standing) attack.defenders.push_back(force_of(display(army)));
        if (defence.levy) attack.defenders.push_back(levy_of(display(*defence.levy)));
        if (defending_.asked.bulgars > 0) attack.defenders.push_back(bulgars(defending_.asked.bulgars));
        return {defence, attack, chain(attack).p_capture};
    }

    const byzantium::Display& display(ArmyRef army) const { return position_[army.player][army.side]; }

    const byzantium::Position& position_;
    const Defending& defending_;
    Force attacker_;
    Siege siege_;
};

bool better_for_defenders(const DefenceOdds& one, const DefenceOdds& other) {
    if (one.p_capture != other.p_capture) return one.p_capture < other.p_capture;
    return one.defence.standing.size() > other.defence.standing.size();
}

}  // namespace

std::vector<DefenceOdds> defences(const byzantium::Table& table, const byzantium::Position& position,
                                  const Defending& defending, const Force& attacker, byzantium::CityId city) {
    auto list = Reckoning{table, position, defending, attacker, city}.all();
    std::sort(list.begin(), list.end(), better_for_defenders);
    return list;
}

DefenceOdds best_defence(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                         const Force& attacker, byzantium::CityId city) {
    return defences(table, position, defending, attacker, city).front();
}

}  // namespace odds
