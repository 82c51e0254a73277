// SPDX-License-Identifier: MIT
// The room that shows a session to phones: what it costs while nobody comes, and under attack. The room is a process of
// its own, so that its memory and its processor time are its own. Honest requests are timed in turns in three ways:
// alone, beside attackers of this room, and beside the same attackers of another room, who load the machine as much.
// What the second has over the third is the room's; the rest is the machine's. Asserts nothing about time.
#include "guests/client.h"
#include "guests/open_room.h"

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <list>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace guests;
using namespace guests::test;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

std::string line_of(const std::filesystem::path& file, const std::string& name) {
    std::ifstream in{file};
    for (std::string line; std::getline(in, line);)
        if (line.starts_with(name + ':')) return line.substr(name.size() + 1);
    return "0";
}
long number_of(pid_t process, const std::string& name) {
    return std::stol(line_of("/proc/" + std::to_string(process) + "/status", name));
}
// Of the room's thread, which is the only one beside the first. Voluntary ones: each is the end of a sleep.
long wake_ups(pid_t process) {
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    long sum = 0;
    for (const auto& task : std::filesystem::directory_iterator{tasks})
        if (task.path().filename() != std::to_string(process))
            sum += std::stol(line_of(task.path() / "status", "voluntary_ctxt_switches"));
    return sum;
}
double processor_ms(pid_t process) {
    std::ifstream in{"/proc/" + std::to_string(process) + "/stat"};
    std::string word;
    long user = 0, system = 0;
    for (int i = 0; i < 13; ++i) in >> word;
    in >> user >> system;
    return 1000.0 * static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

// A room in a process of its own, until this ends.
class Served {
public:
    Served() {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
        process_ = ::fork();
        if (process_ == 0) serve(ends[1]);
        if (::read(ends[0], &told_, sizeof told_) != sizeof told_) throw std::runtime_error{"no room"};
        ::close(ends[0]);
        ::close(ends[1]);
    }
    ~Served() {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    pid_t process() const { return process_; }
    std::uint16_t port() const { return told_.port; }
    long kilobytes_of_room() const { return told_.kilobytes; }
    std::string get(const std::string& rest) const {
        return test::get(std::string{"/"} + open_key + rest, "127.0.0.1:" + std::to_string(port()));
    }

private:
    struct Told {
        std::uint16_t port;
        long kilobytes;
    };
    [[noreturn]] static void serve(int out) {
        const long before = number_of(::getpid(), "VmRSS");
        OpenRoom open;
        open.room.show(shown(1, std::string(8000, 'x')));
        std::this_thread::sleep_for(milliseconds{200});
        const Told told{open.room.port(), number_of(::getpid(), "VmRSS") - before};
        if (::write(out, &told, sizeof told) != sizeof told) ::_exit(1);
        while (true) ::pause();
    }
    pid_t process_ = 0;
    Told told_{};
};

// --- Attackers: each does its worst until told to end
using Attack = std::function<void(std::uint16_t port, unsigned who, const std::atomic<bool>& ended)>;

void hasten(const Client& client) {
    const timeval wait{0, 200000};
    ::setsockopt(client.file(), SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
    const linger at_once{1, 0};
    ::setsockopt(client.file(), SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
}
std::string address_of(unsigned who) { return "127.0.7." + std::to_string(1 + who % 200); }

void send_for_ever(std::uint16_t port, unsigned who, const std::atomic<bool>& ended, const std::string& first,
                   const std::string& more) {
    while (!ended) try {
            const Client client{port, address_of(who)};
            hasten(client);
            if (!client.send(first)) continue;
            while (!ended && client.send(more)) continue;
        } catch (const std::runtime_error&) {
            std::this_thread::sleep_for(milliseconds{10});
        }
}
void flood_of_headers(std::uint16_t port, unsigned who, const std::atomic<bool>& ended) {
    std::string lines;
    while (lines.size() < 65536) lines += "X: y\r\n";
    send_for_ever(port, who, ended, "GET / HTTP/1.1\r\n", lines);
}
void endless_line(std::uint16_t port, unsigned who, const std::atomic<bool>& ended) {
    send_for_ever(port, who, ended, "GET /", std::string(65536, 'x'));
}
// Fifty each; what is closed is opened anew, and each says a byte now and then.
void hold(std::uint16_t port, unsigned who, const std::atomic<bool>& ended) {
    std::list<Client> open;  // they are not assigned
    const std::string request = "GET /AAAAAAAAAAAAAAAA HTTP/1.1\r\nX: " + std::string(5000, 'x');
    for (std::size_t said = 0; !ended; ++said) {
        std::erase_if(open, [](const Client& one) { return one.is_closed(); });
        while (open.size() < 50) try {
                open.emplace_back(port, address_of(who * 13 + static_cast<unsigned>(open.size()) % 13));
                hasten(open.back());
            } catch (const std::runtime_error&) {
                break;
            }
        for (const Client& one : open) one.send(request.substr(said % request.size(), 1));
        std::this_thread::sleep_for(milliseconds{50});
    }
}

// An attacker has a computer of their own: here they take the processor time that the room and the honest one leave.
void give_way() { ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), 19); }

struct Attackers {
    Attackers(const Attack& attack, std::uint16_t port) {
        for (unsigned i = 0; i < 4; ++i)
            threads.emplace_back([&, attack, port, i] {
                give_way();
                attack(port, i, ended);
            });
    }
    ~Attackers() {
        ended = true;
        for (std::thread& one : threads) one.join();
    }
    Attackers(const Attackers&) = delete;
    Attackers& operator=(const Attackers&) = delete;
    std::atomic<bool> ended{false};
    std::vector<std::thread> threads{};
};

// --- Honest requests
struct Honest {
    std::vector<double> ms{};
    std::size_t unanswered = 0;
    double at(double part) {
        std::sort(ms.begin(), ms.end());
        return ms.empty() ? 0 : ms[static_cast<std::size_t>(part * static_cast<double>(ms.size() - 1))];
    }
};
void ask(const Served& served, Honest& honest, unsigned times) {
    for (unsigned i = 0; i < times; ++i) {
        const auto begun = Clock::now();
        const auto answer = answer_to(served.port(), served.get("/state"), "127.0.2." + std::to_string(1 + i % 20));
        honest.ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begun).count());
        if (status_of(answer) != "200") ++honest.unanswered;
        std::this_thread::sleep_for(milliseconds{5});
    }
}

void beside(const char* name, const Attack& attack) {
    constexpr int rounds = 5;
    constexpr unsigned times = 40;
    const Served ours, other;
    Honest alone, attacked, loaded;
    ask(ours, alone, times);  // warm
    alone = {};
    const long before = number_of(ours.process(), "VmRSS");
    for (int i = 0; i < rounds; ++i) {
        ask(ours, alone, times);
        {
            const Attackers attackers{attack, ours.port()};
            ask(ours, attacked, times);
        }
        const Attackers attackers{attack, other.port()};
        ask(ours, loaded, times);
    }
    const long grown = number_of(ours.process(), "VmHWM") - before;
    std::printf(
        "%-18s memory %+5ld kB; an honest request: alone %.2f ms, attacked %.2f, as loaded a machine %.2f: "
        "%.2f times, of which the room's are %.2f; at 95 %% %.2f, %.2f, %.2f; not answered %zu\n",
        name, grown, alone.at(0.5), attacked.at(0.5), loaded.at(0.5), attacked.at(0.5) / alone.at(0.5),
        attacked.at(0.5) / loaded.at(0.5), alone.at(0.95), attacked.at(0.95), loaded.at(0.95),
        alone.unanswered + attacked.unanswered + loaded.unanswered);
}

void idle() {
    const Served served;
    const long wakened = wake_ups(served.process());
    const double before = processor_ms(served.process());
    std::this_thread::sleep_for(std::chrono::seconds{10});
    std::printf("idle for 10 s: %ld wake-ups, %.0f ms of processor; the room takes %ld kB\n",
                wake_ups(served.process()) - wakened, processor_ms(served.process()) - before,
                served.kilobytes_of_room());
}

}  // namespace

int main() {
    std::signal(SIGPIPE, SIG_IGN);
    idle();
    beside("flood of headers", flood_of_headers);
    beside("endless line", endless_line);
    beside("200 that drip", hold);
}
