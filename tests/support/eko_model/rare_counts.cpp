// SPDX-License-Identifier: MIT
#include "support/eko_model/rare_counts.h"

#include <algorithm>
#include <set>
#include <vector>

namespace eko_model {
namespace {

bool has_twelve(const Json& position, const std::string& color) {
    const Json& player = position.at("players").at(color);
    return player.at("points") >= 12 && player.at("capital") == true;
}

bool on_board(const Json& position, const std::string& color) {
    const Json& stacks = position.at("stacks");
    return std::any_of(stacks.begin(), stacks.end(), [&](const Json& stack) { return stack.at("owner") == color; });
}

bool must_exchange(const Json& position, const std::string& color) {
    const Json& player = position.at("players").at(color);
    return player.at("emperor").get<std::string>().starts_with("captive:") && !player.at("captives").empty();
}

std::string ruling(const Json& header, const std::string& name, const std::string& usual) {
    return header.contains("rulings") ? header.at("rulings").value(name, usual) : usual;
}

struct Answered {
    const Json& header;
    const Json& entry;
    const Json& before;  // positions
    const Json& after;
    std::vector<std::string> seats;

    bool over() const { return after.contains("result"); }
};

void count_builder(const Answered& said, RareMoments& met) {
    if (ruling(said.header, "last_disc_build", "shared") != "builder" || !said.over()) return;
    const std::string builder = said.before.at("player");
    const Json& result = said.after.at("result");
    if (on_board(said.after, builder) || result.at("reason") != "points") return;
    const auto winners = result.at("winners").get<std::set<std::string>>();
    for (const auto& color : said.seats) {
        if (!on_board(said.after, color) || has_twelve(said.after, color)) continue;
        const bool alone = winners.contains(builder) && !winners.contains(color);
        if (alone) ++(said.entry.at("do") == "build" ? met.builder_alone : met.builder_after_exchange);
        if (!winners.contains(builder) && winners.contains(color)) ++met.builder_without_12;
    }
}

void count_exchange(const Answered& said, RareMoments& met) {
    if (ruling(said.header, "win_check", "after_exchange") != "before_exchange") return;
    if (said.over()) ++met.ends_by_exchange;
    const auto rich = [&](const auto& color) { return has_twelve(said.before, color); };
    if (!said.over() && std::any_of(said.seats.begin(), said.seats.end(), rich)) ++met.lost_by_exchange;
}

// EKO-39 names an order, though no other one leads elsewhere: tests/eko/rules/exchange_test.cpp.
void count_several(const Answered& said, RareMoments& met) {
    std::vector<std::string> due;
    for (const auto& color : said.seats)
        if (must_exchange(said.before, color)) due.push_back(color);
    if (due.size() < 2) return;
    auto clockwise = said.seats;
    const auto player = said.before.at("player").get<std::string>();
    std::rotate(clockwise.begin(), std::find(clockwise.begin(), clockwise.end(), player), clockwise.end());
    const auto first = std::find_first_of(clockwise.begin(), clockwise.end(), due.begin(), due.end());
    if (*first != due.front()) ++met.several_exchanges;
}

}  // namespace

void count_rare_moments(const Json& header, const std::string& line, const Json& before, const Json& answer,
                        RareMoments& met) {
    const Json entry = Json::parse(line, nullptr, false);
    if (!entry.is_object() || !entry.contains("do")) return;
    const Json& word = entry.at("do");
    if (answer.at("ok") == false) {
        const bool besieged = answer.at("refusal").at("rule") == "EKO-45" && entry.at("place").size() > 1;
        if (besieged) ++met.alone_at_wind;
        return;
    }
    Answered said{header, entry, before.at("position"), answer.at("position"), {}};
    for (const Json& player : header.at("players")) said.seats.push_back(player.at("color"));
    if (word == "build" || word == "exchange") count_builder(said, met);
    if (word == "exchange") count_exchange(said, met);
    if (word != "correct" && word != "await") count_several(said, met);
}

}  // namespace eko_model
