// SPDX-License-Identifier: MIT
#include "eko/support/sample_session.h"

#include "eko/support/scene.h"
#include "eko/text/open.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <sstream>
#include <utility>

namespace eko_support {

namespace {

const std::string opening =
    R"({"game":"eko","format":1,"players":[{"color":"cyan","name":"Anna"},)"
    R"({"color":"violet","name":"Boris"}],"first":"violet",)"
    R"("board":{"format":1,"name":"T","rows":["-1:1:mmx..","0:0:......","1:0:rvmc."]},"start":)";

}  // namespace

eko::text::Session session_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    std::istringstream in{text};
    auto opened = eko::text::open_journal<eko::text::Game>(in, "sample", {}, session::DiceSource::from_system());
    BOOST_REQUIRE(!opened.trouble);
    return std::move(opened.session);
}

std::vector<std::string> short_game() {
    return {opening + R"({"0,0":"cyan*","1,0":"cyan","5,0":"violet*","4,1":"violet"}})",
            std::string{keep},
            std::string{keep},
            move("5,0", "4,0"),
            std::string{go_on},
            reinforce("4,0", 2),
            build("1,0", "1,1", "camp"),
            std::string{go_on},
            reinforce("0,0", 3),
            R"({"do":"correct","set":{"buildings.2,1":{"owner":"violet","size":"camp"}},"note":"forgotten"})",
            build("4,0", "3,1", "camp"),
            std::string{go_on},
            reinforce("4,0", 2),
            move("0,0", "3,0"),
            std::string{go_on},
            move("4,0", "3,0")};
}

std::vector<std::string> game_nobody_wins() {
    return {opening + R"({"4,0":"violet*","5,0":"cyan"}})",
            std::string{keep},
            std::string{keep},
            R"({"do":"correct","set":{"stacks.4,0":{"owner":"violet","count":4,"emperor":true},)"
            R"("players.violet.reserve":12}})",
            R"({"do":"await","player":"cyan"})",
            move("5,0", "4,0")};
}

}  // namespace eko_support
