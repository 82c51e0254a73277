// SPDX-License-Identifier: MIT
#include "bench/journals.h"

#include "bench/playouts.h"
#include "bench/rounds.h"
#include "byzantium/prompt/game.h"
#include "byzantium/rules/rules.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/open.h"
#include "cli/run.h"
#include "session/resources.h"
#include "support/scene.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace bench {
namespace {

using namespace byzantium;

void set_back(const Player& player, std::vector<Setting>& set) {
    for (const Side side : sides) {
        const Display& d = player[side];
        const std::array counts{d.treasury, d.vp, d.elite, d.main, d.levy, d.move};
        for (std::size_t i = 0; i < counts.size(); ++i)
            set.emplace_back(SetDisplayCount{player.color, side, static_cast<DisplayCount>(i), counts.at(i)});
        set.emplace_back(SetGuard{player.color, side, d.guard});
        set.emplace_back(SetTaken{player.color, side, d.taken});
        set.emplace_back(SetArmy{player.color, side, d.at});
    }
    const std::array counts{player.pool,  player.casualty,   player.removed,  player.fortifications,
                            player.taxed, player.pass_cubes, player.churches, player.mosques};
    for (std::size_t i = 0; i < counts.size(); ++i)
        set.emplace_back(SetPlayerCount{player.color, static_cast<PlayerCount>(i), counts.at(i)});
}

// One correction that lays the table as it was at first.
Correct back_to(const Position& first) {
    Correct correct{{SetTurn{first.turn}, SetFirst{first.first}, SetPassed{}, SetBulgars{first.bulgars}}, "next game"};
    for (const Player& player : first.players) set_back(player, correct.set);
    for (std::size_t i = 0; i < first.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        correct.set.emplace_back(SetCitySide{city, first[city].side});
        correct.set.emplace_back(SetTokens{city, first[city].tokens});
        correct.set.emplace_back(SetControl{city, first[city].control});
        correct.set.emplace_back(SetFortified{city, first[city].fortified});
    }
    for (std::size_t i = 0; i < action_box_kinds; ++i)
        correct.set.emplace_back(SetActionBox{static_cast<ActionBox>(i), {}});
    return correct;
}

double lines_in(const std::string& text) { return static_cast<double>(std::count(text.begin(), text.end(), '\n')); }

// Kilobytes a child program had at its highest, by the kernel's account of it.
long peak_memory(const std::string& program, const std::string& command, const std::string& file) {
    const pid_t child = fork();
    if (child == 0) {
        const int in = open(file.c_str(), O_RDONLY);
        const int out = open("/dev/null", O_WRONLY);
        dup2(in, STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        if (command == "replay") execl(program.c_str(), program.c_str(), "replay", nullptr);
        execl(program.c_str(), program.c_str(), command.c_str(), "-", nullptr);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error{"the program did not end well: " + command};
    return usage.ru_maxrss;
}

}  // namespace

std::string journal_of(std::size_t entries, std::mt19937& random) {
    const auto& board = support::standard_table().board;
    const Header header = support::header_of({Color::red, Color::blue, Color::green});
    const Position first = start(support::standard_table(), header);
    std::string text = byzantium::text::write_header(header) + "\n";
    std::size_t written = 0;
    const auto write = [&](const Entry& entry) {
        if (written++ < entries) text += byzantium::text::write_entry(board, entry) + "\n";
    };
    while (written < entries) {
        for (const Entry& entry : one_game(first, random)) write(entry);
        write(back_to(first));
        write(AwaitPlayer{header.first});
    }
    return text;
}

cli::Games byzantium_alone() {
    std::vector<std::unique_ptr<cli::Game>> games;
    games.push_back(byzantium::prompt::game());
    return cli::Games{std::move(games)};
}

void report_replay(std::mt19937& random) {
    const std::string journal = journal_of(20'000, random);
    const auto speed = rates([&] {
        std::istringstream in{journal};
        std::ostringstream out;
        std::ostringstream err;
        if (cli::run(byzantium_alone(), {"replay"}, in, out, err) != 0)
            throw std::runtime_error{"replay refused a line"};
        return lines_in(journal);
    });
    fmt::print("replay without options: {:.0f} lines a second ({:.0f}..{:.0f})\n", speed.median, speed.low, speed.high);
}

void report_memory(std::mt19937& random) {
    const auto file = std::filesystem::temp_directory_path() / fmt::format("logothete-bench-{}.jsonl", getpid());
    std::ofstream{file} << journal_of(5'000, random);
    for (const std::string command : {"replay", "score"})
        fmt::print("{} of 5,000 entries: {:.1f} MB at most\n", command,
                   static_cast<double>(peak_memory(LOGOTHETE_CLI, command, file)) / 1024);
    std::filesystem::remove(file);
}

void report_opening(std::mt19937& random) {
    const byzantium::text::Boards boards = byzantium::text::Boards{session::Resources::find()};
    for (const std::size_t entries : {500U, 5'000U, 50'000U}) {
        const std::string journal = journal_of(entries, random);
        const auto speed = rates([&] {
            std::istringstream in{journal};
            const auto opened = byzantium::text::open_journal(in, "bench", boards, session::DiceSource::from_seed(1));
            return static_cast<double>(opened.session.journal().size());
        });
        fmt::print("opening {:6} entries: {:8.2f} ms, {:.2f} us an entry\n", entries,
                   1e3 * static_cast<double>(entries) / speed.median, 1e6 / speed.median);
    }
}

}  // namespace bench
