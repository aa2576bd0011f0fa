import Foundation

/// Tells on standard error how far a build is: on a terminal in one line that changes, elsewhere a line
/// now and then.
final class BuildProgress {
  private let title: String
  private let expected: Int
  private let isTerminal: Bool
  private let say: (String) -> Void
  private let now: () -> TimeInterval
  private var last: TimeInterval
  private var isShown = false
  /// Seconds between two lines where there is no terminal.
  static let pause: TimeInterval = 20

  /// - Parameters:
  ///   - expected: how many steps there are at least.
  ///   - now: seconds since some moment.
  init(
    title: String, expected: Int = 0, isTerminal: Bool = isatty(2) == 1,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    say: @escaping (String) -> Void = {
      try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }
  ) {
    self.title = title
    self.expected = expected
    self.isTerminal = isTerminal
    self.now = now
    self.say = say
    last = now()
  }

  /// A line of SwiftPM's.
  func hear(_ line: String) {
    if line.contains("Another instance of SwiftPM is already running") {
      say("Another build is using the same folder; waiting for it.\n")
      return
    }
    guard let (done, known) = Self.steps(in: line) else { return }
    let all = max(known, expected)
    let time = now()
    if isTerminal {
      guard time - last > 0.1 else { return }
      say("\r\u{1b}[K  \(title): \(done) of \(all) steps")
      isShown = true
    } else {
      guard time - last >= Self.pause else { return }
      say("  \(title): \(done) of \(all) steps\n")
    }
    last = time
  }

  /// Leaves the line on the terminal to what comes.
  func end() {
    if isShown { say("\r\u{1b}[K") }
    isShown = false
  }

  /// The numbers of `[12/345] Compiling …`.
  static func steps(in line: String) -> (done: Int, all: Int)? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let parts = line[..<end].dropFirst().split(separator: "/").map { Int($0) }
    guard parts.count == 2, let done = parts[0], let all = parts[1], done <= all else { return nil }
    return (done, all)
  }
}

/// The builds that a command has to do, one after the other.
final class BuildSteps {
  private var coming: [String]
  private let count: Int
  private let say: (String) -> Void

  /// - Parameter titles: what will be built, in that order.
  init(_ titles: [String] = [], say: @escaping (String) -> Void = { Console.say($0) }) {
    coming = titles
    count = titles.count
    self.say = say
  }

  /// Says what is built now and what comes, and builds it.
  func run(_ build: SwiftBuild) throws(Failure) {
    announce(build.title)
    try build.run(progress: BuildProgress(title: build.title, expected: build.steps))
  }

  func announce(_ title: String) {
    guard let place = coming.firstIndex(of: title), count > 1 else {
      say("Building \(title)")
      return
    }
    let number = count - coming.count + place + 1
    coming.removeFirst(place + 1)
    let rest = coming.isEmpty ? "" : "; then \(coming.joined(separator: ", then "))"
    say("[\(number)/\(count)] Building \(title)\(rest)")
  }
}
