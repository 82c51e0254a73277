// SPDX-License-Identifier: MIT
#include "present/shelf/new_session_words.h"

#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/titles.h"

#include <algorithm>

namespace present {

namespace {

constexpr std::size_t longest_name = 20;  // letters: what tables show
constexpr std::size_t longest_place = 40;
constexpr std::size_t most_remembered = 40;

std::string shown_name(const NewSession& session, const SeatMarks& marks, const std::string& mark) {
    for (const session::Seat& seat : session.seated())
        if (seat.color == mark && !without_spaces(seat.name).empty())
            return say("{name} ({colour})", arg("name", without_spaces(seat.name)), arg("colour", marks.word(mark)));
    return marks.heading(mark).text;
}

void remember(std::vector<std::string>& known, const std::string& text) {
    const std::string clean = without_spaces(text);
    if (clean.empty() || known.size() == most_remembered) return;
    if (std::find(known.begin(), known.end(), clean) == known.end()) known.push_back(clean);
}

std::string name_fault(const NewSession& session, std::size_t seat) {
    const std::string& name = session.seats()[seat].name;
    if (auto fault = text_fault(name, longest_name); !fault.empty()) return fault;
    for (std::size_t before = 0; before < seat; ++before)
        if (is_one_name(session.seats()[before].name, name)) return names_are_one();
    return {};
}

std::string players_fault(std::size_t players, const PlayersAllowed& allowed) {
    const auto count = static_cast<int>(players);
    if (count >= allowed.fewest && count <= allowed.most) return {};
    return say("This board is for {fewest} to {most} players.", arg("fewest", allowed.fewest),
               arg("most", allowed.most));
}

}  // namespace

NewSessionWords new_session_words() {
    return {
        translated("New game"),
        translated("Who plays"),
        translated("Clockwise, as you sit"),
        translated("First player"),
        translated("At random"),
        translated("Draw again"),
        translated("Draw the colours"),
        translated("Draw the colours again"),
        translated("How this table reads the rules"),
        translated("Details of the game"),
        translated("Title"),
        translated("Place"),
        translated("Board"),
        translated("Another board ..."),
        translated("The game keeps this board, whatever happens to its file. Boards (Ctrl+B) can add it to your own."),
        translated("Start the game"),
        translated("Draw the first player"),
        translated("Back"),
        translated("One seat up"),
        translated("One seat down"),
    };
}

bool Complaints::none() const {
    return players.empty() && first.empty() && title.empty() && place.empty() &&
           std::all_of(names.begin(), names.end(), [](const std::string& one) { return one.empty(); });
}

Complaints complaints(const NewSession& session, const std::optional<PlayersAllowed>& allowed) {
    Complaints found;
    found.names.resize(session.seats().size());
    for (std::size_t i = 0; i < session.players(); ++i) found.names[i] = name_fault(session, i);
    if (allowed) found.players = players_fault(session.players(), *allowed);
    if (!session.first()) found.first = translated("The first player has not been drawn yet.");
    found.title = title_fault(session.title);
    found.place = text_fault(session.place, longest_place);
    return found;
}

std::string settled_title(const NewSession& session, const SeatMarks& marks) {
    return players_words(settled_seats(session).seats, &marks);
}

session::Place settled_place(const NewSession& session, const SeatMarks& marks) {
    session::Place place{without_spaces(session.title), without_spaces(session.place)};
    if (place.title.empty()) place.title = settled_title(session, marks);
    return place;
}

std::string players_choice(std::size_t players) {
    return say_counted(static_cast<int>(players), "{n} player", "{n} players");
}

std::string first_choice(const session::Seat& seat, const SeatMarks& marks) {
    return seat_name({seat.color, without_spaces(seat.name)}, &marks);
}

std::string mark_tip(const std::string& mark, const SeatMarks& marks) {
    return say("Play {colour}", arg("colour", marks.word(mark)));
}

std::string name_label(std::size_t seat) { return say("Name of player {n}", arg("n", seat + 1)); }

std::string of_seat(std::size_t seat, const std::string& what) {
    return say("Player {n}: {what}", arg("n", seat + 1), arg("what", what));
}

std::string chance_says(const NewSession& session, const SeatMarks& marks) {
    const auto& rolled = session.rolled_first();
    if (!rolled) return translated("Each player at the table has the same chance.");
    const std::string player = shown_name(session, marks, rolled->first);
    if (rolled->times == 1)
        return say("{player} was drawn. Each of the {n} players had the same chance.", arg("player", player),
                   arg("n", session.players()));
    return say("Draw number {times}: {player}.", arg("times", rolled->times), arg("player", player));
}

std::string drawn_words(const NewSession& session, const SeatMarks& marks) {
    if (session.times_drawn() == 0) return translated("Chance can say who plays which colour.");
    std::vector<std::string> players;
    for (const session::Seat& seat : session.seated()) players.push_back(shown_name(session, marks, seat.color));
    if (session.times_drawn() == 1) return say("Drawn at random: {players}.", arg("players", listed(players)));
    return say("Draw number {times}: {player}.", arg("times", session.times_drawn()), arg("player", listed(players)));
}

std::vector<std::string> remembered_names(const std::vector<session::OnShelf>& sessions) {
    std::vector<std::string> known;
    for (const auto& session : sessions)
        for (const session::Seat& seat : session.seats) remember(known, seat.name);
    return known;
}

std::vector<std::string> remembered_places(const std::vector<session::OnShelf>& sessions) {
    std::vector<std::string> known;
    for (const auto& session : sessions) remember(known, session.place);
    return known;
}

}  // namespace present
