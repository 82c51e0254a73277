// SPDX-License-Identifier: MIT
#include "guests/wish.h"

#include "guests/key.h"
#include "protocol/json_in.h"

namespace guests {

namespace {

using protocol::json::Kind;
using protocol::json::Value;

constexpr std::size_t longest_seat = 32;
constexpr std::size_t longest_choice = 64;
constexpr std::size_t most_dice = 64;
constexpr int most_of_a_die = 99;

std::optional<int> number_in(Value value, int most) {
    if (value.kind() != Kind::whole || value.whole() < 0 || value.whole() > most) return std::nullopt;
    return value.whole();
}
// The member with that name, of a size that the protocol has; beyond int is nothing that was ever offered.
std::optional<std::uint64_t> number_at(Value of, std::string_view key) {
    constexpr int most = 0x7ffffffe;
    const auto found = of.find(key);
    const auto number = found ? number_in(*found, most) : std::nullopt;
    return number ? std::optional<std::uint64_t>{*number} : std::nullopt;
}
std::optional<std::string> text_at(Value of, std::string_view key, std::size_t longest) {
    const auto found = of.find(key);
    if (!found || found->kind() != Kind::text || found->text().empty() || found->text().size() > longest)
        return std::nullopt;
    return std::string{found->text()};
}
std::optional<std::vector<int>> numbers_at(Value of, std::string_view key) {
    const auto found = of.find(key);
    if (!found || found->kind() != Kind::list) return std::nullopt;
    std::vector<int> numbers;
    for (const Value& one : found->items()) {
        const auto number = number_in(one, most_of_a_die);
        if (!number || numbers.size() == most_dice) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

using What = decltype(Wish::what);

std::optional<What> on_page(Value root, std::string_view act, std::uint64_t state, std::uint64_t page) {
    if (act == "back") return What{GoesBack{state, page}};
    if (act == "choose") {
        const auto row = number_at(root, "row");
        return row ? std::optional<What>{Chooses{state, page, static_cast<std::size_t>(*row)}} : std::nullopt;
    }
    if (act != "dice") return std::nullopt;
    if (auto faces = numbers_at(root, "faces"))
        return What{TellsDice{state, page, TellsDice::Way::faces, *std::move(faces)}};
    if (auto hits = numbers_at(root, "hits"))
        return What{TellsDice{state, page, TellsDice::Way::hits, *std::move(hits)}};
    return std::nullopt;
}

std::optional<present::Lasting> lasting_in(Value root) {
    const auto found = root.find("lasting");
    if (!found || found->kind() != Kind::text) return std::nullopt;
    if (found->text() == "turn") return present::Lasting::this_turn;
    return found->text() == "always" ? std::optional{present::Lasting::until_taken_back} : std::nullopt;
}
std::optional<What> in_advance(Value root, std::string_view act) {
    auto key = text_at(root, "key", longest_choice);
    if (!key) return std::nullopt;
    if (act == "stand_no_longer") return What{StandsNoLonger{*std::move(key)}};
    const auto lasting = lasting_in(root);
    return lasting ? std::optional<What>{LetsStand{*std::move(key), *lasting}} : std::nullopt;
}

std::optional<What> with_ticket(Value root, std::string_view act) {
    if (act == "look") return What{Looks{}};
    if (act == "leave") return What{Leaves{}};
    if (act == "recall") return What{Recalls{}};
    if (act == "stand" || act == "stand_no_longer") return in_advance(root, act);
    const auto state = number_at(root, "state");
    if (!state) return std::nullopt;
    if (act == "undo") return What{Undoes{*state}};
    const auto page = number_at(root, "page");
    return page ? on_page(root, act, *state, *page) : std::nullopt;
}

}  // namespace

std::optional<Wish> wish_of(std::string_view body) {
    const auto document = protocol::json::Document::parse(body);
    if (!document || document->root().kind() != Kind::object) return std::nullopt;
    const Value root = document->root();
    const auto act = root.find("do");
    if (!act || act->kind() != Kind::text) return std::nullopt;
    if (act->text() == "ask") {
        auto seat = text_at(root, "seat", longest_seat);
        return seat ? std::optional{Wish{{}, AsksForSeat{*std::move(seat)}}} : std::nullopt;
    }
    auto ticket = text_at(root, "ticket", key_letters);
    if (!ticket) return std::nullopt;
    auto what = with_ticket(root, act->text());
    return what ? std::optional{Wish{*std::move(ticket), *std::move(what)}} : std::nullopt;
}

}  // namespace guests
