// SPDX-License-Identifier: MIT
#include "gui/frame/commands.h"

#include "gui/canvas/keys.h"

#include <wx/accel.h>
#include <wx/event.h>
#include <wx/frame.h>

namespace gui {
namespace {

using present::CommandId;
using present::CommandWords;
using present::Menu;

wxString menu_label(const CommandWords& words, const std::string& what) {
    wxString label = wxString::FromUTF8(present::label_with(words, what));
    label.Replace("&", "&&");
    return words.keys.empty() ? label : label + "\t" + wxString::FromUTF8(words.keys);
}

// Shift is part of the key where it writes a sign or a digit: it is there only to write it.
bool is_struck(const wxAcceleratorEntry& wanted, const wxKeyEvent& event) {
    const int key = key_of(event);
    if (wanted.GetKeyCode() != key) return false;
    const bool letter = key >= 'A' && key <= 'Z';
    const bool sign = key > ' ' && key < 0x7f && !letter;
    const int free = sign ? wxMOD_SHIFT : wxMOD_NONE;
    return (wanted.GetFlags() & ~free) == (event.GetModifiers() & ~free);
}

}  // namespace

// wx wants ids of its own range.
int wx_id(CommandId id) { return wxID_HIGHEST + 1 + static_cast<int>(id); }

bool Commands::run(CommandId id) const {
    const auto found = table_.find(id);
    if (found == table_.end() || !found->second.enabled()) return false;
    found->second.run();
    return true;
}

bool Commands::run_key(const wxKeyEvent& event) const {
    for (const CommandWords& words : present::command_words()) {
        wxAcceleratorEntry key;
        if (words.keys.empty() || !key.FromString(wxString::FromUTF8(words.keys))) continue;
        if (is_struck(key, event)) return run(words.id);
    }
    return false;
}

void Commands::make_menus(wxFrame& frame) const {
    auto* const bar = new wxMenuBar;
    std::map<Menu, wxMenu*> menus;
    for (const CommandWords& words : present::command_words()) {
        if (!table_.contains(words.id)) continue;
        wxMenu*& menu = menus[words.menu];
        if (!menu) menu = new wxMenu;
        menu->Append(wx_id(words.id), menu_label(words, {}), wxString::FromUTF8(words.help));
        frame.Bind(
            wxEVT_MENU, [this, id = words.id](wxCommandEvent&) { run(id); }, wx_id(words.id));
    }
    for (const auto& [which, menu] : menus) bar->Append(menu, wxString::FromUTF8(present::menu_title(which)));
    frame.SetMenuBar(bar);
}

std::vector<Tool> Commands::tools() const {
    std::vector<Tool> row;
    for (const present::ToolWords& tool : present::tool_words()) {
        const auto found = table_.find(tool.id);
        if (found == table_.end()) continue;
        const Command& command = found->second;
        row.push_back(
            {tool.sign, tool.label, present::tip_with(present::command_words(tool.id), command.what()),
             command.chosen() ? Tool::State::chosen : (command.enabled() ? Tool::State::ready : Tool::State::dead),
             [this, id = tool.id] { run(id); }});
    }
    return row;
}

void Commands::update(wxMenuBar& bar) const {
    for (const CommandWords& words : present::command_words()) {
        const auto found = table_.find(words.id);
        wxMenuItem* const item = bar.FindItem(wx_id(words.id));
        if (found == table_.end() || !item) continue;
        item->Enable(found->second.enabled());
        const wxString label = menu_label(words, found->second.what());
        if (item->GetItemLabel() != label) item->SetItemLabel(label);
    }
}

}  // namespace gui
