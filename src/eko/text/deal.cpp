// SPDX-License-Identifier: MIT
#include "eko/text/deal.h"

#include "eko/rules/piece.h"
#include "protocol/text.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace eko::text {

namespace {

using wording::marked;

bool lies_before(Hex one, Hex other) { return std::pair{one.r, one.q} < std::pair{other.r, other.q}; }

// The discs of a table as they come out of the box, then as many empty places as there are fields without a disc.
std::vector<std::optional<StartDisc>> to_be_mixed(const std::vector<Seat>& seats, std::size_t fields) {
    std::vector<std::optional<StartDisc>> all;
    for (const Seat& seat : seats)
        for (int i = 0; i < discs_per_player; ++i) all.push_back(StartDisc{{}, seat.color, i == 0});
    all.resize(std::max(all.size(), fields));
    return all;
}

// Every order is equally likely (Fisher and Yates).
template <class All>
void mix(All& all, session::DiceSource& chance) {
    for (std::size_t left = all.size(); left > 1; --left) std::swap(all[left - 1], all[chance.pick(left)]);
}

bool has_two_colors(const std::vector<StartDisc>& discs) {
    return std::any_of(discs.begin(), discs.end(),
                       [&](const StartDisc& disc) { return disc.owner != discs.front().owner; });
}

// Whether a deal with discs of two colours exists. Seats that nobody has checked yet may have one colour twice.
bool can_have_two_colors(const std::vector<Hex>& fields, const std::vector<Seat>& seats) {
    const auto other = [&](const Seat& seat) { return seat.color != seats.front().color; };
    return fields.size() > 1 && std::any_of(seats.begin(), seats.end(), other);
}

// --- Reading.

std::vector<std::string_view> words_in(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

// "cyan*": without its star, if it has one.
bool take_star(std::string_view& word) {
    const bool star = word.ends_with('*');
    if (star) word.remove_suffix(1);
    return star;
}

class DiscReader {
public:
    explicit DiscReader(const Board& board) : board_{board} {}

    // False if the word says nothing about a disc.
    bool take(std::string_view word) {
        if (const std::size_t sign = word.find('='); sign != std::string_view::npos)
            return take_pair(word.substr(0, sign), word.substr(sign + 1));
        if (take_field(word)) return true;
        if (word.ends_with(':')) word.remove_suffix(1);
        const auto color = values::from_text<Color>(word);
        if (!color) return false;
        named_ = Named{*color, std::nullopt, 0};
        return true;
    }

    // Nothing if the colour named last has not discs enough for the rest.
    std::optional<std::vector<StartDisc>> all() const {
        if (!named_ || named_->plain > 0) return discs_;
        std::vector<StartDisc> others = discs_;
        if (named_->emperor) std::erase_if(others, [&](const StartDisc& disc) { return disc.at == *named_->emperor; });
        return with_rest(board_, std::move(others), named_->color, named_->emperor);
    }

private:
    struct Named {
        Color color;
        std::optional<Hex> emperor;
        int plain;  // fields of discs that are not the emperor
    };

    bool take_pair(std::string_view field, std::string_view owner) {
        const bool emperor = take_star(owner);
        const auto at = hex_from_text(field);
        const auto color = values::from_text<Color>(owner);
        if (!at || !color) return false;
        discs_.push_back({*at, *color, emperor});
        named_.reset();
        return true;
    }

    bool take_field(std::string_view word) {
        const bool emperor = take_star(word);
        const auto at = hex_from_text(word);
        if (!at || !named_) return false;
        discs_.push_back({*at, named_->color, emperor});
        if (emperor)
            named_->emperor = *at;
        else
            ++named_->plain;
        return true;
    }

    const Board& board_;
    std::vector<StartDisc> discs_;
    std::optional<Named> named_;  // the colour that fields belong to
};

}  // namespace

std::vector<Hex> laying_order(const Board& board) {
    std::vector<Hex> all;
    for (const FieldId field : board.all_ways)
        if (board[field].kind == FieldKind::movement) all.push_back(board[field].at);
    std::sort(all.begin(), all.end(), lies_before);
    return all;
}

std::vector<Hex> bare_fields(const Board& board, const std::vector<StartDisc>& discs) {
    std::vector<Hex> all = laying_order(board);
    std::vector<Hex> taken;
    for (const StartDisc& disc : discs) taken.push_back(disc.at);
    std::sort(taken.begin(), taken.end());
    std::erase_if(all, [&](Hex at) { return std::binary_search(taken.begin(), taken.end(), at); });
    return all;
}

// EKO-7. A game needs discs of two colours; a deal without them, which only a board of a few fields can bring, is dealt
// anew, so those that are left keep equal chances.
std::vector<StartDisc> dealt(const Board& board, const std::vector<Seat>& seats, session::DiceSource& chance) {
    const auto fields = laying_order(board);
    if (!can_have_two_colors(fields, seats)) return {};
    for (;;) {
        auto discs = to_be_mixed(seats, fields.size());
        mix(discs, chance);
        std::vector<StartDisc> laid;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (discs[i]) laid.push_back({fields[i], discs[i]->owner, discs[i]->emperor});
        if (has_two_colors(laid)) return laid;
    }
}

std::optional<std::vector<StartDisc>> with_rest(const Board& board, std::vector<StartDisc> discs, Color color,
                                                std::optional<Hex> emperor) {
    const auto bare = bare_fields(board, discs);
    const auto own = std::count_if(discs.begin(), discs.end(), [&](const auto& disc) { return disc.owner == color; });
    if (static_cast<std::size_t>(own) + bare.size() > static_cast<std::size_t>(discs_per_player)) return std::nullopt;
    if (emperor && std::find(bare.begin(), bare.end(), *emperor) == bare.end()) return std::nullopt;
    for (const Hex at : bare) discs.push_back({at, color, at == emperor});
    return discs;
}

std::vector<StartDisc> read_discs(const Board& board, std::string_view text, std::string_view file_name) {
    const std::string place{file_name};
    DiscReader reader{board};
    for (const std::string_view word : words_in(text))
        if (!reader.take(word))
            throw protocol::FormatError{place,
                                        {marked("“{word}” is not a disc on a field, such as 3,-1=cyan, or 3,-1=cyan* "
                                                "for the emperor, nor a colour followed by its fields."),
                                         {{"word", std::string{word}}}}};
    if (auto discs = reader.all()) return *std::move(discs);
    throw protocol::FormatError{
        place,
        {marked("the colour named last has the fields that are left: they must be 16 at most, and its emperor's "
                "field must be one of them.")}};
}

std::vector<StartDisc> in_laying_order(std::vector<StartDisc> discs) {
    std::stable_sort(discs.begin(), discs.end(),
                     [](const StartDisc& one, const StartDisc& other) { return lies_before(one.at, other.at); });
    return discs;
}

std::string write_discs(const std::vector<StartDisc>& discs) {
    std::string text;
    std::optional<int> row;
    for (const StartDisc& disc : in_laying_order(discs)) {
        if (row) text += *row == disc.at.r ? ' ' : '\n';
        row = disc.at.r;
        text += to_text(disc.at) + '=' + std::string{to_text(disc.owner)} + (disc.emperor ? "*" : "");
    }
    return text + '\n';
}

}  // namespace eko::text
