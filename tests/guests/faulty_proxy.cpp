// SPDX-License-Identifier: MIT
#include "guests/faulty_proxy.h"

#include "guests/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <poll.h>
#include <random>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace guests::test {

namespace {

constexpr int proxy_patience = 20;   // ms between looks at whether all is over
constexpr unsigned one_in_cut = 25;  // pieces
constexpr unsigned one_in_stall = 10;
constexpr unsigned one_in_half = 60;

bool send_all(int file, const char* bytes, std::size_t count) {
    while (count > 0) {
        const auto sent = ::send(file, bytes, count, MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

}  // namespace

FaultyProxy::FaultyProxy(std::uint16_t to, std::uint64_t seed)
    : to_{to}, seed_{seed}, file_{::socket(AF_INET, SOCK_STREAM, 0)} {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    if (::bind(file_, reinterpret_cast<sockaddr*>(&here), size) != 0 || ::listen(file_, 64) != 0 ||
        ::getsockname(file_, reinterpret_cast<sockaddr*>(&here), &size) != 0)
        throw std::runtime_error{"no proxy"};
    port_ = ntohs(here.sin_port);
    door_ = std::thread{[this] { accept(); }};
}

FaultyProxy::~FaultyProxy() {
    ended_ = true;
    door_.join();
    for (std::thread& one : relays_) one.join();
    ::close(file_);
}

void FaultyProxy::accept() {
    while (!ended_) {
        pollfd door{file_, POLLIN, 0};
        if (::poll(&door, 1, proxy_patience) <= 0) continue;
        const int client = ::accept(file_, nullptr, nullptr);
        if (client >= 0) relays_.emplace_back([this, client, seed = ++seed_] { relay(client, seed); });
    }
}

void FaultyProxy::relay(int client, std::uint64_t seed) {
    std::mt19937_64 chance{seed};
    const auto one_in = [&](unsigned n) { return faulty_ && chance() % n == 0; };
    const auto server = [&]() -> std::optional<Client> {
        try {
            return Client{to_};
        } catch (const std::runtime_error&) {
            return std::nullopt;
        }
    }();
    std::array<pollfd, 2> both{pollfd{client, POLLIN, 0}, pollfd{server ? server->file() : -1, POLLIN, 0}};
    for (bool open = server.has_value(); open && !ended_;) {
        if (::poll(both.data(), both.size(), proxy_patience) <= 0) continue;
        for (std::size_t side = 0; side < 2 && open; ++side) {
            if (both[side].revents == 0) continue;
            std::array<char, 4096> bytes{};
            const auto piece = faulty_ ? 1 + chance() % bytes.size() : bytes.size();
            const auto come = ::recv(both[side].fd, bytes.data(), piece, 0);
            if (one_in(one_in_stall)) {
                ++stalls_;
                std::this_thread::sleep_for(std::chrono::milliseconds{chance() % 8});
            }
            open = come > 0 && send_all(both[1 - side].fd, bytes.data(), static_cast<std::size_t>(come));
            if (open && one_in(one_in_half)) ::shutdown(both[1 - side].fd, SHUT_WR);
            if (open && one_in(one_in_cut)) {
                ++cuts_;
                open = false;
            }
        }
    }
    ::close(client);
}

}  // namespace guests::test
