// SPDX-License-Identifier: MIT
#include "guests/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace guests::test {

namespace {

constexpr time_t longest_wait = 60;  // s: then the test fails rather than hangs

// A call that waits with a limit is not taken up again after a signal, and libFuzzer's alarm is one.
template <class Calls>
ssize_t despite_signals(Calls calls) {
    ssize_t come = calls();
    while (come < 0 && errno == EINTR) come = calls();
    return come;
}

sockaddr_in place_of(const std::string& address, std::uint16_t port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    inet_pton(AF_INET, address.c_str(), &place.sin_addr);
    return place;
}

}  // namespace

Client::Client(std::uint16_t port, const std::string& from) : file_{::socket(AF_INET, SOCK_STREAM, 0)} {
    const timeval wait{longest_wait, 0};
    ::setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
    ::setsockopt(file_, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
    const sockaddr_in here = place_of(from, 0);
    const sockaddr_in there = place_of("127.0.0.1", port);
    if (::bind(file_, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
        ::connect(file_, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) {
        ::close(file_);
        throw std::runtime_error{"nobody listens"};
    }
}

Client::~Client() {
    if (file_ >= 0) ::close(file_);
}

Client::Client(Client&& other) noexcept : file_{std::exchange(other.file_, -1)} {}

bool Client::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const auto sent = despite_signals([&] { return ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL); });
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string Client::receive() const {
    std::array<char, 16384> bytes{};
    const auto come = despite_signals([&] { return ::recv(file_, bytes.data(), bytes.size(), 0); });
    return come <= 0 ? std::string{} : std::string{bytes.data(), static_cast<std::size_t>(come)};
}

std::string Client::rest() const {
    std::string all;
    for (std::string some = receive(); !some.empty(); some = receive()) all += some;
    return all;
}

void Client::finish() const { ::shutdown(file_, SHUT_WR); }

bool Client::is_closed() const {
    std::array<char, 4096> bytes{};
    while (true) {
        const auto come = ::recv(file_, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (come > 0) continue;
        return come == 0 || (errno != EAGAIN && errno != EWOULDBLOCK);
    }
}

std::string get(std::string_view target, std::string_view host, std::string_view more) {
    return "GET " + std::string{target} + " HTTP/1.1\r\nHost: " + std::string{host} + "\r\n" + std::string{more} +
           "\r\n";
}

std::string answer_to(std::uint16_t port, std::string_view request, const std::string& from) {
    const Client client{port, from};
    client.send(request);
    return client.rest();
}

std::string status_of(std::string_view answer) {
    return answer.starts_with("HTTP/1.1 ") ? std::string{answer.substr(9, 3)} : std::string{};
}

std::string body_of(std::string_view answer) {
    const auto end = answer.find("\r\n\r\n");
    return end == std::string_view::npos ? std::string{} : std::string{answer.substr(end + 4)};
}

std::optional<Event> Events::next() {
    while (true) {
        if (const auto end = come_.find(has_head_ ? "\n\n" : "\r\n\r\n"); end != std::string::npos) {
            const std::string block = come_.substr(0, end);
            come_.erase(0, end + (has_head_ ? 2 : 4));
            if (!std::exchange(has_head_, true)) continue;
            Event event;
            for (std::size_t at = 0; at < block.size(); at = block.find('\n', at) + 1) {
                const std::string line = block.substr(at, block.find('\n', at) - at);
                if (line.starts_with("event: ")) event.name = line.substr(7);
                if (line.starts_with("data: ")) event.data = line.substr(6);
                if (block.find('\n', at) == std::string::npos) break;
            }
            if (!event.name.empty()) return event;
            continue;
        }
        const std::string more = client_.receive();
        if (more.empty()) return std::nullopt;
        come_ += more;
    }
}

}  // namespace guests::test
