// SPDX-License-Identifier: MIT
#include "eko/rules/rules.h"

#include <algorithm>
#include <array>

namespace eko {
namespace {

struct Dealt {
    int discs = 0;
    int emperors = 0;
};
using DealtByColor = std::array<Dealt, most_players>;

std::optional<StartFault> fault_of(const Table& table, const StartDisc& disc, const Cells& laid) {
    const auto field = table.board.find(disc.at);
    // EKO-69 too: no disc is laid on a storm field.
    if (!field || table.board[*field].kind != FieldKind::movement) return StartFault::no_plain_field;
    if (!laid.empty(*field)) return StartFault::same_field;
    if (!contains(table.seats, disc.owner)) return StartFault::not_seated;
    return std::nullopt;
}

void lay(const Board& board, const StartDisc& disc, Cells& cells) {
    cells.put(*board.find(disc.at), Stack{disc.owner, 1, disc.emperor});
}

std::optional<StartFault> count(const StartDisc& disc, DealtByColor& dealt) {
    Dealt& own = dealt[index(disc.owner)];
    ++own.discs;
    own.emperors += disc.emperor ? 1 : 0;
    if (own.emperors > 1) return StartFault::two_emperors;
    if (own.discs > discs_per_player) return StartFault::too_many_discs;
    return std::nullopt;
}

std::optional<WrongStart> fault_of_all(const DealtByColor& dealt) {
    const auto all_but_emperor = [](const Dealt& own) { return own.discs == discs_per_player && own.emperors == 0; };
    if (std::any_of(dealt.begin(), dealt.end(), all_but_emperor)) return WrongStart{StartFault::no_emperor};
    const auto some = [](const Dealt& own) { return own.discs > 0; };
    if (std::count_if(dealt.begin(), dealt.end(), some) < 2) return WrongStart{StartFault::one_player_only};
    return std::nullopt;
}

}  // namespace

std::optional<WrongStart> check_start(const Table& table, const Header& header) {
    Cells laid{table.board.fields.size()};
    DealtByColor dealt{};
    for (const StartDisc& disc : header.start) {
        if (const auto fault = fault_of(table, disc, laid)) return WrongStart{*fault, disc};
        if (const auto fault = count(disc, dealt)) return WrongStart{*fault, disc};
        lay(table.board, disc, laid);
    }
    return fault_of_all(dealt);
}

// EKO-7: the discs lie as they were dealt; those that are not on the board begin in the reserve (A1).
// EKO-8: the header says who plays which colour, and who is first.
Position start(const Table& table, const Header& header) {
    Position now;
    now.player = header.first;
    now.cells = Cells{table.board.fields.size()};
    for (const Color color : table.seats) now[color].reserve = discs_per_player;
    for (const StartDisc& disc : header.start) {
        lay(table.board, disc, now.cells);
        --now[disc.owner].reserve;
        if (disc.emperor) now[disc.owner].emperor = OnBoard{};
    }
    now.awaits = AwaitSwap{header.first};
    return now;
}

}  // namespace eko
