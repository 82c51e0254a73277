// SPDX-License-Identifier: MIT
// One connection of a room: a request and its answer, or a stream until somebody ends it; and what all of them share.
// It sees the network, so room.cpp alone includes it.
#pragma once

#include "guests/callers.h"
#include "guests/key.h"
#include "guests/page.h"
#include "guests/request.h"
#include "guests/room.h"
#include "guests/router.h"
#include "guests/snapshot.h"
#include "guests/visitors.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace guests {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

inline constexpr std::size_t most_ignored = 65536;            // bytes of somebody who was answered and still talks
inline constexpr std::chrono::milliseconds last_words{1000};  // and how long we listen to that
inline constexpr int kept_by_system = 65536;                  // bytes sent and not taken yet
inline constexpr std::string_view farewell = "event: end\ndata: 0\n\n";
inline constexpr const char* json_type = "application/json; charset=utf-8";
inline constexpr const char* html_type = "text/html; charset=utf-8";

inline std::string event_of(const Snapshot& snapshot) {
    return "id: " + std::to_string(snapshot.number) + "\nevent: state\ndata: " + snapshot.state + "\n\n";
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
    std::shared_ptr<const std::string> of_wrong_key{};  // a page; of the newest that was shown
    Callers callers{limits.requests_a_second};
    Connections inside{};  // oldest first
    bool is_over = false;
    std::atomic<std::size_t> watching{0};
    std::atomic<std::size_t> pages{0};
    Visitors visitors{};
    std::function<void()> on_visit{};
    std::function<void(ToAnswer)> on_answer{};
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
        give_up_dead_ones();
        close_after(lobby_.limits.header);
        read();
    }
    const std::string& address() const { return address_; }
    bool has_asked() const { return phase_ != Phase::reading; }

    // There is another snapshot.
    void wake() {
        if (!lobby_.newest && phase_ == Phase::streaming) return say_farewell();
        if (phase_ == Phase::waiting) answer_state();
        if (phase_ == Phase::streaming && !is_writing_) send_newest();
    }
    // Whoever watches learns that it is over, behind what is on its way.
    void say_farewell() {
        if (phase_ != Phase::streaming) return close();
        is_leaving_ = true;
        if (!is_writing_) send(std::string{farewell});
    }
    void close() {
        if (phase_ == Phase::closed) return;
        if (phase_ == Phase::streaming) --lobby_.watching;
        let_go();
        phase_ = Phase::closed;
        error_code ignored;
        clock_.cancel();
        socket_.close(ignored);
        std::erase(lobby_.inside, shared_from_this());
        if (lobby_.is_over && lobby_.inside.empty()) lobby_.io.stop();
    }

private:
    enum class Phase : std::uint8_t { reading, handed_over, answering, waiting, streaming, closed };

    // A function of this connection that nothing calls any more once it is closed, and that keeps it alive till then.
    template <class Does>
    auto mine(Does does) {
        return [self = shared_from_this(), does](const error_code& fault, auto... more) {
            if (self->phase_ != Phase::closed) does(*self, fault, more...);
        };
    }

    // A phone that sleeps or walks out of reach says no goodbye; beats that nobody takes end its connection.
    void give_up_dead_ones() {
#ifdef TCP_USER_TIMEOUT
        const auto patience = static_cast<unsigned>(lobby_.limits.stalled.count());
        ::setsockopt(socket_.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &patience, sizeof patience);
#endif
    }
    // Whether they hold on to it: those are the ones who watch.
    bool holds_on() const { return phase_ == Phase::streaming || phase_ == Phase::waiting; }
    void hold_on(Phase phase) {
        phase_ = phase;
        lobby_.visitors.opened(address_, Clock::now());
        lobby_.on_visit();
    }
    void let_go() {
        if (!holds_on()) return;
        lobby_.visitors.closed(address_, Clock::now());
        lobby_.on_visit();
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
        if (header_[0] < 'A' || header_[0] > 'Z') return refuse(Status::unreadable);  // TLS, mostly
        const auto end = std::string_view{header_.data(), filled_}.find(header_end);
        if (end != std::string_view::npos) return ask(end + header_end.size());
        filled_ == header_.size() ? refuse(Status::long_header) : read();
    }
    void ask(std::size_t bytes) {
        const auto now = Clock::now();
        // Of whoever has not shown the key, the connection was counted already, and it asks once.
        const bool is_counted = !lobby_.callers.knows_key(address_);
        if (!is_counted && !lobby_.callers.may_ask(address_, now)) return refuse(Status::too_often);
        const std::string_view header{header_.data(), bytes};
        const auto routed = asked_by(lobby_.door, header);
        if (is_let_in(routed)) {
            lobby_.callers.has_shown_key(address_, now);
            const std::string agent = agent_in(header);
            lobby_.visitors.came(address_, agent, now);
            device_ = device_of(agent);
        }
        asked_ = bytes;
        std::visit([this](const auto& wanted) { give(wanted); }, routed);
    }

    // --- What is given
    void give(Status status) { refuse(status); }
    void give(WrongKey) {
        const auto page = lobby_.of_wrong_key;
        if (!page) return refuse(Status::nothing_here);
        answer(head({Status::nothing_here, html_type, Length::known, page->size()}), *page, page);
    }
    void give(WantsPage) {
        ++lobby_.pages;
        lobby_.on_visit();
        const auto page = std::make_shared<const SentPage>(sent_page(lobby_.page, new_nonce()));
        const Head of_page{Status::ok, html_type, Length::known, page->html.size(), page->policy};
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
        hold_on(Phase::waiting);
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
        ++lobby_.watching;
        hold_on(Phase::streaming);
        send(head({Status::ok, "text/event-stream; charset=utf-8", Length::until_closed}) + "retry: 2000\n\n");
        beat();
        notice_the_end();
    }
    // Part of the body may have come with the header.
    void give(const WantsToAnswer& wanted) {
        body_.assign(header_.data() + asked_, std::min(filled_ - asked_, wanted.bytes));
        const std::size_t come = body_.size();
        body_.resize(wanted.bytes);
        const auto rest = asio::buffer(body_.data() + come, body_.size() - come);
        asio::async_read(socket_, rest, mine([](Connection& self, const error_code& fault, std::size_t) {
                             fault ? self.close() : self.hand_over();
                         }));
    }
    // Somebody else answers, on another thread, and may take some time.
    void hand_over() {
        phase_ = Phase::handed_over;
        clock_.expires_after(lobby_.limits.stalled);
        clock_.async_wait(mine([](Connection& self, const error_code& fault) {
            if (!fault) self.refuse(Status::busy);
        }));
        lobby_.on_answer({std::move(body_), device_.empty() ? address_ : device_ + ' ' + address_,
                          [weak = weak_from_this()](std::string json) {
                              if (auto self = weak.lock()) {
                                  auto& io = self->lobby_.io;
                                  asio::post(io,
                                             [self = std::move(self), json = std::move(json)] { self->reply(json); });
                              }
                          }});
    }
    void reply(const std::string& json) {
        if (phase_ != Phase::handed_over) return;
        body_ = json;
        answer(head({Status::ok, json_type, Length::known, body_.size()}), body_, nullptr);
    }
    void refuse(Status status) { answer(refusal(status), {}, nullptr); }

    // `body` is part of what `holds` keeps.
    void answer(std::string text, std::string_view body, std::shared_ptr<const void> holds) {
        let_go();
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
                              if (self.is_leaving_ && !self.is_writing_) self.say_farewell();
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
    std::size_t asked_ = 0;  // bytes of the header
    std::size_t ignored_ = 0;
    std::string device_{};
    std::string body_{};
    std::string out_;
    std::shared_ptr<const void> kept_;
    bool is_writing_ = false;
    bool is_leaving_ = false;
    Clock::time_point began_{};
    std::optional<std::uint64_t> sent_;
};

}  // namespace guests
