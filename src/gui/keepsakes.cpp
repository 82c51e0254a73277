// SPDX-License-Identifier: MIT
#include "gui/keepsakes.h"

#include "gui/paths.h"
#include "present/failure_words.h"
#include "present/report_pages.h"
#include "session/files.h"

#include <wx/clipbrd.h>

#include <stdexcept>

namespace gui {
namespace {

// What the outside world refuses becomes a sentence: StoreError, FileError, a page that cannot be drawn.
Outcome guarded(const std::function<Outcome()>& work) try { return work(); } catch (const std::runtime_error& error) {
    return {Outcome::Mood::trouble, present::failure_words(error)};
}

}  // namespace

Outcome save(wxWindow* parent, const FileChoosers& choosers, const std::string& name, const std::string& what,
             const std::function<std::string()>& make) {
    const auto file = choosers.save_file(parent, name);
    if (!file) return {};
    return guarded([&]() -> Outcome {
        const std::string bytes = make();
        session::replace_file(*file, [&](std::ostream& out) { out << bytes; });
        return {Outcome::Mood::done, present::saved_words(what, text_of(*file))};
    });
}

Outcome copy(const std::string& what, const std::function<std::string()>& make) {
    return guarded([&]() -> Outcome {
        wxClipboardLocker clipboard;
        const bool taken = !!clipboard && wxTheClipboard->SetData(new wxTextDataObject{wxString::FromUTF8(make())});
        if (!taken) return {Outcome::Mood::trouble, present::clipboard_is_busy()};
        wxTheClipboard->Flush();
        return {Outcome::Mood::done, present::copied_words(what)};
    });
}

}  // namespace gui
