// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include "eko/rules/board.h"
#include "eko/rules/points.h"
#include "eko/text/entry.h"
#include "eko/text/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace eko_support {
namespace {

using namespace eko;

constexpr std::string_view color_letters = "cvbw";
constexpr std::string_view size_letters = "CTK";

Board board_of(const Layout& layout) {
    auto board = make_board(layout);
    if (!board) throw std::invalid_argument{board.error().where};
    return *std::move(board);
}

Table table_of(const Layout& layout, Rulings rulings, std::size_t players) {
    Table table{board_of(layout), {}, rulings};
    for (std::size_t i = 0; i < players; ++i) table.seats.push_back(colors.at(i));
    return table;
}

std::string text_of(const Position& now, FieldId field) {
    if (const auto stack = now.cells.stack(field))
        return fmt::format("{}{}{}", color_letters[index(stack->owner)], stack->count, stack->emperor ? "*" : "");
    if (const auto building = now.cells.building(field))
        return {color_letters[index(building->owner)],
                size_letters[static_cast<std::size_t>(number(building->size)) - 1]};
    return "";
}

}  // namespace

Layout rows(std::initializer_list<Row> rows) {
    Layout layout;
    layout.rows = rows;
    return layout;
}

Layout board_t_with(const std::string& more_of_row_0) {
    return rows({{{1, -1}, "mmx.."}, {{0, 0}, "......" + more_of_row_0}, {{0, 1}, "rvmc."}});
}

Layout board_t() { return board_t_with(""); }

Scene::Scene(std::string_view pieces, const Layout& layout, Rulings rulings, std::size_t players)
    : table_{eko_support::table_of(layout, rulings, players)} {
    now.turn = 1;
    now.player = table_.seats.front();
    now.cells = Cells{table_.board.fields.size()};
    for (const Color color : table_.seats) now[color].reserve = discs_per_player;
    now.awaits = AwaitAction{now.player, Which::first};
    put(pieces);
}

void Scene::put(std::string_view pieces) {
    std::istringstream all{std::string{pieces}};
    for (std::string piece; all >> piece;) {
        const auto at = piece.find('@');
        const auto owner = static_cast<Color>(color_letters.find(piece.front()));
        const FieldId on = field(std::string_view{piece}.substr(at + 1));
        const auto size = size_letters.find(piece.at(1));
        if (size != std::string_view::npos) {
            now.cells.put(on, Building{owner, static_cast<Size>(size + 1)});
            continue;
        }
        const bool emperor = piece.at(at - 1) == '*';
        const int count = piece.at(1) - '0';
        now.cells.put(on, Stack{owner, count, emperor});
        now[owner].reserve -= count;
        if (emperor) now[owner].emperor = OnBoard{};
    }
}

void Scene::reserve(Color color, int discs) {
    now[color].destroyed += now[color].reserve - discs;
    now[color].reserve = discs;
}

void Scene::captive(Color emperor, Color holder) {
    now[emperor].emperor = CaptiveOf{holder};
    --now[emperor].reserve;
}

Entry Scene::entry(std::string_view line) const {
    auto read = text::read_entry(table_, line);
    if (!read) throw std::invalid_argument{fmt::format("{}: {}", line, read.error().message())};
    return *std::move(read);
}

void Scene::takes(std::string_view line) {
    auto step = apply(table_, now, entry(line));
    if (!step)
        BOOST_FAIL("refused: " << to_text(rule(step.error())) << ": " << message(table_.board, step.error()) << ": "
                               << line);
    now = std::move(step->after);
    effects = std::move(step->effects);
}

void Scene::refuses(std::string_view line, std::string_view rule, std::string_view says) const {
    const Position before = now;
    const std::string fault = refusal_fault(line, rule, says);
    BOOST_TEST((now == before));
    BOOST_TEST(fault == "");
}

std::string Scene::refusal_fault(std::string_view line, std::string_view expected, std::string_view says) const {
    const auto step = apply(table_, now, entry(line));
    if (step) return fmt::format("taken, though {} refuses it", expected);
    const std::string told = message(table_.board, step.error());
    if (to_text(rule(step.error())) == expected && !says.empty() && told.find(says) != std::string::npos) return {};
    return fmt::format("refused by {} with \"{}\"", to_text(rule(step.error())), told);
}

bool Scene::allows(std::string_view line) const { return !check(table_, now, entry(line)); }

std::vector<std::string> Scene::legal(std::string_view beginning) const {
    std::vector<std::string> lines;
    for (const Decision& decision : eko::legal(table_, now)) {
        const auto line = text::write_entry(table_, decision);
        if (line.starts_with(beginning)) lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string Scene::at(std::string_view id) const { return text_of(now, field(id)); }

std::string Scene::awaits() const {
    if (std::holds_alternative<Over>(now.awaits)) return "over";
    const std::string json = text::write_awaits(now.awaits);  // {"kind":"action","player":"cyan","extra":false}
    const auto value = [&](std::string_view key) {
        const auto begin = json.find(fmt::format("\"{}\":\"", key)) + key.size() + 4;
        return json.substr(begin, json.find('"', begin) - begin);
    };
    const char* more = "";
    if (json.find("\"extra\":true") != std::string::npos) more = " extra";
    if (json.find("\"placed\":true") != std::string::npos) more = " placed";
    return fmt::format("{} {}{}", value("kind"), value("player"), more);
}

FieldId Scene::field(std::string_view id) const {
    const auto at = hex_from_text(id);
    const auto found = at ? table_.board.find(*at) : std::nullopt;
    if (!found) throw std::invalid_argument{"no field " + std::string{id}};
    return *found;
}

int Scene::points(Color color) const { return points_of(table_, now, color).total(); }

std::string Scene::result() const {
    const auto* over = std::get_if<Over>(&now.awaits);
    if (over == nullptr) return "";
    constexpr std::string_view reasons[] = {"points", "last", "empty"};
    std::string text{reasons[static_cast<std::size_t>(over->result.reason)]};
    text += ':';
    for (const Color color : over->result.winners) text += fmt::format(" {}", to_text(color));
    return text;
}

std::string move(std::string_view from, std::string_view to) {
    return fmt::format(R"({{"do":"move","from":"{}","to":"{}"}})", from, to);
}

std::string storm_move(std::string_view from, std::string_view to, std::string_view zones, bool lose_emperor) {
    std::string list;
    std::istringstream all{std::string{zones}};
    for (std::string zone; all >> zone;) list += fmt::format("{}\"{}\"", list.empty() ? "" : ",", zone);
    return fmt::format(R"({{"do":"move","from":"{}","to":"{}","zones":[{}],"lose_emperor":{}}})", from, to, list,
                       lose_emperor);
}

std::string build(std::string_view from, std::string_view on, std::string_view size, bool emperor) {
    return fmt::format(R"({{"do":"build","from":"{}","on":"{}","size":"{}","emperor":{}}})", from, on, size, emperor);
}

std::string reinforce(std::string_view on, int discs) {
    return fmt::format(R"({{"do":"reinforce","place":{{"{}":{}}},"emperor":null}})", on, discs);
}

std::string reinforce_emperor(std::string_view on, int discs) {
    return fmt::format(R"({{"do":"reinforce","place":{{"{}":{}}},"emperor":"{}"}})", on, discs, on);
}

std::string moon(std::string_view to, bool emperor) {
    return fmt::format(R"({{"do":"moon","to":"{}","emperor":{}}})", to, emperor);
}

std::string sand(std::string_view target) { return fmt::format(R"({{"do":"sand","target":"{}"}})", target); }

}  // namespace eko_support
