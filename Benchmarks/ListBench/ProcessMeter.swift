import Foundation

/// What the operating system says about this process and the X server, in the units and under the
/// names that the peers' programs print.
enum ProcessMeter {
  /// Prints one line that the comparison script reads.
  static func metric(_ name: String, _ value: Double) {
    print("M\t\(name)\t\(String(format: "%.4f", value))")
    fflush(stdout)
  }

  static var now: Int64 { clock(CLOCK_MONOTONIC) }
  static var ownCPU: Int64 { clock(CLOCK_PROCESS_CPUTIME_ID) }

  /// CPU time of the X server named by XPID; zero without one.
  static var serverCPU: Int64 {
    guard let text = ProcessInfo.processInfo.environment["XPID"], let pid = Int32(text) else {
      return 0
    }
    var id = clockid_t()
    guard clock_getcpuclockid(pid, &id) == 0 else { return 0 }
    return clock(id)
  }

  /// When the program was started, on the monotonic clock.
  static var start: Int64 {
    ProcessInfo.processInfo.environment["T0_NS"].flatMap(Int64.init) ?? now
  }

  static var residentMegabytes: Double { field("VmRSS:", of: "/proc/self/status") }
  static var proportionalMegabytes: Double { field("Pss:", of: "/proc/self/smaps_rollup") }

  static func percentile(_ values: [Double], _ p: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    return values.sorted()[Int(p * Double(values.count - 1) + 0.5)]
  }

  private static func clock(_ id: clockid_t) -> Int64 {
    var time = timespec()
    guard clock_gettime(id, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  private static func field(_ name: String, of path: String) -> Double {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first
    else { return 0 }
    return (Double(kilobytes) ?? 0) / 1024
  }
}

/// The random numbers of the peers' programs, so that all of them insert at the same places.
struct PeerRandom {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
