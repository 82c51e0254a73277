// SPDX-License-Identifier: MIT
#include "byzantium/window/table/dice_drawing.h"

#include "byzantium/rules/dice.h"
#include "byzantium/window/table/dice_buttons.h"
#include "byzantium/words/desk/dice_words.h"
#include "gui/canvas/label.h"
#include "gui/canvas/sizes.h"
#include "present/language/key_words.h"
#include "present/window/words_of_panels.h"

#include <wx/brush.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

// Of the width: what is left is for the dice.
constexpr double most_chance = 0.38;
constexpr double most_names = 0.45;
constexpr double few_names = 0.36;
constexpr double most_of_row = 0.6;    // of its height, for a number of hits
constexpr double least_die = 0.6;      // of a row's height: as long as dice are smaller, the words beside them shrink
constexpr double smaller_hits = 0.85;  // of the letters
constexpr double least_hits = 0.75;

using words::DiceRow;
using words::DiceSide;
using words::DiceTray;
using words::DiceView;

struct Pip {
    double x;
    double y;
};

// In quarters of the die's side from its middle.
std::vector<Pip> pips(int face) {
    std::vector<Pip> all;
    const auto pair = [&all](double x, double y) {
        all.push_back({x, y});
        all.push_back({-x, -y});
    };
    if (face % 2 == 1) all.push_back({0, 0});
    if (face >= 2) pair(1, 1);
    if (face >= 4) pair(1, -1);
    if (face == 6) pair(1, 0);
    return all;
}

// Of whoever's dice they are: a hit is a die in their colour, full as no other die is.
struct DiceColours {
    wxColour die;
    wxColour pips;
};
DiceColours colours_of(const Theme& look, const DiceRow& row) {
    if (!row.mark) return {look.ink, look.card};
    return {look.player(row.mark->ink), look.on_player(row.mark->ink)};
}

void draw_die(Painter& painter, const Rect& box, std::optional<int> face, const DiceColours& colours) {
    const Theme& look = painter.theme();
    const bool hits = face && byzantium::is_hit(*face);
    painter.fill(box, hits ? colours.die : look.card, 6);
    painter.outline(box, face ? colours.die : look.faint, face ? 2 : 1, 6);
    if (!face) return;
    auto& context = painter.context();
    context.SetBrush(wxBrush{hits ? colours.pips : look.ink});
    context.SetPen(*wxTRANSPARENT_PEN);
    const double r = box.w * 0.095;
    for (const Pip& pip : pips(*face))
        context.DrawEllipse(box.middle_x() + pip.x * box.w / 4 - r, box.middle_y() + pip.y * box.h / 4 - r, 2 * r,
                            2 * r);
}

int hits_in(const DiceTray& tray, DiceSide side) {
    const auto& faces = tray.faces(side);
    return static_cast<int>(
        std::count_if(faces.begin(), faces.end(), [](auto f) { return f && byzantium::is_hit(*f); }));
}

// Some number that nobody can foretell, but no chance: only how a die looks in flight.
int shaken(int moment, DiceSide side, std::size_t die) {
    const auto mixed = static_cast<unsigned>(moment) * 2654435761U ^ static_cast<unsigned>(die + 1) * 40503U ^
                       (side == DiceSide::attacker ? 97U : 5U);
    return static_cast<int>(mixed >> 7 & 0xFFFFU);
}

void draw_flying_die(Painter& painter, const Rect& box, int shaken_so, const DiceColours& colours) {
    auto& context = painter.context();
    context.PushState();
    context.Translate(box.middle_x(), box.middle_y());
    context.Rotate((shaken_so % 64 - 32) / 50.0);
    const double size = box.w * 0.86;
    draw_die(painter, {-size / 2, -size / 2, size, size}, 1 + shaken_so % 6, colours);
    context.PopState();
}

TextStyle hits_style(double letters) { return {letters + 1, Face::bold}; }

struct RoomOfRow {
    double w;
    double h;
};

// With the gap to the next one, beside the number of hits, however many there will be.
double size_of_die(Painter& painter, const RoomOfRow& room, const DiceTray& tray, DiceSide side, double letters) {
    double hits = 0;
    for (std::size_t some = 0; some <= tray.faces(side).size(); ++some)
        hits = std::max(hits, painter.width(words::hits_so_far(static_cast<int>(some)), hits_style(letters)));
    const double beside = hits + painter.scaled(24);
    return std::min(room.h, (room.w - beside) / std::max(1.0, static_cast<double>(tray.faces(side).size())));
}

void draw_faces(Painter& painter, Rect row, const DiceTray& tray, const DiceRow& whose, const DiceClicks* clicks,
                Tumble tumble, double letters) {
    const DiceSide side = whose.side;
    const TextStyle hits = hits_style(letters);
    const std::string told = words::hits_so_far(hits_in(tray, side));
    const auto& faces = tray.faces(side);
    const DiceColours colours = colours_of(painter.theme(), whose);
    const double count = static_cast<double>(faces.size());
    const double step = size_of_die(painter, {row.w, row.h}, tray, side, letters);
    const std::string name = side == DiceSide::attacker ? "die:attacker:" : "die:defender:";
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Rect die =
            Rect{row.x + step * static_cast<double>(i), row.middle_y() - step / 2, step, step}.inset(step * 0.07);
        if (tumble) {
            draw_flying_die(painter, die, shaken(*tumble, side, i), colours);
        } else {
            draw_die(painter, die, faces[i], colours);
        }
        if (clicks != nullptr)
            painter.area(
                die, name + std::to_string(i + 1), [=, turn = clicks->turn] { turn(side, i); },
                words::die_words(side, i + 1, faces[i]));
    }
    row.cut_left(step * count + painter.scaled(gaps::wide));
    if (!tumble) painter.text(row, told, hits);
}

void draw_hits(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks* clicks) {
    Rect box = row.cut_left(row.h * 1.4).inset(painter.scaled(gaps::tight));
    painter.fill(box, painter.theme().card, 6);
    painter.outline(box, painter.theme().ink, 1.5, 6);
    const auto hits = tray.hits(side);
    const double points = std::min(letter_sizes::page, most_of_row * row.h / painter.scaled(gaps::hair));
    painter.text(box, hits ? std::to_string(*hits) : "?", {points, Face::digits, {}, Align::centre});
    if (clicks != nullptr)
        painter.area(box, side == DiceSide::attacker ? "hits:attacker" : "hits:defender",
                     [=, count = clicks->count] { count(side); });
    row.cut_left(painter.scaled(gaps::usual));
    const std::string words = words::hits_of_dice(tray.dice(side));
    TextStyle style{letter_sizes::text};
    while (style.size > letter_sizes::tiny && painter.wrapped_height(row.w, words, style) > row.h) style.size -= 0.5;
    const double high = std::min(row.h, painter.wrapped_height(row.w, words, style));
    painter.wrapped_within({row.x, row.middle_y() - high / 2, row.w, high}, words, style);
}

// Whose dice they are, in letters of that size: the piece, the name in as many lines as it needs, and below it who
// that is in this fight.
class Label {
public:
    Label(Painter& painter, double letters) : p_{painter}, name_{letters, Face::bold}, role_{letters * 0.8} {
        role_.colour = painter.theme().faint;
    }

    double width(const DiceRow& row) {
        return piece() + std::max(p_.width(row.name, name_), p_.width(row.role, role_)) + piece() / 2;
    }

    void draw(Rect box, const DiceRow& row) {
        const Rect place = box.cut_left(piece());
        if (row.mark) p_.piece(place.x + piece() * 0.42, box.middle_y(), piece() * 0.8, *row.mark);
        double role = p_.line_height(role_);
        TextStyle style = name_;
        const auto high = [&] { return p_.wrapped_height(box.w, row.name, style); };
        const auto shrink = [&](double least) {
            while (high() + role > box.h && style.size > name_.size * least) style.size *= 0.94;
        };
        while (longest_word(row.name, style) > box.w && style.size > name_.size * least_for_word) style.size *= 0.94;
        shrink(usual_part);
        if (high() + role > box.h) role = 0;  // the question says it, too
        shrink(least_part);
        const double name = std::min(high(), box.h - role);
        const double top = box.middle_y() - (name + role) / 2;
        p_.wrapped_within({box.x, top, box.w, name}, row.name, style);
        if (role > 0) p_.text({box.x, top + name, box.w, role}, row.role, role_);
    }

private:
    static constexpr double usual_part = 0.8;  // of the letters
    static constexpr double least_part = 0.76;
    static constexpr double least_for_word = 0.7;  // a broken word is harder to read than a small one

    double longest_word(const std::string& name, const TextStyle& style) {
        double wide = 0;
        for (std::size_t from = 0; from < name.size();) {
            const std::size_t end = std::min(name.find(' ', from), name.size());
            wide = std::max(wide, p_.width(name.substr(from, end - from), style));
            from = end + 1;
        }
        return wide;
    }
    double piece() { return p_.line_height(name_) * 1.7; }

    Painter& p_;
    TextStyle name_;
    TextStyle role_;
};

// What the dice do to the chance: right of them, or where that would leave them less room, in a line below them.
class Chance {
public:
    Chance(Painter& painter, const words::DiceChance& chance, double letters)
        : p_{painter}, chance_{chance}, letters_{letters} {}

    double column_width() {
        double wide = 0;
        for (const std::string* text : {&chance_.city, &chance_.before, &chance_.after, &chance_.room})
            wide = std::max(wide, p_.width(*text, {letters_, Face::bold}));
        return wide + p_.scaled(gaps::middle);
    }
    double line_height() { return p_.line_height({letters_, Face::bold}) + p_.scaled(gaps::tight); }

    void draw_column(Rect box) {
        const TextStyle small = small_style(letters_);
        const TextStyle large{letters_, Face::bold};
        const double high = p_.line_height(large) * (chance_.after.empty() ? 2 : 3);
        box = {box.x, box.middle_y() - high / 2, box.w, high};
        const auto line = [&](const std::string& text, const TextStyle& style) {
            p_.text(box.cut_top(p_.line_height(large)), text, snug(p_, text, box.w - p_.scaled(gaps::modest), style));
        };
        line(chance_.city, small);
        line(chance_.before, chance_.after.empty() ? large : small);
        if (!chance_.after.empty()) line(chance_.after, large);
    }

    void draw_line(Rect box) {
        double letters = letters_;
        while (letters > letters_ * least_of_line && parts_width(letters) > box.w) letters *= 0.97;
        for (const Part& part : parts(letters)) {
            p_.text(box.cut_left(p_.width(part.text, part.style) + 1), part.text, part.style);
            box.cut_left(p_.scaled(gaps::wide));
        }
    }

private:
    static constexpr double least_of_line = 0.75;
    struct Part {
        const std::string& text;
        TextStyle style;
    };

    TextStyle small_style(double letters) const { return {letters * 0.85, Face::plain, p_.theme().faint}; }
    std::vector<Part> parts(double letters) const {
        const TextStyle large{letters, Face::bold};
        std::vector<Part> all{{chance_.city, small_style(letters)},
                              {chance_.before, chance_.after.empty() ? large : small_style(letters)}};
        if (!chance_.after.empty()) all.push_back({chance_.after, large});
        return all;
    }
    double parts_width(double letters) {
        double wide = chance_.after.empty() ? p_.width(chance_.room, {letters, Face::bold}) + p_.scaled(gaps::wide) : 0;
        for (const Part& part : parts(letters)) wide += p_.width(part.text, part.style) + p_.scaled(gaps::wide);
        return wide;
    }

    Painter& p_;
    const words::DiceChance& chance_;
    double letters_;
};

// A little smaller before it takes a second line.
TextStyle undone_style(Painter& painter, double wide, const std::string& note, double letters) {
    return painter.fitting(note, wide, {letters, Face::serif});
}
double undone_height(Painter& painter, double wide, const std::string& note, double letters) {
    return note.empty() ? 0 : painter.wrapped_height(wide, note, undone_style(painter, wide, note, letters));
}

// Of both rows, so that their dice lie below each other.
struct WordsOfRows {
    double names;  // their width
    double hits;   // letters of the numbers of hits
    double die;    // what is left for the smallest die
};

WordsOfRows words_of_rows(Painter& painter, const Rect& box, const DiceView& view, double letters) {
    Label label{painter, letters};
    double names = 0;
    for (const DiceRow& row : view.rows) names = std::max(names, label.width(row));
    const double high = box.h / static_cast<double>(std::max<std::size_t>(1, view.rows.size()));
    WordsOfRows words{};
    for (const auto& [part, hits] : {std::pair{most_names, 1.0}, std::pair{most_names, smaller_hits},
                                     std::pair{most_names, least_hits}, std::pair{few_names, least_hits}}) {
        words = {std::min(names, box.w * part), letters * hits, high};
        for (const DiceRow& row : view.rows)
            words.die =
                std::min(words.die, size_of_die(painter, {box.w - words.names, high}, view.tray, row.side, words.hits));
        if (words.die >= high * least_die) break;
    }
    return words;
}

// Cuts its place off: below the dice only where they are larger then, and people enter them.
void draw_chance(Painter& painter, Rect& box, const DiceView& view, const DiceClicks* clicks, double letters) {
    Chance chance{painter, *view.chance, letters};
    Rect beside = box;
    const Rect column = beside.cut_right(std::min(box.w * most_chance, chance.column_width()));
    Rect above = box;
    const Rect line = above.cut_bottom(chance.line_height());
    const bool faces = clicks != nullptr && view.tray.way() == DiceTray::Way::faces;
    const auto die = [&](const Rect& rows) { return words_of_rows(painter, rows, view, letters).die; };
    if (faces && die(above) > die(beside)) {
        chance.draw_line(line);
        box = above;
    } else {
        chance.draw_column(column);
        box = beside;
    }
}

// All but the keys. Without clicks the dice are only to be seen.
void draw_rows(Painter& painter, Rect box, const DiceView& view, const DiceClicks* clicks, Tumble tumble,
               double letters) {
    if (!view.note.empty()) {
        const TextStyle style = undone_style(painter, box.w, view.note, letters);
        painter.wrapped_within(box.cut_bottom(undone_height(painter, box.w, view.note, letters)), view.note, style);
    }
    if (view.chance) {
        DiceView shown = view;
        if (tumble) shown.chance->after.clear();
        draw_chance(painter, box, shown, clicks, letters);
    }
    Label label{painter, letters};
    const WordsOfRows words = words_of_rows(painter, box, view, letters);
    const double high = box.h / static_cast<double>(std::max<std::size_t>(1, view.rows.size()));
    for (const DiceRow& whose : view.rows) {
        Rect row = box.cut_top(high);
        label.draw(row.cut_left(words.names), whose);
        view.tray.way() == DiceTray::Way::faces ? draw_faces(painter, row, view.tray, whose, clicks, tumble, words.hits)
                                                : draw_hits(painter, row, view.tray, whose.side, clicks);
    }
}

}  // namespace

void draw_dice_tray(Painter& painter, Rect box, const DiceView& view, const DiceClicks& clicks, Tumble tumble) {
    constexpr double letters = 14;
    constexpr double highest_row = 88;
    Rect buttons = box.cut_bottom(painter.scaled(38));
    buttons.cut_top(painter.scaled(gaps::modest));
    const double note = undone_height(painter, box.w, view.note, letters);
    const double rows = painter.scaled(highest_row) * static_cast<double>(view.rows.size()) + note;
    draw_rows(painter, box.cut_top(std::min(box.h, rows)), view, &clicks, tumble, letters);
    const bool faces = view.tray.way() == DiceTray::Way::faces;
    const std::vector<TrayButton> all{
        {"R", words::label_roll(), "dice:roll", clicks.roll},
        {"H", faces ? words::label_hits_instead() : words::label_faces_instead(), "dice:way", clicks.other_way},
        {present::key_words("Enter"), present::label_done(), "dice:done", clicks.done}};
    const bool is_told = view.tray.complete() && !tumble;
    draw_tray_buttons(painter, buttons, all, is_told ? all.size() : all.size() - 1);
}

void draw_dice_from_afar(Painter& painter, Rect box, const DiceView& view, double letters) {
    draw_rows(painter, box, view, nullptr, std::nullopt, letters);
}

}  // namespace byzantium::window
