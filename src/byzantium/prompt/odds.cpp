// SPDX-License-Identifier: MIT
// `odds`: the exact chances of each attack on standard input.
#include "byzantium/text/odds.h"

#include "byzantium/odds/report.h"
#include "byzantium/prompt/commands.h"
#include "cli/line/answering_input.h"
#include "protocol/lines.h"

namespace byzantium::prompt {

using namespace cli;

namespace {

// Answers one line, and says whether it was a question.
int odds_answer(const protocol::Line& line, std::ostream& out) {
    const auto question = byzantium::text::read_question(line);
    if (!question) {
        out << byzantium::text::write_refused_question(question.error()) << '\n';
        return refused;
    }
    out << byzantium::text::write_report(byzantium::odds::report(question->attack, question->policy)) << '\n';
    return done;
}

}  // namespace

int execute(const OddsOptions&, const Console& console) {
    AnsweringInput answering{console};
    std::istream in{&answering};
    protocol::LineReader lines{in};
    int status = done;
    while (const auto line = lines.next())
        if (odds_answer(*line, console.out) == refused) status = refused;
    return status;
}

}  // namespace byzantium::prompt
