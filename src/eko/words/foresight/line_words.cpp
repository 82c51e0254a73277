// SPDX-License-Identifier: MIT
#include "eko/foresight/actions.h"
#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <vector>

namespace eko::words {

using namespace present;

std::vector<std::string> line_sentences(const Names& names, const Table& table, const Position& turn,
                                        const foresight::Line& line) {
    std::vector<std::string> sentences;
    Position now = turn;
    for (const Decision& decision : line) {
        sentences.push_back(headline(names, now, decision));
        now = apply(table, now, decision).value().after;
    }
    return sentences;
}

std::string line_words(const Names& names, const Table& table, const Position& turn, const foresight::Line& line) {
    std::string text;
    for (const std::string& sentence : line_sentences(names, table, turn, line))
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

int discs_of(const foresight::Cost& cost) {
    return (cost.sand == foresight::Paid::yes ? sand_price : 0) +
           (cost.march == foresight::Paid::yes ? march_price : 0) + cost.storm;
}

std::string building_price(int price) {
    return say_counted(price, "The building takes {n} disc.", "The building takes {n} discs.");
}

std::string cost_words(const foresight::Cost& cost) {
    std::vector<std::string> parts;
    if (cost.sand == foresight::Paid::yes) parts.push_back(translated("2 discs for the Sand temple"));
    if (cost.march == foresight::Paid::yes) parts.push_back(translated("3 discs for the forced march"));
    if (cost.storm > 0) parts.push_back(say_counted(cost.storm, "{n} disc in storms", "{n} discs in storms"));
    return parts.empty() ? std::string{} : say("It costs {cost}.", arg("cost", listed(parts)));
}

}  // namespace eko::words
