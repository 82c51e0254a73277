// SPDX-License-Identifier: MIT
// The words of the window's pages of reports and charts.
#pragma once

#include <string>

namespace present {

struct ReportPageWords {
    std::string heading;
    std::string keys;  // how it is used without a mouse
    std::string save;
    std::string copy;
    std::string code;  // shows it as a code for a phone's camera
    std::string back;
};
// Of a session with that title.
ReportPageWords report_page_words(const std::string& title);
// Of a kind of report that is no text to paste.
std::string not_copied_words(const std::string& report);

// A report that is shown as a code.
struct CodePageWords {
    std::string keys;
    std::string scan;      // a sentence
    std::string too_much;  // the same: there is more in the report than a code holds
};
CodePageWords code_page_words();

struct ChartPageWords {
    std::string heading;
    std::string keys;
    std::string save_png;
    std::string save_svg;
    std::string save_csv;
    std::string back;
    std::string file_title;  // what the names of its files are made of
};
// Of a session with that title, and over all of them.
ChartPageWords chart_page_words(const std::string& title);
ChartPageWords statistics_page_words();

// A sentence about what was done.
std::string saved_words(const std::string& what, const std::string& file);
std::string copied_words(const std::string& what);
std::string clipboard_is_busy();
// Of the system's file chooser.
std::string save_title();

}  // namespace present
