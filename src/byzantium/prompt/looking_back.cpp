// SPDX-License-Identifier: MIT
// The game's own part of reports and statistics.
#include "byzantium/prompt/program.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/words.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "byzantium/words/statistics/counted_game.h"
#include "present/language/words.h"
#include "present/statistics/statistics.h"
#include "protocol/statistics.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <array>
#include <string_view>
#include <utility>

namespace byzantium::prompt {

namespace {

// Kinds of report that a window has too once the review was asked for there, and those without the review.
struct WithReview {
    std::string_view key;
    std::string_view without;
    const char* help;
};
constexpr std::array<WithReview, 2> chronicles_with_review{
    {{"chronicle-review", "chronicle",
      wording::marked("The chronicle with a review by counsel; it takes a minute or two.")},
     {"chronicle-review-pdf", "chronicle-pdf", wording::marked("The same, to print on several pages.")}}};

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

std::vector<present::ReportWords> Speaker::reports() {
    auto all = words::report_words();
    for (const auto& [key, without, help] : chronicles_with_review) {
        const auto& words = words::words_of(words::report_kind(without).value());
        all.push_back({std::string{key}, words.ending, words.label, present::translated(help), words.copied});
    }
    return all;
}

std::string Speaker::report(const OpenTable& open, const std::string& key, const store::Details& details,
                            const std::vector<store::Entry>& entries) {
    const words::ToldSession told{open.teller().names(), open.session()};
    for (const WithReview& one : chronicles_with_review) {
        if (key != one.key) continue;
        const auto reviewed =
            words::whole_review(weights(), words::reviewed_game(open.session()), words::usual_review_pairs);
        return words::report_of({told.names, told.session, &reviewed}, std::string{one.without}, details, entries);
    }
    return words::report_of(told, key, details, entries);
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
