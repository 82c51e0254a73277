// SPDX-License-Identifier: MIT
// A plain client on this machine: what it sends is bytes, whatever a browser would send. All of 127.0.0.0/8 is this
// machine, so clients have addresses of their own.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace guests::test {

class Client {
public:
    // Throws std::runtime_error if nobody listens there.
    explicit Client(std::uint16_t port, const std::string& from = "127.0.0.1");
    ~Client();
    Client(Client&& other) noexcept;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // False once the other side takes nothing more.
    bool send(std::string_view bytes) const;
    // What has come, at least one byte; empty at the end, or where the connection was cut.
    std::string receive() const;
    // Everything until the end.
    std::string rest() const;
    // No more will be sent.
    void finish() const;
    // Whether the other side has closed, looked at without waiting; what has come is dropped.
    bool is_closed() const;
    int file() const { return file_; }

private:
    int file_;
};

// Waits until that holds; false if it does not within a minute, which is a fault and no slow machine.
template <class Holds>
bool comes_true(Holds holds) {
    const auto begun = std::chrono::steady_clock::now();
    while (!holds()) {
        if (std::chrono::steady_clock::now() - begun > std::chrono::minutes{1}) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    return true;
}

// A request with this target and Host, and more lines if there are any.
std::string get(std::string_view target, std::string_view host, std::string_view more = {});
// The whole answer.
std::string answer_to(std::uint16_t port, std::string_view request, const std::string& from = "127.0.0.1");
// "200"
std::string status_of(std::string_view answer);
std::string body_of(std::string_view answer);

struct Event {
    std::string name;
    std::string data;
};
// Takes events one by one out of what comes; the head of the answer is passed over.
class Events {
public:
    explicit Events(const Client& client) : client_{client} {}
    std::optional<Event> next();  // nothing at the end

private:
    const Client& client_;
    std::string come_;
    bool has_head_ = false;
};

}  // namespace guests::test
