import Foundation

/// Text for values that a dump shows on one line, or under a line of their own.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in a value is shown below it.
  static var renderChildren: Bool { get }
  /// The line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Values with a text of their own show no parts.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  /// The moment in UTC, to the second.
  public var snapshotDescription: String { Self.snapshotFormatter.string(from: self) }

  private static let snapshotFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
}
extension NSObject: AnySnapshotStringConvertible {
  /// The debugging description without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}
extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

/// A value and what is in it, a line each. Members of structures and classes are sorted by their names, keys and
/// elements of sets by their own dumps.
enum ValueDump {
  static func text(of value: Any) -> String {
    text(of: value, named: nil, indentation: 0, above: [])
  }

  /// Descriptions with addresses of objects differ from one run to the next.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }

  private static func text(
    of value: Any, named name: String?, indentation: Int, above: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    let space = String(repeating: " ", count: indentation)
    let label = name.map { "\($0): " } ?? ""
    var children = Array(mirror.children)
    let count = children.count
    let bullet = children.isEmpty ? "-" : "▿"
    var above = above
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

    let line: String
    switch (value, mirror.displayStyle) {
    case (_, .collection?): line = counted("element", "elements")
    case (_, .dictionary?):
      line = counted("key/value pair", "key/value pairs")
      children = sorted(children, above)
    case (_, .set?):
      line = counted("member", "members")
      children = sorted(children, above)
    case (_, .tuple?): line = "(\(counted("element", "elements")))"
    case (_, .optional?): line = typeName(mirror) + (children.isEmpty ? ".none" : "")
    case (let value as any AnySnapshotStringConvertible, _):
      guard type(of: value).renderChildren else {
        return "\(space)- \(label)\(value.snapshotDescription)\n"
      }
      line = value.snapshotDescription
    case (let value as any CustomStringConvertible, _): line = value.description
    case (_, .class?):
      let identity = ObjectIdentifier(value as AnyObject)
      guard above.insert(identity).inserted else {
        return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      line = typeName(mirror)
      children = sorted(children, above)
    case (_, .struct?):
      line = typeName(mirror)
      children = sorted(children, above)
    case (_, .enum?): line = typeName(mirror) + (children.isEmpty ? ".\(value)" : "")
    default: line = String(describing: value)
    }
    return "\(space)\(bullet) \(label)\(line)\n"
      + children.map {
        text(of: $0.value, named: $0.label, indentation: indentation + 2, above: above)
      }.joined()
  }

  /// Types inside functions have numbers that change with the source.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  private static func sorted(
    _ children: [Mirror.Child], _ above: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    children.map { ($0, text(of: $0.value, named: nil, indentation: 0, above: above)) }
      .sorted { ($0.0.label ?? "", $0.1) < ($1.0.label ?? "", $1.1) }.map(\.0)
  }
}
