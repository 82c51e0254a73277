// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/new_session.h"

#include "byzantium/words/shelf/session_rows.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/titles.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t longest_name = 20;  // letters: what Names shows
constexpr std::size_t longest_place = 40;
constexpr std::size_t most_remembered = 40;

std::string shown_name(const NewSession& session, Color color) {
    for (const Seat& seat : session.seated())
        if (seat.color == color && !without_spaces(seat.name).empty())
            return say("{name} ({colour})", arg("name", without_spaces(seat.name)), arg("colour", word(color)));
    return capital_word(color);
}

void remember(std::vector<std::string>& known, const std::string& text) {
    const std::string clean = without_spaces(text);
    if (clean.empty() || known.size() == most_remembered) return;
    if (std::find(known.begin(), known.end(), clean) == known.end()) known.push_back(clean);
}

}  // namespace

NewSession::NewSession() : seats_{{{Color::red, {}}, {Color::yellow, {}}, {Color::blue, {}}, {Color::green, {}}}} {}

NewSession NewSession::like(const byzantium::text::OnShelf& session) {
    NewSession fresh;
    fresh.set_players(session.seats.size());
    for (std::size_t i = 0; i < fresh.players() && i < session.seats.size(); ++i) {
        fresh.set_color(i, session.seats[i].color);
        fresh.set_name(i, session.seats[i].name);
    }
    fresh.place = session.place;
    return fresh;
}

std::vector<Seat> NewSession::seated() const {
    return {seats_.begin(), seats_.begin() + static_cast<std::ptrdiff_t>(players_)};
}

void NewSession::set_players(std::size_t players) {
    players_ = std::clamp<std::size_t>(players, 2, seats_.size());
    players_changed();
}

void NewSession::set_name(std::size_t seat, const std::string& name) { seats_.at(seat).name = name; }

void NewSession::set_color(std::size_t seat, Color color) {
    for (Seat& other : seats_)
        if (other.color == color) other.color = seats_.at(seat).color;
    seats_.at(seat).color = color;
    players_changed();
}

void NewSession::move_up(std::size_t seat) {
    if (seat == 0 || seat >= players_) return;
    std::swap(seats_[seat - 1], seats_[seat]);
}

void NewSession::move_down(std::size_t seat) {
    if (seat + 1 < players_) move_up(seat + 1);
}

void NewSession::choose_first(Color color) {
    if (!is_seated(color)) return;
    chosen_ = color;
    rolled_.reset();
}

void NewSession::leave_first_to_chance() { chosen_.reset(); }

void NewSession::rolled(std::size_t picked) {
    const int times = rolled_ ? rolled_->times + 1 : 1;
    chosen_.reset();
    rolled_ = RolledFirst{seats_.at(picked % players_).color, times};
}

std::optional<Color> NewSession::first() const {
    if (chosen_) return chosen_;
    return rolled_ ? std::optional{rolled_->first} : std::nullopt;
}

bool NewSession::is_seated(Color color) const {
    const auto all = seated();
    return std::any_of(all.begin(), all.end(), [&](const Seat& seat) { return seat.color == color; });
}

void NewSession::players_changed() {
    rolled_.reset();
    if (chosen_ && !is_seated(*chosen_)) chosen_.reset();
}

bool Complaints::none() const { return *this == Complaints{}; }

Complaints complaints(const NewSession& session, const Board& board) {
    Complaints found;
    for (std::size_t i = 0; i < session.players(); ++i)
        found.names.at(i) = text_fault(session.seats().at(i).name, longest_name);
    const auto players = static_cast<int>(session.players());
    if (players < board.setup.fewest_players || players > board.setup.most_players)
        found.players = say("This board is for {fewest} to {most} players.", arg("fewest", board.setup.fewest_players),
                            arg("most", board.setup.most_players));
    if (!session.first()) found.first = translated("Chance has not been asked yet.");
    found.title = title_fault(session.title);
    found.place = text_fault(session.place, longest_place);
    return found;
}

std::string settled_title(const NewSession& session) {
    auto seats = session.seated();
    for (Seat& seat : seats) seat.name = without_spaces(seat.name);
    return players_words(seats);
}

Settled settled(const NewSession& session, const Board& board) {
    Settled all{{board.id, session.seated(), session.first().value_or(session.seats().front().color), session.rulings},
                {without_spaces(session.title), without_spaces(session.place)}};
    for (Seat& seat : all.header.seats) seat.name = without_spaces(seat.name);
    if (all.place.title.empty()) all.place.title = settled_title(session);
    return all;
}

Header practice_header(const std::string& board) {
    return {board, {{Color::red, {}}, {Color::blue, {}}, {Color::green, {}}}, Color::red, offered_first};
}

RulingText elite_limit_text() {
    return {
        to_text(byz(12)),
        translated("Elite cubes in one action"),
        {translated("One into each Elite box"), translated("One in the whole action")},
        translated("The German book speaks of each Elite box and the Hungarian one of an Elite box; the English and "
                   "Dutch ones can also be read as one cube in all.")};
}

RulingText casualty_rounding_text() {
    return {to_text(byz(60)),
            translated("Half of the casualties comes back"),
            {translated("Rounded up"), translated("Rounded down")},
            translated("The English, Dutch and Hungarian books round up, the German one rounds down.")};
}

RulingText doomed_retreat_text() {
    return {to_text(byz(35)),
            translated("Retreat before battle without a way to survive"),
            {translated("Not possible: the army stands"), translated("Allowed: the army is destroyed")},
            translated("The English, Dutch and Hungarian books give the choice without a condition. The levy may fight "
                       "once the army is gone.")};
}

NewSessionWords new_session_words() {
    return {
        translated("New session"),
        translated("Who plays"),
        translated("Clockwise, as you sit"),
        translated("First player"),
        translated("By chance"),
        translated("Ask again"),
        translated("How this table reads the rules"),
        translated("The session"),
        translated("Title"),
        translated("Place"),
        translated("Board"),
        translated("Another board ..."),
        translated(
            "The session keeps this board, whatever becomes of its file. Boards, Ctrl+B, makes it one of yours."),
        translated("Begin"),
        translated("Ask chance who is first"),
        translated("Back"),
        translated("One seat up"),
        translated("One seat down"),
    };
}

std::string players_choice(std::size_t players) {
    return say_counted(static_cast<int>(players), "{n} player", "{n} players");
}

std::string first_choice(const Seat& seat) {
    const std::string name = plain(without_spaces(seat.name), longest_name);
    return name.empty() ? capital_word(seat.color) : name;
}

std::string colour_tip(Color color) { return say("Play {colour}", arg("colour", word(color))); }

std::string empty_name(Color color) { return capital_word(color); }

std::string chance_says(const NewSession& session) {
    const auto& rolled = session.rolled_first();
    if (!rolled) return translated("Each player at the table has the same chance.");
    const std::string player = shown_name(session, rolled->first);
    if (rolled->times == 1)
        return say("Chance says {player}. Each of the {n} players had the same chance.", arg("player", player),
                   arg("n", session.players()));
    return say("Asked for the {times}. time, chance says {player}.", arg("times", rolled->times),
               arg("player", player));
}

std::vector<std::string> remembered_names(const std::vector<byzantium::text::OnShelf>& sessions) {
    std::vector<std::string> known;
    for (const auto& session : sessions)
        for (const Seat& seat : session.seats) remember(known, seat.name);
    return known;
}

std::vector<std::string> remembered_places(const std::vector<byzantium::text::OnShelf>& sessions) {
    std::vector<std::string> known;
    for (const auto& session : sessions) remember(known, session.place);
    return known;
}

}  // namespace byzantium::words
