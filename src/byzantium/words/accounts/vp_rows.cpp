// SPDX-License-Identifier: MIT
// The VP by source, as rows.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/score.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

bool counts_anywhere(const Position& now, const VpLedger& ledger, VpSource source) {
    return std::any_of(now.players.begin(), now.players.end(), [&](const Player& player) {
        return ledger.points(player.color, Side::byzantine, source) != 0 ||
               ledger.points(player.color, Side::arab, source) != 0;
    });
}

// `number` gives the text for a player and side.
template <class Number>
VpRow vp_row(const Position& now, VpRowKind kind, std::string label, RuleIds rules, const Number& number) {
    VpRow row{kind, std::move(label), {}, std::move(rules)};
    for (const Player& player : now.players) {
        row.cells.push_back({number(player, Side::byzantine), number(player, Side::arab)});
    }
    return row;
}

}  // namespace

std::string source_name(VpSource source) {
    switch (source) {
        case VpSource::start:
            return translated("At the start");
        case VpSource::control:
            return translated("Control of cities");
        case VpSource::capture:
            return translated("Captured cities");
        case VpSource::civil_war:
            return translated("Civil war");
        case VpSource::bulgars:
            return translated("Bulgars");
        case VpSource::constantinople:
            return translated("Constantinople");
        case VpSource::office:
            return translated("Emperor and Caliph");
        case VpSource::building:
            return translated("Churches, mosques");
        case VpSource::cities_at_end:
            return translated("Cities at the end");
        case VpSource::unpaid:
            return translated("Cubes not paid for");
        case VpSource::correction:
            break;
    }
    return translated("Corrected by the table");
}

std::vector<VpRow> vp_rows(const Position& now, const VpLedger& ledger) {
    std::vector<VpRow> rows;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        if (!counts_anywhere(now, ledger, source)) continue;
        rows.push_back(
            vp_row(now, VpRowKind::source, source_name(source), rules_of(source), [&](const Player& player, Side side) {
                const int vp = ledger.points(player.color, side, source);
                return vp == 0 ? std::string{"."} : std::to_string(vp);
            }));
    }
    rows.push_back(vp_row(now, VpRowKind::track, translated("On the track"), {"BYZ-63", "BYZ-64"},
                          [](const Player& player, Side side) { return std::to_string(player[side].vp); }));
    if (std::holds_alternative<Over>(now.awaits)) return rows;
    rows.push_back(vp_row(now, VpRowKind::to_come, translated("Cities now, at the end"), {"BYZ-62"},
                          [&](const Player& player, Side side) {
                              const int points = city_points(now, player.color)[index(side)];
                              return points == 0 ? std::string{"."} : "+" + std::to_string(points);
                          }));
    return rows;
}

}  // namespace byzantium::words
