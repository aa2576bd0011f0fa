import Foundation

/// Writes messages of one category.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(_ logObj: OSLog) { log = logObj }
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// The same as `debug`.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// The same as `error`.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// The same as `fault`.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    LogWriter.write(message.text, log.subsystem, log.category, type)
  }
}

/// A message with values in it. Nothing is private here: who runs the program may see its data.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(value()))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(Double(value())))
  }
}

/// Who may read a value on Apple's systems.
public struct OSLogPrivacy: Sendable {
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// A mask says that two values are the same without showing them.
  public enum Mask: Sendable { case hash, none }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Columns that a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }
  private let side: Side?
  private let columns: @Sendable () -> Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: nil) { 0 } }
  public static func left(columns: @escaping @autoclosure @Sendable () -> Int)
    -> OSLogStringAlignment
  {
    OSLogStringAlignment(side: .left, columns: columns)
  }
  public static func right(columns: @escaping @autoclosure @Sendable () -> Int)
    -> OSLogStringAlignment
  {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  private init(side: Side?, columns: @escaping @Sendable () -> Int) {
    self.side = side
    self.columns = columns
  }

  func aligned(_ text: String) -> String {
    guard let side else { return text }
    let space = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minimum: Int

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 10, prefix: explicitPositiveSign ? "+" : "", isUppercase: false, minimum: minDigits)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimum: minDigits)
  }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: false, minimum: minDigits)
  }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimum - digits.count))
    let sign = value < 0 ? "-" : (prefix == "+" ? "+" : "")
    return sign + (prefix == "+" ? "" : prefix) + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: @Sendable (Double) -> String

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  public static func fixed(precision: @escaping @autoclosure @Sendable () -> Int)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting { String(format: "%.\(precision())f", $0) }
  }
  public static var exponential: OSLogFloatFormatting {
    OSLogFloatFormatting { String(format: "%e", $0) }
  }
  public static func exponential(
    precision: @escaping @autoclosure @Sendable () -> Int
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting { String(format: "%.\(precision())e", $0) }
  }
  public static var hybrid: OSLogFloatFormatting {
    OSLogFloatFormatting { String(format: "%g", $0) }
  }

  private init(_ format: @escaping @Sendable (Double) -> String) { self.format = format }

  func text(_ value: Double) -> String { format(value) }
}
