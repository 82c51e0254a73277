// SPDX-License-Identifier: MIT
#include "byzantium/window/pages/reports_page.h"

#include "byzantium/words/looking_back/report_pages.h"
#include "present/help/page_keys.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;
namespace {

constexpr double most_report_row_height = 58;
constexpr double row_gap = 4;
constexpr double label_letters = 13.5;
constexpr double beside_label = 16;

const words::ReportWords& words_at(std::size_t row) { return words::report_words().at(row); }

double labels_width(Painter& painter) {
    double wide = 0;
    for (const words::ReportWords& report : words::report_words())
        wide = std::max(wide, painter.width(report.label, {label_letters, Face::bold}));
    return wide + painter.scaled(beside_label);
}

}  // namespace

void ReportsPage::show(words::ReportFacts facts, Maker make) {
    facts_ = std::move(facts);
    make_ = std::move(make);
    forget();
    mark(marked_);
}

words::ReportKind ReportsPage::marked() const { return words_at(marked_).kind; }

void ReportsPage::mark(std::size_t row) {
    marked_ = row;
    focus("save:" + words_at(row).key);
}

void ReportsPage::draw(Painter& painter) {
    const auto words = words::report_page_words(facts_);
    Rect rest = draw_frame(painter, words.heading, words.back, words.keys);
    const std::size_t rows = words::report_words().size();
    const double high = std::min(painter.scaled(most_report_row_height), rest.h / static_cast<double>(rows));
    for (std::size_t row = 0; row < rows; ++row) {
        Rect line = rest.cut_top(high);
        line.cut_bottom(painter.scaled(row_gap));
        draw_row(painter, line, row);
    }
}

void ReportsPage::draw_row(Painter& painter, const Rect& box, std::size_t row) {
    const Theme& t = painter.theme();
    const words::ReportWords& report = words_at(row);
    const auto words = words::report_page_words(facts_);
    const bool is_marked = row == marked_;
    if (is_marked) painter.fill(box, t.raised, 6);
    painter.area(box, "report:" + report.key, [this, row] { mark(row); });
    Rect rest = box.inset(painter.scaled(4));
    if (is_marked) painter.fill({box.x, box.y, painter.scaled(4), box.h}, t.accent, 2);
    rest.cut_left(painter.scaled(12));
    const double button_top = rest.middle_y() - std::min(rest.h, button_height(painter)) / 2;
    const auto put_button = [&](const std::string& name, const Button& button, std::function<void()> act) {
        const Rect place = rest.cut_right(button_width(painter, button));
        rest.cut_right(painter.scaled(8));
        KeyCanvas::button(painter, {place.x, button_top, place.w, std::min(rest.h, button_height(painter))}, name,
                          button, std::move(act));
    };
    put_button("save:" + report.key, {words.save}, [this, row] {
        mark(row);
        save_marked();
    });
    if (report.copied == words::Copied::yes)
        put_button("copy:" + report.key, {words.copy}, [this, row] {
            mark(row);
            copy_marked();
        });
    painter.text(rest.cut_left(labels_width(painter)), report.label, {label_letters, Face::bold});
    const TextStyle style{12, Face::plain, t.faint};
    const double help = painter.wrapped_height(rest.w, report.help, style);
    painter.wrapped({rest.x, rest.middle_y() - help / 2, rest.w, help}, report.help, style);
}

bool ReportsPage::took_key(int key) {
    const std::size_t last = words::report_words().size() - 1;
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
    const words::ReportWords& words = words_at(marked_);
    tell(
        save(this, choosers(), words::report_file_name(words, facts_), words.label, [&] { return make_(words.kind); }));
}

void ReportsPage::copy_marked() {
    const words::ReportWords& words = words_at(marked_);
    if (words.copied == words::Copied::yes) tell(copy(words.label, [&] { return make_(words.kind); }));
}

}  // namespace byzantium::window
