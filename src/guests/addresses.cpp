// SPDX-License-Identifier: MIT
#include "guests/addresses.h"

#include <arpa/inet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <ifaddrs.h>
#include <memory>

namespace guests {

namespace {

// The first two numbers of an address are enough to tell.
struct FirstTwo {
    int one = 0;
    int two = 0;
};
FirstTwo first_two(const std::string& address) {
    char* rest = nullptr;
    const long one = std::strtol(address.c_str(), &rest, 10);
    const long two = *rest == '.' ? std::strtol(rest + 1, nullptr, 10) : 0;
    return {static_cast<int>(one), static_cast<int>(two)};
}

bool is_private(const std::string& address) {
    const auto [one, two] = first_two(address);
    return one == 10 || (one == 172 && two >= 16 && two <= 31) || (one == 192 && two == 168);
}

bool is_self_given(const std::string& address) {
    const auto [one, two] = first_two(address);
    return one == 169 && two == 254;
}

// Names that Linux, macOS and their programs give to what no cable or antenna belongs to.
bool is_virtual(const Interface& one) {
    constexpr std::array names{"tun",  "tap",   "wg",   "ppp", "utun", "tailscale", "zt",     "docker", "br-", "virbr",
                               "veth", "vmnet", "vbox", "lxc", "lxd",  "podman",    "bridge", "ipsec",  "cni", "vnet"};
    return one.is_point_to_point ||
           std::any_of(names.begin(), names.end(), [&](const char* name) { return one.name.starts_with(name); });
}

int rank(const Interface& one) { return (is_virtual(one) ? 2 : 0) + (is_private(one.address) ? 0 : 1); }

}  // namespace

std::vector<Interface> ranked(const std::vector<Interface>& all) {
    std::vector<Interface> some;
    for (const Interface& one : all)
        if (one.is_up && !one.is_loopback && !is_self_given(one.address)) some.push_back(one);
    std::stable_sort(some.begin(), some.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return some;
}

bool is_likely(const Interface& one) { return !is_virtual(one); }

std::vector<Interface> interfaces_here() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> list{first, freeifaddrs};
    std::vector<Interface> all;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        const auto* at = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
        if (inet_ntop(AF_INET, &at->sin_addr, text.data(), text.size()) == nullptr) continue;
        all.push_back({one->ifa_name, text.data(),
                       (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_RUNNING) != 0,
                       (one->ifa_flags & IFF_LOOPBACK) != 0, (one->ifa_flags & IFF_POINTOPOINT) != 0});
    }
    return all;
}

std::optional<ListenAt> listen_at(std::string_view typed) {
    const bool in_brackets = typed.starts_with('[');
    const auto bracket = typed.find(']');
    if (in_brackets && bracket == std::string_view::npos) return std::nullopt;
    // Of an address that is full of colons, none begins the port unless brackets say so.
    const bool bare_colons = !in_brackets && std::count(typed.begin(), typed.end(), ':') > 1;
    const auto colon = bare_colons ? std::string_view::npos : typed.find(':', in_brackets ? bracket : 0);
    ListenAt at{std::string{in_brackets ? typed.substr(1, bracket - 1) : typed.substr(0, colon)}, std::nullopt};
    if (at.address == "0.0.0.0" || at.address == "::") at.address.clear();
    if (at.address.find_first_not_of("0123456789abcdefABCDEF.:") != std::string::npos) return std::nullopt;
    if (in_brackets && colon == std::string_view::npos && bracket + 1 != typed.size()) return std::nullopt;
    if (in_brackets && colon != std::string_view::npos && colon != bracket + 1) return std::nullopt;
    if (colon == std::string_view::npos) return at;
    const std::string_view digits = typed.substr(colon + 1);
    std::uint16_t port = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (digits.empty() || fault != std::errc{} || end != digits.data() + digits.size() || port == 0)
        return std::nullopt;
    at.port = port;
    return at;
}

std::string host_of(const std::string& address, unsigned port) {
    const std::string host = address.find(':') == std::string::npos ? address : '[' + address + ']';
    return port == 80 ? host : host + ':' + std::to_string(port);
}

std::string address_for_code(std::string_view host, std::string_view key) {
    std::string text{"HTTP://"};
    for (const char letter : host) text += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return text + '/' + std::string{key};
}

}  // namespace guests
