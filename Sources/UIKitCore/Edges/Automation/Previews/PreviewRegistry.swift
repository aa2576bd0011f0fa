import Failures
import PlatformInterface

/// The previews of a program that was built for `tessera preview`: each `#Preview` of its sources that shows
/// a view or a view controller, and the names of those that cannot be shown.
///
/// The plugin XcodeSources writes the calls, which run while the program is loaded.
@_spi(XcodeSources)
public enum PreviewRegistry {
  /// A preview of the sources.
  struct Entry {
    /// Nil for one without a name.
    var name: String?
    var file: String
    var line: Int
    var traits: @MainActor @Sendable () -> [PreviewTrait] = { [] }
    /// Nil for one of SwiftUI's, which cannot be shown.
    var make: (@MainActor @Sendable () -> PreviewScreen)?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Adds a preview to the program's list.
  ///
  /// - Parameters:
  ///   - file: the path of the source.
  ///   - traits: those that the source gives beside the name.
  ///   - make: what the source's closure shows.
  public static func add(
    _ name: String?, file: String, line: Int,
    traits: @escaping @MainActor @Sendable () -> [PreviewTrait],
    make: @escaping @MainActor @Sendable () -> PreviewScreen
  ) {
    lock.withLock {
      entries.append(Entry(name: name, file: file, line: line, traits: traits, make: make))
    }
  }

  /// Adds the name of a preview that cannot be shown.
  public static func leaveOut(_ name: String?, file: String, line: Int) {
    lock.withLock { entries.append(Entry(name: name, file: file, line: line)) }
  }

  /// In the order of the sources; those of one line in the order of their names.
  static var all: [Entry] {
    lock.withLock { entries }.sorted {
      ($0.file, $0.line, $0.name ?? "") < ($1.file, $1.line, $1.name ?? "")
    }
  }

  /// An entry as the command reads it.
  private struct Description: Encodable {
    var name: String?
    var file: String
    var line: Int
    var traits: [PreviewTrait]
    var isLeftOut: Bool
  }

  /// Writes the list as JSON.
  ///
  /// - Throws: where the file cannot be written.
  @MainActor
  static func write(to path: String) throws {
    let list = all.map {
      Description(
        name: $0.name, file: $0.file, line: $0.line, traits: $0.traits(), isLeftOut: $0.make == nil)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(list).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// How large the canvas of a preview is and which way it lies, named as in `#Preview`'s traits.
@_spi(XcodeSources)
public enum PreviewTrait: Encodable, Equatable, Sendable {
  /// The whole device, and as much as the content wants.
  case defaultLayout, sizeThatFitsLayout
  /// The device upright or on its side.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// In points.
  case fixedLayout(width: CGFloat, height: CGFloat)

  private enum Key: String, CodingKey { case name, width, height }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .defaultLayout: try values.encode("defaultLayout", forKey: .name)
    case .sizeThatFitsLayout: try values.encode("sizeThatFitsLayout", forKey: .name)
    case .portrait: try values.encode("portrait", forKey: .name)
    case .portraitUpsideDown: try values.encode("portraitUpsideDown", forKey: .name)
    case .landscapeLeft: try values.encode("landscapeLeft", forKey: .name)
    case .landscapeRight: try values.encode("landscapeRight", forKey: .name)
    case .fixedLayout(let width, let height):
      try values.encode("fixedLayout", forKey: .name)
      try values.encode(Double(width), forKey: .width)
      try values.encode(Double(height), forKey: .height)
    }
  }
}
