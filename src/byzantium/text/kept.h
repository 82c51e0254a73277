// SPDX-License-Identifier: MIT
// Sessions of Byzantium in a library: session/kept.h.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/text/restoring.h"
#include "byzantium/text/session.h"
#include "session/kept.h"

namespace byzantium::text {

using Disagreement = session::Disagreement<Game>;
using DisagreementAt = session::DisagreementAt<Game>;
using NotAsItWas = session::NotAsItWas<Game>;
using NotTaken = session::NotTaken<Game>;
using OpenedKept = session::OpenedKept<Game>;
using TakenFile = session::TakenFile<Game>;
using session::KnownAlready;
using session::TakenOver;

using session::begin_session;
using session::export_session;
using session::look_at;
using session::replay_all;
using session::take_over;
using session::take_over_file;
using session::take_up;

}  // namespace byzantium::text
