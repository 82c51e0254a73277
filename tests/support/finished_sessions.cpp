// SPDX-License-Identifier: MIT
#include "support/finished_sessions.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "support/random_player.h"

#include <array>
#include <chrono>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace support {
namespace {

constexpr std::array people{"Anna", "Basil", "Clara", "Dimitri", "Eva", "Fatima"};
constexpr std::chrono::sys_days last_day = std::chrono::year{2026} / 6 / 1;

// Nobody sits there twice.
void give_names(byzantium::Header& header, RandomPlayer& random) {
    std::vector<std::string> free(people.begin(), people.end());
    for (byzantium::Seat& seat : header.seats) {
        const auto who = free.begin() + static_cast<std::ptrdiff_t>(random.below(free.size()));
        seat.name = random.below(8) == 0 ? "" : *who;
        free.erase(who);
    }
}

byzantium::text::Session played(const byzantium::text::Boards& boards, std::uint64_t seed) {
    RandomPlayer random{seed, seed % 2 == 0 ? Taste::uniform : Taste::warlike};
    byzantium::Header header = random.header();
    give_names(header, random);
    auto session = byzantium::text::new_session(header, boards, session::DiceSource::from_seed(seed));
    while (!std::holds_alternative<byzantium::Over>(session.position().awaits))
        if (!session.submit(session.state(), random.entry(session.table(), session.position())))
            throw std::logic_error{"the random player broke a rule"};
    return session;
}

std::string noon(std::chrono::sys_days day) {
    const std::chrono::year_month_day date{day};
    const auto two = [](unsigned n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(static_cast<int>(date.year())) + '-' + two(static_cast<unsigned>(date.month())) + '-' +
           two(static_cast<unsigned>(date.day())) + "T12:00:00Z";
}

}  // namespace

void add_finished(store::Library& library, const byzantium::text::Boards& boards, std::size_t sessions,
                  std::uint64_t seed) {
    for (std::size_t i = 0; i < sessions; ++i) {
        std::stringstream lines;
        byzantium::text::write_journal(lines, played(boards, seed + i));
        const auto taken = byzantium::text::take_over(library, lines, "random",
                                                      {"Evening " + std::to_string(i + 1), "Utrecht"}, boards);
        const auto& fresh = std::get<byzantium::text::TakenOver>(taken);
        library.set_created_at(fresh.id, noon(last_day - std::chrono::days{sessions - 1 - i}));
    }
}

}  // namespace support
