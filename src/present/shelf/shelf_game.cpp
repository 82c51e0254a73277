// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_game.h"

#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/start_words.h"
#include "session/game_of_file.h"
#include "session/kept.h"
#include "session/seat.h"
#include "store/program.h"
#include "wording/failure.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace present {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_row_title = 60;  // letters
constexpr std::size_t longest_row_place = 40;

std::string remark_of(const session::OnShelf& session) {
    if (!session.not_counted) return {};
    const std::string why = plain(why_not_counted(*session.not_counted), longest_row_title);
    return why.empty() ? std::string{translated("not counted")} : say("not counted: {why}", arg("why", why));
}

// Nobody may have won.
std::string winners_words(const session::OnShelf& session, const SeatMarks& marks) {
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < session.scores.size() && seat < session.seats.size(); ++seat)
        if (session.scores[seat].winner) winners.push_back(seat_name(session.seats[seat], &marks));
    if (winners.empty()) return translated("Nobody won");
    return say("{players} won", arg("players", listed(winners)));
}

std::string lines_of(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + '\n';
    return all;
}

SessionRow row_of_unknown(const session::OnShelf& session, const session::LocalTime& now) {
    SessionRow row = plain_row(session, now);
    row.state = say("This window cannot show the game “{game}”", arg("game", plain(session.game, longest_row_place)));
    return row;
}

class Games {
public:
    Games(store::Library& library, std::vector<ShelfGame> games) : library_{library}, games_{std::move(games)} {}

    std::vector<ShelvedSession> sessions() const {
        const auto now = session::local_time(store::utc_now()).value_or(session::LocalTime{2000, 1, 1, 0, 0});
        std::vector<ShelvedSession> all;
        const auto notes = library_.note_texts();
        for (const auto& one : session::shelf(library_)) {
            const ShelfGame* game = known(one.game);
            const auto written = notes.find(one.id);
            all.push_back({one.id, one.shelf, one.title, plain(one.place, longest_row_place),
                           game ? row_of(*game, one, now) : row_of_unknown(one, now),
                           game ? ItsGame::here : ItsGame::unknown, one.not_counted ? Counts::no : Counts::yes,
                           written == notes.end() ? std::string{} : lines_of(written->second)});
        }
        return all;
    }
    const ShelfGame& of_session(store::SessionId id) const {
        const std::string game = library_.details(id).game;
        if (const ShelfGame* here = known(game)) return *here;
        throw wording::Failure{game_not_here(game)};
    }
    const ShelfGame& of_file(const fs::path& file) const { return of_game(session::game_of_session_file(file)); }
    const ShelfGame& of_journal(const fs::path& file) const {
        return of_game(session::game_of_journal(file).value_or(games_.front().id));
    }
    const store::Library& library() const { return library_; }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const ShelfGame& one : games_) all.push_back(one.name);
        return all;
    }

private:
    SessionRow row_of(const ShelfGame& game, const session::OnShelf& one, const session::LocalTime& now) const {
        SessionRow row = game.row(one, now);
        if (games_.size() > 1) row.game = game.name;
        return row;
    }
    const ShelfGame* known(const std::string& id) const {
        const auto found =
            std::find_if(games_.begin(), games_.end(), [&](const ShelfGame& one) { return one.id == id; });
        return found == games_.end() ? nullptr : &*found;
    }
    const ShelfGame& of_game(const std::string& id) const {
        const ShelfGame* game = known(id);
        return game ? *game : games_.front();
    }

    store::Library& library_;
    std::vector<ShelfGame> games_;
};

}  // namespace

SessionRow plain_row(const session::OnShelf& session, const session::LocalTime& now) {
    SessionRow row{
        plain(session.title, longest_row_title), {}, {}, {}, {}, entries(session.entries), remark_of(session)};
    if (session.played) row.played = played_words(*session.played, now);
    return row;
}

SessionRow told_row(const session::OnShelf& session, const session::LocalTime& now, const SeatMarks& marks,
                    const AwaitedWords& awaited) {
    SessionRow row = plain_row(session, now);
    row.state = session.scores.empty() ? awaited.state : winners_words(session, marks);
    if (row.title.empty()) row.title = players_words(session.seats, &marks);
    for (std::size_t i = 0; i < session.seats.size(); ++i) {
        const session::Seat& seat = session.seats[i];
        std::string name = seat_name(seat, &marks);
        if (i < session.scores.size()) name += ' ' + std::to_string(session.scores[i].score);
        if (const auto mark = marks.heading(seat.color).badge) row.players.push_back({*mark, std::move(name)});
    }
    if (awaited.player) row.speaker = marks.heading(*awaited.player).badge;
    return row;
}

ShelfWork shelf_work(store::Library& library, std::vector<ShelfGame> games) {
    const auto all = std::make_shared<const Games>(library, std::move(games));
    return {all->names(),
            [=] { return all->sessions(); },
            [=](const ShelvedSession& listed) { return all->of_session(listed.id).card(listed); },
            [=](store::SessionId id, const session::Target& target) {
                return all->of_session(id).write_journal(id, target);
            },
            [=](store::SessionId id, const session::Target& target) {
                session::export_session(all->library(), id, target);
            },
            [=](const fs::path& file, store::IfDiffers if_differs) {
                return all->of_file(file).take_session(file, if_differs);
            },
            [=](const fs::path& file, store::IfDiffers if_differs) {
                return all->of_journal(file).take_journal(file, if_differs);
            },
            [=](store::SessionId id) { return all->of_session(id).fault(id); }};
}

}  // namespace present
