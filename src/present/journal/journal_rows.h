// SPDX-License-Identifier: MIT
// The journal as rows of a list: entries, those that were undone, and tails that were cut off and can be folded away.
// Rows are cheap; the sentence of one is made when it is shown.
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
struct PlayedRow {
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
using JournalRow = std::variant<PlayedRow, UndoneRow, CutRow, UndoneFold, CutFold>;

// What a person has folded away or opened.
struct Folds {
    Folding undone = Folding::open;
    std::set<std::size_t> open_cuts;
};

// Oldest first; a tail stands where it was cut off.
std::vector<JournalRow> journal_rows(const Looks& table, const Folds& folds);

enum class LineLook : std::uint8_t { played, undone, cut, fold };
struct JournalLine {
    LineLook look;
    Author author;
    std::string number;                 // empty for a fold
    std::optional<TablePlayer> player;  // whose decision or roll it was
    std::string text;
    Folding fold = Folding::open;    // of a fold
    std::optional<RepairMark> mark;  // while the journal is being repaired; its words stand in the text too
};

// After how many entries the position stands that a click on the row means; none for what is cut off, and folds.
std::optional<std::size_t> looked_at(const JournalRow& row);

std::string journal_heading();
std::string search_tip();
std::string entries_words(std::size_t entries);  // "37 entries"
// Where a search stands among what it found: "3 of 12"; "not found" without any.
struct SearchPlace {
    std::size_t which;  // from 1
    std::size_t of;
};
std::string search_words(SearchPlace place);

// Makes the sentences of rows. What it reads must outlive it, and stay as it is: after a change another reader is due.
class JournalReader {
public:
    explicit JournalReader(const Looks& table, RepairMarks marks = {})
        : table_{table}, marks_{std::move(marks)}, cuts_{table.tails()} {}

    JournalLine line(const JournalRow& row);
    // That its entry was made under; empty for what is no entry, a correction, and what was cut off.
    RuleIds rules(const JournalRow& row) const;
    // Indexes of the rows whose number or text holds this, in order; capital and small letters are alike.
    std::vector<std::size_t> rows_with(const std::vector<JournalRow>& rows, std::string_view wanted);

private:
    JournalLine entry_line(LineLook look, std::size_t number) const;
    const std::vector<JournalLine>& tail(std::size_t cut);

    JournalLine line_of(LineLook look, std::size_t number, EntryTold told) const;

    const Looks& table_;
    RepairMarks marks_;
    std::vector<Tail> cuts_;
    std::map<std::size_t, std::vector<JournalLine>> tails_;  // those read so far
};

}  // namespace present
