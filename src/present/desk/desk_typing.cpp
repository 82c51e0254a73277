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
    word_.clear();
    rest_of_name_.clear();
    is_named_ = false;
    fits_nothing_ = false;
    page_.typed.clear();
}

void Desk::end_word() {
    word_.clear();
    if (fits_nothing_) spelled_.clear();
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
    std::string digits = typed_ + digit;
    forget_typed();
    typed_ = std::move(digits);
    std::vector<std::string> beginning;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < page_.rows.size(); ++i) {
        if (!page_.rows[i].key.starts_with(typed_)) continue;
        beginning.push_back(page_.rows[i].key);
        first = first.value_or(i);
    }
    if (!first) {
        const bool again = typed_.size() > 1;
        typed_.clear();
        if (again) return type_digit(digit);
        if (digit != '0') say_nothing_fits({digit});
        end_word();
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
// text that is spelled, or the first of another, else of a place's name. A word that fits nothing goes on so until its
// end: none of its letters is an answer. A letter that leaves the name shows that another one was meant.
bool Desk::type_letter(char letter) {
    const std::string small = small_letters(std::string{letter});
    const bool begins_word = word_.empty();
    const bool is_in_name = !begins_word && !rest_of_name_.empty();
    word_ += small;
    if (goes_on_in_name(small)) return true;
    if (is_in_name && spells_other_place()) return true;
    if (!fits_nothing_ || spelled_.empty()) {
        if (answers(small)) return true;
        if (!spelled_.empty() && spell(spelled_ + small, selected_)) return true;
        const bool begins_text = begins_word || spelled_.empty() || spelled_ == small;
        const bool looks_first = spelled_.empty() && selected_ == first_selected(page_);
        if (begins_text && spell(small, looks_first ? selected_ : selected_ + 1)) return true;
    }
    if (spells_place()) return true;
    if (is_letter(letter)) say_nothing_fits(spelled_ + small);
    return false;
}

// Not a letter in the middle of a word that a place's name begins with.
bool Desk::answers(const std::string& letter) {
    const std::string key = upper(letter);
    const auto meant =
        std::find_if(page_.rows.begin(), page_.rows.end(), [&](const Row& row) { return row.key == key; });
    const bool goes_on = word_ != letter && !spelled_.empty();
    if (meant == page_.rows.end() || (goes_on && !places_begun().empty())) return false;
    choose_by_letter(static_cast<std::size_t>(meant - page_.rows.begin()));
    return true;
}

// The word goes on, unless that was the answer.
void Desk::choose_by_letter(std::size_t row) {
    std::string word = std::move(word_);
    const auto asked = asked_at_;
    choose(row);
    if (asked_at_ == asked) word_ = std::move(word);
}

// Of the places that may be spelled, those whose names begin with the word.
std::vector<Desk::BegunPlace> Desk::places_begun() const {
    std::vector<BegunPlace> begun;
    std::size_t i = 0;
    for (const std::string& name : places_to_spell()) {
        const std::string small = small_letters(name);
        if (small.starts_with(word_)) begun.push_back({i, name, small.substr(word_.size())});
        ++i;
    }
    return begun;
}

// What letters before it have chosen was not meant. Whoever goes on with Enter meant the place: what Enter takes there
// is shown first.
bool Desk::spells_place() {
    const auto begun = places_begun();
    if (begun.empty()) return false;
    std::string word = word_;
    if (!is_spelled_here()) ask();
    forget_typed();
    if (begun.size() == 1) {
        go_to_place(begun.front().place);
        rest_of_name_ = begun.front().rest;
        fits_nothing_ = true;
        return true;
    }
    std::vector<std::string> names;
    for (const BegunPlace& one : begun) names.push_back(one.name);
    word_ = word;
    hold(word, places_begin_so(word, names));
    return true;
}

// The word leaves the name whose row it has chosen: it is another place's, from its first letter on, or from where that
// name began, if a key was typed before it.
bool Desk::spells_other_place() {
    if (spells_place()) return true;
    std::string all = std::exchange(word_, word_.substr(std::min(name_at_, word_.size())));
    if (spells_place()) return true;
    word_ = std::move(all);
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
        const std::size_t name_at = word_.size() - std::min(word_.size(), beginning.size());
        choose_by_letter(first.row);
        rest_of_name_ = first.rest;
        is_named_ = true;
        name_at_ = name_at;
        return true;
    }
    std::string word = std::move(word_);
    select(first.row);
    word_ = std::move(word);
    spelled_ = beginning;
    if (!row.why_not) page_.typed = enter_takes(capitalised(row.text));
    return true;
}

bool Desk::goes_on_in_name(const std::string& letter) {
    std::string rest = std::exchange(rest_of_name_, {});
    rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));
    if (rest.empty() || !rest.starts_with(letter)) return false;
    rest_of_name_ = rest.substr(letter.size());
    return true;
}

void Desk::say_nothing_fits(const std::string& typed) { hold(typed, nothing_begins_so(typed)); }

// Whoever goes on with Enter is shown first what it would take.
void Desk::hold(std::string typed, std::string said) {
    std::string word = std::move(word_);
    forget_typed();
    if (page_.rows.empty()) return;
    word_ = std::move(word);
    spelled_ = std::move(typed);
    fits_nothing_ = true;
    page_.typed = std::move(said);
}

bool Desk::end_name() {
    if (!is_named_) return false;
    fits_nothing_ = true;
    return shows_what_enter_takes();
}

bool Desk::shows_what_enter_takes() {
    if (!fits_nothing_ || selected_ >= page_.rows.size()) return false;
    forget_typed();
    page_.typed = enter_takes(capitalised(page_.rows[selected_].text));
    return true;
}

// A digit of a row's number, else a word that fits nothing, else what the layer holds.
void Desk::erase() {
    if (!typed_.empty()) {
        std::string rest = typed_;
        rest.pop_back();
        forget_typed();
        for (const char digit : rest) type_digit(digit);
        return;
    }
    const bool is_held = fits_nothing_ && !page_.typed.empty();
    forget_typed();
    if (is_held) return;
    layers_.back()->erase();
    show_typed();
}

}  // namespace present
