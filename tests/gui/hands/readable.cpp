// SPDX-License-Identifier: MIT
#include "gui/hands/readable.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <set>
#include <utility>

namespace gui_test {
namespace {

using gui::Drawn;
using gui::Letters;
using gui::Rect;

constexpr double a_hair = 0.1;      // pixels
constexpr double beyond = 1.5;      // pixels of a line that may lie outside
constexpr double lead_above = 0.2;  // of a line's height, where no letter stands
constexpr double lead_below = 0.25;

// Where the letters themselves are, as far as they are seen.
Rect body(const Letters& letters) {
    const Rect& ink = letters.ink;
    const double line = std::min(ink.h, letters.size * 1.2);
    const Rect all{ink.x, ink.y + line * lead_above, ink.w, ink.h - line * (lead_above + lead_below)};
    return letters.part ? all.within(*letters.part) : all;
}

bool is_seen(const Letters& letters) {
    const Rect seen = letters.part ? letters.ink.within(*letters.part) : letters.ink;
    return seen.w > 0 && seen.h > 0 && letters.text.find_first_not_of(" \n") != std::string::npos;
}

std::ptrdiff_t letters_in(const std::string& text) {
    return std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
}

bool meet(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > beyond && both.h > beyond;
}

// A number below zero with the hyphen of a keyboard, where print has a minus. A row of a board is as people type it:
// "-1:1:mmx".
bool has_hyphen_for_minus(const std::string& text) {
    static const std::regex below_zero{R"((^|[ (:+])-[0-9]+(?![0-9]*:-?[0-9]))"};
    return std::regex_search(text, below_zero);
}

class Reader {
public:
    Reader(gui::Canvas& canvas, double least) : canvas_{canvas}, least_{least} {}

    std::vector<std::string> find() && {
        const wxSize size = canvas_.GetClientSize();
        whole_ = {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
        if (size.x < 1 || size.y < 1) return {};
        for (const Drawn& one : canvas_.written()) look(one);
        return std::move(found_);
    }

private:
    void look(const Drawn& one) {
        if (one.cut && (!one.letters || is_seen(*one.letters))) say("cut", one.text + " -> " + *one.cut);
        if (!one.letters) return;
        const Letters& letters = *one.letters;
        if (has_hyphen_for_minus(letters.text)) say("hyphen", letters.text);
        if (!letters.part && runs_out(letters)) say("out of sight", letters.text);
        if (!is_seen(letters)) return;
        const bool is_sign =
            one.text.empty() && letters_in(letters.text) == 1;  // on a piece, whose shape says the same
        if (letters.size < least() - a_hair && !is_sign && !zooms())
            say(fmt::format("small {:.1f}", letters.size), letters.text);
        if (one.text.empty()) return;
        const Rect here = body(letters);
        for (const auto& [there, text] : before_)
            if (meet(here, there)) say("overlap", text + " <> " + letters.text);
        before_.emplace_back(here, letters.text);
    }

    // Numbers beside numbers: where a language needs more room, letters are up to a quarter smaller.
    double least() const {
        static const std::set<wxString> tables{"displays", "count", "what if", "charts", "statistics", "workshop"};
        return tables.contains(canvas_.GetName()) ? 0.75 * least_ : least_;
    }
    // Maps and boards: as large as somebody wants them, by the wheel or + and -.
    bool zooms() const { return canvas_.GetName() == "map" || canvas_.GetName() == "board"; }
    bool runs_out(const Letters& letters) const {
        const Rect ink = body(letters);
        const Rect seen = ink.within(whole_);
        return ink.w - seen.w > beyond || ink.h - seen.h > beyond;
    }
    void say(const std::string& fault, const std::string& text) {
        found_.push_back(canvas_.GetName().utf8_string() + ", " + fault + ": " + text);
    }

    gui::Canvas& canvas_;
    double least_;
    Rect whole_;
    std::vector<std::pair<Rect, std::string>> before_;
    std::vector<std::string> found_;
};

void read(wxWindow& window, double least, std::vector<std::string>& found) {
    if (!window.IsShown()) return;
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window)) {
        for (std::string& one : Reader{*canvas, least}.find()) found.push_back(std::move(one));
    }
    for (wxWindow* const child : window.GetChildren()) read(*child, least, found);
}

}  // namespace

std::vector<std::string> scrolled_away(gui::Canvas& canvas) {
    std::vector<std::string> found;
    for (const Drawn& one : canvas.written()) {
        if (!one.letters || !one.letters->part) continue;
        const Rect whole = body({one.text, one.letters->size, one.letters->ink});
        if (whole.h - whole.within(*one.letters->part).h > beyond) found.push_back(one.text);
    }
    return found;
}

std::vector<std::string> hard_to_read(wxWindow& window, double least_letters) {
    std::vector<std::string> found;
    read(window, least_letters, found);
    return found;
}

}  // namespace gui_test
