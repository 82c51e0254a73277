// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/review_page.h"

#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/entries/rule_topics.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/paper_table.h"
#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/sizes.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr int between_reviews = 200;  // milliseconds between two looks at how far it is
constexpr double review_head = 40;
constexpr double curve_part = 0.62;  // of the height that is seen, at most
constexpr double least_curve = 190;
constexpr double piece_of_review = 18;

std::string row_name(const words::ReviewRow& row) {
    return (row.better.empty() ? "roll:" : "decision:") + std::to_string(row.entry + 1);
}

bool is_row(const std::string& name) { return name.starts_with("roll:") || name.starts_with("decision:"); }

}  // namespace

ReviewPage::ReviewPage(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "review") {
    Bind(wxEVT_KEY_DOWN, &ReviewPage::key_pressed, this);
    looking_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
}

// --- The review

void ReviewPage::open(words::OpenSession& session) {
    session_ = &session;
    drop();
}

void ReviewPage::close() {
    drop();
    session_ = nullptr;
}

void ReviewPage::drop() {
    looking_.Stop();
    reviewer_.reset();
    state_ = {};
    is_stopping_ = false;
    view_.reset();
    part_.to(0);
    focus({});
}

void ReviewPage::bring() {
    if (session_ != nullptr && !(reviewer_ && at_ == session_->session().state())) begin();
}

void ReviewPage::begin() {
    if (session_ == nullptr) return;
    const auto& weights = words::counsel_weights();
    drop();
    if (!weights) return;
    at_ = session_->session().state();
    reviewer_ = std::make_unique<words::Reviewer>(*weights, words::reviewed_game(session_->session()));
    state_ = reviewer_->now();
    looking_.Start(between_reviews);
    Refresh();
}

void ReviewPage::follow() {
    const bool is_old = reviewer_ && at_ != session_->session().state();
    if (is_old || session_->desk().advice() != present::Advice::counsel) drop();
    Refresh();
}

void ReviewPage::look() {
    if (session_ == nullptr || at_ != session_->session().state()) return drop();
    learn(reviewer_->now());
}

void ReviewPage::learn(words::Reviewer::State state) {
    const bool news = state.known != state_.known || state.through != state_.through;
    state_ = std::move(state);
    const bool is_done = state_.through && !state_.stopped;
    if (news && state_.known)
        view_ = words::review_view(session_->names(), session_->session(), *state_.known,
                                   is_done ? words::ReviewEnd::judged : words::ReviewEnd::under_way);
    if (is_done) session_->keep_review(state_.known);
    if (state_.through) looking_.Stop();
    Refresh();
}

// --- The picture

present::HelpTopic ReviewPage::page_topic() const { return words::counsel_page(); }

void ReviewPage::draw(Painter& painter) {
    painter.card(painter.whole());
    Rect rest = painter.whole().inset(painter.scaled(gaps::margin));
    draw_head(painter, rest);
    const Rect foot = rest.cut_bottom(painter.scaled(22));
    painter.hint(foot, words::review_words().keys, {letter_sizes::hint, Face::plain, theme().faint});
    part_.draw(painter, rest, [&](const Rect& moved) { return draw_all(painter, moved); });
}

// The heading gives way to how far the review is.
void ReviewPage::draw_head(Painter& painter, Rect& rest) {
    const auto words = words::review_words();
    Rect line = rest.cut_top(painter.scaled(review_head));
    const Button button{words.close, "Esc"};
    Rect place = line.cut_right(std::min(button_width(painter, button), line.w / 2));
    place.h = button_height(painter);
    KeyCanvas::button(painter, place, "close", button, [this] { on_close(); });
    const TextStyle heading{letter_sizes::page, Face::serif_bold, theme().accent};
    painter.text(line, words.heading, painter.fitting(words.heading, line.w, heading));
    if (!reviewer_) return;
    const std::string state = words::review_state_words(state_);
    const TextStyle faint{letter_sizes::told, Face::plain, theme().faint};
    painter.area({rest.x, rest.y, rest.w, painter.wrapped_height(rest.w, state, faint)}, "state", {});
    rest.cut_top(painter.wrapped(rest, state, faint) + painter.scaled(gaps::modest));
}

double ReviewPage::draw_all(Painter& painter, const Rect& box) {
    if (!view_) return draw_beginning(painter, box);
    Rect rest = box;
    if (state_.stopped) rest.cut_top(draw_begin(painter, rest) + painter.scaled(gaps::usual));
    if (!view_->cost.empty())
        rest.cut_top(painter.wrapped(rest, view_->cost, {letter_sizes::title, Face::serif_bold}) +
                     painter.scaled(gaps::usual));
    rest.cut_top(draw_curve(painter, rest) + painter.scaled(gaps::usual));
    for (const words::ReviewPart& part : view_->parts)
        rest.cut_top(draw_part(painter, rest, part) + painter.scaled(gaps::usual));
    rest.cut_top(draw_accounts(painter, rest));
    return rest.y - box.y;
}

double ReviewPage::draw_beginning(Painter& painter, Rect box) {
    if (is_under_way()) return 0;
    const double top = box.y;
    const auto& weights = words::counsel_weights();
    const auto words = words::review_words();
    const std::string said = weights ? words.to_see : present::say(weights.error());
    box.cut_top(painter.wrapped(box, said, {letter_sizes::text}) + painter.scaled(gaps::wide));
    if (!weights) return box.y - top;
    return box.y + draw_begin(painter, box) - top;
}

double ReviewPage::draw_begin(Painter& painter, const Rect& box) {
    const Button button{words::review_words().begin, view_ ? "" : "Enter", {}, Weight::primary};
    const double wide = std::min(box.w, button_width(painter, button));
    KeyCanvas::button(painter, {box.x, box.y, wide, button_height(painter)}, "begin", button, [this] { begin(); });
    return button_height(painter);
}

// So high that something of the rows below is in sight.
double ReviewPage::draw_curve(Painter& painter, const Rect& box) {
    Rect rest = box;
    const auto& picture = view_->chances.picture;
    const double most = std::max(part_.place().seen.h * curve_part, painter.scaled(least_curve));
    const double wide = std::min(box.w, most * picture.width / picture.height);
    const Rect place = rest.cut_top(wide * picture.height / picture.width);
    draw_picture(painter, {place.x, place.y, wide, place.h}, picture);
    rest.cut_top(painter.wrapped(rest, view_->chances.text, {letter_sizes::note, Face::plain, theme().faint}));
    return rest.y - box.y;
}

double ReviewPage::draw_accounts(Painter& painter, Rect box) {
    const double top = box.y;
    box.cut_top(draw_table(painter, box, view_->accounts) + painter.scaled(gaps::modest));
    box.cut_top(painter.wrapped(box, view_->accounts_text, {letter_sizes::note, Face::plain, theme().faint}));
    return box.y - top;
}

double ReviewPage::draw_part(Painter& painter, Rect box, const words::ReviewPart& part) {
    const double top = box.y;
    box.cut_top(painter.wrapped(box, part.heading, {letter_sizes::row, Face::serif_bold, theme().accent}) +
                painter.scaled(gaps::close));
    for (const words::ReviewRow& row : part.rows)
        box.cut_top(draw_row(painter, box, row) + painter.scaled(gaps::close));
    return box.y - top;
}

// The points beside what was done, or below it where there is little room.
double ReviewPage::draw_row(Painter& painter, const Rect& box, const words::ReviewRow& row) {
    const std::string name = row_name(row);
    const TextStyle points{letter_sizes::text, Face::bold};
    const TextStyle better{letter_sizes::told, Face::plain, theme().faint};
    const double pad = painter.scaled(gaps::modest);
    const double mark = painter.scaled(piece_of_review + gaps::modest);
    const double beside = painter.width(row.points, points) + painter.scaled(gaps::wide);
    const bool is_wide = beside < box.w * 0.4;
    const double wide = box.w - 2 * pad - mark - (is_wide ? beside : 0);
    double high = painter.wrapped_height(wide, row.text, {letter_sizes::text});
    if (!is_wide) high += painter.wrapped_height(wide, row.points, points);
    if (!row.better.empty()) high += painter.wrapped_height(wide, row.better, better);
    const Rect place{box.x, box.y, box.w, high + 2 * pad};
    painter.fill(place, name == focused() || hovered_name() == name ? theme().raised : theme().card, 5);
    painter.outline(place, theme().card_edge, 1, 5);
    painter.piece(place.x + pad + mark / 2 - painter.scaled(gaps::tight), place.y + pad + mark / 2,
                  painter.scaled(piece_of_review), row.player);
    if (is_wide)
        painter.text({place.right() - pad - beside, place.y + pad, beside, painter.line_height(points)}, row.points,
                     {points.size, points.face, {}, Align::right});
    Rect text{place.x + pad + mark, place.y + pad, wide, high};
    text.cut_top(painter.wrapped(text, row.text, {letter_sizes::text}));
    if (!is_wide) text.cut_top(painter.wrapped(text, row.points, points));
    if (!row.better.empty()) painter.wrapped(text, row.better, better);
    ring(painter, place, name, 5);
    painter.area(place, name, [this, entry = row.entry] { on_moment(entry); });
    return place.h;
}

// --- Keys

void ReviewPage::key_pressed(wxKeyEvent& event) {
    if (event.HasAnyModifiers() || !took_key(gui::key_of(event))) {
        if (!HandleAsNavigationKey(event)) event.Skip();
        return;
    }
    Refresh();
}

// From row to row; a page without rows scrolls.
void ReviewPage::step(Walk direction) {
    std::vector<std::string> rows;
    for (const Area& area : areas())
        if (is_row(area.name)) rows.push_back(area.name);
    if (rows.empty()) return;
    const auto here = std::find(rows.begin(), rows.end(), focused());
    const auto last = rows.size() - 1;
    auto to = here == rows.end() ? 0 : static_cast<std::size_t>(here - rows.begin());
    if (here != rows.end())
        to = direction == Walk::forward ? std::min(to + 1, last) : to - std::min<std::size_t>(to, 1);
    focus(rows[to]);
    if (const Area* const place = area(rows[to])) part_.reveal(place->where);
}

void ReviewPage::leave() {
    if (!is_under_way() || std::exchange(is_stopping_, true)) return on_close();
    reviewer_->stop();
}

bool ReviewPage::took_key(int key) {
    switch (key) {
        case WXK_ESCAPE:
            return leave(), true;
        case WXK_UP:
            return step(Walk::back), true;
        case WXK_DOWN:
            return step(Walk::forward), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
        case WXK_F2:
            if (!press() && !is_under_way() && (state_.stopped || !reviewer_)) begin();
            return true;
        default:
            return part_.took_key(key);
    }
}

}  // namespace byzantium::window
