// SPDX-License-Identifier: MIT
// The actions of the shell's commands.
#pragma once

#include "gui/frame/commands.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"

#include <functional>

class wxFrame;

namespace gui {

class FirstSteps;
class LibraryKeeper;
class LookingBack;
class OwnPages;
class Preferring;
class Reading;
class SeenFromAfar;
class ShowingPhones;
class Tables;

// What the actions use. All of it must outlive the commands.
struct CommandRoom {
    wxFrame& frame;
    const Theme& theme;
    PageStack& pages;
    Tables& tables;
    LibraryKeeper& library;
    PreferenceKeeper& preferences;
    Reading& reading;
    Preferring& preferring;
    LookingBack& looking_back;
    FirstSteps& first_steps;
    OwnPages& own_pages;
    SeenFromAfar& view;
    ShowingPhones& phones;
    // What only the frame can do.
    std::function<void()> begin_new;
    std::function<void(const std::function<void()>& then)> with_a_game;  // asks which, if nobody sits at a table
    std::function<void()> begin_practice;
    std::function<void()> show_shelf;
    std::function<void()> show_as_list;
};

// Sets all of them, replacing earlier ones.
void set_shell_commands(Commands& commands, const CommandRoom& room);

}  // namespace gui
