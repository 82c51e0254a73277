// SPDX-License-Identifier: MIT
#include "byzantium/prompt/new_header.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/header.h"
#include "byzantium/text/words.h"
#include "cli/line/words.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <optional>
#include <string>

namespace byzantium::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_wish(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

byzantium::Color result_color(const std::string& word) {
    const auto color = values::from_text<byzantium::Color>(word);
    if (!color) refuse_wish("\"" + word + "\"", {marked("is no colour. Players are red, yellow, blue or green.")});
    return *color;
}

byzantium::Seat seat(const std::string& player) {
    const auto sign = player.find('=');
    return {result_color(player.substr(0, sign)), sign == std::string::npos ? "" : player.substr(sign + 1)};
}

byzantium::Color first_player(const NewHeader& wished, const std::vector<byzantium::Seat>& seats) {
    if (!wished.first) return seats.at(session::DiceSource::from_system().pick(seats.size())).color;
    const auto first = result_color(*wished.first);
    const bool seated = std::any_of(seats.begin(), seats.end(), [&](const auto& one) { return one.color == first; });
    if (!seated) refuse_wish("--first", {marked("{colour} does not sit at the table."), {{"colour", *wished.first}}});
    return first;
}

// What was said, or the usual reading.
template <class Read>
auto ruling(const NewHeader& wished, const std::string& name, const std::string& usual, const Read& read) {
    const auto said = wished.options.find(name);
    const std::string& word = said == wished.options.end() ? usual : said->second;
    const auto choice = read(word);
    if (!choice) refuse_wish(name, {marked("there is no choice \"{word}\"."), {{"word", word}}});
    return *choice;
}

}  // namespace

std::vector<Option> new_options() {
    return {{"--elite-limit", "RULING", translated("per_box or per_action (BYZ-12)")},
            {"--casualty-rounding", "RULING", translated("up or down (BYZ-60)")},
            {"--doomed-retreat", "RULING", translated("allowed or stand (BYZ-35)")}};
}

byzantium::Header new_header(const NewHeader& wished, const byzantium::text::Boards& boards) {
    namespace text = byzantium::text;
    byzantium::Header header{boards.usual_id(), {}, byzantium::Color::red, {}};
    for (const std::string& player : wished.players) header.seats.push_back(seat(player));
    header.first = first_player(wished, header.seats);
    header.rulings = {ruling(wished, "--elite-limit", "per_box", text::elite_limit),
                      ruling(wished, "--casualty-rounding", "up", text::casualty_rounding),
                      ruling(wished, "--doomed-retreat", "allowed", text::doomed_retreat)};
    const auto same = text::read_header(text::write_header(header));  // two of one colour
    if (!same) refuse_wish(translated("a new session"), same.error().sentence);
    return header;
}

}  // namespace byzantium::prompt
