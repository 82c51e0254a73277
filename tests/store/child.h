// SPDX-License-Identifier: MIT
// A second process, which tells the first how far it came. SQLite forbids taking an open library along into it.
#pragma once

#include <sys/wait.h>

#include <csignal>
#include <exception>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace test {

// Counts what the child has acknowledged; goes through a pipe at once, so no death can take it back.
class Acknowledge {
public:
    explicit Acknowledge(int out) : out_{out} {}
    void operator()() const { (void)!::write(out_, "!", 1); }

private:
    int out_;
};

class Child {
public:
    template <class Act>
    explicit Child(const Act& act) {
        int ends[2];
        if (pipe(ends) != 0) throw std::runtime_error{"no pipe"};
        in_ = ends[0];
        process_ = fork();
        if (process_ == 0) live(act, ends[1]);
        ::close(ends[1]);
    }
    ~Child() {
        if (process_ > 0) end();
        ::close(in_);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Waits for the next acknowledgement; false if there will be none.
    bool acknowledged() const {
        char c = 0;
        return ::read(in_, &c, 1) == 1;
    }
    // Waits for its end, and gives its exit status and the acknowledgements that were not waited for.
    std::pair<int, std::size_t> end() {
        std::size_t count = 0;
        while (acknowledged()) ++count;
        int status = 0;
        ::waitpid(std::exchange(process_, -1), &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, count};
    }
    void kill_now() const { ::kill(process_, SIGKILL); }

private:
    template <class Act>
    [[noreturn]] static void live(const Act& act, int out) {
        try {
            act(Acknowledge{out});
        } catch (const std::exception& error) {
            std::cerr << "child: " << error.what() << std::endl;
            _exit(1);
        }
        _exit(0);
    }

    int in_ = -1;
    pid_t process_ = -1;
};

}  // namespace test
