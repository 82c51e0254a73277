// SPDX-License-Identifier: MIT
#include "eko/words/shelf/new_session.h"

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/text/deal.h"
#include "eko/text/header.h"
#include "eko/text/layout.h"
#include "eko/text/session.h"
#include "eko/words/board_words.h"
#include "present/language/failure_words.h"
#include "present/language/words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/game_files.h"
#include "session/resources.h"
#include "session/shelf.h"
#include "values/from_text.h"

#include <algorithm>

namespace eko::words {

using namespace present;

namespace {

std::string file_words(const std::filesystem::path& path) {
    const auto text = path.filename().u8string();
    return {text.begin(), text.end()};
}

Color color_of_mark(const std::string& mark) { return values::from_text<Color>(mark).value_or(colors.front()); }

Header header_without_discs(const Layout& layout, const SettledSeats& seats, const Rulings& rulings) {
    Header header{layout, {}, color_of_mark(seats.first), {}, rulings};
    for (const session::Seat& seat : seats.seats) header.seats.push_back({color_of_mark(seat.color), seat.name});
    return header;
}

// A header that can be read back is one that a game can begin with.
Header fit(const Header& header) {
    auto same = text::read_header(text::write_header(header));
    if (!same) throw protocol::FormatError{translated("a new session"), same.error().sentence};
    return *std::move(same);
}

}  // namespace

const SeatsOffered& seats_offered() {
    static const SeatsOffered offered = [] {
        SeatsOffered all{{}, 2, 2};
        for (const Color color : colors) all.marks.emplace_back(to_text(color));
        return all;
    }();
    return offered;
}

Layout sample_board(std::size_t players) {
    const session::GameFiles files{session::Resources::find(), text::Game::folder()};
    return board_in(files.board_file("sample-" + std::to_string(std::clamp<std::size_t>(players, 2, most_players))));
}

std::optional<Layout> last_board(const store::Library& library) {
    for (const session::OnShelf& one : session::shelf(library)) {
        if (one.game != text::Game::id) continue;
        if (auto header = text::read_header(library.details(one.id).header)) return std::move(header->layout);
    }
    return std::nullopt;
}

Layout board_in(const std::filesystem::path& file) {
    return text::read_layout(session::read_file(file, text::longest_board), file_words(file));
}

std::string board_remark(const Layout& layout, std::size_t players) {
    const auto board = make_board(layout);
    if (!board) return say(board.error().why);
    std::string remark = say_counted(static_cast<int>(board->fields.size()), "{n} field", "{n} fields");
    if (!layout.name.empty()) remark = say("{board}: {fields}", arg("board", layout.name), arg("fields", remark));
    remark += '.';
    const int count = static_cast<int>(players);
    for (const BoardHint& hint : hints(*board, layout, count)) remark += ' ' + hint_words(*board, hint, count);
    return remark;
}

std::string discs_remark(const std::vector<StartDisc>& discs, std::size_t players) {
    const std::size_t all = players * static_cast<std::size_t>(discs_per_player);
    if (discs.size() >= all) return {};
    return say("Only {laid} of {all} discs are on the board: the others begin in the reserve.",
               arg("laid", discs.size()), arg("all", all));
}

std::vector<Color> colors_of(const std::vector<session::Seat>& seats) {
    std::vector<Color> all;
    for (const session::Seat& seat : seats) all.push_back(color_of_mark(seat.color));
    return all;
}

Header settled_header(const Layout& layout, const SettledSeats& seats, const Rulings& rulings,
                      session::DiceSource& dice) {
    Header header = header_without_discs(layout, seats, rulings);
    const auto board = make_board(layout);
    if (board) header.start = text::dealt(*board, header.seats, dice);
    return fit(header);
}

Header settled_header(const Layout& layout, const SettledSeats& seats, const Rulings& rulings,
                      const std::vector<StartDisc>& discs) {
    Header header = header_without_discs(layout, seats, rulings);
    header.start = discs;
    return fit(header);
}

Header practice_header() {
    auto dice = session::DiceSource::from_seed(7);
    return settled_header(sample_board(2), {{{"cyan", ""}, {"violet", ""}}, "cyan"}, {}, dice);
}

// --- Rulings

RulingText moon_return_text() {
    return {to_text(eko_rule(74)),
            translated("Without discs, but with the Moon temple"),
            {translated("May come back with it"), translated("Is out for good")},
            translated("Others without discs on the board have no turns any more.")};
}

RulingText win_check_text() {
    return {to_text(eko_rule(51)),
            translated("12 points only until an exchange of emperors"),
            {translated("The exchange comes first"), translated("The 12 points win")},
            translated("A captive emperor brings 3 points. If his holder's own emperor is captive too, the two are "
                       "exchanged at once, and the points are gone again.")};
}

RulingText last_disc_build_text() {
    return {to_text(eko_rule(55)),
            translated("Last disc spent on a building: 12 points"),
            {translated("Both win"), translated("The builder wins alone")},
            translated("The builder has 12 points and a capital, and a single opponent is left on the board: each of "
                       "these wins by itself.")};
}

RulingText around_text() {
    return {to_text(eko_rule(65)),
            translated("Around pyramids and lighthouses"),
            {translated("Stacks and buildings count"), translated("Only stacks count")},
            translated("Whoever occupies most fields around a pyramid has 2 more points; around the lighthouse, no "
                       "losses in storms.")};
}

RulingText storm_once_text() {
    return {to_text(eko_rule(70)),
            translated("A storm zone that was paid for is free"),
            {translated("For the whole turn"), translated("For one move")},
            translated("With a forced march, one stack can go through the same storm twice in a turn.")};
}

RulingText moon_uses_text() {
    return {to_text(eko_rule(74)),
            translated("The Moon temple in one turn"),
            {translated("Once"), translated("As often as its player can pay")},
            translated("Its owner destroys 2 discs of the reserve to put one disc on any field.")};
}

RulingsThatMatter rulings_that_matter(const Layout& layout) {
    const auto board = make_board(layout);
    if (!board) return {};
    return {!board->moons.empty(), !board->pyramids.empty() || !board->beacons.empty(), board->has_storm()};
}

std::string other_rulings() { return translated("Other questions matter only with variants"); }

BoardWords board_words() {
    return {translated("The last one again"),
            translated("From a file"),
            translated("Lay tiles ..."),
            translated("Paint ..."),
            translated("Discs"),
            translated("Dealt when the game begins"),
            translated("As they are on the Boards page"),
            translated("Deal or enter them now ..."),
            translated("The discs are dealt at random when the game begins: lay them as the board shows."),
            translated("The discs on the Boards page are for another board or another number of players. New ones are "
                       "dealt at random when the game begins: lay them as the board shows. Or deal or enter them now."),
            translated("The discs that you laid do not fit any more.")};
}

}  // namespace eko::words
