import Foundation

/// A program run to its end. A signal to the command reaches it.
struct Subprocess {
  enum Output {
    case inherited, onStandardError, captured, discarded
    /// With what it says on standard error.
    case capturedWithErrors
    /// Without what it says on standard error, which nobody sees.
    case capturedAlone
    /// Both streams into a new file that nobody else can read.
    case file(String)
    /// Each line to a function as it comes, those on standard error, too.
    case lines((String) -> Void)
  }

  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)

    var isSuccess: Bool { self == .exited(0) }

    /// Whether the program ended by a fault of its own, not because somebody ended it.
    var isCrash: Bool {
      guard case .signalled(let signal) = self else { return false }
      return [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(signal)
    }
  }

  var program: String
  var arguments: [String]
  /// Added to the environment of this process.
  var environment: [String: String] = [:]
  var output = Output.inherited
  /// Whether it and what it starts are a group that gets signals together and has no terminal, as builds
  /// do. Otherwise it shares the command's group, so that Ctrl+C and a terminal's input reach it.
  /// (Foundation's `Process` always makes a group.)
  var isGroup = false
  /// Asked about once a second while its lines are read; true ends it, and its group with it: first by
  /// SIGTERM and, where that is not enough, five seconds later by SIGKILL. Heeded for `lines` alone.
  var isOverdue: (() -> Bool)?

  /// Waits for the end; what it wrote to standard output comes back where it was captured.
  func run() throws(Failure) -> (ending: Ending, output: String) {
    var text = ""
    let process: pid_t
    let slot: Int?
    if output.isPiped {
      let started = try startPiped()
      (process, slot) = (started.process, started.slot)
      text = read(from: started.pipe, process)
      close(started.pipe)
    } else {
      (process, slot) = try start()
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    RunningProcesses.remove(slot)
    RunningProcesses.endIfSignalled()
    let signal = status & 0x7f
    return (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal), text)
  }

  /// Starts it and does not wait; whoever asks for its end has to be the one who called this, and gives the
  /// slot back to `RunningProcesses` then.
  func start() throws(Failure) -> (process: pid_t, slot: Int?) { try start(pipe: [-1, -1]) }

  /// The same for one whose output is read from a pipe, which the caller closes.
  func startPiped() throws(Failure) -> (process: pid_t, slot: Int?, pipe: Int32) {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else {
      throw .failed("A pipe could not be made: \(String(cString: strerror(errno))).")
    }
    // The copies that the program gets are its own; these would keep the pipe open.
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipe[1]) }
    do {
      let (process, slot) = try start(pipe: pipe)
      return (process, slot, pipe[0])
    } catch {
      close(pipe[0])
      throw error
    }
  }

  private func start(pipe: [Int32]) throws(Failure) -> (process: pid_t, slot: Int?) {
    try RunningProcesses.start(isGroup: isGroup) { () throws(Failure) in try spawn(pipe: pipe) }
  }

  /// How a program that was started has ended; nil while it runs.
  static func ending(of process: pid_t, isWaited: Bool) -> Ending? {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, isWaited ? 0 : WNOHANG)
      if found < 0, errno == EINTR { continue }
      if found == 0 { return nil }
      // Somebody else has asked already.
      guard found == process else { return .exited(0) }
      let signal = status & 0x7f
      return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
  }

  /// The same, for a program that is about to end.
  static func ending(of process: pid_t, within seconds: Double) -> Ending? {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while clock.now < end {
      if let ending = ending(of: process, isWaited: false) { return ending }
      usleep(10_000)
    }
    return nil
  }

  /// All that comes, or nothing where lines are wanted one by one.
  private func read(from pipe: Int32, _ process: pid_t) -> String {
    var patience = Patience(process: isGroup ? -process : process, isOverdue: isOverdue)
    var bytes = [UInt8](repeating: 0, count: 65536)
    var lines = LineSplitter()
    var text: [UInt8] = []
    while true {
      if isOverdue != nil {
        var question = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        let found = poll(&question, 1, 1_000)
        patience.check()
        guard found > 0 else { continue }
      }
      let count = Glibc.read(pipe, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if case .lines(let handle) = output {
        lines.split(bytes[..<count]).forEach(handle)
      } else {
        text += bytes[..<count]
      }
    }
    if case .lines(let handle) = output, let line = lines.rest() { handle(line) }
    return String(decoding: text, as: UTF8.self)
  }

  private func spawn(pipe: [Int32]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of queues block signals, which what they start would inherit.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    let group = isGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGMASK))
    if isGroup {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    switch output {
    case .inherited: break
    case .onStandardError: posix_spawn_file_actions_adddup2(&actions, 2, 1)
    case .captured: posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    case .capturedWithErrors, .lines:
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
    case .capturedAlone:
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    case .discarded:
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, program, &actions, &attributes, &words, &variables)
    guard error == 0 else {
      throw .failed(
        "\(program) could not be started: \(String(cString: strerror(error))). "
          + "`tessera doctor` tells what is missing.")
    }
    return process
  }
}

extension Subprocess.Output {
  fileprivate var isPiped: Bool {
    switch self {
    case .captured, .capturedWithErrors, .capturedAlone, .lines: true
    case .inherited, .onStandardError, .discarded, .file: false
    }
  }
}
