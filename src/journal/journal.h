// SPDX-License-Identifier: MIT
// The journal of any game: a header, what was entered since, and a cursor. The only truth: a position is
// always what the game makes of the entries before the cursor.
//
// Every position is kept, so looking at any of them costs nothing, and a copy of a journal shares them with
// the original. One thread at a time; what a member function throws leaves the journal as it was.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <ranges>
#include <utility>
#include <vector>

namespace journal {

// What a game must bring to be kept in a journal. `apply` gives a Step, whose `after` is the next
// position, or a Refusal: anything that is true when there is a Step and then leads to it.
template <class G>
concept Game =
    requires(const typename G::Table& table, const typename G::Header& header, const typename G::Position& position,
             const typename G::Entry& entry, const typename G::Step& step) {
        typename G::Refusal;
        { G::start(table, header) } -> std::same_as<typename G::Position>;
        { static_cast<bool>(G::apply(table, position, entry)) };
        { *G::apply(table, position, entry) } -> std::convertible_to<typename G::Step>;
        { G::apply(table, position, entry).error() } -> std::convertible_to<typename G::Refusal>;
        { step.after } -> std::convertible_to<const typename G::Position&>;
        { G::hash(position) } -> std::same_as<std::uint64_t>;
    };

// An entry, and the hash of the position it led to.
template <Game G>
struct Record {
    typename G::Entry entry;
    std::uint64_t position_hash;
};

// What lay beyond the cursor when another entry was appended there.
template <Game G>
struct CutOff {
    std::size_t at;  // entries before them
    std::vector<Record<G>> records;
};

template <Game G>
class Journal {
public:
    using Table = typename G::Table;
    using Header = typename G::Header;
    using Entry = typename G::Entry;
    using Position = typename G::Position;
    using Step = typename G::Step;
    using Verdict =
        decltype(G::apply(std::declval<const Table&>(), std::declval<const Position&>(), std::declval<const Entry&>()));

    Journal(Table table, Header header)
        : table_{std::move(table)}, header_{std::move(header)}, start_{G::start(table_, header_)} {}

    // What the game makes of the entry here. Changes nothing.
    Verdict would(const Entry& entry) const { return G::apply(table_, position(), entry); }

    // Appends the entry at the cursor if the game accepts it; what lay beyond the cursor is cut off.
    Verdict append(Entry entry) {
        Verdict verdict = would(entry);
        if (verdict) take(std::move(entry), *verdict);
        return verdict;
    }

    // Appends an entry with the step that `would` made of it at this cursor.
    void take(Entry entry, const Step& step) { take(std::move(entry), step, G::hash(step.after)); }
    // The same for who knows the hash of the step's position already.
    void take(Entry entry, const Step& step, std::uint64_t position_hash) {
        auto made = std::make_shared<const Made>(Record<G>{std::move(entry), position_hash}, step.after);
        if (cursor_ < made_.size()) cut_off_rest();
        made_.push_back(std::move(made));  // cannot fail after a cut: there is room then
        ++cursor_;
    }

    // One entry back or forth; false if there was none.
    bool undo() { return cursor_ > 0 && go_to(cursor_ - 1); }
    bool redo() { return go_to(cursor_ + 1); }

    // Cuts off what lies beyond the cursor.
    void cut_off_rest() {
        const auto beyond = std::views::drop(records(), static_cast<std::ptrdiff_t>(cursor_));
        cut_off_.push_back(CutOff<G>{cursor_, {beyond.begin(), beyond.end()}});
        made_.resize(cursor_);
    }

    // What was cut off before this journal was read from where it is kept; the game accepts these entries there.
    void recall(CutOff<G> tail) { cut_off_.push_back(std::move(tail)); }

    // Puts the cursor behind the first n entries, 0 to size(); false, and nothing changed, beyond that.
    bool go_to(std::size_t n) {
        if (n > size()) return false;
        cursor_ = n;
        return true;
    }

    const Table& table() const { return table_; }
    const Header& header() const { return header_; }

    // Entries before the cursor.
    std::size_t cursor() const { return cursor_; }
    // All entries, with those that can be redone.
    std::size_t size() const { return made_.size(); }

    // References stay good until the entry that led there is cut off.
    const Position& position() const { return position_at(cursor_); }
    // The position after the first n entries, 0 to size().
    const Position& position_at(std::size_t n) const { return n == 0 ? start_ : made_.at(n - 1)->after; }

    // Record i is the (i+1)th entry; i < size().
    const Record<G>& record(std::size_t i) const { return made_.at(i)->record; }
    // All records in order, as a range of `const Record&`: the part beyond the cursor can be redone.
    auto records() const {
        return std::views::transform(made_, [](const auto& made) -> const Record<G>& { return made->record; });
    }
    // Those before the cursor: what is true now.
    auto played() const { return std::views::take(records(), static_cast<std::ptrdiff_t>(cursor_)); }

    // What was cut off, oldest first.
    const std::vector<CutOff<G>>& cut_off() const { return cut_off_; }

private:
    struct Made {
        Record<G> record;
        Position after;
    };

    Table table_;
    Header header_;
    Position start_;
    std::vector<std::shared_ptr<const Made>> made_;
    std::size_t cursor_ = 0;
    std::vector<CutOff<G>> cut_off_;
};

}  // namespace journal
