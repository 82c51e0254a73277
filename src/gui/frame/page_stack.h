// SPDX-License-Identifier: MIT
// The pages of the window: which one is seen, and the way back from one that was called up over others.
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
    // A passing page gives way to the next one that is called up; a lasting one stays below it.
    enum class Kind { lasting, passing };

    // Its book is a child of the parent, and holds nothing yet.
    explicit PageStack(wxWindow* parent);

    // The parent of the pages.
    wxWindow* parent() const;
    // The first one is seen. `again`: what is done when the page is come back to; without it, it gets the keyboard.
    void add(wxWindow& page, const wxString& name, Kind kind = Kind::lasting, std::function<void()> again = {});
    // Destroys it, too.
    void remove(wxWindow& page);

    wxWindow& seen() const { return *seen_; }
    // False for a page that has not been made.
    bool sees(const wxWindow* page) const { return page == seen_; }

    // From now on this page alone: nothing is below it.
    void bring(wxWindow& page);
    // Over the page that is seen, which passes away if it is a passing one; a page that is below already is come back
    // to.
    void call_up(wxWindow& page);
    // Over the page that is seen, whatever kind it is of; that one gets the keyboard back where it had it.
    void lay_over(wxWindow& page);
    // Back to the page below; nothing happens if there is none.
    void leave();

    // Another page, or the same one, was brought to be seen.
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

    wxSimplebook* book_;
    std::vector<Page> pages_;
    std::vector<Below> below_;  // the page that is seen; the lowest first
    wxWindow* seen_ = nullptr;
};

}  // namespace gui
