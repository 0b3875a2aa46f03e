#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "json.hpp"
#include "results/temporary_folder.hpp"

namespace visviva::test {

using Arguments = std::vector<std::string>;

/// How the program ended and what it said.
struct Outcome {
  int code = -1;
  std::string out;
  std::string err;
};

/// The real program, running in a folder of its own, and not longer than this object lives.
class Program {
 public:
  Program(const Arguments& arguments, const std::filesystem::path& folder)
      : out_(folder / "stdout.txt"), err_(folder / "stderr.txt") {
    pid_ = fork();
    if (pid_ < 0) throw std::runtime_error("cannot fork");
    if (pid_ == 0) become(arguments, folder);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    if (ended_) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }

  void signal(int number) const { kill(pid_, number); }

  [[nodiscard]] Outcome wait() const {
    int status = 0;
    if (waitpid(pid_, &status, 0) != pid_) throw std::runtime_error("cannot wait");
    ended_ = true;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text(out_), read_text(err_)};
  }

 private:
  [[noreturn]] void become(const Arguments& arguments, const std::filesystem::path& folder) const {
    redirect(STDOUT_FILENO, out_);
    redirect(STDERR_FILENO, err_);
    std::vector<char*> argv = {const_cast<char*>(VISVIVA_CLI)};
    for (const auto& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    if (chdir(folder.c_str()) == 0) execv(VISVIVA_CLI, argv.data());
    _exit(127);
  }

  static void redirect(int descriptor, const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, descriptor) < 0) _exit(127);
    close(file);
  }

  std::filesystem::path out_;
  std::filesystem::path err_;
  pid_t pid_ = -1;
  mutable bool ended_ = false;
};

/// Whether a file appears within a minute.
[[nodiscard]] inline bool appears(const std::filesystem::path& file) {
  for (int i = 0; i < 12000 && !std::filesystem::exists(file); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return std::filesystem::exists(file);
}

/// Runs `visviva ARGUMENTS…` in the folder to its end.
[[nodiscard]] inline Outcome visviva_in(const TemporaryFolder& folder, const Arguments& arguments) {
  return Program(arguments, folder.path()).wait();
}

}  // namespace visviva::test
