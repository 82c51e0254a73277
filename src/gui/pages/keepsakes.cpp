// SPDX-License-Identifier: MIT
#include "gui/pages/keepsakes.h"

#include "gui/app/paths.h"
#include "present/language/failure_words.h"
#include "present/reports/report_pages.h"
#include "session/files.h"
#include "wording/failure.h"

#include <wx/clipbrd.h>

namespace gui {
namespace {

// What the outside world refuses becomes a sentence.
Outcome guarded(const std::function<Outcome()>& work) try { return work(); } catch (const wording::Failure& error) {
    return {Outcome::Mood::trouble, present::failure_words(error)};
}

}  // namespace

Outcome save(wxWindow* parent, const FileChoosers& choosers, const std::string& name, const std::string& what,
             const std::function<std::string()>& make) {
    const auto target = choosers.save_file(parent, name);
    if (!target) return {};
    return guarded([&]() -> Outcome {
        const std::string bytes = make();
        session::put_file(*target, [&](std::ostream& out) { out << bytes; });
        return {Outcome::Mood::done, present::saved_words(what, text_of(target->file)), target->file};
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
