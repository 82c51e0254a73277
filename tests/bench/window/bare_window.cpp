// SPDX-License-Identifier: MIT
// The floor of P8: a bare wx window that says when it has been painted, and leaves.
#include <wx/app.h>
#include <wx/dcbuffer.h>
#include <wx/frame.h>

#include <cstdio>

namespace {

class BareApp : public wxApp {
public:
    bool OnInit() override {
        auto* const frame = new wxFrame(nullptr, wxID_ANY, "bare", wxDefaultPosition, wxSize(1280, 720));
        frame->SetBackgroundStyle(wxBG_STYLE_PAINT);
        frame->Bind(wxEVT_PAINT, [frame, painted = false](wxPaintEvent&) mutable {
            wxAutoBufferedPaintDC dc{frame};
            dc.Clear();
            if (painted) return;
            painted = true;
            std::puts("painted");
            std::fflush(stdout);
            frame->CallAfter([frame] { frame->Close(); });
        });
        frame->Show();
        return true;
    }
};

}  // namespace

wxIMPLEMENT_APP(BareApp);
