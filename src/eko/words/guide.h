// SPDX-License-Identifier: MIT
// The guide to a first game of Ekö.
#pragma once

#include "eko/text/open.h"
#include "eko/text/session.h"
#include "eko/words/teller.h"
#include "present/help/guide_of.h"
#include "session/resources.h"

#include <memory>
#include <string_view>

namespace eko::words {

class Guide : public present::GuideOf<Teller> {
public:
    Guide(std::string_view file, text::Session played);
};

// In the language that is spoken. Throws session::FileError and protocol::FormatError as text::open_guide.
std::unique_ptr<const present::Guide> first_game_guide(const session::Resources& resources, const text::Boards& boards);

}  // namespace eko::words
