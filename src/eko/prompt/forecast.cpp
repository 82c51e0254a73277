// SPDX-License-Identifier: MIT
// `forecast`: what each player's reinforcement would allow now.
#include "eko/foresight/forecast.h"

#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "eko/prompt/own_commands.h"
#include "eko/prompt/speaker.h"
#include "eko/words/foresight/foresight_text.h"

#include <string>

namespace eko::prompt {

using namespace cli;

namespace {

int answer_eko_forecast(const words::OpenTable& open, const Given&, const Console& console) {
    const Table& table = open.session().table();
    std::string text;
    for (const Color player : table.seats)
        if (const auto forecast = foresight::forecast_of(table, open.session().position(), player))
            text += (text.empty() ? "" : "\n") + words::forecast_text(open.teller().names(), table, *forecast);
    console.out << (text.empty() ? translated("The game is over.") + std::string{"\n"} : text);
    return done;
}

}  // namespace

OwnCommand forecast_command() {
    return {"forecast", translated("Show what each player's reinforcement would allow if it came now."), "",
            "logothete-cli forecast game.jsonl", of_journal<Speaker>(answer_eko_forecast)};
}

}  // namespace eko::prompt
