// SPDX-License-Identifier: MIT
#include "present/reports/report_pages.h"

#include "present/language/words.h"

#include <utility>

namespace present {
namespace {

ChartPageWords words_of_charts(std::string heading, std::string keys, std::string file_title) {
    return {std::move(heading),
            std::move(keys),
            translated("Save picture (PNG)"),
            translated("Save drawing (SVG)"),
            translated("Save numbers (CSV)"),
            translated("Back"),
            std::move(file_title)};
}

}  // namespace

ReportPageWords report_page_words(const std::string& title) {
    return {say("Reports on “{title}”", arg("title", title)),
            translated("Up and Down choose one, Enter saves it, C copies it, Esc goes back."),
            translated("Save"),
            translated("Copy"),
            translated("QR code"),
            translated("Back")};
}

std::string not_copied_words(const std::string& report) {
    return say("\u201c{report}\u201d cannot be copied. Enter saves it as a file.", arg("report", report));
}

CodePageWords code_page_words() {
    return {translated("Esc goes back to the reports."), translated("Scan this code with the camera of a phone."),
            translated("There is too much in this game for a code. Copy it instead, and send it to the phone.")};
}

ChartPageWords chart_page_words(const std::string& title) {
    return words_of_charts(say("Charts of “{title}”", arg("title", title)),
                           translated("Left and Right, or the number, choose a chart; Esc goes back."), title);
}

ChartPageWords statistics_page_words() {
    return words_of_charts(
        translated("Statistics"),
        translated("Left and Right, or the number, choose a chart; the letters above set the filters; Esc goes back."),
        "statistics");
}

std::string saved_words(const std::string& what, const std::string& file) {
    return say("{what} is in {file}.", arg("what", what), arg("file", file));
}

std::string copied_words(const std::string& what) {
    return say("{what} is copied; paste it wherever you like.", arg("what", what));
}

std::string clipboard_is_busy() {
    return translated("Nothing could be copied: another program is using the clipboard. Try again, or save a file.");
}

std::string save_title() { return translated("Save"); }

}  // namespace present
