#include "engine/cli/arena/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

namespace kairo::arena {

namespace {

constexpr std::size_t longest_answer = 4096;

/// Whether the socket is ready before the deadline. A process that has ended makes it ready, too.
bool wait_for(int socket, short events, Child::Deadline deadline) {
  pollfd waiting{.fd = socket, .events = events, .revents = 0};
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() < 0) return false;
    const int ready = poll(&waiting, 1, static_cast<int>(left.count()) + 1);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

/// Runs in the new process: its standard input and output become the socket.
[[noreturn]] void become(const std::string& command, int socket) {
  setpgid(0, 0);
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace

Child::Child(const std::string& command) {
  std::array<int, 2> ends{};
  // Close-on-exec, or the programs of matches in other threads would hold this one's socket open.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  process_ = fork();
  if (process_ == 0) become(command, ends[1]);
  close(ends[1]);
  socket_ = ends[0];
  fcntl(socket_, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
  if (socket_ >= 0) close(socket_);
  if (process_ <= 0) return;
  kill(-process_, SIGKILL);
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

std::expected<void, std::string> Child::write(std::string_view text, Deadline deadline) {
  while (!text.empty()) {
    if (!wait_for(socket_, POLLOUT, deadline)) return std::unexpected("does not read its question in time");
    const ssize_t sent = send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return std::unexpected("has ended");
    if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return {};
}

std::expected<std::string, std::string> Child::read_line(Deadline deadline) {
  while (true) {
    if (const std::size_t end = arrived_.find('\n'); end != std::string::npos) {
      std::string line = arrived_.substr(0, end);
      arrived_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (arrived_.size() > longest_answer) return std::unexpected("answers with an endless line");
    if (!wait_for(socket_, POLLIN, deadline)) return std::unexpected("does not answer in time");
    std::array<char, 1024> buffer{};
    const ssize_t received = recv(socket_, buffer.data(), buffer.size(), 0);
    if (received == 0 || (received < 0 && errno != EAGAIN && errno != EINTR)) return std::unexpected("has ended");
    if (received > 0) arrived_.append(buffer.data(), static_cast<std::size_t>(received));
  }
}

}  // namespace kairo::arena
