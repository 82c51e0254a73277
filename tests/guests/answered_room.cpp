// SPDX-License-Identifier: MIT
#include "guests/answered_room.h"

#include "guests/open_room.h"
#include "guests/snapshot.h"
#include "present/language/language.h"
#include "present/watched/watching.h"
#include "session/files.h"
#include "session/resources.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

namespace guests::test {

std::string post(const std::string& target, const std::string& host, const std::string& body, const std::string& more) {
    return "POST " + target + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
           "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" + more + "\r\n" + body;
}

// --- The room

AnsweredRoom::AnsweredRoom(present::OpenSession& open, const Limits& limits, Page page)
    : session{open},
      room{{"127.0.0.1", 0, open_key, limits, [] {},
            [this](ToAnswer wish) {
                const std::lock_guard lock{guard_};
                due_.push_back(std::move(wish));
            }},
           std::move(page)} {
    answering.session = [this] { return &session; };
}

bool AnsweredRoom::serve_until(const std::function<bool()>& holds) {
    const auto begun = std::chrono::steady_clock::now();
    while (!holds()) {
        if (std::chrono::steady_clock::now() - begun > std::chrono::minutes{5}) return false;
        std::deque<ToAnswer> now;
        {
            const std::lock_guard lock{guard_};
            now.swap(due_);
        }
        for (const ToAnswer& one : now) one.reply(answering.answer(one.body, one.from));
        if (now.empty()) std::this_thread::sleep_for(std::chrono::microseconds{200});
    }
    return true;
}

std::string AnsweredRoom::target() const { return std::string{"/"} + open_key + "/answer"; }

std::string AnsweredRoom::answer(const std::string& body, const std::string& from) const {
    return answer_to(room.port(), post(target(), room.host(), body), from);
}

std::string AnsweredRoom::answered(const std::string& request) {
    std::atomic<bool> has_come{false};
    std::string come;
    std::thread client{[&] {
        come = answer_to(room.port(), request);
        has_come = true;
    }};
    BOOST_TEST(serve_until([&] { return has_come.load(); }));
    client.join();
    return come;
}

json AnsweredRoom::answered(const json& wish) {
    return json::parse(body_of(answered(post(target(), room.host(), wish.dump()))));
}

// --- Somebody at a phone

SeatedClient::SeatedClient(const AnsweredRoom& room, std::string seat, const std::string& from, unsigned seed)
    : room_{room}, seat_{std::move(seat)}, from_{from}, chance_{seed} {}

json SeatedClient::send(const json& wish) const { return json::parse(body_of(room_.answer(wish.dump(), from_))); }

json SeatedClient::ask() {
    const json come = send({{"do", "ask"}, {"seat", seat_}});
    ticket_ = come.at("ticket");
    return come;
}

json SeatedClient::look() { return send({{"do", "look"}, {"ticket", ticket_}}); }

json SeatedClient::wish_for(const json& page) {
    json wish{{"ticket", ticket_}, {"state", page.at("state")}, {"page", page.at("page")}};
    if (!page.at("dice").empty()) {
        wish["do"] = "dice";
        const bool faces = chosen(0, 1) == 0;
        json numbers = json::array();
        for (const json& side : page.at("dice")) {
            const int dice = side.at("dice");
            if (!faces) numbers.push_back(chosen(0, dice));
            for (int i = 0; faces && i < dice; ++i) numbers.push_back(chosen(1, 6));
        }
        wish[faces ? "faces" : "hits"] = numbers;
        return wish;
    }
    wish["do"] = "choose";
    wish["row"] = chosen(0, static_cast<int>(page.at("rows").size()) - 1);
    if (page.at("back").get<bool>() && chosen(0, 19) == 0) wish["do"] = "back";
    return wish;
}

json SeatedClient::answer_to(const json& page) {
    const json wish = wish_for(page);
    json come = send(wish);
    ++answers_;
    // A network that sends twice what was sent once.
    if (come.at("refused") == "" && chosen(0, 3) == 0 && send(wish).at("refused") == "") ++taken_twice_;
    return come;
}

void SeatedClient::play(const std::atomic<bool>& over) {
    while (!over) {
        const json now = look();
        const json page = now.at("page");
        if (page.is_null())
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        else
            answer_to(page);
    }
}

namespace {

// Whoever keeps the books, where LOGOTHETE_WAITS says that answers wait for them: two seconds later every third answer
// is refused, and of every fifth they undo something else meanwhile.
class HandsAtTable {
public:
    HandsAtTable(Answering& answering, present::Desk& desk) : answering_{answering}, desk_{desk} {
        answering.at_table = [this](const auto& doing) {
            doing();
            desk_.follow();
        };
        if (std::getenv("LOGOTHETE_WAITS") == nullptr) return;
        answering.answers_wait = [] { return present::Switch::on; };
    }
    void answer() {
        const auto now = std::chrono::steady_clock::now();
        if (!answering_.waiting()) return static_cast<void>(since_ = now);
        if (now - since_ < std::chrono::seconds{2}) return;
        since_ = now;
        ++answers_;
        if (answers_ % 3 == 0)
            desk_.back();
        else if (answers_ % 5 == 0)
            desk_.undo();
        else
            desk_.confirm();
    }

private:
    Answering& answering_;
    present::Desk& desk_;
    std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
    int answers_ = 0;
};

}  // namespace

void serve_to_browsers(present::OpenSession& session, const std::string& game, std::chrono::seconds time,
                       const std::function<void()>& on_shown) {
    if (const char* const language = std::getenv("LOGOTHETE_SPOKEN"))
        BOOST_TEST(!present::speak(language, session::catalogue_folder()).has_value());
    const auto file = session::Resources::find().root() / "guests" / "page.html";
    AnsweredRoom room{session, {}, page_of(session::read_file(file, 65536))};
    std::cout << "http://" << room.room.host() << '/' << open_key << std::endl;
    const auto until = std::chrono::steady_clock::now() + time;
    std::uint64_t number = 0;
    std::optional<std::uint64_t> shown;
    std::map<std::string, std::chrono::steady_clock::time_point> since;
    present::Watching watching;
    HandsAtTable hands{room.answering, session.desk()};
    room.answering.on_change = [&] { shown.reset(); };
    room.serve_until([&] {
        const auto now = static_cast<std::uint64_t>(session.desk().table().state());
        if (shown != now) {
            room.room.show(snapshot({++number, present::spoken_language(), session.details().title, game,
                                     watching.look(session), room.answering.answered()}));
            on_shown();
        }
        shown = now;
        hands.answer();
        // A second later, so that the digits are seen.
        for (const Seats::Holder& one : std::vector<Seats::Holder>{room.answering.seats().all()}) {
            if (one.stands == Seats::Holder::Stands::answers) continue;
            const auto asked = since.try_emplace(one.digits, std::chrono::steady_clock::now()).first->second;
            if (std::chrono::steady_clock::now() - asked > std::chrono::seconds{1}) room.answering.say_yes(one.digits);
        }
        return std::chrono::steady_clock::now() > until;
    });
}

bool play_by_phones(present::OpenSession& session, unsigned seed) {
    Limits limits;
    limits.requests_a_second = 1'000'000;
    AnsweredRoom room{session, limits};
    std::vector<std::unique_ptr<SeatedClient>> clients;
    std::vector<std::thread> threads;
    std::atomic<bool> over{false};
    std::atomic<std::size_t> asked{0};
    for (const auto& player : session.desk().table().looks().players()) {
        const auto number = static_cast<unsigned>(clients.size());
        clients.push_back(
            std::make_unique<SeatedClient>(room, player.key, "127.0.0." + std::to_string(number + 2), seed + number));
        threads.emplace_back([&over, &asked, client = clients.back().get()] {
            client->ask();
            ++asked;
            client->play(over);
        });
    }
    BOOST_TEST(room.serve_until([&] { return asked == clients.size(); }));
    for (const Seats::Holder& one : std::vector<Seats::Holder>{room.answering.seats().all()})
        room.answering.say_yes(one.digits);
    const bool is_through = room.serve_until([&] { return session.is_over(); });
    over = true;
    std::atomic<std::size_t> gone{0};
    std::thread last{[&] {
        for (std::thread& one : threads) one.join();
        gone = 1;
    }};
    room.serve_until([&] { return gone == 1; });
    last.join();
    for (const auto& client : clients) {
        BOOST_TEST(client->answers() > 0U);
        BOOST_TEST(client->taken_twice() == 0U);
    }
    return is_through;
}

}  // namespace guests::test
