import CVirtualClock
import PlatformInterface

/// What keeps a program from being idle, in words.
@MainActor
enum Unrest {
  /// More are not told of one kind.
  private static let most = 4

  /// A sentence without its end: `Spinner moves: animation "rotation" of <UIImageView …>`.
  static func text(isBusy: Bool) -> String {
    var parts: [String] = []
    let movements = SceneRegistry.scenes.flatMap { $0.host.loop.movements }
    if !movements.isEmpty { parts.append("what moves: \(listed(movements))") }
    let requests = Int(tessera_clock_requests())
    if requests > 0 { parts.append("requests without an answer: \(requests)") }
    let queues = isBusy || parts.isEmpty ? BusyThreads.names : []
    if !queues.isEmpty { parts.append("threads at work: \(listed(queues))") }
    if parts.isEmpty { parts.append("the main queue is never empty") }
    let timers = timers
    if !timers.isEmpty { parts.append("timers: \(listed(timers))") }
    return parts.joined(separator: "; ")
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    return names.prefix(most).joined(separator: ", ") + rest
  }

  /// Those set in the last second of the clock, or due, with who set them.
  private static var timers: [String] {
    var settings = [TesseraSetting](repeating: TesseraSetting(), count: 64)
    let count = Int(tessera_clock_settings(&settings, Int32(settings.count)))
    let now = tessera_clock_elapsed()
    // The names take long to find, the first time.
    let latest = settings.prefix(count).lazy.filter {
      $0.time > now - 1_000_000_000 && $0.time < Int64.max / 2
    }
    return latest.prefix(2 * most).compactMap { setting in
      var setting = setting
      let addresses = withUnsafeBytes(of: &setting.calls) { bytes in
        bytes.bindMemory(to: UnsafeMutableRawPointer?.self).prefix(Int(setting.depth))
          .compactMap { $0 }
      }
      guard let owner = ProgramFunction.name(in: addresses) else { return nil }
      return "\(String(cString: setting.kind)) set in \(owner)"
    }
  }
}

/// The threads of the process that run or wait for a disk.
private enum BusyThreads {
  static var names: [String] {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.compactMap { thread in
      guard Int32(thread) != getpid(),
        let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8),
        let state = line("State:", of: status), state.hasPrefix("R") || state.hasPrefix("D")
      else { return nil }
      return line("Name:", of: status) ?? thread
    }
  }

  private static func line(_ key: String, of text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { $0.dropFirst(key.count).trimmingCharacters(in: .whitespaces) }
  }
}
