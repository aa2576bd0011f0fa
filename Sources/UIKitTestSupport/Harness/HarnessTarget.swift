import AutomationScript
import PlatformInterface
import UIKitCore

/// What a test points at, as lines of scripts do.
///
/// A literal means what shows that text or is labelled with it; with a `#` before it, an accessibility
/// identifier: `harness.expect("#wifi", is: .on)`.
public struct HarnessTarget: ExpressibleByStringLiteral, Hashable, Sendable,
  CustomStringConvertible
{
  let target: ScriptTarget

  /// Makes a target of a text, or of an identifier behind a `#`.
  public init(stringLiteral value: String) {
    target =
      value.hasPrefix("#") && value.count > 1
      ? .identifier(String(value.dropFirst())) : .text(value)
  }

  private init(_ target: ScriptTarget) { self.target = target }

  /// What shows a text or is labelled with it, whatever it begins with.
  public static func text(_ text: String) -> HarnessTarget { HarnessTarget(.text(text)) }
  /// What has an accessibility identifier.
  public static func identifier(_ name: String) -> HarnessTarget {
    HarnessTarget(.identifier(name))
  }
  /// A list's cell, of the list with an identifier where there are several.
  public static func cell(_ path: IndexPath, in list: String? = nil) -> HarnessTarget {
    HarnessTarget(.cell(section: path.section, item: path.item, list: list))
  }
  /// A place in the window, in points from its top left.
  public static func point(_ point: CGPoint) -> HarnessTarget { HarnessTarget(.point(point)) }

  /// As a script writes it.
  public var description: String {
    switch target {
    case .text(let text): Self.quoted(text)
    default: target.description
    }
  }

  /// A text as scripts write it.
  static func quoted(_ text: String) -> String {
    let inner = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(inner)\""
  }
}
