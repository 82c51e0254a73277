// SPDX-License-Identifier: MIT
#include "gui/table/side_room.h"

#include <algorithm>

namespace gui {
namespace {

// In logical pixels at the usual size of text.
constexpr double heading_and_six_lines = 170;
constexpr double heading_and_three_lines = 100;
constexpr double heading_and_two_lines = 84;
constexpr double heading_and_a_line_or_two = 76;
constexpr double heading_and_a_line = 60;
constexpr double least_hands = 58;  // the gap above it, its heading and one line
constexpr double hands_of_two_lines = 78;
constexpr double in_sight = 38;  // one line and the gap above it

constexpr double journal_share = 0.255;          // of a low window's side
constexpr double players_share = 0.655;          // of the side
constexpr double players_share_large = 0.58;     // the same with large text, if they need no more than so much
constexpr double players_share_scrolled = 0.54;  // of as many as scroll anyway
constexpr double players_share_least = 0.5;      // however much stands below them
constexpr double players_share_least_scrolled = 0.3;

bool is_large(const Theme& theme) { return theme.text_wish > large_text; }

}  // namespace

int least_journal(const Theme& theme, int side) {
    const double least = is_large(theme) ? theme.scaled(heading_and_a_line_or_two)
                                         : std::clamp(side * journal_share, theme.scaled(heading_and_three_lines),
                                                      theme.scaled(heading_and_six_lines));
    return static_cast<int>(least);
}

int least_journal_beside_deeds(const Theme& theme) {
    return static_cast<int>(theme.scaled(is_large(theme) ? heading_and_a_line_or_two : heading_and_two_lines));
}

int journal_of_one_line(const Theme& theme) { return static_cast<int>(theme.scaled(heading_and_a_line)); }

// With large text they scroll if they must: what hands have to do is to be seen, too. They give way to much that stands
// between them and a journal of one line.
int players_room(const Theme& theme, int side, std::optional<int> most, int between) {
    const double large = most ? players_share_large : players_share_scrolled;
    int share = static_cast<int>(side * (is_large(theme) ? large : players_share));
    if (!is_large(theme)) {
        const int below = least_journal(theme, side) + static_cast<int>(theme.scaled(least_hands + in_sight));
        share = std::min(share, side - below);
    }
    const double least = is_large(theme) ? players_share_least_scrolled : players_share_least;
    const int left = side - between - static_cast<int>(theme.scaled(hands_of_two_lines)) - journal_of_one_line(theme);
    share = std::min(share, std::max(left, static_cast<int>(side * least)));
    return most ? std::min(*most, share) : share;
}

}  // namespace gui
