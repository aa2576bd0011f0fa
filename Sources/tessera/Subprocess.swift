import Foundation

/// A program run to its end in the command's own process group, so that Ctrl+C and a terminal's
/// input reach it. (Foundation's `Process` makes a group of its own.)
struct Subprocess {
  enum Output {
    case inherited, onStandardError, captured, discarded
    /// With what it says on standard error.
    case capturedWithErrors
    /// Without what it says on standard error, which nobody sees.
    case capturedAlone
  }

  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)

    var isSuccess: Bool { self == .exited(0) }
  }

  var program: String
  var arguments: [String]
  /// Added to the environment of this process.
  var environment: [String: String] = [:]
  var output = Output.inherited

  private var isCaptured: Bool {
    switch output {
    case .captured, .capturedWithErrors, .capturedAlone: true
    case .inherited, .onStandardError, .discarded: false
    }
  }

  /// Waits for the end; what it wrote to standard output comes back where it was captured.
  func run() throws(Failure) -> (ending: Ending, output: String) {
    var pipe: [Int32] = [-1, -1]
    if isCaptured, Glibc.pipe(&pipe) != 0 {
      throw .failed("A pipe could not be made: \(String(cString: strerror(errno))).")
    }
    let process = try spawn(pipe: pipe)
    var text = ""
    if isCaptured {
      close(pipe[1])
      let handle = FileHandle(fileDescriptor: pipe[0], closeOnDealloc: true)
      text = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal), text)
  }

  private func spawn(pipe: [Int32]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch output {
    case .inherited: break
    case .onStandardError: posix_spawn_file_actions_adddup2(&actions, 2, 1)
    case .captured, .capturedWithErrors, .capturedAlone:
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
      if output == .capturedWithErrors {
        posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
      } else if output == .capturedAlone {
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_addclose(&actions, pipe[0])
      posix_spawn_file_actions_addclose(&actions, pipe[1])
    case .discarded:
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, program, &actions, nil, &words, &variables)
    guard error == 0 else {
      throw .failed(
        "\(program) could not be started: \(String(cString: strerror(error))). "
          + "`tessera doctor` tells what is missing.")
    }
    return process
  }
}
