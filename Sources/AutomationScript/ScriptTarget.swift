import CoreGraphics

/// What a line of a script points at.
package enum ScriptTarget: Hashable, Sendable, CustomStringConvertible {
  /// Points from the window's top left.
  case point(CGPoint)
  /// A visible element that shows this text or is labelled with it.
  case text(String)
  /// An accessibility identifier.
  case identifier(String)
  case cell(section: Int, item: Int, list: String?)
  case header(section: Int, list: String?)
  case footer(section: Int, list: String?)

  /// As a script writes it.
  package var description: String {
    switch self {
    case .point(let point): point.scriptText
    case .text(let text): "\"\(text)\""
    case .identifier(let name): "#\(name)"
    case .cell(let section, let item, let list): "cell \(section).\(item)" + Self.suffix(list)
    case .header(let section, let list): "header \(section)" + Self.suffix(list)
    case .footer(let section, let list): "footer \(section)" + Self.suffix(list)
    }
  }

  private static func suffix(_ list: String?) -> String { list.map { " in #\($0)" } ?? "" }
}
