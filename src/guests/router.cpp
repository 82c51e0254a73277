// SPDX-License-Identifier: MIT
#include "guests/router.h"

#include "guests/key.h"

#include <algorithm>
#include <charconv>

namespace guests {

namespace {

constexpr std::size_t longest_target = 128;
constexpr std::string_view number_of_state = "state?after=";
constexpr std::string_view picture_folder = "picture/";
constexpr std::string_view answer_place = "answer";
constexpr std::string_view mark_of_answers = "1";

bool is_hash(std::string_view text) {
    return !text.empty() && text.size() <= 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Routed behind_key(std::string_view rest) {
    if (rest.empty()) return WantsPage{};
    if (rest == "events") return WantsEvents{};
    if (rest == "state") return WantsState{};
    if (rest.starts_with(number_of_state)) {
        rest.remove_prefix(number_of_state.size());
        std::uint64_t after = 0;
        const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), after);
        if (rest.empty() || fault != std::errc{} || end != rest.data() + rest.size()) return Status::nothing_here;
        return WantsState{after};
    }
    if (rest.starts_with(picture_folder) && is_hash(rest.substr(picture_folder.size())))
        return WantsPicture{std::string{rest.substr(picture_folder.size())}};
    return Status::nothing_here;
}

bool is_exactly(const std::vector<std::string_view>& values, std::string_view wanted) {
    return values.size() == 1 && values.front() == wanted;
}

// A page of another origin can neither leave its origin out nor say our header without asking first, and nobody answers
// who asks.
Routed answering(const Request& request) {
    if (request.origins.size() != 1 || !is_exactly(request.marks, mark_of_answers)) return Status::forbidden;
    if (!is_exactly(request.types, "application/json") || !request.length || *request.length == 0)
        return Status::unreadable;
    if (*request.length > most_body) return Status::too_much;
    return WantsToAnswer{static_cast<std::size_t>(*request.length)};
}

std::string_view reason(Status status) {
    switch (status) {
        case Status::ok:
            return "OK";
        case Status::unreadable:
            return "Bad Request";
        case Status::forbidden:
            return "Forbidden";
        case Status::nothing_here:
            return "Not Found";
        case Status::only_looking:
            return "Method Not Allowed";
        case Status::too_much:
            return "Payload Too Large";
        case Status::too_often:
            return "Too Many Requests";
        case Status::busy:
            return "Service Unavailable";
        case Status::long_header:
            break;
    }
    return "Request Header Fields Too Large";
}

std::string number_of(Status status) { return std::to_string(static_cast<unsigned>(status)); }

}  // namespace

Routed route(const Door& door, const Request& request) {
    if (request.hosts.size() != 1 || request.hosts.front() != door.host) return Status::forbidden;
    const std::string origin = "http://" + door.host;
    if (std::any_of(request.origins.begin(), request.origins.end(), [&](auto one) { return one != origin; }))
        return Status::forbidden;
    std::string_view rest = request.target;
    if (rest.size() > longest_target || !rest.starts_with('/')) return Status::nothing_here;
    rest.remove_prefix(1);
    const auto slash = rest.find('/');
    if (!is_same_secret(key_as_meant(rest.substr(0, slash)), door.key)) return WrongKey{};
    const auto what = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
    if (request.method == "POST" && what == answer_place && door.takes_answers) return answering(request);
    if (request.method != "GET") return Status::only_looking;
    if (request.has_body) return Status::too_much;
    return behind_key(what);
}

bool is_let_in(const Routed& routed) {
    return !std::holds_alternative<Status>(routed) && !std::holds_alternative<WrongKey>(routed);
}

std::string head(const Head& head) {
    std::string text = "HTTP/1.1 " + number_of(head.status) + ' ' + std::string{reason(head.status)} + "\r\n";
    const auto add = [&](std::string_view name, std::string_view value) {
        text.append(name).append(": ").append(value).append("\r\n");
    };
    add("Content-Type", head.type);
    if (head.length == Length::known) add("Content-Length", std::to_string(head.bytes));
    add("Connection", "close");
    add("Cache-Control", "no-store");
    add("Content-Security-Policy", head.policy);
    add("Cross-Origin-Resource-Policy", "same-origin");
    add("Referrer-Policy", "no-referrer");
    add("X-Content-Type-Options", "nosniff");
    add("X-Frame-Options", "DENY");
    return text + "\r\n";
}

std::string refusal(Status status) {
    const std::string body = number_of(status) + ' ' + std::string{reason(status)} + '\n';
    Head answer;
    answer.status = status;
    answer.bytes = body.size();
    return head(answer) + body;
}

}  // namespace guests
