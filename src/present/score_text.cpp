// SPDX-License-Identifier: MIT
#include "present/score_text.h"

#include "byzantium/score.h"
#include "present/columns.h"
#include "present/words.h"

#include <algorithm>

namespace present {

namespace {

using namespace byzantium;

constexpr std::size_t track_width = 6;  // columns of a number in the table of sources

std::string name_of(VpSource source) {
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
            return translated("Churches and mosques");
        case VpSource::cities_at_end:
            return translated("Cities at the end");
        case VpSource::unpaid:
            return translated("Cubes not paid for");
        case VpSource::correction:
            break;
    }
    return translated("Corrected by the table");
}

// --- the table of sources
std::size_t block_width(const Names& names, const Player& player) {
    return std::max(2 * track_width, width(names.label(player.color)) + 2);
}

class SourceTable {
public:
    SourceTable(const Names& names, const Position& now) : names_{names}, now_{now} {}

    void headings() {
        std::string players(label_width, ' ');
        std::string tracks(label_width, ' ');
        for (const Player& player : now_.players) {
            const std::size_t block = block_width(names_, player);
            players += padded(names_.label(player.color), block, Align::right);
            tracks += padded(short_word(Side::byzantine), block - track_width, Align::right) +
                      padded(short_word(Side::arab), track_width, Align::right);
        }
        text_ += players + '\n' + tracks + '\n';
    }

    // `number` gives the text for a player and side.
    template <class Number>
    void row(const std::string& label, const Number& number) {
        text_ += padded("  " + label, label_width);
        for (const Player& player : now_.players) {
            const std::size_t block = block_width(names_, player);
            text_ += padded(number(player, Side::byzantine), block - track_width, Align::right) +
                     padded(number(player, Side::arab), track_width, Align::right);
        }
        text_ += '\n';
    }

    std::string take() { return std::move(text_); }

private:
    static constexpr std::size_t label_width = 26;

    const Names& names_;
    const Position& now_;
    std::string text_;
};

bool counts_anywhere(const Position& now, const VpLedger& ledger, VpSource source) {
    return std::any_of(now.players.begin(), now.players.end(), [&](const Player& player) {
        return ledger.points(player.color, Side::byzantine, source) != 0 ||
               ledger.points(player.color, Side::arab, source) != 0;
    });
}

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

// --- the ranking
std::string total_words(const Names& names, const Score& score, EndReason reason) {
    const auto player = names.label(score.player);
    const auto both = [&](const char* sentence) {
        return say(sentence, arg("player", player), arg("total", score.total), arg("byzantine", score.byzantine),
                   arg("arab", score.arab));
    };
    if (reason == EndReason::fall) return both("{player} {total}: only Arab VP count.");
    if (score.total == score.byzantine + score.arab) {
        return both("{player} {total}: {byzantine} Byzantine and {arab} Arab VP, both tracks count.");
    }
    if (score.byzantine > score.arab) {
        return both(
            "{player} {total}: the {byzantine} Byzantine VP alone, for {arab} Arab VP are less than half of them.");
    }
    return both("{player} {total}: the {arab} Arab VP alone, for {byzantine} Byzantine VP are less than half of them.");
}

const Score& score_of(const Result& result, Color player) {
    return *std::find_if(result.scores.begin(), result.scores.end(),
                         [player](const Score& score) { return score.player == player; });
}

const char* parted_sentence(Parted parted) {
    switch (parted) {
        case Parted::by_score:
            return "";
        case Parted::by_both_tracks:
            return "Both have {total}; {better} has more VP on both tracks together, {a} against {b} (BYZ-65).";
        case Parted::by_cities:
            return "Both have {total}; {better} controls more cities, {a} against {b} (BYZ-65).";
        case Parted::by_money:
            return "Both have {total}; {better} has more money, {a} against {b} bezants (BYZ-65).";
        case Parted::not_at_all:
            break;
    }
    return "They share the place: score, VP, cities and money are equal (BYZ-65).";
}

std::pair<int, int> what_parted(Parted parted, const Comparison& better, const Comparison& worse) {
    switch (parted) {
        case Parted::by_both_tracks:
            return {better.both_tracks, worse.both_tracks};
        case Parted::by_cities:
            return {better.cities, worse.cities};
        case Parted::by_money:
            return {better.money, worse.money};
        case Parted::by_score:
        case Parted::not_at_all:
            break;
    }
    return {better.total, worse.total};
}

std::string parted_words(const Names& names, const Position& now, const Result& result, Color above, Color below) {
    const Comparison better = comparison(now, score_of(result, above), result.reason);
    const Comparison worse = comparison(now, score_of(result, below), result.reason);
    const Parted by = parted(better, worse);
    if (by == Parted::by_score) return {};
    const auto [a, b] = what_parted(by, better, worse);
    return say(parted_sentence(by), arg("total", better.total), arg("better", names.player(above)), arg("a", a),
               arg("b", b));
}

}  // namespace

std::string score_text(const Names& names, const Position& now, const VpLedger& ledger) {
    std::string text = sources_text(names, now, ledger) + '\n';
    if (const auto* over = std::get_if<Over>(&now.awaits)) {
        return text + translated("Final score") + '\n' + ranking_text(names, now, over->result);
    }
    text += std::string{translated("On the tracks as they stand")} + '\n' +
            ranking_text(names, now, result(now, EndReason::turns)) + '\n';
    return text + translated("With the final scoring of the cities controlled now (BYZ-62)") + '\n' +
           ranking_text(names, now, result_after_end_scoring(now));
}

std::string sources_text(const Names& names, const Position& now, const VpLedger& ledger) {
    SourceTable table{names, now};
    table.headings();
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        if (!counts_anywhere(now, ledger, source)) continue;
        table.row(name_of(source), [&](const Player& player, Side side) {
            const int vp = ledger.points(player.color, side, source);
            return vp == 0 ? std::string{"."} : std::to_string(vp);
        });
    }
    table.row(translated("On the track"),
              [](const Player& player, Side side) { return std::to_string(player[side].vp); });
    if (is_over(now)) return table.take();
    table.row(translated("Cities now, at the end"), [&](const Player& player, Side side) {
        const int points = city_points(now, player.color)[index(side)];
        return points == 0 ? std::string{"."} : "+" + std::to_string(points);
    });
    return table.take();
}

std::string ranking_text(const Names& names, const Position& now, const Result& result) {
    std::string text;
    std::size_t place = 1;
    std::optional<Color> above;
    for (const auto& sharing : result.ranking) {
        for (const Color player : sharing) {
            if (above) {
                const std::string parted = parted_words(names, now, result, *above, player);
                if (!parted.empty()) text += wrapped(parted, 100, "     ");
            }
            text += wrapped(say("{place}. {total}", arg("place", place),
                                arg("total", total_words(names, score_of(result, player), result.reason))),
                            100, "  ");
            above = player;
        }
        place += sharing.size();
    }
    return text;
}

}  // namespace present
