// SPDX-License-Identifier: MIT
// The backups of the library: a list, a button that makes another one, and a button that puts one back. It asks in the
// page itself before it puts one back, and reports the result.
#pragma once

#include "store/backups.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxListBox;
class wxStaticText;

namespace gui {

class BackupsBox : public wxPanel {
public:
    explicit BackupsBox(wxWindow* parent);

    std::function<void()> on_make = [] {};
    std::function<void(const store::Backup&)> on_put_back = [](const store::Backup&) {};

    // Newest first; nothing if there is no library. The selection stays.
    void show(std::optional<std::vector<store::Backup>> backups);
    // Shows a sentence about the result.
    void say(const std::string& sentence);

private:
    void ask();
    void answered();
    void put_back();
    void show_asking();
    const store::Backup* chosen() const;  // nullptr if none is

    std::vector<store::Backup> backups_;
    enum class Asking { no, yes } asking_ = Asking::no;
    wxListBox* list_;
    wxButton* make_;
    wxButton* put_back_;
    wxButton* yes_;
    wxButton* no_;
    wxStaticText* said_;
};

}  // namespace gui
