// SPDX-License-Identifier: MIT
// An entry of every kind at the window, also of those that whole games seldom come to: by keyboard alone and by mouse
// alone, with the position equal to the engine's.
#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/window/driver.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using gui_test::EkoDriver;

// EKO-39 is played in games_test: games by chance hardly ever come to an exchange that is asked for.
constexpr std::size_t kinds_but_exchange = std::variant_size_v<Decision>;  // one fewer, and sharing-out

struct Moment {
    Header header;
    std::vector<Entry> before;
    Entry entry;
};
using Moments = std::map<std::string, Moment>;  // by the word of the entry

std::string kind_of(const Table& table, const Entry& entry) {
    const std::string line = text::write_entry(table, entry);
    if (std::holds_alternative<Share>(entry)) return "reinforce several";
    const auto begin = line.find(R"("do":")") + 6;
    return line.substr(begin, line.find('"', begin) - begin);
}

// All that was seen in a game by chance, as far as it is new.
void look_for_moments(const Header& header, std::uint64_t seed, Moments& found) {
    constexpr std::size_t most_entries_before = 60;
    eko_support::Bits bits{seed};
    const Table table = text::table_of(header);
    Position now = start(table, header);
    std::vector<Entry> before;
    while (before.size() < most_entries_before && !std::holds_alternative<Over>(now.awaits)) {
        const Entry entry = eko_support::random_entry(bits, table, now, legal(table, now));
        found.try_emplace(kind_of(table, entry), Moment{header, before, entry});
        before.push_back(entry);
        now = apply(table, now, entry)->after;
    }
}

const Moments& moments_of_every_kind() {
    static const Moments all = [] {
        Moments found;
        for (std::uint64_t seed = 1; found.size() < kinds_but_exchange; ++seed) {
            eko_support::Bits bits{seed};
            const Header header = eko_support::random_header(bits);
            if (text::table_of(header).board.fields.size() > 90) continue;
            look_for_moments(header, seed, found);
            found.erase("exchange");
        }
        return found;
    }();
    return all;
}

template <class Answer>
void answer_every_kind(Answer answer) {
    EkoDriver driver;
    for (const auto& [kind, moment] : moments_of_every_kind()) {
        driver.open(moment.header);
        if (!moment.before.empty())
            driver.table().act([&](present::Desk&) { driver.desk().enter_together({moment.before, {}}); });
        driver.settle();
        const auto& table = driver.desk().session().table();
        const Position after = apply(table, driver.position(), moment.entry)->after;
        const int inputs = driver.inputs();
        answer(driver, moment.entry);
        BOOST_TEST(driver.entries() == moment.before.size() + 1, kind);
        BOOST_TEST((driver.position() == after), kind);
        BOOST_TEST_MESSAGE(driver.inputs() - inputs << " inputs: " << text::write_entry(table, moment.entry));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_kind_of_entry)

BOOST_AUTO_TEST_CASE(by_keyboard_alone) {
    answer_every_kind([](EkoDriver& driver, const Entry& entry) { driver.answer_by_keys(entry); });
}

BOOST_AUTO_TEST_CASE(by_mouse_alone) {
    answer_every_kind([](EkoDriver& driver, const Entry& entry) { driver.answer_by_mouse(entry); });
}

BOOST_AUTO_TEST_SUITE_END()
