import PlatformInterface

/// Whether other threads of this process work: decoding, scanning, an app's own queues.
///
/// There is no list of such work to ask, so this looks at what threads cost: processor time used
/// outside the calling thread, and threads that are running, ready to run, or waiting for a disk. A
/// thread that sleeps, or waits for a socket, does not count.
struct ProcessActivity {
  private var lastOtherTime: TimeInterval = 0

  /// Processor time below which threads count as asleep, in seconds between two questions. Waking up
  /// to look at a queue costs less.
  private static let negligibleTime = 0.0001

  /// Whether others worked since the last question or work now.
  mutating func isBusy() -> Bool {
    let time = Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - Self.seconds(CLOCK_THREAD_CPUTIME_ID)
    defer { lastOtherTime = time }
    return time - lastOtherTime > Self.negligibleTime || Self.hasRunnableThread()
  }

  private static func seconds(_ clock: clockid_t) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Reads the state letter of every other thread from /proc.
  private static func hasRunnableThread() -> Bool {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let own = link.flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.contains { thread in
      guard thread != own, let file = fopen("/proc/self/task/\(thread)/stat", "r") else {
        return false
      }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = fread(&bytes, 1, bytes.count, file)
      // "1234 (name) S …": the name may hold anything, so the state follows the last parenthesis.
      guard let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
        return false
      }
      return bytes[end + 2] == UInt8(ascii: "R") || bytes[end + 2] == UInt8(ascii: "D")
    }
  }
}
