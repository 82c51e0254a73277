// SPDX-License-Identifier: MIT
#include "eko_model/scene.h"

#include "support/eko_model/header.h"
#include "support/eko_model/judge.h"

#include <sstream>
#include <stdexcept>

namespace eko_scene {

using namespace eko_model;

namespace {

std::string color_of(char letter) {
    for (const auto& color : all_colors())
        if (color.front() == letter) return color;
    throw std::runtime_error{"no colour"};
}

Field field_after_at(const std::string& word) { return read_field(word.substr(word.find('@') + 1)).value(); }

}  // namespace

const std::vector<std::string> rows_of_t{"-1:1:mmx..", "0:0:......", "1:0:rvmc."};
const std::vector<std::string> rows_of_stormy_t{"-1:1:mmx..", "0:0:......ss.", "1:0:rvmc."};

Scene::Scene(const std::string& discs, const std::string& buildings, const std::vector<std::string>& rows) {
    table.board = read_board({{"format", 1}, {"rows", rows}});
    table.seats = all_colors();
    table.first = "cyan";
    for (const auto& [ruling, values] : all_rulings()) table.rulings[ruling] = values.front();
    for (const auto& color : table.seats) now.players[color] = {0, 0, "board"};
    now.turn = 1;
    now.player = "cyan";
    await("action");
    std::istringstream words{discs};
    for (std::string word; words >> word;)
        now.stacks[field_after_at(word)] = {color_of(word[0]), word[1] - '0', word[2] == '*'};
    std::istringstream built{buildings};
    for (std::string color, word; built >> color >> word;)
        now.buildings[field_after_at(word)] = {color_of(color[0]), word.substr(0, word.find('@'))};
}

const Stack* Scene::stack(const std::string& field) const {
    const auto found = now.stacks.find(*read_field(field));
    return found == now.stacks.end() ? nullptr : &found->second;
}

void Scene::captive(const std::string& emperor, const std::string& holder) {
    player(emperor).emperor = "captive:" + holder;
}

std::string Scene::refusal(const std::string& line) const {
    Position tried = now;
    const auto refused = take_line(table, tried, line);
    return refused ? refused->rule : "";
}

void Scene::take(const std::string& line) {
    if (const auto refused = take_line(table, now, line)) throw std::runtime_error{refused->rule};
}

void Scene::carry_out(const std::string& line) { eko_model::carry_out(table, now, read_entry(table, line)); }

std::set<std::string> Scene::legal(const std::string& word, const std::vector<std::string>& members) const {
    std::set<std::string> found;
    for (const Entry& entry : Judge{table, now}.legal()) {
        const Json written = write_entry(table, entry);
        if (written.at("do") != word) continue;
        std::string joined;
        for (const auto& member : members)
            joined +=
                (joined.empty() ? "" : " ") +
                (written.at(member).is_string() ? written.at(member).get<std::string>() : written.at(member).dump());
        found.insert(joined);
    }
    return found;
}

std::string move_line(const std::string& from, const std::string& to) {
    return R"({"do":"move","from":")" + from + R"(","to":")" + to + R"("})";
}

}  // namespace eko_scene
