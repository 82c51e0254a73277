// SPDX-License-Identifier: MIT
// Two programs on one library: one writes a session, both may read it.
#include "store/child.h"
#include "store/lock.h"
#include "store/sample.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/resource.h>

#include <thread>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

// Takes up the session, says so, and holds it until it is killed.
void hold(const fs::path& file, SessionId session, const Acknowledge& done) {
    auto options = plain();
    options.program = {"0.9", "other host", "4711"};
    auto library = Library::open(file, options);
    const auto held = writer(library, session);
    done();
    pause();
}

}  // namespace

struct Shared {
    Folder folder;
    fs::path file = folder / "library";
    SessionId session = make();

    SessionId make() const {
        auto library = Library::open(file, plain());
        played(library, 1, "another");
        return played(library, 5);
    }
};

BOOST_AUTO_TEST_SUITE(holders)

BOOST_FIXTURE_TEST_CASE(the_second_is_told_who_writes, Shared) {
    const Child other{[&](const Acknowledge& done) { hold(file, session, done); }};
    BOOST_TEST_REQUIRE(other.acknowledged());
    auto library = Library::open(file, plain());
    const auto holder = std::get<Holder>(library.write(session));
    BOOST_TEST(holder.program.version == "0.9");
    BOOST_TEST(holder.program.host == "other host");
    BOOST_TEST(holder.program.process == "4711");
    BOOST_TEST(holder.since == "2026-03-01T19:30:00Z");
    BOOST_TEST(library.holder(session).value().program.process == "4711");
    BOOST_TEST((trouble_of([&] { library.trash(session); }) == Trouble::busy));
    BOOST_TEST(library.entries(session).size() == 5U);
    other.kill_now();
}

BOOST_FIXTURE_TEST_CASE(another_session_is_free, Shared) {
    const Child other{[&](const Acknowledge& done) { hold(file, session, done); }};
    BOOST_TEST_REQUIRE(other.acknowledged());
    auto library = Library::open(file, plain());
    auto writing = writer(library, library.list().at(1).id);
    writing.append(writing.state(), {entry(2)}, awaiting());
    BOOST_TEST(writing.state().entries == 2U);
    other.kill_now();
}

BOOST_FIXTURE_TEST_CASE(a_killed_program_holds_nothing, Shared) {
    Child other{[&](const Acknowledge& done) { hold(file, session, done); }};
    BOOST_TEST_REQUIRE(other.acknowledged());
    other.kill_now();
    other.end();
    auto library = Library::open(file, plain());
    BOOST_TEST(!library.holder(session));
    BOOST_TEST(std::holds_alternative<Writer>(library.write(session)));
}

BOOST_FIXTURE_TEST_CASE(within_one_program_too_a_session_has_one_writer, Shared) {
    auto library = Library::open(file, plain());
    {
        const auto held = writer(library, session);
        BOOST_TEST(std::get<Holder>(library.write(session)).program.process == "42");
        BOOST_TEST(library.holder(session).has_value());
    }
    BOOST_TEST(!library.holder(session));
    BOOST_TEST(std::holds_alternative<Writer>(library.write(session)));
}

BOOST_FIXTURE_TEST_CASE(letting_go_leaves_no_file_behind, Shared) {
    {
        auto library = Library::open(file, plain());
        writer(library, session);
    }
    BOOST_TEST((std::distance(fs::directory_iterator{folder / ""}, {}) == 1));
}

BOOST_FIXTURE_TEST_CASE(noise_in_the_name_of_a_holder_holds_nobody_up, Shared) {
    auto library = Library::open(file, plain());
    const auto base = lock_base(library.file(), library.details(session).uuid).filename().string();
    folder.write(base + ".holder", std::string(700, '\x07'));
    BOOST_TEST(!library.holder(session));
    const auto held = writer(library, session);
    BOOST_TEST(library.holder(session).value().program.process == "42");
    folder.write(base + ".holder", "");
    BOOST_TEST(library.holder(session).value().program.process.empty());
}

BOOST_FIXTURE_TEST_CASE(many_takers_and_never_two_holders, Shared) {
    constexpr int rounds = 300;
    const auto fight = [&](const Acknowledge& done) {
        for (int round = 0; round < rounds; ++round) {
            auto taken = take_lock(folder / "lock", {{"1", "h", "p"}, "now"});
            if (!std::holds_alternative<std::unique_ptr<SessionLock>>(taken)) continue;
            if (!fs::create_directory(folder / "held")) _exit(5);  // somebody else is here
            done();
            fs::remove(folder / "held");
        }
    };
    Child one{fight};
    Child two{fight};
    Child three{fight};
    std::size_t taken = 0;
    for (Child* child : {&one, &two, &three}) {
        const auto [status, count] = child->end();
        BOOST_TEST(status == 0);
        taken += count;
    }
    BOOST_TEST(taken > 0U);
}

BOOST_FIXTURE_TEST_CASE(reading_goes_on_while_another_writes, Shared) {
    Child other{[&](const Acknowledge& done) {
        auto library = Library::open(file, plain());
        auto writing = writer(library, session);
        auto state = writing.state();
        for (std::size_t n = 6; n <= 105; ++n) {
            state = writing.append(state, {entry(n)}, awaiting());
            done();
        }
    }};
    const auto library = Library::open(file, plain());
    std::size_t seen = 5;
    std::size_t acknowledged = 0;
    while (other.acknowledged()) {
        const auto now = library.entries(session).size();
        BOOST_TEST(now >= seen);
        BOOST_TEST(now >= 5 + ++acknowledged);
        seen = now;
    }
    BOOST_TEST(other.end().first == 0);
    BOOST_TEST(library.entries(session).size() == 105U);
}

BOOST_FIXTURE_TEST_CASE(two_writers_of_two_sessions_wait_for_each_other, Shared) {
    const auto write = [&](SessionId which, std::size_t from) {
        return [=, this](const Acknowledge& done) {
            auto options = plain();
            options.patience = std::chrono::milliseconds{10'000};
            auto library = Library::open(file, options);
            auto writing = writer(library, which);
            auto state = writing.state();
            folder.write("ready" + std::to_string(from), "");
            while (!fs::exists(folder / "ready2") || !fs::exists(folder / "ready6")) std::this_thread::yield();
            for (std::size_t n = from; n < from + 100; ++n) {
                state = writing.append(state, {entry(n)}, awaiting());
                done();
            }
        };
    };
    Child one{write(session, 6)};
    Child two{write(SessionId{1}, 2)};
    BOOST_TEST((one.end() == std::pair<int, std::size_t>{0, 100}));
    BOOST_TEST((two.end() == std::pair<int, std::size_t>{0, 100}));
    const auto library = Library::open(file, plain());
    BOOST_TEST(library.entries(session).size() == 105U);
    BOOST_TEST(library.entries(SessionId{1}).size() == 101U);
}

BOOST_FIXTURE_TEST_CASE(files_may_not_grow_any_more, Shared) {
    Child child{[&](const Acknowledge& done) {
        std::signal(SIGXFSZ, SIG_IGN);
        auto library = Library::open(file, plain());
        auto writing = writer(library, session);
        auto state = writing.state();
        const rlimit small{200'000, 200'000};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto error = error_of([&] {
            for (std::size_t n = 6;; ++n) {
                state = writing.append(state, {entry(n, std::string(3000, 'x'))}, awaiting());
                done();
            }
        });
        if (writing.state() != state) _exit(3);  // it is as before, and the program goes on
        _exit(error->trouble == Trouble::disk_full || error->trouble == Trouble::disk_error ? 0 : 4);
    }};
    const auto [status, acknowledged] = child.end();
    BOOST_TEST(status == 0);
    BOOST_TEST(acknowledged > 3U);
    BOOST_TEST(Library::open(file, plain()).entries(session).size() == 5 + acknowledged);
}

// As somebody who may only read, in a folder where nothing can be made.
BOOST_FIXTURE_TEST_CASE(a_library_that_may_only_be_read_is_read, Shared) {
    fs::permissions(folder / "", fs::perms{0555});
    fs::permissions(file, fs::perms{0444});
    Child child{[&](const Acknowledge&) {
        if (geteuid() == 0 && setuid(65534) != 0) _exit(3);
        auto library = Library::open(file, plain());
        if (!library.read_only_because() || !holds(*library.read_only_because(), "may only be read")) _exit(4);
        if (library.entries(session).size() != 5) _exit(5);
        if (trouble_of([&] { library.write(session); }) != Trouble::read_only) _exit(6);
        if (trouble_of([&] { library.rename(session, "x"); }) != Trouble::read_only) _exit(7);
    }};
    BOOST_TEST(child.end().first == 0);
    fs::permissions(folder / "", fs::perms{0755});
}

BOOST_AUTO_TEST_SUITE_END()
