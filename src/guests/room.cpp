// SPDX-License-Identifier: MIT
// The only file that sees the network.
#include "guests/room.h"

#include "guests/addresses.h"
#include "guests/callers.h"
#include "guests/key.h"
#include "guests/request.h"
#include "guests/router.h"
#include "wording/failure.h"
#include "wording/sentence.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace guests {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

constexpr std::size_t most_ignored = 65536;            // bytes of somebody who was answered and still talks
constexpr std::chrono::milliseconds last_words{1000};  // and how long we listen to that
constexpr std::chrono::milliseconds breather{100};     // after the system had no connection left
constexpr int kept_by_system = 65536;                  // bytes sent and not taken yet
constexpr std::string_view farewell = "event: end\ndata: 0\n\n";
constexpr std::chrono::milliseconds longest_farewell{200};  // for those who take nothing
constexpr const char* json_type = "application/json; charset=utf-8";

std::string event_of(const Snapshot& snapshot) {
    return "id: " + std::to_string(snapshot.number) + "\nevent: state\ndata: " + snapshot.state + "\n\n";
}

// An address that could not be had.
wording::Failure cannot_listen(const Listening& asked, const error_code& why) {
    const std::string place = asked.port == 0 ? asked.address : host_of(asked.address, asked.port);
    return wording::Failure{
        {wording::marked("Nothing can be shown at {address}: {why}. Name an address of this computer "
                         "and a free port, or leave the address out."),
         {{"address", place}, {"why", why.message()}}}};
}

class Connection;
using Connections = std::vector<std::shared_ptr<Connection>>;

// What all connections share; they live on its thread.
struct Lobby {
    asio::io_context io{1};
    Limits limits;
    Door door;
    Page page;
    std::shared_ptr<const Snapshot> newest{};
    Callers callers{limits.requests_a_second};
    Connections inside{};  // oldest first
    bool is_over = false;
    std::atomic<std::size_t> watching{0};
    std::atomic<std::size_t> pages{0};
};

// One request and its answer; or a stream, until somebody ends it.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Lobby& lobby, tcp::socket socket, std::string address)
        : lobby_{lobby}, socket_{std::move(socket)}, clock_{lobby.io}, address_{std::move(address)} {}

    void begin() {
        error_code ignored;
        socket_.set_option(tcp::no_delay{true}, ignored);
        socket_.set_option(asio::socket_base::send_buffer_size{kept_by_system}, ignored);
        close_after(lobby_.limits.header);
        read();
    }
    const std::string& address() const { return address_; }
    bool has_asked() const { return phase_ != Phase::reading; }

    // There is another snapshot.
    void wake() {
        if (phase_ == Phase::waiting) answer_state();
        if (phase_ == Phase::streaming && !is_writing_) send_newest();
    }
    // Whoever watches learns that it is over, behind what is on its way.
    void say_farewell() {
        if (phase_ != Phase::streaming) return close();
        if (!is_writing_) send(std::string{farewell});
    }
    void close() {
        if (phase_ == Phase::closed) return;
        if (phase_ == Phase::streaming) --lobby_.watching;
        phase_ = Phase::closed;
        error_code ignored;
        clock_.cancel();
        socket_.close(ignored);
        std::erase(lobby_.inside, shared_from_this());
        if (lobby_.is_over && lobby_.inside.empty()) lobby_.io.stop();
    }

private:
    enum class Phase : std::uint8_t { reading, answering, waiting, streaming, closed };

    // A function of this connection that nothing calls any more once it is closed, and that keeps it alive till then.
    template <class Does>
    auto mine(Does does) {
        return [self = shared_from_this(), does](const error_code& fault, auto... more) {
            if (self->phase_ != Phase::closed) does(*self, fault, more...);
        };
    }

    void close_after(std::chrono::milliseconds time) {
        clock_.expires_after(time);
        clock_.async_wait(mine([](Connection& self, const error_code& fault) {
            if (!fault) self.close();
        }));
    }

    // --- What is wanted
    void read() {
        socket_.async_read_some(asio::buffer(header_.data() + filled_, header_.size() - filled_),
                                mine([](Connection& self, const error_code& fault, std::size_t bytes) {
                                    if (fault) return self.close();
                                    self.filled_ += bytes;
                                    self.look_at_header();
                                }));
    }
    void look_at_header() {
        constexpr std::string_view header_end = "\r\n\r\n";
        const auto end = std::string_view{header_.data(), filled_}.find(header_end);
        if (end != std::string_view::npos) return ask(end + header_end.size());
        filled_ == header_.size() ? refuse(Status::long_header) : read();
    }
    void ask(std::size_t bytes) {
        const auto now = Clock::now();
        if (!lobby_.callers.may_ask(address_, now)) return refuse(Status::too_often);
        const auto routed = asked_by(lobby_.door, {header_.data(), bytes});
        if (!std::holds_alternative<Status>(routed)) lobby_.callers.has_shown_key(address_, now);
        std::visit([this](const auto& wanted) { give(wanted); }, routed);
    }

    // --- What is given
    void give(Status status) { refuse(status); }
    void give(WantsPage) {
        ++lobby_.pages;
        const auto page = std::make_shared<const SentPage>(sent_page(lobby_.page, new_nonce()));
        const Head of_page{Status::ok, "text/html; charset=utf-8", Length::known, page->html.size(), page->policy};
        answer(head(of_page), page->html, page);
    }
    void give(const WantsPicture& wanted) {
        const auto snapshot = lobby_.newest;
        if (!snapshot) return refuse(Status::nothing_here);
        const auto found = snapshot->pictures.find(wanted.hash);
        if (found == snapshot->pictures.end()) return refuse(Status::nothing_here);
        answer(head({Status::ok, "text/plain; charset=utf-8", Length::known, found->second.size()}), found->second,
               snapshot);
    }
    void give(const WantsState& wanted) {
        if (lobby_.newest && (!wanted.after || lobby_.newest->number != *wanted.after)) return answer_state();
        phase_ = Phase::waiting;
        clock_.expires_after(lobby_.limits.poll);
        clock_.async_wait(mine([](Connection& self, const error_code& fault) {
            if (!fault && self.phase_ == Phase::waiting) self.answer_state();
        }));
        notice_the_end();
    }
    void answer_state() {
        const auto snapshot = lobby_.newest;
        if (!snapshot) return refuse(Status::nothing_here);
        answer(head({Status::ok, json_type, Length::known, snapshot->state.size()}), snapshot->state, snapshot);
    }
    void give(WantsEvents) {
        phase_ = Phase::streaming;
        ++lobby_.watching;
        send(head({Status::ok, "text/event-stream; charset=utf-8", Length::until_closed}) + "retry: 2000\n\n");
        beat();
        notice_the_end();
    }
    void refuse(Status status) { answer(refusal(status), {}, nullptr); }

    // `body` is part of what `holds` keeps.
    void answer(std::string text, std::string_view body, std::shared_ptr<const void> holds) {
        phase_ = Phase::answering;
        out_ = std::move(text);
        kept_ = std::move(holds);
        close_after(lobby_.limits.stalled);
        const std::array<asio::const_buffer, 2> both{asio::buffer(out_), asio::buffer(body)};
        asio::async_write(socket_, both, mine([](Connection& self, const error_code& fault, std::size_t) {
                              fault ? self.close() : self.leave();
                          }));
    }
    // Closing at once would take the answer back from whoever is still talking.
    void leave() {
        error_code ignored;
        socket_.shutdown(tcp::socket::shutdown_send, ignored);
        close_after(last_words);
        ignore_the_rest();
    }
    void ignore_the_rest() {
        socket_.async_read_some(asio::buffer(header_),
                                mine([](Connection& self, const error_code& fault, std::size_t n) {
                                    self.ignored_ += n;
                                    if (fault || self.ignored_ > most_ignored) return self.close();
                                    self.ignore_the_rest();
                                }));
    }

    // --- A stream: one event at a time, and of those that wait the newest alone
    void send(std::string text) {
        out_ = std::move(text);
        is_writing_ = true;
        began_ = Clock::now();
        asio::async_write(socket_, asio::buffer(out_), mine([](Connection& self, const error_code& fault, std::size_t) {
                              if (fault) return self.close();
                              self.is_writing_ = false;
                              if (self.out_ == farewell) return self.close();
                              self.send_newest();
                              if (self.lobby_.is_over) self.say_farewell();
                          }));
    }
    void send_newest() {
        if (!lobby_.newest || lobby_.newest->number == sent_) return;
        sent_ = lobby_.newest->number;
        send(event_of(*lobby_.newest));
    }
    void beat() {
        clock_.expires_after(lobby_.limits.beat);
        clock_.async_wait(mine([](Connection& self, const error_code& fault) {
            if (fault) return;
            if (self.is_writing_ && Clock::now() - self.began_ > self.lobby_.limits.stalled) return self.close();
            if (!self.is_writing_) self.send("event: beat\ndata: " + std::to_string(self.sent_.value_or(0)) + "\n\n");
            self.beat();
        }));
    }
    // Whoever has asked has nothing more to say.
    void notice_the_end() {
        socket_.async_read_some(asio::buffer(header_), mine([](Connection& self, const error_code&, std::size_t) {
                                    if (self.phase_ == Phase::waiting || self.phase_ == Phase::streaming) self.close();
                                }));
    }

    Lobby& lobby_;
    tcp::socket socket_;
    asio::steady_timer clock_;
    std::string address_;
    Phase phase_ = Phase::reading;
    std::array<char, most_header> header_{};
    std::size_t filled_ = 0;
    std::size_t ignored_ = 0;
    std::string out_;
    std::shared_ptr<const void> kept_;
    bool is_writing_ = false;
    Clock::time_point began_{};
    std::optional<std::uint64_t> sent_;
};

}  // namespace

struct Room::Hall {
    Hall(const Listening& listening, Page page)
        : lobby{.limits = listening.limits, .door = {listening.address, listening.key}, .page = std::move(page)} {
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
    // Where there is no place left, whoever has stood longest at the door without asking leaves, and whoever has the
    // key stays.
    void let_in(tcp::socket socket) {
        error_code fault;
        const auto from = socket.remote_endpoint(fault);
        if (fault) return;
        std::string address = from.address().to_string();
        const auto same = std::count_if(lobby.inside.begin(), lobby.inside.end(),
                                        [&](const auto& one) { return one->address() == address; });
        if (!lobby.callers.knows_key(address) && static_cast<std::size_t>(same) >= lobby.limits.connections_of_unknown)
            return;
        if (lobby.inside.size() >= lobby.limits.connections) {
            const auto idle = std::find_if(lobby.inside.begin(), lobby.inside.end(), [&](const auto& one) {
                return !one->has_asked() && !lobby.callers.knows_key(one->address());
            });
            if (idle == lobby.inside.end()) return;
            const auto leaving = *idle;  // alive while it takes itself out
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
        hall_->lobby.newest = std::move(snapshot);
        for (const auto& one : Connections{hall_->lobby.inside}) one->wake();
    });
}

std::size_t Room::watching() const { return hall_->lobby.watching; }

std::size_t Room::pages() const { return hall_->lobby.pages; }

}  // namespace guests
