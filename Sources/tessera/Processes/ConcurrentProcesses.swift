import Foundation

/// Programs that run at the same time, whose lines one thread reads as they come.
struct ConcurrentProcesses {
  /// A program, and who is told what it does; it runs as a group of its own.
  struct Job {
    /// Its output is that of `onLine`, whatever is set.
    var process: Subprocess
    /// Gets each line of both streams.
    var onLine: (String) -> Void
    /// Gets how it ended; returns what is to run next in its place, or nil.
    var onEnd: (Subprocess.Ending) throws(Failure) -> Job?
  }

  private struct Running {
    var job: Job
    let process: pid_t
    let slot: Int?
    let pipe: Int32
    var lines = LineSplitter()
    var patience: Patience
  }

  /// How many run at once, at least 1.
  let limit: Int
  private var running: [Running] = []

  init(limit: Int) { self.limit = max(1, limit) }

  /// Runs all jobs, the first ones first. A signal that ends the command ends what runs and then the command.
  ///
  /// - Throws: what starting a program or the end of one throws; the others are ended before that.
  mutating func run(_ jobs: [Job]) throws(Failure) {
    var waiting = jobs[...]
    do {
      repeat {
        while running.count < limit, !RunningProcesses.isSignalled, let job = waiting.popFirst() {
          try start(job)
        }
        try readOnce()
      } while !running.isEmpty || (!waiting.isEmpty && !RunningProcesses.isSignalled)
    } catch {
      endAll()
      throw error
    }
    RunningProcesses.endIfSignalled()
  }

  private mutating func start(_ job: Job) throws(Failure) {
    var process = job.process
    process.isGroup = true
    process.output = .lines(job.onLine)
    let started = try process.startPiped()
    running.append(
      Running(
        job: job, process: started.process, slot: started.slot, pipe: started.pipe,
        patience: Patience(process: -started.process, isOverdue: process.isOverdue)))
  }

  /// Waits at most a second for output, and reads what there is.
  private mutating func readOnce() throws(Failure) {
    guard !running.isEmpty else { return }
    var questions = running.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
    let found = poll(&questions, nfds_t(questions.count), 1_000)
    for index in running.indices { running[index].patience.check() }
    guard found > 0 else { return }
    // From behind, as those that have ended are removed.
    for index in running.indices.reversed() where questions[index].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(running[index].pipe, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        try end(index)
        continue
      }
      for line in running[index].lines.split(bytes[..<count]) { running[index].job.onLine(line) }
    }
  }

  private mutating func end(_ index: Int) throws(Failure) {
    var ended = running.remove(at: index)
    close(ended.pipe)
    if let line = ended.lines.rest() { ended.job.onLine(line) }
    let ending = Subprocess.ending(of: ended.process, isWaited: true) ?? .exited(0)
    RunningProcesses.remove(ended.slot)
    if let next = try ended.job.onEnd(ending), !RunningProcesses.isSignalled { try start(next) }
  }

  private mutating func endAll() {
    for one in running {
      kill(-one.process, SIGKILL)
      close(one.pipe)
      _ = Subprocess.ending(of: one.process, isWaited: true)
      RunningProcesses.remove(one.slot)
    }
    running = []
  }
}

/// Cuts what a program writes into lines.
struct LineSplitter {
  private var waiting: [UInt8] = []

  /// - Returns: the lines that are complete now.
  mutating func split(_ bytes: ArraySlice<UInt8>) -> [String] {
    waiting += bytes
    // A line that comes in many pieces is not looked through again for each.
    guard bytes.contains(UInt8(ascii: "\n")) else { return [] }
    let lines = waiting.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let complete = lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
    waiting = Array(lines.last ?? [])
    return complete
  }

  /// The line without an end that was there last; nil for none.
  mutating func rest() -> String? {
    defer { waiting = [] }
    return waiting.isEmpty ? nil : String(decoding: waiting, as: UTF8.self)
  }
}

/// Ends a program whose output is waited for when somebody says that it takes too long: by SIGTERM and, five
/// seconds later, by SIGKILL.
struct Patience {
  /// Negative for a group.
  let process: pid_t
  let isOverdue: (() -> Bool)?
  private let clock = ContinuousClock()
  private var asked = ContinuousClock().now
  /// When it was asked to end.
  private var terminated: ContinuousClock.Instant?

  init(process: pid_t, isOverdue: (() -> Bool)?) {
    self.process = process
    self.isOverdue = isOverdue
  }

  /// Asks, at most once a second.
  mutating func check() {
    guard let isOverdue else { return }
    let now = clock.now
    if let terminated {
      if now - terminated > .seconds(5) { kill(process, SIGKILL) }
    } else if now - asked >= .seconds(1) {
      asked = now
      if isOverdue() {
        terminated = now
        kill(process, SIGTERM)
      }
    }
  }
}
