// SPDX-License-Identifier: MIT
// The rules and help pages: the chapters on the left, the text of one on the right with links to the rules it quotes, a
// way back through what was read, and a search field.
#pragma once

#include "gui/canvas/picture_files.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/pages/kept_page.h"
#include "present/help/article.h"
#include "present/help/handbook.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

class wxTextCtrl;

namespace gui {

class HandbookPage : public KeptPage {
public:
    // Reads the book in the language that is current whenever it is shown.
    using Reader = std::function<present::Handbook()>;
    HandbookPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, Reader read_book);

    // `choices`: of the open table, if one is.
    void show(const present::HelpTopic& topic, std::optional<present::TableChoices> choices);
    // While the page is visible: shows that topic too. Does nothing without a topic.
    void look_up(const present::HelpTopic& topic);
    // Gives the keyboard to the search field.
    void search();
    const present::Article& article() const { return article_; }
    // The ids of the rules, or the topic, that are shown.
    const std::vector<std::string>& marked() const { return seen_.marked; }

    // The whole article, however far it is scrolled.
    std::vector<SpokenLine> spoken() override;
    std::string meaning() const override { return article_.title; }

protected:
    void draw(Painter& painter) override;
    bool took_key(int key) override;
    wxSize spoken_size() const override;

private:
    struct Found {
        std::string words;
    };
    // What is shown, and the place in it.
    struct View {
        std::variant<std::size_t, present::RuleIds, Found> what;  // a chapter, some rules, what was found
        std::vector<std::string> marked{};
        std::optional<double> top{};  // none: it has not been read yet
    };

    present::Article article_of(std::size_t chapter) const;
    present::Article article_of(const present::RuleIds& rules) const;
    present::Article article_of(const Found& found) const;
    View view_of(const present::HelpContents&) const;
    View view_of(const present::HelpPage& page) const;
    View view_of(const present::RuleIds& rules) const;
    void translate();
    void read(View view);
    void read_on(View view);
    void read_back();
    void read_chapter(std::size_t chapter);
    void to_neighbour(int by);
    void read_rule(const std::string& id);
    void type(wxKeyEvent& event);
    void find();
    void save_article();

    void draw_tools(Painter& painter, Rect line);
    void place_field(Painter& painter, const Rect& box);
    double chapters_width(Painter& painter, double room) const;
    void draw_chapters(Painter& painter, const Rect& box);
    void draw_chapter_lines(Painter& painter, Rect box, double high);
    void show_open(double top, double high);
    void draw_article(Painter& painter, const Rect& box);
    void show_mark(double top);

    Reader read_book_;
    present::Handbook book_;
    std::string language_;  // of the book
    View seen_{std::size_t{0}};
    std::vector<View> before_;
    present::Article article_;
    ScrolledPart part_{*this};
    ScrolledPart chapters_{*this, ScrolledPart::Wheel::at_its_place};
    PictureFiles pictures_;
    bool to_mark_ = false;  // the next drawing brings the first mark into sight
    bool to_open_ = false;  // and the open chapter
    wxTextCtrl* field_;
};

}  // namespace gui
