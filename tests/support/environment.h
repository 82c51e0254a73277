// SPDX-License-Identifier: MIT
// An environment variable that has another value for the length of a test.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace support {

class Environment {
public:
    Environment(std::string name, const std::string& value) : name_{std::move(name)} {
        if (const char* before = std::getenv(name_.c_str()); before != nullptr) before_ = before;
        setenv(name_.c_str(), value.c_str(), 1);
    }
    ~Environment() {
        if (before_) {
            setenv(name_.c_str(), before_->c_str(), 1);
        } else {
            unsetenv(name_.c_str());
        }
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    std::string name_;
    std::optional<std::string> before_;
};

}  // namespace support
