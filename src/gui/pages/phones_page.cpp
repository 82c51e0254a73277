// SPDX-License-Identifier: MIT
#include "gui/pages/phones_page.h"

#include "gui/canvas/sizes.h"
#include "gui/pages/code_drawing.h"
#include "present/help/manual.h"
#include "present/help/page_keys.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

using present::PageAct;

constexpr double part_of_code = 0.46;  // of the width, at most
constexpr double beside_code = 28;
constexpr double address_points = 21;
constexpr double after_phones_part = 12;

// "http://192.168.1.10:4680/" and the key have a line each.
std::pair<std::string, std::string> halves(const std::string& address) {
    const auto slash = address.rfind('/') + 1;
    return {address.substr(0, slash), address.substr(slash)};
}

}  // namespace

PhonesPage::PhonesPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers)
    : KeptPage(parent, theme, "phones", choosers) {}

void PhonesPage::show(const std::string& title, const present::PhonesNow& now, guests::Modules code) {
    title_ = title;
    part_.to(0);
    forget();
    ending_ = Ending::not_asked;
    update(now, std::move(code));
    focus(is_on() ? "phones:copy" : "phones:start");
    focus_what_is_asked();
}

void PhonesPage::update(const present::PhonesNow& now, guests::Modules code) {
    if (now == now_ && code == code_) return;  // a list beside the page is not made again
    const bool was_on = is_on();
    now_ = now;
    code_ = std::move(code);
    if (was_on != is_on()) {
        part_.to(0);
        focus(is_on() ? "phones:copy" : "phones:start");
        forget();
    }
    if (now_.watching == 0) ending_ = Ending::not_asked;
    focus_what_is_asked();
    Refresh();
}

// The keyboard goes to who asks for a seat; and never by itself to the end of it all, where Enter would take the game
// from everybody's phone. It stays where somebody has moved it to answer another phone.
void PhonesPage::focus_what_is_asked() {
    if (!is_on()) return;
    const auto answers = [&](const present::PhoneAtSeat& one) {
        return focused() == "phones:yes:" + one.digits || focused() == "phones:away:" + one.digits;
    };
    if (std::any_of(now_.seats.begin(), now_.seats.end(), answers)) return;
    const bool is_gone = focused().starts_with("phones:yes:") || focused().starts_with("phones:away:");
    const auto asks = std::find_if(now_.seats.begin(), now_.seats.end(), [](const present::PhoneAtSeat& one) {
        return one.stands == present::PhoneAtSeat::Stands::asks;
    });
    if (asks != now_.seats.end())
        focus("phones:yes:" + asks->digits);
    else if (is_gone)
        focus("phones:copy");
}

present::HelpTopic PhonesPage::page_topic() const { return present::manual_page(present::ManualTopic::phones); }

// --- What it does

std::vector<NamedButton> PhonesPage::buttons(const present::PhonesPageWords& words) {
    const auto key = [](PageAct act) { return present::key_of_act(act); };
    if (!is_on())
        return {
            {"phones:start", {words.start, key(PageAct::show_to_phones), {}, Weight::primary}, [this] { on_start(); }}};
    std::vector<NamedButton> all{{"phones:copy", {words.copy, key(PageAct::copy_address)}, [this] { copy_address(); }}};
    if (now_.other_networks > 0)
        all.push_back({"phones:next", {words.next, key(PageAct::next_address)}, [this] { on_next(); }});
    for (std::size_t i = 0; i < words.seats.size(); ++i) {
        const std::string digits = now_.seats[i].digits;
        if (!words.seats[i].yes.empty())
            all.push_back({"phones:yes:" + digits, {words.seats[i].yes, {}, {}, Weight::primary}, [this, digits] {
                               on_yes(digits);
                           }});
        all.push_back({"phones:away:" + digits, {words.seats[i].away}, [this, digits] { on_away(digits); }});
    }
    const std::string& end_words = ending_ == Ending::asked ? words.end_asked : words.end;
    all.push_back({"phones:end", {end_words, key(PageAct::end_showing)}, [this] { end(); }});
    return all;
}

// Once more if phones would lose the game.
void PhonesPage::end() {
    if (now_.watching > 0 && ending_ == Ending::not_asked) {
        ending_ = Ending::asked;
        return focus("phones:end");
    }
    ending_ = Ending::not_asked;
    on_end();
}

void PhonesPage::copy_address() {
    tell(copy(present::address_label(), [this] { return now_.address; }));
}

bool PhonesPage::took_key(int key) {
    const auto act = present::page_act(present::KeyPage::phones, key);
    if (act == PageAct::show_to_phones && !is_on()) return on_start(), true;
    if (act == PageAct::copy_address && is_on()) return copy_address(), true;
    if (act == PageAct::next_address && is_on() && now_.other_networks > 0) return on_next(), true;
    if (act == PageAct::end_showing && is_on()) return end(), true;
    return part_.took_key(key);
}

// --- What it shows

void PhonesPage::draw(Painter& painter) {
    const auto words = present::phones_page_words(now_, title_);
    Rect rest = draw_frame(painter, words.heading, words.back, words.keys);
    if (is_on()) {
        const double side = std::min(rest.h, rest.w * part_of_code);
        draw_code(painter, rest.cut_left(side));
        rest.cut_left(painter.scaled(beside_code));
    }
    draw_buttons(painter, rest, words);
    part_.draw(painter, rest, [&](const Rect& moved) { return draw_words(painter, moved, words); });
}

// As many side by side as find room.
void PhonesPage::draw_buttons(Painter& painter, Rect& rest, const present::PhonesPageWords& words) {
    std::vector<std::vector<NamedButton>> lines;
    for (NamedButton& one : buttons(words)) {
        std::vector<NamedButton> longer = lines.empty() ? std::vector<NamedButton>{} : lines.back();
        longer.push_back(one);
        if (!lines.empty() && row_width(painter, longer) <= rest.w)
            lines.back() = std::move(longer);
        else
            lines.push_back({std::move(one)});
    }
    const double high = button_height(painter);
    const double gap = painter.scaled(gaps::modest);
    Rect below = rest.cut_bottom(static_cast<double>(lines.size()) * (high + gap) - gap);
    for (const auto& line : lines) {
        button_row(painter, below.cut_top(high), line);
        below.cut_top(gap);
    }
    rest.cut_bottom(painter.scaled(gaps::usual));
}

void PhonesPage::draw_code(Painter& painter, const Rect& box) {
    if (code_.empty()) return;
    painter.area(gui::draw_code(painter, box, code_, GetContentScaleFactor()), "code", {}, now_.address);
}

void PhonesPage::draw_address(Painter& painter, Rect& rest) {
    const auto [host, key] = halves(now_.address);
    for (const std::string& half : {host, key}) {
        const TextStyle style = painter.fitting(half, rest.w, {address_points, Face::digits, painter.theme().accent});
        rest.cut_top(painter.wrapped(rest, half, style) + painter.scaled(gaps::thin));
    }
}

double PhonesPage::draw_words(Painter& painter, Rect box, const present::PhonesPageWords& words) {
    const Theme& t = painter.theme();
    const double top = box.y;
    const auto say = [&](const std::string& sentence, const TextStyle& style, double after) {
        box.cut_top(painter.wrapped(box, sentence, style) + painter.scaled(after));
    };
    if (!words.news.empty()) say(words.news, {letter_sizes::row, Face::bold, t.bad}, after_phones_part);
    if (is_on()) {
        say(words.scan, {13}, 6);
        draw_address(painter, box);
        box.cut_top(painter.scaled(after_phones_part));
    }
    for (const std::string& sentence : words.sentences) say(sentence, {is_on() ? 12.0 : 14.0}, is_on() ? 3 : 8);
    box.cut_top(painter.scaled(after_phones_part));
    if (!words.waiting.empty()) say(words.waiting, {letter_sizes::heading, Face::bold, t.bad}, 6);
    for (const auto& seat : words.seats) say(seat.line, {letter_sizes::heading, Face::bold}, 6);
    if (!words.seats.empty()) box.cut_top(painter.scaled(after_phones_part));
    if (!words.who.empty()) say(words.who, {letter_sizes::heading, Face::serif_bold, t.accent}, 3);
    for (const std::string& phone : words.phones) say(phone, {13}, 3);
    box.cut_top(painter.scaled(after_phones_part));
    for (std::size_t i = 0; i < words.causes.size(); ++i) {
        const bool is_frame = i == 0 || i + 1 == words.causes.size();
        say(words.causes[i], {letter_sizes::text, is_frame ? Face::bold : Face::plain}, 3);
    }
    return box.y - top;
}

}  // namespace gui
