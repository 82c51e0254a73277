// SPDX-License-Identifier: MIT
// Whole games of Ekö at the window, by keyboard alone and by mouse alone: each position must equal the engine's.
#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/window/driver.h"
#include "eko/words/shelf/new_session.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using gui_test::EkoDriver;

constexpr std::size_t most_entries = 120;

struct Game {
    Header header;
    std::vector<Entry> entries;
    std::set<std::size_t> awaited;  // kinds of question that were answered
    bool over = false;
};

// A game that somebody plays by chance, but wins where one move wins.
Game played(const Header& header, std::uint64_t seed) {
    eko_support::Bits bits{seed};
    const Table table = text::table_of(header);
    Game game{header, {}, {}};
    Position now = start(table, header);
    while (game.entries.size() < most_entries && !std::holds_alternative<Over>(now.awaits)) {
        const auto listed = legal(table, now);
        Entry entry = eko_support::random_entry(bits, table, now, listed);
        for (const Decision& decision : listed)
            if (std::holds_alternative<Over>(apply(table, now, decision)->after.awaits)) entry = decision;
        game.awaited.insert(now.awaits.index());
        game.entries.push_back(entry);
        now = apply(table, now, entry)->after;
    }
    game.over = std::holds_alternative<Over>(now.awaits);
    return game;
}

// The first of these games that ends.
Game ended_game(std::uint64_t seed) {
    for (;; ++seed)
        if (Game game = played(gui_test::sample_table(seed), seed); game.over) return game;
}

// Whether some stack goes where it could not without the portals.
bool goes_through_a_portal(const Game& game) {
    Header without = game.header;
    without.layout.portals.clear();
    const Table closed = text::table_of(without);
    const Table table = text::table_of(game.header);
    Position now = start(table, game.header);
    for (const Entry& entry : game.entries) {
        const auto* const decision = std::get_if<Decision>(&entry);
        if (decision != nullptr && std::holds_alternative<Move>(*decision) && check(closed, now, entry)) return true;
        now = apply(table, now, entry)->after;
    }
    return false;
}

// The first on a board with storm and temples that asks for everything but an exchange, and goes through a portal.
Game game_with_variants() {
    for (std::uint64_t seed = 1;; ++seed) {
        eko_support::Bits bits{seed};
        const Header header = eko_support::random_header(bits);
        const Table table = text::table_of(header);
        if (table.board.fields.size() > 80 || !table.board.has_storm() || table.board.winds.empty()) continue;
        if (table.board.exits.empty()) continue;
        Game game = played(header, seed);
        const bool shares = std::any_of(game.entries.begin(), game.entries.end(),
                                        [](const Entry& entry) { return std::holds_alternative<Share>(entry); });
        if (!goes_through_a_portal(game)) continue;
        if (shares && game.awaited.contains(Awaits{AwaitMarch{}}.index()) && game.entries.size() > 20) return game;
    }
}

// Two captives of Blue's, whose own emperor Cyan then takes: the one question that games by chance hardly ever come to.
Game game_with_an_exchange() {
    auto dice = session::DiceSource::from_seed(1);
    Game game{words::settled_header(words::sample_board(4),
                                    {{{"cyan", ""}, {"violet", ""}, {"blue", ""}, {"white", ""}}, "cyan"}, {}, dice),
              std::vector<Entry>(4, Decision{Keep{}}),
              {}};
    const Table table = text::table_of(game.header);
    const Position now = start(table, game.header);
    std::vector<Setting> set{SetEmperor{Color::violet, CaptiveOf{Color::blue}},
                             SetEmperor{Color::white, CaptiveOf{Color::blue}}};
    std::optional<Decision> capture;
    for (const FieldId from : table.board.all_ways)
        for (const FieldId to : table.board.ways[from])
            if (!capture && now.cells.holds_stack_of(from, Color::cyan) && now.cells.holds_stack(to) &&
                !now.cells.holds_stack_of(to, Color::cyan)) {
                capture = Move{from, to, {}, false};
                set.push_back(SetStack{from, Stack{Color::cyan, 2, now.cells.stack(from)->emperor}});
                set.push_back(SetStack{to, Stack{Color::blue, 1, true}});
            }
    for (const FieldId field : table.board.all_ways)
        if (const auto stack = now.cells.stack(field);
            stack && stack->emperor && stack->owner != Color::cyan && field != std::get<Move>(capture.value()).to)
            set.push_back(SetStack{field, Stack{stack->owner, 1, false}});
    game.entries.insert(game.entries.end(), {Correct{set, ""}, *capture, Decision{Exchange{Color::white}}});
    return game;
}

// What issue 18 allows. Where a storm is, its zones may be asked for beside that.
std::size_t most_inputs(const Table& table, const Position& now, const Entry& entry, std::size_t of_a_move) {
    const auto* const decision = std::get_if<Decision>(&entry);
    if (decision == nullptr) return 100;
    if (std::holds_alternative<Move>(*decision)) return table.board.has_storm() ? 100 : of_a_move;
    if (const auto* const build = std::get_if<Build>(decision)) return now.cells.stack(build->from)->emperor ? 4 : 3;
    const auto* const reinforce = std::get_if<Reinforce>(decision);
    return reinforce != nullptr ? 2 : 100;
}

template <class Answer>
void play(const Game& game, std::size_t of_a_move, Answer answer) {
    EkoDriver driver;
    driver.open(game.header);
    Position now = start(driver.desk().session().table(), game.header);
    std::size_t number = 0;
    for (const Entry& entry : game.entries) {
        const auto before = driver.entries();
        if (number++ < before) {  // forced before the first turn, and taken along
            BOOST_REQUIRE((driver.desk().session().journal().record(number - 1).entry == entry));
            now = apply(driver.desk().session().table(), now, entry)->after;
            continue;
        }
        const int inputs = driver.inputs();
        const std::size_t most = most_inputs(driver.desk().session().table(), now, entry, of_a_move);
        if (std::holds_alternative<Correct>(entry))
            driver.table().act([&](present::Desk&) { driver.desk().enter_together({{entry}, {}}); });
        else
            answer(driver, entry);
        BOOST_TEST(
            static_cast<std::size_t>(driver.inputs() - inputs) <= most,
            driver.inputs() - inputs << " inputs: " << text::write_entry(driver.desk().session().table(), entry));
        BOOST_REQUIRE_MESSAGE(driver.entries() > before,
                              "not entered: " << text::write_entry(driver.desk().session().table(), entry)
                                              << ", but: " << driver.desk().page().heading);
        now = apply(driver.desk().session().table(), now, entry)->after;
        BOOST_REQUIRE((driver.position() == now || driver.entries() > number));
    }
    BOOST_REQUIRE((driver.position() == now));
    BOOST_TEST_MESSAGE(game.entries.size() << " entries, " << driver.inputs() << " inputs");
}

const auto by_keys = [](EkoDriver& driver, const Entry& entry) { driver.answer_by_keys(entry); };
const auto by_mouse = [](EkoDriver& driver, const Entry& entry) { driver.answer_by_mouse(entry); };

}  // namespace

BOOST_AUTO_TEST_SUITE(games_of_eko)

BOOST_AUTO_TEST_CASE(a_game_is_kept_to_its_end_by_keyboard_alone) { play(ended_game(1), 4, by_keys); }

BOOST_AUTO_TEST_CASE(a_game_is_kept_to_its_end_by_mouse_alone) { play(ended_game(1), 2, by_mouse); }

BOOST_AUTO_TEST_CASE(storm_temples_and_portals_by_keyboard_alone) { play(game_with_variants(), 4, by_keys); }

BOOST_AUTO_TEST_CASE(storm_temples_and_portals_by_mouse_alone) { play(game_with_variants(), 2, by_mouse); }

BOOST_AUTO_TEST_CASE(eko_39_an_exchange_by_keyboard_alone) { play(game_with_an_exchange(), 4, by_keys); }

BOOST_AUTO_TEST_CASE(eko_39_an_exchange_by_mouse_alone) { play(game_with_an_exchange(), 2, by_mouse); }

BOOST_AUTO_TEST_SUITE_END()
