// SPDX-License-Identifier: MIT
#include "byzantium/prompt/decision_menu.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/menu.h"
#include "byzantium/words/table/names.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <charconv>

namespace byzantium::prompt {

using namespace cli;

namespace {

using present::Align;
using present::upper;
using words::Answer;
using words::is_letter;

constexpr std::size_t longest_single_column = 8;

std::optional<int> number(const std::string& word) {
    int value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return value;
}

bool is_called(const Answer& answer, const std::string& word) {
    return std::find(answer.words.begin(), answer.words.end(), word) != answer.words.end();
}

bool begins_with(const Answer& answer, const std::string& word) {
    return std::any_of(answer.words.begin(), answer.words.end(),
                       [&word](const std::string& name) { return name.starts_with(word); });
}

// "0 to 3", or "0, 2 or 3" where some between are not possible.
std::string range(const std::vector<int>& numbers) {
    const bool unbroken = numbers.back() - numbers.front() + 1 == static_cast<int>(numbers.size());
    if (numbers.size() > 2 && unbroken)
        return say("{lowest} to {highest}", arg("lowest", numbers.front()), arg("highest", numbers.back()));
    std::string text = std::to_string(numbers.front());
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        const char* const longer = i + 1 == numbers.size() ? marked("{list} or {last}") : "{list}, {last}";
        text = say(longer, arg("list", text), arg("last", numbers[i]));
    }
    return text;
}

// As many items on a line as fit.
std::string in_lines(const std::vector<std::string>& items) {
    std::string text;
    std::string line;
    for (const std::string& item : items) {
        if (!line.empty() && present::width(line) + 3 + present::width(item) > screen) {
            text += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "  " : "   ") + item;
    }
    return text + line + '\n';
}

}  // namespace

DecisionMenu::DecisionMenu(const words::Names& names, const byzantium::Table& table, const byzantium::Position& now,
                           const std::vector<byzantium::Decision>& legal)
    : names_{names}, table_{table}, now_{now}, rows_{names, table, now, legal}, levels_{rows_.first()} {}

DecisionMenu::Outcome DecisionMenu::answer(const std::vector<std::string>& words) {
    Level level = levels_.back();
    for (const std::string& word : words) {
        auto taken = take(level, lower(word));
        if (auto* why = std::get_if<NotUnderstood>(&taken)) return std::move(*why);
        level = std::move(std::get<Level>(taken));
    }
    level = rows_.skipped(std::move(level));
    if (rows_.decided(level)) return Chosen{rows_.decision(level.rows.front())};
    levels_.push_back(std::move(level));
    return AskOn{};
}

bool DecisionMenu::back() {
    if (levels_.size() == 1) return false;
    levels_.pop_back();
    return true;
}

std::variant<DecisionMenu::Level, DecisionMenu::NotUnderstood> DecisionMenu::take(const Level& level,
                                                                                  const std::string& word) const {
    const auto all = rows_.options(level);
    if (all.empty())
        return NotUnderstood{say("“{word}” is one word too many: there is nothing left to answer.",
                                 arg("word", present::plain(word, 40)))};
    const auto chosen = [&level](const Option& option) { return Level{option.rows, level.depth + 1}; };
    const auto value = number(word);
    for (const Option& option : all) {
        if (option.answer.number ? option.answer.number == value : is_called(option.answer, word))
            return chosen(option);
    }
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].answer.number && begins_with(all[i].answer, word)) fitting.push_back(i);
    }
    if (fitting.size() == 1) return chosen(all[fitting.front()]);
    // A question with one answer is not asked, so the word may be meant for the next one.
    const bool skips = all.size() == 1 && !all.front().answer.number && level.depth > 0;
    if (skips && fitting.empty()) return take(chosen(all.front()), word);
    const bool numbered = !all.front().answer.number && !is_letter(all.front().answer);
    if (numbered && value && *value >= 1 && static_cast<std::size_t>(*value) <= all.size()) {
        return chosen(all[static_cast<std::size_t>(*value) - 1]);
    }
    if (fitting.empty())
        return NotUnderstood{say("“{word}” is not one of the answers.", arg("word", present::plain(word, 40)))};
    std::vector<std::string> names;
    names.reserve(fitting.size());
    for (const std::size_t i : fitting) names.push_back(all[i].answer.text);
    return NotUnderstood{say("“{word}” can mean {answers}.", arg("word", present::plain(word, 40)),
                             arg("answers", present::listed(names)))};
}

std::string DecisionMenu::text() const {
    const Level& level = levels_.back();
    const auto all = rows_.options(level);
    const std::string& question = rows_.question(level);
    if (all.front().answer.number) {
        std::vector<int> numbers;
        numbers.reserve(all.size());
        for (const Option& option : all) numbers.push_back(*option.answer.number);
        std::sort(numbers.begin(), numbers.end());
        return "  " + question + " " + range(numbers) + "\n";
    }
    return (level.depth == 0 ? "" : "  " + question + "\n") + option_list(all, level.depth);
}

std::string DecisionMenu::note(const Option& option, std::size_t depth) const {
    std::string note = option.answer.note;
    const std::size_t row = option.rows.front();
    if (option.rows.size() > 1 || depth + 1 < rows_.steps(row).size()) return note;
    const auto choice = words::choice(names_, table_, now_, rows_.decision(row));
    const std::string gain = choice.gain.words.empty() ? "" : "+ " + choice.gain.words;
    for (const std::string& part : {choice.cost.words, gain}) {
        if (!part.empty()) note += (note.empty() ? "" : ", ") + part;
    }
    return note;
}

std::string DecisionMenu::option_list(const std::vector<Option>& all, std::size_t depth) const {
    if (is_letter(all.front().answer)) {
        std::vector<std::string> items;
        items.reserve(all.size());
        for (const Option& option : all) items.push_back(upper(option.answer.words.front()) + " " + option.answer.text);
        return in_lines(items);
    }
    const std::size_t abreast = all.size() > longest_single_column ? 2 : 1;
    const std::size_t lines = (all.size() + abreast - 1) / abreast;
    present::Columns columns{{Align::right, Align::left, Align::left, Align::right}, "  "};
    for (std::size_t line = 0; line < lines; ++line) {
        std::vector<std::string> cells;
        for (std::size_t i = line; i < all.size(); i += lines) {
            cells.push_back(std::to_string(i + 1));
            cells.push_back(all[i].answer.text);
            cells.push_back(note(all[i], depth));
        }
        columns.row(std::move(cells));
    }
    return columns.text();
}

}  // namespace byzantium::prompt
