// SPDX-License-Identifier: MIT
#include "present/journal/journal_rows.h"

#include "present/journal/acts.h"
#include "present/language/letters.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <iterator>

namespace present {

namespace {

// The rows, from the first entry on.
class JournalRowList {
public:
    JournalRowList(const Looks& table, const Folds& folds, const RepairMarks& marks)
        : table_{table}, folds_{folds}, marks_{marks}, tails_{table.tails()} {}

    std::vector<JournalRow> take() {
        tails_at(0);
        for (std::size_t i = 0; i < table_.size(); ++i) {
            if (i == table_.cursor()) rows_.emplace_back(UndoneFold{table_.size() - i, folds_.undone});
            entry(i + 1);
            tails_at(i + 1);
        }
        return std::move(rows_);
    }

private:
    void entry(std::size_t number) {
        if (number <= table_.cursor()) {
            if (table_.begins_act(number)) begin_act(number);
            if (unfolds_) rows_.emplace_back(PlayedRow{number});
        } else if (folds_.undone == Folding::open) {
            rows_.emplace_back(UndoneRow{number});
        }
    }

    void begin_act(std::size_t first) {
        const std::size_t last = act_of(table_, first, table_.cursor()).end;
        const auto mark = marks_.lower_bound(first);
        const bool is_marked = mark != marks_.end() && mark->first <= last;
        unfolds_ = last > first && (is_marked || folds_.open_acts.contains(first));
        rows_.emplace_back(ActRow{first, last, unfolds_ ? Folding::open : Folding::folded});
    }

    void tails_at(std::size_t place) {
        for (std::size_t cut = 0; cut < tails_.size(); ++cut)
            if (tails_[cut].place == place && tails_[cut].is_shown) tail(cut);
    }

    void tail(std::size_t cut) {
        const Tail& cut_off = tails_[cut];
        const Folding folding = folds_.open_cuts.contains(cut) ? Folding::open : Folding::folded;
        rows_.emplace_back(CutFold{cut, cut_off.entries, folding});
        if (folding == Folding::folded) return;
        for (std::size_t i = 0; i < cut_off.entries; ++i) rows_.emplace_back(CutRow{cut, cut_off.at + i + 1});
    }

    const Looks& table_;
    const Folds& folds_;
    const RepairMarks& marks_;
    std::vector<Tail> tails_;
    std::vector<JournalRow> rows_;
    bool unfolds_ = false;  // the act that the entry belongs to
};

JournalLine fold_line(Folding folding, std::string text) {
    return {LineLook::fold, Author::player, {}, std::nullopt, std::move(text), folding};
}

std::string cut_words(const Tail& tail, const CutFold& fold) {
    if (!tail.redo.empty()) return say("{what}: undone; it can be redone", arg("what", tail.redo));
    return say_counted(static_cast<int>(fold.entries), "{n} entry undone and replaced",
                       "{n} entries undone and replaced");
}

}  // namespace

std::vector<JournalRow> journal_rows(const Looks& table, const Folds& folds, const RepairMarks& marks) {
    return JournalRowList{table, folds, marks}.take();
}

std::optional<std::size_t> looked_at(const JournalRow& row) {
    if (const auto* act = std::get_if<ActRow>(&row)) return act->last;
    if (const auto* played = std::get_if<PlayedRow>(&row)) return played->number;
    if (const auto* undone = std::get_if<UndoneRow>(&row)) return undone->number;
    return std::nullopt;
}

bool counts_now(const JournalRow& row) {
    return std::holds_alternative<ActRow>(row) || std::holds_alternative<PlayedRow>(row);
}

std::string journal_heading() { return translated("Journal"); }

std::string search_tip() { return translated("Search the journal (Ctrl+F)"); }

std::string entries_words(std::size_t entries) {
    return say_counted(static_cast<int>(entries), "{n} entry", "{n} entries");
}

std::string search_words(SearchPlace place) {
    if (place.of == 0) return translated("not found");
    return say("{which} of {of}", arg("which", place.which), arg("of", place.of));
}

JournalLine JournalReader::line(const JournalRow& row) {
    return std::visit(values::overloaded{
                          [&](const ActRow& r) { return act_line(r); },
                          [&](const PlayedRow& r) { return entry_line(LineLook::part, r.number); },
                          [&](const UndoneRow& r) { return entry_line(LineLook::undone, r.number); },
                          [&](const CutRow& r) { return tail(r.cut).at(r.number - 1 - cuts_.at(r.cut).at); },
                          [](const UndoneFold& r) {
                              return fold_line(r.folding, say_counted(static_cast<int>(r.entries),
                                                                      "{n} entry undone; it can be redone",
                                                                      "{n} entries undone; they can be redone"));
                          },
                          [&](const CutFold& r) { return fold_line(r.folding, cut_words(cuts_.at(r.cut), r)); },
                      },
                      row);
}

RuleIds JournalReader::rules(const JournalRow& row) const {
    const auto* act = std::get_if<ActRow>(&row);
    const auto number = act != nullptr ? std::optional{act->first} : looked_at(row);
    return number && *number > 0 ? table_.rules_of(*number) : RuleIds{};
}

std::vector<std::size_t> JournalReader::rows_with(const std::vector<JournalRow>& rows, std::string_view wanted) {
    std::vector<std::size_t> found;
    const std::string form = search_form(wanted);
    for (std::size_t i = 0; i < rows.size() && !form.empty(); ++i) {
        const JournalLine there = line(rows[i]);
        const auto* act = std::get_if<ActRow>(&rows[i]);
        if (there.number == form || search_form(there.text).find(form) != std::string::npos ||
            (act != nullptr && act->folding == Folding::folded && is_within(*act, form)))
            found.push_back(i);
    }
    return found;
}

bool JournalReader::is_within(const ActRow& act, const std::string& wanted) const {
    for (std::size_t number = act.first; number <= act.last; ++number)
        if (std::to_string(number) == wanted || search_form(table_.headline(number)).find(wanted) != std::string::npos)
            return true;
    return false;
}

JournalLine JournalReader::line_of(LineLook look, std::size_t number, EntryTold told) const {
    JournalLine line{look, told.author, std::to_string(number), std::nullopt, std::move(told.text)};
    if (told.player) line.player = table_.players().at(*told.player);
    return line;
}

// Marks are on the entries of an act.
JournalLine JournalReader::act_line(const ActRow& act) const {
    JournalLine line = line_of(LineLook::played, act.first, table_.act({act.first - 1, act.last}));
    line.fold = act.folding;
    line.entries = act.last - act.first + 1;
    return line.entries == 1 ? marked(std::move(line), act.first) : line;
}

JournalLine JournalReader::entry_line(LineLook look, std::size_t number) const {
    return marked(line_of(look, number, table_.entry(number)), number);
}

JournalLine JournalReader::marked(JournalLine line, std::size_t number) const {
    const auto mark = marks_.find(number);
    if (mark == marks_.end()) return line;
    line.mark = mark->second;
    line.text = say("{what} [{mark}]", arg("what", line.text), arg("mark", mark_words(mark->second)));
    return line;
}

// Once: its positions are no longer kept, and are made again.
const std::vector<JournalLine>& JournalReader::tail(std::size_t cut) {
    const auto known = tails_.find(cut);
    if (known != tails_.end()) return known->second;
    std::vector<JournalLine>& lines = tails_[cut];
    std::size_t number = cuts_.at(cut).at;
    for (EntryTold& told : table_.tail_entries(cut)) lines.push_back(line_of(LineLook::cut, ++number, std::move(told)));
    return lines;
}

}  // namespace present
