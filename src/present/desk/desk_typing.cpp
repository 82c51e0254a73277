// SPDX-License-Identifier: MIT
// What is typed at a desk: numbers and letters of rows, their texts spelled, and Backspace.
#include "present/desk/desk.h"
#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace present {

namespace {

bool is_digit(char key) { return key >= '0' && key <= '9'; }

// How many bytes the words take that all texts begin with.
std::size_t words_in_common(const std::vector<std::string>& texts) {
    if (texts.size() < 2) return 0;
    std::string_view common = texts.front();
    for (const std::string_view text : texts)
        common = common.substr(
            0, static_cast<std::size_t>(std::mismatch(common.begin(), common.end(), text.begin(), text.end()).first -
                                        common.begin()));
    return common.rfind(' ') + 1;  // npos + 1 is 0
}

// The first row from that one on, round and round, whose text begins so, or goes on so after the words that all rows
// begin with; `beginning` in small letters.
std::optional<std::size_t> first_beginning(const std::vector<Row>& rows, std::size_t from,
                                           const std::string& beginning) {
    std::vector<std::string> texts;
    for (const Row& row : rows) texts.push_back(small_letters(row.text));
    const std::size_t common = words_in_common(texts);
    for (std::size_t step = 0; step < rows.size(); ++step) {
        const std::size_t i = (from + step) % rows.size();
        const std::string_view text = texts[i];
        if (text.starts_with(beginning) || text.substr(common).starts_with(beginning)) return i;
    }
    return std::nullopt;
}

}  // namespace

void Desk::forget_typed() {
    typed_.clear();
    spelled_.clear();
    page_.typed.clear();
}

bool Desk::type(char key) {
    if (const auto taken = layers_.back()->type(key)) {
        if (*taken) message_.clear();  // it was about what stood there before
        show_typed();
        return *taken;
    }
    return is_digit(key) ? type_digit(key) : type_letter(key);
}

// A digit of a row's number. Where several rows begin with what was typed, the page says what is waited for.
bool Desk::type_digit(char digit) {
    typed_ += digit;
    std::vector<std::string> beginning;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (!page_.rows[i].key.starts_with(typed_)) continue;
        beginning.push_back(page_.rows[i].key);
        first = first.value_or(i);
    }
    if (!first) {
        const bool again = typed_.size() > 1;
        forget_typed();
        return again && type_digit(digit);
    }
    if (beginning.size() == 1) {
        choose(*first);
        return true;
    }
    selected_ = *first;
    page_.typed = typed_so_far(typed_, beginning);
    return true;
}

// The key of a row, else one more letter of a text that is spelled, else the letter that the next text begins with.
bool Desk::type_letter(char letter) {
    const std::string key = upper(std::string{letter});
    const auto meant =
        std::find_if(page_.rows.begin(), page_.rows.end(), [&](const Row& row) { return row.key == key; });
    if (meant != page_.rows.end()) {
        choose(static_cast<std::size_t>(meant - page_.rows.begin()));
        return true;
    }
    std::string spelled = spelled_ + small_letters(std::string{letter});
    auto meant_by_text = spelled_.empty() ? std::nullopt : first_beginning(page_.rows, selected_, spelled);
    if (!meant_by_text) {
        spelled = small_letters(std::string{letter});
        meant_by_text = first_beginning(page_.rows, selected_ + 1, spelled);
    }
    if (!meant_by_text) return false;
    select(*meant_by_text);
    spelled_ = std::move(spelled);
    return true;
}

// A digit of a row's number, else what the layer holds.
void Desk::erase() {
    if (!typed_.empty()) {
        std::string rest = typed_;
        rest.pop_back();
        forget_typed();
        for (const char digit : rest) type_digit(digit);
        return;
    }
    layers_.back()->erase();
    show_typed();
}

}  // namespace present
