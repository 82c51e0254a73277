// SPDX-License-Identifier: MIT
// The game's own part of reports and statistics.
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/words.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/statistics/counted_game.h"
#include "present/statistics/statistics.h"
#include "protocol/statistics.h"
#include "store/records.h"

#include <utility>

namespace byzantium::prompt {

namespace {

// Sources of no VP are left out.
protocol::CountedMembers track_members(const present::Results& results, byzantium::Side side) {
    const auto& measures = byzantium::text::measures();
    protocol::CountedMembers sources;
    for (std::size_t i = 0; i < byzantium::vp_sources; ++i) {
        const auto source = static_cast<byzantium::VpSource>(i);
        const double vp = present::value_of(results, measures, byzantium::text::vp_key(side, source));
        if (vp != 0) sources.push_back({std::string{byzantium::text::to_text(source)}, vp});
    }
    return {{"vp", present::value_of(results, measures, byzantium::text::vp_key(side))},
            {"by_source", std::move(sources)}};
}

}  // namespace

std::vector<present::ReportWords> Speaker::reports() { return words::report_words(); }

std::string Speaker::report(const OpenTable& open, const std::string& key, const store::Details& details,
                            const std::vector<store::Entry>& entries) {
    return words::report_of(open.teller().names(), open.session(), key, details, entries);
}

present::CountedGame Speaker::counted() { return words::counted_game(); }

protocol::CountedMembers Speaker::counted_members(const present::Results& results) {
    const auto value = [&](const char* key) { return present::value_of(results, byzantium::text::measures(), key); };
    return {{"cities", value("cities")},
            {"byzantine", track_members(results, byzantium::Side::byzantine)},
            {"arab", track_members(results, byzantium::Side::arab)},
            {"luck", value("luck")},
            {"choice", value("choice")},
            {"dice", value("dice")},
            {"hits", value("hits")}};
}

}  // namespace byzantium::prompt
