// SPDX-License-Identifier: MIT
// Which inputs have come back from the display: they take their way through it, and a busy machine takes its time.
#pragma once

#include <wx/eventfilter.h>

namespace gui_test {

enum class Input { key, button };

class InputsSeen : public wxEventFilter {
public:
    InputsSeen();
    ~InputsSeen() override;
    InputsSeen(const InputsSeen&) = delete;
    InputsSeen& operator=(const InputsSeen&) = delete;

    // Keys and buttons that were let go.
    int count(Input input) const { return input == Input::key ? keys_ : buttons_; }

private:
    int FilterEvent(wxEvent& event) override;

    int keys_ = 0;
    int buttons_ = 0;
};

}  // namespace gui_test
