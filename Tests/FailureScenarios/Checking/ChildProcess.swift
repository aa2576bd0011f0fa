import Foundation

/// This program run for one scenario.
enum ChildProcess {
  /// Where those that end leave their files; the checker removes it.
  static let temporaryFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("failure-scenarios-\(getpid())")

  static func outcome(of scenario: String) -> Outcome {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return .wordless("There are no more pipes.") }
    _ = fcntl(pipe[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(pipe[1], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
    var words = [strdup("/proc/self/exe"), strdup(scenario), nil]
    // Nobody needs hundreds of backtraces.
    let quiet = [
      "TMPDIR": temporaryFolder.path, "SWIFT_BACKTRACE": "enable=no", "TESSERA_OPTIONS": "",
      "ASAN_OPTIONS": "detect_leaks=0",
    ]
    let variables = ProcessInfo.processInfo.environment.merging(quiet) { $1 }
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, &environment)
    close(pipe[1])
    guard error == 0 else { return .wordless(String(cString: strerror(error))) }
    let handle = FileHandle(fileDescriptor: pipe[0], closeOnDealloc: true)
    let text = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(signal: status & 0x7f, status: (status >> 8) & 0xff, text: text)
  }
}
