import Foundation

/// What a signpost marks.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(0)
  public static let begin = OSSignpostType(1)
  public static let end = OSSignpostType(2)
}

/// Tells intervals of the same name apart that overlap.
public struct OSSignpostID: Comparable, RawRepresentable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(_ value: UInt64) { rawValue = value }
  /// Another one at each call.
  public init(log: OSLog) { rawValue = Self.next() }
  /// The same at each call with the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  /// The only interval of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  static func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt64 = 0
}

/// Marks a moment, or the begin or end of an interval: a debug message, where those are written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  SignpostWriter.write(type, log, name, signpostID, "")
}

/// The same with values in the places that `%@`, `%d` and their kin mark.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  SignpostWriter.write(
    type, log, name, signpostID, LogFormat.text(format.description, arguments))
}

/// The same with values inside the message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: OSLogMessage
) {
  SignpostWriter.write(type, log, name, signpostID, message.text)
}

extension OSLog {
  /// Whether signposts are written: where debug messages are.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }
}

/// Marks moments and intervals of one category.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Nothing sent here is written.
  public static let disabled = OSSignposter(logHandle: .disabled)

  public init() { log = .default }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(logHandle: OSLog) { log = logHandle }

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    SignpostWriter.write(.event, log, name, id, "")
  }
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    SignpostWriter.write(.event, log, name, id, message.text)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    SignpostWriter.write(.begin, log, name, id, "")
    return OSSignpostIntervalState(id)
  }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    SignpostWriter.write(.begin, log, name, id, message.text)
    return OSSignpostIntervalState(id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    SignpostWriter.write(.end, log, name, state.id, "")
  }
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    SignpostWriter.write(.end, log, name, state.id, message.text)
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun, for whoever ends it.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(_ id: OSSignpostID) { self.id = id }

  /// The interval of an identifier that something else has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

private enum SignpostWriter {
  static func write(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ text: String
  ) {
    guard log.signpostsEnabled else { return }
    let kind =
      switch type {
      case .begin: "begin"
      case .end: "end"
      default: "event"
      }
    let number = id == .exclusive ? "" : " #\(String(id.rawValue, radix: 16))"
    LogWriter.write(
      "\(kind) \(name)\(number)" + (text.isEmpty ? "" : ": \(text)"), log.subsystem, log.category,
      .debug)
  }
}
