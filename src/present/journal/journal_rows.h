// SPDX-License-Identifier: MIT
// The journal as rows of a list: acts, which unfold to their entries, entries that were undone, and tails that were cut
// off and can be folded away.
// Rows are cheap: the sentence of a row is made only when the row is shown.
#pragma once

#include "present/help/help_topic.h"
#include "present/journal/repair_marks.h"
#include "present/journal/told.h"
#include "present/table/looks.h"
#include "present/table/table_player.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace present {

enum class Folding : std::uint8_t { open, folded };

// Numbers of entries are from 1, as they are shown.
struct ActRow {
    std::size_t first;
    std::size_t last;  // the same, if one entry is the whole act: then it cannot be unfolded
    Folding folding;
    bool operator==(const ActRow&) const = default;
};
struct PlayedRow {  // of an act that is unfolded
    std::size_t number;
    bool operator==(const PlayedRow&) const = default;
};
struct UndoneRow {  // can be redone
    std::size_t number;
    bool operator==(const UndoneRow&) const = default;
};
struct CutRow {       // undone, and other entries took its place
    std::size_t cut;  // which tail, from 0, oldest first
    std::size_t number;
    bool operator==(const CutRow&) const = default;
};
// Above the rows that it folds away.
struct UndoneFold {
    std::size_t entries;
    Folding folding;
    bool operator==(const UndoneFold&) const = default;
};
struct CutFold {
    std::size_t cut;
    std::size_t entries;
    Folding folding;
    bool operator==(const CutFold&) const = default;
};
using JournalRow = std::variant<ActRow, PlayedRow, UndoneRow, CutRow, UndoneFold, CutFold>;

// What the user has folded away or opened.
struct Folds {
    Folding undone = Folding::open;
    std::set<std::size_t> open_cuts{};
    std::set<std::size_t> open_acts{};  // by the number of the first entry
};

// Oldest first; a tail is where it was cut off, or behind the act that it was cut out of. An act with a mark is
// unfolded.
std::vector<JournalRow> journal_rows(const Looks& table, const Folds& folds, const RepairMarks& marks = {});

enum class LineLook : std::uint8_t { played, part, undone, cut, fold };  // part: of an act that is unfolded
struct JournalLine {
    LineLook look;
    Author author;
    std::string number;                 // empty for a fold
    std::optional<TablePlayer> player;  // whose decision or roll it was
    std::string text;
    Folding fold = Folding::open;      // of a fold, and of an act of several entries
    std::optional<RepairMark> mark{};  // while the journal is being repaired; its words stand in the text too
    std::size_t entries = 1;           // of an act
};

// A click on the row shows the position after this many entries; nothing for tails and folds.
std::optional<std::size_t> looked_at(const JournalRow& row);
// Whether it stands for entries that count now.
bool counts_now(const JournalRow& row);

std::string journal_heading();
std::string search_tip();
std::string entries_words(std::size_t entries);  // "37 entries"
// The current one among the rows that a search found: "3 of 12"; "not found" if there are none.
struct SearchPlace {
    std::size_t which;  // from 1
    std::size_t of;
};
std::string search_words(SearchPlace place);

// Makes the sentences of rows. The looks must outlive the reader and must not change: after a change, make another
// reader.
class JournalReader {
public:
    explicit JournalReader(const Looks& table, RepairMarks marks = {})
        : table_{table}, marks_{std::move(marks)}, cuts_{table.tails()} {}

    JournalLine line(const JournalRow& row);
    // The rules that the row's entry was made under; empty for folds, corrections and tails.
    RuleIds rules(const JournalRow& row) const;
    // The indexes, in order, of the rows whose number or text contains this, ignoring case.
    std::vector<std::size_t> rows_with(const std::vector<JournalRow>& rows, std::string_view wanted);

private:
    JournalLine act_line(const ActRow& act) const;
    JournalLine entry_line(LineLook look, std::size_t number) const;
    JournalLine marked(JournalLine line, std::size_t number) const;
    bool is_within(const ActRow& act, const std::string& wanted) const;
    const std::vector<JournalLine>& tail(std::size_t cut);

    JournalLine line_of(LineLook look, std::size_t number, EntryTold told) const;

    const Looks& table_;
    RepairMarks marks_;
    std::vector<Tail> cuts_;
    std::map<std::size_t, std::vector<JournalLine>> tails_;  // those read so far
};

}  // namespace present
