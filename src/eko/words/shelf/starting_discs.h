// SPDX-License-Identifier: MIT
// The discs of a new game (EKO-7): dealt by the program, and told row by row in the order in which hands lay them; or
// entered as the table laid them, by colour and field. Only values; each change is one step that can be taken back.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/words/shelf/steps.h"
#include "session/dice.h"

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace eko::words {

// "White plays": the button that lets a colour take the place of the one at hand.
std::string plays_words(Color color);

class StartingDiscs {
public:
    // Functions below return why they could not do it, for people; an empty text: it is done.
    using Refused = std::string;

    // No disc is laid yet. Nothing if the layout is no board. `colors`: of those who play, two or more.
    static std::optional<StartingDiscs> on(const Layout& layout, std::vector<Color> colors);

    const Layout& layout() const { return layout_; }
    const Board& board() const { return board_; }
    // Of those who play.
    const std::vector<Color>& colors() const { return steps_.now().colors; }
    const std::vector<StartDisc>& discs() const { return steps_.now().discs; }
    // The colour at hand.
    Color color() const { return steps_.now().color; }
    // The field that is typed next: the first bare one in the order of laying, or the one walked to. Nothing if all are
    // full.
    std::optional<Hex> field() const;
    std::optional<StartDisc> disc_on(Hex at) const;
    // How many discs of that colour are not laid; it counts its emperor.
    int left(Color color) const;
    bool has_emperor(Color color) const;

    // --- Changes
    void choose(Color color);
    // That colour plays instead of this one and has its discs, where they lie. Nothing changes if `before` does not
    // play, or `after` does already.
    void play_instead(Color before, Color after);
    void walk_to(Hex at);
    // A click: a bare field gets a disc of the colour at hand; its own disc becomes the emperor, its emperor goes;
    // another's disc makes room for it. A colour all of whose discs are laid hands over to the next; a disc of one that
    // lacks only its emperor becomes that, whichever colour is at hand.
    Refused tap(Hex at);
    // On the field that is typed next.
    Refused type(Color color);
    // The disc that was laid last is its colour's emperor.
    Refused crown();
    // All bare fields are of the colour at hand, which must have as many discs. Its emperor is chosen after that.
    Refused fill_rest();
    void deal(session::DiceSource& chance);
    void clear();
    // How many discs lay on the board that the last change dealt anew; 0 if the last change was another. Undo brings
    // them back.
    std::size_t replaced_by_deal() const;

    // --- Laying them on the table
    // Rows of the board from above, each from left to right.
    std::vector<std::vector<StartDisc>> rows() const;
    // How many rows are told: the others are still to be laid. 0 to all of them.
    std::size_t told() const { return steps_.now().told; }
    void tell(std::size_t rows);

    // Why no game can begin with them; empty if one can.
    std::string fault() const;
    // Whether every colour has all its discs on the board, one of them its emperor; how many there are of each.
    bool are_complete() const;
    std::string lacking() const;

    std::string undo_name() const { return steps_.undo_name(); }
    std::string redo_name() const { return steps_.redo_name(); }
    void undo() { steps_.undo(); }
    void redo() { steps_.redo(); }

private:
    struct State {
        std::vector<Color> colors{};     // of those who play
        std::vector<StartDisc> discs{};  // as they came
        Color color{};
        std::optional<Hex> walked{};
        std::size_t told = 0;
        bool dealt = false;  // just now: no difference of its own
        bool operator==(const State& other) const {
            return std::tie(colors, discs, color, walked, told) ==
                   std::tie(other.colors, other.discs, other.color, other.walked, other.told);
        }
    };

    StartingDiscs(Layout layout, Board board, std::vector<Color> colors);
    Refused lay(State next, Hex at, Color color);
    static void hand_over(State& next);

    Layout layout_;
    Board board_;
    Steps<State> steps_;
};

}  // namespace eko::words
