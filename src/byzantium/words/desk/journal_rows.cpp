// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/journal_rows.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/rule_topics.h"
#include "journal/journal.h"
#include "present/language/letters.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <iterator>

namespace byzantium::words {

using namespace present;

namespace {

using Record = journal::Record<byzantium::text::Game>;

// Where each tail leaves the journal as it is today: a cut further ahead takes later ones with it.
std::vector<std::size_t> places_of_cuts(const byzantium::text::Journal& journal) {
    const auto& cuts = journal.cut_off();
    std::vector<std::size_t> places(cuts.size());
    std::size_t nearest = journal.size();
    for (std::size_t i = cuts.size(); i-- > 0;) places[i] = nearest = std::min(nearest, cuts[i].at);
    return places;
}

// The rows, from the first entry on.
class JournalRowList {
public:
    JournalRowList(const byzantium::text::Journal& journal, const Folds& folds)
        : journal_{journal}, folds_{folds}, places_{places_of_cuts(journal)} {}

    std::vector<JournalRow> take() {
        tails_at(0);
        for (std::size_t i = 0; i < journal_.size(); ++i) {
            if (i == journal_.cursor()) rows_.emplace_back(UndoneFold{journal_.size() - i, folds_.undone});
            entry(i + 1);
            tails_at(i + 1);
        }
        return std::move(rows_);
    }

private:
    void entry(std::size_t number) {
        if (number <= journal_.cursor()) {
            rows_.emplace_back(PlayedRow{number});
        } else if (folds_.undone == Folding::open) {
            rows_.emplace_back(UndoneRow{number});
        }
    }

    void tails_at(std::size_t place) {
        for (std::size_t cut = 0; cut < places_.size(); ++cut) {
            if (places_[cut] == place && !stands_again(cut) && !comes_again(cut)) tail(cut);
        }
    }

    // The undo or the redo of a repair brought its entries back.
    bool stands_again(std::size_t cut) const {
        const auto& [at, records] = journal_.cut_off()[cut];
        if (at + records.size() > journal_.size()) return false;
        for (std::size_t i = 0; i < records.size(); ++i)
            if (journal_.record(at + i).position_hash != records[i].position_hash) return false;
        return true;
    }

    // Undo brought its entries back, and they were put aside once more.
    bool comes_again(std::size_t cut) const {
        const auto& cuts = journal_.cut_off();
        const auto same = [&](const auto& later) {
            return later.at == cuts[cut].at && std::equal(later.records.begin(), later.records.end(),
                                                          cuts[cut].records.begin(), cuts[cut].records.end(), is_same);
        };
        return std::any_of(cuts.begin() + static_cast<std::ptrdiff_t>(cut) + 1, cuts.end(), same);
    }

    static bool is_same(const Record& one, const Record& other) {
        return one.entry == other.entry && one.position_hash == other.position_hash;
    }

    void tail(std::size_t cut) {
        const auto& cut_off = journal_.cut_off()[cut];
        const Folding folding = folds_.open_cuts.contains(cut) ? Folding::open : Folding::folded;
        rows_.emplace_back(CutFold{cut, cut_off.records.size(), folding});
        if (folding == Folding::folded) return;
        for (std::size_t i = 0; i < cut_off.records.size(); ++i) rows_.emplace_back(CutRow{cut, cut_off.at + i + 1});
    }

    const byzantium::text::Journal& journal_;
    const Folds& folds_;
    std::vector<std::size_t> places_;
    std::vector<JournalRow> rows_;
};

JournalLine line_of(const Names& names, LineLook look, std::size_t number, const Position& before, const Entry& entry) {
    const bool by_table = std::holds_alternative<Correct>(entry) || std::holds_alternative<AwaitPlayer>(entry);
    JournalLine line{look,
                     Author::player,
                     std::to_string(number),
                     awaited_player(before.awaits),
                     headline(names, before, entry),
                     Folding::open,
                     std::nullopt};
    if (by_table) {
        line.author = Author::table;
        line.player.reset();
    }
    return line;
}

JournalLine fold_line(Folding folding, std::string text) {
    return {LineLook::fold, Author::player, {}, std::nullopt, std::move(text), folding, std::nullopt};
}

// With all entries counting, only a repair can be done again: its undo was the last that put entries aside.
std::string cut_words(const byzantium::text::Session& session, const CutFold& fold) {
    const auto& journal = session.journal();
    const auto redo = session.redo_step();
    if (redo && journal.cursor() == journal.size() && fold.cut + 1 == journal.cut_off().size() && !redo->name.empty())
        return say("{what}: undone, it can be redone", arg("what", redo->name));
    return say_counted(static_cast<int>(fold.entries), "{n} entry undone and replaced",
                       "{n} entries undone and replaced");
}

// All entries as they stood when this tail was still their end.
std::vector<const Record*> entries_with(const byzantium::text::Journal& journal, std::size_t cut) {
    std::vector<const Record*> entries;
    for (std::size_t i = 0; i < journal.size(); ++i) entries.push_back(&journal.record(i));
    for (std::size_t i = journal.cut_off().size(); i-- > cut;) {
        const auto& tail = journal.cut_off()[i];
        entries.resize(std::min(entries.size(), tail.at));
        for (const Record& record : tail.records) entries.push_back(&record);
    }
    return entries;
}

}  // namespace

std::vector<JournalRow> journal_rows(const byzantium::text::Session& session, const Folds& folds) {
    return JournalRowList{session.journal(), folds}.take();
}

std::optional<std::size_t> looked_at(const JournalRow& row) {
    if (const auto* played = std::get_if<PlayedRow>(&row)) return played->number;
    if (const auto* undone = std::get_if<UndoneRow>(&row)) return undone->number;
    return std::nullopt;
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
    return std::visit(
        values::overloaded{
            [&](const PlayedRow& r) { return entry_line(LineLook::played, r.number); },
            [&](const UndoneRow& r) { return entry_line(LineLook::undone, r.number); },
            [&](const CutRow& r) { return tail(r.cut).at(r.number - 1 - session_.journal().cut_off().at(r.cut).at); },
            [](const UndoneFold& r) {
                return fold_line(r.folding,
                                 say_counted(static_cast<int>(r.entries), "{n} entry undone, it can be redone",
                                             "{n} entries undone, they can be redone"));
            },
            [&](const CutFold& r) { return fold_line(r.folding, cut_words(session_, r)); },
        },
        row);
}

RuleIds JournalReader::rules(const JournalRow& row) const {
    const auto number = looked_at(row);
    if (!number || *number == 0) return {};
    const auto& journal = session_.journal();
    return rules_of(journal.position_at(*number - 1), journal.record(*number - 1).entry);
}

std::vector<std::size_t> JournalReader::rows_with(const std::vector<JournalRow>& rows, std::string_view wanted) {
    std::vector<std::size_t> found;
    const std::string small = small_letters(wanted);
    for (std::size_t i = 0; i < rows.size() && !small.empty(); ++i) {
        const JournalLine there = line(rows[i]);
        if (there.number == small || small_letters(there.text).find(small) != std::string::npos) found.push_back(i);
    }
    return found;
}

JournalLine JournalReader::entry_line(LineLook look, std::size_t number) const {
    const auto& journal = session_.journal();
    JournalLine line = line_of(names_, look, number, journal.position_at(number - 1), journal.record(number - 1).entry);
    if (const auto marked = marks_.find(number); marked != marks_.end()) {
        line.mark = marked->second;
        line.text = say("{what} [{mark}]", arg("what", line.text), arg("mark", mark_words(marked->second)));
    }
    return line;
}

// A tail's positions are no longer kept: they are made again, once, from where it left the journal of today.
const std::vector<JournalLine>& JournalReader::tail(std::size_t cut) {
    const auto known = tails_.find(cut);
    if (known != tails_.end()) return known->second;
    const auto& journal = session_.journal();
    const auto entries = entries_with(journal, cut);
    std::size_t number = 1;
    while (number <= journal.size() && number <= entries.size() && entries[number - 1] == &journal.record(number - 1))
        ++number;
    const std::size_t at = journal.cut_off()[cut].at;
    std::vector<JournalLine>& lines = tails_[cut];
    for (Position before = journal.position_at(number - 1); number <= entries.size(); ++number) {
        const Entry& entry = entries[number - 1]->entry;
        if (number > at) lines.push_back(line_of(names_, LineLook::cut, number, before, entry));
        before = apply(session_.table(), before, entry).value().after;  // it was accepted once
    }
    return lines;
}

}  // namespace byzantium::words
