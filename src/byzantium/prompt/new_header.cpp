// SPDX-License-Identifier: MIT
#include "byzantium/prompt/new_header.h"

#include "byzantium/text/header.h"
#include "byzantium/text/seats.h"
#include "byzantium/text/words.h"
#include "byzantium/words/table/player_marks.h"
#include "cli/line/words.h"
#include "cli/session/new_seats.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "wording/sentence.h"

#include <string>

namespace byzantium::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_wish(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

// What was said, or the usual reading.
template <class Read>
auto ruling(const NewHeader& wished, const std::string& name, const std::string& usual, const Read& read) {
    const auto said = wished.options.find(name);
    const std::string& word = said == wished.options.end() ? usual : said->second;
    const auto choice = read(word);
    if (!choice) refuse_wish(name, {marked("there is no choice “{word}”."), {{"word", word}}});
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
    const auto marks = words::seat_marks();
    const auto seats = wished_seats(wished, marks);
    auto dice = session::DiceSource::from_system();
    const byzantium::Rulings rulings{ruling(wished, "--elite-limit", "per_box", text::elite_limit),
                                     ruling(wished, "--casualty-rounding", "up", text::casualty_rounding),
                                     ruling(wished, "--doomed-retreat", "allowed", text::doomed_retreat)};
    auto header = text::header_of(boards.usual_id(), seats, wished_first(wished, seats, marks, dice), rulings);
    const auto same = text::read_header(text::write_header(header));  // two of one colour
    if (!same) refuse_wish(translated("a new session"), same.error().sentence);
    return header;
}

}  // namespace byzantium::prompt
