// SPDX-License-Identifier: MIT
#include "gui/canvas/toolkit.h"

#include <wx/event.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace gui {
namespace {

wxArrayString list_of(const std::vector<std::string>& texts) {
    wxArrayString list;
    for (const std::string& text : texts) list.Add(wxString::FromUTF8(text));
    return list;
}

}  // namespace

#ifdef __WXGTK__
namespace {

// The window itself, and what has the keyboard in it where that is another one.
template <class Doing>
void with_accessibles(wxWindow& window, const Doing& doing) {
    GtkWidget* const outer = window.GetHandle();
    if (outer == nullptr) return;
    doing(gtk_widget_get_accessible(outer));
    GtkWidget* const inner = window.GetConnectWidget();
    if (inner != nullptr && inner != outer) doing(gtk_widget_get_accessible(inner));
}

std::string folded(const char* text) {
    char* const normal = g_utf8_normalize(text, -1, G_NORMALIZE_ALL);
    char* const small = g_utf8_casefold(normal, -1);
    std::string result{small};
    g_free(small);
    g_free(normal);
    return result;
}

// `typed` is folded by GTK.
gboolean goes_on(GtkEntryCompletion* completion, const char* typed, GtkTreeIter* row, gpointer) {
    char* text = nullptr;
    gtk_tree_model_get(gtk_entry_completion_get_model(completion), row, 0, &text, -1);
    const std::string whole = text == nullptr ? std::string{} : folded(text);
    g_free(text);
    return whole.starts_with(typed) && whole != typed ? TRUE : FALSE;
}

bool takes_keys(GtkWindow* window) {
    const GdkWindowTypeHint hint = gtk_window_get_type_hint(window);
    return gtk_window_get_window_type(window) == GTK_WINDOW_POPUP && gtk_widget_get_mapped(GTK_WIDGET(window)) &&
           hint != GDK_WINDOW_TYPE_HINT_TOOLTIP && hint != GDK_WINDOW_TYPE_HINT_DND;
}

}  // namespace

// The display stays open and is the one that wx uses later. GDK reads its settings first: a display opened before that
// is searched for OpenGL whatever they say, which takes 50 ms and 30 MB.
bool display_opens() {
    int count = 0;
    char** words = nullptr;
    gdk_parse_args(&count, &words);
    return gdk_display_open(nullptr) != nullptr;
}

void name_for_readers(wxWindow& window, const std::string& name, const std::string& description) {
    with_accessibles(window, [&](AtkObject* spoken) {
        const char* const before = atk_object_get_name(spoken);
        if (before == nullptr || name != before) atk_object_set_name(spoken, name.c_str());
        atk_object_set_description(spoken, description.c_str());
    });
}

void choose_row(wxListBox& list, int row) {
    list.SetSelection(row);
    GtkWidget* const view = list.GetConnectWidget();
    if (!GTK_IS_TREE_VIEW(view)) return;
    GtkTreePath* const path = gtk_tree_path_new_from_indices(row, -1);
    gtk_tree_view_set_cursor(GTK_TREE_VIEW(view), path, nullptr, FALSE);
    gtk_tree_path_free(path);
}

void use_tone(Tone tone) {
    GtkSettings* const settings = gtk_settings_get_default();
    if (settings == nullptr) return;
    const gboolean wanted = tone == Tone::dark ? TRUE : FALSE;
    gboolean is = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &is, nullptr);
    // GTK reads all of its theme again, even if nothing changes.
    if (is != wanted) g_object_set(settings, "gtk-application-prefer-dark-theme", wanted, nullptr);
}

void suggest(wxTextCtrl& field, const std::vector<std::string>& texts) {
    field.AutoComplete(list_of(texts));
    GtkWidget* const entry = field.GetHandle();
    if (!GTK_IS_ENTRY(entry)) return;
    if (GtkEntryCompletion* const completion = gtk_entry_get_completion(GTK_ENTRY(entry)))
        gtk_entry_completion_set_match_func(completion, goes_on, nullptr, nullptr);
}

// Suggestions hold the keyboard for themselves and grab nothing; a menu that has just been opened grabs, and its window
// may not be there yet.
bool popup_is_open() {
    if (gtk_grab_get_current() != nullptr) return true;
    GList* const windows = gtk_window_list_toplevels();
    bool found = false;
    for (const GList* one = windows; one != nullptr; one = one->next)
        found = found || takes_keys(GTK_WINDOW(one->data));
    g_list_free(windows);
    return found;
}

// wx's own codes are those of the key without Shift.
char32_t written_by(const wxKeyEvent& event) { return gdk_keyval_to_unicode(event.GetRawKeyCode()); }

#else

// wx tells readers a window's label by itself, and the system its tone.
bool display_opens() { return true; }

void name_for_readers(wxWindow& window, const std::string& name, const std::string&) {
    window.SetLabel(wxString::FromUTF8(name));
}
void choose_row(wxListBox& list, int row) { list.SetSelection(row); }
void use_tone(Tone) {}
void suggest(wxTextCtrl& field, const std::vector<std::string>& texts) { field.AutoComplete(list_of(texts)); }
bool popup_is_open() { return false; }  // the system keeps a menu's keys from everything else
char32_t written_by(const wxKeyEvent& event) { return static_cast<char32_t>(event.GetUnicodeKey()); }

#endif

}  // namespace gui
