// SPDX-License-Identifier: MIT
// Sessions of Ekö made from a journal's lines, and kept in a library: session/open.h, session/kept.h.
#pragma once

#include "eko/text/session.h"
#include "session/boards.h"
#include "session/kept.h"
#include "session/open.h"

namespace eko::text {

using Boards = session::Boards<Game>;
using Opened = session::Opened<Game>;
using OpenedKept = session::OpenedKept<Game>;

using session::begin_session;
using session::journal_text;
using session::look_at;
using session::open_guide;
using session::open_journal;
using session::replay_all;
using session::take_over;
using session::take_over_file;
using session::take_up;

}  // namespace eko::text
