// SPDX-License-Identifier: MIT
#include "eko/text/deeds.h"

#include "eko/rules/effect.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace eko::text {

namespace {

// Counts the effects of one entry. Only the player whose turn it is attacks and builds.
class Deed {
public:
    Deed(DeedsByColor& all, Color player) : all_{all}, doer_{all[index(player)]} {}

    void add(const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) add(effect);
        if (attacked_) ++doer_.attacks;
    }

private:
    void add(const Effect& effect) {
        if (std::holds_alternative<ForcedMarch>(effect)) ++doer_.marches;
        if (std::holds_alternative<BuildingPlaced>(effect)) ++doer_.built;
        if (std::holds_alternative<EmperorCaptured>(effect)) take_emperor();
        if (const auto* discs = std::get_if<DiscsReturned>(&effect)) take(*discs);
        if (const auto* building = std::get_if<BuildingReturned>(&effect)) take(*building);
    }
    void take_emperor() {
        attacked_ = true;
        ++doer_.captures;
        ++doer_.beaten;
    }
    void take(const DiscsReturned& returned) {
        switch (returned.why) {
            case Returned::beaten:
                attacked_ = true;
                doer_.beaten += returned.discs.count;
                break;
            case Returned::kamikaze:
                ++doer_.kamikazes;
                break;
            case Returned::storm:
                doer_.stormed += returned.discs.count;
                break;
            case Returned::paid:
            case Returned::sand:
                break;
        }
    }
    void take(const BuildingReturned& returned) {
        Deeds& owner = all_[index(returned.building.owner)];
        if (&owner == &doer_) {
            ++doer_.enlarged;
            return;
        }
        ++doer_.built_over;
        ++owner.lost;
    }
    DeedsByColor& all_;
    Deeds& doer_;
    bool attacked_ = false;
};

}  // namespace

DeedsByColor deeds_of(const Session& session) {
    DeedsByColor all{};
    for (std::size_t i = 0; i < session.journal().cursor(); ++i)
        Deed{all, session.journal().position_at(i).player}.add(session.effects(i));
    return all;
}

}  // namespace eko::text
