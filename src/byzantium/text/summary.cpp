// SPDX-License-Identifier: MIT
#include "byzantium/text/summary.h"

#include "byzantium/text/words.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <cstddef>
#include <string>
#include <vector>

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
    all.push_back({vp_key(side), of_side(side, {marked("VP")}), Kind::mean});
    all.push_back({std::string{to_text(side)} + "_bezants", of_side(side, {marked("bezants")}), Kind::mean});
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        all.push_back({vp_key(side, source), of_side(side, source_label(source)), Kind::mean});
    }
}

session::Measures made_measures() {
    session::Measures made{count_format,
                           {{"turn", {marked("turn")}, Kind::mean}, {"fallen", {marked("falls")}, Kind::sum}},
                           {{"cities", {marked("cities")}, Kind::mean}}};
    for (const Side side : sides) add_track(made.of_player, side);
    made.of_player.push_back({"luck", {marked("luck")}, Kind::mean, 4});
    made.of_player.push_back({"choice", {marked("choice")}, Kind::mean, 4});
    made.of_player.push_back({"dice", {marked("dice")}, Kind::sum});
    made.of_player.push_back({"hits", {marked("hits")}, Kind::sum});
    made.of_player.push_back({"took_capital", {marked("Constantinople")}, Kind::sum});
    return made;
}

}  // namespace

const session::Measures& measures() {
    static const session::Measures all = made_measures();
    return all;
}

std::string vp_key(Side side) { return std::string{to_text(side)} + "_vp"; }

std::string vp_key(Side side, VpSource source) { return vp_key(side) + '_' + std::string{to_text(source)}; }

}  // namespace byzantium::text
