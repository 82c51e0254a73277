// SPDX-License-Identifier: MIT
#include "gui/frame/file_choosers.h"

#include "gui/app/paths.h"
#include "present/reports/report_pages.h"
#include "present/shelf/start_words.h"

#include <wx/filedlg.h>
#include <wx/utils.h>

#include <system_error>

namespace gui {
namespace {

namespace fs = std::filesystem;

ChosenFile ask_for(wxWindow* parent, const std::string& title, const std::string& kinds) {
    wxFileDialog dialog{parent, wxString::FromUTF8(title), {},
                        {},     wxString::FromUTF8(kinds), wxFD_OPEN | wxFD_FILE_MUST_EXIST};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return path_of(dialog.GetPath());
}

// What the person was asked about, with an ending if the name had none; nobody was asked about the name that gives.
session::Target target_of(const wxFileDialog& dialog, const std::filesystem::path& ending,
                          const std::filesystem::path& library) {
    std::filesystem::path file = path_of(dialog.GetPath());
    if (!file.has_extension()) return {file += ending, session::IfThere::refuse, library};
    std::error_code none;
    const bool asked = std::filesystem::exists(file, none);
    return {file, asked ? session::IfThere::replace : session::IfThere::refuse, library};
}

ChosenTarget ask_export(wxWindow* parent, const std::string& name, const std::filesystem::path& library) {
    const auto words = present::chooser_words();
    wxFileDialog dialog{parent,
                        wxString::FromUTF8(words.export_title),
                        {},
                        wxString::FromUTF8(name + ".logothete"),
                        wxString::FromUTF8(words.export_kinds),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    constexpr int undone_kind = 2;
    const fs::path chosen = path_of(dialog.GetPath());
    if (dialog.GetFilterIndex() == undone_kind && !text_of(chosen).ends_with(undone_ending))
        return session::Target{fs::path{chosen}.replace_extension(undone_ending), session::IfThere::refuse, library};
    return target_of(dialog, dialog.GetFilterIndex() == 1 ? ".jsonl" : ".logothete", library);
}

void show_folder(const fs::path& file) {
    wxLaunchDefaultApplication(wxString::FromUTF8(text_of(fs::absolute(file).parent_path())));
}

// A name without an ending gets that of the proposed one.
ChosenTarget ask_save(wxWindow* parent, const std::string& name, const std::filesystem::path& library) {
    wxFileDialog dialog{parent, wxString::FromUTF8(present::save_title()), {}, wxString::FromUTF8(name),
                        "*",    wxFD_SAVE | wxFD_OVERWRITE_PROMPT};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return target_of(dialog, std::filesystem::path{name}.extension(), library);
}

}  // namespace

FileChoosers system_choosers(const std::optional<std::filesystem::path>& library) {
    const auto words = present::chooser_words();
    const auto in_use = library.value_or(std::filesystem::path{});
    return {[words](wxWindow* parent) { return ask_for(parent, words.import_title, words.import_kinds); },
            [in_use](wxWindow* parent, const std::string& name) { return ask_export(parent, name, in_use); },
            [words](wxWindow* parent) { return ask_for(parent, words.board_title, words.board_kinds); },
            [in_use](wxWindow* parent, const std::string& name) { return ask_save(parent, name, in_use); },
            show_folder};
}

}  // namespace gui
