// SPDX-License-Identifier: MIT
#include "gui/pages/reports_page.h"

#include "gui/canvas/sizes.h"
#include "gui/pages/code_drawing.h"
#include "gui/phones/phones.h"
#include "present/help/page_keys.h"
#include "present/reports/report_pages.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

using present::Copied;
using present::ReportWords;

constexpr double least_help_letters = 8.5;
constexpr double most_report_row_height = 58;
constexpr double row_gap = 4;
constexpr double row_margin = 4;
constexpr double around_help = 48;  // the gaps left and right of it
constexpr double label_letters = 13.5;
constexpr double beside_label = 16;
constexpr double beside_code_of_report = 28;

bool is_copied(const ReportWords& report) { return report.copied != Copied::no; }
bool has_code(const ReportWords& report) { return report.copied == Copied::to_a_phone_too && makes_codes(); }

double labels_width(Painter& painter, const std::vector<ReportWords>& reports) {
    double wide = 0;
    for (const ReportWords& report : reports)
        wide = std::max(wide, painter.width(report.label, {label_letters, Face::bold}));
    return wide + painter.scaled(beside_label);
}

}  // namespace

void ReportsPage::show(std::string title, std::vector<ReportWords> reports, Maker make) {
    title_ = std::move(title);
    reports_ = std::move(reports);
    make_ = std::move(make);
    code_.reset();
    forget();
    mark(marked_);
}

void ReportsPage::mark(std::size_t row) {
    marked_ = row;
    focus("save:" + reports_.at(row).key);
}

void ReportsPage::draw(Painter& painter) {
    if (code_) return draw_code_page(painter);
    const auto words = present::report_page_words(title_);
    Rect rest = draw_frame(painter, words.heading, words.back, words.keys);
    const auto rows = static_cast<double>(reports_.size());
    const double high = std::min(painter.scaled(most_report_row_height), rest.h / rows);
    const double least = least_row_height(painter, rest.w);
    if (least <= high) return draw_rows(painter, rest, high);
    if (std::exchange(seen_, marked_) != marked_)
        rows_.reveal({rest.x, rest.y - rows_.place().scroll.top + least * static_cast<double>(marked_), rest.w, least});
    rows_.draw(painter, rest, [&](const Rect& moved) {
        draw_rows(painter, {moved.x, moved.y, moved.w, least * rows}, least);
        return least * rows;
    });
}

void ReportsPage::draw_rows(Painter& painter, Rect box, double high) {
    for (std::size_t row = 0; row < reports_.size(); ++row) {
        Rect line = box.cut_top(high);
        line.cut_bottom(painter.scaled(row_gap));
        draw_row(painter, line, row);
    }
}

// All that is told of any of them is seen, in small letters.
double ReportsPage::least_row_height(Painter& painter, double width) {
    const auto words = present::report_page_words(title_);
    double high = button_height(painter);
    for (const ReportWords& report : reports_) {
        double beside = button_width(painter, {words.save}) + labels_width(painter, reports_);
        if (is_copied(report)) beside += button_width(painter, {words.copy});
        if (has_code(report)) beside += button_width(painter, {words.code}) + painter.scaled(gaps::middle);
        const double told = std::max(1.0, width - beside - painter.scaled(around_help));
        high = std::max(high, painter.wrapped_height(told, report.help, {least_help_letters}));
    }
    return high + painter.scaled(row_gap + 2 * row_margin);
}

void ReportsPage::draw_row(Painter& painter, const Rect& box, std::size_t row) {
    const Theme& t = painter.theme();
    const ReportWords& report = reports_.at(row);
    const auto words = present::report_page_words(title_);
    const bool is_marked = row == marked_;
    if (is_marked) painter.fill(box, t.raised, 6);
    painter.area(box, "report:" + report.key, [this, row] { mark(row); });
    Rect rest = box.inset(painter.scaled(row_margin));
    if (is_marked) painter.fill({box.x, box.y, painter.scaled(gaps::close), box.h}, t.accent, 2);
    rest.cut_left(painter.scaled(gaps::wide));
    const double button_top = rest.middle_y() - std::min(rest.h, button_height(painter)) / 2;
    const auto put_button = [&](const std::string& name, const Button& button, std::function<void()> act) {
        const Rect place = rest.cut_right(button_width(painter, button));
        rest.cut_right(painter.scaled(gaps::middle));
        KeyCanvas::button(painter, {place.x, button_top, place.w, std::min(rest.h, button_height(painter))}, name,
                          button, std::move(act));
    };
    put_button("save:" + report.key, {words.save}, [this, row] {
        mark(row);
        save_marked();
    });
    if (is_copied(report))
        put_button("copy:" + report.key, {words.copy}, [this, row] {
            mark(row);
            copy_marked();
        });
    if (has_code(report))
        put_button("code:" + report.key, {words.code}, [this, row] {
            mark(row);
            show_code();
        });
    painter.text(rest.cut_left(labels_width(painter, reports_)), report.label, {label_letters, Face::bold});
    TextStyle style{letter_sizes::told, Face::plain, t.faint};
    while (style.size > least_help_letters && painter.wrapped_height(rest.w, report.help, style) > rest.h)
        style.size -= 0.5;
    const double help = painter.wrapped_height(rest.w, report.help, style);
    painter.wrapped({rest.x, rest.middle_y() - help / 2, rest.w, help}, report.help, style);
}

// The code as large as the page, so that a camera sees its modules apart.
void ReportsPage::draw_code_page(Painter& painter) {
    const ReportWords& report = reports_.at(marked_);
    const auto words = present::code_page_words();
    Rect rest = draw_frame(painter, report.label, present::report_page_words(title_).back, words.keys);
    const Rect code = gui::draw_code(painter, rest, *code_, GetContentScaleFactor());
    painter.area(code, "code", {}, words.scan);
    rest.cut_left(code.w + painter.scaled(beside_code_of_report));
    rest.cut_top(painter.wrapped(rest, words.scan, {letter_sizes::heading, Face::serif_bold}) +
                 painter.scaled(gaps::usual));
    painter.wrapped(rest, report.help, {letter_sizes::row});
}

void ReportsPage::show_code() {
    std::string text = make_(reports_.at(marked_).key);
    while (text.ends_with('\n')) text.pop_back();
    code_ = code_for_camera(text);
    if (code_) return focus("back");
    tell({Outcome::Mood::trouble, present::code_page_words().too_much});
}

void ReportsPage::leave() {
    if (!code_) return on_back();
    code_.reset();
    focus("code:" + reports_.at(marked_).key);
}

bool ReportsPage::took_key(int key) {
    if (code_) return false;
    const std::size_t last = reports_.size() - 1;
    switch (key) {
        case WXK_UP:
            return mark(marked_ == 0 ? last : marked_ - 1), true;
        case WXK_DOWN:
            return mark(marked_ == last ? 0 : marked_ + 1), true;
        default:
            break;
    }
    if (present::page_act(present::KeyPage::reports, key) != present::PageAct::copy_report) return false;
    return copy_marked(), true;
}

void ReportsPage::save_marked() {
    const ReportWords& words = reports_.at(marked_);
    tell(save(this, choosers(), present::report_file_name(words, title_), words.label,
              [&] { return make_(words.key); }));
}

void ReportsPage::copy_marked() {
    const ReportWords& words = reports_.at(marked_);
    if (!is_copied(words)) return tell({Outcome::Mood::trouble, present::not_copied_words(words.label)});
    tell(copy(words.label, [&] { return make_(words.key); }));
}

}  // namespace gui
