// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/review_view.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/rules/header.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/review_parts.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/looking_back/history.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "present/reports/track_chart.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

int points_of(int parts) { return static_cast<int>(rounded(parts * 100.0 / counsel::whole, 0)); }

TrackChart chances_tracks(const Names& names, const byzantium::text::Session& session, const counsel::Review& review) {
    const auto& journal = session.journal();
    TrackChart chart{{}, {}, milestones(session), translated("turn"), {journal.position_at(0).turn}};
    TrackPanel panel{translated("The program's evaluation, in points out of 100"), {}, {}};
    for (std::size_t seat = 0; seat < review.players.size(); ++seat) {
        chart.players.push_back({badge(review.players[seat]), names.player(review.players[seat])});
        panel.columns.push_back(names.player(review.players[seat]));
        std::vector<int> values{points_of(review.start[seat])};
        for (const counsel::Moment& moment : review.moments) values.push_back(points_of(moment.after[seat]));
        panel.values.push_back(std::move(values));
    }
    for (std::size_t n = 0; n < review.moments.size(); ++n) chart.turns.push_back(journal.position_at(n).turn);
    chart.panels.push_back(std::move(panel));
    return chart;
}

paper::Table accounts_table(const Names& names, const Reviewed& reviewed) {
    const counsel::Review& review = reviewed.review;
    paper::Table table{{}, {{translated("player")}}, {}};
    for (std::string& heading : account_columns(review))
        table.columns.push_back({std::move(heading), paper::Align::right});
    for (const counsel::Account& one : counsel::accounts(review, reviewed.confirmed)) {
        paper::Row row{{player_cell(names, one.player)}};
        for (std::string& number : account_numbers(review, one)) row.cells.emplace_back(with_minus(number));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReviewRow decision_row(const Names& names, const byzantium::Table& table, const counsel::Costly& one) {
    const std::string missed = missed_words(one);
    return {
        one.entry, badge(one.chooser),
        say("{entry}  {player}: {chosen}", arg("entry", one.entry + 1), arg("player", names.player(one.chooser)),
            arg("chosen", chosen_words(names, table, one))),
        say("Better: {better}", arg("better", better_words(names, table, one))) + (missed.empty() ? "" : ' ' + missed),
        verdict_words(one.verdict)};
}

ReviewRow roll_row(const Names& names, const byzantium::text::Session& session, const counsel::Review& review,
                   const Lucky& one) {
    const Looks looks{session};
    const auto player = review.players[one.seat];
    return {one.entry,
            badge(player),
            say("{entry}  {what}", arg("entry", one.entry + 1),
                arg("what", rolled_for(names, review.moments[one.entry]) + ' ' + looks.headline(one.entry + 1))),
            {},
            say("{points} for {player}", arg("points", signed_chance_points(one.luck)),
                arg("player", names.player(player)))};
}

std::vector<ReviewPart> parts_of(const Names& names, const byzantium::text::Session& session,
                                 const Reviewed& reviewed) {
    ReviewPart decisions{translated("The costliest decisions"), {}};
    for (std::size_t i = 0; i < std::min(reviewed.confirmed.size(), review_decisions); ++i)
        decisions.rows.push_back(decision_row(names, session.table(), reviewed.confirmed[i]));
    ReviewPart rolls{translated("The luckiest rolls"), {}};
    for (const Lucky& one : luckiest(reviewed.review))
        rolls.rows.push_back(roll_row(names, session, reviewed.review, one));
    std::vector<ReviewPart> parts{std::move(decisions), std::move(rolls)};
    std::erase_if(parts, [](const ReviewPart& part) { return part.rows.empty(); });
    return parts;
}

}  // namespace

ReviewView review_view(const Names& names, const byzantium::text::Session& session, const Reviewed& reviewed,
                       ReviewEnd end) {
    return {end == ReviewEnd::judged ? cost_sentence(names, reviewed.review, reviewed.confirmed) : std::string{},
            chances_chart(names, session, reviewed), accounts_table(names, reviewed), account_explanation(),
            parts_of(names, session, reviewed)};
}

Chart chances_chart(const Names& names, const byzantium::text::Session& session, const Reviewed& reviewed) {
    const TrackChart tracks = chances_tracks(names, session, reviewed.review);
    const std::string title = translated("Chances to win over time");
    return {
        "chances",
        translated("Chances to win"),
        title,
        translated("As the program's evaluation sees the table after each entry, if all go on as the program "
                   "would. The chance to win, where it is told, also comes of games that are played on from there, and "
                   "is corrected by how games ended; the curve is not, so that luck and decisions add up. Vertical "
                   "lines mark the ends of turns."),
        picture_of(tracks, title),
        values_at_milestones(tracks),
        values_at_changes(tracks)};
}

ReviewWords review_words() {
    return {translated("Review"), translated("Review the game"),
            translated("The program values every roll and every decision of the game, and tries those that seem "
                       "costly. This can take a minute or two, and the next entry at the table ends it."),
            translated("Back to the map"), translated("Up, Down: choose   Enter: go to that moment   Esc: back")};
}

std::string review_state_words(const Reviewer::State& state) {
    const ReviewProgress& at = state.progress;
    if (state.stopped) return translated("Stopped. What is known so far stays.");
    if (state.through && at.all_decisions == 0) return translated("No decision seemed costly, so none was tried.");
    if (state.through)
        return say_counted(static_cast<int>(at.all_decisions), "{n} decision that seemed costly was tried.",
                           "{n} decisions that seemed costly were tried.");
    if (!state.known)
        return say("Looking at entry {n} of {all}.   Esc: stop", arg("n", std::min(at.entries + 1, at.all_entries)),
                   arg("all", at.all_entries));
    return say("Trying costly decision {n} of {all}.   Esc: stop",
               arg("n", std::min(at.decisions + 1, at.all_decisions)), arg("all", at.all_decisions));
}

}  // namespace byzantium::words
