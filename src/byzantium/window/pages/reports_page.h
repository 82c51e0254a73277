// SPDX-License-Identifier: MIT
// The reports of the open session: one of them is marked, and is saved into a file or copied.
#pragma once

#include "byzantium/window/pages/kept_page.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/report_files.h"
#include "gui/canvas/theme.h"

#include <cstddef>

namespace byzantium::window {

class ReportsPage : public KeptPage {
public:
    using Maker = std::function<std::string(words::ReportKind)>;

    ReportsPage(wxWindow* parent, const gui::Theme& theme, const FileChoosers& choosers)
        : KeptPage(parent, theme, "reports", choosers) {}

    // `make` gives the bytes of a report as the session stands then.
    void show(words::ReportFacts facts, Maker make);
    words::ReportKind marked() const;

protected:
    void draw(gui::Painter& painter) override;
    bool took_key(int key) override;

private:
    void draw_row(gui::Painter& painter, const gui::Rect& box, std::size_t row);
    void mark(std::size_t row);
    void save_marked();
    void copy_marked();

    words::ReportFacts facts_;
    Maker make_;
    std::size_t marked_ = 0;
};

}  // namespace byzantium::window
