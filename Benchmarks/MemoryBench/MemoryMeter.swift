import UIKit
import UIKitTestSupport

/// What the system, the allocator and the caches say of this process, in megabytes.
@MainActor
enum MemoryMeter {
  private static let start = DispatchTime.now().uptimeNanoseconds

  static func tell(_ moment: String, _ window: UIWindow) {
    let start = Self.start
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let rollup = fields("/proc/self/smaps_rollup")
    print(
      String(
        format: "%8.1f s  RSS %6.1f  PSS %6.1f  private %6.1f  heap %6.1f  ", seconds,
        rollup["Rss"] ?? 0, rollup["Pss"] ?? 0, rollup["Private_Dirty"] ?? 0,
        Double(allocatedBytes()) / 1_048_576) + moment)
    let use = cacheUse()
    for cache in use.caches {
      print(
        String(format: "%12.2f MB in %6d  ", Double(cache.bytes) / 1_048_576, cache.entries)
          + cache.name)
    }
    let sum = use.caches.reduce(0) { $0 + $1.bytes }
    print(
      String(
        format: "%12.2f MB of %.2f  all caches", Double(sum) / 1_048_576,
        Double(use.limit) / 1_048_576))
    fflush(stdout)
  }

  /// Lines like "Pss:  1234 kB".
  private static func fields(_ path: String) -> [String: Double] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var result: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count >= 2, parts[0].last == ":", let number = Double(parts[1]) else { continue }
      result[String(parts[0].dropLast())] = number / 1024
    }
    return result
  }
}
