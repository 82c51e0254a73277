// SPDX-License-Identifier: MIT
// The reports of the open session: one of them is marked, and is saved into a file or copied.
#pragma once

#include "gui/kept_page.h"
#include "present/report.h"
#include "present/report_files.h"

#include <cstddef>

namespace gui {

class ReportsPage : public KeptPage {
public:
    using Maker = std::function<std::string(present::ReportKind)>;

    ReportsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers)
        : KeptPage(parent, theme, "reports", choosers) {}

    // `make` gives the bytes of a report as the session stands then.
    void show(present::ReportFacts facts, Maker make);
    present::ReportKind marked() const;

protected:
    void draw(Painter& painter) override;
    bool took_key(int key) override;

private:
    void draw_row(Painter& painter, const Rect& box, std::size_t row);
    void mark(std::size_t row);
    void save_marked();
    void copy_marked();

    present::ReportFacts facts_;
    Maker make_;
    std::size_t marked_ = 0;
};

}  // namespace gui
