// SPDX-License-Identifier: MIT
#include "eko/words/rulings.h"

#include "eko/rules/ids.h"
#include "eko/words/shelf/new_session.h"
#include "present/language/words.h"

#include <array>
#include <cstddef>

namespace eko::words {

using namespace present;

namespace {

// The sentences stand in the order of the enumerators.
template <class Choice>
std::string chosen_ruling(int rule, Choice chosen, const std::array<const char*, 2>& sentences) {
    return say("{rule}: {choice}", arg("rule", to_text(eko_rule(rule))),
               arg("choice", translated(sentences.at(static_cast<std::size_t>(chosen)))));
}

}  // namespace

std::string ruling_words(std::string_view name) {
    if (name == "moon_return")
        return translated("May a player without discs on the board come back with the Moon temple (EKO-12, EKO-74)?");
    if (name == "win_check")
        return translated("Are captive emperors exchanged before the check for 12 points, or after it (EKO-51)?");
    if (name == "last_disc_build")
        return translated(
            "If somebody spends the last disc on a building that makes 12 points, with one opponent left: is the win "
            "shared, or the builder's alone (EKO-55)?");
    if (name == "around")
        return translated(
            "What counts around a pyramid and the lighthouse: stacks and buildings, or stacks only "
            "(EKO-65, EKO-76)?");
    if (name == "storm_once")
        return translated("Does a storm zone cost a stack one disc per turn, or one disc per move (EKO-70)?");
    return translated("How often may the Moon temple be used in a turn: once, or any number of times (EKO-74)?");
}

std::array<std::string, 2> ruling_choices(std::string_view name) {
    if (name == "moon_return") return moon_return_text().choices;
    if (name == "win_check") return win_check_text().choices;
    if (name == "last_disc_build") return last_disc_build_text().choices;
    if (name == "around") return around_text().choices;
    if (name == "storm_once") return storm_once_text().choices;
    return moon_uses_text().choices;
}

std::vector<std::string> rulings_chosen(const Table& table) {
    const Board& board = table.board;
    const Rulings& rulings = table.rulings;
    std::vector<std::string> all;
    if (!board.moons.empty())
        all.push_back(chosen_ruling(74, rulings.moon_return,
                                    {marked("a player without discs on the board may come back with the Moon temple."),
                                     marked("a player without discs on the board stays out.")}));
    all.push_back(chosen_ruling(51, rulings.win_check,
                                {marked("the end is judged after emperors are exchanged."),
                                 marked("the end is judged before emperors are exchanged, too.")}));
    all.push_back(chosen_ruling(
        55, rulings.last_disc_build,
        {marked(
             "whoever wins by spending the last disc on a building shares the win with the last player on the board."),
         marked("whoever wins by spending the last disc on a building wins alone.")}));
    if (!board.pyramids.empty() || !board.beacons.empty())
        all.push_back(chosen_ruling(65, rulings.around,
                                    {marked("stacks and buildings count around pyramids and the lighthouse."),
                                     marked("only stacks count around pyramids and the lighthouse.")}));
    if (board.has_storm())
        all.push_back(chosen_ruling(70, rulings.storm_once,
                                    {marked("a stack pays for a storm zone once per turn."),
                                     marked("a stack pays for a storm zone in each move.")}));
    if (!board.moons.empty())
        all.push_back(chosen_ruling(74, rulings.moon_uses,
                                    {marked("the Moon temple can be used once per turn."),
                                     marked("the Moon temple can be used as often as its player can pay.")}));
    return all;
}

}  // namespace eko::words
