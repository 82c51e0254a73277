// SPDX-License-Identifier: MIT
// The reports of the open session: one is selected, and can be saved into a file or copied.
#pragma once

#include "guests/code.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/canvas/theme.h"
#include "gui/pages/kept_page.h"
#include "present/help/manual.h"
#include "present/reports/report_words.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class ReportsPage : public KeptPage {
public:
    using Maker = std::function<std::string(const std::string& key)>;

    ReportsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers)
        : KeptPage(parent, theme, "reports", choosers) {}

    // Shows the reports of the session with that title. `make` returns the bytes of a report on the session as it then
    // is.
    void show(std::string title, std::vector<present::ReportWords> reports, Maker make);
    // Its key.
    const std::string& marked() const { return reports_.at(marked_).key; }

protected:
    void draw(Painter& painter) override;
    bool took_key(int key) override;
    void leave() override;
    present::HelpTopic page_topic() const override { return present::manual_page(present::ManualTopic::look_back); }

private:
    void draw_rows(Painter& painter, Rect box, double high);
    double least_row_height(Painter& painter, double width);
    void draw_row(Painter& painter, const Rect& box, std::size_t row);
    void mark(std::size_t row);
    void save_marked();
    void copy_marked();
    void show_code();
    void draw_code_page(Painter& painter);

    std::string title_;
    std::vector<present::ReportWords> reports_;
    Maker make_;
    std::optional<guests::Modules> code_;  // of the marked report, in the place of them all
    std::size_t marked_ = 0;
    std::size_t seen_ = 0;  // the row that was brought into sight last
    ScrolledPart rows_{*this};
};

}  // namespace gui
