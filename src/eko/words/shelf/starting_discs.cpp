// SPDX-License-Identifier: MIT
#include "eko/words/shelf/starting_discs.h"

#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "eko/text/deal.h"
#include "eko/words/names.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

int laid(const std::vector<StartDisc>& discs, Color color) {
    return static_cast<int>(
        std::count_if(discs.begin(), discs.end(), [&](const StartDisc& one) { return one.owner == color; }));
}

std::vector<StartDisc>::iterator disc_at(std::vector<StartDisc>& discs, Hex at) {
    return std::find_if(discs.begin(), discs.end(), [&](const StartDisc& one) { return one.at == at; });
}

// One emperor a colour.
void make_emperor(std::vector<StartDisc>& discs, const StartDisc& disc) {
    for (StartDisc& one : discs)
        if (one.owner == disc.owner) one.emperor = one.at == disc.at;
}

}  // namespace

std::string plays_words(Color color) { return say("{colour} plays", arg("colour", capital_word(color))); }

StartingDiscs::StartingDiscs(Layout layout, Board board, std::vector<Color> colors)
    : layout_{std::move(layout)}, board_{std::move(board)}, steps_{State{}} {
    State first;
    first.color = colors.front();
    first.colors = std::move(colors);
    steps_.adjust(std::move(first));
}

std::optional<StartingDiscs> StartingDiscs::on(const Layout& layout, std::vector<Color> colors) {
    auto board = make_board(layout);
    if (!board || colors.empty()) return std::nullopt;
    return StartingDiscs{layout, *std::move(board), std::move(colors)};
}

std::optional<Hex> StartingDiscs::field() const {
    if (steps_.now().walked) return steps_.now().walked;
    const auto bare = text::bare_fields(board_, discs());
    return bare.empty() ? std::nullopt : std::optional{bare.front()};
}

std::optional<StartDisc> StartingDiscs::disc_on(Hex at) const {
    auto all = discs();
    const auto found = disc_at(all, at);
    return found == all.end() ? std::nullopt : std::optional{*found};
}

int StartingDiscs::left(Color color) const { return discs_per_player - laid(discs(), color); }

bool StartingDiscs::has_emperor(Color color) const {
    return std::any_of(discs().begin(), discs().end(),
                       [&](const StartDisc& one) { return one.owner == color && one.emperor; });
}

// --- Changes

void StartingDiscs::choose(Color color) {
    State next = steps_.now();
    next.color = color;
    steps_.adjust(std::move(next));
}

void StartingDiscs::play_instead(Color before, Color after) {
    State next = steps_.now();
    const auto seat = std::find(next.colors.begin(), next.colors.end(), before);
    if (seat == next.colors.end() || std::find(next.colors.begin(), next.colors.end(), after) != next.colors.end())
        return;
    *seat = after;
    for (StartDisc& one : next.discs)
        if (one.owner == before) one.owner = after;
    if (next.color == before) next.color = after;
    next.dealt = false;
    if (next.discs.empty()) return steps_.adjust(std::move(next));  // nobody would look for a step of that
    steps_.change(say("{colour} instead of {other}", arg("colour", capital_word(after)), arg("other", word(before))),
                  std::move(next));
}

void StartingDiscs::walk_to(Hex at) {
    State next = steps_.now();
    next.walked = at;
    steps_.adjust(std::move(next));
}

StartingDiscs::Refused StartingDiscs::tap(Hex at) {
    const auto there = disc_on(at);
    const bool lacks_emperor = there && left(there->owner) == 0 && !has_emperor(there->owner);
    if (!there || (there->owner != color() && !lacks_emperor)) return lay(steps_.now(), at, color());
    State next = steps_.now();
    next.walked.reset();
    next.dealt = false;
    if (there->emperor)
        next.discs.erase(disc_at(next.discs, at));
    else
        make_emperor(next.discs, *there);
    steps_.change(there->emperor ? say("No disc on {field}", arg("field", field_name(at)))
                                 : say("Emperor on {field}", arg("field", field_name(at))),
                  std::move(next));
    return {};
}

StartingDiscs::Refused StartingDiscs::type(Color color) {
    const auto at = field();
    if (!at) return translated("Every movement field has a disc.");
    State next = steps_.now();
    next.color = color;
    return lay(std::move(next), *at, color);
}

StartingDiscs::Refused StartingDiscs::lay(State next, Hex at, Color color) {
    const auto field = board_.find(at);
    if (!field || board_[*field].kind != FieldKind::movement)
        return translated("Discs are laid on movement fields (EKO-7).");
    if (left(color) == 0)
        return say("All 16 discs of {colour} are laid. Choose another colour.", arg("colour", word(color)));
    std::erase_if(next.discs, [&](const StartDisc& one) { return one.at == at; });
    next.discs.push_back({at, color, false});
    next.walked.reset();
    next.dealt = false;
    hand_over(next);
    steps_.change(say("{colour} on {field}", arg("colour", capital_word(color)), arg("field", field_name(at))),
                  std::move(next));
    return {};
}

// The next colour that has discs left.
void StartingDiscs::hand_over(State& next) {
    auto at = std::find(next.colors.begin(), next.colors.end(), next.color);
    for (std::size_t i = 0; i < next.colors.size() && laid(next.discs, *at) == discs_per_player; ++i) {
        if (++at == next.colors.end()) at = next.colors.begin();
    }
    next.color = *at;
}

StartingDiscs::Refused StartingDiscs::crown() {
    if (discs().empty()) return translated("No disc is laid yet.");
    State next = steps_.now();
    const StartDisc last = next.discs.back();
    next.dealt = false;
    make_emperor(next.discs, last);
    steps_.change(say("Emperor on {field}", arg("field", field_name(last.at))), std::move(next));
    return {};
}

StartingDiscs::Refused StartingDiscs::fill_rest() {
    const auto all = text::with_rest(board_, discs(), color(), std::nullopt);
    if (!all)
        return say_counted(static_cast<int>(text::bare_fields(board_, discs()).size()),
                           "{n} field is empty. Discs {colour} has left: {left}.",
                           "{n} fields are empty. Discs {colour} has left: {left}.", arg("colour", word(color())),
                           arg("left", left(color())));
    State next = steps_.now();
    next.discs = *all;
    next.walked.reset();
    next.dealt = false;
    steps_.change(say("{colour} on all other fields", arg("colour", capital_word(color()))), std::move(next));
    return {};
}

void StartingDiscs::deal(session::DiceSource& chance) {
    std::vector<Seat> seats;
    for (const Color color : colors()) seats.push_back({color, {}});
    State next = steps_.now();
    next.discs = text::dealt(board_, seats, chance);
    next.walked.reset();
    next.told = 0;
    next.dealt = true;
    steps_.change(translated("Discs dealt"), std::move(next));
}

std::size_t StartingDiscs::replaced_by_deal() const {
    const State* const before = steps_.before();
    return steps_.now().dealt && before != nullptr ? before->discs.size() : 0;
}

void StartingDiscs::clear() {
    State next = steps_.now();
    next.discs.clear();
    next.walked.reset();
    next.dealt = false;
    next.told = 0;
    next.color = colors().front();
    steps_.change(translated("No discs"), std::move(next));
}

// --- Laying them on the table

std::vector<std::vector<StartDisc>> StartingDiscs::rows() const {
    std::vector<std::vector<StartDisc>> all;
    for (const StartDisc& one : text::in_laying_order(discs())) {
        if (all.empty() || all.back().front().at.r != one.at.r) all.emplace_back();
        all.back().push_back(one);
    }
    return all;
}

void StartingDiscs::tell(std::size_t rows) {
    State next = steps_.now();
    next.told = std::min(rows, this->rows().size());
    steps_.adjust(std::move(next));
}

std::string StartingDiscs::fault() const {
    if (discs().empty()) return translated("No disc is laid yet.");
    Header header{layout_, {}, colors().front(), discs(), {}};
    for (const Color color : colors()) header.seats.push_back({color, {}});
    if (!check_start({board_, seats_of(header), {}}, header)) return {};
    for (const Color color : colors())
        if (left(color) == 0 && !has_emperor(color))
            return say("All 16 discs of {colour} are laid, but none is the emperor.", arg("colour", word(color)));
    return translated("Discs of at least two colours must be on the board.");
}

bool StartingDiscs::are_complete() const {
    return std::all_of(colors().begin(), colors().end(),
                       [this](Color color) { return left(color) == 0 && has_emperor(color); });
}

std::string StartingDiscs::lacking() const {
    const auto emperors =
        std::count_if(colors().begin(), colors().end(), [this](Color color) { return has_emperor(color); });
    return say("Discs: {laid} of {all}; emperors: {emperors} of {players}.", arg("laid", discs().size()),
               arg("all", colors().size() * static_cast<std::size_t>(discs_per_player)),
               arg("emperors", static_cast<int>(emperors)), arg("players", colors().size()));
}

}  // namespace eko::words
