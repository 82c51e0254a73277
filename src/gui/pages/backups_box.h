// SPDX-License-Identifier: MIT
// The backups of the library: a list, one button that makes another, one that puts one back. Asks before it does that,
// in the page itself; says what came of it.
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

    // Newest first; nothing: there is no library. The chosen one stays chosen.
    void show(std::optional<std::vector<store::Backup>> backups);
    // What came of it.
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
