// SPDX-License-Identifier: MIT
#include "bench/eko_kept.h"

#include "bench/bare_file.h"
#include "bench/eko_table.h"
#include "bench/rounds.h"
#include "eko/rules/rules.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/text/open.h"
#include "session/kept.h"
#include "store/library.h"
#include "support/folder.h"

#include <fmt/format.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <utility>
#include <variant>

namespace bench {
namespace {

using namespace eko;

const Rounds rounds{31, Clock::wall};
constexpr std::size_t long_session = 5000;

store::Options plain() {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    return options;
}

// One correction that lays the table as it was at first: what differs, as a table would enter it.
Correct back_to(const Table& table, const Position& first, const Position& now) {
    const Board& board = table.board;
    Correct correct{{SetTurn{first.turn}}, "next game"};
    for (const FieldId field : board.all_ways)
        if (first.cells.stack(field) != now.cells.stack(field))
            correct.set.emplace_back(SetStack{field, first.cells.stack(field)});
    for (const FieldId field : board.all_sites)
        if (now.cells.holds_building(field)) correct.set.emplace_back(SetBuilding{field, std::nullopt});
    for (const Color color : table.seats) {
        correct.set.emplace_back(SetReserve{color, first[color].reserve});
        correct.set.emplace_back(SetDestroyed{color, 0});
        correct.set.emplace_back(SetEmperor{color, first[color].emperor});
    }
    return correct;
}

// Random games one after the other, with the table laid anew between: a journal of exactly so many entries.
std::string eko_journal_of(const EkoTable& at, std::size_t entries, std::mt19937& random) {
    const Table& table = at.table;
    const Header header = eko_header(at, random);
    Position first = start(table, header);
    std::string text = text::write_header(header) + "\n";
    std::size_t written = 0;
    const auto write = [&](const Entry& entry) {
        if (written++ < entries) text += text::write_entry(table, entry) + "\n";
    };
    for (std::size_t i = 0; i < header.seats.size(); ++i) {
        write(Decision{Keep{}});
        first = apply(table, first, Decision{Keep{}}).value().after;
    }
    while (written < entries) {
        Position now = first;
        for (const Decision& decision : one_eko_game(table, first, random)) {
            write(decision);
            now = std::move(apply(table, now, decision).value().after);
        }
        write(back_to(table, first, now));
        write(AwaitPlayer{header.first});
    }
    return text;
}

store::SessionId kept_in(const std::filesystem::path& file, const EkoTable& at, std::size_t entries,
                         std::mt19937& random) {
    auto made = store::Library::open(file, plain());
    std::istringstream lines{eko_journal_of(at, entries, random)};
    return std::get<session::TakenOver>(text::take_over(made, lines, "bench", {"bench", ""}, text::Boards{})).id;
}

Ratio taken_up_in_floor_units(const EkoTable& at, std::mt19937& random) {
    const support::Folder folder;
    const auto file = folder / "library";
    const text::Boards no_boards;
    const auto id = kept_in(file, at, long_session, random);
    const auto ours = [&] {
        const auto library = store::Library::open(file, plain());
        const auto opened = text::look_at(library, id, no_boards, session::DiceSource::from_seed(1));
        return opened.session.journal().size() == long_session ? 1.0 : 0.0;
    };
    return in_floor_units(
        ours, [&] { return select_all(file); }, rounds);
}

}  // namespace

void take_up_eko_against_select(std::mt19937& random) {
    const auto usual = taken_up_in_floor_units(usual_eko_table(), random);
    fmt::print("{}\n", verdict({"P7 of Ekö, three players", 4, 2.5, Wanted::at_most}, usual));
    fmt::print("   {} entries taken up in {:.2f} ms; bare open and SELECT {:.2f} ms\n", long_session,
               1e3 / usual.ours.median, 1e3 / usual.floor.median);
    const auto largest = taken_up_in_floor_units(largest_eko_table(), random);
    fmt::print("{}\n", verdict({"P7 of Ekö, every tile and variant", 4, 2.5, Wanted::at_most}, largest));
}

void keep_eko_session(const std::filesystem::path& file, std::size_t entries, std::mt19937& random) {
    kept_in(file, usual_eko_table(), entries, random);
}

}  // namespace bench
