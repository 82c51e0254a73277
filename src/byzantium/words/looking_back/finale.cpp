// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/finale.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/picture.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cstddef>
#include <utility>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

FinaleBar track_bar(const Standing& standing, Side side) {
    const Score& score = standing.score;
    const bool is_byzantine = side == Side::byzantine;
    const int vp = is_byzantine ? score.byzantine : score.arab;
    const int other = is_byzantine ? score.arab : score.byzantine;
    const bool counts =
        standing.counting == Counting::both || (standing.counting == Counting::byzantine_alone) == is_byzantine;
    FinaleBar bar{capitalised(label_word(side)), vp, is_byzantine ? std::vector{vp, 0} : std::vector{0, vp},
                  counts ? FinaleBar::Counts::yes : FinaleBar::Counts::no};
    // After a fall the half does not matter (BYZ-64).
    if (!standing.half.empty() && vp < other)
        bar.goal = FinaleGoal{other / 2.0, 2 * vp >= other ? FinaleGoal::Reached::yes : FinaleGoal::Reached::no,
                              standing.half};
    return bar;
}

FinalePlayer player_of(const Names& names, const Standing& standing) {
    const Color color = standing.score.player;
    FinalePlayer player{standing.place,  badge(color), names.player(color), points(standing.score.total), {},
                        {standing.total}};
    for (const Side side : sides) player.bars.push_back(track_bar(standing, side));
    for (const std::string& sentence : {standing.half, standing.parted})
        if (!sentence.empty()) player.sentences.push_back(sentence);
    return player;
}

}  // namespace

Finale finale(const Names& names, const byzantium::text::Session& session) {
    const Position& now = session.position();
    Finale page{question(names, now),
                {{{paper::Ink::accent, paper::Hatch::full, paper::Ink::ink}, capitalised(label_word(Side::byzantine))},
                 {{paper::Ink::gold, paper::Hatch::rising, paper::Ink::dark}, capitalised(label_word(Side::arab))}},
                1,
                {},
                {}};
    for (const Standing& standing : standings(names, now, std::get<Over>(now.awaits).result))
        page.players.push_back(player_of(names, standing));
    page.most = most_of(page.players);
    page.notes.push_back({decided_heading(), what_decided(names, session)});
    page.notes.push_back({translated("Luck"), luck_words(names, byzantium::text::luck_of(session))});
    return page;
}

}  // namespace byzantium::words
