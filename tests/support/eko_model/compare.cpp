// SPDX-License-Identifier: MIT
#include "support/eko_model/compare.h"

#include "support/eko_model/json.h"
#include "support/eko_model/random_game.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace eko_model {
namespace {

constexpr int most_lines = 90;

std::set<Json> listed(const Json& legal) { return {legal.begin(), legal.end()}; }

std::string only_in(const std::set<Json>& these, const std::set<Json>& those) {
    std::string found;
    for (const Json& entry : these)
        if (!those.contains(entry)) found += " " + entry.dump();
    return found.empty() ? "nothing more" : "also" + found;
}

// The paths at which two positions are not equal.
std::string parts(const Json& position, const Json& other) {
    Json told = Json::object();
    for (const Json& step : Json::diff(other, position)) {
        const Json::json_pointer path{step.at("path").get<std::string>()};
        told[path.to_string()] = position.contains(path) ? position.at(path) : Json("(none)");
    }
    return told.dump();
}

std::string verdict(const Json& line) {
    return line.at("ok") == true ? "accepted" : "refused by " + line.at("refusal").at("rule").get<std::string>();
}

std::optional<Difference> difference(std::size_t n, const Json& expected, const Json& got) {
    if (expected.at("n") != got.at("n")) return Difference{n, "n", expected.at("n").dump(), got.at("n").dump()};
    if (verdict(expected) != verdict(got)) return Difference{n, "verdict", verdict(expected), verdict(got)};
    const Json none;
    const Json position = expected.value("position", none);
    const Json other = got.value("position", none);
    if (position != other) return Difference{n, "position", parts(position, other), parts(other, position)};
    const auto legal = listed(expected.value("legal", Json::array()));
    const auto others = listed(got.value("legal", Json::array()));
    if (legal != others) return Difference{n, "legal", only_in(legal, others), only_in(others, legal)};
    if (got.value("legal", Json::array()).size() != others.size())
        return Difference{n, "legal", "each entry once", "an entry twice"};
    return std::nullopt;
}

void count(const RandomGame& game, Compared& compared) {
    const auto& answers = game.answers;
    ++compared.games;
    compared.lines += answers.size();
    const Json header = Json::parse(game.journal.front(), nullptr, false);
    Json before;
    for (std::size_t n = 0; n < answers.size(); ++n) {
        const Json line = Json::parse(answers[n]);
        if (line.at("ok") == false) ++(line.at("n") == 0 ? compared.headers_refused : compared.refusals);
        compared.legal += line.value("legal", Json::array()).size();
        if (n > 0) count_rare_moments(header, game.journal[n], before, line, compared.rare);
        before = line;
    }
    if (before.contains("position") && before.at("position").contains("result")) ++compared.ends;
}

}  // namespace

std::optional<Difference> first_difference(const std::vector<std::string>& expected,
                                           const std::vector<std::string>& got) {
    for (std::size_t n = 0; n < expected.size(); ++n) {
        if (n >= got.size()) return Difference{n, "line", expected[n], "(no line)"};
        const Json line = Json::parse(got[n], nullptr, false);
        if (!line.is_object()) return Difference{n, "line", expected[n], got[n]};
        if (auto found = difference(n, Json::parse(expected[n]), line)) return found;
    }
    if (got.size() > expected.size()) return Difference{expected.size(), "line", "(no line)", got[expected.size()]};
    return std::nullopt;
}

std::string text(const std::vector<std::string>& journal) {
    std::string file;
    for (const auto& line : journal) file += line + "\n";
    return file;
}

std::vector<std::string> replay_of(const Replay& replay, const std::vector<std::string>& journal) {
    std::istringstream file{text(journal)};
    return replay(file);
}

std::optional<Found> differs(const Replay& replay, std::uint64_t seed, Compared& compared) {
    RandomGame game = random_game(seed, most_lines);
    count(game, compared);
    const auto difference = first_difference(game.answers, replay_of(replay, game.journal));
    if (!difference) return std::nullopt;
    game.journal.resize(std::min(game.journal.size(), difference->line + 1));
    return Found{seed, game.journal, *difference};
}

std::string told(const Difference& difference, const std::vector<std::string>& journal) {
    return "line " + std::to_string(difference.line) + ": " + journal.at(difference.line) + "\n" + difference.what +
           "\n  the model: " + difference.expected + "\n  the engine: " + difference.got + "\n";
}

std::string told(const Found& found) {
    return "seed " + std::to_string(found.seed) + "\n" + text(found.journal) + told(found.difference, found.journal);
}

}  // namespace eko_model
