// SPDX-License-Identifier: MIT
// Two games at the prompt on one journal: neither takes the other's entries away.
#include "byzantium/prompt/runs.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <functional>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

namespace {

struct Typed {
    std::function<void()> before;  // it is typed
    std::string line;
};

// Somebody at a prompt, and what goes on meanwhile.
class Typist : public std::streambuf {
public:
    explicit Typist(std::vector<Typed> lines) : lines_{std::move(lines)} {}

protected:
    int_type underflow() override {
        if (next_ == lines_.size()) return traits_type::eof();
        Typed& typed = lines_[next_++];
        if (typed.before) typed.before();
        typed.line += '\n';
        setg(typed.line.data(), typed.line.data(), typed.line.data() + typed.line.size());
        return traits_type::to_int_type(typed.line.front());
    }

private:
    std::vector<Typed> lines_;
    std::size_t next_ = 0;
};

Ran played_by(const std::string& file, std::vector<Typed> lines) {
    Typist typist{std::move(lines)};
    std::istream in{&typist};
    std::ostringstream out;
    std::ostringstream err;
    const int status = run_byzantium({"play", file}, in, out, err);
    return {status, out.str(), err.str()};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(play_twice)

BOOST_AUTO_TEST_CASE(a_second_program_is_told_that_the_journal_is_in_use) {
    const InFolder in;
    in.folder().write("game.jsonl", journal_of({}));
    Ran second{};
    const Ran first = played_by("game.jsonl", {{{}, "a damascus pool"},
                                               {[&] {
                                                    second = run({"play", "game.jsonl"}, "a athens pool\nquit\n");
                                                },
                                                "control candia pool"},
                                               {{}, "quit"}});
    BOOST_TEST(second.status == 2);
    BOOST_TEST(holds(second.err, "game.jsonl: another program has this journal open."), second.err);
    BOOST_TEST(first.status == 0);
    const auto lines = lines_of(in.folder().read("game.jsonl"));
    BOOST_REQUIRE(lines.size() == 3U);
    BOOST_TEST(lines[1] == red_takes_damascus);
    BOOST_TEST(lines[2] == R"({"do":"control","city":"candia","cube":"pool"})");
    BOOST_TEST(run({"play", "game.jsonl"}, "quit\n").status == 0);
}

BOOST_AUTO_TEST_CASE(what_others_wrote_meanwhile_stays_and_the_game_is_kept_elsewhere) {
    const InFolder in;
    in.folder().write("game.jsonl", journal_of({}));
    const std::string theirs = journal_of({blue_takes_athens});
    const Ran ran = played_by("game.jsonl", {{{}, "a damascus pool"},
                                             {[&] { in.folder().write("game.jsonl", theirs); }, "control candia pool"},
                                             {{}, "quit"}});
    BOOST_TEST(in.folder().read("game.jsonl") == theirs);
    BOOST_TEST(holds(ran.err, "another program has changed this file"), ran.err);
    BOOST_TEST(holds(ran.out, "It is now in logothete-unsaved-1.jsonl (2 entries)."), ran.out);
    BOOST_TEST(lines_of(in.folder().read("logothete-unsaved-1.jsonl")).size() == 3U);
}

BOOST_AUTO_TEST_CASE(it_can_be_written_over_or_kept_elsewhere_by_order) {
    const InFolder in;
    in.folder().write("game.jsonl", journal_of({}));
    const auto spoil = [&] { in.folder().write("game.jsonl", "theirs"); };
    const Ran ran = played_by("game.jsonl", {{{}, "a damascus pool"},
                                             {spoil, "save"},
                                             {{}, "save game.jsonl over"},
                                             {spoil, "save mine.jsonl"},
                                             {{}, "control candia pool"},
                                             {{}, "quit"}});
    BOOST_TEST(holds(ran.out, "another program has changed this file"), ran.out);
    BOOST_TEST(holds(ran.out, "Saved in game.jsonl"), ran.out);
    BOOST_TEST(in.folder().read("game.jsonl") == "theirs");
    BOOST_TEST(lines_of(in.folder().read("mine.jsonl")).size() == 3U);
}

BOOST_AUTO_TEST_CASE(two_that_begin_one_journal_do_not_share_it) {
    const InFolder in;
    const std::vector<Typed> names{{{}, "red Anna"}, {{}, "blue Bela"}, {{}, ""}, {{}, "red"}, {{}, ""}, {{}, ""}};
    auto first = names;
    first.push_back({[] { run({"play", "game.jsonl"}, "red Eva\nblue Ida\n\nred\n\n\n\na dam pool\nquit\n"); }, ""});
    first.push_back({{}, "quit"});
    const Ran ran = played_by("game.jsonl", first);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, ": this file already exists."), ran.err);
    BOOST_TEST(holds(in.folder().read("game.jsonl"), "Eva"));
}

BOOST_AUTO_TEST_CASE(no_game_is_saved_over_a_library_or_a_game_in_play) {
    const InFolder in;
    run({"session", "new", "red", "blue", "--library", "lib.logothete"});
    in.folder().write("theirs.jsonl", journal_of({}));
    const std::string before = in.folder().read("lib.logothete");
    Ran second{};
    played_by("theirs.jsonl", {{[&] {
                                    in.folder().write("mine.jsonl", journal_of({}));
                                    second = run({"play", "mine.jsonl"},
                                                 "a dam pool\nsave lib.logothete over\nsave theirs.jsonl over\nquit\n");
                                },
                                "quit"}});
    BOOST_TEST(holds(second.out, "this is a library of sessions; Logothete never overwrites one. Choose another name."),
               second.out);
    BOOST_TEST(holds(second.out, "theirs.jsonl: another program has this journal open"), second.out);
    BOOST_TEST(in.folder().read("lib.logothete") == before);
    BOOST_TEST(in.folder().read("theirs.jsonl") == journal_of({}));
}

BOOST_AUTO_TEST_SUITE_END()
