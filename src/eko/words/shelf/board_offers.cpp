// SPDX-License-Identifier: MIT
#include "eko/words/shelf/board_offers.h"

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/words/shelf/new_session.h"
#include "present/language/words.h"
#include "session/boards.h"

#include <algorithm>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

std::string sample_for(std::size_t players) { return "sample-" + std::to_string(players); }

std::size_t number_of(const std::vector<BoardOffer>& offers, const std::string& id, std::size_t otherwise) {
    const auto found = std::find_if(offers.begin(), offers.end(), [&](const BoardOffer& one) { return one.id == id; });
    return found == offers.end() ? otherwise : static_cast<std::size_t>(found - offers.begin());
}

}  // namespace

std::string shown_name(const BoardShelf::Row& board) {
    if (board.origin != session::BoardOrigin::program) return board.name;
    for (std::size_t n = 2; n <= most_players; ++n)
        if (board.id == sample_for(n))
            return say_counted(static_cast<int>(n), "Sample, {n} player", "Sample, {n} players");
    return translated("Sample, all variants");
}

std::optional<BoardOffer> board_in_hand(const BoardShelf& shelf, const BoardMaker& maker) {
    const Layout& layout = maker.layout();
    if (!maker.is_changed() || !make_board(layout)) return std::nullopt;
    const auto boards = shelf.boards();
    const auto like = std::find_if(boards.begin(), boards.end(), [&](const BoardShelf::Row& one) {
        return maker.id() ? one.id == maker.id() : one.layout.name == layout.name;
    });
    std::string name = layout.name.empty() ? translated("My board") : layout.name;
    const bool is_other = like == boards.end() || (!layout.name.empty() && like->layout.name != layout.name);
    if (!is_other) name = shown_name(*like);
    name = is_other ? say("{board} (not saved)", arg("board", name)) : say("{board} (changed)", arg("board", name));
    return BoardOffer{maker.id().value_or(std::string{}), std::move(name), layout, BoardOffer::From::hand};
}

std::vector<BoardOffer> board_offers(const BoardShelf& shelf, const std::optional<Layout>& last,
                                     const std::optional<BoardOffer>& in_hand) {
    std::vector<BoardOffer> all;
    bool is_known = in_hand && in_hand->layout == last;
    for (const auto& one : shelf.boards()) {
        is_known = is_known || one.layout == last;
        all.push_back({one.id, shown_name(one), one.layout});
    }
    if (last && !is_known) all.insert(all.begin(), {{}, board_words().last, *last});
    if (in_hand) all.insert(all.begin(), *in_hand);
    return all;
}

std::size_t first_choice(const std::vector<BoardOffer>& offers, const std::optional<Layout>& last,
                         std::size_t players) {
    const auto found =
        std::find_if(offers.begin(), offers.end(), [&](const BoardOffer& one) { return one.layout == last; });
    return found == offers.end() ? number_of(offers, sample_for(players), 0)
                                 : static_cast<std::size_t>(found - offers.begin());
}

std::size_t for_players(const std::vector<BoardOffer>& offers, std::size_t chosen, std::size_t players) {
    for (std::size_t n = 2; n <= most_players; ++n)
        if (chosen < offers.size() && offers[chosen].id == sample_for(n))
            return number_of(offers, sample_for(players), chosen);
    return chosen;
}

std::string offer_remark(const BoardOffer& offer, std::size_t players) {
    Layout named = offer.layout;
    if (!offer.id.empty() || offer.from == BoardOffer::From::hand) named.name = offer.name;
    return board_remark(named, players);
}

}  // namespace eko::words
