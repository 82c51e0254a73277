// SPDX-License-Identifier: MIT
// Any bytes as a request that is read (mostly), as what somebody sends to a room on this machine, or as calls of many
// addresses on its limits; the first byte chooses. In what is sent, the bytes 1, 2 and 3 stand for the right host, the
// right key, and a pause. Whatever comes: one answer, whole, with all that keeps pages apart; and nothing but to those
// who show the key with the right host and no foreign origin, which is judged here by a reading of its own.
#include "fuzz/promises.h"
#include "guests/callers.h"
#include "guests/client.h"
#include "guests/open_room.h"
#include "guests/request.h"
#include "guests/router.h"

#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace guests;
using namespace guests::test;
using fuzz::require;
using std::chrono::milliseconds;

// So that what is slow here is no reason for another answer.
Limits generous() {
    Limits limits;
    limits.requests_a_second = 100000000;
    limits.connections = 1000;
    limits.connections_of_unknown = 1000;
    limits.header = std::chrono::hours{1};
    limits.stalled = std::chrono::hours{1};
    limits.poll = milliseconds{1};
    return limits;
}

const OpenRoom& room() {
    static OpenRoom open{generous()};
    static const bool is_shown = (open.room.show(shown(1)), true);
    static_cast<void>(is_shown);
    return open;
}

// --- The same request, read without the room's parser
struct Line {
    std::string name;
    std::string_view value;
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

std::vector<Line> lines_of(std::string_view header) {
    std::vector<Line> lines;
    for (auto end = header.find("\r\n"); end != header.npos; end = header.find("\r\n")) {
        const std::string_view line = header.substr(0, end);
        const auto colon = line.find(':');
        std::string name{line.substr(0, colon)};
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
        lines.push_back({name, colon == line.npos ? std::string_view{} : trimmed(line.substr(colon + 1))});
        header.remove_prefix(end + 2);
    }
    return lines;
}

std::size_t count_of(const std::vector<Line>& lines, const std::string& name) {
    return static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(), [&](const Line& line) { return line.name == name; }));
}

// What must hold for anything but a refusal.
bool may_come_in(std::string_view sent) {
    const auto end = sent.find("\r\n\r\n");
    if (end == sent.npos || end + 4 > most_header) return false;
    const std::string_view first = sent.substr(0, sent.find("\r\n"));
    const auto lines = lines_of(sent.substr(first.size() + 2, end - first.size()));
    if (!first.starts_with("GET " + room().target()) || count_of(lines, "host") != 1) return false;
    return std::all_of(lines.begin(), lines.end(), [](const Line& line) {
        const bool is_host = line.name != "host" || line.value == room().room.host();
        const bool is_origin = line.name != "origin" || line.value == "http://" + room().room.host();
        return is_host && is_origin && line.name != "transfer-encoding";
    });
}

// --- What is answered
void require_head(std::string_view answer) {
    for (const char* line :
         {"\r\nCache-Control: no-store\r\n", "\r\nConnection: close\r\n",
          "\r\nContent-Security-Policy: default-src 'none'", "frame-ancestors 'none'\r\n",
          "\r\nX-Content-Type-Options: nosniff\r\n", "\r\nX-Frame-Options: DENY\r\n",
          "\r\nReferrer-Policy: no-referrer\r\n", "\r\nCross-Origin-Resource-Policy: same-origin\r\n"})
        require(answer.find(line) != answer.npos, line);
    require(answer.find("Access-Control") == answer.npos, "no other origin may read");
}

void require_answer(std::string_view answer, std::string_view sent) {
    constexpr std::array refusals{"400", "403", "404", "405", "413", "431"};
    const std::string status = status_of(answer);
    require_head(answer.substr(0, answer.find("\r\n\r\n") + 2));
    if (status == "200") return require(may_come_in(sent), "who comes in shows the key to the right host");
    require(std::find(refusals.begin(), refusals.end(), status) != refusals.end(), "a refusal is one of a few");
    const std::string body = body_of(answer);
    require(answer.find("Content-Length: " + std::to_string(body.size()) + "\r\n") != answer.npos,
            "an answer is whole");
    const bool is_of_wrong_key = status == "404" && body == wrong_key_page("en");
    require(is_of_wrong_key || (body.size() < 64 && body.starts_with(status)),
            "a refusal tells nothing of what was sent");
}

// All of it, or of a stream its beginning.
std::string answer_of(const Client& client) {
    std::string answer;
    for (std::string some = client.receive(); !some.empty(); some = client.receive()) {
        answer += some;
        if (answer.find("text/event-stream") != answer.npos && answer.find("\n\nid: 1\n") != answer.npos) break;
    }
    return answer;
}

std::vector<std::string> pieces_of(std::string_view bytes) {
    std::vector<std::string> pieces(1);
    for (const char byte : bytes) {
        if (byte == '\x01') pieces.back() += room().room.host();
        if (byte == '\x02') pieces.back() += open_key;
        if (byte == '\x03') pieces.emplace_back();
        if (byte < '\x01' || byte > '\x03') pieces.back() += byte;
    }
    return pieces;
}

// As the room does once it has all of the header.
void try_request(std::string_view bytes) {
    std::string sent;
    for (const std::string& piece : pieces_of(bytes)) sent += piece;
    const auto end = sent.find("\r\n\r\n");
    if (end == sent.npos || end + 4 > most_header) return;
    const auto routed = asked_by({room().room.host(), open_key}, std::string_view{sent}.substr(0, end + 4));
    if (is_let_in(routed)) return require(may_come_in(sent), "who comes in shows the key to the right host");
    if (const auto* refused = std::get_if<Status>(&routed)) require_answer(refusal(*refused), sent);
}

// After thousands of connections the system may have no port left for a while; that is no fault of the room.
Client connected() {
    for (int tries = 1;; ++tries) try {
            return Client{room().room.port()};
        } catch (const std::runtime_error&) {
            if (tries == 300) throw;
            std::this_thread::sleep_for(milliseconds{100});
        }
}

void try_connection(std::string_view bytes) {
    std::string sent;
    const Client client = connected();
    const linger at_once{1, 0};  // or the system would soon have no port left
    ::setsockopt(client.file(), SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    for (const std::string& piece : pieces_of(bytes)) {
        sent += piece;
        if (!client.send(piece)) break;
    }
    const auto end = sent.find("\r\n\r\n");
    if (end == sent.npos) client.finish();  // whoever waits for a state, or watches, and leaves, is not answered
    const std::string answer = answer_of(client);
    if (!answer.empty()) return require_answer(answer, sent);
    require(end == sent.npos || end + 4 < sent.size(), "whoever has asked is answered");
}

// --- Limits: three bytes are one call, who, when, and whether with the key
void try_callers(std::string_view bytes) {
    constexpr std::size_t burst = 3;
    Callers callers{burst};
    auto now = Callers::Clock::time_point{} + std::chrono::hours{1};
    const auto begun = now;
    std::map<std::string, std::size_t> granted;
    for (; bytes.size() >= 3; bytes.remove_prefix(3)) {
        const auto number = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
        const std::string who = std::to_string(number(0) + 256 * (number(2) >> 4));
        now += milliseconds{number(1)};
        if (callers.may_ask(who, now)) ++granted[who];
        if (number(2) % 8 == 0) callers.has_shown_key(who, now);
        require(number(2) % 8 != 0 || callers.knows_key(who), "whoever has just shown the key is known");
        require(callers.size() <= Callers::most, "few addresses are remembered");
    }
    if (granted.size() > Callers::most) return;  // some were forgotten, and begin anew
    const double seconds = std::chrono::duration<double>(now - begun).count();
    for (const auto& [who, times] : granted)
        require(static_cast<double>(times) <= burst * (1 + seconds) + 1e-6, "nobody asks more often than allowed");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes{reinterpret_cast<const char*>(data) + 1, size - 1};
    switch (data[0] % 64) {
        case 0:
            try_callers(bytes);
            return 0;
        case 1:
            try_connection(bytes);
            return 0;
        default:
            try_request(bytes);
            return 0;
    }
}
