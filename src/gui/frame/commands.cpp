// SPDX-License-Identifier: MIT
#include "gui/frame/commands.h"

#include "gui/canvas/keys.h"
#include "present/window/mnemonics.h"

#include <wx/accel.h>
#include <wx/event.h>
#include <wx/frame.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace gui {
namespace {

using present::CommandId;
using present::CommandWords;
using present::Menu;

// What stands behind the label (the name of a player, of a board) has no letter of its own.
wxString menu_label(const CommandWords& words, const std::string& what, std::optional<std::size_t> mnemonic) {
    const std::string full = present::label_with(words, what);
    const bool begins = full.starts_with(words.label);
    const wxString label = wxString::FromUTF8(present::marked_label(full, begins ? mnemonic : std::nullopt));
    return words.keys.empty() ? label : label + "\t" + wxString::FromUTF8(words.keys);
}

wxString submenu_label(const std::string& title, const std::string& taken) {
    return wxString::FromUTF8(present::marked_label(title, present::mnemonics_of({title}, taken).front()));
}

// The letters of keys such as Alt+C, which a menu of the bar must not take.
std::string letters_with_alt(const std::vector<CommandWords>& all) {
    std::string letters;
    for (const CommandWords& words : all)
        if (words.keys.size() == 5 && words.keys.starts_with("Alt+")) letters += words.keys.back();
    return letters;
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

bool is_key_struck(const std::string& keys, const wxKeyEvent& event) {
    wxAcceleratorEntry key;
    return !keys.empty() && key.FromString(wxString::FromUTF8(keys)) && is_struck(key, event);
}

}  // namespace

Commands::Commands() : words_{present::command_words()}, tools_{present::tool_words()} {}

void Commands::follow(const present::GameCommands& game) {
    words_ = present::commands_with(game);
    tools_ = present::tools_with(game);
}

bool Commands::is_shown(CommandId id) const {
    const bool has_words =
        std::any_of(words_.begin(), words_.end(), [&](const CommandWords& words) { return words.id == id; });
    return has_words && is_offered(id);
}

bool Commands::is_offered(CommandId id) const {
    const auto found = table_.find(id);
    return found != table_.end() && found->second.offered();
}

std::vector<CommandId> Commands::offered() const {
    std::vector<CommandId> all;
    for (const CommandWords& words : words_)
        if (is_offered(words.id)) all.push_back(words.id);
    return all;
}

std::vector<CommandWords> Commands::not_offered() const {
    std::vector<CommandWords> all;
    for (const CommandWords& words : words_)
        if (table_.contains(words.id) && !is_offered(words.id)) all.push_back(words);
    return all;
}

bool Commands::run(CommandId id) const {
    if (!is_shown(id)) return false;
    const Command& command = table_.at(id);
    if (!command.enabled()) return false;
    command.run();
    return true;
}

bool Commands::run_key(const wxKeyEvent& event) const {
    const CommandWords* const words = called_by(event);
    return words != nullptr ? run(words->id) : run_other_key(event);
}

bool Commands::run_other_key(const wxKeyEvent& event) const {
    const auto found = std::find_if(words_.begin(), words_.end(),
                                    [&](const CommandWords& words) { return is_key_struck(words.other_keys, event); });
    return found != words_.end() && run(found->id);
}

const CommandWords* Commands::called_by(const wxKeyEvent& event) const {
    const auto found = std::find_if(words_.begin(), words_.end(),
                                    [&](const CommandWords& words) { return is_key_struck(words.keys, event); });
    return found == words_.end() ? nullptr : &*found;
}

bool Commands::waits_for_table(const wxKeyEvent& event) const {
    const CommandWords* const words = called_by(event);
    if (words == nullptr || words->menu != Menu::view || !is_shown(words->id)) return false;
    const auto& of_shell = present::command_words();
    const bool is_of_game =
        std::none_of(of_shell.begin(), of_shell.end(), [&](const CommandWords& one) { return one.id == words->id; });
    return (is_of_game || words->id == CommandId::map) && !table_.at(words->id).enabled();
}

// wx wants ids of its own range.
int Commands::number_in(wxFrame& frame, CommandId id) {
    const auto [found, is_new] = numbers_.try_emplace(id, wxID_HIGHEST + 1 + static_cast<int>(numbers_.size()));
    if (is_new)
        frame.Bind(
            wxEVT_MENU, [this, id](wxCommandEvent&) { run(id); }, found->second);
    return found->second;
}

// A letter for each item of a menu; it stays while the menus do, whatever stands behind the label.
void Commands::choose_mnemonics() {
    mnemonics_.clear();
    std::map<std::pair<Menu, std::string>, std::vector<CommandWords>> menus;
    for (const CommandWords& words : words_)
        if (is_offered(words.id)) menus[{words.menu, words.submenu}].push_back(words);
    for (const auto& [which, items] : menus) {
        const auto places = present::mnemonics_of_items(items);
        for (std::size_t i = 0; i < items.size(); ++i) mnemonics_[items[i].id] = places[i];
    }
}

// Letters that items of that menu itself have.
std::string Commands::letters_in(Menu menu) const {
    std::string letters;
    for (const CommandWords& words : words_)
        if (const auto found = mnemonics_.find(words.id);
            found != mnemonics_.end() && found->second && words.menu == menu && words.submenu.empty())
            letters += words.label.at(*found->second);
    return letters;
}

// The old bar is deleted when nothing is on its way from it any more: it may be one of its own items that asked.
void Commands::make_menus(wxFrame& frame) {
    choose_mnemonics();
    in_menus_ = offered();
    auto* const bar = new wxMenuBar;
    std::map<Menu, wxMenu*> menus;
    std::map<std::string, wxMenu*> submenus;
    for (const CommandWords& words : words_) {
        if (!is_offered(words.id)) continue;
        wxMenu*& menu = menus[words.menu];
        if (!menu) menu = new wxMenu;
        if (present::begins_group(words.id) && menu->GetMenuItemCount() > 0) menu->AppendSeparator();
        wxMenu*& place = words.submenu.empty() ? menu : submenus[words.submenu];
        if (!place) menu->AppendSubMenu(place = new wxMenu, submenu_label(words.submenu, letters_in(words.menu)));
        place->Append(number_in(frame, words.id), menu_label(words, {}, mnemonics_.at(words.id)),
                      wxString::FromUTF8(words.help));
    }
    std::vector<std::string> titles;
    for (const auto& [which, menu] : menus) titles.push_back(present::menu_title(which));
    const auto places = present::mnemonics_of(titles, letters_with_alt(words_));
    std::size_t n = 0;
    for (const auto& [which, menu] : menus) {
        bar->Append(menu, wxString::FromUTF8(present::marked_label(titles[n], places[n])));
        ++n;
    }
    const std::shared_ptr<wxMenuBar> old{frame.GetMenuBar()};
    frame.SetMenuBar(bar);
    if (old) frame.CallAfter([old] {});
}

std::vector<Tool> Commands::tools() const {
    std::vector<Tool> row;
    for (const present::ToolWords& tool : tools_) {
        const auto words =
            std::find_if(words_.begin(), words_.end(), [&](const CommandWords& one) { return one.id == tool.id; });
        const auto found = table_.find(tool.id);
        if (found == table_.end() || words == words_.end()) continue;
        const Command& command = found->second;
        if ((command.idle == Command::Idle::hidden && !command.enabled()) || !command.has_button()) continue;
        row.push_back(
            {tool.sign + command.number(), tool.label, present::tip_with(*words, command.what()),
             command.chosen() ? Tool::State::chosen : (command.enabled() ? Tool::State::ready : Tool::State::dead),
             [this, id = tool.id] { run(id); }, tool.is_sign});
    }
    return row;
}

wxMenuItem* Commands::item(const wxMenuBar& bar, CommandId id) const {
    const auto number = numbers_.find(id);
    return number == numbers_.end() ? nullptr : bar.FindItem(number->second);
}

void Commands::update(wxMenuBar& bar) {
    if (wxFrame* const frame = bar.GetFrame(); frame != nullptr && offered() != in_menus_) {
        make_menus(*frame);
        return update(*frame->GetMenuBar());
    }
    for (const CommandWords& words : words_) {
        const auto found = table_.find(words.id);
        wxMenuItem* const shown = item(bar, words.id);
        if (found == table_.end() || !shown) continue;
        shown->Enable(found->second.enabled());
        const wxString label = menu_label(words, found->second.what(), mnemonics_.at(words.id));
        if (shown->GetItemLabel() != label) shown->SetItemLabel(label);
    }
}

}  // namespace gui
