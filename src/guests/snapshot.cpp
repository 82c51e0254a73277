// SPDX-License-Identifier: MIT
#include "guests/snapshot.h"

#include "guests/page.h"
#include "paper/palette.h"
#include "paper/svg.h"
#include "protocol/json_out.h"

#include <array>
#include <charconv>
#include <functional>
#include <utility>

namespace guests {

namespace {

namespace json = protocol::json;

constexpr std::size_t around_the_state = 64;  // bytes of an event beside the state
constexpr std::size_t hash_letters = 16;

const char* shape_word(paper::Shape shape) {
    constexpr std::array words{"circle", "triangle", "square", "diamond"};
    return words.at(static_cast<std::size_t>(shape));
}

std::string badge_json(const paper::Badge& badge) {
    std::string out;
    json::put_object(out, "shape", std::string_view{shape_word(badge.shape)}, "ink", paper::name(badge.ink), "letter",
                     badge.letter);
    return out;
}

std::string fact_json(const present::WatchedFact& fact) {
    std::string out = "[";
    json::put(out, fact.label);
    out += ',';
    json::put(out, fact.shown);
    return out + ']';
}

std::string part_json(const present::WatchedPart& part) {
    std::string out;
    json::put_object(out, "heading", part.heading, "facts", json::Raw{json::listed(part.facts, fact_json)});
    return out;
}

std::string gauge_json(const present::WatchedGauge& gauge) {
    std::string out;
    json::put_object(out, "label", gauge.label, "now", gauge.now, "most", gauge.most, "after", gauge.after,
                     "explanation", gauge.explanation);
    return out;
}

std::string text_json(const std::string& text) {
    std::string out;
    json::put(out, text);
    return out;
}

std::string seat_json(const present::WatchedSeat& seat) {
    std::string out;
    json::put_object(out, "key", seat.key, "label", seat.label, "badge", json::Raw{badge_json(seat.badge)}, "marks",
                     json::Raw{json::listed(seat.marks, text_json)}, "parts",
                     json::Raw{json::listed(seat.parts, part_json)}, "gauge", json::Raw{gauge_json(seat.gauge)},
                     "hands", json::Raw{json::listed(seat.hands, text_json)});
    return out;
}

std::string entry_json(const present::WatchedEntry& entry) {
    std::string out = "[";
    json::put(out, entry.number);
    out += ',';
    json::put(out, entry.text);
    return out + ']';
}

// A picture that is not there has no hash.
struct Pictures {
    std::string ground;
    std::string pieces;
};
// A name for it within this process, which alone is asked for it.
std::string hash_of(const std::string& svg) {
    if (svg.empty()) return {};
    std::array<char, hash_letters> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), std::hash<std::string>{}(svg), 16).ptr;
    return {text.data(), end};
}
std::string svg_of(const paper::Picture& picture) {
    return picture.items.empty() ? std::string{} : paper::svg_by_classes(picture);
}

// `inside`: the pieces as SVG; nullptr leaves them to their hash.
std::string state_json(const Told& told, const Pictures& pictures, const std::string* inside) {
    const auto& watched = told.watched;
    std::string out;
    json::put_object(out, "number", told.number, "language", told.language, "title", told.title, "game", told.game,
                     "turn", watched.turn, "question", watched.question, "decided",
                     json::Raw{json::listed(watched.decided, text_json)}, "asked", watched.asked, "entries",
                     watched.entries, "seats", json::Raw{json::listed(watched.seats, seat_json)}, "last",
                     json::Raw{json::listed(watched.last, entry_json)}, "ground", hash_of(pictures.ground), "pieces",
                     hash_of(pictures.pieces));
    out.pop_back();
    if (told.answered)
        json::put_member(out, "answered", json::Raw{json::listed(*told.answered, text_json)});
    else
        json::put_member(out, "answered", nullptr);
    if (inside == nullptr) return out + '}';
    json::put_member(out, "board", *inside);
    return out + '}';
}

bool fits(const std::string& state) { return state.size() + around_the_state <= most_event; }

}  // namespace

std::shared_ptr<const Snapshot> snapshot(const Told& told) {
    const Pictures pictures{svg_of(told.watched.board.ground), svg_of(told.watched.board.pieces)};
    auto made = std::make_shared<Snapshot>();
    made->of_wrong_key = std::make_shared<const std::string>(wrong_key_page(told.language));
    made->number = told.number;
    made->state = state_json(told, pictures, &pictures.pieces);
    if (!fits(made->state)) made->state = state_json(told, pictures, nullptr);
    // Long names in long stories: fewer of them, rather than an event that a slow phone waits for.
    for (Told shorter = told; !fits(made->state) && !shorter.watched.last.empty();) {
        shorter.watched.last.pop_back();
        made->state = state_json(shorter, pictures, nullptr);
    }
    for (const std::string& svg : {pictures.ground, pictures.pieces})
        if (!svg.empty()) made->pictures.emplace(hash_of(svg), svg);
    return made;
}

}  // namespace guests
