// SPDX-License-Identifier: MIT
#include "eko/window/driver.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/entry.h"
#include "eko/text/open.h"
#include "eko/window/game_window.h"
#include "eko/words/desk/question.h"
#include "eko/words/places.h"
#include "eko/words/shelf/new_session.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace gui_test {
namespace {

using namespace eko;

// The numbers of the rows that lead to this entry, most quickly; nothing if none do.
class WayTo {
public:
    WayTo(const Table& table, const Entry& entry) : table_{table}, entry_{text::write_entry(table, entry)} {}

    std::optional<std::vector<std::size_t>> from(const words::Question& question) {
        look(question);
        return best_;
    }

private:
    void look(const words::Question& question) {
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            path_.push_back(i);
            const auto& [row, leads] = question.choices[i];
            if (const auto* entry = std::get_if<Entry>(&leads)) {
                if (text::write_entry(table_, *entry) == entry_ && (!best_ || path_.size() < best_->size()))
                    best_ = path_;
            } else if (row.rule != "EKO-66") {
                look(std::get<words::NextQuestion>(leads)());
            }
            path_.pop_back();
        }
    }

    const Table& table_;
    std::string entry_;
    std::vector<std::size_t> path_;
    std::optional<std::vector<std::size_t>> best_;
};

// Disc by disc, the emperor first.
std::vector<FieldId> discs_of(const Share& share) {
    std::vector<FieldId> discs;
    if (share.emperor) discs.push_back(*share.emperor);
    for (const Placing& one : share.place)
        for (int i = share.emperor == one.on ? 1 : 0; i < one.count; ++i) discs.push_back(one.on);
    return discs;
}

bool is_beginning_of_another(const std::vector<present::Row>& rows, const std::string& key) {
    return std::count_if(rows.begin(), rows.end(), [&](const auto& row) { return row.key.starts_with(key); }) > 1;
}

}  // namespace

EkoDriver::EkoDriver() : WindowDriver{{eko::window::game_window()}} {}

EkoDriver::EkoDriver(const std::filesystem::path& library) : WindowDriver{{eko::window::game_window()}, library} {}

void EkoDriver::open(const Header& header) {
    begin([&](store::Library& library) {
        const text::Boards no_boards;
        return text::begin_session(library, header, {"test", ""}, no_boards);
    });
}

void EkoDriver::answer(const Entry& entry, const Choose& choose) {
    const auto& table = desk().session().table();
    const auto press = [&](std::size_t number) { choose(present::Row{desk().page().rows.at(number)}); };
    if (const auto* share = std::get_if<Share>(&entry)) {
        const auto row_of = [&](const auto& holds) {
            const auto& rows = desk().page().rows;
            return static_cast<std::size_t>(std::find_if(rows.begin(), rows.end(), holds) - rows.begin());
        };
        press(row_of([](const auto& row) { return row.rule == "EKO-66"; }));
        for (const FieldId on : discs_of(*share))
            press(row_of([&](const auto& row) { return row.place == words::place_of(table.board, on); }));
        return press(0);
    }
    const auto asked = std::make_shared<const words::Asking>(
        words::Asking{desk().names(), table, position(), legal(table, position()), *awaited_player(position().awaits)});
    const auto way = WayTo{table, entry}.from(words::first_question(asked));
    BOOST_REQUIRE_MESSAGE(way, "no rows lead to " << text::write_entry(table, entry));
    for (const std::size_t number : *way) press(number);
}

void EkoDriver::answer_by_keys(const Entry& entry) {
    answer(entry, [this](const present::Row& row) {
        const bool needs_enter = is_beginning_of_another(desk().page().rows, row.key);
        std::string keys;
        for (const char letter : row.key) {
            keys += letter;
            key(letter);
            if (std::count_if(desk().page().rows.begin(), desk().page().rows.end(),
                              [&](const auto& one) { return one.key == row.key; }) == 0)
                return;  // fewer keys were enough
        }
        if (needs_enter) key(WXK_RETURN);
    });
}

void EkoDriver::answer_by_mouse(const Entry& entry) {
    answer(entry, [this](const present::Row& row) {
        const auto& rows = desk().page().rows;
        const auto there =
            std::count_if(rows.begin(), rows.end(), [&](const auto& one) { return one.place == row.place; });
        if (row.place.empty() || there > 1) {
            while (!has_area("decision", "row:" + row.key) && has_area("decision", "rows:next"))
                click("decision", "rows:next");
            click("decision", "row:" + row.key);
        } else {
            click("board", row.place);
        }
    });
}

void EkoDriver::play_by_chance(std::uint64_t seed, std::size_t entries) {
    eko_support::Bits bits{seed};
    const Table& on = desk().session().table();
    Position now = position();
    std::vector<Entry> all;
    while (all.size() < entries) {
        const auto listed = legal(on, now);
        if (listed.empty()) break;
        all.push_back(eko_support::random_entry(bits, on, now, listed));
        now = apply(on, now, all.back())->after;
    }
    table().act([&](present::Desk&) { desk().enter_together({all, {}}); });
    settle();
}

Header sample_for(std::size_t players) {
    auto dice = session::DiceSource::from_seed(4);
    std::vector<session::Seat> seats{{"cyan", "Anna"}, {"violet", "Boris"}, {"white", "Clara"}, {"blue", "Daniela"}};
    seats.resize(players);
    return words::settled_header(words::sample_board(players), {seats, "cyan"}, {}, dice);
}

Header sample_table(std::uint64_t seed) {
    auto dice = session::DiceSource::from_seed(seed);
    return words::settled_header(words::sample_board(2), {{{"cyan", "Anna"}, {"violet", "Boris"}}, "cyan"}, {}, dice);
}

}  // namespace gui_test
