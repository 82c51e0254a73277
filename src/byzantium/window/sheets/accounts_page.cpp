// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/accounts_page.h"

#include "byzantium/window/sheets/score_page.h"
#include "byzantium/window/sheets/turn_end_page.h"
#include "byzantium/words/entries/rule_topics.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

struct AccountsTab {
    AccountsPage::Page page;
    const char* name;
};
constexpr std::array accounts_tabs{AccountsTab{AccountsPage::Page::turn_end, "tab:turn_end"},
                                   AccountsTab{AccountsPage::Page::score, "tab:score"},
                                   AccountsTab{AccountsPage::Page::sources, "tab:sources"}};

std::string label_of(AccountsPage::Page page) {
    const auto words = words::accounts_words();
    switch (page) {
        case AccountsPage::Page::turn_end:
            return words.turn_end;
        case AccountsPage::Page::score:
            return words.score;
        case AccountsPage::Page::sources:
            break;
    }
    return words.sources_tab;
}

}  // namespace

AccountsPage::AccountsPage(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "accounts") {
    Bind(wxEVT_KEY_DOWN, &AccountsPage::key_pressed, this);
}

void AccountsPage::show(words::Accounts accounts) {
    accounts_ = std::move(accounts);
    Refresh();
}

void AccountsPage::turn_to(Page page) {
    page_ = page;
    part_.to(0);
    Refresh();
}

void AccountsPage::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!accounts_) return;
    Rect rest = painter.whole().inset(painter.scaled(gaps::margin));
    draw_tabs(painter, rest.cut_top(painter.scaled(34)));
    rest.cut_top(painter.scaled(gaps::middle));
    part_.draw(painter, rest, [&](const Rect& moved) { return draw_page(painter, moved); });
}

double AccountsPage::draw_page(Painter& painter, const Rect& box) {
    const AskRules ask{[this](const present::RuleIds& rules) { ask_help(rules); }, part_.place().seen};
    switch (page_) {
        case Page::turn_end:
            return draw_turn_end(painter, box, *accounts_, ask);
        case Page::score:
            return draw_score(painter, box, *accounts_, ask);
        case Page::sources:
            break;
    }
    return draw_sources(painter, box, *accounts_, ask);
}

present::HelpTopic AccountsPage::page_topic() const {
    if (page_ != Page::turn_end) return words::scoring_page();
    return present::RuleIds{"BYZ-57", "BYZ-58", "BYZ-59", "BYZ-60"};
}

void AccountsPage::draw_tabs(Painter& painter, Rect line) {
    const auto words = words::accounts_words();
    for (const auto& [page, name] : accounts_tabs) {
        const double wide = painter.width(label_of(page), {letter_sizes::row, Face::serif_bold}) + painter.scaled(28);
        draw_tab(painter, line.cut_left(wide), page, name);
        line.cut_left(painter.scaled(gaps::modest));
    }
    const TextStyle style{letter_sizes::note, Face::plain, theme().ink, Align::centre};
    const double wide = painter.width(words.close, style) + painter.scaled(24);
    const std::string& label = wide <= line.w ? words.close : words.close_short;
    const Rect close = line.cut_right(std::min(wide, line.w)).inset(painter.scaled(gaps::thin));
    painter.fill(close, hovered_name() == "close" ? theme().raised : theme().card, 5);
    painter.outline(close, theme().card_edge, 1, 5);
    painter.text(close, label, style);
    painter.area(
        close, "close", [this] { on_close(); }, words.close_tip);
}

void AccountsPage::draw_tab(Painter& painter, const Rect& box, Page page, const std::string& name) {
    const bool open = page == page_;
    if (open) {
        painter.fill(box, theme().accent, 5);
    } else if (hovered_name() == name) {
        painter.fill(box, theme().raised, 5);
    }
    painter.text(box, label_of(page),
                 {letter_sizes::row, Face::serif_bold, open ? theme().on_accent : theme().ink, Align::centre});
    painter.area(box, name, [this, page] { turn_to(page); });
}

void AccountsPage::turn_by(int tabs) {
    const int now = static_cast<int>(page_) + tabs;
    turn_to(static_cast<Page>(std::clamp(now, 0, static_cast<int>(accounts_tabs.size()) - 1)));
}

void AccountsPage::key_pressed(wxKeyEvent& event) {
    if (!event.HasAnyModifiers() && took_key(gui::key_of(event))) return Refresh();
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool AccountsPage::took_key(int key) {
    switch (key) {
        case WXK_ESCAPE:
            return on_close(), true;
        case WXK_LEFT:
            return turn_by(-1), true;
        case WXK_RIGHT:
            return turn_by(1), true;
        default:
            return part_.took_key(key);
    }
}

}  // namespace byzantium::window
