// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/score_text.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/accounts/accounts.h"
#include "present/language/columns.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t track_width = 6;  // columns of a number in the table of sources
constexpr std::size_t label_width = 26;

std::size_t block_width(const Names& names, const Player& player) {
    return std::max(2 * track_width, width(names.label(player.color)) + 2);
}

std::string source_line(const Names& names, const Position& now, const VpRow& row) {
    std::string line = padded("  " + row.label, label_width);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const auto& [byzantine, arab] = row.cells[i];
        line += padded(byzantine, block_width(names, now.players[i]) - track_width, Align::right) +
                padded(arab, track_width, Align::right);
    }
    return line + '\n';
}

std::string headings(const Names& names, const Position& now) {
    std::string players(label_width, ' ');
    std::string tracks(label_width, ' ');
    for (const Player& player : now.players) {
        const std::size_t block = block_width(names, player);
        players += padded(names.label(player.color), block, Align::right);
        tracks += padded(short_word(Side::byzantine), block - track_width, Align::right) +
                  padded(short_word(Side::arab), track_width, Align::right);
    }
    return players + '\n' + tracks + '\n';
}

std::string standings_text(const std::vector<Standing>& standings) {
    std::string text;
    for (const Standing& standing : standings) {
        if (!standing.parted.empty()) text += wrapped(standing.parted, 100, "     ");
        text += wrapped(say("{place}. {total}", arg("place", standing.place), arg("total", standing.total)), 100, "  ");
    }
    return text;
}

std::string sources_text(const Names& names, const Position& now, const VpLedger& ledger) {
    std::string text = headings(names, now);
    for (const VpRow& row : vp_rows(now, ledger)) text += source_line(names, now, row);
    return text;
}

}  // namespace

std::string score_text(const Names& names, const Position& now, const VpLedger& ledger) {
    std::string text = sources_text(names, now, ledger);
    for (const Ranking& ranking : rankings(names, now)) {
        text += '\n' + ranking.heading + '\n';
        if (!ranking.note.empty()) text += wrapped(ranking.note, 100, "  ");
        text += standings_text(ranking.standings);
    }
    return text;
}

}  // namespace byzantium::words
