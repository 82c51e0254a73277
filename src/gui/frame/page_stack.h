// SPDX-License-Identifier: MIT
// The pages of the window: which one is visible, and the way back from a page that was opened over others.
#pragma once

#include <wx/string.h>
#include <wx/weakref.h>

#include <functional>
#include <vector>

class wxSimplebook;
class wxWindow;

namespace gui {

class PageStack {
public:
    // The next page that is called up replaces a passing page, and is laid over a lasting one.
    enum class Kind { lasting, passing };

    // Makes an empty book as a child of the parent.
    explicit PageStack(wxWindow* parent);

    // The parent of the pages.
    wxWindow* parent() const;
    // The first page is visible at once. `again` is called on each return to the page; without it, the page gets the
    // keyboard.
    void add(wxWindow& page, const wxString& name, Kind kind = Kind::lasting, std::function<void()> again = {});
    // Destroys the page, too. If it was visible, the page below it is shown again; the first of all if nothing is
    // below.
    void remove(wxWindow& page);

    // There must be a page.
    wxWindow& seen() const { return *seen_; }
    // Whether that page is visible; false for nullptr.
    bool sees(const wxWindow* page) const { return page && page == seen_; }

    // Whether it is visible or below the visible one; false for nullptr.
    bool holds(const wxWindow* page) const;

    // Shows this page alone: nothing is below it.
    void bring(wxWindow& page);
    // Shows this page over the visible one, or in its place if that is a passing page. Returns to it if it is below
    // already.
    void call_up(wxWindow& page);
    // Shows this page over the visible one, whatever its kind. Leaving it returns the keyboard to the very control that
    // had it.
    void lay_over(wxWindow& page);
    // Returns to the page below; nothing happens if there is none.
    void leave();

    // Called when a page was shown, the same one included.
    std::function<void()> on_seen = [] {};

private:
    struct Page {
        wxWindow* window;
        Kind kind;
        std::function<void()> again;
    };
    struct Below {
        wxWindow* page;
        wxWeakRef<wxWindow> focus;  // none: forgotten
    };

    const Page& page_of(const wxWindow& window) const;
    void show(wxWindow& page);
    void show_another();

    wxSimplebook* book_;
    std::vector<Page> pages_;
    std::vector<Below> below_;  // the page that is seen; the lowest first
    wxWindow* seen_ = nullptr;
};

}  // namespace gui
