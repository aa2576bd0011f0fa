import Foundation
import XCTestAdditions

extension Diffing where Value == String {
  /// Texts compared line by line; the difference is a patch with four lines around what changed.
  public static let lines = Diffing(
    toData: { Data($0.utf8) },
    fromData: { String(decoding: $0, as: UTF8.self) }
  ) { old, new in
    guard old != new else { return nil }
    let patch = LinePatch(from: old, to: new).text
    return (
      patch,
      [XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")]
    )
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Text as it is, in a file ending in `.txt`.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// A value and all that is in it, a line each, indented, in an order that does not depend on hashing.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }

  /// Arrays, dictionaries, texts and numbers as JSON with sorted keys.
  public static var json: Snapshotting {
    text(endingIn: "json") { value in
      try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Text that is made of a value, or the sentence that says why it could not be.
  fileprivate static func text(
    endingIn pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch {
        return "\(Value.self) could not be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// JSON with sorted keys, a value on a line.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// JSON as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text(endingIn: "json") { try encoder.encode($0) }
  }

  /// A property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A property list as an encoder writes it, which has to be text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text(endingIn: "plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are, in a file without an ending.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let message =
          old.count == new.count
          ? "Expected data to match" : "Expected \(new) to match \(old)"
        return (message, [])
      })
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of an enumeration: each case with what the function makes of it, as a table.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: (Value) -> A) in
      Async.all(
        Value.allCases.map { input in
          witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
        }
      ).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
