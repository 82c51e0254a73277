// SPDX-License-Identifier: MIT
// `review`: what luck and what decisions did to everybody's chance to win, and which decision cost the game; then what
// `luck` tells of the attacks.
#include "byzantium/counsel/review.h"

#include "byzantium/odds/luck.h"
#include "byzantium/prompt/given_numbers.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/program.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/entry.h"
#include "byzantium/text/counsel.h"
#include "byzantium/text/luck.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/argument_faults.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

constexpr std::size_t most_doubtful = 20;
constexpr int usual_pairs = 60;
constexpr int most_pairs = 10'000;
constexpr std::uint64_t usual_seed = 1;

std::vector<counsel::Costly> confirmed(const counsel::Weights& weights, const Table& table,
                                       const std::vector<counsel::Doubtful>& doubtful, int pairs_of_trials) {
    std::vector<counsel::Costly> all;
    for (const counsel::Doubtful& one : doubtful) {
        counsel::Confirming confirming{weights, table, one, usual_seed};
        confirming.run(pairs_of_trials);
        const auto verdict = confirming.verdict();
        if (verdict.confirmed()) all.push_back({one.entry, one.chooser, one.chosen, one.better, one.position, verdict});
    }
    std::stable_sort(all.begin(), all.end(), [](const counsel::Costly& one, const counsel::Costly& other) {
        return one.verdict.cost > other.verdict.cost;
    });
    return all;
}

int answer_review(const words::OpenTable& open, std::size_t most, const Given& given, const Console& console) {
    const auto& journal = open.session().journal();
    std::vector<byzantium::Entry> entries;
    for (std::size_t i = 0; i < most; ++i) entries.push_back(journal.record(i).entry);
    const auto& table = open.session().table();
    const Position& start = journal.position_at(0);
    const counsel::Weights known = weights();
    const auto review = counsel::review(known, table, start, entries);
    const auto costly = confirmed(known, table, counsel::doubtful(known, table, start, entries, review, most_doubtful),
                                  number_of(given, "--trials", usual_pairs));
    const auto luck = byzantium::odds::luck(table, start, entries);
    if (given.form == Form::json)
        console.out << byzantium::text::write_review(table.board, review, costly) << '\n'
                    << byzantium::text::write_luck(table.board, luck) << '\n';
    else
        console.out << words::review_text(open.teller().names(), table, review, costly) << '\n'
                    << words::luck_text(open.teller().names(), luck);
    return done;
}

}  // namespace

OwnCommand review_command() {
    return {"review",
            translated("Look back: what luck and decisions did to each chance to win, and which one cost the game."),
            translated(
                "Rolls and decisions are valued by the program's evaluation; trials then confirm the decisions that\n"
                "seem costly, or strike them from the list. Then follows what luck tells of the attacks. With --json,\n"
                "the first line is the review, the second what luck --json writes.\n"),
            "logothete-cli review game.jsonl",
            of_position<Speaker>(answer_review),
            {},
            {{"--trials", "N", translated("play each costly decision and a better one so often (default: 60)"),
              [](const std::string& text) { return unless_whole_number(text, 2, most_pairs); }}}};
}

}  // namespace byzantium::prompt
