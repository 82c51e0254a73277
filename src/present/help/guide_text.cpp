// SPDX-License-Identifier: MIT
#include "present/help/guide_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace present {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// What stands before the mark; it and the mark are taken off.
std::string_view take_to(std::string_view& text, char mark) {
    const auto end = std::min(text.find(mark), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::optional<std::string_view> behind(std::string_view mark, std::string_view line) {
    if (!line.starts_with(mark)) return std::nullopt;
    return without_blanks(line.substr(mark.size()));
}

std::size_t step_number(std::string_view text) {
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::vector<std::string> ids_in(std::string_view text) {
    std::vector<std::string> ids;
    while (!text.empty())
        if (const auto id = without_blanks(take_to(text, ',')); !id.empty()) ids.emplace_back(id);
    return ids;
}

std::string with_places(std::string_view text, const PlaceById& place) {
    std::string said;
    while (!text.empty()) {
        said += take_to(text, '{');
        if (text.empty()) break;
        const auto id = take_to(text, '}');
        const std::string name = place(id);
        said += name.empty() ? '{' + std::string{id} + '}' : name;
    }
    return said;
}

class Reader {
public:
    explicit Reader(const PlaceById& place) : name_of_{place} {}

    void read(std::string_view line) {
        if (const auto heading = behind("## ", line)) return begin_chapter(*heading);
        if (line.starts_with('#')) return;
        if (const auto title = behind("STEP-", line)) return begin_step(*title);
        if (place_ == Place::step) return read_key(line);
        add_to_chapter(line);
    }

    GuideText text() && {
        std::erase_if(text_.steps, [](const GuideStep& step) { return step.entries == 0; });
        return std::move(text_);
    }

private:
    enum class Place { opening, step, closing };

    // The first chapter comes before the steps, the last behind them.
    void begin_chapter(std::string_view heading) {
        place_ = text_.steps.empty() ? Place::opening : Place::closing;
        chapter() = {std::string{heading}, {}};
    }

    void add_to_chapter(std::string_view line) {
        const std::string text = with_places(without_blanks(line), name_of_);
        if (text.empty()) return;
        std::string& all = chapter().text;
        all += (all.empty() ? "" : " ") + text;
    }

    void begin_step(std::string_view number_and_title) {
        place_ = Place::step;
        take_to(number_and_title, ' ');
        text_.steps.emplace_back().title = with_places(without_blanks(number_and_title), name_of_);
    }

    void read_key(std::string_view line) {
        GuideStep& step = text_.steps.back();
        if (const auto count = behind("entries:", line)) step.entries = step_number(*count);
        if (const auto text = behind("do:", line)) step.task = with_places(*text, name_of_);
        if (const auto text = behind("why:", line)) step.why = with_places(*text, name_of_);
        if (const auto text = behind("then:", line)) step.then = with_places(*text, name_of_);
        if (const auto ids = behind("rules:", line)) step.rules = ids_in(*ids);
    }

    GuideChapter& chapter() { return place_ == Place::closing ? text_.closing : text_.opening; }

    const PlaceById& name_of_;
    GuideText text_;
    Place place_ = Place::opening;
};

}  // namespace

GuideText read_guide(std::string_view file, const PlaceById& place) {
    Reader reader{place};
    while (!file.empty()) reader.read(take_to(file, '\n'));
    return std::move(reader).text();
}

}  // namespace present
