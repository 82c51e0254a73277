// SPDX-License-Identifier: MIT
// `logothete-cli watch SESSION --listen` as people run it, with both games: a program that serves a session of a
// library while others write it, until it is interrupted.
#include "guests/client.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sys/wait.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

using namespace guests::test;
using nlohmann::json;

// The program with these arguments; what it says can be read.
class Program {
public:
    explicit Program(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), LOGOTHETE_CLI);
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
        process_ = ::fork();
        if (process_ == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::dup2(ends[1], STDERR_FILENO);
            std::vector<char*> words;
            for (std::string& one : arguments) words.push_back(one.data());
            words.push_back(nullptr);
            ::execv(LOGOTHETE_CLI, words.data());
            ::_exit(127);
        }
        ::close(ends[1]);
        out_ = ends[0];
    }
    ~Program() {
        if (process_ > 0) {
            ::kill(process_, SIGKILL);
            end();
        }
        ::close(out_);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // Reads on until that has been said, or all.
    const std::string& said_until(const std::string& words) {
        std::array<char, 4096> bytes{};
        while (said_.find(words) == std::string::npos) {
            const auto come = ::read(out_, bytes.data(), bytes.size());
            if (come <= 0) break;
            said_.append(bytes.data(), static_cast<std::size_t>(come));
        }
        return said_;
    }
    void interrupt() const { ::kill(process_, SIGINT); }
    int end() {
        int status = 0;
        ::waitpid(process_, &status, 0);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    pid_t process_ = -1;
    int out_ = -1;
    std::string said_{};
};

int run(std::vector<std::string> arguments) {
    Program program{std::move(arguments)};
    BOOST_TEST_MESSAGE(program.said_until("never said"));
    return program.end();
}

struct Sample {
    const char* game;
    std::size_t entries;
};
std::ostream& operator<<(std::ostream& out, const Sample& sample) { return out << sample.game; }
const std::array samples{Sample{"byzantium", 90}, Sample{"eko", 40}};

// The first lines of the game's sample as a session, and the entry behind them.
struct Evening {
    explicit Evening(const Sample& sample) : library{(folder / "library").string()} {
        std::ifstream in{std::string{LOGOTHETE_SAMPLES "/"} + sample.game + "/samples/three-players.jsonl"};
        std::string lines;
        for (std::size_t i = 0; i <= sample.entries; ++i) {
            std::getline(in, next);
            lines += next + '\n';
        }
        std::getline(in, next);
        const auto file = folder.write("evening.jsonl", lines).string();
        BOOST_TEST(run({"session", "import", file, "--library", library, "--title", "Friday"}) == 0);
    }
    support::Folder folder{};
    std::string library;
    std::string next{};
};

std::uint16_t port_in(const std::string& said) {
    const auto at = said.find("http://127.0.0.1:") + 17;
    return static_cast<std::uint16_t>(std::stoi(said.substr(at)));
}
std::string key_in(const std::string& said) {
    const auto at = said.find('/', said.find("http://") + 7) + 1;
    return said.substr(at, 16);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(watch)

BOOST_DATA_TEST_CASE(a_session_is_followed_until_it_is_interrupted, boost::unit_test::data::make(samples), sample) {
    const Evening evening{sample};
    Program program{{"watch", "1", "--listen", "127.0.0.1", "--library", evening.library}};
    const std::string said = program.said_until("Ctrl+C");
    const std::uint16_t port = port_in(said);
    const std::string host = "127.0.0.1:" + std::to_string(port);
    const std::string key = key_in(said);
    BOOST_TEST(said.find("can follow along") != std::string::npos);
    BOOST_TEST(said.find("█▀") != std::string::npos);
    BOOST_TEST(status_of(answer_to(port, get('/' + key, host))) == "200");

    const Client client{port};
    client.send(get('/' + key + "/events", host));
    Events events{client};
    const json first = json::parse(events.next().value().data);
    BOOST_TEST(first["entries"] == sample.entries);
    BOOST_TEST(first["title"] == "Friday");
    BOOST_TEST(first["seats"].size() == 3U);
    BOOST_TEST(first["last"].size() == 10U);
    BOOST_TEST(!first["question"].get<std::string>().empty());
    for (const json& seat : first["seats"]) BOOST_TEST((seat["parts"].size() > 1 && seat["gauge"]["most"] > 0));
    for (const char* which : {"ground", "pieces"}) {
        const auto hash = first[which].get<std::string>();
        const auto svg = body_of(answer_to(port, get('/' + key + "/picture/" + hash, host)));
        BOOST_TEST((svg.starts_with("<svg ") && svg.ends_with("</svg>")), which);
        BOOST_TEST(svg.find("style") == std::string::npos);
    }

    const auto entry = evening.folder.write("next.jsonl", evening.next + '\n').string();
    const std::string append =
        std::string{LOGOTHETE_CLI} + " session append 1 --library " + evening.library + " < " + entry + " > /dev/null";
    BOOST_TEST(std::system(append.c_str()) == 0);
    auto event = events.next().value();
    while (event.name == "beat") event = events.next().value();
    BOOST_TEST(json::parse(event.data)["entries"] == sample.entries + 1);
    BOOST_TEST(json::parse(event.data)["ground"] == first["ground"]);

    program.interrupt();
    while (event.name != "end") event = events.next().value();
    program.said_until("any more.");
    BOOST_TEST(program.end() == 0);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_shown_is_said) {
    const Evening evening{samples[0]};
    const auto says = [&](std::vector<std::string> arguments, const char* words) {
        arguments.insert(arguments.end(), {"--library", evening.library});
        Program program{std::move(arguments)};
        BOOST_TEST(program.said_until(words).find(words) != std::string::npos, words);
        BOOST_TEST(program.end() == 2);
    };
    says({"watch", "game.jsonl", "--listen", "127.0.0.1"}, "is not a number");
    says({"watch", "9", "--listen", "127.0.0.1"}, "there is no session 9");
    says({"watch", "1", "--listen", "nowhere"}, "is not an address");
    says({"watch", "1", "--listen", "203.0.113.7"}, "Nothing can be shown at 203.0.113.7: ");
    says({"watch", "1", "--listen", "999.1.1.1"}, "Nothing can be shown at 999.1.1.1: ");
    says({"watch", "1", "--listen", "999.1.1.1"}, "Name an address of this computer and a free port");
}

BOOST_AUTO_TEST_SUITE_END()
