// SPDX-License-Identifier: MIT
#include "eko/prompt/new_header.h"

#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/rules/board.h"
#include "eko/text/header.h"
#include "eko/text/layout.h"
#include "eko/text/words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_wish(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

Color wished_color(const std::string& word) {
    const auto color = values::from_text<Color>(word);
    if (!color) refuse_wish("\"" + word + "\"", {marked("is no colour. Players are cyan, violet, blue or white.")});
    return *color;
}

Seat seat(const std::string& player) {
    const auto sign = player.find('=');
    return {wished_color(player.substr(0, sign)), sign == std::string::npos ? "" : player.substr(sign + 1)};
}

Color first_player(const NewHeader& wished, const std::vector<Seat>& seats, session::DiceSource& dice) {
    if (!wished.first) return seats.at(dice.pick(seats.size())).color;
    const auto first = wished_color(*wished.first);
    const bool seated = std::any_of(seats.begin(), seats.end(), [&](const auto& one) { return one.color == first; });
    if (!seated) refuse_wish("--first", {marked("{colour} does not sit at the table."), {{"colour", *wished.first}}});
    return first;
}

// "--moon-return" of "moon_return"
std::string option_name(std::string_view ruling) {
    std::string name = "--" + std::string{ruling};
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

Rulings wished_rulings(const NewHeader& wished) {
    Rulings rulings;
    text::each_ruling(rulings, [&]<class Ruling>(Ruling& ruling) {
        const std::string name = option_name(text::RulingWords<Ruling>::name);
        const auto said = wished.options.find(name);
        if (said == wished.options.end()) return;
        const auto choice = text::ruling_of<Ruling>(said->second);
        if (!choice) refuse_wish(name, {marked("there is no choice \"{word}\"."), {{"word", said->second}}});
        ruling = *choice;
    });
    return rulings;
}

const char* rules_of_ruling(std::string_view name) {
    if (name == "moon_return") return "EKO-12";
    if (name == "win_check") return "EKO-51";
    if (name == "last_disc_build") return "EKO-55";
    if (name == "around") return "EKO-65";
    return name == "storm_once" ? "EKO-70" : "EKO-74";
}

// "0,0=cyan*"
StartDisc start_disc(const std::string& word, const std::string& file) {
    const auto sign = word.find('=');
    const auto at = hex_from_text(word.substr(0, sign));
    std::string owner = sign == std::string::npos ? "" : word.substr(sign + 1);
    const bool emperor = owner.ends_with('*');
    if (emperor) owner.pop_back();
    const auto color = values::from_text<Color>(owner);
    if (!at || !color)
        refuse_wish(file,
                    {marked("\"{word}\" is no disc on a field, such as 3,-1=cyan, or 3,-1=cyan* for the emperor."),
                     {{"word", word}}});
    return {*at, *color, emperor};
}

}  // namespace

std::vector<Option> new_options() {
    std::vector<Option> all{
        {"--layout", "FILE", translated("the board of a game that has one in its header, as JSON (needed for Ekö)")},
        {"--discs", "FILE",
         translated("the discs as they were dealt: 0,0=cyan* 1,0=violet ...; without it they are dealt by chance")}};
    Rulings rulings;
    text::each_ruling(rulings, [&]<class Ruling>(Ruling&) {
        using Words = text::RulingWords<Ruling>;
        all.push_back({option_name(Words::name), "RULING",
                       say("{one} or {other} ({rule})", arg("one", std::string{Words::words[0]}),
                           arg("other", std::string{Words::words[1]}), arg("rule", rules_of_ruling(Words::name)))});
    });
    return all;
}

Layout layout_in(const std::string& file) {
    return text::read_layout(session::read_file(file, text::longest_board), file);
}

std::vector<StartDisc> dealt(const Layout& layout, const std::vector<Seat>& seats, session::DiceSource& dice) {
    const auto board = make_board(layout);
    if (!board) return {};  // whoever reads the header says why
    std::vector<StartDisc> discs;
    for (const Seat& seat : seats)
        for (int i = 0; i < discs_per_player; ++i) discs.push_back({{0, 0}, seat.color, i == 0});
    for (std::size_t left = discs.size(); left > 1; --left) std::swap(discs[left - 1], discs[dice.pick(left)]);
    std::vector<StartDisc> laid;
    for (const FieldId field : board->all_ways) {
        if ((*board)[field].kind != FieldKind::movement || laid.size() == discs.size()) continue;
        laid.push_back(discs[laid.size()]);
        laid.back().at = (*board)[field].at;
    }
    return laid;
}

std::vector<StartDisc> discs_in(const std::string& file) {
    std::vector<StartDisc> discs;
    std::string text = session::read_file(file, text::longest_board);
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::replace(text.begin(), text.end(), '\r', ' ');
    for (const std::string& word : words_of(text)) discs.push_back(start_disc(word, file));
    return discs;
}

Header playable(const Header& header) {
    auto same = text::read_header(text::write_header(header));
    if (!same) refuse_wish(translated("a new session"), same.error().sentence);
    return *std::move(same);
}

Header new_header(const NewHeader& wished) {
    auto dice = session::DiceSource::from_system();
    Header header{};
    for (const std::string& player : wished.players) header.seats.push_back(seat(player));
    header.first = first_player(wished, header.seats, dice);
    const auto layout = wished.options.find("--layout");
    if (layout == wished.options.end())
        refuse_wish("--layout", {marked("a session of Ekö needs its board: name the file.")});
    header.layout = layout_in(layout->second);
    const auto discs = wished.options.find("--discs");
    header.start = discs == wished.options.end() ? dealt(header.layout, header.seats, dice) : discs_in(discs->second);
    header.rulings = wished_rulings(wished);
    return playable(header);
}

std::optional<Color> color_of(const std::string& word) {
    std::optional<Color> found;
    for (const Color color : colors) {
        if (word.empty() || !to_text(color).starts_with(lower(word))) continue;
        if (found) return std::nullopt;
        found = color;
    }
    return found;
}

}  // namespace eko::prompt
