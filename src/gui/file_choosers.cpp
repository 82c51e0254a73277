// SPDX-License-Identifier: MIT
#include "gui/file_choosers.h"

#include "gui/paths.h"
#include "present/report_pages.h"
#include "present/start_words.h"

#include <wx/filedlg.h>

namespace gui {
namespace {

ChosenFile ask_for(wxWindow* parent, const std::string& title, const std::string& kinds) {
    wxFileDialog dialog{parent, wxString::FromUTF8(title), {},
                        {},     wxString::FromUTF8(kinds), wxFD_OPEN | wxFD_FILE_MUST_EXIST};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return path_of(dialog.GetPath());
}

ChosenFile ask_export(wxWindow* parent, const std::string& name) {
    const auto words = present::chooser_words();
    wxFileDialog dialog{parent,
                        wxString::FromUTF8(words.export_title),
                        {},
                        wxString::FromUTF8(name + ".logothete"),
                        wxString::FromUTF8(words.export_kinds),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    std::filesystem::path file = path_of(dialog.GetPath());
    if (!file.has_extension()) file += dialog.GetFilterIndex() == 1 ? ".jsonl" : ".logothete";
    return file;
}

// A name without an ending gets that of the proposed one.
ChosenFile ask_save(wxWindow* parent, const std::string& name) {
    wxFileDialog dialog{parent, wxString::FromUTF8(present::save_title()), {}, wxString::FromUTF8(name),
                        "*",    wxFD_SAVE | wxFD_OVERWRITE_PROMPT};
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    std::filesystem::path file = path_of(dialog.GetPath());
    if (!file.has_extension()) file += std::filesystem::path{name}.extension();
    return file;
}

}  // namespace

FileChoosers system_choosers() {
    const auto words = present::chooser_words();
    return {[words](wxWindow* parent) { return ask_for(parent, words.import_title, words.import_kinds); }, ask_export,
            [words](wxWindow* parent) { return ask_for(parent, words.board_title, words.board_kinds); }, ask_save};
}

}  // namespace gui
