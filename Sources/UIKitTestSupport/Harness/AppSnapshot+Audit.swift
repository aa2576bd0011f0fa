import Foundation
import PlatformInterface

extension AppSnapshot {
  private struct Finding: Decodable {
    var kind: String
    var message: String
    var element: String
    var screen: Int
  }

  private struct Audit: Decodable {
    var findings: [Finding]
  }

  /// What `tessera audit` finds on the screens that the script's lines `idle` come to rest at, and on the last
  /// one: a line for each, none for an app without faults.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error.
  public func findings(ofProductNamed name: String) throws -> [String] {
    let usual = try audit(name, textSize: nil)
    // A text that ends early at every size, such as a preview of two lines, is not cut off by the largest.
    let early = Set(usual.filter { $0.kind == "clipped" }.map(\.element))
    let largest = try audit(name, textSize: TextSize.names.last)
    let found =
      usual.filter { $0.kind != "clipped" }
      + largest.filter { $0.kind == "clipped" && !early.contains($0.element) }
    return found.map { "\($0.kind): \"\($0.element)\" \($0.message) (screen \($0.screen))" }
  }

  private func audit(_ name: String, textSize: String?) throws -> [Finding] {
    try withFolder { folder in
      let file = folder.appendingPathComponent("audit.json")
      try run(Self.program(name), in: folder, writing: file) {
        $0.auditPath = file.path
        $0.textSize = textSize
      }
      return try JSONDecoder().decode(Audit.self, from: Data(contentsOf: file)).findings
    }
  }
}
