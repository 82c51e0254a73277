// SPDX-License-Identifier: MIT
#include "byzantium/text/summing.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/words.h"
#include "session/times.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

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

    // The luck report has the players in the same order. `captor` took the capital, if that ended the session.
    std::vector<session::PlayerCount> players(std::optional<Color> captor) const {
        std::vector<session::PlayerCount> all;
        for (std::size_t seat = 0; seat < result_.scores.size(); ++seat)
            all.push_back(player(result_.scores[seat], luck_.players.at(seat), captor));
        return all;
    }

private:
    // In the order of measures().of_player.
    session::PlayerCount player(const Score& score, const odds::PlayerLuck& luck, std::optional<Color> captor) const {
        const int place = place_of(result_, score.player);
        session::PlayerCount counted{std::string{to_text(score.player)}, score.total, place, over_ && place == 1, {}};
        std::vector<double>& values = counted.values;
        values.push_back(cities_controlled(now_, score.player));
        for (const Side side : sides) add_track(values, score.player, side);
        values.insert(values.end(), {luck.luck, luck.choice, static_cast<double>(luck.dice),
                                     static_cast<double>(luck.hits), captor == score.player ? 1.0 : 0.0});
        return counted;
    }

    void add_track(std::vector<double>& values, Color player, Side side) const {
        const Display& display = now_[player][side];
        values.push_back(display.vp);
        values.push_back(display.treasury);
        for (const int vp : ledger_.by_source(player, side)) values.push_back(vp);
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

session::Summary summary_of(const Session& session, std::span<const std::string> entered) {
    const Summing sums{session};
    const auto ended = sums.ended();
    const bool fell = ended == EndReason::fall;
    const std::size_t entries = session.journal().cursor();
    const auto counted = entered.first(std::min(entries, entered.size()));
    const auto& seats = session.header().seats;
    const auto first = std::find_if(seats.begin(), seats.end(),
                                    [&](const Seat& seat) { return seat.color == session.header().first; });
    return {std::string{Game::id},
            ended ? std::optional{std::string{to_text(*ended)}} : std::nullopt,
            entries,
            static_cast<int>(session::time_played(counted).count()),
            static_cast<std::size_t>(first - seats.begin()),
            {static_cast<double>(session.position().turn), fell ? 1.0 : 0.0},
            sums.players(fell ? captor_of_capital(session) : std::nullopt)};
}

const session::Measures& Game::measures() { return text::measures(); }

session::Summary counts_of(const Session& session, std::span<const std::string> entered) {
    return summary_of(session, entered);
}

}  // namespace byzantium::text
