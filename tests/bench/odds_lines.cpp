// SPDX-License-Identifier: MIT
#include "bench/odds_lines.h"

#include "bench/rounds.h"
#include "support/odds_reference.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <array>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace bench {
namespace {

constexpr std::size_t questions = 1000;

std::string army(const byzantium::odds::Force& force) {
    return fmt::format(R"("elite":{},"main":{},"move":{},"guard":{})", force.elite, force.main, force.move,
                       force.guard);
}

std::string city(const byzantium::odds::Attack& attack) {
    if (!attack.siege) return "null";
    return fmt::format(R"({{"tokens":{},"constantinople":{}}})", attack.siege->tokens, attack.siege->cubes_a_hit == 2);
}

std::string question(const support::OddsReference& stored) {
    std::string defenders;
    for (const byzantium::odds::Force& defender : stored.attack.defenders)
        defenders += fmt::format(R"({}{{"kind":"army",{}}})", defenders.empty() ? "" : ",", army(defender));
    return fmt::format(R"({{"attacker":{{{}}},"defenders":[{}],"city":{},"keep_move":{}}})",
                       army(stored.attack.attacker), defenders, city(stored.attack), stored.answer.policy.keep_move);
}

// Every second of the stored attacks, so that those with Move cubes to keep are among them.
std::string thousand_questions() {
    const auto stored = support::odds_references();
    std::string lines;
    for (std::size_t i = 0; i < questions; ++i) lines += question(stored.at(2 * i)) + '\n';
    return lines;
}

[[noreturn]] void become(const char* program, int in, const std::string& answers) {
    const int out = open(answers.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    close(in);
    execl(program, program, "odds", nullptr);
    _exit(127);
}

void write_all(int to, const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const auto wrote = write(to, text.data() + done, text.size() - done);
        if (wrote <= 0) throw std::runtime_error{"the program does not read its questions"};
        done += static_cast<std::size_t>(wrote);
    }
}

// Starts the program, gives it the lines through a pipe and waits for its end; its answers go to a file.
double answered(const char* program, const std::string& lines, const std::string& answers) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
    const pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        become(program, ends[0], answers);
    }
    close(ends[0]);
    write_all(ends[1], lines);
    close(ends[1]);
    int status = 0;
    if (waitpid(child, &status, 0) != child || status != 0)
        throw std::runtime_error{fmt::format("the program did not end well: {} odds", program)};
    return questions;
}

}  // namespace

void odds_lines() {
    const std::string lines = thousand_questions();
    const auto folder = std::filesystem::temp_directory_path();
    const std::string ours = folder / fmt::format("logothete-bench-{}-odds", getpid());
    const std::string stub = folder / fmt::format("logothete-bench-{}-stub", getpid());
    const auto ratio = in_floor_units([&] { return answered(LOGOTHETE_CLI, lines, ours); },
                                      [&] { return answered(LOGOTHETE_STUB, lines, stub); }, {11, Clock::wall});
    fmt::print("{}\n", verdict({"P10", 3, 2, Wanted::at_most}, ratio));
    fmt::print("   {} questions of {} bytes: {:.2f} us each, {} bytes out; the stub {:.2f} us, {} bytes out\n",
               questions, lines.size(), 1e6 / ratio.ours.median, std::filesystem::file_size(ours),
               1e6 / ratio.floor.median, std::filesystem::file_size(stub));
    std::filesystem::remove(ours);
    std::filesystem::remove(stub);
}

}  // namespace bench
