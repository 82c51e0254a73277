// SPDX-License-Identifier: MIT
#include "eko/prompt/dialog.h"

#include "cli/line/words.h"
#include "cli/session/new_seats.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/text/deal.h"
#include "eko/text/typed_ids.h"
#include "eko/text/words.h"
#include "eko/words/names.h"
#include "eko/words/rulings.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

constexpr std::size_t longest_said = 40;  // letters
constexpr std::size_t all_discs = discs_per_player;

// Discs of one colour as they are typed, on fields that are still bare.
class ColorDiscs {
public:
    ColorDiscs(const Board& board, std::vector<StartDisc>& discs, Color color)
        : board_{board}, discs_{discs}, color_{color} {}

    std::size_t count() const { return count_; }
    // All 16 lie on the board, and none of them is the emperor yet.
    bool wants_emperor() const { return count_ == all_discs && !has_emperor_; }
    // False if none of the discs lies there.
    bool crown(Hex at) {
        for (StartDisc& disc : discs_)
            if (disc.owner == color_ && disc.at == at) has_emperor_ = disc.emperor = true;
        return has_emperor_;
    }

    // "3,-1", or "3,-1*" for the emperor. Why not, in a sentence; nothing if the disc lies there now.
    std::optional<std::string> lay(const std::string& word) {
        const bool emperor = word.ends_with('*');
        const auto at = hex_from_text(std::string_view{word}.substr(0, word.size() - (emperor ? 1 : 0)));
        const auto bare = text::bare_fields(board_, discs_);
        if (!at || std::find(bare.begin(), bare.end(), *at) == bare.end())
            return say("“{word}” is not a movement field without a disc.",
                       arg("word", present::plain(word, longest_said)));
        if (emperor && has_emperor_)
            return say("{colour} has only one emperor.", arg("colour", words::capital_word(color_)));
        if (count_ == all_discs) return say("{colour} has only 16 discs.", arg("colour", words::capital_word(color_)));
        discs_.push_back({*at, color_, emperor});
        has_emperor_ = has_emperor_ || emperor;
        ++count_;
        return std::nullopt;
    }

private:
    const Board& board_;
    std::vector<StartDisc>& discs_;
    Color color_;
    std::size_t count_ = 0;
    bool has_emperor_ = false;
};

std::string fields_question(Color color, std::size_t count) {
    const std::string name = words::capital_word(color);
    if (count == 0) return say("Fields of {colour}, * behind the emperor's, such as 3,-1 4,0*: ", arg("colour", name));
    return say("{colour}, {n} of 16; more fields, or Enter if these are all: ", arg("colour", name), arg("n", count));
}

void ask_fields(Dialog& dialog, const Board& board, std::vector<StartDisc>& discs, Color color) {
    ColorDiscs own{board, discs, color};
    while (own.count() < all_discs && !text::bare_fields(board, discs).empty()) {
        const std::string line = dialog.ask(fields_question(color, own.count()));
        if (line.empty()) return;
        for (const std::string& word : words_of(text::with_ids(line)))
            if (const auto why = own.lay(word)) dialog.tell(*why);
    }
    while (own.wants_emperor()) {
        const auto at = hex_from_text(text::with_ids(
            dialog.ask(say("Which of these is the emperor of {colour}? ", arg("colour", words::capital_word(color))))));
        if (at) own.crown(*at);
    }
}

// The last colour: only its emperor's field is not known.
void ask_emperor(Dialog& dialog, const Board& board, std::vector<StartDisc>& discs, Color color) {
    const std::string question =
        say("All other fields are {colour}'s. The field of the emperor, or Enter if he is in the reserve: ",
            arg("colour", words::capital_word(color)));
    for (;;) {
        std::string line = dialog.ask(question);
        if (line.ends_with('*')) line.pop_back();
        const auto at = hex_from_text(text::with_ids(line));
        const bool reserve = line.empty() && text::bare_fields(board, discs).size() < all_discs;
        auto all = reserve || at ? text::with_rest(board, discs, color, at) : std::nullopt;
        if (all) return static_cast<void>(discs = *std::move(all));
        dialog.tell(
            say("“{word}” is not a movement field without a disc.", arg("word", present::plain(line, longest_said))));
    }
}

template <class Ruling>
void ask_ruling(Dialog& dialog, Ruling& ruling) {
    using Words = text::RulingWords<Ruling>;
    const auto choices = words::ruling_choices(Words::name);
    dialog.tell(words::ruling_words(Words::name));
    dialog.tell(say("1 = {one}, 2 = {other}", arg("one", choices.at(0)), arg("other", choices.at(1))));
    for (;;) {
        std::string line = lower(dialog.ask(translated("  1 or 2, Enter for 1: ")));
        if (line.empty()) return;
        if (line == "1" || line == "2") line = Words::words[static_cast<std::size_t>(line.front() - '1')];
        if (const auto said = text::ruling_of<Ruling>(line)) return static_cast<void>(ruling = *said);
        dialog.tell(say("There is no choice “{word}”.", arg("word", present::plain(line, longest_said))));
    }
}

}  // namespace

std::string Dialog::ask(const std::string& question) { return answer_to(prompt_, question); }

void Dialog::tell(const std::string& sentence) const { console_.out << present::wrapped(sentence, screen); }

std::vector<StartDisc> ask_discs(Dialog& dialog, const Board& board, const std::vector<Seat>& seats) {
    std::vector<StartDisc> discs;
    for (const Seat& seat : seats) {
        const bool is_last = seat.color == seats.back().color;
        const auto left = text::bare_fields(board, discs).size();
        if (is_last && left > 0 && left <= all_discs)
            ask_emperor(dialog, board, discs, seat.color);
        else
            ask_fields(dialog, board, discs, seat.color);
    }
    return discs;
}

Rulings ask_rulings(Dialog& dialog) {
    Rulings rulings;
    text::each_ruling(rulings, [&]<class Ruling>(Ruling& ruling) { ask_ruling(dialog, ruling); });
    return rulings;
}

}  // namespace eko::prompt
