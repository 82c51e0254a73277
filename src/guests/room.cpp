// SPDX-License-Identifier: MIT
// With guests/connection.h, the only file that sees the network.
#include "guests/room.h"

#include "guests/addresses.h"
#include "guests/connection.h"
#include "guests/router.h"
#include "wording/failure.h"
#include "wording/sentence.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <exception>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace guests {
namespace {

constexpr std::chrono::milliseconds breather{100};          // after the system had no connection left
constexpr std::chrono::milliseconds longest_farewell{200};  // for those who take nothing

// An address that could not be had.
wording::Failure cannot_listen(const Listening& asked, const error_code& why) {
    const std::string place = asked.port == 0 ? asked.address : host_of(asked.address, asked.port);
    return wording::Failure{
        {wording::marked("Nothing can be shown at {address}: {why}. Name an address of this computer "
                         "and a free port, or leave the address out."),
         {{"address", place}, {"why", why.message()}}}};
}

}  // namespace

struct Room::Hall {
    Hall(const Listening& listening, Page page)
        : lobby{.limits = listening.limits,
                .door = {listening.address, listening.key, listening.on_answer != nullptr},
                .page = std::move(page),
                .on_visit = listening.on_visit,
                .on_answer = listening.on_answer} {
        listen(listening);
        accept();
        thread = std::thread{[this] { serve(); }};
    }

    // Memory that ran out for one answer ends neither the others nor the program.
    void serve() {
        while (!lobby.io.stopped()) try {
                lobby.io.run();
            } catch (const std::exception&) {
                continue;
            }
    }

    void listen(const Listening& listening) {
        error_code fault;
        const auto address = asio::ip::make_address(listening.address, fault);
        if (fault) throw cannot_listen(listening, fault);
        const tcp::endpoint place{address, listening.port};
        acceptor.open(place.protocol(), fault);
        if (!fault) acceptor.set_option(tcp::acceptor::reuse_address{true}, fault);
        if (!fault) acceptor.bind(place, fault);
        if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
        if (fault) throw cannot_listen(listening, fault);
        port = acceptor.local_endpoint().port();
        lobby.door.host = host_of(address.to_string(), port);
    }

    void accept() {
        acceptor.async_accept([this](const error_code& fault, tcp::socket socket) {
            if (fault == asio::error::operation_aborted) return;
            if (fault) return breathe();
            accept();  // first: whatever becomes of this one, others come in
            let_in(std::move(socket));
        });
    }
    void breathe() {
        pause.expires_after(breather);
        pause.async_wait([this](const error_code& fault) {
            if (!fault) accept();
        });
    }
    std::size_t connections_of(const std::string& address) const {
        return static_cast<std::size_t>(std::count_if(lobby.inside.begin(), lobby.inside.end(),
                                                      [&](const auto& one) { return one->address() == address; }));
    }
    // Where there is no place left: whoever has not shown the key, even if they were answered already; then whoever
    // has stood longest without asking; then one of a guest who has more than their share. Or nobody.
    std::shared_ptr<Connection> who_leaves() const {
        const auto oldest = [&](auto is) {
            const auto found = std::find_if(lobby.inside.begin(), lobby.inside.end(), is);
            return found == lobby.inside.end() ? nullptr : *found;
        };
        if (auto one = oldest([&](const auto& c) { return !lobby.callers.knows_key(c->address()); })) return one;
        if (auto one = oldest([](const auto& c) { return !c->has_asked(); })) return one;
        const auto most = std::max_element(lobby.inside.begin(), lobby.inside.end(), [&](const auto& a, const auto& b) {
            return connections_of(a->address()) < connections_of(b->address());
        });
        return connections_of((*most)->address()) > lobby.limits.connections_of_unknown ? *most : nullptr;
    }
    void let_in(tcp::socket socket) {
        error_code fault;
        const auto from = socket.remote_endpoint(fault);
        if (fault) return;
        std::string address = from.address().to_string();
        if (!lobby.callers.may_come(address, Clock::now())) return;
        if (!lobby.callers.knows_key(address) && connections_of(address) >= lobby.limits.connections_of_unknown) return;
        if (lobby.inside.size() >= lobby.limits.connections) {
            const auto leaving = who_leaves();  // alive while it takes itself out
            if (!leaving) return;
            leaving->close();
        }
        lobby.inside.push_back(std::make_shared<Connection>(lobby, std::move(socket), std::move(address)));
        lobby.inside.back()->begin();
    }

    void end() {
        error_code ignored;
        acceptor.close(ignored);
        lobby.is_over = true;
        pause.expires_after(longest_farewell);
        pause.async_wait([this](const error_code& fault) {
            if (!fault) lobby.io.stop();
        });
        for (const auto& one : Connections{lobby.inside}) one->say_farewell();
        if (lobby.inside.empty()) lobby.io.stop();
    }

    Lobby lobby;
    tcp::acceptor acceptor{lobby.io};
    asio::steady_timer pause{lobby.io};
    std::uint16_t port = 0;
    std::thread thread{};
};

Room::Room(const Listening& listening, Page page) : hall_{std::make_unique<Hall>(listening, std::move(page))} {}

Room::~Room() {
    asio::post(hall_->lobby.io, [this] { hall_->end(); });
    hall_->thread.join();
}

std::uint16_t Room::port() const { return hall_->port; }

std::string Room::host() const { return hall_->lobby.door.host; }

void Room::show(std::shared_ptr<const Snapshot> snapshot) {
    asio::post(hall_->lobby.io, [this, snapshot = std::move(snapshot)]() mutable {
        if (snapshot) hall_->lobby.of_wrong_key = snapshot->of_wrong_key;
        hall_->lobby.newest = std::move(snapshot);
        for (const auto& one : Connections{hall_->lobby.inside}) one->wake();
    });
}

std::size_t Room::watching() const { return hall_->lobby.watching; }

std::size_t Room::pages() const { return hall_->lobby.pages; }

std::vector<Visitor> Room::visitors() const { return hall_->lobby.visitors.all(); }

}  // namespace guests
