// SPDX-License-Identifier: MIT
#include "byzantium/prompt/runs.h"

#include "byzantium/prompt/game.h"
#include "cli/run.h"
#include "present/language/columns.h"
#include "support/places.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace {

std::string text_of(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

int run_byzantium(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    std::vector<std::unique_ptr<cli::Game>> games;
    games.push_back(byzantium::prompt::game());
    return cli::run(cli::Games{std::move(games)}, arguments, in, out, err);
}

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = run_byzantium(arguments, in, out, err);
    return {status, out.str(), err.str()};
}

std::string sample_file() { return support::in_source_tree("resources/byzantium/samples/three-players.jsonl"); }
std::string sample_text() { return text_of(sample_file()); }
std::string sample_script() { return text_of(support::in_source_tree("tests/byzantium/prompt/three-players.txt")); }

std::string journal_of(std::initializer_list<std::string_view> entries) {
    std::string text =
        R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red","name":"Anna"},)"
        R"({"color":"blue","name":"Bela"}],"first":"red"})"
        "\n";
    for (const auto entry : entries) text += std::string{entry} + '\n';
    return text;
}

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream in{std::string{text}};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::size_t widest_line(std::string_view text) {
    std::size_t widest = 0;
    for (const auto& line : lines_of(text)) widest = std::max(widest, present::width(line));
    return widest;
}
