// SPDX-License-Identifier: MIT
#include "cli/answering_input.h"

#include <algorithm>

namespace cli {

AnsweringInput::int_type AnsweringInput::underflow() {
    out_.flush();
    if (traits_type::eq_int_type(in_.sgetc(), traits_type::eof())) return traits_type::eof();
    const auto most = static_cast<std::streamsize>(buffer_.size());
    const auto size = in_.sgetn(buffer_.data(), std::clamp(in_.in_avail(), std::streamsize{1}, most));
    setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
    return size > 0 ? traits_type::to_int_type(buffer_[0]) : traits_type::eof();
}

}  // namespace cli
