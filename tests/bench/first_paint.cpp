// SPDX-License-Identifier: MIT
#include "bench/first_paint.h"

#include "bench/eko_kept.h"
#include "bench/journals.h"
#include "bench/rounds.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "support/folder.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace bench {
namespace {

constexpr std::size_t long_session = 5000;
constexpr std::size_t usual_session = 300;  // a game with some corrections
constexpr int starts = 20;

[[noreturn]] void become(std::vector<std::string> words, int out) {
    dup2(out, STDOUT_FILENO);
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(words.front().c_str(), arguments.data());
    _exit(127);
}

// Until it says "painted"; its end is awaited outside the time.
class Start {
public:
    explicit Start(const std::vector<std::string>& words) {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
        child_ = fork();
        if (child_ == 0) become(words, ends[1]);
        close(ends[1]);
        from_ = ends[0];
    }
    ~Start() {
        close(from_);
        waitpid(child_, nullptr, 0);
    }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

    bool painted() const {
        std::array<char, 7> said{};
        std::size_t length = 0;
        while (length < said.size()) {
            const auto read_now = read(from_, said.data() + length, said.size() - length);
            if (read_now <= 0) return false;
            length += static_cast<std::size_t>(read_now);
        }
        return std::string{said.data(), said.size()} == "painted";
    }

private:
    pid_t child_;
    int from_;
};

double started(const std::vector<std::string>& words, std::optional<Start>& last) {
    last.emplace(words);
    if (!last->painted()) throw std::runtime_error{words.front() + " painted nothing"};
    return 1;
}

// Makes a library with one session of so many entries.
using Keep = void (*)(const std::filesystem::path& file, std::size_t entries, std::mt19937& random);

void keep_session(const std::filesystem::path& file, std::size_t entries, std::mt19937& random) {
    std::istringstream lines{journal_of(entries, random)};
    auto library = store::Library::open(file);
    const byzantium::text::Boards boards{session::Resources::find()};
    byzantium::text::take_over(library, lines, "bench", {"bench", ""}, boards);
}

// The program says the figures itself.
void measured_at_window(const char* part, const char* program, Keep keep, std::mt19937& random, const char* more = "") {
    if (!std::getenv("DISPLAY")) return fmt::print("{} left out: no display; try xvfb-run\n", part);
    const support::Folder folder;
    const auto file = folder / "library";
    keep(file, usual_session, random);
    std::fflush(stdout);
    if (std::system(fmt::format("'{}' '{}' {} 2>/dev/null", program, file.string(), more).c_str()) != 0)
        throw std::runtime_error{std::string{program} + " failed"};
}

void first_paint(const char* goal, Keep keep, std::mt19937& random) {
    if (!std::getenv("DISPLAY")) return fmt::print("{} left out: no display; try xvfb-run\n", goal);
    const support::Folder folder;
    const auto file = folder / "library";
    keep(file, long_session, random);
    std::optional<Start> last;
    const std::vector<std::string> ours{LOGOTHETE_WINDOW, "--until-painted", "--session",     "1",
                                        "--library",      file.string(),     "--preferences", folder / "preferences"};
    const std::vector<std::string> bare{LOGOTHETE_BARE_WINDOW};
    const Rounds rounds{starts, Clock::wall, [&] { last.reset(); }};
    const auto measured = [&] {
        return in_floor_units([&] { return started(ours, last); }, [&] { return started(bare, last); }, rounds);
    };
    // Looking for OpenGL takes a bare window 50 to 100 ms, by what is installed: no floor for a program that does not.
    setenv("GDK_GL", "disable", 1);
    const auto ratio = measured();
    fmt::print("{}\n", verdict({goal, 3, 2, Wanted::at_most}, ratio));
    fmt::print("   the board with {} entries painted {:.0f} ms after the start; a bare window {:.0f} ms\n",
               long_session, 1e3 / ratio.ours.median, 1e3 / ratio.floor.median);
    unsetenv("GDK_GL");
    fmt::print("   against a bare window that looks for OpenGL: {:.2f} times\n", measured().of_medians);
}

}  // namespace

void first_paint_against_bare_window(std::mt19937& random) { first_paint("P8", keep_session, random); }

void first_paint_of_eko(std::mt19937& random) { first_paint("P8 of Ekö", keep_eko_session, random); }

void entry_to_paint(std::mt19937& random) { measured_at_window("P11", LOGOTHETE_ENTRY_PAINTER, keep_session, random); }

void entry_to_paint_while_thinking(std::mt19937& random) {
    measured_at_window("P11 while it thinks", LOGOTHETE_ENTRY_PAINTER, keep_session, random, "thinking");
}

void entry_to_paint_of_eko(std::mt19937& random) {
    measured_at_window("P11 of Ekö", LOGOTHETE_EKO_ENTRY_PAINTER, keep_eko_session, random);
}

void entry_to_paint_with_phones([[maybe_unused]] std::mt19937& random) {
#ifdef LOGOTHETE_PHONES_PAINTER
    measured_at_window("P12", LOGOTHETE_PHONES_PAINTER, keep_session, random);
#else
    fmt::print("P12 left out: built without the part for phones\n");
#endif
}

void edit_to_paint_while_thinking(std::mt19937& random) {
    measured_at_window("P9 while it thinks", LOGOTHETE_NUMBER_EDITOR, keep_session, random, "thinking");
}

void edit_to_paint(std::mt19937& random) { measured_at_window("P9", LOGOTHETE_NUMBER_EDITOR, keep_session, random); }

}  // namespace bench
