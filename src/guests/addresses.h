// SPDX-License-Identifier: MIT
// Where a phone could find this computer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace guests {

// One IPv4 address of one network of this computer.
struct Interface {
    std::string name;     // "wlan0"
    std::string address;  // "192.168.1.10"
    bool is_up = true;
    bool is_loopback = false;
    bool is_point_to_point = false;
    bool operator==(const Interface&) const = default;
};

// Those where a phone could be, the likeliest first: private addresses of physical networks, then others of them, then
// tunnels, bridges and virtual machines, which hardly ever have a phone in them. Equals keep their order. Networks that
// are down, loopback, and addresses that a computer gave itself because nobody did (169.254) are left out.
std::vector<Interface> ranked(const std::vector<Interface>& all);

// Whether a phone could well be in that network: it is no tunnel, bridge or virtual machine.
bool is_likely(const Interface& one);

// As the system lists them; empty if it does not say.
std::vector<Interface> interfaces_here();

// What somebody typed: "192.168.1.10", "192.168.1.10:4680", "[::1]:4680", ":4680". Whether there is such an address,
// only the system knows. Nothing if it cannot be one. "0.0.0.0", which elsewhere means all of them, is the likeliest.
struct ListenAt {
    std::string address;                // empty: the likeliest one
    std::optional<std::uint16_t> port;  // none: the usual one, or any
    bool operator==(const ListenAt&) const = default;
};
std::optional<ListenAt> listen_at(std::string_view typed);

// "192.168.1.10:4711", "[::1]:4711"; without a port where it is the usual one.
std::string host_of(const std::string& address, unsigned port);
// In capitals, for a code: "HTTP://192.168.1.10:4711/KEY".
std::string address_for_code(std::string_view host, std::string_view key);

}  // namespace guests
