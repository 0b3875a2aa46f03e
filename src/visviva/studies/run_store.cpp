#include "visviva/studies/run_store.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>
#include <system_error>
#include <thread>

#include "visviva/job/model_source.hpp"
#include "visviva/results/check_sum.hpp"

namespace visviva::studies {
namespace {

constexpr const char* end_file = "command.json";
constexpr const char* message_file = "messages.txt";
constexpr int exit_of_failed_run = 1;  // whose results are complete until it failed

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The text of a model file, so that another one of the same name is another run. Empty for what is part of the program, and for
// what the run itself will complain about.
std::string model_text(const StudyRun& run) {
  if (run.words.size() < 2 || run.words[0] == "spectrum" || run.words[1].starts_with("problem:"))
    return "";
  try {
    const ModelSource source = open_model(run.words[1]);
    return source.file ? source.file->resolved : "";
  } catch (const std::exception&) {
    return "";
  }
}

std::string first_line(const std::filesystem::path& path) {
  std::istringstream text(content_of(path));
  std::string line;
  std::getline(text, line);
  return line;
}

// Each run has one processor; there are as many at a time as there are processors.
std::vector<std::string> complete_words(const StudyRun& run, const std::filesystem::path& folder) {
  std::vector<std::string> words = run.words;
  for (const char* word : {"--quiet", "--no-report", "--out"}) words.emplace_back(word);
  words.push_back(folder.string());
  if (run.words[0] == "compare" || run.words[0] == "converge") {
    words.emplace_back("--jobs");
    words.emplace_back("1");
  } else if (run.words[0] != "spectrum") {
    words.emplace_back("--set");
    words.emplace_back("threads=1");
  }
  return words;
}

// A process that runs the program, with nothing on its standard output and its messages in a file.
pid_t start_process(const std::filesystem::path& program, std::vector<std::string> words,
                    const std::filesystem::path& messages) {
  words.insert(words.begin(), program.string());
  std::vector<char*> arguments;
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, messages.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0644);
  pid_t process = 0;
  const int error =
      posix_spawn(&process, program.c_str(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0)
    throw std::system_error(error, std::generic_category(),
                            fmt::format("cannot start {}", program.string()));
  return process;
}

// The exit code of a process, or 128 and the signal that ended it. A stop is passed on to it once.
int wait_for(pid_t process, const std::atomic<bool>& stop) {
  using namespace std::chrono_literals;
  bool told = false;
  for (;;) {
    int status = 0;
    const pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == process) return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    if (ended < 0 && errno != EINTR)
      throw std::system_error(errno, std::generic_category(), "cannot wait for a run");
    if (stop && !told) {
      kill(process, SIGINT);
      told = true;
    }
    std::this_thread::sleep_for(5ms);
  }
}

}  // namespace

RunStore::RunStore(std::filesystem::path folder, std::filesystem::path program)
    : folder_(std::move(folder)),
      program_(std::move(program)),
      program_sum_(check_sum(content_of(program_))) {}

std::filesystem::path RunStore::folder_of(const StudyRun& run) const {
  std::uint64_t sum = program_sum_;
  for (const auto& word : run.words) sum = check_sum(word + '\n', sum);
  sum = check_sum(model_text(run), sum);
  return folder_ / fmt::format("{:016x}", sum);
}

std::optional<RunStore::End> RunStore::stored_end(const StudyRun& run) const {
  const auto path = folder_of(run) / end_file;
  if (!std::filesystem::exists(path)) return std::nullopt;
  try {
    Json json = Json::parse(content_of(path));
    return End{.exit_code = static_cast<int>(json["exit_code"].number()),
               .seconds = json["seconds"].number(),
               .message = std::get<std::string>(json["message"].value),
               .was_there = true};
  } catch (const std::exception&) {
    return std::nullopt;  // what cannot be read is run again
  }
}

std::optional<RunStore::End> RunStore::carry_out(const StudyRun& run,
                                                 const std::atomic<bool>& stop) const {
  if (auto end = stored_end(run)) return end;
  const auto folder = folder_of(run);
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const auto begin = std::chrono::steady_clock::now();
  const pid_t process = start_process(program_, complete_words(run, folder), folder / message_file);
  End end;
  end.exit_code = wait_for(process, stop);
  end.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (end.exit_code != 0) end.message = first_line(folder / message_file);
  if (stop) return std::nullopt;
  if (end.exit_code > exit_of_failed_run) return end;  // may go better next time
  OutputFile file(folder / end_file);
  file.write(Json(Json::Object{{"command", run.text()},
                               {"exit_code", end.exit_code},
                               {"seconds", end.seconds},
                               {"message", end.message}})
                 .text() +
             "\n");
  file.close();
  return end;
}

}  // namespace visviva::studies
