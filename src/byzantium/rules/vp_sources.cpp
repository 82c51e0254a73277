// SPDX-License-Identifier: MIT
#include "byzantium/rules/vp_sources.h"

#include <numeric>

namespace byzantium {

namespace {

std::size_t index_of(VpSource source) { return static_cast<std::size_t>(source); }

// What VP of a decision are for, if it brings any by itself.
VpSource source_of(const Entry& entry) {
    const auto* decision = std::get_if<Decision>(&entry);
    if (decision == nullptr) return VpSource::capture;
    if (std::holds_alternative<Emperor>(*decision) || std::holds_alternative<Caliph>(*decision))
        return VpSource::office;
    if (std::holds_alternative<Church>(*decision) || std::holds_alternative<Mosque>(*decision)) {
        return VpSource::building;
    }
    return VpSource::control;
}

// Follows the effects of one entry: what the VP told next are for.
class Follower {
public:
    Follower(const Table& table, const Entry& entry) : table_{table}, source_{source_of(entry)} {}

    void follow(const Effect& effect) {
        if (const auto* captured = std::get_if<CityCaptured>(&effect)) {
            source_ = captured->city == table_.board.capital ? VpSource::constantinople : VpSource::capture;
        } else if (const auto* tokens = std::get_if<TokensChanged>(&effect)) {
            if (tokens->side_after == Allegiance::bulgar) source_ = VpSource::bulgars;
            if (tokens->side_after == tokens->side_before) source_ = VpSource::civil_war;
        } else if (std::holds_alternative<ActionPhaseEnded>(effect)) {
            source_ = VpSource::cities_at_end;
        }
    }

    // Only cubes that cannot be paid for cost VP; after them, in the same entry, the cities may be counted.
    VpSource source_of_change(const VpChanged& vp, const Entry& entry) const {
        if (vp.by < 0) return VpSource::unpaid;
        const auto* decision = std::get_if<Decision>(&entry);
        if (decision != nullptr && std::holds_alternative<GiveUp>(*decision)) return VpSource::cities_at_end;
        return source_;
    }

private:
    const Table& table_;
    VpSource source_;
};

}  // namespace

VpLedger::VpLedger(const Position& start) {
    for (const Player& player : start.players) {
        for (const Side side : sides) add(player.color, side, VpSource::start, player[side].vp);
    }
}

void VpLedger::add(const Table& table, const Entry& entry, const std::vector<Effect>& effects) {
    Follower follower{table, entry};
    for (const Effect& effect : effects) {
        follower.follow(effect);
        if (const auto* vp = std::get_if<VpChanged>(&effect)) {
            add(vp->player, vp->side, follower.source_of_change(*vp, entry), vp->by);
        } else if (const auto* corrected = std::get_if<Corrected>(&effect)) {
            const auto* set = std::get_if<SetDisplayCount>(&corrected->set);
            if (set == nullptr || set->what != DisplayCount::vp) continue;
            add(set->player, set->side, VpSource::correction, set->count - total(set->player, set->side));
        }
    }
}

int VpLedger::points(Color player, Side side, VpSource source) const {
    return points_[index(player)][index(side)][index_of(source)];
}

int VpLedger::total(Color player, Side side) const {
    const VpBySource& sources = by_source(player, side);
    return std::accumulate(sources.begin(), sources.end(), 0);
}

void VpLedger::add(Color player, Side side, VpSource source, int by) {
    points_[index(player)][index(side)][index_of(source)] += by;
}

}  // namespace byzantium
