// SPDX-License-Identifier: MIT
// Which request gets what, and which gets nothing: pure functions over texts, so that every rule of "who is kept out"
// is tested without a network.
#pragma once

#include "guests/page.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace guests {

// What must be said at the door.
struct Door {
    std::string host;  // as a browser says it: "192.168.1.10:4711"
    std::string key;
    bool takes_answers = false;  // else it is only looked at
};

struct Request {
    std::string_view method;
    std::string_view target;
    std::vector<std::string_view> hosts;    // all that were sent; one is right
    std::vector<std::string_view> origins;  // none is right, too: a page that is typed in has none
    bool has_body = false;
    // Of an answer.
    std::optional<std::uint64_t> length{};  // of its body, if that is said; none: in pieces, or never said
    std::vector<std::string_view> types{};  // Content-Type, all that were sent
    std::vector<std::string_view> marks{};  // X-Logothete, which no page of elsewhere can say
};
inline constexpr std::size_t most_body = 2048;  // bytes

// Whoever shows the key may have a page with what belongs to it.
struct WantsPage {};
struct WantsEvents {};
struct WantsState {
    std::optional<std::uint64_t> after;  // waits until there is another one than this
};
struct WantsPicture {
    std::string hash;
};
// Has a body of so many bytes, at most `most_body`.
struct WantsToAnswer {
    std::size_t bytes;
};
enum class Status : std::uint16_t {
    ok = 200,
    unreadable = 400,
    forbidden = 403,
    nothing_here = 404,
    only_looking = 405,
    too_much = 413,
    too_often = 429,
    long_header = 431,
    busy = 503,
};
// Asks at our address, with another key: whatever it wants, it is told to look at its key, and nothing else.
struct WrongKey {};
using Routed = std::variant<WantsPage, WantsEvents, WantsState, WantsPicture, WantsToAnswer, WrongKey, Status>;

// A foreign Host or Origin is refused before the key is looked at.
Routed route(const Door& door, const Request& request);
// Whether whoever asked that has shown the key, and was not refused.
bool is_let_in(const Routed& routed);

enum class Length : std::uint8_t { known, until_closed };
struct Head {
    Status status = Status::ok;
    std::string_view type = "text/plain; charset=utf-8";
    Length length = Length::known;
    std::size_t bytes = 0;
    std::string_view policy = "default-src 'none'; frame-ancestors 'none'";
};
// All headers up to the empty line. A connection answers one request.
std::string head(const Head& head);
// A refusal whole: its head, and its number as a text.
std::string refusal(Status status);

}  // namespace guests
