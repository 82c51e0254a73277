// SPDX-License-Identifier: MIT
#include "gui/toolkit.h"

#include <wx/listbox.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace gui {

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

}  // namespace

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

#else

// wx tells readers a window's label by itself, and the system its tone.
void name_for_readers(wxWindow& window, const std::string& name, const std::string&) {
    window.SetLabel(wxString::FromUTF8(name));
}
void choose_row(wxListBox& list, int row) { list.SetSelection(row); }
void use_tone(Tone) {}

#endif

}  // namespace gui
