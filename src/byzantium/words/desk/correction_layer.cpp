// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/correction_layer.h"

#include "byzantium/rules/entry.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/words.h"

#include <charconv>
#include <memory>
#include <utility>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

std::optional<int> number_in(const std::string& typed) {
    int value{};
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    return value;
}

std::optional<std::string> as_typed(std::optional<int> number) {
    return number ? std::optional{std::to_string(*number)} : std::nullopt;
}

}  // namespace

CorrectionLayer::CorrectionLayer(Correction correction, Position now, Enter enter, std::string reason)
    : correction_{std::move(correction)},
      now_{std::move(now)},
      enter_{std::move(enter)},
      typing_{as_typed(correction_.number()), std::move(reason)} {}

CorrectionLayer::CorrectionLayer(Correction correction, Position now, Enter enter, std::string reason,
                                 std::function<Outcome()> back)
    : CorrectionLayer{std::move(correction), std::move(now), std::move(enter), std::move(reason)} {
    back_ = std::move(back);
}

std::optional<Outcome> CorrectionLayer::back() { return back_(); }

Page CorrectionLayer::page() const {
    Page page;
    page.heading = correction_.heading();
    for (const auto& option : correction_.options()) {
        page.rows.push_back(numbered_row(page.rows.size(), option.text));
        page.rows.back().place = option.place;
    }
    page.below = translated("It is written into the journal as a correction, and can be undone.");
    page.hint = translated("Enter: set it   Esc: leave it as it is");
    return page;
}

Outcome CorrectionLayer::choose(std::size_t row) {
    if (auto also = correction_.also(now_, row))
        return Replaced{std::make_unique<CorrectionLayer>(*std::move(also), now_, enter_, typing_.reason, back_)};
    byzantium::text::Act act = correction_.options().at(row).act;
    if (act.entries.empty()) return back_();
    auto* const first = std::get_if<byzantium::Correct>(&act.entries.front());
    if (first != nullptr && !typing_.reason.empty()) first->note = typing_.reason;
    return enter_(act);
}

std::optional<Outcome> CorrectionLayer::confirm() {
    if (!correction_.number()) return std::nullopt;
    const auto number = number_in(typing_.number.value());
    if (!number) return Stays{translated("Type a number: how many lie there?")};
    byzantium::Correct correct{{correction_.with_number(*number)}, {}};
    if (correct.set.front() == correction_.current() && typing_.reason.empty())
        return left(translated("That is already the number there: nothing to correct."));
    if (!typing_.reason.empty()) correct.note = typing_.reason;
    return enter_({{Entry{std::move(correct)}}, {}});
}

Outcome CorrectionLayer::left(std::string message) const {
    Outcome outcome = back_();
    if (auto* const leaves = std::get_if<Leaves>(&outcome)) leaves->message = std::move(message);
    return outcome;
}

HelpTopic CorrectionLayer::topic(std::size_t) const { return rules_about(correction_.current()); }

}  // namespace byzantium::words
