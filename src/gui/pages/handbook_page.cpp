// SPDX-License-Identifier: MIT
#include "gui/pages/handbook_page.h"

#include "gui/canvas/article_drawing.h"
#include "gui/canvas/fonts.h"
#include "gui/canvas/sizes.h"
#include "gui/canvas/toolkit.h"
#include "present/help/page_keys.h"
#include "present/language/language.h"
#include "store/program.h"

#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr double most_for_chapters = 0.38;  // of the width
constexpr double chapter_letters = 12.5;
constexpr double beside_title = 12;
constexpr double most_chapter_height = 27;
constexpr double field_width = 290;
constexpr int all_rules_height = 40'000;  // holds all rules, or the manual, below each other
constexpr double above_mark = 12;
constexpr double beside_text = 12;  // what marks a rule stands there

}  // namespace

HandbookPage::HandbookPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, Reader read_book)
    : KeptPage(parent, theme, "handbook", choosers),
      read_book_{std::move(read_book)},
      book_{read_book_()},
      language_{present::spoken_language()},
      field_{new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER,
                            wxDefaultValidator, "search the rules")} {
    const std::string hint = present::handbook_words().search;
    field_->SetHint(wxString::FromUTF8(hint));
    name_for_readers(*field_, hint);
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { find(); });
    field_->Bind(wxEVT_CHAR_HOOK, &HandbookPage::type, this);
}

// --- What is read

void HandbookPage::show(const present::HelpTopic& topic, std::optional<present::TableChoices> choices) {
    if (language_ != present::spoken_language()) translate();
    book_.set_choices(std::move(choices));
    before_.clear();
    forget();
    if (!book_.troubles().empty()) tell({Outcome::Mood::trouble, present::all_troubles(book_)});
    seen_.top = part_.place().scroll.top;
    read(std::visit([this](const auto& what) { return view_of(what); }, topic));
    SetFocus();
}

// Into the language that is spoken now.
void HandbookPage::translate() {
    language_ = present::spoken_language();
    book_ = read_book_();
    seen_ = {std::size_t{0}};
}

void HandbookPage::look_up(const present::HelpTopic& topic) {
    if (!std::holds_alternative<present::HelpContents>(topic))
        read_on(std::visit([this](const auto& what) { return view_of(what); }, topic));
}

// Where it was left.
HandbookPage::View HandbookPage::view_of(const present::HelpContents&) const {
    return std::holds_alternative<Found>(seen_.what) ? View{std::size_t{0}} : seen_;
}

HandbookPage::View HandbookPage::view_of(const present::HelpPage& page) const {
    const auto chapter = book_.chapter_of(page);
    if (!chapter) return view_of(present::HelpContents{});
    return page.topic.empty() ? View{*chapter} : View{*chapter, {page.topic}};
}

// One rule is read where it stands, several are taken out of the book.
HandbookPage::View HandbookPage::view_of(const present::RuleIds& rules) const {
    const auto chapter = rules.size() == 1 ? book_.chapter_of(rules.front()) : std::nullopt;
    return chapter ? View{*chapter, rules} : View{rules};
}

present::Article HandbookPage::article_of(std::size_t chapter) const { return book_.article(chapter); }
present::Article HandbookPage::article_of(const present::RuleIds& rules) const { return book_.rules(rules); }
present::Article HandbookPage::article_of(const Found& found) const { return book_.found(found.words); }

void HandbookPage::read(View view) {
    seen_ = std::move(view);
    const bool empty = book_.chapters().empty();
    article_ =
        empty ? present::Article{} : std::visit([this](const auto& what) { return article_of(what); }, seen_.what);
    part_.to(seen_.top.value_or(0));
    to_mark_ = !seen_.marked.empty() && !seen_.top;
    to_open_ = true;
    const auto* found = std::get_if<Found>(&seen_.what);
    const wxString words = found == nullptr ? wxString{} : wxString::FromUTF8(found->words);
    if (field_->GetValue() != words) field_->ChangeValue(words);
    Refresh();
}

// With a way back.
void HandbookPage::read_on(View view) {
    seen_.top = part_.place().scroll.top;
    before_.push_back(seen_);
    read(std::move(view));
}

void HandbookPage::read_back() {
    if (before_.empty()) return;
    View last = std::move(before_.back());
    before_.pop_back();
    read(std::move(last));
}

void HandbookPage::read_chapter(std::size_t chapter) {
    const auto* open = std::get_if<std::size_t>(&seen_.what);
    open != nullptr&&* open == chapter ? read({chapter}) : read_on({chapter});
}

void HandbookPage::read_rule(const std::string& id) {
    if (book_.chapter_of(id)) read_on(view_of(present::RuleIds{id}));
}

void HandbookPage::to_neighbour(int by) {
    const auto* chapter = std::get_if<std::size_t>(&seen_.what);
    if (chapter == nullptr) return read_chapter(0);
    const int there = static_cast<int>(*chapter) + by;
    if (there >= 0 && there < static_cast<int>(book_.chapters().size())) read({static_cast<std::size_t>(there)});
}

// --- Searching

void HandbookPage::search() {
    field_->SetFocus();
    field_->SelectAll();
}

// What is being typed takes the place of what was found for less of it.
void HandbookPage::find() {
    const std::string words = field_->GetValue().utf8_string();
    const bool found_before = std::holds_alternative<Found>(seen_.what);
    const bool empty = words.find_first_not_of(' ') == std::string::npos;
    if (empty && found_before) return before_.empty() ? read({std::size_t{0}}) : read_back();
    if (empty) return;
    if (found_before) return read({Found{words}});
    read_on({Found{words}});
}

void HandbookPage::type(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            field_->Clear();
            return SetFocus();
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_TAB:
        case WXK_DOWN:
            return SetFocus();
        default:
            event.Skip();
    }
}

// --- Keys

bool HandbookPage::took_key(int key) {
    switch (key) {
        case WXK_LEFT:
            return to_neighbour(-1), true;
        case WXK_RIGHT:
            return to_neighbour(1), true;
        case WXK_BACK:
            return read_back(), true;
        default:
            break;
    }
    const auto act = present::page_act(present::KeyPage::handbook, key);
    if (!act) return part_.took_key(key);
    return *act == present::PageAct::find_article ? search() : save_article(), true;
}

void HandbookPage::save_article() {
    tell(save(this, choosers(), present::article_file_name(article_), article_.title,
              [this] { return present::article_pdf(article_, store::program_version()); }));
}

// --- Drawing

std::vector<SpokenLine> HandbookPage::spoken() {
    const auto place = part_.place();
    const auto chapters = chapters_.place();
    const bool to_mark = to_mark_;
    const bool to_open = to_open_;
    part_.to(0);
    auto lines = Canvas::spoken();
    part_.restore(place);
    chapters_.restore(chapters);
    to_mark_ = to_mark;
    to_open_ = to_open;
    return lines;
}

wxSize HandbookPage::spoken_size() const { return {GetClientSize().x, all_rules_height}; }

void HandbookPage::draw(Painter& painter) {
    const auto words = present::handbook_words();
    Rect rest = draw_frame(painter, words.heading, words.back, words.keys);
    draw_tools(painter, rest.cut_top(button_height(painter)));
    rest.cut_top(painter.scaled(gaps::usual));
    draw_chapters(painter, rest.cut_left(chapters_width(painter, rest.w)));
    rest.cut_left(painter.scaled(gaps::margin));
    painter.line(rest.x, rest.y, rest.x, rest.bottom(), painter.theme().card_edge);
    rest.cut_left(painter.scaled(gaps::usual));
    draw_article(painter, rest);
}

void HandbookPage::draw_tools(Painter& painter, Rect line) {
    const auto words = present::handbook_words();
    place_field(painter, line.cut_left(painter.scaled(field_width)));
    const auto put = [&](const std::string& name, const Button& made, std::function<void()> act) {
        line.cut_left(painter.scaled(gaps::usual));
        button(painter, line.cut_left(button_width(painter, made)), name, made, std::move(act));
    };
    put("save", {words.save, present::key_of_act(present::PageAct::save_article)}, [this] { save_article(); });
    if (!before_.empty()) put("before", {words.before, "Backspace"}, [this] { read_back(); });
}

void HandbookPage::place_field(Painter& painter, const Rect& box) {
    painter.area(
        box, "search", [this] { search(); }, present::handbook_words().search);
    const wxRect wanted(static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w),
                        static_cast<int>(box.h));
    if (field_->GetRect() == wanted) return;
    CallAfter([this, wanted] {
        field_->SetFont(font(Face::plain, 12.5 * theme().text_scale));
        field_->SetSize(wanted);
    });
}

// As wide as the longest title, open or not.
double HandbookPage::chapters_width(Painter& painter, double room) const {
    double widest = painter.scaled(field_width);
    for (const auto& chapter : book_.chapters())
        widest = std::max(
            widest, painter.width(chapter.title, {chapter_letters, Face::bold}) + painter.scaled(2 * beside_title));
    return std::min(widest, room * most_for_chapters);
}

void HandbookPage::draw_chapters(Painter& painter, const Rect& box) {
    const auto& chapters = book_.chapters();
    if (chapters.empty()) return;
    const double least = painter.line_height({chapter_letters, Face::bold});
    const double most = std::max(least, painter.scaled(most_chapter_height));
    const double high = std::clamp(box.h / static_cast<double>(chapters.size()), least, most);
    chapters_.draw(painter, box, [&](const Rect& moved) {
        draw_chapter_lines(painter, moved, high);
        return high * static_cast<double>(chapters.size());
    });
    const auto* open = std::get_if<std::size_t>(&seen_.what);
    if (std::exchange(to_open_, false) && open != nullptr) show_open(high * static_cast<double>(*open), high);
}

// Where all of them find no room, the open one is in sight.
void HandbookPage::show_open(double top, double high) {
    const ScrolledPart::Place before = chapters_.place();
    Scroll scroll = before.scroll;
    scroll.reveal(top, high);
    if (scroll.top == before.scroll.top) return;
    chapters_.to(scroll.top);
    CallAfter([this] { Refresh(); });
}

void HandbookPage::draw_chapter_lines(Painter& painter, Rect box, double high) {
    const Theme& t = painter.theme();
    const auto& chapters = book_.chapters();
    const auto* open = std::get_if<std::size_t>(&seen_.what);
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const Rect line = box.cut_top(high);
        const std::string name = "chapter:" + chapters[i].name;
        const bool is_open = open != nullptr && *open == i;
        if (is_open || hovered_name() == name) painter.fill(line, t.raised, 4);
        if (is_open) painter.fill({line.x, line.y, painter.scaled(gaps::close), line.h}, t.accent, 2);
        Rect text = line;
        text.cut_left(painter.scaled(beside_title));
        painter.text(text, chapters[i].title,
                     painter.fitting(chapters[i].title, text.w, {chapter_letters, is_open ? Face::bold : Face::plain}));
        ring(painter, line.inset(2), name, 4);
        painter.area(line, name, [this, i] { read_chapter(i); });
    }
}

void HandbookPage::draw_article(Painter& painter, const Rect& box) {
    const ArticleLinks links{seen_.marked, [this](const std::string& id) { read_rule(id); }, pictures_};
    std::optional<double> mark;
    part_.draw(painter, box, [&](const Rect& moved) {
        Rect text = moved;
        text.cut_left(painter.scaled(beside_text));
        const ArticleDrawn drawn = gui::draw_article(painter, text, box, article_, links);
        mark = drawn.first_mark;
        return drawn.height;
    });
    const auto* found = std::get_if<Found>(&seen_.what);
    if (found != nullptr && article_.passages.empty())
        painter.wrapped(box.moved(0, painter.scaled(50)), present::nothing_found(found->words),
                        {letter_sizes::row, Face::serif});
    if (std::exchange(to_mark_, false) && mark) show_mark(*mark);
}

// In sight already, if it stands on the first page.
void HandbookPage::show_mark(double top) {
    const Scroll& scroll = part_.place().scroll;
    if (top < scroll.page / 2) return;
    part_.to(std::min(top - theme().scaled(above_mark), scroll.most()));
    CallAfter([this] { Refresh(); });
}

}  // namespace gui
