import Foundation

/// What becomes of a manifest's description: it is written as JSON to the file that the command names in the
/// environment, and read there.
enum Description {
  /// The environment variable that names the file; a manifest that runs without it writes nothing.
  static let variable = "TESSERA_DESCRIPTION"

  private struct Written<Value: Encodable>: Encodable {
    var kind: String
    var value: Value
  }

  /// Writes a description in place of one that was written before.
  ///
  /// - Parameter kind: the name of its type, by which the command knows it.
  static func write(_ value: some Encodable, kind: String) {
    guard let file = ProcessInfo.processInfo.environment[variable] else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(Written(kind: kind, value: value))
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("The description could not be written: \(error)\n".utf8))
      exit(1)
    }
  }
}
