// SPDX-License-Identifier: MIT
#include "eko/prompt/runs.h"

#include "cli/run.h"
#include "eko/prompt/game.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/text/typed_ids.h"

#include <memory>
#include <sstream>
#include <utility>

using namespace eko;

const std::string small_header =
    R"({"game":"eko","format":1,"players":[{"color":"cyan","name":"Anna"},{"color":"violet"}],"first":"violet",)"
    R"("board":{"format":1,"rows":["-1:1:mmx..","0:0:......","1:0:rvmc."]},)"
    R"("start":{"0,0":"cyan*","1,0":"cyan","5,0":"violet*","4,1":"violet"}})";

const std::vector<std::string> a_turn{std::string{eko_support::keep}, std::string{eko_support::keep},
                                      eko_support::move("5,0", "4,0"), std::string{eko_support::go_on},
                                      eko_support::reinforce("4,0", 2)};

Ran run_eko(const std::vector<std::string>& arguments, const std::string& input) {
    std::vector<std::unique_ptr<cli::Game>> games;
    games.push_back(prompt::game());
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(cli::Games{std::move(games)}, arguments, in, out, err);
    return {status, out.str(), err.str()};
}

std::string journal_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

std::string journal_to(const eko_support::Scene& scene, const Layout& layout) {
    const Header header{layout,
                        {{Color::cyan, "Anna"}, {Color::violet, ""}, {Color::blue, ""}, {Color::white, ""}},
                        Color::cyan,
                        {{{0, 0}, Color::cyan, false}, {{1, 0}, Color::violet, false}},
                        {}};
    Correct all;
    for (const FieldId field : scene.table().board.all_ways)
        all.set.push_back(SetStack{field, scene.now.cells.stack(field)});
    for (const FieldId field : scene.table().board.all_sites)
        all.set.push_back(SetBuilding{field, scene.now.cells.building(field)});
    for (const Color color : scene.table().seats) {
        all.set.push_back(SetReserve{color, scene.player(color).reserve});
        all.set.push_back(SetDestroyed{color, scene.player(color).destroyed});
        all.set.push_back(SetEmperor{color, scene.player(color).emperor});
    }
    const std::string stays{eko_support::keep};
    return journal_of({text::write_header(header), stays, stays, stays, stays, text::write_entry(scene.table(), all)});
}

bool holds(std::string_view text, std::string_view part) {
    return eko::text::with_ids(text).find(part) != std::string_view::npos;
}
