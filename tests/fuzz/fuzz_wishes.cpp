// SPDX-License-Identifier: MIT
// Any bytes as the body that a phone sends to answer. What is a wish has nothing beyond what was ever offered, and is
// read again as it was once it is written; what is none is refused as a whole.
#include "fuzz/promises.h"
#include "guests/key.h"
#include "guests/wish.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace guests;
using fuzz::require;
using protocol::json::object;
using protocol::json::Raw;

constexpr std::uint64_t most_number = 0x7ffffffe;

std::string listed(const std::vector<int>& numbers) {
    return protocol::json::listed(numbers, [](int one) { return std::to_string(one); });
}
void require_numbers(std::uint64_t state, std::uint64_t page) {
    require(state <= most_number && page <= most_number, "no number is larger than any that was offered");
}
void require_word(const std::string& word, std::size_t longest) {
    require(!word.empty() && word.size() <= longest, "a word is there, and short");
}

std::string written(const Wish& wish) {
    const auto& ticket = wish.ticket;
    return std::visit(values::overloaded{
                          [&](const AsksForSeat& one) {
                              require(ticket.empty(), "whoever asks for a seat has no ticket");
                              require_word(one.seat, 32);
                              return object("do", "ask", "seat", one.seat);
                          },
                          [&](const Looks&) { return object("do", "look", "ticket", ticket); },
                          [&](const Leaves&) { return object("do", "leave", "ticket", ticket); },
                          [&](const Recalls&) { return object("do", "recall", "ticket", ticket); },
                          [&](const Chooses& one) {
                              require_numbers(one.state, one.page);
                              require(one.row <= most_number, "no row is larger than any that was offered");
                              return object("do", "choose", "ticket", ticket, "state", one.state, "page", one.page,
                                            "row", std::uint64_t{one.row});
                          },
                          [&](const GoesBack& one) {
                              require_numbers(one.state, one.page);
                              return object("do", "back", "ticket", ticket, "state", one.state, "page", one.page);
                          },
                          [&](const TellsDice& one) {
                              require_numbers(one.state, one.page);
                              require(one.numbers.size() <= 64, "dice are few");
                              for (const int number : one.numbers)
                                  require(number >= 0 && number <= 99, "a die is small");
                              return object("do", "dice", "ticket", ticket, "state", one.state, "page", one.page,
                                            one.way == TellsDice::Way::faces ? "faces" : "hits",
                                            Raw{listed(one.numbers)});
                          },
                          [&](const Undoes& one) {
                              require_numbers(one.state, 0);
                              return object("do", "undo", "ticket", ticket, "state", one.state);
                          },
                          [&](const LetsStand& one) {
                              require_word(one.key, 64);
                              return object("do", "stand", "ticket", ticket, "key", one.key, "lasting",
                                            one.lasting == present::Lasting::this_turn ? "turn" : "always");
                          },
                          [&](const StandsNoLonger& one) {
                              require_word(one.key, 64);
                              return object("do", "stand_no_longer", "ticket", ticket, "key", one.key);
                          },
                      },
                      wish.what);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view body{reinterpret_cast<const char*>(data), size};  // NOLINT: bytes are bytes
    const auto wish = wish_of(body);
    if (!wish) return 0;
    fuzz::require_json(body, "a wish is JSON");
    require(wish->ticket.size() <= key_letters, "a ticket is short");
    require(wish->ticket.empty() == std::holds_alternative<AsksForSeat>(wish->what), "all others have a ticket");
    const std::string text = written(*wish);
    const auto again = wish_of(text);
    require(again && again->what.index() == wish->what.index() && written(*again) == text,
            "a wish that is written is read as it was");
    return 0;
}
