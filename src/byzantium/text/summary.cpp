// SPDX-License-Identifier: MIT
#include "byzantium/text/summary.h"

#include "byzantium/text/words.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace byzantium::text {

namespace {

using session::Measure;
using wording::marked;
using wording::Sentence;
using Kind = Measure::Kind;

// Raised whenever something is counted in another way.
constexpr int count_format = 1;

Sentence side_label(Side side) { return {side == Side::byzantine ? marked("Byzantine") : marked("Arab")}; }

Sentence source_label(VpSource source) {
    switch (source) {
        case VpSource::start:
            return {marked("At the start")};
        case VpSource::control:
            return {marked("Control of cities")};
        case VpSource::capture:
            return {marked("Captured cities")};
        case VpSource::civil_war:
            return {marked("Civil war")};
        case VpSource::bulgars:
            return {marked("Bulgars")};
        case VpSource::constantinople:
            return {marked("Constantinople")};
        case VpSource::office:
            return {marked("Emperor and Caliph")};
        case VpSource::building:
            return {marked("Churches, mosques")};
        case VpSource::cities_at_end:
            return {marked("Cities at the end")};
        case VpSource::unpaid:
            return {marked("Cubes not paid for")};
        case VpSource::correction:
            break;
    }
    return {marked("Corrected by the table")};
}

Sentence of_side(Side side, const Sentence& what) {
    return {marked("{side}: {what}"), {{"side", side_label(side)}, {"what", what}}};
}

void add_track(std::vector<Measure>& all, Side side) {
    const std::string name{to_text(side)};
    all.push_back({name + "_vp", of_side(side, {marked("VP")}), Kind::mean});
    all.push_back({name + "_bezants", of_side(side, {marked("bezants")}), Kind::mean});
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        all.push_back({name + "_vp_" + std::string{to_text(source)}, of_side(side, source_label(source)), Kind::mean});
    }
}

session::Measures made_measures() {
    session::Measures made{count_format,
                           {{"turn", {marked("turn")}, Kind::mean}, {"fallen", {marked("falls")}, Kind::sum}},
                           {{"cities", {marked("cities")}, Kind::mean}}};
    for (const Side side : sides) add_track(made.of_player, side);
    made.of_player.push_back({"luck", {marked("luck")}, Kind::mean});
    made.of_player.push_back({"choice", {marked("choice")}, Kind::mean});
    made.of_player.push_back({"dice", {marked("dice")}, Kind::sum});
    made.of_player.push_back({"hits", {marked("hits")}, Kind::sum});
    made.of_player.push_back({"took_capital", {marked("Constantinople")}, Kind::sum});
    return made;
}

session::PlayerCount player_values(const PlayerSummary& player, const SessionSummary& of) {
    std::vector<double> values{static_cast<double>(player.cities)};
    for (const TrackSummary& track : player.tracks) {
        values.push_back(track.vp);
        values.push_back(track.bezants);
        values.insert(values.end(), track.by_source.begin(), track.by_source.end());
    }
    for (const double value : {player.luck, player.choice, static_cast<double>(player.dice),
                               static_cast<double>(player.hits), of.fallen_to == player.player ? 1.0 : 0.0})
        values.push_back(value);
    return {std::string{to_text(player.player)}, player.score, player.place, of.ended && player.place == 1,
            std::move(values)};
}

// The values of one list, one after the other.
class Values {
public:
    explicit Values(const std::vector<double>& values) : values_{values} {}
    double number() { return values_.at(next_++); }
    int whole() { return static_cast<int>(std::lround(number())); }

private:
    const std::vector<double>& values_;
    std::size_t next_ = 0;
};

TrackSummary typed_track(Values& values) {
    TrackSummary track{values.whole(), values.whole(), {}};
    for (int& vp : track.by_source) vp = values.whole();
    return track;
}

Color color_of(const session::PlayerCount& player) {
    const auto color = values::from_text<Color>(player.player);
    if (!color) throw std::out_of_range{"a summary names a player of no game"};
    return *color;
}

PlayerSummary typed_player(const session::PlayerCount& player, Values& values) {
    const int cities = values.whole();
    const TrackSummary byzantine = typed_track(values);
    const TrackSummary arab = typed_track(values);
    const double luck = values.number();
    const double choice = values.number();
    const int dice = values.whole();
    return {color_of(player), player.score, player.place,  cities, {byzantine, arab}, luck,
            choice,           dice,         values.whole()};
}

}  // namespace

const session::Measures& measures() {
    static const session::Measures all = made_measures();
    return all;
}

session::Summary as_values(const SessionSummary& summary) {
    const auto first = std::find_if(summary.players.begin(), summary.players.end(),
                                    [&](const PlayerSummary& one) { return one.player == summary.first; });
    session::Summary made{"byzantium",
                          summary.ended ? std::optional{std::string{to_text(*summary.ended)}} : std::nullopt,
                          summary.entries,
                          summary.minutes,
                          static_cast<std::size_t>(first - summary.players.begin()),
                          {static_cast<double>(summary.turn), summary.ended == EndReason::fall ? 1.0 : 0.0},
                          {}};
    for (const PlayerSummary& player : summary.players) made.players.push_back(player_values(player, summary));
    return made;
}

SessionSummary typed(const session::Summary& summary) {
    SessionSummary made{summary.ended ? end_reason(*summary.ended) : std::nullopt,
                        std::nullopt,
                        Values{summary.values}.whole(),
                        summary.entries,
                        summary.minutes,
                        color_of(summary.players.at(summary.first)),
                        {}};
    for (const session::PlayerCount& player : summary.players) {
        Values values{player.values};
        made.players.push_back(typed_player(player, values));
        if (values.whole() != 0) made.fallen_to = made.players.back().player;
    }
    return made;
}

}  // namespace byzantium::text
