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

struct Beginning {
    std::size_t row;
    std::string rest;  // of its text, in small letters
};

// The rows from that one on, round and round, whose text begins so, or goes on so after the words that all rows begin
// with; `beginning` in small letters.
std::vector<Beginning> rows_beginning(const std::vector<Row>& rows, std::size_t from, const std::string& beginning) {
    std::vector<std::string> texts;
    for (const Row& row : rows) texts.push_back(small_letters(row.text));
    const std::size_t common = words_in_common(texts);
    std::vector<Beginning> found;
    for (std::size_t step = 0; step < rows.size(); ++step) {
        const std::size_t i = (from + step) % rows.size();
        for (const std::string_view text : {std::string_view{texts[i]}, std::string_view{texts[i]}.substr(common)}) {
            if (!text.starts_with(beginning)) continue;
            found.push_back({i, std::string{text.substr(beginning.size())}});
            break;
        }
    }
    return found;
}

bool is_letter(char key) { return (key >= 'A' && key <= 'Z') || (key >= 'a' && key <= 'z'); }

}  // namespace

void Desk::forget_typed() {
    typed_.clear();
    spelled_.clear();
    rest_of_name_.clear();
    fits_nothing_ = false;
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
        if (again) return type_digit(digit);
        if (digit != '0') say_nothing_fits({digit});
        return false;
    }
    if (beginning.size() == 1) {
        choose(*first);
        return true;
    }
    selected_ = *first;
    page_.typed = typed_so_far(typed_, beginning);
    return true;
}

// More letters of a name whose beginning has chosen its row already; else the key of a row, else one more letter of a
// text that is spelled, else the letter that the next text begins with.
bool Desk::type_letter(char letter) {
    const std::string small = small_letters(std::string{letter});
    if (goes_on_in_name(small)) return true;
    const std::string key = upper(std::string{letter});
    const auto meant =
        std::find_if(page_.rows.begin(), page_.rows.end(), [&](const Row& row) { return row.key == key; });
    if (meant != page_.rows.end()) {
        choose(static_cast<std::size_t>(meant - page_.rows.begin()));
        return true;
    }
    const std::string before = spelled_;
    if (!before.empty() && spell(before + small, selected_)) return true;
    if (spell(small, selected_ + 1)) return true;
    if (is_letter(letter)) say_nothing_fits(before + small);
    return false;
}

// Selects the first row from that one on whose text begins so. The only one is chosen, if more is asked after it:
// nothing is entered by a letter alone.
bool Desk::spell(const std::string& beginning, std::size_t from) {
    const auto found = rows_beginning(page_.rows, from, beginning);
    if (found.empty()) return false;
    const Beginning first = found.front();
    const Row& row = page_.rows[first.row];
    if (found.size() == 1 && row.leads_on && !row.why_not) {
        choose(first.row);
        rest_of_name_ = first.rest;
        return true;
    }
    select(first.row);
    spelled_ = beginning;
    return true;
}

bool Desk::goes_on_in_name(const std::string& letter) {
    std::string rest = std::exchange(rest_of_name_, {});
    rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));
    if (rest.empty() || !rest.starts_with(letter)) return false;
    rest_of_name_ = rest.substr(letter.size());
    return true;
}

// Whoever goes on with Enter is shown first what it would take.
void Desk::say_nothing_fits(const std::string& typed) {
    forget_typed();
    if (page_.rows.empty()) return;
    fits_nothing_ = true;
    page_.typed = nothing_begins_so(typed);
}

bool Desk::shows_what_enter_takes() {
    if (!fits_nothing_ || selected_ >= page_.rows.size()) return false;
    forget_typed();
    page_.typed = enter_takes(capitalised(page_.rows[selected_].text));
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
    forget_typed();
    layers_.back()->erase();
    show_typed();
}

}  // namespace present
