// SPDX-License-Identifier: MIT
// Starting discs on the page of boards: on which board they lie, for whom, and how they are typed.
#include "eko/words/names.h"
#include "eko/words/shelf/workshop.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

std::vector<Color> first_of(const std::vector<Color>& colors, std::size_t players) {
    return {colors.begin(),
            colors.begin() + static_cast<std::ptrdiff_t>(std::clamp<std::size_t>(players, 2, colors.size()))};
}

bool are_same_colors(const std::vector<Color>& some, const std::vector<Color>& others) {
    return std::is_permutation(some.begin(), some.end(), others.begin(), others.end());
}

bool is_same_board(Layout one, const Layout& other) {
    one.name = other.name;
    return one == other;
}

bool are_for(const StartingDiscs& discs, const Layout& layout, const std::vector<Color>& colors) {
    return is_same_board(discs.layout(), layout) && are_same_colors(discs.colors(), colors);
}

bool plays(const std::vector<Color>& all, Color color) { return std::find(all.begin(), all.end(), color) != all.end(); }

}  // namespace

std::vector<std::pair<Color, Color>> replaced_colors(const std::vector<Color>& before,
                                                     const std::vector<Color>& after) {
    std::vector<std::pair<Color, Color>> all;
    auto came = after.begin();
    for (const Color color : before) {
        if (plays(after, color)) continue;
        came = std::find_if(came, after.end(), [&](Color one) { return !plays(before, one); });
        if (came == after.end()) break;
        all.emplace_back(color, *came++);
    }
    return all;
}

std::vector<Color> Workshop::colors_to_seat() const {
    const auto players = static_cast<std::size_t>(maker_.players());
    if (!seating_) return first_of({colors.begin(), colors.end()}, players);
    return first_of(seating_->colors, maker_.layout().players ? players : seating_->players);
}

Workshop::Refused Workshop::turn_to_discs(const Layout& layout, const std::vector<Color>& colors) {
    if (!(discs_ && are_for(*discs_, layout, colors)) && !take_up_discs(layout, colors))
        return translated("Lay or paint a board first: discs need fields.");
    part_ = Part::discs;
    walked_.reset();
    return {};
}

// Puts aside those at hand. False, and nothing is changed, if the layout is no board.
bool Workshop::take_up_discs(const Layout& layout, const std::vector<Color>& colors) {
    const auto before = std::find_if(put_aside_.begin(), put_aside_.end(),
                                     [&](const StartingDiscs& discs) { return are_for(discs, layout, colors); });
    auto discs = before == put_aside_.end() ? StartingDiscs::on(layout, colors) : std::optional{std::move(*before)};
    if (!discs) return false;
    if (before != put_aside_.end()) put_aside_.erase(before);
    if (discs_ && !discs_->discs().empty()) {
        std::erase_if(put_aside_, [&](const StartingDiscs& one) {  // colours may have been exchanged since
            return are_for(one, discs_->layout(), discs_->colors());
        });
        put_aside_.push_back(*std::move(discs_));
    }
    discs_ = std::move(discs);
    return true;
}

// Discs that somebody laid for just those who sit down now stay as they are beside them.
void Workshop::recolour(const std::vector<Color>& before, const std::vector<Color>& after) {
    if (before.size() != after.size()) return;
    std::vector<StartingDiscs*> all;
    for (StartingDiscs& one : put_aside_) all.push_back(&one);
    if (discs_) all.push_back(&*discs_);
    const auto is_taken = [&](const Layout& layout) {
        return std::any_of(all.begin(), all.end(),
                           [&](const StartingDiscs* one) { return are_for(*one, layout, after); });
    };
    for (StartingDiscs* const one : all)
        if (are_same_colors(one->colors(), before) && !is_taken(one->layout()))
            for (const auto& [went, came] : replaced_colors(before, after)) one->play_instead(went, came);
}

// A colour that was exchanged here is exchanged for those who are about to sit down, too.
void Workshop::seat_as_discs() {
    if (!seating_ || part_ != Part::discs) return;
    auto& seats = seating_->colors;
    for (const auto& [went, came] : replaced_colors(first_of(seats, discs_->colors().size()), discs_->colors()))
        std::iter_swap(std::find(seats.begin(), seats.end(), went), std::find(seats.begin(), seats.end(), came));
}

bool Workshop::has_discs_of_board() const { return discs_ && is_same_board(discs_->layout(), maker_.layout()); }

std::optional<std::vector<StartDisc>> Workshop::discs_for(const Layout& layout,
                                                          const std::vector<Color>& colors) const {
    const auto entered = [&](const StartingDiscs& discs) { return are_for(discs, layout, colors); };
    const auto before = std::find_if(put_aside_.begin(), put_aside_.end(), entered);
    const StartingDiscs* discs = before == put_aside_.end() ? nullptr : &*before;
    if (discs_ && entered(*discs_)) discs = &*discs_;
    return discs && discs->fault().empty() ? std::optional{discs->discs()} : std::nullopt;
}

std::optional<Workshop::Refused> Workshop::type_disc(char key) {
    if (key == '*' || key == '+') return discs_->crown();
    for (const Color color : discs_->colors())
        if (badge(color).letter == std::string{key}) return discs_->type(color);
    // Whoever types ahead must not find the next discs one field too early without a word.
    for (const Color color : colors)
        if (badge(color).letter == std::string{key})
            return say(
                "Nobody here plays {colour}. If somebody does, choose the colour that does not play, and then "
                "“{button}”.",
                arg("colour", word(color)), arg("button", plays_words(color)));
    return std::nullopt;
}

}  // namespace eko::words
