// SPDX-License-Identifier: MIT
// What is worth knowing of a position in sentences: threats, wins and what stops them, a stack's plan, reinforcement.
// Texts are paragraphs of lines for a terminal; the sentences in them stand by themselves, so a window can take them.
#pragma once

#include "eko/foresight/forecast.h"
#include "eko/foresight/line.h"
#include "eko/foresight/plan.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/threats.h"
#include "eko/foresight/watch.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <string>
#include <vector>

namespace eko::words {

// A sentence for each entry of the line. `turn` is the position that it begins in.
std::vector<std::string> line_sentences(const Names& names, const Table& table, const Position& turn,
                                        const foresight::Line& line);
// The same as one text.
std::string line_words(const Names& names, const Table& table, const Position& turn, const foresight::Line& line);
// "It costs 3 discs for a forced march and 1 disc in storms."; empty if it costs nothing.
std::string cost_words(const foresight::Cost& cost);

// In discs, without what a last action pays for a building.
int discs_of(const foresight::Cost& cost);
// "The building takes 2 discs."
std::string building_price(int price);

// Who can win within the coming turn, in a sentence or two; empty if nobody can.
std::string watch_brief(const Names& names, const Position& now, const std::vector<foresight::Prospect>& prospects);
// The same in a few words: who.
std::string watch_short(const Names& names, const std::vector<foresight::Prospect>& prospects);
// What a player who wins by points has, what the way to that adds and takes, and how many are needed (EKO-52); empty
// if they win by something else, or not.
struct WayThrough {
    const Position& before;
    const Position& after;
};
std::string points_won(const Names& names, const Table& table, const WayThrough& way, Color player,
                       const Result& result);
// A sentence for each kind of end that the player can bring about; one that says that he cannot win.
std::string prospect_text(const Names& names, const Table& table, const Position& now,
                          const foresight::Prospect& prospect);
// How many entries stop the wins, or that none does, or that there are none to stop. The entries themselves are left to
// whoever writes them.
std::string stops_text(const Names& names, const foresight::Stops& stops);
// The same as one line.
std::string stops_sentence(const Names& names, const foresight::Stops& stops);

std::string threats_text(const Names& names, const Table& table, const Position& now,
                         const foresight::Threats& threats);

std::string plan_text(const Names& names, const foresight::Plan& plan);

std::string forecast_text(const Names& names, const Table& table, const foresight::Forecast& forecast);

}  // namespace eko::words
