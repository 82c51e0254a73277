// SPDX-License-Identifier: MIT
#include "byzantium/text/summing.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/score.h"
#include "session/times.h"

#include <algorithm>

namespace byzantium::text {

namespace {

using namespace byzantium;

// Who captured the capital last: an army, or whoever sent the Bulgars.
std::optional<Color> captor_of_capital(const Session& session) {
    for (std::size_t i = session.journal().cursor(); i > 0; --i)
        for (const Effect& effect : session.effects(i - 1))
            if (const auto* captured = std::get_if<CityCaptured>(&effect))
                if (captured->city == session.table().board.capital) return captured->player;
    return std::nullopt;
}

class Summing {
public:
    explicit Summing(const Session& session)
        : now_{session.position()},
          over_{std::get_if<Over>(&now_.awaits)},
          result_{over_ ? over_->result : result_after_end_scoring(now_)},
          ledger_{vp_ledger(session)},
          luck_{luck_of(session)} {}

    std::optional<EndReason> ended() const { return over_ ? std::optional{result_.reason} : std::nullopt; }

    // The luck report has the players in the same order.
    std::vector<PlayerSummary> players() const {
        std::vector<PlayerSummary> all;
        for (std::size_t seat = 0; seat < result_.scores.size(); ++seat)
            all.push_back(player(result_.scores[seat], luck_.players.at(seat)));
        return all;
    }

private:
    PlayerSummary player(const Score& score, const odds::PlayerLuck& luck) const {
        return {score.player,
                score.total,
                place_of(result_, score.player),
                cities_controlled(now_, score.player),
                {track(score.player, Side::byzantine), track(score.player, Side::arab)},
                luck.luck,
                luck.choice,
                luck.dice,
                luck.hits};
    }

    TrackSummary track(Color player, Side side) const {
        const Display& display = now_[player][side];
        return {display.vp, display.treasury, ledger_.by_source(player, side)};
    }

    const Position& now_;
    const Over* over_;
    Result result_;
    VpLedger ledger_;
    odds::LuckReport luck_;
};

}  // namespace

VpLedger vp_ledger(const Session& session) {
    const auto& journal = session.journal();
    VpLedger ledger{journal.position_at(0)};
    for (std::size_t i = 0; i < journal.cursor(); ++i)
        ledger.add(session.table(), journal.record(i).entry, session.effects(i));
    return ledger;
}

odds::LuckReport luck_of(const Session& session) {
    const auto& journal = session.journal();
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < journal.cursor(); ++i) entries.push_back(journal.record(i).entry);
    return odds::luck(session.table(), journal.position_at(0), entries);
}

SessionSummary summary_of(const Session& session, std::span<const std::string> entered) {
    const Summing sums{session};
    const bool fell = sums.ended() == EndReason::fall;
    const std::size_t entries = session.journal().cursor();
    const auto counted = entered.first(std::min(entries, entered.size()));
    return {sums.ended(),  fell ? captor_of_capital(session) : std::nullopt,        session.position().turn,
            entries,       static_cast<int>(session::time_played(counted).count()), session.header().first,
            sums.players()};
}

const session::Measures& Game::measures() { return text::measures(); }

session::Summary counts_of(const Session& session, std::span<const std::string> entered) {
    return as_values(summary_of(session, entered));
}

}  // namespace byzantium::text
