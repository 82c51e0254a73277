// SPDX-License-Identifier: MIT
#include "gui/frame/page_stack.h"

#include "gui/yielded.h"

#include <boost/test/unit_test.hpp>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <memory>

using gui::PageStack;

// A window with three pages that last and two that pass.
struct StackOfPages {
    StackOfPages() {
        add(shelf, PageStack::Kind::lasting);
        add(table, PageStack::Kind::lasting, [this] { ++come_back_to_table; });
        add(boards, PageStack::Kind::lasting);
        add(help, PageStack::Kind::passing);
        add(preferences, PageStack::Kind::passing);
        pages.on_seen = [this] { ++seen; };
        auto* const all = new wxBoxSizer{wxVERTICAL};
        all->Add(pages.parent(), wxSizerFlags{1}.Expand());
        frame->SetSizer(all);
        frame->Show();
        frame->Layout();
    }
    ~StackOfPages() { frame->Destroy(); }
    StackOfPages(const StackOfPages&) = delete;
    StackOfPages& operator=(const StackOfPages&) = delete;

    void add(wxWindow*& page, PageStack::Kind kind, std::function<void()> again = {}) {
        page = new wxPanel{pages.parent()};
        pages.add(*page, "page", kind, std::move(again));
    }
    bool is_seen(wxWindow* page) const { return pages.sees(page) && &pages.seen() == page && page->IsShown(); }

    wxFrame* frame = new wxFrame{nullptr, wxID_ANY, "pages"};
    PageStack pages{frame};
    wxWindow* shelf = nullptr;
    wxWindow* table = nullptr;
    wxWindow* boards = nullptr;
    wxWindow* help = nullptr;
    wxWindow* preferences = nullptr;
    int come_back_to_table = 0;
    int seen = 0;
};

BOOST_FIXTURE_TEST_SUITE(page_stack, StackOfPages)

BOOST_AUTO_TEST_CASE(the_first_page_is_seen_until_another_is_brought) {
    BOOST_TEST(is_seen(shelf));
    BOOST_TEST(!pages.sees(nullptr));
    pages.bring(*table);
    BOOST_TEST(is_seen(table));
    BOOST_TEST(!shelf->IsShown());
    BOOST_TEST(seen == 1);
    pages.bring(*table);
    BOOST_TEST(seen == 2);  // the same one too
}

BOOST_AUTO_TEST_CASE(a_page_that_was_called_up_leads_back) {
    pages.bring(*table);
    pages.call_up(*boards);
    BOOST_TEST(is_seen(boards));
    pages.leave();
    BOOST_TEST(is_seen(table));
    BOOST_TEST(come_back_to_table == 1);
    pages.leave();  // there is nothing below
    BOOST_TEST(is_seen(table));
    BOOST_TEST(come_back_to_table == 1);
}

BOOST_AUTO_TEST_CASE(a_passing_page_gives_way_and_a_lasting_one_stays_below) {
    pages.bring(*table);
    pages.call_up(*help);
    pages.call_up(*preferences);
    pages.leave();
    BOOST_TEST(is_seen(table));
    pages.call_up(*boards);
    pages.call_up(*help);
    pages.leave();
    BOOST_TEST(is_seen(boards));
    pages.leave();
    BOOST_TEST(is_seen(table));
}

BOOST_AUTO_TEST_CASE(a_page_that_lies_below_is_come_back_to) {
    pages.bring(*table);
    pages.call_up(*help);
    pages.call_up(*table);
    BOOST_TEST(is_seen(table));
    pages.leave();
    BOOST_TEST(is_seen(table));
    pages.call_up(*table);  // over itself
    pages.leave();
    BOOST_TEST(is_seen(table));
}

BOOST_AUTO_TEST_CASE(what_is_brought_has_nothing_below) {
    pages.bring(*table);
    pages.call_up(*boards);
    pages.lay_over(*help);
    pages.bring(*shelf);
    pages.leave();
    BOOST_TEST(is_seen(shelf));
    BOOST_TEST(come_back_to_table == 0);
}

BOOST_AUTO_TEST_CASE(what_lies_over_a_passing_page_leads_back_to_it) {
    pages.bring(*table);
    pages.call_up(*preferences);
    pages.lay_over(*help);
    pages.leave();
    BOOST_TEST(is_seen(preferences));
    pages.leave();
    BOOST_TEST(is_seen(table));
}

BOOST_AUTO_TEST_CASE(the_keyboard_comes_back_to_where_it_was) {
    auto* const first = new wxTextCtrl{preferences, wxID_ANY};
    auto* const second = new wxTextCtrl{preferences, wxID_ANY, {}, wxPoint{0, 60}};
    pages.bring(*preferences);
    second->SetFocus();
    BOOST_REQUIRE(gui_parts::until([&] { return wxWindow::FindFocus() == second; }));
    pages.lay_over(*help);
    help->SetFocus();
    BOOST_REQUIRE(gui_parts::until([&] { return wxWindow::FindFocus() != second; }));
    pages.leave();
    BOOST_TEST(gui_parts::until([&] { return wxWindow::FindFocus() == second; }));
    pages.lay_over(*help);
    second->Destroy();  // forgotten
    pages.leave();
    BOOST_TEST(is_seen(preferences));
    BOOST_TEST(gui_parts::until([&] { return wxWindow::FindFocus() == first; }));
}

BOOST_AUTO_TEST_CASE(a_page_that_is_removed_is_no_longer_below) {
    pages.bring(*shelf);
    pages.call_up(*table);
    pages.call_up(*boards);
    pages.remove(*table);
    pages.leave();
    BOOST_TEST(is_seen(shelf));
    BOOST_TEST(come_back_to_table == 0);
}

BOOST_AUTO_TEST_CASE(the_page_below_one_that_is_removed_is_seen) {
    pages.bring(*table);
    pages.call_up(*boards);
    pages.lay_over(*help);
    pages.remove(*help);
    BOOST_TEST(is_seen(boards));
    pages.remove(*boards);
    BOOST_TEST(is_seen(table));
    BOOST_TEST(come_back_to_table == 1);
    pages.remove(*table);  // nothing is below
    BOOST_TEST(is_seen(shelf));
}

BOOST_AUTO_TEST_CASE(the_last_page_goes_and_the_next_is_the_first) {
    for (wxWindow* const page : {preferences, help, boards, table, shelf}) pages.remove(*page);
    BOOST_TEST(!pages.sees(nullptr));
    add(shelf, PageStack::Kind::lasting);
    BOOST_TEST(is_seen(shelf));
}

BOOST_AUTO_TEST_SUITE_END()
