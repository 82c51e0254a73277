// SPDX-License-Identifier: MIT
// `forecast`: income and maintenance if the turn ended now.
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

namespace byzantium::prompt {

using namespace cli;

namespace {

int answer_forecast(const words::OpenTable& open, const Given&, const Console& console) {
    console.out << words::forecast_text(open.teller().names(), open.session().table(), open.session().position());
    return done;
}

}  // namespace

OwnCommand forecast_command() {
    return {"forecast", translated("Show income and maintenance if the turn ended now."), "",
            "logothete-cli forecast game.jsonl", of_journal<Speaker>(answer_forecast)};
}

}  // namespace byzantium::prompt
