// SPDX-License-Identifier: MIT
#include "byzantium/window/program.h"

#include <sys/wait.h>

#include <array>
#include <csignal>
#include <spawn.h>
#include <stdexcept>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace gui_test {

Program::Program(const std::filesystem::path& file, std::vector<std::string> arguments) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
    out_ = ends[0];
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    std::string name = file.string();
    std::vector<char*> words{name.data()};
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    const int code = posix_spawn(&process_, name.c_str(), &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    if (code != 0) throw std::runtime_error{"cannot start " + name};
}

Program::~Program() {
    if (process_ > 0) {
        send(SIGKILL);
        end();
    }
    ::close(out_);
}

std::optional<std::string> Program::line() {
    for (;;) {
        if (const auto feed = read_.find('\n'); feed != std::string::npos) {
            std::string line = read_.substr(0, feed);
            read_.erase(0, feed + 1);
            return line;
        }
        std::array<char, 256> some{};
        const auto count = ::read(out_, some.data(), some.size());
        if (count <= 0) return std::nullopt;
        read_.append(some.data(), static_cast<std::size_t>(count));
    }
}

void Program::send(int signal) const { ::kill(process_, signal); }

std::optional<int> Program::end() {
    int status = 0;
    ::waitpid(std::exchange(process_, -1), &status, 0);
    return WIFEXITED(status) ? std::optional{WEXITSTATUS(status)} : std::nullopt;
}

std::filesystem::path this_program() { return std::filesystem::read_symlink("/proc/self/exe"); }

}  // namespace gui_test
