// SPDX-License-Identifier: MIT
#include "cli/two_games.h"

#include "byzantium/prompt/game.h"
#include "cli/counter_prompt.h"
#include "cli/run.h"

#include <memory>
#include <sstream>
#include <utility>

Ran run_two(const std::vector<std::string>& arguments, const std::string& input) {
    std::vector<std::unique_ptr<cli::Game>> games;
    games.push_back(byzantium::prompt::game());
    games.push_back(counter::game());
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(cli::Games{std::move(games)}, arguments, in, out, err);
    return {status, out.str(), err.str()};
}

std::string counted(const std::vector<int>& numbers) {
    std::string text = "{\"game\":\"counter\",\"start\":0,\"limit\":10,\"players\":[\"Anna\",\"Boris\"]}\n";
    for (const int number : numbers) text += "{\"add\":" + std::to_string(number) + ",\"note\":\"\"}\n";
    return text;
}

std::string damascus_taken() {
    return "{\"game\":\"byzantium\",\"format\":1,\"board\":\"byzantium-2005\",\"players\":[{\"color\":\"red\",\"name\":"
           "\"Anna\"},{\"color\":\"blue\",\"name\":\"Bela\"}],\"first\":\"red\"}\n"
           "{\"do\":\"control\",\"city\":\"damascus\",\"cube\":\"pool\"}\n";
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
