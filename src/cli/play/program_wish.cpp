// SPDX-License-Identifier: MIT
#include "cli/play/program_wish.h"

#include "cli/line/words.h"
#include "wording/failure.h"

namespace cli {

std::string seat_wished(const std::string& wish) {
    const auto sign = wish.find('=');
    if (sign != std::string::npos && wish.substr(sign + 1) == "program") return wish.substr(0, sign);
    throw wording::Failure{
        {marked("--seat takes a seat and who plays it, for example red=program, not “{wish}”."), {{"wish", wish}}}};
}

}  // namespace cli
