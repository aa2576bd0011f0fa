import CVirtualClock
import CSwiftRuntime
import PlatformInterface

/// Remembers what the app prints on standard output, and what it logs, while still printing it, for the
/// dump's log.
package final class OutputCapture: @unchecked Sendable {
  private let lock = NSLock()
  private var text = Data()
  /// Whether the reader has handed on the last that was printed.
  private var isOver = false
  /// What is kept of a chatty app: the newest part.
  private static let capacity = 1 << 20

  private let source: FileHandle
  private let original: FileHandle

  /// Starts capturing for the rest of the process; nil where no pipe can be had.
  init?() {
    fflush(nil)
    var ends: [Int32] = [-1, -1]
    let copy = dup(STDOUT_FILENO)
    guard copy >= 0, pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else { return nil }
    close(ends[1])
    source = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    original = FileHandle(fileDescriptor: copy, closeOnDealloc: true)
    Self.printByLine()
    let thread = Thread { [weak self] in
      while let self {
        let data = self.nextPart()
        if data.isEmpty { return self.lock.withLock { self.isOver = true } }
        self.append(data)
        try? self.original.write(contentsOf: data)
      }
    }
    thread.name = "stdout"
    thread.start()
    if Self.hearing == nil { atexit { OutputCapture.hearing?.finish() } }
    Self.hearing = self
    tessera_hear_log { message in
      guard let message else { return }
      OutputCapture.hearing?.append(logged: String(cString: message))
    }
  }

  /// Has the process print a line at a time, as on a terminal, so that a crash loses nothing. Launching calls it.
  package static func printByLine() { tessera_print_by_line() }

  /// Waits for what is printed next; empty at the end. A signal, as of a program that crashes, does not end it.
  private func nextPart() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source.fileDescriptor, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      if count == 0 || errno != EINTR { return Data() }
    }
  }

  /// There is one standard output, and so one that captures it.
  nonisolated(unsafe) private static weak var hearing: OutputCapture?

  /// NSLog writes to standard error, with the date and the process; the message alone is kept, behind what
  /// was printed before.
  private func append(logged message: String) {
    fflush(nil)
    waitForReader()
    append(Data((message + "\n").utf8))
  }

  private func append(_ data: Data) {
    lock.withLock {
      text.append(data)
      if text.count > Self.capacity { text.removeFirst(text.count - Self.capacity) }
    }
  }

  /// Everything printed so far, in lines.
  func lines() -> [String] {
    fflush(nil)
    waitForReader()
    let all = lock.withLock { String(decoding: text, as: UTF8.self) }
    var lines = all.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// At the process's end: what is still in the pipe is handed on, which nobody would read any more.
  private func finish() {
    fflush(nil)
    // Closes the pipe's end, so that the reader comes to its own; unless another process has it, too.
    dup2(original.fileDescriptor, STDOUT_FILENO)
    for _ in 0..<40 where !lock.withLock({ isOver }) {
      waitForReader()
    }
  }

  /// What was printed before this call is in the pipe or already read; the reader needs a moment.
  private func waitForReader() {
    var waiting: Int32 = 0
    for _ in 0..<200 {
      guard ioctl(source.fileDescriptor, UInt(FIONREAD), &waiting) == 0, waiting > 0 else { break }
      tessera_clock_pause(500_000)
    }
    tessera_clock_pause(500_000)
  }
}
