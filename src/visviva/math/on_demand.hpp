#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace visviva {

/// A value that is made when somebody first asks for it, from any thread. Copies share it.
template <typename Value>
class OnDemand {
 public:
  OnDemand() = default;
  explicit OnDemand(std::function<Value()> make) : shared_(std::make_shared<Shared>()) {
    shared_->make = std::move(make);
  }

  [[nodiscard]] const Value& get() const {
    std::call_once(shared_->once, [this] {
      shared_->value.emplace(shared_->make());
      shared_->make = nullptr;
    });
    return *shared_->value;
  }

 private:
  struct Shared {
    std::once_flag once;
    std::function<Value()> make;
    std::optional<Value> value;
  };
  std::shared_ptr<Shared> shared_;
};

}  // namespace visviva
