// SPDX-License-Identifier: MIT
// Draws an article: headings, paragraphs, rules, tables and pictures below each other, with links to the rules that
// they quote. Below a picture stands what it shows.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/picture_files.h"
#include "present/help/article.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

struct ArticleLinks {
    const std::vector<std::string>& marked;  // ids of rules, or topics of headings, that are looked for
    std::function<void(const std::string& id)> open;
    PictureFiles& pictures;
};

struct ArticleDrawn {
    double height;
    std::optional<double> first_mark;  // of the top of the first that is marked, from the article's
};

// Draws downwards from the top of the box, in its width. Whatever is outside `seen` is measured but not drawn.
ArticleDrawn draw_article(Painter& painter, const Rect& box, const Rect& seen, const present::Article& article,
                          const ArticleLinks& links);

}  // namespace gui
