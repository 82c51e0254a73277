// SPDX-License-Identifier: MIT
// The page of a game on which a table settles who plays and how, before the first entry.
#pragma once

#include "store/library.h"
#include "store/records.h"

#include <wx/panel.h>

#include <functional>
#include <string>

namespace gui {

class BeginPage : public wxPanel {
public:
    using wxPanel::wxPanel;

    // Puts the session that was settled into the library. Throws wording::Failure, and nothing has come into it then.
    using Begin = std::function<store::SessionId(store::Library&)>;
    std::function<void(const Begin&)> on_begin = [](const Begin&) {};
    std::function<void()> on_back = [] {};

    // A fresh page, with what the sessions there suggest; takes the keyboard. Throws store::StoreError.
    virtual void begin_with(const store::Library& library) = 0;
    // With what the game's own page saved under that id, if that is still there.
    virtual void choose(const std::string& id) = 0;
    // What the game's own page keeps has changed; all that was settled stays.
    virtual void choices_changed() = 0;
};

}  // namespace gui
