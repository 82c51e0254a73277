// SPDX-License-Identifier: MIT
// The tests run inside the program's own event loop: what they click and type goes through the display, as a person's.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include "gui/app/environment.h"
#include "gui/app/log.h"

#include <boost/test/unit_test.hpp>
#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/evtloop.h>

#include <cstdio>
#include <stdexcept>
#include <string_view>

namespace {

// After this warning of the toolkit's, a window is painted no more.
constexpr std::string_view spoiled = "drawing failure";

GLogWriterOutput toolkit_said(GLogLevelFlags level, const GLogField* fields, gsize count, gpointer) {
    char* const words = g_log_writer_format_fields(level, fields, count, FALSE);
    if (std::string_view{words}.find(spoiled) != std::string_view::npos) BOOST_ERROR(words);
    g_free(words);
    return g_log_writer_default(level, fields, count, nullptr);
}

class TestApp : public wxApp {
public:
    TestApp(int count, char** words) : count_{count}, words_{words} {}

    bool OnInit() override {
        SetAppName("logothete-test");
        SetExitOnFrameDelete(false);
        gui::log_to_stderr();
        g_log_set_writer_func(toolkit_said, nullptr, nullptr);
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
    for (const auto& begin : {gui::prepare_environment, gui::display_trouble})  // as the program begins
        if (const auto trouble = begin()) {
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
