// SPDX-License-Identifier: MIT
#include "gui/table/repair_page.h"

#include "gui/canvas/article_drawing.h"

#include <utility>
#include <vector>

namespace gui {
namespace {

constexpr double repair_margin = 14;

}  // namespace

RepairPage::RepairPage(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "repair") {
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (!event.HasAnyModifiers() && part_.took_key(event.GetKeyCode())) return;
        if (!HandleAsNavigationKey(event)) event.Skip();
    });
}

// From its top: another repair is another text.
void RepairPage::show(present::Article article) {
    article_ = std::move(article);
    article_.title.clear();  // the bar above says it
    part_.to(0);
    Refresh();
}

void RepairPage::draw(Painter& painter) {
    painter.card(painter.whole());
    const std::vector<std::string> nothing_marked;
    PictureFiles no_pictures;
    const Rect seen = painter.whole().inset(painter.scaled(repair_margin));
    part_.draw(painter, seen, [&](const Rect& moved) {
        return draw_article(painter, moved, seen, article_, {nothing_marked, on_rule, no_pictures}).height;
    });
}

}  // namespace gui
