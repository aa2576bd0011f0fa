import Foundation

/// A category of messages.
public final class OSLog: @unchecked Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Nothing sent here is written.
  public static let disabled = OSLog(isEnabled: false)

  let subsystem: String
  let category: String
  let isEnabled: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabled = true
  }

  /// One of the system's own categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(isEnabled: Bool) {
    subsystem = ""
    category = ""
    self.isEnabled = isEnabled
  }

  /// Categories that Instruments knows.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// Whether messages of the type are written: debug messages are where `OS_ACTIVITY_MODE` is
  /// `debug`.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && LogWriter.writes(type) }
}

/// How much a message matters.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Writes a message with values in the places that `%@`, `%d` and their kin mark; `%{public}@` is
/// the same as `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.write(LogFormat.text(message.description, args), log.subsystem, log.category, type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.write(LogFormat.text(message.description, args), log.subsystem, log.category, type)
}

/// The same with values inside the message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.write(message.text, log.subsystem, log.category, type)
}

/// Formats of Apple's log as Foundation's.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: plain(format), arguments: arguments)
  }

  /// Without the words in braces behind a percent sign: privacy and decoding.
  static func plain(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

/// Where messages go: standard error, a line each.
enum LogWriter {
  static func writes(_ type: OSLogType) -> Bool {
    type != .debug || ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"
  }

  static func write(_ text: String, _ subsystem: String, _ category: String, _ type: OSLogType) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let level: String? =
      switch type {
      case .info: "info"
      case .debug: "debug"
      case .error: "error"
      case .fault: "fault"
      default: nil
      }
    let head = (place.isEmpty ? "" : "[\(place)] ") + (level.map { $0 + ": " } ?? "")
    sink.write(head + text)
  }

  /// For tests: what messages are handed to instead.
  package static func redirect(to handler: (@Sendable (String) -> Void)?) { sink.handler = handler }

  private static let sink = Sink()

  private final class Sink: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (@Sendable (String) -> Void)?

    var handler: (@Sendable (String) -> Void)? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }

    func write(_ line: String) {
      if let handler { return handler(line) }
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
  }
}
