// SPDX-License-Identifier: MIT
// `odds`: the exact chances of each attack on standard input.
#include "byzantium/text/odds.h"

#include "byzantium/odds/report.h"
#include "byzantium/prompt/own_commands.h"
#include "cli/line/answering_input.h"
#include "cli/line/words.h"
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

int answer_odds(const Given&, const Console& console) {
    AnsweringInput answering{console};
    std::istream in{&answering};
    protocol::LineReader lines{in};
    int status = done;
    while (const auto line = lines.next())
        if (odds_answer(*line, console.out) == refused) status = refused;
    return status;
}

}  // namespace

OwnCommand odds_command() {
    return {"odds", translated("For programs: the exact chances of attacks, one per line, in JSON."),
            translated("Reads an attack from each line of standard input and answers it with one line: the chance to\n"
                       "capture, to win each battle, and the cubes it costs. An army has elite, main, move and guard,\n"
                       "a levy has levy; what is left out is 0 or false; \"city\":null asks for the battles alone.\n"
                       "\"keep_move\":2 is for an attacker who wants two Move cubes left.\n"),
            std::string{"logothete-cli odds < attacks.jsonl\n\n"} +
                translated("where each line of that file looks like this, all on one line:") +
                "\n"
                "  {\"attacker\":{\"elite\":1,\"main\":6,\"move\":2,\"guard\":false},\n"
                "   \"defenders\":[{\"kind\":\"army\",\"main\":6,\"move\":1},{\"kind\":\"levy\",\"levy\":3}],\n"
                "   \"city\":{\"tokens\":3,\"fortified\":true},\"keep_move\":0}",
            Alone{answer_odds}};
}

}  // namespace byzantium::prompt
