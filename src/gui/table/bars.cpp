// SPDX-License-Identifier: MIT
#include "gui/table/bars.h"

#include "gui/canvas/sizes.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace gui {
namespace {

constexpr double least_letters = 9;  // of the sentence
constexpr double least_bars = 60;
const TextStyle least_words{least_letters, Face::serif};

std::string sentence_of(const present::Detail& detail) {
    std::string sentence = detail.sentence;
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');  // it was laid out for lines of text
    return sentence;
}

}  // namespace

void draw_bars(Painter& painter, Rect box, const present::Detail& detail) {
    const Theme& look = painter.theme();
    const Rect title = box.cut_top(painter.scaled(gaps::large));
    painter.text(title, detail.bars_title,
                 painter.fitting(detail.bars_title, title.w, {letter_sizes::detail, Face::plain, look.faint}));
    const Rect labels = box.cut_bottom(painter.scaled(gaps::broad));
    double most = 0;
    for (const auto& bar : detail.bars) most = std::max(most, bar.p);
    const int count = static_cast<int>(detail.bars.size());
    for (int i = 0; i < count; ++i) {
        const present::Bar& bar = detail.bars[static_cast<std::size_t>(i)];
        Rect column = box.column(i, count).inset(1);
        const double high = (column.h - painter.scaled(gaps::margin)) * bar.p / most;
        painter.fill({column.x, column.bottom() - high, column.w, high}, look.accent, 2);
        const TextStyle small{letter_sizes::tiny, Face::plain, look.faint, Align::centre};
        const std::string percent = present::percent_brief(bar.p);
        if (painter.width(percent, small) <= column.w)
            painter.text({column.x, column.bottom() - high - painter.scaled(gaps::margin), column.w,
                          painter.scaled(gaps::margin)},
                         percent, small);
        painter.text(labels.column(i, count), bar.label, {letter_sizes::hint, Face::plain, look.ink, Align::centre});
    }
}

double least_height(Painter& painter, double wide, const present::Detail& detail) {
    return painter.wrapped_height(wide, sentence_of(detail), least_words);
}

double draw_sentence(Painter& painter, const Rect& box, const present::Detail& detail) {
    return painter.wrapped(box, sentence_of(detail), least_words);
}

namespace {

// Nowhere does a word go on in the next line.
bool fits_in(Painter& painter, const Rect& box, const std::string& sentence, const TextStyle& style) {
    std::istringstream words{sentence};
    for (std::string word; words >> word;)
        if (painter.width(word, style) > box.w) return false;
    return painter.wrapped_height(box.w, sentence, style) <= box.h;
}

}  // namespace

void draw_sentence_and_bars(Painter& painter, Rect box, const present::Detail& detail) {
    TextStyle words{letter_sizes::told, Face::serif};
    const std::string sentence = sentence_of(detail);
    while (words.size > least_letters && !fits_in(painter, box, sentence, words)) --words.size;
    box.cut_top(painter.wrapped_within(box, sentence, words) + painter.scaled(gaps::modest));
    if (!detail.bars.empty() && box.h > painter.scaled(least_bars)) draw_bars(painter, box, detail);
}

}  // namespace gui
