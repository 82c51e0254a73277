// SPDX-License-Identifier: MIT
// The open session on phones: the page about it, and what phones are told while the table changes.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/page_stack.h"
#include "gui/phones/phones.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class wxWindow;

namespace gui {

class PhonesPage;
class Tables;

class ShowingPhones {
public:
    // What it shows. All of it must outlive this object.
    struct Room {
        wxWindow& frame;
        PageStack& pages;
        const Theme& theme;
        const FileChoosers& choosers;
        Tables& tables;
    };
    explicit ShowingPhones(const Room& room);

    // Called when another number of phones is connected or asks for a seat, or none can be any more.
    std::function<void()> on_count = [] {};
    // Called when other seats are asked for.
    std::function<void()> on_asked_for = [] {};

    // nullptr in a program without that part.
    Phones* phones() { return phones_.get(); }
    bool is_on() const { return phones_ && phones_->is_on(); }
    std::size_t watching() const { return phones_ ? phones_->now().watching : 0; }
    // The seats that phones ask for, by their labels.
    std::vector<std::string> asked_for() const;
    // Whether an answer waits for Enter at the table.
    bool waits() const { return phones_ && !phones_->now().waiting.empty(); }
    // Of this program, whether it listens now.
    std::string listening() const;

    // Needs that part.
    void show();
    // Call it whenever the table may have changed, or another session may be open. What phones see is made later, once
    // the window has painted.
    void follow();
    // Call it when a session was opened.
    void forget();

    // Phones go on seeing the same session in another window. The old one has none from then on.
    std::unique_ptr<Phones> hand_over();
    void take_over(std::unique_ptr<Phones> phones);

private:
    void use(std::unique_ptr<Phones> phones);
    void changed();

    Room in_;
    std::unique_ptr<Phones> phones_;
    PhonesPage* page_ = nullptr;          // once it was asked for
    bool is_due_ = false;                 // a look at the table
    std::size_t counted_ = 0;             // phones when they were last counted
    std::vector<std::string> asked_for_;  // and the seats that they asked for
    bool was_on_ = false;
};

}  // namespace gui
