// SPDX-License-Identifier: MIT
// The tests run inside the program's own event loop: what they click and type goes through the display, as a person's.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include "gui/app/environment.h"
#include "gui/app/log.h"

#include <boost/test/unit_test.hpp>
#include <wx/app.h>
#include <wx/evtloop.h>

#include <cstdio>
#include <stdexcept>

namespace {

class TestApp : public wxApp {
public:
    TestApp(int count, char** words) : count_{count}, words_{words} {}

    bool OnInit() override {
        SetAppName("logothete-test");
        SetExitOnFrameDelete(false);
        gui::log_to_stderr();
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active{&loop};
        return boost::unit_test::unit_test_main([] { return true; }, count_, words_);
    }
    // wx's own complaints are failures.
    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* cond, const wxChar*) override {
        BOOST_ERROR("wx: " << wxString(file).utf8_string() << ":" << line << ": " << wxString(cond).utf8_string());
    }
    bool OnExceptionInMainLoop() override { throw; }

private:
    int count_;
    char** words_;
};

}  // namespace

int main(int argc, char** argv) {
    if (const auto trouble = gui::prepare_environment()) {
        std::fputs(trouble->c_str(), stderr);
        return 1;
    }
    auto* const app = new TestApp{argc, argv};
    wxApp::SetInstance(app);
    int none = 1;
    wxEntryStart(none, argv);
    int status = 1;
    if (app->CallOnInit()) status = app->OnRun();
    app->OnExit();
    wxEntryCleanup();
    return status;
}
